// Everything the service answers from, read and decoded once when it starts.
import { either as E, option as O } from 'fp-ts'

import {
  joinCars,
  ChargingContentCodec,
  ChargingDocumentCodec,
  decodeChargingData,
} from '@evkit/engine/charging'
import {
  CalculatorContentCodec,
  decodeCalculatorCars,
  LightContentCodec,
  RangeDocumentCodec,
  RangeToolContentCodec,
  requireToolCars,
  TabsContentCodec,
  toRangeData,
  type RangeDocument,
} from '@evkit/engine/range'
import { RouteContentCodec, type RouteContent } from '@evkit/engine/route'
import { decodeWith, type Either, type Issue } from '@evkit/engine/shared'
import {
  CONTENT_CLIENTS,
  CreditsContentCodec,
  FrameContentCodec,
  resolveSite,
} from '@evkit/engine/site'
import type { ContentSource } from '@evkit/engine/internal/site'
import { assembleFrame, assembleTool, resolveLanguage } from '../content/assemble.js'
import type { Brand } from '../content/brand.js'
import { makeCredits } from '../content/credits.js'
import type { ContentParts } from '../content/parts.js'
import {
  assembleCalculator,
  assembleLight,
  assembleRangeTool,
  assembleTabs,
  resolveRangeSite,
} from '../content/range-assemble.js'
import type { RangeContentParts } from '../content/range-parts.js'
import { readRangeContent } from '../content/range-read.js'
import { makeClimb } from '../content/climb.js'
import {
  assembleRoute,
  missingRoute,
  readRouteContent,
  type RouteTexts,
} from '../content/route-assemble.js'
import { listPageFaults, listPages } from '../content/pages-assemble.js'
import { readContent } from '../content/read.js'
import { COLOURS, repaint } from '../pictures/index.js'
import { readNamed } from '../sources/car-names.js'
import { readCarFigures } from '../sources/car-figure-rows.js'
import { readRangeSources } from '../sources/range-rows.js'
import type { RoadArea } from '../roads/index.js'
import { readSources, toFaults, type Fault, type Rows, type Sources } from '../sources/rows.js'
import { openFormsStore, type FormsStore } from './forms/forms-store.js'
import { openMaps, type MapsStore } from './maps-store.js'
import { openPrices, type PriceStore } from './price-store.js'
import { EMBEDDED, type MapsFacts } from './route/real/settings.js'
import { openSavings, type SavingsStore } from './savings-store.js'
import { openZips, type ZipStore } from './zip-store.js'

/** What the service answers from. */
export interface Store {
  /** Site slugs that have content, in order. */
  readonly sites: readonly string[]
  /** Locale of each site and market. */
  readonly locales: ReadonlyMap<string, string>
  /** The document of a client on a site; none when there is no such site or client. */
  readonly findContent: (site: string, client: string, source: ContentSource) => O.Option<unknown>
  /** Who makes the cars, and what pages look like. */
  readonly brand: Brand
  /** The charging data set. */
  readonly charging: unknown
  /** The range data: every family. */
  readonly range: RangeDocument
  /** Addresses of all pictures content names, and of the cars among them in every paint. */
  readonly pictures: readonly string[]
  /** Whether content names a video of YouTube. */
  readonly namesYouTube: boolean
  /** Answers about taxes and prices. */
  readonly savings: Pick<SavingsStore, 'configurations' | 'findCarPrice'>
  /** Prices of price labels. */
  readonly prices: PriceStore
  /** Roads, stations, places and the base map. */
  readonly maps: MapsStore
  /** Postal codes of the United States. */
  readonly zips: ZipStore
  /** Markets with their forms, retailers and vehicles. */
  readonly forms: FormsStore
}

type Documents = ReadonlyMap<string, unknown>

const PICTURE = /"(\/media\/[^"]+)"/g

const YOUTUBE = /youtu(?:be(?:-nocookie)?\.com|\.be)\//i

// What content names beside its texts.
const readNames = (documents: Documents): Pick<Store, 'pictures' | 'namesYouTube'> => {
  const content = JSON.stringify([...documents.values()])
  const named = new Set([...content.matchAll(PICTURE)].map(([, address = '']) => address))
  // Pages show a car in any of its paints.
  const pictures = [...named].flatMap((address) => [
    address,
    ...COLOURS.map((paint) => repaint(address, paint)),
  ])
  return { pictures: [...new Set(pictures)].sort(), namesYouTube: YOUTUBE.test(content) }
}

const keyOf = (site: string, client: string, source: ContentSource): string =>
  [site, client, source].join('/')

const CODECS = {
  [CONTENT_CLIENTS.charging]: ChargingContentCodec,
  [CONTENT_CLIENTS.frame]: FrameContentCodec,
  [CONTENT_CLIENTS.credits]: CreditsContentCodec,
  [CONTENT_CLIENTS.rangeTool]: RangeToolContentCodec,
  [CONTENT_CLIENTS.rangeCalculator]: CalculatorContentCodec,
  [CONTENT_CLIENTS.rangeLight]: LightContentCodec,
  [CONTENT_CLIENTS.tabs]: TabsContentCodec,
  [CONTENT_CLIENTS.route]: RouteContentCodec,
} as const

type ChargingFacts = Pick<SavingsStore, 'findChargeTariffs'> & { readonly sources: Sources }

const listDocuments = (
  parts: ContentParts,
  credits: unknown,
  { findChargeTariffs, sources }: ChargingFacts,
): Documents =>
  new Map(
    parts.sites.flatMap((site) =>
      (['published', 'preview'] as const).flatMap((source) => {
        const language = resolveLanguage(parts, site, source)
        if (language === undefined) return []
        const tariffs = findChargeTariffs(site.site)
        const tool = assembleTool(parts, { site, language, tariffs, sources })
        return [
          [keyOf(site.site, CONTENT_CLIENTS.charging, source), tool],
          [keyOf(site.site, CONTENT_CLIENTS.frame, source), assembleFrame(parts, site, language)],
          [keyOf(site.site, CONTENT_CLIENTS.credits, source), credits],
        ] as const
      }),
    ),
  )

const listRangeDocuments = (parts: ContentParts, range: RangeContentParts): Documents =>
  new Map(
    parts.sites.flatMap((site) =>
      (['published', 'preview'] as const).flatMap((source) => {
        const common = resolveLanguage(parts, site, source)
        if (common === undefined) return []
        const draft = parts.drafts.get(site.site)
        const page = resolveRangeSite(range, { site, common, draft }, source)
        if (page === undefined) return []
        return [
          [keyOf(site.site, CONTENT_CLIENTS.rangeTool, source), assembleRangeTool(page)],
          [keyOf(site.site, CONTENT_CLIENTS.rangeCalculator, source), assembleCalculator(page)],
          [keyOf(site.site, CONTENT_CLIENTS.rangeLight, source), assembleLight(page)],
          [keyOf(site.site, CONTENT_CLIENTS.tabs, source), assembleTabs(page)],
        ] as const
      }),
    ),
  )

// What the planner's page says of the world beside its texts.
interface RouteFacts extends Pick<SavingsStore, 'findTariffs'>, Pick<MapsFacts, 'hasAddresses'> {
  readonly area: RoadArea | undefined
  readonly climb: RouteContent['climb']
}

const listRouteDocuments = (
  parts: ContentParts,
  { languages }: RouteTexts,
  { findTariffs, ...facts }: RouteFacts,
): Documents =>
  new Map(
    parts.sites.flatMap((site) => {
      const language = languages.get(site.language)
      if (language === undefined) return []
      const tariffs = findTariffs(site.site)
      const page = { ...facts, site, language, tariffs, draft: parts.drafts.get(site.site) }
      return (['published', 'preview'] as const).map(
        (source) =>
          [keyOf(site.site, CONTENT_CLIENTS.route, source), assembleRoute(page, source)] as const,
      )
    }),
  )

// A site without its own entry is told of; one without its language is told of where the languages are read.
const missingRange = (parts: ContentParts, range: RangeContentParts): readonly Fault[] =>
  parts.sites.flatMap(({ site, language }) =>
    !parts.languages.has(language) ||
    (range.sites.some((one) => one.site === site) && range.languages.has(language))
      ? []
      : [
          {
            file: 'data/content/range-sites.json',
            path: site,
            text: `there is no entry of this site, or no readable data/content/range/${language}.json`,
          },
        ],
  )

const isListed = (document: unknown): document is { readonly rangeCarDataArray: unknown } =>
  typeof document === 'object' && document !== null && 'rangeCarDataArray' in document

// What a codec leaves to another one: the cars of the calculators, at least one car of the range tool.
const decodeCars = (document: unknown): Either<readonly Issue[], unknown> => {
  if (isListed(document)) return decodeCalculatorCars(document.rangeCarDataArray)
  const tool = decodeWith(RangeToolContentCodec, document)
  return E.isLeft(tool) ? tool : requireToolCars(tool.right.cars)
}

const WITH_CARS: readonly string[] = [
  CONTENT_CLIENTS.rangeTool,
  CONTENT_CLIENTS.rangeCalculator,
  CONTENT_CLIENTS.rangeLight,
]

const documentFaults = (documents: Documents): readonly Fault[] =>
  [...documents].flatMap(([key, document]) => {
    const client = key.split('/')[1] as keyof typeof CODECS
    const file = `data/content (${key})`
    const decoded = decodeWith<unknown>(CODECS[client], document)
    if (E.isLeft(decoded)) return toFaults(file, decoded.left)
    if (WITH_CARS.includes(client)) {
      const cars = decodeCars(document)
      return E.isLeft(cars) ? toFaults(file, cars.left, 'cars') : []
    }
    if (client !== CONTENT_CLIENTS.charging) return []
    const content = decodeWith(ChargingContentCodec, document)
    const joined = E.isLeft(content) ? content : joinCars(content.right.cars, content.right.options)
    return E.isLeft(joined) ? toFaults(file, joined.left) : []
  })

const readRangeTable = (folder: URL): Either<readonly Issue[], RangeDocument> => {
  const file = JSON.parse(readNamed(folder, 'tables/range.json')) as unknown
  const families =
    typeof file === 'object' && file !== null && 'families' in file ? file.families : undefined
  return decodeWith(RangeDocumentCodec, families)
}

const readChargingTable = (folder: URL) => {
  const file = JSON.parse(readNamed(folder, 'tables/charging.json')) as unknown
  const charging = decodeWith(ChargingDocumentCodec, file)
  if (E.isLeft(charging)) return charging
  const usable = decodeChargingData(charging.right)
  return E.isLeft(usable) ? usable : charging
}

// Cost and savings have no drafts: a preview shows what is published.
const toDocuments = ({ documents }: SavingsStore): Documents =>
  new Map(
    documents.flatMap(([site, client, document]) =>
      (['published', 'preview'] as const).map(
        (source) => [keyOf(site, client, source), document] as const,
      ),
    ),
  )

const toLocales = (forms: FormsStore, parts: ContentParts): Store['locales'] =>
  new Map([
    ...forms.markets.map(({ entry }) => [entry.market, entry.locale] as const),
    ...parts.sites.map(({ site, locale }) => [site, locale] as const),
  ])

/**
 * Reads and decodes everything below the data folder; with any fault there is no store, only the list of faults. Roads
 * and stations of the folder of imports go before those of the project. Where another service knows roads, the planner
 * does not say which part of the world it covers; where one knows addresses, it asks for them too.
 */
export const openStore = (
  folder: URL,
  imports?: URL,
  { hasOwnRoads, hasAddresses }: MapsFacts = EMBEDDED,
): E.Either<readonly Fault[], Store> => {
  const sources = readSources(folder)
  const { parts, faults: contentFaults } = readContent(new URL('content/', folder))
  const charging = readChargingTable(folder)
  if (E.isLeft(charging)) return E.left(toFaults('data/tables/charging.json', charging.left))
  const range = readRangeTable(folder)
  if (E.isLeft(range)) return E.left(toFaults('data/tables/range.json', range.left))
  const rangeSources = readRangeSources(folder)
  const rangeContent = readRangeContent(new URL('content/', folder))
  const routeContent = readRouteContent(new URL('content/', folder))
  const maps = openMaps(folder, imports)
  const own = hasOwnRoads && E.isRight(maps) ? maps.right : undefined
  const savings = openSavings(folder, parts, sources.sources.rows)
  const credits = makeCredits(sources, charging.right, own?.coverage ?? [])
  const figures = readCarFigures(folder)
  const climb = makeClimb(figures.rows)
  const route = { ...savings, area: own?.roadArea, hasAddresses, climb }
  const documents: Documents = new Map([
    ...listDocuments(parts, credits, { ...savings, sources }),
    ...listRangeDocuments(parts, rangeContent.parts),
    ...listRouteDocuments(parts, routeContent, route),
  ])
  const prices = openPrices(folder, parts, { ...savings, credits: sources.sources.rows })
  const zips = openZips(folder)
  const forms = openFormsStore(folder, parts)
  const faults = [
    ...Object.values(sources).flatMap((rows: Rows<unknown>) => rows.faults),
    ...Object.values(rangeSources).flatMap((rows: Rows<unknown>) => rows.faults),
    ...contentFaults,
    ...rangeContent.faults,
    ...missingRange(parts, rangeContent.parts),
    ...routeContent.faults,
    ...missingRoute(parts, routeContent),
    ...documentFaults(documents),
    ...listPageFaults(parts),
    ...[savings, prices, zips, forms, figures].flatMap(({ faults: ofPart }) => ofPart),
  ]
  if (E.isLeft(maps)) return E.left([...faults, ...maps.left])
  if (faults.length > 0) return E.left(faults)
  const ofPages = listPages(parts, {
    ranges: rangeSources.ranges.rows,
    charging: charging.right,
    findPrice: savings.findCarPrice,
    range: toRangeData(range.right),
    figures: figures.rows,
    batteries: sources.batteries.rows,
    prices: savings.carPrices,
    credits,
  }).map(([site, client, source, document]) => [keyOf(site, client, source), document] as const)
  const all: Documents = new Map([...documents, ...toDocuments(savings), ...ofPages])
  return E.right({
    sites: parts.sites.map(({ site }) => site),
    locales: toLocales(forms, parts),
    brand: parts.brand,
    charging: charging.right,
    range: range.right,
    ...readNames(all),
    savings,
    prices,
    maps: maps.right,
    zips,
    forms,
    findContent: (site, client, source) =>
      O.fromNullable(all.get(keyOf(resolveSite(site), client, source))),
  })
}
