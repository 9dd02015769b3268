// What embedded forms do with the page they stand in.
import type { ScrollPlan } from '@evkit/engine/internal/forms'

/** Tells once an element comes near the window; at once where no browser can say. */
export const watchNear = (
  element: Element,
  { margin, onNear }: { readonly margin: number; readonly onNear: () => void },
): (() => void) => {
  if (!('IntersectionObserver' in window)) {
    onNear()
    return () => undefined
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      onNear()
    },
    // Of the window the page is in, which may be a frame.
    { root: document, rootMargin: `${String(margin)}px` },
  )
  observer.observe(element)
  return () => {
    observer.disconnect()
  }
}

/** Scrolls to an element. */
export const scrollToElement = (
  element: Element | null,
  { behavior }: Pick<ScrollPlan, 'behavior'>,
): void => {
  element?.scrollIntoView({ behavior, block: 'start' })
}
