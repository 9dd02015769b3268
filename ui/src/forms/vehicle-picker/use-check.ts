import type { VehiclePickerView } from '@evkit/engine/forms'
import { useRef, useState, type FocusEvent, type KeyboardEvent, type SyntheticEvent } from 'react'

/** What a visitor does with the tiles. */
export interface CheckWays {
  /** A tile was checked by the keyboard: the visitor is still looking. */
  readonly onMove?: ((vehicleId: string) => void) | undefined
  /** A tile was pressed, or Enter on it. */
  readonly onChoose: (vehicleId: string) => void
  /** Enter on a tile, where that is more than a press. */
  readonly onEnter?: ((vehicleId: string) => void) | undefined
}

const SPACE = ' '

const chosenIn = (view: VehiclePickerView): string | undefined =>
  view.groups.flatMap(({ tiles }) => tiles).find(({ isChosen }) => isChosen)?.id

/**
 * Keeps which tile is checked: the chosen one, until another is moved to.
 *
 * What is checked while a key is down was checked by it. A click without a key is a press, be it of a mouse, a finger or a
 * reader of the screen. A script that repeats what was done before the page was awake does not know which it was: it moves.
 */
export const useCheck = (
  view: VehiclePickerView,
  { onMove, onChoose, onEnter = onChoose }: CheckWays,
) => {
  const chosen = chosenIn(view)
  const [moved, setMoved] = useState({ from: chosen, to: chosen })
  const isKeyDown = useRef(false)
  const release = (): void => {
    isKeyDown.current = false
  }
  const isPress = ({ nativeEvent }: SyntheticEvent): boolean =>
    nativeEvent.isTrusted && !isKeyDown.current
  const check = (id: string): void => {
    setMoved({ from: chosen, to: id })
  }
  return {
    checked: moved.from === chosen ? moved.to : chosen,
    /** For the group of all tiles. */
    group: {
      onKeyDown: () => {
        isKeyDown.current = true
      },
      // The space bar presses when it goes up.
      onKeyUp: ({ key }: KeyboardEvent) => {
        if (key !== SPACE) release()
      },
      onPointerDown: release,
      // An arrow key takes the focus from tile to tile before it checks one.
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) release()
      },
    },
    /** For the radio of one tile. */
    tileOf: (id: string) => ({
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Enter') return
        event.preventDefault()
        check(id)
        onEnter(id)
      },
      onClick: (event: SyntheticEvent) => {
        if (isPress(event)) onChoose(id)
      },
      onChange: (event: SyntheticEvent) => {
        check(id)
        if (!isPress(event)) onMove?.(id)
      },
    }),
  }
}
