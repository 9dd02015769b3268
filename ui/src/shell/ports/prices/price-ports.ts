import { PRICE_LIFETIME, type DeployEnvironment } from '@evkit/engine/internal/blocks'
import { LOCATION_CHANGE_EVENT } from '@evkit/engine/site'
import type { PricePorts } from '../../../blocks/price/index.js'
import { consoleLog } from '../console-log.js'
import { watchSeen } from '../watch-seen.js'

// The page is the same for all: where this visitor is, their cookies know, and what they choose on the page counts from then on.
const watchPlace: PricePorts['watchLocation'] = (tell) => {
  const ended = new AbortController()
  const { signal } = ended
  let early: Event | undefined
  const note = (event: Event): void => {
    early = event
  }
  document.addEventListener(LOCATION_CHANGE_EVENT, note, { signal })
  import('./watch-kept-place.js').then(
    ({ watchKeptPlace }) => {
      if (!signal.aborted) watchKeptPlace(tell, { early, signal })
    },
    () => {
      consoleLog({
        level: 'warning',
        code: 'PlaceUnread',
        text: 'The page could not load what reads a place',
      })
    },
  )
  return () => {
    ended.abort()
  }
}

const makePorts = (deployEnv: DeployEnvironment): PricePorts => ({
  askPrices: async (...asked) =>
    (await import('./prices-client.js')).browserPricesClient(deployEnv).askPrices(...asked),
  askUsPrice: async (...asked) =>
    (await import('./prices-client.js')).browserPricesClient(deployEnv).askUsPrice(...asked),
  watchSeen: (tell) => watchSeen(PRICE_LIFETIME, tell),
  watchLocation: watchPlace,
  chance: Math.random,
  log: consoleLog,
})

const made = new Map<DeployEnvironment, PricePorts>()

/**
 * What price labels ask of the browser, the same for all labels of a page; nothing is reached for until one is on it.
 *
 * @param deployEnv - Where the site runs; production without a word.
 */
export const browserPricePorts = (deployEnv: DeployEnvironment = 'prod'): PricePorts => {
  const ports = made.get(deployEnv) ?? makePorts(deployEnv)
  made.set(deployEnv, ports)
  return ports
}
