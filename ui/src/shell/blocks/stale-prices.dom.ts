// Prices the page came with are asked for anew when they have been seen for a quarter of an hour; until then this is one
// timer, and what asks and draws is not loaded.
import { PRICE_LIFETIME } from '@evkit/engine/internal/blocks'
import { watchSeen } from '../ports/watch-seen.js'
import { reportUnlessLeft } from '../report-unless-left.js'
import { ISLAND } from './island.js'

const LABELS = '[data-part="price"]:is([data-state="price"], [data-state="fallback"])'

// How long the page was seen before this script came; a browser that does not keep it is taken to have shown it always.
const seenBefore = (): number => {
  const now = performance.now()
  const changes = performance.getEntriesByType('visibility-state')
  return changes.length === 0
    ? now
    : changes.reduce(
        (sum, { name, startTime }, at) =>
          name === 'visible' ? sum + (changes[at + 1]?.startTime ?? now) - startTime : sum,
        0,
      )
}

/** Asks anew for the prices of a page that came with some, as long as they are seen; blocks that show one are woken. */
export const watchStalePrices = (wake: (root: Element) => void): void => {
  if (document.querySelector(LABELS) === null) return
  const refresh = (): void => {
    for (const root of document.querySelectorAll(`[${ISLAND}]:has(${LABELS})`)) wake(root)
    import('./refresh-prices.js')
      .then(({ refreshPrices }) => refreshPrices())
      .catch(reportUnlessLeft)
  }
  watchSeen(PRICE_LIFETIME, refresh, seenBefore())
}
