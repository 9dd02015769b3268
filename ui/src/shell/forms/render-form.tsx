import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { none, some, type Translate } from '@evkit/engine/shared'
import type { FrameContent } from '@evkit/engine/site'
import type { ReactNode } from 'react'
import {
  listSought,
  type FormAddress,
  type FormPage,
  type FormRequest,
  type FullConfiguration,
  type Purpose,
} from '@evkit/engine/forms'
import { selectVehicle } from '@evkit/engine/forms/journey'
import { resolveUtm } from '@evkit/engine/forms/lead'
import { resolvePickerFor } from '@evkit/engine/forms/retailer-picker'
import { LeadFormApp, startLeadFormView } from '../../forms/index.js'
import { listVehicles, QuoteApp, type QuoteAppProps } from '../../forms/quote/index.js'
import { readFrame } from '../documents.js'
import { BareFooter, BareHeader, Footer, Header, mainClass } from '../frame.js'
import { toBareProps, toFrameProps } from '../frame-props.js'
import { createTranslate } from '../messages.js'
import { silentFormsPorts } from '../ports/forms-ports.js'
import { silentJourneyPorts } from '../ports/journey-ports.js'
import { silentRetailerOutside } from '../ports/retailer-outside.js'
import { silentQuoteRoute } from '../ports/quote-route.js'
import { drawGroundPicture } from '../maps/draw-ground.js'
import type { RenderedPage, RenderMaps, RenderMarket, RenderRequest } from '../render.types.js'
import { RESTS, TOOL_ROOT } from '../tool-root.js'
import { ContactHelp, ScriptsNeeded } from './contact-help.js'
import {
  purposeOf,
  readConfiguration,
  toFormProps,
  type FormPageData,
  type FormSiteData,
} from './form-page.js'
import {
  isSimple,
  listFormAlternates,
  listFormCountries,
  writeFormPath,
  writeHome,
  type SimpleAddress,
} from './form-sites.js'
import { joinDocuments } from './quote-document.js'
import { toQuoteProps, type QuotePageData } from './quote-page.js'
import type { ScriptName } from '../scripts.js'

interface Rendered {
  readonly market: RenderMarket
  readonly maker: string
}

const toData = (
  request: RenderRequest,
  { market, maker }: Rendered,
  purpose: Purpose,
): FormSiteData => ({
  market: market.market,
  search: request.search,
  configuration: market.configurationOf(purpose),
  // With a configuration all texts are in it.
  texts: {},
  dialCodes: request.forms.dialCodes,
  locale: market.locale,
  maker,
  origin: request.forms.origin,
  isProduction: request.forms.isProduction,
})

const NO_LANDING = () => ({ originalUrl: '', referralUrl: '', analytics: {} })

/** What is drawn of a form, and what is said about it. */
interface Drawn {
  readonly main: ReactNode
  readonly heading: string
  readonly description: string
  readonly script: ScriptName
  readonly data: FormSiteData
  /** Whether the page says everything as it is written: nothing has to be asked for, and no campaign kept. */
  readonly rests: boolean
}

const hasCampaign = ({ query }: Pick<FormRequest, 'query'>): boolean =>
  Object.keys(resolveUtm(none, query)).length > 0

const drawSimple = (
  request: RenderRequest,
  { app, page }: SimpleAddress,
  rendered: Rendered,
): Drawn => {
  const purpose = purposeOf(app)
  const data: FormPageData = { ...toData(request, rendered, purpose), app, page }
  const props = toFormProps(data, { ports: () => silentFormsPorts, landing: NO_LANDING })
  const firstView = startLeadFormView(props)
  const { heading, subHeading, description } = firstView.header
  const { dictionary } = rendered.market
  return {
    main: <LeadFormApp {...props} firstView={firstView} />,
    heading: page === 'finished' ? (dictionary.get('FinishedHeading') ?? heading) : heading,
    description: description === '' ? subHeading : description,
    script: 'form',
    data: { ...data, firstView },
    rests:
      page === 'form' &&
      listSought(props.request.query).length === 0 &&
      !hasCampaign(props.request),
  }
}

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
  const form = { purpose: 'OFFER_REQUEST', hidesDealerPicker: false } as const
  const { map } = configuration.marketConfiguration
  if (map._tag === 'None' || resolvePickerFor(configuration, form) !== 'map') return {}
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

// The page of the models asks nothing; the others begin with the vehicle the address names, which is there if it is listed.
const restsAt = (
  page: FormPage,
  request: FormRequest,
  { configuration }: Pick<QuoteAppProps, 'configuration'>,
): boolean => {
  if (page === 'finished' || hasCampaign(request)) return false
  const sought = listSought(request.query)
  if (page === 'modelSelector') return sought.length === 0
  const vehicles = listVehicles(some(configuration), { purpose: 'OFFER_REQUEST' })
  return (
    sought.every((one) => one === 'vehicle') &&
    selectVehicle(vehicles, request.query).kind === 'listed'
  )
}

const drawQuote = (
  request: RenderRequest,
  { page }: FormAddress,
  rendered: Rendered,
): Drawn | undefined => {
  const { market } = rendered
  const offer = toData(request, rendered, 'OFFER_REQUEST')
  const configuration = joinDocuments(offer.configuration, market.configurationOf('CBV_CALLBACK'))
  const read = readConfiguration(configuration)
  if (read._tag === 'None') return undefined
  const data: QuotePageData = {
    ...offer,
    page,
    configuration,
    ...(page === 'finished' ? {} : mapOf(read.value, request.maps)),
  }
  const props = toQuoteProps(data, {
    portsOf: (known) => ({
      ports: silentFormsPorts,
      journey: silentJourneyPorts(known.request),
      retailers: silentRetailerOutside({ ...data, ...known }),
    }),
    landing: NO_LANDING,
    route: silentQuoteRoute,
  })
  if (props._tag === 'None') return undefined
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
          return { ...form, app: { ...form.app, firstView } }
        }}
      />
    ),
    heading: step,
    description: description === '' ? subHeading : description,
    script: 'quote',
    data: page === 'form' ? { ...data, firstView } : data,
    rests: restsAt(page, app.request, props.value),
  }
}

interface Framed {
  readonly address: FormAddress
  readonly market: RenderMarket
  /** The frame of the market's own site, if it has one. */
  readonly own: FrameContent | undefined
  readonly maker: string
}

const translateOf = ({ dictionary, locale }: RenderMarket): Translate =>
  createTranslate(Object.fromEntries(dictionary), locale)

const renderFrame = (request: RenderRequest, { address, market, own, maker }: Framed) => {
  const countries = listFormCountries(request.forms, address)
  const at = { market, path: writeFormPath(market.market, address), app: address.app, countries }
  if (own === undefined) {
    const props = toBareProps({ ...at, maker })
    return {
      header: renderToStaticMarkup(<BareHeader {...props} />),
      footer: renderToStaticMarkup(<BareFooter {...props} />),
    }
  }
  const props = {
    ...toFrameProps({ ...at, frame: own, page: undefined }),
    // A form stands beside the pages of the site, in no trail.
    path: writeHome(own.site),
  }
  return {
    header: renderToStaticMarkup(<Header {...props} />),
    footer: renderToStaticMarkup(<Footer {...props} />),
  }
}

/** Renders a page of a form with its whole form, in the frame of the site or of a market without one. */
export const renderForm = (
  request: RenderRequest,
  address: FormAddress,
  market: RenderMarket,
): RenderedPage | undefined => {
  const own = readFrame(request.load, market.market)
  const maker = (own ?? readFrame(request.load, request.fallbackSite))?.maker
  if (maker === undefined) return undefined
  const rendered = { market, maker }
  const drawn = isSimple(address)
    ? drawSimple(request, address, rendered)
    : drawQuote(request, address, rendered)
  if (drawn === undefined) return undefined
  const translate = translateOf(market)
  const help = renderToStaticMarkup(
    <>
      {address.page === 'finished' ? null : <ScriptsNeeded translate={translate} />}
      <ContactHelp help={market.help} translate={translate} />
    </>,
  )
  return {
    kind: 'page',
    status: 200,
    title: `${drawn.heading} – ${maker}`,
    description: drawn.description,
    locale: market.locale,
    direction: market.direction,
    ...renderFrame(request, { address, market, own, maker }),
    main: `<div id="${TOOL_ROOT}"${drawn.rests ? ` ${RESTS}` : ''}>${renderToString(drawn.main)}</div>${help}`,
    mainClass,
    script: drawn.script,
    data: drawn.data,
    picture: undefined,
    canonical: writeFormPath(market.market, address),
    alternates: listFormAlternates(request.forms, address),
  }
}
