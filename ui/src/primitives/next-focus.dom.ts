import { treeOf } from './own-tree.dom.js'

const FOCUSABLE =
  'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled]), summary, [tabindex]:not([tabindex="-1"])'

const listFocusable = (tree: ParentNode): readonly HTMLElement[] =>
  [...tree.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (one) => one.checkVisibility({ visibilityProperty: true }) && one.closest('[inert]') === null,
  )

const focusFirst = (
  elements: readonly HTMLElement[],
  isBehind: (element: HTMLElement) => boolean,
): void => {
  const target = elements.find(isBehind) ?? elements.at(-1)
  target?.focus()
}

/** Moves the focus to what comes after a part of the page that goes away; to what comes before it where nothing does. */
export const focusAfter = (part: Element): void => {
  focusFirst(
    listFocusable(document).filter((one) => !part.contains(one)),
    (one) => (part.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
  )
}

/** Notes where something stands; answers how to move the focus to what comes after that place once it has gone. */
export const notePlace = (element: Element): (() => void) => {
  const tree = treeOf(element)
  // It stays where it is, whatever goes.
  const place = new Range()
  place.setStartBefore(element)
  return () => {
    focusFirst(listFocusable(tree), (one) => place.comparePoint(one, 0) > 0)
  }
}
