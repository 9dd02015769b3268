import type { PricePorts } from '../../blocks/price/index.js'
import { consoleLog } from './console-log.js'
import { watchLocation } from './watch-location.js'

const watchPage: PricePorts['watchPage'] = (tell) => {
  const hear = (): void => {
    tell(document.visibilityState === 'hidden')
  }
  document.addEventListener('visibilitychange', hear)
  return () => {
    document.removeEventListener('visibilitychange', hear)
  }
}

/** What price labels ask of the browser; nothing is reached for until a label is on the page. */
export const browserPricePorts: PricePorts = {
  askPrices: async (...asked) => (await import('./ask-prices.js')).askPrices(...asked),
  askUsPrice: async (...asked) => (await import('./ask-prices.js')).askUsPrice(...asked),
  watchPage,
  watchLocation,
  chance: Math.random,
  log: consoleLog,
}
