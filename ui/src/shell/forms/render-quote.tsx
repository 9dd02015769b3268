// The pages of the quote application, drawn on the server.
import { option as O } from 'fp-ts'
import {
  listPending,
  selectVehicle,
  type FormAddress,
  type FormRequest,
  type FullConfiguration,
} from '@evkit/engine/forms'
import { resolvePickerFor, type FormPage } from '@evkit/engine/internal/forms'
import { none, some } from '@evkit/engine/shared'
import { startLeadFormView } from '../../forms/index.js'
import {
  FAILURE_KEYS,
  listVehicles,
  leadStepLater,
  QuoteApp,
  QuoteFailure,
  type QuoteAppProps,
} from '../../forms/quote/index.js'
import { startFlow } from '../../forms/quote/use-quote-flow.js'
import * as leadStep from '../../forms/quote/lead-step.js'
import { drawGroundPicture } from '../maps/draw-ground.js'
import { silentFormsPorts } from '../ports/forms/forms-ports.js'
import { silentJourneyPorts } from '../ports/forms/journey-ports.js'
import { silentQuoteRoute } from '../ports/forms/browser-quote-route.js'
import { silentRetailerPickerPorts } from '../ports/forms/retailer-picker-ports.js'
import type { RenderMaps, RenderMarket, RenderRequest } from '../render.types.js'
import { hasCampaign, toServerSide, type Drawn, type Rendered } from './drawn-form.js'
import type { FormSiteData } from './form-page.js'
import { takeConfiguration } from './handed.js'
import { formWordsMaker } from './form-words.js'
import { toQuoteProps, type QuotePageData } from './quote-page.js'
import { createDrawPlain, listChoices, PlainStep } from './plain-picker.js'
import { toQuoteData } from './sent-form-props.js'

const STEP_HEADINGS: Readonly<Partial<Record<FormPage, string>>> = {
  modelSelector: 'ModelSelectorHeading',
  retailerSelector: 'RetailerSelectorHeading',
  // Only the visitor's own browser knows whether there is anything to thank for.
  finished: 'FinishedHeading',
}

// Where retailers are shown on a map, its ground comes with the page.
const mapOf = (
  configuration: FullConfiguration,
  maps: RenderMaps,
): Partial<Pick<QuotePageData, 'map'>> => {
  const form = { purpose: 'OFFER_REQUEST', hidesRetailerPicker: false } as const
  const { map } = configuration.marketConfiguration
  if (O.isNone(map) || resolvePickerFor(configuration, form) !== 'map') return {}
  const { center, zoom } = map.value
  const groundLook = {
    kind: 'at',
    centre: { lat: center.latitude, lng: center.longitude },
    zoom,
  } as const
  return {
    map: {
      source: { layers: maps.layers, style: maps.style },
      credits: maps.credits,
      ground: drawGroundPicture(groundLook, maps),
      groundLook,
    },
  }
}

leadStepLater.give(leadStep)

// The page of the models asks nothing; the others begin with the vehicle the address names, which is there if it is listed.
const restsAt = (
  page: FormPage,
  request: FormRequest,
  { configuration }: Pick<QuoteAppProps, 'configuration'>,
): boolean => {
  if (page === 'finished' || hasCampaign(request)) return false
  const pending = listPending(request.query)
  if (page === 'modelSelector') return pending.length === 0
  const vehicles = listVehicles(some(configuration), { purpose: 'OFFER_REQUEST' })
  return (
    pending.every((one) => one === 'vehicle') &&
    selectVehicle(vehicles, request.query).kind === 'listed'
  )
}

// What the market says of its forms cannot be read: the page is there, and says so.
const drawQuoteFailure = (
  offer: FormSiteData,
  page: FormPage,
  { dictionary, purposes }: RenderMarket,
): Drawn | undefined => {
  if (!purposes.includes('OFFER_REQUEST')) return undefined
  const texts = Object.fromEntries(FAILURE_KEYS.map((key) => [key, dictionary.get(key) ?? '']))
  const data: QuotePageData = { ...offer, texts, page }
  return {
    main: (
      <QuoteFailure translate={formWordsMaker(data)(none).translate} onRetry={() => undefined} />
    ),
    heading: texts['FormHeading.OFFER_REQUEST'] ?? '',
    description: '',
    script: 'quote',
    data,
    rests: false,
  }
}

/** Draws a page of the quote application; none where the market makes no offers. */
export const drawQuote = (
  request: RenderRequest,
  { page }: FormAddress,
  rendered: Rendered,
): Drawn | undefined => {
  const { market } = rendered
  const offer = toQuoteData(request, rendered)
  const read = takeConfiguration(offer.configuration)
  if (O.isNone(read)) return drawQuoteFailure(offer, page, market)
  const data: QuotePageData = {
    ...offer,
    page,
    ...(page === 'finished' ? {} : mapOf(read.value, request.maps)),
  }
  const props = toQuoteProps(data, {
    portsOf: (known) => ({
      ports: silentFormsPorts,
      journey: silentJourneyPorts(known.request),
      retailers: silentRetailerPickerPorts({ ...data, ...known }),
    }),
    route: silentQuoteRoute,
  })
  if (O.isNone(props)) return undefined
  const { formOf } = props.value
  const { app } = formOf(request.search)
  const firstView = startLeadFormView(app)
  const { heading, subHeading, description } = firstView.header
  const key = STEP_HEADINGS[page]
  const step = key === undefined ? heading : (market.dictionary.get(key) ?? heading)
  return {
    main: (
      <QuoteApp
        {...props.value}
        formOf={(search) => {
          const form = formOf(search)
          const drawPlain = createDrawPlain(app, market)
          return { ...form, app: { ...form.app, ...toServerSide(app, firstView), drawPlain } }
        }}
      />
    ),
    heading: step,
    description: description === '' ? subHeading : description,
    script: 'quote',
    data: page === 'form' ? { ...data, firstView } : data,
    plain: (
      <PlainStep
        {...listChoices(app, market)}
        market={market.market}
        flow={startFlow(props.value)}
        search={request.search}
      />
    ),
    rests: restsAt(page, app.request, props.value),
  }
}
