import { useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { findFocus } from '../../primitives/index.js'

/** What a visitor has done with a block before it was awake. */
export interface OpenedBefore {
  /** Ids of the summaries of what is open. */
  readonly opened: readonly string[]
}

const listOpened = (root: HTMLElement): readonly string[] =>
  [...root.querySelectorAll('details[open] > summary')].map(({ id }) => id)

/**
 * Tells whether a block is awake: until then it draws native elements, which need no script. What was opened is handed
 * over, and the focus moves to what takes the place of what had it, by its id.
 */
export const useNative = (
  root: RefObject<HTMLElement | null>,
  onWake: (before: OpenedBefore) => void,
): boolean => {
  const [isAwake, setAwake] = useState(false)
  const focused = useRef<string | undefined>(undefined)
  useLayoutEffect(() => {
    const element = root.current
    if (element === null) return
    if (!isAwake) {
      const focus = findFocus(element)
      focused.current = focus !== null && element.contains(focus) ? focus.id : ''
      onWake({ opened: listOpened(element) })
      setAwake(true)
    } else if (focused.current !== undefined && focused.current !== '') {
      element.querySelector<HTMLElement>(`#${CSS.escape(focused.current)}`)?.focus({
        preventScroll: true,
      })
      focused.current = ''
    }
    // What is open is read once, when the block wakes.
  }, [isAwake])
  return isAwake
}
