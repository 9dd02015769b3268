import type { DeployEnvironment } from '@evkit/engine/blocks'
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

// The page is the same for all: where this visitor is, their cookies know. A place they choose meanwhile counts more.
const watchPlace: PricePorts['watchLocation'] = (tell) => {
  let isOver = false
  const stop = watchLocation((place) => {
    isOver = true
    tell(place)
  })
  import('./kept-place.js').then(
    ({ tellKeptPlace }) => {
      if (!isOver) tellKeptPlace(tell)
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
    isOver = true
    stop()
  }
}

const makePorts = (deployEnv: DeployEnvironment): PricePorts => ({
  askPrices: async (...asked) =>
    (await import('./ask-prices.js')).askingIn(deployEnv).askPrices(...asked),
  askUsPrice: async (...asked) =>
    (await import('./ask-prices.js')).askingIn(deployEnv).askUsPrice(...asked),
  watchPage,
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
