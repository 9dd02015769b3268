import { useLayoutEffect, useRef, type RefObject } from 'react'
import { findFocus } from '../../primitives/index.js'
import { useAwake } from './use-awake.js'

const listOpened = (root: HTMLElement): readonly string[] =>
  [...root.querySelectorAll('details[open] > summary')].map(({ id }) => id)

/**
 * Tells whether a block is awake: until then it draws native elements, which need no script. The summaries of what
 * was opened are handed over by their ids, and the focus moves to what takes the place of what had it, by its id.
 */
export const useNative = (
  root: RefObject<HTMLElement | null>,
  onWake: (opened: readonly string[]) => void,
): boolean => {
  const focused = useRef('')
  const isAwake = useAwake(() => {
    const { current } = root
    if (current === null) return
    const focus = findFocus(current)
    if (focus !== null && current.contains(focus)) focused.current = focus.id
    onWake(listOpened(current))
  })
  useLayoutEffect(() => {
    const id = focused.current
    if (!isAwake || id === '') return
    root.current?.querySelector<HTMLElement>(`[id="${id}"]`)?.focus({ preventScroll: true })
  }, [isAwake])
  return isAwake
}
