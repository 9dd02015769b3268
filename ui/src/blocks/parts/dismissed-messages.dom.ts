import type { Dismissal } from '@evkit/engine/internal/content'
import { focusAfter } from '../../primitives/index.js'
import type { Dismissals } from './dismissals.js'
import { findPart, setExpanded } from './enhance.dom.js'

const fillEntry = (
  template: HTMLTemplateElement,
  { name }: Dismissal,
  restore: () => void,
): DocumentFragment => {
  const entry = document.importNode(template.content, true)
  const label = entry.querySelector('span')
  const button = entry.querySelector('button')
  if (label !== null) label.textContent = name
  button?.setAttribute('aria-label', `${button.dataset['label'] ?? ''}: ${name}`)
  button?.addEventListener('click', restore)
  return entry
}

/** Enhances the control that brings back what was closed during the visit. */
export const enhanceDismissed = (root: HTMLElement, dismissals: Dismissals): void => {
  const control = findPart(root, 'dismissed')
  const opener = control?.querySelector('button')
  const list = findPart(root, 'dismissed-list')
  const template = control?.querySelector('template')
  if (!control || !opener || !list || !template) return
  const count = findPart(control, 'count')
  // The button goes: a message of this page takes the focus, one of another page cannot.
  const restore = ({ key }: Dismissal): void => {
    if (dismissals.list().length > 1) opener.focus()
    else focusAfter(control)
    dismissals.restore(key)
  }
  const draw = (): void => {
    const closed = dismissals.list()
    control.hidden = closed.length === 0
    if (count !== undefined) count.textContent = String(closed.length)
    list.replaceChildren(
      ...closed.map((one) =>
        fillEntry(template, one, () => {
          restore(one)
        }),
      ),
    )
  }
  opener.addEventListener('click', () => {
    list.hidden = !list.hidden
    setExpanded(opener, !list.hidden)
  })
  dismissals.onChange(draw)
  draw()
}
