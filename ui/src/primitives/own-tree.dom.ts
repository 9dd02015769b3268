// Where something has styles of its own it stands in a tree of its own: of what is in there the page knows the host only.

/** The tree an element stands in: the page, or one of its own in it. */
export const treeOf = (element: Element): Document | ShadowRoot => {
  const root = element.getRootNode()
  return root instanceof ShadowRoot ? root : document
}

/** What has the focus where an element stands. */
export const findFocus = (element: Element): Element | null => treeOf(element).activeElement
