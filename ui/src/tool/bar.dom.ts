import type { BarPlace } from '@evkit/engine/internal/interaction'
import { measureFrames } from './measure-frames.dom.js'

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
  const { ask, stop } = measureFrames(() => {
    const isDrawn = bar.getClientRects().length > 0
    const { top } = bar.getBoundingClientRect()
    tell(isDrawn ? { top, viewportHeight: window.innerHeight } : undefined)
  })
  // The panel it stands in was shown or hidden.
  const sizes = new ResizeObserver(ask)
  sizes.observe(bar)
  return () => {
    stop()
    sizes.disconnect()
  }
}
