// Assembles the pages that are made of blocks: names of the site and the maker, scenes and the line-up are put in.
import { UnknownRecord } from 'io-ts'
import { resolvePathToken } from '@evkit/engine/internal/content'
import { fillPlaceholders } from '@evkit/engine/internal/shared'
import { CONTENT_CLIENTS, type CreditsContent } from '@evkit/engine/site'
import { toCarClient, toPageClient, type ContentSource } from '@evkit/engine/internal/site'
import type { Fault } from '../sources/rows.js'
import { MADE_SCENES } from '../pictures/index.js'
import { findClipName, writeClip } from './clips.js'
import {
  overlay,
  renderedScene,
  resolveLanguage,
  toPicture,
  type RenderedScene,
} from './assemble.js'
import { listCarFacts } from './car-facts.js'
import { writeFinder } from './car-finder.js'
import { findBlock, hasCar, toCarPage } from './car-pages.js'
import { writeConfigurable } from './configurable-car.js'
import type { CarDataFacts } from './car-rows.js'
import { writeLineUpViews } from './car-views.js'
import { writeCards, writeCategories } from './line-up-cards.js'
import { listLineUp, textAt, writeProducts, type LineUpCar, type LineUpFacts } from './line-up.js'
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

const namesAny = (value: unknown, names: readonly string[]): boolean => {
  if (typeof value === 'string') return names.some((name) => value.includes(`{${name}}`))
  if (typeof value !== 'object' || value === null) return false
  return Object.values(value).some((member) => namesAny(member, names))
}

// A page, or a part of it.
const fillPage = (value: unknown, filling: PageFilling): unknown => {
  if (typeof value === 'string') return fillPlaceholders(value, filling.names)
  if (Array.isArray(value)) {
    const filled = value.map((one: unknown) => fillPage(one, filling))
    const { unknown = [] } = filling
    return unknown.length === 0 ? filled : filled.filter((one) => !namesAny(one, unknown))
  }
  return UnknownRecord.is(value) ? fillRecord(value, filling) : value
}

/** What pages are filled from. */
export type PageFacts = LineUpFacts & CarDataFacts & { readonly credits: CreditsContent }

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

// The blocks of a page are a list: a draft names the one it changes by its id.
const overlayBlocks = (blocks: unknown, drafts: unknown): unknown =>
  Array.isArray(blocks) && UnknownRecord.is(drafts)
    ? blocks.map((block: unknown) => {
        const id = UnknownRecord.is(block) ? block['id'] : undefined
        return typeof id === 'string' && Object.hasOwn(drafts, id)
          ? overlay(block, drafts[id])
          : block
      })
    : blocks

/** Lays the drafts of a site over its pages: by name of the page, and within it by id of the block. */
export const draftPages = (
  documents: ReadonlyMap<string, unknown>,
  draft: unknown,
): ReadonlyMap<string, unknown> => {
  const drafts = UnknownRecord.is(draft) && UnknownRecord.is(draft['pages']) ? draft['pages'] : {}
  return new Map(
    [...documents].map(([name, page]) => {
      const change = Object.hasOwn(drafts, name) ? drafts[name] : undefined
      if (!UnknownRecord.is(page) || !UnknownRecord.is(change)) return [name, page]
      const { blocks: changed, ...rest } = change
      const { blocks, ...head } = page
      return [name, { ...(overlay(head, rest) as Json), blocks: overlayBlocks(blocks, changed) }]
    }),
  )
}

const write = (page: unknown, filling: PageFilling, { language }: At): unknown => ({
  ...(fillPage(page, filling) as Json),
  texts: language.blocks,
})

// A page of the site is called as its address ends; the home of a site ends with the site.
const listPageNames = (
  { pages }: ContentParts,
  site: string,
): readonly (readonly [name: string, client: string, path: string])[] => [
  ...Object.entries(PAGES).map(
    ([name, client]) => [name, client, name === 'home' ? site : name] as const,
  ),
  ...pages.map(({ name, path }) => [name, toPageClient(name), path] as const),
]

const listPlain = (parts: ContentParts, at: Filled): readonly (readonly [string, unknown])[] => {
  const names = { maker: parts.brand.name, site: at.site.site }
  const findCar = (name: string) => parts.cars.find((car) => car.name === name)
  const sources: PageFilling['sources'] = {
    ...listSources(at.cars, at),
    'line-up-views': (content) => writeLineUpViews(findCar, content),
    'car-finder': (content) => writeFinder(content, { ...at, entries: parts.cars }),
  }
  const filling = { language: at.site.language, sources }
  return listPageNames(parts, at.site.site).flatMap(([name, client, path]) => {
    const page = at.documents.get(name)
    if (page === undefined) return []
    const token = resolvePathToken(path)
    return [[client, write(page, { ...filling, names: { ...names, token } }, at)] as const]
  })
}

// On the page of a car, the line-up is the other cars. It is there for the car, and for each version it can be chosen in.
const listCars = (parts: ContentParts, at: Filled): readonly (readonly [string, unknown])[] => {
  const template = at.documents.get(CAR_PAGE)
  if (!UnknownRecord.is(template)) return []
  const { cars: _, ...document } = template
  const { site, facts, documents } = at
  const place = { site, facts, documents, motors: at.language.tool.motors }
  return at.cars.flatMap((car) => {
    const entry = parts.cars.find(({ name }) => name === car.name)
    if (entry === undefined || !hasCar(template, car.name)) return []
    const others = at.cars.filter((one) => one !== car)
    const versions = entry.motors.length < 2 ? [] : entry.motors
    return [undefined, ...versions].map((motor) => {
      const page = toCarPage(template, { entry, car, motor }, place)
      const filling = {
        names: { ...page.names, maker: parts.brand.name, site: at.site.site },
        language: at.site.language,
        unknown: page.unknown,
        sources: { ...listSources(others, at), ...page.sources },
      }
      return [toCarClient(car.slug, motor), write(document, filling, at)] as const
    })
  })
}

// Cars are compared by what their pages say of them.
const listCompared = (parts: ContentParts, { documents, cars, facts, site }: Filled) => {
  const template = documents.get(CAR_PAGE)
  if (!UnknownRecord.is(template)) return []
  const places = cars.flatMap(({ name, slug }) =>
    parts.cars.filter((car) => car.name === name).map((entry) => ({ entry, slug, facts, site })),
  )
  const tables = { data: findBlock(template, 'data'), size: findBlock(template, 'size') }
  return [[CONTENT_CLIENTS.comparison, { facts: listCarFacts(places, tables) }] as const]
}

interface Source extends Pick<Filled, 'site' | 'facts'> {
  readonly draft?: unknown
}

const listSource = (
  parts: ContentParts,
  { site, facts, draft }: Source,
  source: ContentSource,
): readonly (readonly [client: string, document: unknown])[] => {
  const language = resolveLanguage(parts, site, source)
  const published = parts.pageDocuments.get(site.language)
  if (language === undefined || published === undefined) return []
  const documents = draft === undefined ? published : draftPages(published, draft)
  const cars = listLineUp(parts, { site, language }, facts)
  const consent = parts.consent.get(site.language) ?? {}
  const at = { site, language, documents, cars, facts, consent }
  return [
    ...listPlain(parts, at),
    ...listCars(parts, at),
    ...listCompared(parts, at),
    ...listConfigurable(parts, at),
  ]
}

// Of a car can be chosen what its page offers.
const listConfigurable = (parts: ContentParts, at: Filled) => {
  const { documents, cars, facts, site, language } = at
  const template = documents.get(CAR_PAGE)
  if (!UnknownRecord.is(template)) return []
  const tables = {
    versions: findBlock(template, 'versions'),
    data: findBlock(template, 'data'),
    colours: findBlock(template, 'colours'),
  }
  const { motors } = language.tool
  const offered = cars.flatMap(({ name, slug, path }) => {
    const entry = parts.cars.find((car) => car.name === name)
    if (entry === undefined || !hasCar(template, name)) return []
    return [writeConfigurable({ entry, motor: undefined, slug, path, facts, site, motors }, tables)]
  })
  const note = textAt(tables.versions['disclaimer'], 'text')
  return [[CONTENT_CLIENTS.configurator, { note, cars: offered }] as const]
}

/** Lists the documents of pages made of blocks, by site, client and source. */
export const listPages = (parts: ContentParts, facts: PageFacts): readonly PageDocument[] =>
  parts.sites.flatMap((site) => {
    const draft = parts.drafts.get(site.site)
    const published = listSource(parts, { site, facts }, 'published')
    // A site without a draft previews what is published.
    const preview =
      draft === undefined ? published : listSource(parts, { site, facts, draft }, 'preview')
    const of = (source: ContentSource, pages: typeof published) =>
      pages.map(([client, document]) => [site.site, client, source, document] as const)
    return [...of('published', published), ...of('preview', preview)]
  })

// A site without its language is told of where the languages are read.
const missingPages = (parts: ContentParts): readonly Fault[] =>
  parts.sites.flatMap(({ site, language }) =>
    [...listPageNames(parts, '').map(([name]) => name), CAR_PAGE].flatMap((name) =>
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

const membersOf = (value: unknown): readonly (readonly [string, unknown])[] =>
  UnknownRecord.is(value) ? Object.entries(value) : []

const blockIds = (page: unknown): readonly unknown[] => {
  const blocks = UnknownRecord.is(page) ? page['blocks'] : undefined
  return Array.isArray(blocks)
    ? blocks.map((block: unknown) => (UnknownRecord.is(block) ? block['id'] : undefined))
    : []
}

// A draft that changes nothing would be waited for in vain.
const draftFaults = ({ drafts, sites, pageDocuments }: ContentParts): readonly Fault[] =>
  [...drafts].flatMap(([site, draft]) => {
    const language = sites.find((one) => one.site === site)?.language ?? ''
    const documents = pageDocuments.get(language)
    const fault = (path: string, text: string): Fault => ({
      file: `data/content/preview/${site}.json`,
      path,
      text,
    })
    return membersOf(UnknownRecord.is(draft) ? draft['pages'] : undefined).flatMap(
      ([name, change]) => {
        const page = documents?.get(name)
        if (page === undefined) return [fault(`pages.${name}`, 'the site has no page of this name')]
        const ids = blockIds(page)
        return membersOf(UnknownRecord.is(change) ? change['blocks'] : undefined)
          .filter(([id]) => !ids.includes(id))
          .map(([id]) => fault(`pages.${name}.blocks.${id}`, 'the page has no block of this id'))
      },
    )
  })

/** Lists what is wrong with the pages made of blocks: a site whose language has not all of them is told of. */
export const listPageFaults = (parts: ContentParts): readonly Fault[] => [
  ...missingPages(parts),
  ...draftFaults(parts),
  ...listEntryFaults(parts, [...Object.keys(PAGES), CAR_PAGE]),
]
