import type { PanelPlace } from '@evkit/engine/internal/interaction'

/**
 * Tells where a calculator and the place of its panel are, once a frame while the page scrolls or changes its size.
 *
 * @param calculator - The calculator.
 * @param slot - The place of the panel in the page.
 * @param tell - Gets the places [px] from the viewport top.
 * @returns How to stop.
 */
export const observePlaces = (
  calculator: HTMLElement,
  slot: HTMLElement,
  tell: (place: PanelPlace) => void,
): (() => void) => {
  let frame = 0
  const measure = (): void => {
    frame = 0
    tell({
      calculatorTop: calculator.getBoundingClientRect().top,
      slotBottom: slot.getBoundingClientRect().bottom,
      viewportHeight: window.innerHeight,
    })
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
