import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import type { FrameContent } from '@evkit/engine/site'
import { listPending, type FormAddress } from '@evkit/engine/forms'
import { LeadFormApp, startLeadFormView } from '../../forms/index.js'
import { readFrame } from '../documents.js'
import { BareFooter, BareHeader, Footer, Header, mainClass } from '../frame.js'
import { toBareProps, toFrameProps } from '../frame-props.js'
import { translateMarket } from '../messages.js'
import { silentFormsPorts } from '../ports/forms/forms-ports.js'
import type { RenderedPage, RenderMarket, RenderRequest } from '../render.types.js'
import { RESTS, TOOL_ROOT } from '../tool-root.js'
import { ContactHelp, ScriptsNeeded } from './contact-help.js'
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
import { drawQuote } from './render-quote.js'

const drawSimple = (
  request: RenderRequest,
  { app, page }: SimpleAddress,
  rendered: Rendered,
): Drawn => {
  const purpose = purposeOf(app)
  const data: FormPageData = {
    ...toData(request, rendered, rendered.market.configurationOf(purpose)),
    app,
    page,
  }
  const props = toFormProps(data, { ports: () => silentFormsPorts })
  const firstView = startLeadFormView(props)
  const { heading, subHeading, description } = firstView.header
  const { dictionary } = rendered.market
  return {
    main: <LeadFormApp {...props} {...toServerSide(props, firstView)} />,
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

const renderFrame = (request: RenderRequest, { address, market, own, maker }: Framed) => {
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
    ...toFrameProps({ ...at, frame: own, shown: undefined }),
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
  const translate = translateMarket(market)
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
