import { useRef, useState, type HTMLAttributes, type PointerEvent } from 'react'

/** What a list that is dragged into another order shows. */
export interface Reorder {
  /** What a row is grasped by. */
  readonly gripOf: (at: number) => HTMLAttributes<HTMLElement>
  /** Where a row stands while one is dragged. */
  readonly rowOf: (at: number) => HTMLAttributes<HTMLElement> & { readonly 'data-dragged'?: '' }
}

interface Drag {
  /** Where the row stood, and where it would be let go. */
  readonly from: number
  readonly to: number
}

const moved = (count: number, { from, to }: Drag): readonly number[] => {
  const others = Array.from({ length: count }, (_, at) => at).filter((at) => at !== from)
  return [...others.slice(0, to), from, ...others.slice(to)]
}

// The place whose middle the pointer has passed.
const placeUnder = (grip: HTMLElement, y: number): number => {
  const rows = [...(grip.closest('ol')?.children ?? [])]
  const below = rows.filter((row) => {
    const { top, height } = row.getBoundingClientRect()
    return y > top + height / 2
  }).length
  return Math.min(below, rows.length - 1)
}

/**
 * Lets a list be dragged into another order by a grip in each row; the keys have buttons of their own.
 *
 * @param count - How many rows there are.
 * @param move - Told once a row is let go in another place.
 */
export const useReorder = (count: number, move: (from: number, to: number) => void): Reorder => {
  const [drag, setDrag] = useState<Drag>()
  const held = useRef<number>(undefined)
  const order = drag === undefined ? undefined : moved(count, drag)
  const letGo = (): void => {
    held.current = undefined
    setDrag(undefined)
  }
  return {
    // The rows keep their places in the document: one that is taken out of it lets go of the pointer.
    rowOf: (at) => ({
      ...(order === undefined ? {} : { style: { order: order.indexOf(at) } }),
      ...(drag?.from === at ? { 'data-dragged': '' } : {}),
    }),
    gripOf: (at) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        held.current = at
        setDrag({ from: at, to: at })
      },
      onPointerMove: ({ currentTarget, clientY }) => {
        const from = held.current
        if (from !== undefined) setDrag({ from, to: placeUnder(currentTarget, clientY) })
      },
      onPointerUp: () => {
        letGo()
        if (drag !== undefined && drag.from !== drag.to) move(drag.from, drag.to)
      },
      onPointerCancel: letGo,
    }),
  }
}
