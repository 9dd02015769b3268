// The work that takes long, as functions of plain values: done here, or by threads beside the one that answers.
import {
  assembleConfiguration,
  repaint,
  createAnswerGraph,
  createEmbedded,
  listNear,
  type FormsOptions,
  type GraphReply,
  type Language,
  type Maps,
  type Store,
} from '@evkit/data/service'
import {
  clientConfigurationCall,
  tokenConfigurationCall,
  tokenGeneratorCall,
} from '@evkit/engine/savings'
import type { LinkEnvironment } from '@evkit/engine/internal/content'
import { DEFAULT_MAPS } from '@evkit/engine/internal/route'
import type { ContentSource } from '@evkit/engine/internal/site'
import type { MapLook } from '../src/map/index.js'
import { drawGroundPicture } from '../src/shell/maps/draw-ground.js'
import type { renderPage as Render } from '../src/shell/render.js'
import type {
  AnswerGraph,
  FoundRoad,
  RenderedPage,
  RenderForms,
  RenderMaps,
  RenderMarket,
  SentPage as SentFormPage,
} from '../src/shell/render.types.js'
import type { ScriptName } from '../src/shell/scripts.js'
import { writeDocument, type PageAssets } from './document.js'
import { languageOf } from './page-language.js'
import { toPage, type SentPage } from './pages.js'

/** What the work is done with. */
export interface JobParts {
  readonly store: Store
  readonly render: typeof Render
  /** Files of each script. */
  readonly listAssets: (script: ScriptName) => PageAssets
  /** Where the site is reached from outside, for canonical addresses; empty: relative ones. */
  readonly origin: string
  /** Domains of the same product: links to them and everything below stay in the tab; none without them. */
  readonly ownDomains?: readonly string[]
  /** Origins whose pages may frame tools and forms; none without it. */
  readonly guests?: readonly string[]
  /** The segment of a path that names the maps service; `maps` without it. */
  readonly maps?: string
  /** Address of a map style in place of our own ground; empty without one. */
  readonly mapStyle?: string
  readonly forms?: FormsOptions
  /** Origin of what signs drivers of business fleets in; empty where nothing does. */
  readonly fleetSignIn?: string
  /** What they allow the site by signing in; nothing without it. */
  readonly fleetScope?: readonly string[]
  /** Where the site runs, as far as cards lead to their models; `production` without it. */
  readonly linkEnvironment?: LinkEnvironment
  /** Whether drafts may be read, and the gallery of blocks be looked at. */
  readonly isPreviewOpen: boolean
  readonly isIntrospectionOpen?: boolean
}

/** What a page is rendered for. */
export interface AskedPage {
  readonly path: string
  readonly search: string
  readonly source: ContentSource
  readonly cookies: string
  /** The road its address asks for, where one was found. */
  readonly road?: FoundRoad | undefined
  /** What has become of the form that was sent to it, where one was. */
  readonly sent?: SentFormPage
}

/** What a ground is drawn for. */
export interface AskedGround {
  readonly look: MapLook
  /** Language of the names on it. */
  readonly language: Language
}

/** A page that leads elsewhere. */
export interface Redirection {
  readonly kind: 'redirection'
  readonly path: string
  /** Part of the page, with `#`; the whole of it without. */
  readonly fragment?: string
}

/** A page as it was rendered, or where its address leads. */
export type RenderedAnswer = SentPage | Redirection

/** The work, by its name: plain values in and out. */
export interface Jobs {
  readonly page: (asked: AskedPage) => Promise<RenderedAnswer>
  readonly ground: (asked: AskedGround) => Promise<SentPage>
  readonly graph: (body: string) => Promise<GraphReply>
  readonly road: (ends: Parameters<Maps['findRoute']>[0]) => ReturnType<Maps['findRoute']>
  readonly stations: (line: Parameters<Maps['findStations']>[0]) => ReturnType<Maps['findStations']>
}

const graphAnswers = ({ savings }: Store): AnswerGraph => {
  const { clientConfiguration, tokenGenerator, tokenConfiguration } = savings.configurations
  const answers: Readonly<Record<string, typeof clientConfiguration>> = {
    [clientConfigurationCall.operation]: clientConfiguration,
    [tokenGeneratorCall.operation]: tokenGenerator,
    [tokenConfigurationCall.operation]: tokenConfiguration,
  }
  return (operation, values) => answers[operation]?.(values)
}

/** The segment of a path that names the service for roads and places. */
export const mapsServiceOf = ({ maps = DEFAULT_MAPS }: Pick<JobParts, 'maps'>): string => maps

const toRenderMaps = (parts: JobParts, language: Language): RenderMaps => ({
  service: mapsServiceOf(parts),
  cut: (view) => parts.store.maps.cutMap(view, language),
  layers: {
    ...parts.store.maps.files.addresses,
    places: parts.store.maps.files.names[language],
  },
  style: parts.mapStyle ?? '',
  credits: parts.store.maps.mapCredits.map(({ text, url }) => ({ text, url })),
})

type MapsIn = (language: Language) => RenderMaps

// The same object for the same language: drawn grounds are remembered by it.
const createMapsIn = (parts: JobParts): MapsIn => {
  const made = new Map<Language, RenderMaps>()
  return (language) => {
    const maps = made.get(language) ?? toRenderMaps(parts, language)
    made.set(language, maps)
    return maps
  }
}

const toRenderMarket = (
  market: Store['forms']['markets'][number],
  { maps }: Store,
): RenderMarket => {
  const { entry, dictionary, consent, forms } = market
  return {
    market: entry.market,
    locale: entry.locale,
    direction: entry.direction,
    country: entry.country,
    dictionary,
    consent,
    label: dictionary.get('FormHeading') ?? '',
    help: entry.help,
    purposes: [...forms.keys()],
    configurationOf: (purpose, search) => assembleConfiguration(market, purpose, search),
    retailers: market.retailers,
    listNear: (place) => listNear(market, maps.places, place),
  }
}

/** The forms pages are rendered with. */
export const toRenderForms = ({
  store,
  origin,
  ownDomains = [],
  guests = [],
  forms,
}: Pick<JobParts, 'store' | 'origin' | 'ownDomains' | 'guests' | 'forms'>): RenderForms => ({
  markets: store.forms.markets.map((market) => toRenderMarket(market, store)),
  dialCodes: store.forms.dialCodes,
  origin,
  ownDomains,
  guests,
  isProduction: forms?.isProduction ?? true,
})

// The script of who makes the page comes first: it hears of what that of visitors does. So does what speaks to the page
// around a framed one.
const assetsOf = (
  { script, isAuthored = false, framed }: Pick<RenderedPage, 'script' | 'isAuthored' | 'framed'>,
  listAssets: JobParts['listAssets'],
): PageAssets => {
  const own = listAssets(script)
  const beside = [
    ...(isAuthored ? [listAssets('editors')] : []),
    ...(framed === undefined ? [] : [listAssets('framed')]),
  ]
  return {
    ...own,
    styles: [
      ...own.styles,
      ...(framed === undefined ? [] : beside.flatMap(({ styles }) => styles)),
    ],
    scripts: [...beside.flatMap(({ scripts }) => scripts), ...own.scripts],
    preloads: [...new Set([own, ...beside].flatMap(({ preloads }) => preloads))],
  }
}

const createRender = (parts: JobParts, mapsIn: MapsIn): ((asked: AskedPage) => RenderedAnswer) => {
  const { store } = parts
  const known = {
    documents: { charging: store.charging, range: store.range },
    answerGraph: graphAnswers(store),
    brand: store.brand,
    findPrice: store.savings.findCarPrice,
    findPrices: store.prices.findPrices,
    findUsPrice: store.prices.findUsPrice,
    repaint,
    fleetSignIn: parts.fleetSignIn ?? '',
    fleetScope: parts.fleetScope ?? [],
    linkEnvironment: parts.linkEnvironment ?? 'production',
    isGalleryOpen: parts.isPreviewOpen,
    forms: toRenderForms(parts),
    fallbackSite: store.sites[0] ?? 'uk',
  }
  return ({ path, search, source, cookies, road, sent }) => {
    const page = parts.render({
      ...known,
      ...(road === undefined ? {} : { road }),
      ...(sent === undefined ? {} : { sent }),
      isPreview: source === 'preview',
      maps: mapsIn(languageOf(path, store)),
      path,
      search,
      cookies,
      load: (site, client) => store.findContent(site, client, source),
    })
    if (page.kind === 'redirection') return page
    if (page.kind === 'broken') {
      throw new Error(
        page.issues.map((issue) => `${issue.path}: expected ${issue.expected}`).join('; '),
      )
    }
    return toPage(writeDocument(page, assetsOf(page, parts.listAssets), parts), page.status)
  }
}

// A road that has begun is found to its end: it takes no longer than to say that nobody waits.
const NEVER = new AbortController().signal

/** Makes the work of a site. */
export const createJobs = (parts: JobParts): Jobs => {
  const mapsIn = createMapsIn(parts)
  const render = createRender(parts, mapsIn)
  const answerGraph = createAnswerGraph(parts.store, parts)
  const { findRoute, findStations } = createEmbedded(parts.store.maps)
  const done = async <A>(work: () => A): Promise<A> => Promise.resolve().then(work)
  return {
    page: async (asked) => done(() => render(asked)),
    ground: async ({ look, language }) =>
      done(() => toPage(drawGroundPicture(look, mapsIn(language)), 200)),
    graph: async (body) => done(() => answerGraph(body)),
    road: async (ends) => findRoute(ends, NEVER),
    stations: async (line) => findStations(line, NEVER),
  }
}
