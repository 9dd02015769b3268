import { describeTrail, type StructuredData } from '@evkit/engine/content'
import { parseFormPath } from '@evkit/engine/forms'
import { toUndefined, type Issue } from '@evkit/engine/shared'
import { listTrail, resolveSiteSlug, splitPath } from '@evkit/engine/site'
import { renderCharging } from './charging/render-charging.js'
import { renderCompare } from './compare/render-compare.js'
import { readFrame } from './documents.js'
import { findHost, renderEmbedded } from './embedded/render-embedded.js'
import { renderGallery } from './gallery/render-gallery.js'
import { findMarket, listCountries } from './forms/form-sites.js'
import { renderForm } from './forms/render-form.js'
import { drawFrame, type FrameProps } from './frame.js'
import { toFrameProps } from './frame-props.js'
import { renderCars, renderContent, renderCredits } from './pages/render-block-page.js'
import { plain, renderHome, renderMarketHome } from './pages/render-home.js'
import { writeManifestPath } from './manifest.js'
import { MissingPage } from './pages/missing-page.js'
import { renderElectrification } from './electrification/render-electrification.js'
import { renderRetailers } from './retailers/render-retailers.js'
import { renderRange } from './range/render-range.js'
import { renderRoute } from './route/render-route.js'
import { renderSavings } from './savings/render-savings.js'
import { findRedirection, findShown, writeShownPath, type ShownPage } from './shown-page.js'
import type {
  BrokenPage,
  PageParts,
  Redirection,
  RenderedPage,
  RenderRequest,
} from './render.types.js'

type Renderer = (request: RenderRequest, props: FrameProps) => PageParts | readonly Issue[]

// Nothing where the site has no such page.
type MaybeRenderer = (...asked: Parameters<Renderer>) => ReturnType<Renderer> | undefined

const renderMissing: Renderer = (_request, props) => {
  const { translate, frame } = props
  const texts = {
    title: translate('missing.title', { maker: frame.maker }),
    description: translate('missing.text'),
  }
  return plain(texts, <MissingPage {...props} />)
}

// A site without a page's content has no such page.
// A page that is shown and has no entry does not compile.
const RENDERERS: Readonly<Record<ShownPage['page'], MaybeRenderer>> = {
  charging: renderCharging,
  'charging-home': renderCharging,
  'charging-public': renderCharging,
  electrification: renderElectrification,
  range: renderRange,
  'cost-benefits': renderSavings,
  'route-planner': renderRoute,
  home: renderHome,
  cars: renderCars,
  'compare-cars': renderCompare,
  retailers: renderRetailers,
  'data-credits': renderCredits,
  content: renderContent,
}

const renderThere: MaybeRenderer = (request, props) => {
  const { shown } = props
  // The gallery is no page of the site: nothing leads there, and it is looked at only where drafts are.
  return shown === undefined ? renderGallery(request, props) : RENDERERS[shown.page](request, props)
}

// A page without a document is as little there as one without an address.
const renderShown = (request: RenderRequest, props: FrameProps) => {
  const parts = renderThere(request, props)
  return parts === undefined
    ? { parts: renderMissing(request, props), isThere: false }
    : { parts, isThere: true }
}

const canonicalPath = ({ frame, path, shown }: FrameProps): string =>
  shown === undefined ? path : writeShownPath(frame.site, shown, frame)

const cardOf = ({ frame, shown }: FrameProps): Pick<RenderedPage, 'card'> => {
  const card = frame.cars?.find(({ slug }) => slug === shown?.car)?.card ?? frame.card
  return card === undefined ? {} : { card }
}

// The trail as machines read it; a page that is not there has none.
const describePath = (
  { forms }: RenderRequest,
  { frame, path, shown, translate }: FrameProps,
): readonly StructuredData[] =>
  shown === undefined
    ? []
    : describeTrail({
        trail: listTrail(path, { charging: frame.chargingSegments, others: frame.trailSegments }),
        origin: forms.origin,
        label: (name) => translate(`trail.${name}`),
      })

// The addresses of forms have no slash at their end; with one they are the same.
const findForm = (request: RenderRequest): Redirection | RenderedPage | undefined => {
  const address = toUndefined(parseFormPath(request.path))
  if (address === undefined) return undefined
  const market = findMarket(request.forms, address.market)
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
  const market = findMarket(request.forms, parts[0] ?? '')
  const hasSite = market !== undefined && readFrame(request.load, market.market) !== undefined
  return market === undefined || hasSite || parts.length > 1
    ? undefined
    : renderMarketHome(request, market)
}

const findMoved = (request: RenderRequest): Redirection | undefined => {
  const path = findRedirection(request.path)
  return path === undefined ? undefined : { kind: 'redirection', path }
}

const findOther = (request: RenderRequest): RenderedPage | Redirection | undefined =>
  findForm(request) ?? findMoved(request) ?? findEmbedded(request) ?? findMarketHome(request)

/** Renders the page an address names, with the state the address holds. */
export const renderPage = (request: RenderRequest): RenderedPage | Redirection | BrokenPage => {
  const other = findOther(request)
  if (other !== undefined) return other
  const own = readFrame(request.load, resolveSiteSlug(request.path))
  const frame = own ?? readFrame(request.load, request.fallbackSite)
  if (frame === undefined) {
    return { kind: 'broken', issues: [{ path: 'frame', expected: 'content', actual: 'none' }] }
  }
  const shown = own === undefined ? undefined : findShown(request.path, own)
  const props = toFrameProps({
    frame,
    shown,
    brand: request.brand,
    path: own === undefined ? `/${frame.site}/` : request.path,
    market: findMarket(request.forms, frame.site),
    countries: listCountries(request.forms, { frame, shown }),
  })
  const { parts, isThere } = renderShown(request, props)
  if (!('main' in parts)) return { kind: 'broken', issues: parts }
  return {
    kind: 'page',
    status: isThere ? 200 : 404,
    ...drawFrame(props),
    canonical: canonicalPath(props),
    alternates:
      shown === undefined
        ? []
        : frame.sites.map(({ site, locale }) => ({
            locale,
            path: writeShownPath(site, shown, frame),
          })),
    manifest: writeManifestPath(frame.site),
    ...cardOf(props),
    ...parts,
    structured: [...describePath(request, props), ...(parts.structured ?? [])],
    isUnlisted: parts.isUnlisted === true || request.isPreview,
    isAuthored: parts.isAuthored === true || request.isPreview,
  }
}
