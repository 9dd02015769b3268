import { whenReached } from '../tool/reaches.dom.js'

/**
 * Tells whether a map is in view, and when the visitor does something on the page.
 *
 * @returns How to stop.
 */
export const watchMap = (
  place: HTMLElement,
  tell: (event: 'map.seen' | 'map.left' | 'page.used') => void,
): (() => void) => {
  const stop = new AbortController()
  const use = (): void => {
    tell('page.used')
  }
  whenReached(use, stop.signal)
  const watching = new IntersectionObserver(([entry]) => {
    tell(entry?.isIntersecting === true ? 'map.seen' : 'map.left')
  })
  watching.observe(place)
  return () => {
    stop.abort()
    watching.disconnect()
  }
}
