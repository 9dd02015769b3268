import { SUBNAV_SCROLL_DEBOUNCE } from '@evkit/engine/internal/blocks'
import { isBarFixed, type BarPlace } from '@evkit/engine/internal/interaction'
import { observeBar } from '../../tool/bar.dom.js'
import { debounce } from '../../tool/debounce.js'
import { findPart, setExpanded, type Enhance } from '../parts/enhance.dom.js'

const centreOf = ({ left, width }: DOMRect): number => left + width / 2

// Scrolls the strip once, as soon as it has more than it can show; the page itself is never scrolled.
const showCurrentOnce = (strip: HTMLElement): void => {
  const current = strip.querySelector('[aria-current]')
  if (current === null) return
  const sizes = new ResizeObserver(() => {
    if (strip.scrollWidth <= strip.clientWidth) return
    sizes.disconnect()
    strip.scrollLeft +=
      centreOf(current.getBoundingClientRect()) - centreOf(strip.getBoundingClientRect())
  })
  sizes.observe(strip)
}

const watchExpander = (calls: HTMLElement): void => {
  const expander = calls.querySelector('[aria-expanded]')
  expander?.addEventListener('click', () => {
    const isOpen = calls.dataset['state'] !== 'open'
    calls.dataset['state'] = isOpen ? 'open' : 'closed'
    setExpanded(expander, isOpen)
  })
}

const watchStuck = (bar: HTMLElement): void => {
  const judge = debounce((place: BarPlace) => {
    bar.dataset['state'] = isBarFixed(place) ? 'stuck' : 'flowing'
  }, SUBNAV_SCROLL_DEBOUNCE)
  observeBar(bar, (place) => {
    if (place !== undefined) judge(place)
  })
}

/** Enhances a sub-navigation: it knows whether it is stuck, shows its current link, and opens the second call on phones. */
export const enhanceSubNavigation: Enhance = (root) => {
  const bar = findPart(root, 'sub-navigation')
  if (bar === undefined) return
  const strip = findPart(bar, 'strip')
  const calls = findPart(bar, 'calls')
  if (strip !== undefined) showCurrentOnce(strip)
  if (calls !== undefined) watchExpander(calls)
  watchStuck(bar)
}
