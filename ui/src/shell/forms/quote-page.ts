import {
  resolvePurpose,
  type FormPage,
  type FullConfiguration,
  type Purpose,
} from '@evkit/engine/forms'
import { joinTranslations } from '@evkit/engine/forms/documents'
import { none, some, toUndefined, type Option } from '@evkit/engine/shared'
import type { LeadFormAppPorts } from '../../forms/index.js'
import type { QuoteAppProps, QuoteForm } from '../../forms/quote/index.js'
import {
  readConfiguration,
  toAppProps,
  toRequest,
  type FormPageSide,
  type FormSiteData,
  type KnownForm,
} from './form-page.js'
import { formWordsMaker } from './form-words.js'

/** What the server hands to a page of the quote application; its configuration is that of an offer. */
export interface QuotePageData extends FormSiteData {
  readonly page: FormPage
  /** The configuration of a callback, where the address names inside sales. */
  readonly callback?: unknown
}

/** What only one side of the wire has. */
export interface QuotePageSide extends Pick<FormPageSide, 'landing'> {
  readonly portsOf: (known: KnownForm) => Omit<QuoteForm, 'app'> & {
    readonly ports: LeadFormAppPorts
  }
  readonly route: QuoteAppProps['route']
}

/** What a query of the quote application asks for: an offer, or a call where it names inside sales. */
export const quotePurposeOf = (
  retailerId: string | undefined,
  { marketConfiguration: { insideSalesRetailer } }: FullConfiguration,
): Purpose => {
  const insideSales = toUndefined(insideSalesRetailer)?.retailerId
  const purpose = resolvePurpose({
    app: 'quote',
    isEmbedded: false,
    chosen: none,
    retailerId: retailerId === undefined ? none : some(retailerId),
    insideSales: insideSales === undefined ? none : some(insideSales),
  })
  return toUndefined(purpose) ?? 'OFFER_REQUEST'
}

interface Offer {
  readonly data: QuotePageData
  readonly offer: FullConfiguration
}

const configurationFor = (purpose: Purpose, { data, offer }: Offer): Option<FullConfiguration> => {
  if (purpose === 'OFFER_REQUEST') return some(offer)
  return data.callback === undefined ? none : readConfiguration(data.callback)
}

/** Makes the props of the quote application; the same on server and client. None where the market makes no offers. */
export const toQuoteProps = (data: QuotePageData, side: QuotePageSide): Option<QuoteAppProps> => {
  const read = readConfiguration(data.configuration)
  if (read._tag === 'None') return none
  const offer = read.value
  // Until another configuration is there, its texts are those of an offer.
  const wordsOf = formWordsMaker({ ...data, texts: Object.fromEntries(joinTranslations(offer)) })
  const formOf: QuoteAppProps['formOf'] = (search) => {
    const { query } = toRequest({ ...data, app: 'quote', purpose: 'OFFER_REQUEST', search })
    const purpose = quotePurposeOf(query.retailerid, offer)
    const request = toRequest({ ...data, app: 'quote', purpose, search })
    const configuration = configurationFor(purpose, { data, offer })
    const page = data.page === 'finished' ? 'finished' : 'form'
    const { translate } = wordsOf(configuration)
    const { ports, ...asked } = side.portsOf({ request, configuration, translate })
    const { landing } = side
    const form = { data, request, configuration, page, wordsOf } as const
    return { app: toAppProps(form, { ports: () => ports, landing }), ...asked }
  }
  const { market, page, search } = data
  return some({ market, page, search, configuration: offer, formOf, route: side.route })
}
