import type { PanelPlace } from '@evkit/engine/internal/interaction'
import { measureFrames } from './measure-frames.dom.js'

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
): (() => void) =>
  measureFrames(() => {
    tell({
      calculatorTop: calculator.getBoundingClientRect().top,
      slotBottom: slot.getBoundingClientRect().bottom,
      viewportHeight: window.innerHeight,
    })
  }).stop
