// The pages that are made of blocks: the home of a site, its line-up, its credits, and those that content alone describes.
import type { BlockType } from '@evkit/engine/blocks'
import { describeFaq, describeVideoBlock, readClosedBanners } from '@evkit/engine/internal/blocks'
import type { StructuredData } from '@evkit/engine/content'
import { parseQuery, toUndefined, writeQuery } from '@evkit/engine/shared'
import { CONTENT_CLIENTS, type FrameContent } from '@evkit/engine/site'
import { findShown, toCarClient, toPageClient } from '@evkit/engine/internal/site'
import { onceEach } from '../../tool/once-each.js'
import type { AddressContext, BlockContext } from '../blocks/drawn-block.types.js'
import { createReadBlockPage, type BlockPage } from '../blocks/read-block-page.js'
import { leaveOutReplaced } from '../blocks/replaced-blocks.js'
import { drawBlocks, drawParts, type DrawnPage } from '../blocks/render-blocks.js'
import { isNotFound } from '../../blocks/parts/index.js'
import { toEmbeddedData } from '../embedded/embedded-data.js'
import { writeFormStart } from '../forms/form-sites.js'
import { findCarChoice, toWantedCar } from '../car-choice.js'
import type { FrameProps } from '../frame.js'
import { allowsFunctional } from '../functional-consent.js'
import { consoleLog } from '../ports/console-log.js'
import type { PageParts, RenderForms, RenderRequest } from '../render.types.js'
import { describePageOffers } from './page-offers.js'
import { findUsPrices, wordPagePrices } from './page-prices.js'

// The forms are the same object in every request, so what reads pages is made once.
const readerOf = onceEach(({ origin, ownDomains }: RenderForms) => ({
  read: createReadBlockPage(origin, consoleLog, ownDomains),
}))

const pricesOf = (request: RenderRequest, frame: FrameContent, page: BlockPage) => {
  const prices = wordPagePrices(page, request, frame)
  const usPrices = findUsPrices(page, request, frame)
  return {
    ...(prices === undefined ? {} : { prices }),
    ...(usPrices === undefined ? {} : { usPrices }),
  }
}

type Kept = AddressContext['kept']

// Version and paint are those of the car that is chosen.
const ofCar = (model: string, kept: Kept): Kept =>
  kept.some(([key, value]) => key === 'model' && value === model) ? kept : [['model', model]]

const formsOf = (
  request: RenderRequest,
  { site, maker, cars = [] }: FrameContent,
  { kept }: AddressContext,
) => {
  const market = request.forms.markets.find((one) => one.market === site)
  return market?.purposes.includes('CONTACT_REQUEST') === true
    ? {
        contactHref: writeFormStart(site, 'contact'),
        forms: {
          ...toEmbeddedData(
            { forms: request.forms, search: writeQuery(kept, [], []) },
            market,
            maker,
          ),
          cars: Object.fromEntries(
            cars.map(({ slug, name }) => [slug, `&${writeQuery(ofCar(name, kept), [], [])}`]),
          ),
        },
      }
    : {}
}

// Only the page of a car is about its paint.
const paintOf = ({ path, search, repaint }: RenderRequest, frame: FrameContent) => {
  const shown = findShown(path, frame)
  if (shown === undefined || shown.car === '') return {}
  const found = findCarChoice({ frame, shown }, parseQuery(search))
  const key = found && toUndefined(found.choice.colour)
  return key === undefined
    ? {}
    : { paint: { key, repaint: (address: string) => repaint(address, key) } }
}

// Forms of a page send the car along that its links carry on.
const addressOf = ({ path, search }: RenderRequest, frame: FrameContent): AddressContext => {
  const query = parseQuery(search)
  const found = findCarChoice({ frame, shown: findShown(path, frame) }, query)
  const kept = found === undefined ? [] : Object.entries(toWantedCar(found))
  return { query, kept: kept.filter(([, value]) => value !== '') }
}

/** What the blocks of a page know of it. */
export const contextOf = (
  request: RenderRequest,
  frame: FrameContent,
  page: BlockPage,
): BlockContext => {
  const { path, cookies, forms, fleetSignIn, fleetScope, linkEnvironment, isPreview } = request
  const address = addressOf(request, frame)
  const has = (...types: readonly BlockType[]): boolean =>
    page.blocks.some(({ type }) => types.includes(type))
  return {
    site: frame.site,
    path,
    locale: frame.locale,
    isPreview,
    ...(forms.isProduction ? {} : { deployEnv: 'qa' }),
    closed: allowsFunctional(cookies) ? readClosedBanners(cookies) : [],
    ...pricesOf(request, frame, page),
    ...(has('offers') ? formsOf(request, frame, address) : {}),
    linkEnvironment,
    address,
    ...paintOf(request, frame),
    fleet: {
      origin: forms.origin,
      ownDomains: forms.ownDomains,
      signIn: fleetSignIn,
      scope: fleetScope,
      isProduction: forms.isProduction,
    },
  }
}

/** Reads a page of blocks and draws it; nothing where the site has none. */
export const drawBlockPage = (
  request: RenderRequest,
  frame: FrameContent,
  client: string,
): (DrawnPage & { readonly page: BlockPage }) | undefined => {
  const document = toUndefined(request.load(frame.site, client))
  if (typeof document !== 'object' || document === null) return undefined
  try {
    const read = readerOf(request.forms).read(document)
    const page = leaveOutReplaced(read, parseQuery(request.search))
    return {
      page,
      ...drawBlocks({ page, context: contextOf(request, frame, page), log: consoleLog }),
    }
  } catch (error) {
    // What a block is about is not there any more: neither is its page.
    if (isNotFound(error)) return undefined
    throw error
  }
}

/**
 * Draws what opens a page that is otherwise a tool: the heroes of its content, which need no script. Empty where the site
 * has none.
 */
export const drawOpening = (
  request: RenderRequest,
  frame: FrameContent,
  client: string,
): string => {
  const document = toUndefined(request.load(frame.site, client))
  if (typeof document !== 'object' || document === null) return ''
  const read = readerOf(request.forms).read(document)
  // Footnotes would stand at the end of a page that is not the hero's.
  const page = {
    ...read,
    blocks: read.blocks.filter(({ type }) => type === 'hero'),
    footnotes: [],
  }
  const parts = drawParts({ page, context: contextOf(request, frame, page), log: consoleLog })
  return parts.map(({ html }) => html).join('\n')
}

/** Describes the questions, the videos and the prices of a page to machines. */
export const describePage = (
  page: BlockPage,
  request: RenderRequest,
  frame: FrameContent,
): readonly StructuredData[] => [
  ...describeFaq({
    questions: page.blocks.flatMap((block) =>
      block.type === 'faq' ? block.content.questions : [],
    ),
  }),
  ...page.blocks.flatMap((block) =>
    block.type === 'video' ? describeVideoBlock(block.content, request.forms.origin) : [],
  ),
  ...describePageOffers(page, request, frame),
]

/** Renders a page that is blocks and nothing else. */
const renderBlockPage =
  (client: string) =>
  (request: RenderRequest, { frame }: FrameProps): PageParts | undefined => {
    const drawn = drawBlockPage(request, frame, client)
    if (drawn === undefined) return undefined
    const { title, description } = drawn.page
    return {
      title,
      description,
      main: drawn.lead + drawn.html + drawn.end,
      data: drawn.data,
      picture: undefined,
      structured: describePage(drawn.page, request, frame),
    }
  }

/** Renders where the data comes from. */
export const renderCredits = (request: RenderRequest, props: FrameProps): PageParts | undefined =>
  renderBlockPage(CONTENT_CLIENTS.creditsPage)(request, props)

/** Renders a page that content alone describes. */
export const renderContent = (request: RenderRequest, props: FrameProps): PageParts | undefined => {
  const { frame, shown } = props
  const page = frame.pages?.find(({ path }) => path === shown?.content)
  return page === undefined ? undefined : renderBlockPage(toPageClient(page.name))(request, props)
}

/** Renders the line-up, or the page of one of its cars. */
export const renderCars = (request: RenderRequest, props: FrameProps): PageParts | undefined => {
  const { shown } = props
  if (shown === undefined || shown.car === '')
    return renderBlockPage(CONTENT_CLIENTS.cars)(request, props)
  const found = findCarChoice(props, parseQuery(request.search))
  const version = found && toUndefined(found.choice.version)
  return (
    (version === undefined
      ? undefined
      : renderBlockPage(toCarClient(shown.car, version))(request, props)) ??
    renderBlockPage(toCarClient(shown.car))(request, props)
  )
}
