// The search for places: sorted folded names, looked up by what they start with.
import { createFindOutside, type FindOutside } from './outside.js'
import type { StoredPlace, StoredPlaces } from './place-file.js'
import { foldName, listFolded } from './fold.js'
import { LANGUAGES, nameCountry, type Language } from './spoken.js'

/** A place as it is found, in the language it was asked for in. */
export interface FoundPlace extends StoredPlace {
  /** Where it is: region and country, as `Skåne, Sweden`. */
  readonly detail: string
  /** Name and country; with the region where the country has another place of that name. */
  readonly address: string
}

/** What a whole text means: places, best first, or a place that is not covered. */
export interface Meaning {
  readonly places: readonly FoundPlace[]
  /** Name and country of a well-known place outside the covered countries; empty without one. */
  readonly outside: string
}

/** The search for places. */
export interface PlaceIndex {
  /** Finds the places a text may mean, best first, `most` at most. */
  readonly search: (text: string, most: number, language?: Language) => readonly FoundPlace[]
  /** Finds the places a text that was submitted means: that of one outside is no start of another name. */
  readonly resolve: (text: string, most: number, language?: Language) => Meaning
  /** Name and country of the well-known place outside the covered countries that a text names; empty without one. */
  readonly findOutside: FindOutside
  readonly find: (id: string, language?: Language) => FoundPlace | undefined
}

/** [characters] What is behind is not looked at: no name is longer. */
const LONGEST_QUERY = 80

interface Entry {
  readonly key: string
  readonly place: number
  /** 0 for the start of a name, 1 for a later word of it. */
  readonly rank: 0 | 1
}

const listNames = ({ name, also, spoken = {} }: StoredPlace): readonly string[] => [
  ...new Set([name, ...also, ...Object.values(spoken)]),
]

const listEntries = (one: StoredPlace, place: number): readonly Entry[] => {
  const whole = [...new Set(listNames(one).flatMap(listFolded))]
  const words = whole.flatMap((key) =>
    [...key.matchAll(/ /g)].map(({ index }) => key.slice(index + 1)),
  )
  return [
    ...whole.map((key) => ({ key, place, rank: 0 as const })),
    ...words.filter((key) => key.length > 2).map((key) => ({ key, place, rank: 1 as const })),
  ]
}

const firstAt = (entries: readonly Entry[], key: string): number => {
  let [low, high] = [0, entries.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((entries[middle]?.key ?? '') < key) low = middle + 1
    else high = middle
  }
  return low
}

/** One place that fits, and how well: what is least is best. */
interface Hit {
  readonly place: number
  /** 0 the name itself, 1 its start, 2 the start of a later word. */
  readonly fit: number
}

const isBetter = (one: Hit, other: Hit): boolean =>
  one.fit === other.fit ? one.place < other.place : one.fit < other.fit

// Keeps the best few in order; places stand by number of people, so the lower number is the larger place.
const insert = (best: Hit[], hit: Hit, most: number): void => {
  const known = best.findIndex(({ place }) => place === hit.place)
  if (known >= 0) {
    const before = best[known]
    if (before === undefined || !isBetter(hit, before)) return
    best.splice(known, 1)
  }
  const last = best.at(-1)
  if (best.length >= most && last !== undefined && !isBetter(hit, last)) return
  const at = best.findIndex((one) => isBetter(hit, one))
  best.splice(at < 0 ? best.length : at, 0, hit)
  if (best.length > most) best.pop()
}

/** A text split in the name of a place and what says where it is. */
interface Query {
  readonly name: string
  readonly where: string
}

// Arabic has a comma of its own.
const COMMA = /[,،]/u

// With a comma it is clear; without one the whole text comes first, then fewer and fewer words of it.
const listQueries = (text: string): readonly Query[] => {
  const [name = '', ...rest] = text.split(COMMA)
  const where = foldName(rest.join(' '))
  const folded = foldName(name)
  if (where !== '' || folded === '') return [{ name: folded, where }]
  const words = folded.split(' ')
  return words.map((_, cut) => ({
    name: words.slice(0, words.length - cut).join(' '),
    where: words.slice(words.length - cut).join(' '),
  }))
}

type Words = ReadonlyMap<string, readonly string[]>

const fold = (names: readonly string[]): readonly string[] => [...new Set(names.map(foldName))]

// What countries are called behind a comma, in any language a page is in.
const wordCountries = (countries: StoredPlaces['countries']): Words =>
  new Map(
    [...countries].map(([code, names]) => {
      const others = LANGUAGES.map((language) => nameCountry(code, language) ?? code)
      return [code, fold([code, ...names, ...others])]
    }),
  )

const wordRegions = (places: readonly StoredPlace[], regions: StoredPlaces['regions']): Words =>
  new Map(
    [...new Set(places.map(({ region }) => region))].map((region) => [
      region,
      fold([region, ...Object.values(regions?.get(region) ?? {})]),
    ]),
  )

// Whether a place is where a text behind its name says, by the start of region, country or both.
const createIsIn = ({ places, countries, regions }: StoredPlaces) => {
  const words = wordCountries(countries)
  const regionWords = wordRegions(places, regions)
  return (place: StoredPlace | undefined, where: string): boolean => {
    if (where === '') return true
    const country = words.get(place?.country ?? '') ?? []
    const region = regionWords.get(place?.region ?? '') ?? []
    const both = region.flatMap((first) => country.map((name) => `${first} ${name}`))
    return [...country, ...region, ...both].some((name) => name.startsWith(where))
  }
}

const keyOf = ({ country, name }: StoredPlace): string => `${country} ${foldName(name)}`

// How many places of a country have a name.
const countNames = (places: readonly StoredPlace[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const place of places) counts.set(keyOf(place), (counts.get(keyOf(place)) ?? 0) + 1)
  return counts
}

/** Prepares places for the search. */
export const createPlaceIndex = (stored: StoredPlaces): PlaceIndex => {
  const { places, countries, regions } = stored
  const entries = places
    .flatMap(listEntries)
    .sort((one, other) => (one.key < other.key ? -1 : Number(one.key > other.key)))
  const byId = new Map(places.map(({ id }, at) => [id, at]))
  const counts = countNames(places)
  const isIn = createIsIn(stored)

  const countryOf = (code: string, language: Language): string =>
    (language === LANGUAGES[0] ? undefined : nameCountry(code, language)) ??
    countries.get(code)?.[0] ??
    code

  const toFound = (place: StoredPlace, language: Language): FoundPlace => {
    const country = countryOf(place.country, language)
    const name = place.spoken?.[language] ?? place.name
    const where = regions?.get(place.region)?.[language] ?? place.region
    const region = where === name ? '' : where
    const detail = [region, country].filter((part) => part !== '')
    const isOnly = counts.get(keyOf(place)) === 1
    const address = isOnly ? [name, country] : [name, ...detail]
    const comma = language === 'ar' ? '، ' : ', '
    return {
      ...place,
      name,
      detail: detail.join(comma),
      address: [...new Set(address)].join(comma),
    }
  }

  const match = ({ name, where }: Query, most: number): readonly Hit[] => {
    const best: Hit[] = []
    if (name === '') return best
    for (let at = firstAt(entries, name); at < entries.length; at += 1) {
      const entry = entries[at]
      if (entry?.key.startsWith(name) !== true) break
      const fit = entry.rank + (entry.key === name ? 0 : 1)
      // Behind a place that says where it is, the name is whole.
      if (where !== '' && entry.key !== name) continue
      if (isIn(places[entry.place], where)) insert(best, { place: entry.place, fit }, most)
    }
    return best
  }

  const findHits = (text: string, most: number): readonly Hit[] => {
    for (const query of listQueries(text.slice(0, LONGEST_QUERY))) {
      const hits = match(query, most)
      if (hits.length > 0) return hits
    }
    return []
  }

  const toPlaces = (hits: readonly Hit[], language: Language): readonly FoundPlace[] =>
    hits.flatMap(({ place }) => {
      const one = places[place]
      return one === undefined ? [] : [toFound(one, language)]
    })

  const findOutside = createFindOutside(stored)

  return {
    findOutside,
    search: (text, most, language = LANGUAGES[0]) => toPlaces(findHits(text, most), language),
    resolve: (text, most, language = LANGUAGES[0]) => {
      const outside = findOutside(text, language)
      const hits = findHits(text, most).filter(({ fit }) => outside === '' || fit === 0)
      return { places: toPlaces(hits, language), outside }
    },
    find: (id, language = LANGUAGES[0]) => {
      const one = places[byId.get(id) ?? -1]
      return one === undefined ? undefined : toFound(one, language)
    },
  }
}
