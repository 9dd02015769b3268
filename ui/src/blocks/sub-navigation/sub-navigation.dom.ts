const centreOf = ({ left, width }: DOMRect): number => left + width / 2

/**
 * Scrolls a strip once so that its current entry is in its middle: as soon as the strip has more than it can show. The
 * page itself is never scrolled.
 *
 * @param strip - What scrolls sideways.
 * @param findCurrent - Finds the entry; nothing while there is none.
 * @returns How to stop waiting.
 */
export const showCurrentOnce = (
  strip: HTMLElement,
  findCurrent: () => Element | null,
): (() => void) => {
  const sizes = new ResizeObserver(() => {
    const current = findCurrent()
    if (current === null || strip.scrollWidth <= strip.clientWidth) return
    sizes.disconnect()
    const way = centreOf(current.getBoundingClientRect()) - centreOf(strip.getBoundingClientRect())
    strip.scrollLeft += way
  })
  sizes.observe(strip)
  return () => {
    sizes.disconnect()
  }
}
