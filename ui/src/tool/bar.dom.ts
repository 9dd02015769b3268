import type { BarPlace } from '@evkit/engine/interaction'

/**
 * Tells where a bar is, once a frame while the page scrolls or changes its size.
 *
 * @param bar - The bar.
 * @param tell - Gets its upper edge [px] from the viewport top.
 * @returns How to stop.
 */
export const observeBar = (bar: HTMLElement, tell: (place: BarPlace) => void): (() => void) => {
  let frame = 0
  const measure = (): void => {
    frame = 0
    tell({ top: bar.getBoundingClientRect().top, viewportHeight: window.innerHeight })
  }
  const ask = (): void => {
    if (frame === 0) frame = requestAnimationFrame(measure)
  }
  const stop = new AbortController()
  const options = { passive: true, signal: stop.signal }
  window.addEventListener('scroll', ask, options)
  window.addEventListener('resize', ask, options)
  ask()
  return () => {
    stop.abort()
    cancelAnimationFrame(frame)
  }
}
