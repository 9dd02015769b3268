import { option as O } from 'fp-ts'
import { parseFormPath } from '@evkit/engine/forms'
import type { QuoteRoute } from '../../../forms/quote/index.js'

const addressOf = (): string => `${window.location.pathname}${window.location.search}`

/** The address of the quote application in a browser. */
export const browserQuoteRoute = (): QuoteRoute => {
  let here = addressOf()
  return {
    show: (address) => {
      here = address
      window.history.pushState(null, '', address)
      window.scrollTo({ top: 0, behavior: 'instant' })
    },
    rewrite: (address) => {
      here = address
      window.history.replaceState(window.history.state, '', `${address}${window.location.hash}`)
    },
    subscribe: (listen) => {
      const tell = (): void => {
        // A link within the page, such as one past a map, changes the hash alone.
        if (addressOf() === here) return
        here = addressOf()
        const address = parseFormPath(window.location.pathname)
        if (O.isSome(address)) {
          listen({ page: address.value.page, search: window.location.search })
        }
      }
      window.addEventListener('popstate', tell)
      return () => {
        window.removeEventListener('popstate', tell)
      }
    },
  }
}

/** The address of the quote application on the server: nobody goes anywhere. */
export const silentQuoteRoute: QuoteRoute = {
  show: () => undefined,
  rewrite: () => undefined,
  subscribe: () => () => undefined,
}
