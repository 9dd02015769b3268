import { option as O } from 'fp-ts'
import { resolvePurpose, type FullConfiguration, type Purpose } from '@evkit/engine/forms'
import { findInsideSalesId, type FormPage } from '@evkit/engine/internal/forms'
import { none, some, toUndefined, type Option } from '@evkit/engine/shared'
import type { LeadFormAppPorts } from '../../forms/index.js'
import type { QuoteAppProps, QuoteForm } from '../../forms/quote/index.js'
import { toAppProps, toRequest, type FormSiteData, type KnownForm } from './form-page.js'
import { formWordsMaker } from './form-words.js'
import { takeConfiguration } from './handed.js'

/** What the server hands to a page of the quote application; its configuration holds offer and callback. */
export interface QuotePageData extends FormSiteData {
  readonly page: FormPage
}

/** What only one side of the wire has. */
export interface QuotePageSide {
  readonly portsOf: (known: KnownForm) => Omit<QuoteForm, 'app'> & {
    readonly ports: LeadFormAppPorts
  }
  readonly route: QuoteAppProps['route']
}

/** What a query of the quote application asks for: an offer, or a call where it names inside sales. */
const quotePurposeOf = (
  retailerId: string | undefined,
  { marketConfiguration }: FullConfiguration,
): Purpose =>
  toUndefined(
    resolvePurpose({
      app: 'quote',
      isEmbedded: false,
      chosen: none,
      retailerId: retailerId === undefined ? none : some(retailerId),
      insideSales: findInsideSalesId(marketConfiguration),
    }),
  ) ?? 'OFFER_REQUEST'

/** Makes the props of the quote application; the same on server and client. None where the market makes no offers. */
export const toQuoteProps = (data: QuotePageData, side: QuotePageSide): Option<QuoteAppProps> => {
  const read = takeConfiguration(data.configuration)
  if (O.isNone(read)) return none
  const configuration = read.value
  const wordsOf = formWordsMaker(data)
  const formOf: QuoteAppProps['formOf'] = (search) => {
    const offer = toRequest({ ...data, app: 'quote', purpose: 'OFFER_REQUEST', search })
    const purpose = quotePurposeOf(offer.query.retailerid, configuration)
    const request = { ...offer, purpose }
    const { translate } = wordsOf(read)
    const { ports, ...asked } = side.portsOf({ request, configuration: read, translate })
    const form = { data, request, configuration: read, page: 'form', wordsOf } as const
    return { app: toAppProps(form, { ports: () => ports }), ...asked }
  }
  const { market, page, search } = data
  return some({ market, page, search, configuration, formOf, route: side.route })
}
