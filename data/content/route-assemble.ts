// Reads and assembles the document of the route planner: one for each site.
import * as t from 'io-ts'
import { resolveUnitSettings, toDistanceUnit } from '@evkit/engine/range'
import type { RouteContent } from '@evkit/engine/route'
import type { ContentSource } from '@evkit/engine/internal/site'
import type { RoadArea } from '../roads/index.js'
import { overlay } from './assemble.js'
import { COLD } from './cold.js'
import { countriesOf } from './intl.js'
import type { Fault } from '../sources/rows.js'
import type { ContentParts, SiteEntry } from './parts.js'
import { readLanguages, toMap } from './read-files.js'
import { wordMonth } from './word-month.js'

/** All texts of the planner in a language. */
export const RouteLanguageEntry = t.type({
  heading: t.string,
  description: t.string,
  /** The description of a site without roads of its own. */
  descriptionAway: t.string,
  /** What the roads cover: `{whole}` and `{part}` are lists of countries. */
  area: t.type({ whole: t.string, part: t.string }),
  messages: t.record(t.string, t.string),
})
export type RouteLanguageEntry = t.TypeOf<typeof RouteLanguageEntry>

/** Reads the texts of all languages; a file that is broken is left out and its faults are told. */
export const readRouteContent = (folder: URL) => {
  const files = readLanguages(folder, 'route', RouteLanguageEntry)
  return { languages: toMap(files), faults: files.flatMap(({ faults }) => faults) }
}

/** The texts of all languages. */
export type RouteTexts = ReturnType<typeof readRouteContent>

/** What the document of a site is made from. */
export interface RouteSite {
  readonly site: SiteEntry
  readonly language: RouteLanguageEntry
  /** What the roads cover; undefined where another service knows roads, and nothing is said of them. */
  readonly area: RoadArea | undefined
  /** Whether texts that are submitted may be addresses: a service for places is set. */
  readonly hasAddresses: boolean
  /** What a kilowatt-hour costs at public chargers; undefined where nobody says so, and nothing is said of money. */
  readonly tariffs: RouteContent['tariffs']
  /** How heights of the road count. */
  readonly climb: RouteContent['climb']
  /** The site's drafts; its member `route` is put over the texts in preview. */
  readonly draft: unknown
}

/** [min] What a station counts more for what is not known of it: our choice. */
const UNKNOWN_MINUTES: RouteContent['unknownMinutes'] = { points: 3, operator: 2, power: 3 }

const draftOf = (draft: unknown): unknown =>
  typeof draft === 'object' && draft !== null && 'route' in draft ? draft.route : {}

const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .reduce((filled, [name, value]) => filled.replaceAll(`{${name}}`, value), text)
    .trim()

const wordArea = (
  { whole, part }: RoadArea,
  { area }: RouteLanguageEntry,
  { locale }: SiteEntry,
): string => {
  const names = countriesOf(locale)
  const lists = new Intl.ListFormat(locale, { style: 'short', type: 'unit' })
  const list = (codes: readonly string[]): string =>
    lists.format(
      codes.map((code) => names.of(code) ?? code).sort(new Intl.Collator(locale).compare),
    )
  const values = { whole: list(whole), part: list(part) }
  return fill(part.length === 0 ? area.whole : `${area.whole} ${area.part}`, values)
}

// A text of messages is read as a pattern, in which an apostrophe has a meaning.
const quote = (text: string): string => text.replaceAll("'", "''")

const ADDRESS = '.address'

// What is said where addresses are known stands beside what is said where only towns are.
const chooseTexts = (
  messages: RouteLanguageEntry['messages'],
  hasAddresses: boolean,
): readonly (readonly [key: string, text: string])[] =>
  Object.entries(messages)
    .filter(([key]) => !key.endsWith(ADDRESS))
    .map(([key, text]) => [key, (hasAddresses ? messages[`${key}${ADDRESS}`] : undefined) ?? text])

/** Assembles the document of the planner. */
export const assembleRoute = (
  { site, language, area, hasAddresses, tariffs, climb, draft }: RouteSite,
  source: ContentSource,
): RouteContent => {
  const { heading, description, descriptionAway, messages } =
    source === 'preview' ? (overlay(language, draftOf(draft)) as RouteLanguageEntry) : language
  const words = area === undefined ? '' : wordArea(area, language, site)
  const isAway = area !== undefined && !area.holds(site.mapCity)
  return {
    heading,
    description: isAway ? fill(descriptionAway, { area: words }) : description,
    messages: Object.fromEntries(
      chooseTexts(messages, hasAddresses).map(([key, text]) => [
        key,
        // What names no area is as it was written, blanks and all.
        text.includes('{area}') ? fill(text, { area: quote(words) }) : text,
      ]),
    ),
    ...(isAway ? { mapArea: area.box } : {}),
    mapCentre: site.mapCity,
    distance: toDistanceUnit(resolveUnitSettings(site)),
    showStatusMessages: site.showStatusMessages,
    unknownMinutes: UNKNOWN_MINUTES,
    cold: COLD,
    ...(climb === undefined ? {} : { climb }),
    ...(tariffs === undefined
      ? {}
      : { tariffs: { ...tariffs, asOf: wordMonth(tariffs.asOf, site) } }),
  }
}

/** Lists the sites whose language the planner does not speak. */
export const missingRoute = (parts: ContentParts, { languages }: RouteTexts): readonly Fault[] =>
  parts.sites.flatMap(({ site, language }) =>
    languages.has(language) || !parts.languages.has(language)
      ? []
      : [
          {
            file: `data/content/route/${language}.json`,
            path: site,
            text: 'there are no readable texts of the route planner for this site',
          },
        ],
  )
