import type { RenderMarket, RenderRequest } from '../render.types.js'
import { HOST_KEYS, type EmbeddedPageData } from './embedded-page.js'

const pickTexts = ({ dictionary }: RenderMarket): Readonly<Record<string, string>> =>
  Object.fromEntries(HOST_KEYS.map((key) => [key, dictionary.get(key) ?? '']))

/** What the server hands to a page with forms of a market in it. */
export const toEmbeddedData = (
  { forms, search }: Pick<RenderRequest, 'forms' | 'search'>,
  market: RenderMarket,
  maker: string,
): EmbeddedPageData => ({
  market: market.market,
  search,
  texts: pickTexts(market),
  dialCodes: forms.dialCodes,
  locale: market.locale,
  maker,
  origin: forms.origin,
  isProduction: forms.isProduction,
  purposes: market.purposes,
})
