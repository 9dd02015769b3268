import { parseFormPath } from '@evkit/engine/forms'
import type { QuoteRoute } from '../../forms/quote/index.js'

/** The address of the quote application in a browser; the hash stays as it is. */
export const browserQuoteRoute = (): QuoteRoute => ({
  show: (address) => {
    window.history.pushState(null, '', `${address}${window.location.hash}`)
    window.scrollTo({ top: 0, behavior: 'instant' })
  },
  rewrite: (address) => {
    window.history.replaceState(window.history.state, '', `${address}${window.location.hash}`)
  },
  subscribe: (listen) => {
    const tell = (): void => {
      const { pathname, search } = window.location
      const address = parseFormPath(pathname)
      if (address._tag === 'Some') listen({ page: address.value.page, search })
    }
    window.addEventListener('popstate', tell)
    return () => {
      window.removeEventListener('popstate', tell)
    }
  },
})

/** The address of the quote application on the server: nobody goes anywhere. */
export const silentQuoteRoute: QuoteRoute = {
  show: () => undefined,
  rewrite: () => undefined,
  subscribe: () => () => undefined,
}
