// The form a browser without scripts has sent, as its page would have it.
import { option as O } from 'fp-ts'
import type { FormAddress, Vehicle } from '@evkit/engine/forms'
import { toUndefined } from '@evkit/engine/shared'
import type { LeadFormAppPorts, LeadFormAppProps } from '../../forms/index.js'
import { listVehicles } from '../../forms/list-vehicles.js'
import { silentQuoteRoute } from '../ports/forms/browser-quote-route.js'
import { silentJourneyPorts } from '../ports/forms/journey-ports.js'
import { silentRetailerPickerPorts } from '../ports/forms/retailer-picker-ports.js'
import type { RenderForms, RenderMarket } from '../render.types.js'
import { toData } from './drawn-form.js'
import { purposeOf, toFormProps, type FormSiteData, type KnownForm } from './form-page.js'
import { findMarket, isSimple } from './form-sites.js'
import { joinDocuments } from './quote-document.js'
import { toQuoteProps } from './quote-page.js'

/** The vehicles a form offers. */
export const vehiclesOf = ({
  configuration,
  request,
}: Pick<LeadFormAppProps, 'configuration' | 'request'>): readonly Vehicle[] =>
  // A callback of the quote application is about one of the cars an offer can be had for.
  listVehicles(configuration, request.app === 'quote' ? { purpose: 'OFFER_REQUEST' } : request)

/** Where a form was sent to. */
export interface SentTo {
  readonly address: FormAddress
  /** Query of the address, with `?` or empty. */
  readonly search: string
}

/** Makes what a form asks the outside, once it is known which one it is. */
type PortsOf = (known: KnownForm) => LeadFormAppPorts

/** The configuration the quote application is drawn from: that of an offer, with the callback it may become. */
export const toQuoteData = (
  request: { readonly search: string; readonly forms: RenderForms },
  rendered: { readonly market: RenderMarket; readonly maker: string },
): FormSiteData => {
  const { market } = rendered
  const configuration = joinDocuments(
    market.configurationOf('OFFER_REQUEST', request.search),
    market.configurationOf('CBV_CALLBACK', request.search),
  )
  return toData(request, rendered, configuration)
}

const toQuoteApp = (data: FormSiteData, portsOf: PortsOf): LeadFormAppProps | undefined => {
  const page = { ...data, page: 'form' } as const
  const props = toQuoteProps(page, {
    portsOf: (known) => ({
      ports: portsOf(known),
      journey: silentJourneyPorts(known.request),
      retailers: silentRetailerPickerPorts({ ...page, ...known }),
    }),
    route: silentQuoteRoute,
  })
  return toUndefined(props)?.formOf(data.search).app
}

/** Makes the props of a form that was sent; undefined where nobody has such a form. */
export const toSentProps = (
  forms: RenderForms,
  { address, search }: SentTo,
  portsOf: PortsOf,
): LeadFormAppProps | undefined => {
  const market = findMarket(forms, address.market)
  if (market === undefined || address.page !== 'form') return undefined
  const request = { search, forms }
  const rendered = { market, maker: '' }
  if (!isSimple(address)) return toQuoteApp(toQuoteData(request, rendered), portsOf)
  const { app } = address
  const purpose = purposeOf(app)
  if (!market.purposes.includes(purpose)) return undefined
  const data = toData(request, rendered, market.configurationOf(purpose, search))
  const props = toFormProps({ ...data, app, page: 'form' }, { ports: portsOf })
  return O.isNone(props.configuration) ? undefined : props
}
