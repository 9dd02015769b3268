import type { StructuredData } from '@evkit/engine/content'
import { describeTrail } from '@evkit/engine/internal/content'
import { parseQuery, type Issue } from '@evkit/engine/shared'
import type { FrameContent } from '@evkit/engine/site'
import { isOfBlocks, listTrail, type ShownPage, writeShownPath } from '@evkit/engine/internal/site'
import { createCarry, findCarChoice, mapLinks } from './car-choice.js'
import { renderCharging } from './charging/render-charging.js'
import { renderCompare } from './compare/render-compare.js'
import { renderConfigure } from './configure/render-configure.js'
import { readFrame } from './documents.js'
import { renderElectrification } from './electrification/render-electrification.js'
import { findAddress, type FoundAddress } from './find-address.js'
import { renderEmbedded } from './embedded/render-embedded.js'
import { renderGallery } from './gallery/render-gallery.js'
import { findMarket, listCountries } from './forms/form-sites.js'
import { renderForm } from './forms/render-form.js'
import { renderFramedForm, toFramedPage } from './framed/render-framed.js'
import { drawFrame, type FrameProps } from './frame.js'
import { toFrameProps } from './frame-props.js'
import { renderCars, renderContent, renderCredits } from './pages/render-block-page.js'
import { plain, renderHome, renderMarketHome } from './pages/render-home.js'
import { writeManifestPath } from './manifest.js'
import { PAGE_RECORDS } from './page-records.js'
import { MissingPage } from './pages/missing-page.js'
import { renderRange } from './range/render-range.js'
import { renderRetailers } from './retailers/render-retailers.js'
import { renderRoute } from './route/render-route.js'
import { renderSavings } from './savings/render-savings.js'
import type {
  BrokenPage,
  PageParts,
  Redirection,
  RenderedPage,
  RenderMarket,
  RenderRequest,
} from './render.types.js'

// Nothing where the site has no document of it; what is wrong with a document that cannot be read.
type Renderer = (
  request: RenderRequest,
  props: FrameProps,
) => PageParts | readonly Issue[] | undefined

// A page that is shown and has no entry does not compile.
const RENDERERS: Readonly<Record<ShownPage['page'], Renderer>> = {
  charging: renderCharging,
  'charging-home': renderCharging,
  'charging-public': renderCharging,
  range: renderRange,
  'cost-benefits': renderSavings,
  'route-planner': renderRoute,
  home: renderHome,
  electrification: renderElectrification,
  cars: renderCars,
  'compare-cars': renderCompare,
  configure: renderConfigure,
  retailers: renderRetailers,
  'data-credits': renderCredits,
  content: renderContent,
}

const renderMissing = (props: FrameProps): PageParts => {
  const { translate, frame } = props
  const texts = {
    title: translate('missing.title', { maker: frame.maker }),
    description: translate('missing.text'),
  }
  return plain(texts, <MissingPage {...props} />)
}

// The gallery is no page of the site: nothing leads there, and it is looked at only where drafts are.
const renderThere = (request: RenderRequest, props: FrameProps) => {
  const { shown } = props
  if (shown === undefined)
    return { parts: renderGallery(request, props), script: 'blocks' as const }
  const { script } = PAGE_RECORDS[shown.page]
  return { parts: RENDERERS[shown.page](request, props), script }
}

// A page without a document is as little there as one without an address.
const renderShown = (request: RenderRequest, props: FrameProps) => {
  const { parts, script } = renderThere(request, props)
  return parts === undefined
    ? { parts: renderMissing(props), script, isThere: false }
    : { parts, script, isThere: true }
}

const canonicalPath = ({ frame, path, shown }: FrameProps): string =>
  shown === undefined ? path : writeShownPath(frame.site, shown, frame)

// A tool chooses its car in the page; everything else is about the one of its address.
const carOf = ({ frame, shown }: FrameProps): Pick<RenderedPage, 'car'> => {
  const car = frame.cars?.find(({ slug }) => slug === shown?.car)?.name
  if (car !== undefined) return { car }
  const isTool = shown !== undefined && !isOfBlocks(shown.page) && shown.page !== 'retailers'
  return isTool ? { car: '' } : {}
}

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

type Drawn = Pick<RenderedPage, 'header' | 'main' | 'footer' | 'lost'>

// Whatever leads on keeps the car, the version and the paint that the visitor has chosen.
const carryOn = (request: RenderRequest, props: FrameProps, drawn: Drawn): Drawn => {
  const { frame } = props
  const found = findCarChoice(props, parseQuery(request.search))
  if (found === undefined) return drawn
  const carry = createCarry({ frame, search: request.search }, found)
  return {
    header: mapLinks(drawn.header, carry),
    main: mapLinks(drawn.main, carry),
    footer: mapLinks(drawn.footer, carry),
    lost: found.lost,
  }
}

const renderOfSite = (
  request: RenderRequest,
  own: FrameContent | undefined,
  shown: ShownPage | undefined,
): RenderedPage | BrokenPage => {
  const frame = own ?? readFrame(request.load, request.fallbackSite)
  if (frame === undefined) {
    return { kind: 'broken', issues: [{ path: 'frame', expected: 'content', actual: 'none' }] }
  }
  const props = toFrameProps({
    frame,
    shown,
    brand: request.brand,
    path: own === undefined ? `/${frame.site}/` : request.path,
    market: findMarket(request.forms, frame.site),
    countries: listCountries(request.forms, { frame, shown }),
    ...(shown !== undefined && PAGE_RECORDS[shown.page].tellsLost
      ? { search: request.search }
      : {}),
  })
  const { parts, script, isThere } = renderShown(request, props)
  if (!('main' in parts)) return { kind: 'broken', issues: parts }
  const frameParts = drawFrame(props)
  return {
    kind: 'page',
    status: isThere ? 200 : 404,
    ...frameParts,
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
    ...carOf(props),
    script,
    ...parts,
    ...carryOn(request, props, { ...frameParts, main: parts.main }),
    structured: [...describePath(request, props), ...(parts.structured ?? [])],
    isUnlisted: parts.isUnlisted === true || request.isPreview,
    isAuthored: parts.isAuthored === true || request.isPreview,
  }
}

// What its market has no form, no host or no home for is a page that is not there.
const renderNone = (request: RenderRequest, { market }: RenderMarket) =>
  renderOfSite(request, readFrame(request.load, market), undefined)

const renderFound = (
  request: RenderRequest,
  found: Extract<FoundAddress, { readonly kind: 'shown' }>,
): RenderedPage | BrokenPage => {
  const { frame, shown, own, canonical } = found
  if (own === canonical) return renderOfSite(request, frame, shown)
  const page = renderOfSite({ ...request, path: own }, frame, shown)
  return page.kind === 'page' ? toFramedPage(request, { frame, shown }, page) : page
}

/** Renders the page an address names, with the state the address holds. */
export const renderPage = (request: RenderRequest): RenderedPage | Redirection | BrokenPage => {
  const found = findAddress(request.path, request)
  switch (found.kind) {
    case 'form':
      return renderForm(request, found.address, found.market) ?? renderNone(request, found.market)
    case 'moved':
      return { kind: 'redirection', path: found.path }
    case 'host':
      return renderEmbedded(request, found.market) ?? renderNone(request, found.market)
    case 'market-home':
      return renderMarketHome(request, found.market) ?? renderNone(request, found.market)
    case 'framed-form':
      return renderFramedForm(request, found) ?? renderNone(request, found.market)
    case 'shown':
      return renderFound(request, found)
    case 'missing':
      return renderOfSite(request, found.frame, undefined)
  }
}
