// What exit intent sees of a page.
import type { MouseOut } from '@evkit/engine/internal/forms'

/** Whether the visitor has a mouse. */
export const hasMouse = (): boolean =>
  window.matchMedia('(hover: hover) and (pointer: fine)').matches

/** Tells whenever the mouse leaves an element; the engine looks at it seldom enough. */
export const watchMouse = (listen: (mouse: MouseOut) => void): (() => void) => {
  const tell = ({ clientY, relatedTarget, timeStamp }: MouseEvent): void => {
    listen({ y: clientY, hasLeft: relatedTarget === null, at: timeStamp })
  }
  document.addEventListener('mouseout', tell)
  return () => {
    document.removeEventListener('mouseout', tell)
  }
}
