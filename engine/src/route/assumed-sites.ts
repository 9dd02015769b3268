import * as O from '#fp-ts/Option'
import { findPointAlong, measureLine, type LatLng } from '../geo/index.js'
import { none, some, type Option } from '../shared/index.js'
import type { Drive } from './drive.js'
import type { TripTerms } from './make-trip.js'
import { isCarried } from './road-kind.js'
import { toDrawnMetres, type RouteLine } from './route-line.js'
import type { CountryCoverage } from './route.types.js'
import type { StationChoice } from './station-choice.js'
import type { TripStation } from './trip-check.js'

/** From this share of the roads of a country on its stations count as known [1]. @source E-T-97 @category constants */
const WELL_KNOWN = 0.8

/** A known station this near covers the road, as it does where coverage is measured [km]. @source E-T-123 @category constants */
const COVERING = 15

/** Tells whether the stations of a country are known well enough to rely on: where none is known there is none. */
export const isWellKnown = (country: string, coverage: readonly CountryCoverage[]): boolean =>
  coverage.some((one) => one.country === country && one.share >= WELL_KNOWN)

/** Finds of some countries the one whose stations are known least, as far as that is known. */
export const findLeastKnown = (
  countries: readonly string[],
  coverage: readonly CountryCoverage[],
): Option<CountryCoverage> =>
  coverage
    .filter(({ country }) => countries.includes(country))
    .reduce<Option<CountryCoverage>>(
      (least, one) => (O.isSome(least) && least.value.share <= one.share ? least : some(one)),
      none,
    )

const PREFIX = 'assumed-'
const METRES = 1000

/** [km] Where on its road an assumed charger stands, read off its id; not a number for any other id. */
export const siteKm = (id: string): number =>
  id.startsWith(PREFIX) ? Number(id.slice(PREFIX.length)) : Number.NaN

/** Tells whether an id is that of an assumed charger. */
export const isAssumedSite = (id: string): boolean => siteKm(id) >= 0

/** Locates an assumed charger on the drawn line of its road [°]. */
export const locateSite = (id: string, road: RouteLine): LatLng | undefined =>
  O.toUndefined(
    findPointAlong(road.line, measureLine(road.line), toDrawnMetres(road, siteKm(id) * METRES)),
  )

/** The country of a place on a road [km]; empty where it is not known. */
export const countryAt = ({ stretches }: RouteLine, km: number): string =>
  stretches.find(({ to }) => km < to)?.country ?? ''

// Nobody charges in a tunnel or on board, and where a station is known nothing has to be assumed.
const isOpen = ({ road, stations, coverage }: Drive, km: number): boolean =>
  road.stretches.some(
    ({ from, to, kind }) => from <= km && km < to && !isCarried(kind) && kind !== 'tunnel',
  ) &&
  !isWellKnown(countryAt(road, km), coverage) &&
  !stations.some(({ position }) => Math.abs(position - km) < COVERING)

/** What an assumed charger counts more than any known one [min]: as few are used as can be. @source E-T-123 @category constants */
const LAST_RESORT = 100_000

interface SitesInput {
  readonly drive: Drive
  readonly settings: StationChoice
  readonly terms: Pick<TripTerms, 'assumedSites' | 'priceAt'>
}

/**
 * Lists the chargers that may be assumed along a road: on it, evenly spaced, where the stations of the country are not well
 * known and none is near. Their ids say where they stand, so that they are the same in every plan of the road. One the visitor
 * wants to stop at may be weaker than they ask for elsewhere, as a station they want may; where they want none assumed, it
 * is not there either.
 */
export const listAssumedSites = ({
  drive,
  settings,
  terms,
}: SitesInput): readonly TripStation[] => {
  const { spacing, power } = terms.assumedSites
  const { hasAssumedSites, leastPower, struck, fixed } = settings
  if (!hasAssumedSites) return []
  const count = Math.floor(drive.road.length / METRES / spacing)
  return Array.from({ length: count }, (_, at) => (at + 1) * spacing)
    .filter((km) => isOpen(drive, km))
    .map((km) => ({
      id: `${PREFIX}${km}`,
      position: km,
      off: 0,
      power: some(power),
      price: terms.priceAt({ operator: '' }, power),
      disfavour: LAST_RESORT,
      isFixed: fixed.includes(`${PREFIX}${km}`),
    }))
    .filter(({ id, isFixed }) => isFixed || (power >= leastPower && !struck.includes(id)))
}
