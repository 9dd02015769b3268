import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import type { FrameContent } from '@evkit/engine/site'
import { listPending, type FormAddress } from '@evkit/engine/forms'
import { parseQuery } from '@evkit/engine/shared'
import { LeadFormApp, startLeadFormView } from '../../forms/index.js'
import { createCarry, findCarChoice, mapLinks } from '../car-choice.js'
import { readFrame } from '../documents.js'
import { BareFooter, BareHeader, Footer, Header, mainClass } from '../frame.js'
import { toBareProps, toFrameProps } from '../frame-props.js'
import { translateMarket } from '../messages.js'
import { silentFormsPorts } from '../ports/forms/forms-ports.js'
import type { RenderedPage, RenderMarket, RenderRequest } from '../render.types.js'
import { RESTS, TOOL_ROOT } from '../tool-root.js'
import { ContactHelp } from './contact-help.js'
import { hasCampaign, toData, toServerSide, type Drawn, type Rendered } from './drawn-form.js'
import { purposeOf, toFormProps, type FormPageData } from './form-page.js'
import {
  isSimple,
  listFormAlternates,
  listFormCountries,
  writeFormPath,
  writeHome,
  type SimpleAddress,
} from './form-sites.js'
import { createDrawPlain } from './plain-picker.js'
import { drawQuote } from './render-quote.js'
import { drawSent } from './sent-form-page.js'

const drawSimple = (
  request: RenderRequest,
  { app, page }: SimpleAddress,
  rendered: Rendered,
): Drawn => {
  const purpose = purposeOf(app)
  const data: FormPageData = {
    ...toData(request, rendered, rendered.market.configurationOf(purpose, request.search)),
    app,
    page,
  }
  const props = toFormProps(data, { ports: () => silentFormsPorts })
  const firstView = startLeadFormView(props)
  const { heading, subHeading, description } = firstView.header
  const { dictionary } = rendered.market
  return {
    main: (
      <LeadFormApp
        {...props}
        {...toServerSide(props, firstView)}
        drawPlain={createDrawPlain(props, rendered.market)}
      />
    ),
    heading: page === 'finished' ? (dictionary.get('FinishedHeading') ?? heading) : heading,
    description: description === '' ? subHeading : description,
    script: 'form',
    data: { ...data, firstView },
    rests:
      page === 'form' &&
      listPending(props.request.query).length === 0 &&
      !hasCampaign(props.request),
  }
}

interface Framed {
  readonly address: FormAddress
  readonly market: RenderMarket
  /** The frame of the market's own site, if it has one. */
  readonly own: FrameContent | undefined
  readonly maker: string
}

const drawFrame = (request: RenderRequest, { address, market, own, maker }: Framed) => {
  const countries = listFormCountries(request.forms, address)
  const { brand } = request
  const path = writeFormPath(market.market, address)
  const at = { market, brand, path, app: address.app, countries }
  if (own === undefined) {
    const props = toBareProps({ ...at, maker })
    return {
      header: renderToStaticMarkup(<BareHeader {...props} />),
      footer: renderToStaticMarkup(<BareFooter {...props} />),
    }
  }
  const props = {
    ...toFrameProps({ ...at, frame: own, shown: undefined, search: request.search }),
    // A form stands beside the pages of the site, in no trail.
    path: writeHome(own.site),
  }
  return {
    header: renderToStaticMarkup(<Header {...props} />),
    footer: renderToStaticMarkup(<Footer {...props} />),
  }
}

// The form itself says what it is about; what stands around it leads on with it.
const renderFrame = (request: RenderRequest, framed: Framed) => {
  const { own: frame } = framed
  const drawn = drawFrame(request, framed)
  const { search } = request
  const found = frame && findCarChoice({ frame, shown: undefined }, parseQuery(search))
  if (frame === undefined || found === undefined) return drawn
  const carry = createCarry({ frame, search }, found)
  return { header: mapLinks(drawn.header, carry), footer: mapLinks(drawn.footer, carry) }
}

const draw = (
  request: RenderRequest,
  address: FormAddress,
  rendered: Rendered,
): Drawn | undefined => {
  const { sent } = request
  if (sent !== undefined) return drawSent(request, { address, sent }, rendered)
  return isSimple(address)
    ? drawSimple(request, address, rendered)
    : drawQuote(request, address, rendered)
}

// Only what has data is woken.
const rootOf = ({ data, rests }: Pick<Drawn, 'data' | 'rests'>): string =>
  data === undefined ? '' : ` id="${TOOL_ROOT}"${rests ? ` ${RESTS}` : ''}`

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
  const drawn = draw(request, address, rendered)
  if (drawn === undefined) return undefined
  const translate = translateMarket(market)
  const help = renderToStaticMarkup(
    <>
      {drawn.plain}
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
    main: `<div${rootOf(drawn)}>${renderToString(drawn.main)}</div>${help}`,
    mainClass,
    script: drawn.script,
    data: drawn.data,
    picture: undefined,
    canonical: writeFormPath(market.market, address),
    alternates: listFormAlternates(request.forms, address),
  }
}
