// Asks for prices; loaded with the first question, as pages come with the prices they show.
import { createFetchPrices } from '../../blocks/price/fetch-prices.js'

/** Asks for the prices of a site, and for one in the United States. */
export const { askPrices, askUsPrice } = createFetchPrices({
  fetch: async (address, init) => fetch(address, init),
})
