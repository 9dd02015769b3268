// Asks for prices; loaded with the first question, as pages come with the prices they show.
import { SESSION_COOKIE, type DeployEnvironment } from '@evkit/engine/internal/blocks'
import { toUndefined } from '@evkit/engine/shared'
import { findCookie } from '@evkit/engine/internal/site'
import { createPricesClient } from '../../../blocks/price/prices-client.js'
import type { PricePorts } from '../../../blocks/price/index.js'

type PricesClient = Pick<PricePorts, 'askPrices' | 'askUsPrice'>

const readSession = (): string => {
  try {
    return toUndefined(findCookie(document.cookie, SESSION_COOKIE)) ?? ''
  } catch {
    return '' // cookies are switched off
  }
}

const makePricesClient = (deployEnv: DeployEnvironment): PricesClient => {
  const { askPrices, askUsPrice } = createPricesClient({
    fetch: async (address, init) => fetch(address, init),
    deployEnv,
  })
  return {
    askPrices: (body, signal) => {
      const sessionId = readSession()
      return askPrices(sessionId === '' ? body : { ...body, sessionId }, signal)
    },
    askUsPrice,
  }
}

const made = new Map<DeployEnvironment, PricesClient>()

/** What asks for the prices of a site, and for one in the United States; equal questions of a page are asked once. */
export const browserPricesClient = (deployEnv: DeployEnvironment): PricesClient => {
  const client = made.get(deployEnv) ?? makePricesClient(deployEnv)
  made.set(deployEnv, client)
  return client
}
