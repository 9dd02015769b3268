import { findFocus } from '../../primitives/index.js'

const listRadios = (list: HTMLElement): readonly HTMLElement[] => [
  ...list.querySelectorAll<HTMLElement>('input[type=radio]'),
]

const STEPS: ReadonlyMap<string, number> = new Map([
  ['ArrowDown', 1],
  ['ArrowRight', 1],
  ['ArrowUp', -1],
  ['ArrowLeft', -1],
])

/**
 * Moves the focus through the radios of a list, round its ends, and chooses none of them.
 *
 * @returns Whether the key is one that moves.
 */
export const moveFocus = (list: HTMLElement, key: string): boolean => {
  const step = STEPS.get(key)
  const radios = listRadios(list)
  const focused = findFocus(list)
  const at = radios.findIndex((radio) => radio === focused)
  if (step === undefined || at < 0) return false
  radios.at((at + step) % radios.length)?.focus()
  return true
}

/** Moves the focus to a radio of a list, by its place from 0. */
export const focusRadio = (list: HTMLElement | null, place: number): void => {
  if (list !== null) listRadios(list)[place]?.focus()
}

/**
 * Whether the focus was lost with the element that had it. The page is asked, whatever tree that stood in: the tree does
 * not know of a focus that is elsewhere.
 */
export const isFocusLost = (): boolean =>
  document.activeElement === null || document.activeElement === document.body
