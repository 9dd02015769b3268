import type { BarPlace } from '@evkit/engine/internal/interaction'

/**
 * Tells where a bar is, once a frame while the page scrolls or changes its size.
 *
 * @param bar - The bar.
 * @param tell - Gets its upper edge [px] from the viewport top; nothing while the bar is not drawn.
 * @returns How to stop.
 */
export const observeBar = (
  bar: HTMLElement,
  tell: (place: BarPlace | undefined) => void,
): (() => void) => {
  let frame = 0
  const measure = (): void => {
    frame = 0
    const isDrawn = bar.getClientRects().length > 0
    const { top } = bar.getBoundingClientRect()
    tell(isDrawn ? { top, viewportHeight: window.innerHeight } : undefined)
  }
  const ask = (): void => {
    if (frame === 0) frame = requestAnimationFrame(measure)
  }
  const stop = new AbortController()
  const options = { passive: true, signal: stop.signal }
  window.addEventListener('scroll', ask, options)
  window.addEventListener('resize', ask, options)
  // The panel it stands in was shown or hidden.
  const sizes = new ResizeObserver(ask)
  sizes.observe(bar)
  ask()
  return () => {
    stop.abort()
    sizes.disconnect()
    cancelAnimationFrame(frame)
  }
}
