// The home of a site, and of a market that has forms only.
import { either as E } from 'fp-ts'
import { toPriceSlug } from '@evkit/engine/car'
import type { Translate } from '@evkit/engine/shared'
import { numberFormat, writePagePath, type PageName } from '@evkit/engine/site'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { readFrame, readTool } from '../documents.js'
import { BareFooter, BareHeader, mainClass, type FrameProps } from '../frame.js'
import { toBareProps } from '../frame-props.js'
import { listFormCountries, writeHome } from '../forms/form-sites.js'
import { createTranslate } from '../messages.js'
import type { PageParts, RenderedPage, RenderMarket, RenderRequest } from '../render.types.js'
import { HomePage, MarketHomePage } from './home-page.js'
import type { Way } from './ways.js'

/** A page whose only script is that of the frame. */
export const plain = (
  texts: { readonly title: string; readonly description: string },
  page: ReactNode,
): PageParts => ({
  ...texts,
  main: renderToStaticMarkup(page),
  script: 'frame',
  data: undefined,
  picture: undefined,
})

const TOOLS = [
  ['range', 'hub.range', 'range'],
  ['charging', 'hub.home', 'chargingHome'],
  ['route-planner', 'hub.route', 'route'],
  ['cost-benefits', 'hub.costs', 'costs'],
] as const satisfies readonly (readonly [PageName, string, keyof FrameProps['frame']['pictures']])[]

const listTools = ({ frame, translate }: FrameProps): readonly Way[] =>
  TOOLS.map(([page, key, picture]) => ({
    href: writePagePath(frame.site, page, frame.chargingSegments),
    heading: translate(`${key}.heading`),
    text: translate(`${key}.text`),
    picture: frame.pictures[picture],
  }))

// Each car leads to its range, and says its price where one is known.
const listCars = (request: RenderRequest, props: FrameProps): readonly Way[] => {
  const { frame, translate } = props
  const tool = readTool(request.load, frame.site)
  if (E.isLeft(tool)) return []
  const range = writePagePath(frame.site, 'range', frame.chargingSegments)
  const { money } = numberFormat(frame.locale)
  return tool.right.cars.map(({ model, name, image }) => {
    const price = request.findPrice(frame.site, toPriceSlug(model))
    const text =
      price === undefined
        ? ''
        : translate(`price.${price.basis}`, { amount: money(price.amount, price.currency, 0) })
    return {
      href: `${range}?model=${encodeURIComponent(model)}`,
      heading: name,
      text,
      picture: { src: image, alt: '' },
    }
  })
}

const listSteps = ({ menu }: FrameProps): readonly Way[] =>
  [...menu.last, ...(menu.quote === undefined ? [] : [menu.quote])].map(({ href, text, hint }) => ({
    href,
    heading: text,
    text: hint,
  }))

/** Renders the home of a site. */
export const renderHome = (request: RenderRequest, props: FrameProps): PageParts => {
  const { frame, translate, maker } = props
  return plain(
    { title: translate('home.title', { maker }), description: translate('home.text') },
    <HomePage
      {...props}
      cars={listCars(request, props)}
      tools={listTools(props)}
      steps={listSteps(props)}
      toolsHref={writePagePath(frame.site, 'electrification', frame.chargingSegments)}
    />,
  )
}

const translateOf = ({ dictionary, locale }: RenderMarket): Translate =>
  createTranslate(Object.fromEntries(dictionary), locale)

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
  const frame = toBareProps({ market, maker, path, countries })
  const translate = translateOf(market)
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
