import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'

/** A part of the page in which the focus is moved. */
export interface FocusIn<Target> {
  readonly root: RefObject<HTMLDivElement | null>
  readonly focus: (target: Target) => void
}

const always = (): boolean => true

/**
 * Moves the focus to a target inside a part of the page. What is wanted may be drawn with the same change: it is looked
 * for afterwards.
 *
 * @param targets - Selectors of the targets; the same record at every call.
 * @param isWelcome - Whether the focus may be moved there by then; the same function at every call.
 */
export const useFocus = <Target extends string>(
  targets: Readonly<Record<Target, string>>,
  isWelcome: (target: Target) => boolean = always,
): FocusIn<Target> => {
  const root = useRef<HTMLDivElement>(null)
  const [wanted, setWanted] = useState<{ readonly target: Target }>()
  useEffect(() => {
    if (wanted === undefined || !isWelcome(wanted.target)) return
    root.current?.querySelector<HTMLElement>(targets[wanted.target])?.focus()
  }, [wanted, targets, isWelcome])
  const focus = useCallback((target: Target) => {
    setWanted({ target })
  }, [])
  return { root, focus }
}
