const FOCUSABLE =
  'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled]), summary, [tabindex]:not([tabindex="-1"])'

const canFocus = (element: HTMLElement): boolean =>
  element.checkVisibility({ visibilityProperty: true }) && element.closest('[inert]') === null

/** Moves the focus to what comes after a part of the page that goes away; to what comes before it where nothing does. */
export const focusAfter = (part: Element): void => {
  const others = [...document.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) => !part.contains(element) && canFocus(element),
  )
  const isAfter = (element: Element): boolean =>
    (part.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  const target = others.find(isAfter) ?? others.at(-1)
  target?.focus()
}
