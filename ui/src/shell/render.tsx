import { parseFormPath } from '@evkit/engine/forms'
import { toUndefined, type Issue } from '@evkit/engine/shared'
import { resolveSiteSlug, splitPath, writePagePath } from '@evkit/engine/site'
import { renderToStaticMarkup } from 'react-dom/server'
import { renderCharging } from './charging/render-charging.js'
import { readCredits, readFrame } from './documents.js'
import { findHost, renderEmbedded } from './embedded/render-embedded.js'
import { listCountries } from './forms/form-sites.js'
import { renderForm } from './forms/render-form.js'
import { Footer, Header, mainClass, type FrameProps } from './frame.js'
import { toFrameProps } from './frame-props.js'
import { CreditsPage } from './pages/credits-page.js'
import { plain, renderHome, renderMarketHome } from './pages/render-home.js'
import { MissingPage } from './pages/missing-page.js'
import { renderElectrification } from './electrification/render-electrification.js'
import { renderRange } from './range/render-range.js'
import { renderRoute } from './route/render-route.js'
import { renderSavings } from './savings/render-savings.js'
import { findRedirection, findShown, type SHOWN_PAGES } from './shown-page.js'
import type {
  BrokenPage,
  PageParts,
  Redirection,
  RenderedPage,
  RenderMarket,
  RenderRequest,
} from './render.types.js'

type Renderer = (request: RenderRequest, props: FrameProps) => PageParts | readonly Issue[]

const renderMissing: Renderer = (_request, props) => {
  const { translate, frame } = props
  const texts = {
    title: translate('missing.title', { maker: frame.maker }),
    description: translate('missing.text'),
  }
  return plain(texts, <MissingPage {...props} />)
}

const renderCredits: Renderer = (request, props) => {
  const { translate, frame } = props
  const credits = readCredits(request.load, frame.site)
  if (credits === undefined) return renderMissing(request, props)
  return plain(
    {
      title: translate('credits.title', { maker: frame.maker }),
      description: translate('credits.sources.text'),
    },
    <CreditsPage {...props} credits={credits} />,
  )
}

// A page that is shown and has no entry does not compile.
const RENDERERS: Readonly<Record<(typeof SHOWN_PAGES)[number], Renderer>> = {
  charging: renderCharging,
  'charging-home': renderCharging,
  'charging-public': renderCharging,
  electrification: renderElectrification,
  range: renderRange,
  'cost-benefits': renderSavings,
  'route-planner': renderRoute,
  home: renderHome,
  'data-credits': renderCredits,
}

const findRenderer = (page: FrameProps['page']): Renderer =>
  page === undefined ? renderMissing : RENDERERS[page]

const canonicalPath = ({ frame, path, page }: FrameProps): string =>
  page === undefined ? path : writePagePath(frame.site, page, frame.chargingSegments)

const findMarket = ({ forms }: RenderRequest, slug: string): RenderMarket | undefined =>
  forms.markets.find(({ market }) => market === slug)

// The addresses of forms have no slash at their end; with one they are the same.
const findForm = (request: RenderRequest): Redirection | RenderedPage | undefined => {
  const address = toUndefined(parseFormPath(request.path))
  if (address === undefined) return undefined
  const market = findMarket(request, address.market)
  if (market === undefined) return undefined
  const [slug, ...rest] = splitPath(request.path)
  return slug === market.market
    ? renderForm(request, address, market)
    : { kind: 'redirection', path: `/${[market.market, ...rest].join('/')}` }
}

const findEmbedded = (request: RenderRequest): RenderedPage | undefined => {
  const market = findHost(request)
  return market === undefined ? undefined : renderEmbedded(request, market)
}

// A market that has forms only has a home as well: the wordmark of its forms leads there.
const findMarketHome = (request: RenderRequest): RenderedPage | undefined => {
  const parts = splitPath(request.path)
  const market = findMarket(request, parts[0] ?? '')
  const hasSite = market !== undefined && readFrame(request.load, market.market) !== undefined
  return market === undefined || hasSite || parts.length > 1
    ? undefined
    : renderMarketHome(request, market)
}

/** Renders the page an address names, with the state the address holds. */
export const renderPage = (request: RenderRequest): RenderedPage | Redirection | BrokenPage => {
  const form = findForm(request)
  if (form !== undefined) return form
  const redirection = findRedirection(request.path)
  if (redirection !== undefined) return { kind: 'redirection', path: redirection }
  const embedded = findEmbedded(request)
  if (embedded !== undefined) return embedded
  const marketHome = findMarketHome(request)
  if (marketHome !== undefined) return marketHome
  const own = readFrame(request.load, resolveSiteSlug(request.path))
  const frame = own ?? readFrame(request.load, request.fallbackSite)
  if (frame === undefined) {
    return { kind: 'broken', issues: [{ path: 'frame', expected: 'content', actual: 'none' }] }
  }
  const page = own === undefined ? undefined : findShown(request.path, own)
  const props = toFrameProps({
    frame,
    page,
    path: own === undefined ? `/${frame.site}/` : request.path,
    market: findMarket(request, frame.site),
    countries: listCountries(request.forms, { frame, page }),
  })
  const parts = findRenderer(page)(request, props)
  if (!('main' in parts)) return { kind: 'broken', issues: parts }
  return {
    kind: 'page',
    status: page === undefined ? 404 : 200,
    locale: frame.locale,
    direction: frame.direction,
    header: renderToStaticMarkup(<Header {...props} />),
    footer: renderToStaticMarkup(<Footer {...props} />),
    mainClass,
    canonical: canonicalPath(props),
    alternates:
      page === undefined
        ? []
        : frame.sites.map(({ site, locale }) => ({
            locale,
            path: writePagePath(site, page, frame.chargingSegments),
          })),
    ...parts,
  }
}
