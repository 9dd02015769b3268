// The home of a site, and of a market that has forms only.
import { CONTENT_CLIENTS } from '@evkit/engine/site'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { readFrame } from '../documents.js'
import { BareFooter, BareHeader, mainClass, type FrameProps } from '../frame.js'
import { toBareProps } from '../frame-props.js'
import { listFormCountries, writeHome } from '../forms/form-sites.js'
import { translateMarket } from '../messages.js'
import type { PageParts, RenderedPage, RenderMarket, RenderRequest } from '../render.types.js'
import { listContentLinks } from '@evkit/engine/internal/site'
import { HomeSteps, MarketHomePage } from './home-page.js'
import { describePage, drawBlockPage } from './render-block-page.js'
import type { Way } from './ways.js'

/** A page whose only script is that of the frame. */
export const plain = (
  texts: { readonly title: string; readonly description: string },
  page: ReactNode,
): PageParts & Pick<RenderedPage, 'script'> => ({
  ...texts,
  main: renderToStaticMarkup(page),
  script: 'frame',
  data: undefined,
  picture: undefined,
})

const listSteps = ({ frame, menu }: FrameProps): readonly Way[] => [
  ...[...menu.last, ...(menu.quote === undefined ? [] : [menu.quote])].map(
    ({ href, text, hint }) => ({ href, heading: text, text: hint }),
  ),
  ...listContentLinks(frame).flatMap(({ href, label, teaser }) =>
    teaser === undefined ? [] : [{ href, heading: label, text: teaser }],
  ),
]

/** Renders the home of a site: the blocks of its content, and the next steps. */
export const renderHome = (request: RenderRequest, props: FrameProps): PageParts | undefined => {
  const { frame } = props
  const drawn = drawBlockPage(request, frame, CONTENT_CLIENTS.home)
  if (drawn === undefined) return undefined
  const { page, lead, html, end, data } = drawn
  const steps = renderToStaticMarkup(<HomeSteps {...props} steps={listSteps(props)} />)
  return {
    title: page.title,
    description: page.description,
    main: lead + html + steps + end,
    data,
    picture: undefined,
    structured: describePage(page, request, frame),
  }
}

/** Renders the home of a market that has forms only: its forms, in its language. */
export const renderMarketHome = (
  request: RenderRequest,
  market: RenderMarket,
): RenderedPage | undefined => {
  const maker = readFrame(request.load, request.fallbackSite)?.maker
  if (maker === undefined) return undefined
  const path = writeHome(market.market)
  const countries = listFormCountries(request.forms, { app: 'contact', market: market.market }).map(
    (one, at) => ({ ...one, href: writeHome(request.forms.markets[at]?.market ?? '') }),
  )
  const frame = toBareProps({ market, maker, brand: request.brand, path, countries })
  const translate = translateMarket(market)
  return {
    kind: 'page',
    status: 200,
    locale: market.locale,
    direction: market.direction,
    header: renderToStaticMarkup(<BareHeader {...frame} />),
    footer: renderToStaticMarkup(<BareFooter {...frame} />),
    mainClass,
    canonical: path,
    alternates: countries.map(({ locale, href }) => ({ locale, path: href })),
    ...plain(
      { title: maker, description: translate('HomeText') },
      <MarketHomePage frame={frame} translate={translate} />,
    ),
  }
}
