import { TIME_BAR_OFFSET } from '@evkit/engine/internal/charging'

// A band of 4 px around the lower edge; the half threshold is crossed exactly when the edge reaches the offset.
const BAND = 4
// What lies below the window counts as inside, so that a jump past the block is a change too.
const FAR_BELOW = '1000000px'
const THRESHOLDS = [0, 0.25, 0.5001, 0.75, 1]

/**
 * Tells where the lower edge of a block is whenever it comes near the offset of the time bar: no scroll handler.
 *
 * @param block - The block; positioned, so that the mark can lie on its edge.
 * @param tell - Gets the lower edge [px] from the viewport top.
 * @returns How to stop.
 */
export const observeLowerEdge = (
  block: HTMLElement,
  tell: (bottom: number) => void,
): (() => void) => {
  const mark = block.querySelector<HTMLElement>('[data-part="lower-edge"]')
  if (mark === null || typeof IntersectionObserver === 'undefined') return () => undefined
  const observer = new IntersectionObserver(
    (entries) => {
      const last = entries.at(-1)
      if (last !== undefined) tell(last.boundingClientRect.bottom - BAND / 2)
    },
    { rootMargin: `-${TIME_BAR_OFFSET}px 0px ${FAR_BELOW} 0px`, threshold: THRESHOLDS },
  )
  observer.observe(mark)
  return () => {
    observer.disconnect()
  }
}
