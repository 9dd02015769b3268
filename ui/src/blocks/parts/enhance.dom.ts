// What enhancers share: a block as the server has drawn it gets attributes and listeners, and no framework.

/** Enhances a block that the server has drawn; answers once it is done. */
export type Enhance = (root: HTMLElement) => void | Promise<void>

/** Finds a part of a block by its `data-part`; nothing where the block was drawn without it. */
export const findPart = (root: ParentNode, name: string): HTMLElement | undefined =>
  root.querySelector<HTMLElement>(`[data-part="${name}"]`) ?? undefined

/** Sets the text of a control, which stands in its first element. */
export const setLabel = (control: Element, text = ''): void => {
  const label = control.firstElementChild
  if (label !== null) label.textContent = text
}

/** Says of a control whether what it controls is expanded. */
export const setExpanded = (control: Element, isExpanded: boolean): void => {
  control.setAttribute('aria-expanded', String(isExpanded))
}
