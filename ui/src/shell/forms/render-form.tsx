import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import type { Translate } from '@evkit/engine/shared'
import type { FrameContent } from '@evkit/engine/site'
import { LeadFormApp, startLeadFormView } from '../../forms/index.js'
import { readFrame } from '../documents.js'
import { Footer, Header, mainClass } from '../frame.js'
import { createTranslate } from '../messages.js'
import { silentFormsPorts } from '../ports/forms-ports.js'
import type { RenderedPage, RenderMarket, RenderRequest } from '../render.types.js'
import { TOOL_ROOT } from '../tool-root.js'
import { ContactHelp } from './contact-help.js'
import { purposeOf, toFormProps, type FormPageData } from './form-page.js'
import { listFormLinks, listMarketLinks, writeFormPath, type SimpleAddress } from './form-sites.js'
import { PlainFooter, PlainHeader } from './plain-frame.js'

const toData = (
  request: RenderRequest,
  { app, page }: SimpleAddress,
  { market, maker }: { readonly market: RenderMarket; readonly maker: string },
): FormPageData => ({
  app,
  page,
  market: market.market,
  search: request.search,
  configuration: market.configurationOf(purposeOf(app)),
  // With a configuration all texts are in it.
  texts: {},
  dialCodes: request.forms.dialCodes,
  locale: market.locale,
  maker,
  origin: request.forms.origin,
  isProduction: request.forms.isProduction,
})

interface Framed {
  readonly address: SimpleAddress
  readonly market: RenderMarket
  /** The frame of the market's own site, if it has one. */
  readonly own: FrameContent | undefined
  readonly maker: string
}

const translateOf = ({ dictionary, locale }: RenderMarket): Translate =>
  createTranslate(Object.fromEntries(dictionary), locale)

const renderFrame = (request: RenderRequest, { address, market, own, maker }: Framed) => {
  const markets = listMarketLinks(request.forms, address)
  const forms = { links: listFormLinks(market, address.app), label: market.label }
  if (own === undefined) {
    const props = { maker, translate: translateOf(market), forms, markets }
    return {
      header: renderToStaticMarkup(<PlainHeader {...props} />),
      footer: renderToStaticMarkup(<PlainFooter {...props} />),
    }
  }
  const props = {
    frame: own,
    translate: createTranslate(own.messages, own.locale),
    path: `/${own.site}/`,
    page: undefined,
    forms: { ...forms, markets },
  }
  return {
    header: renderToStaticMarkup(<Header {...props} />),
    footer: renderToStaticMarkup(<Footer {...props} />),
  }
}

/** Renders a page of a form with its whole form, in the frame of the site or of a market without one. */
export const renderForm = (
  request: RenderRequest,
  address: SimpleAddress,
  market: RenderMarket,
): RenderedPage | undefined => {
  const own = readFrame(request.load, market.market)
  const maker = (own ?? readFrame(request.load, request.fallbackSite))?.maker
  if (maker === undefined) return undefined
  const data = toData(request, address, { market, maker })
  const props = toFormProps(data, {
    ports: () => silentFormsPorts,
    landing: () => ({ originalUrl: '', referralUrl: '', analytics: {} }),
  })
  const firstView = startLeadFormView(props)
  const { heading, subHeading, description } = firstView.header
  const help = renderToStaticMarkup(
    <ContactHelp help={market.help} translate={translateOf(market)} />,
  )
  const thanks = market.dictionary.get(`ThankYouHeading.${props.request.purpose}`) ?? heading
  return {
    kind: 'page',
    status: 200,
    title: `${address.page === 'finished' ? thanks : heading} – ${maker}`,
    description: description === '' ? subHeading : description,
    locale: market.locale,
    direction: market.direction,
    ...renderFrame(request, { address, market, own, maker }),
    main: `<div id="${TOOL_ROOT}">${renderToString(<LeadFormApp {...props} firstView={firstView} />)}</div>${help}`,
    mainClass,
    script: 'form',
    data: { ...data, firstView },
    picture: undefined,
    canonical: writeFormPath(market.market, address.app, address.page),
    alternates: listMarketLinks(request.forms, address).map(({ href, locale }) => ({
      locale,
      path: href,
    })),
  }
}
