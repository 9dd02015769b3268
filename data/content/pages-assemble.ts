// Assembles the pages that are made of blocks: names of the site and the maker, scenes and the line-up are put in.
import { UnknownRecord } from 'io-ts'
import { fillPlaceholders } from '@evkit/engine/shared'
import {
  CONTENT_CLIENTS,
  toCarClient,
  toPageClient,
  type ContentSource,
  type CreditsContent,
} from '@evkit/engine/site'
import type { Fault } from '../sources/rows.js'
import { MADE_SCENES } from '../pictures/index.js'
import { findClipName, writeClip } from './clips.js'
import { renderedScene, resolveLanguage, toPicture, type RenderedScene } from './assemble.js'
import type { CarFacts } from './car-figures.js'
import { hasCar, toCarPage } from './car-pages.js'
import { writeCards, writeCategories } from './line-up-cards.js'
import { listLineUp, writeProducts, type LineUpCar, type LineUpFacts } from './line-up.js'
import { listEntryFaults } from './content-pages.js'
import { listCreditSources } from './credit-tables.js'
import { BROWSER_TABLE, writeBrowserRecords } from './browser-tables.js'
import type { ConsentEntry, ContentParts, LanguageEntry, SceneEntry, SiteEntry } from './parts.js'

type Json = Readonly<Record<string, unknown>>

/** The pages made of blocks that every site has, by the name of their file. */
const PAGES = {
  home: CONTENT_CLIENTS.home,
  cars: CONTENT_CLIENTS.cars,
  credits: CONTENT_CLIENTS.creditsPage,
  electrification: CONTENT_CLIENTS.electrificationPage,
} as const

/** The page of every car: one file for all of them. */
const CAR_PAGE = 'car'

/** What a page is filled with. */
export interface PageFilling {
  /** Placeholders any text may hold. */
  readonly names: Readonly<Record<string, string>>
  /** Language of the page. */
  readonly language: string
  /** Placeholders nothing is known for: an entry of a list that says one is left out. */
  readonly unknown?: readonly string[]
  /** What stands in the place of a content that names its source. */
  readonly sources: Readonly<Record<string, (content: Json) => Json>>
}

const isScene = (value: Json): value is SceneEntry & Json => typeof value['scene'] === 'string'

// A scene is cut to the box of its block, unless an author gives its own size.
const toScene = ({ width, height, ...entry }: SceneEntry & Json): Json => ({
  ...toPicture(entry),
  ...(width === undefined || height === undefined ? {} : { width, height }),
})

const isRendered = (value: Json): value is RenderedScene & Json =>
  MADE_SCENES.some((scene) => scene === value['rendered'])

const fillRecord = (value: Json, filling: PageFilling): unknown => {
  if (isScene(value)) return toScene(value)
  if (isRendered(value)) return renderedScene(value)
  const clip = findClipName(value, filling.names)
  if (clip !== undefined) return fillRecord(writeClip(clip, value, filling.language), filling)
  const { source } = value
  const put = typeof source === 'string' ? filling.sources[source] : undefined
  const content = put === undefined ? value : put(value)
  return Object.fromEntries(
    Object.entries(content).map(([name, member]) => [name, fillPage(member, filling)]),
  )
}

// A page, or a part of it.
const fillPage = (value: unknown, filling: PageFilling): unknown => {
  if (typeof value === 'string') return fillPlaceholders(value, filling.names)
  if (Array.isArray(value)) {
    const { unknown = [] } = filling
    return value
      .map((one: unknown) => fillPage(one, filling))
      .filter((one) => !unknown.some((name) => JSON.stringify(one).includes(`{${name}}`)))
  }
  return UnknownRecord.is(value) ? fillRecord(value, filling) : value
}

/** What pages are filled from. */
export type PageFacts = LineUpFacts & CarFacts & { readonly credits: CreditsContent }

interface At {
  readonly site: SiteEntry
  readonly language: LanguageEntry
}

const listSources = (
  cars: readonly LineUpCar[],
  { site, language, facts, consent }: Pick<Filled, 'site' | 'language' | 'facts' | 'consent'>,
): PageFilling['sources'] => ({
  ...listCreditSources(facts.credits, { site, language }),
  [BROWSER_TABLE]: (content) => writeBrowserRecords(content, { locale: site.locale, consent }),
  'line-up': (content) => writeProducts(cars, content, language),
  'line-up-cards': (content) => writeCards(cars, content, language),
  'line-up-categories': (content) => writeCategories(cars, content, language),
})

type PageDocument = readonly [
  site: string,
  client: string,
  source: ContentSource,
  document: unknown,
]

interface Filled extends At {
  readonly documents: ReadonlyMap<string, unknown>
  readonly cars: readonly LineUpCar[]
  readonly facts: PageFacts
  /** The texts that ask for consent. */
  readonly consent: ConsentEntry
}

const write = (page: unknown, filling: PageFilling, { language }: At): unknown => ({
  ...(fillPage(page, filling) as Json),
  texts: language.blocks,
})

const listPageNames = ({ pages }: ContentParts): readonly (readonly [string, string])[] => [
  ...Object.entries(PAGES),
  ...pages.map(({ name }) => [name, toPageClient(name)] as const),
]

const listPlain = (parts: ContentParts, at: Filled): readonly (readonly [string, unknown])[] => {
  const names = { maker: parts.brand.name, site: at.site.site }
  const filling = { names, language: at.site.language, sources: listSources(at.cars, at) }
  return listPageNames(parts).flatMap(([name, client]) => {
    const page = at.documents.get(name)
    return page === undefined ? [] : [[client, write(page, filling, at)] as const]
  })
}

// On the page of a car, the line-up is the other cars.
const listCars = (parts: ContentParts, at: Filled): readonly (readonly [string, unknown])[] => {
  const template = at.documents.get(CAR_PAGE)
  if (!UnknownRecord.is(template)) return []
  const { cars: _, ...document } = template
  const place = { site: at.site, facts: at.facts }
  return at.cars.flatMap((car) => {
    const entry = parts.cars.find(({ name }) => name === car.name)
    if (entry === undefined || !hasCar(template, car.name)) return []
    const page = toCarPage(template, { entry, car }, place)
    const others = at.cars.filter((one) => one !== car)
    const filling = {
      names: { ...page.names, maker: parts.brand.name, site: at.site.site },
      language: at.site.language,
      unknown: page.unknown,
      sources: { ...listSources(others, at), ...page.sources },
    }
    return [[toCarClient(car.slug), write(document, filling, at)] as const]
  })
}

/** Lists the documents of pages made of blocks, by site, client and source. */
export const listPages = (parts: ContentParts, facts: PageFacts): readonly PageDocument[] =>
  parts.sites.flatMap((site) =>
    (['published', 'preview'] as const).flatMap((source) => {
      const language = resolveLanguage(parts, site, source)
      const documents = parts.pageDocuments.get(site.language)
      if (language === undefined || documents === undefined) return []
      const cars = listLineUp(parts, { site, language }, facts)
      const consent = parts.consent.get(site.language) ?? {}
      const at = { site, language, documents, cars, facts, consent }
      return [...listPlain(parts, at), ...listCars(parts, at)].map(
        ([client, document]) => [site.site, client, source, document] as const,
      )
    }),
  )

// A site without its language is told of where the languages are read.
const missingPages = (parts: ContentParts): readonly Fault[] =>
  parts.sites.flatMap(({ site, language }) =>
    [...listPageNames(parts).map(([name]) => name), CAR_PAGE].flatMap((name) =>
      !parts.languages.has(language) || parts.pageDocuments.get(language)?.has(name) === true
        ? []
        : [
            {
              file: `data/content/pages/${language}/${name}.json`,
              path: site,
              text: 'there is no readable page of this name for this site',
            },
          ],
    ),
  )

/** Lists what is wrong with the pages made of blocks: a site whose language has not all of them is told of. */
export const listPageFaults = (parts: ContentParts): readonly Fault[] => [
  ...missingPages(parts),
  ...listEntryFaults(parts, [...Object.keys(PAGES), CAR_PAGE]),
]
