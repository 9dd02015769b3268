import { option as O } from 'fp-ts'
import { none, some, type Option } from '../shared/index.js'
import { findPlace } from './place.js'
import type { RouteFault } from './route.errors.js'
import type { Place, Position, ResolveAnswer, RouteField } from './route.types.js'

/** One end of the road: what stands in its input, and the place it means once one is chosen. */
export interface RouteEnd {
  readonly text: string
  /** None while the text is only typed. */
  readonly place: Option<Place>
}

/** Both ends of the road. */
export type RouteEnds = Readonly<Record<RouteField, RouteEnd>>

/**
 * The two ends, in the order of the page.
 *
 * @source T-ROUTE-01
 * @category constants
 */
export const ROUTE_FIELDS = ['origin', 'destination'] as const satisfies readonly RouteField[]

/**
 * An end nothing has been typed for.
 *
 * @source E-T-34
 * @category constants
 */
export const EMPTY_END: RouteEnd = { text: '', place: none }

/** How near two places must lie to be the same one [°], about a hundred metres. @source E-T-03 @category constants */
const SAME_PLACE_WITHIN = 0.001

/** Writes a place the way it stands in its input. */
export const writePlace = ({ name, address }: Place): string =>
  address.startsWith(name) ? address : `${name}, ${address}`

const LATITUDE_MAX = 90
const LONGITUDE_MAX = 180

/** Tells whether a place can be driven to: an address, and a location on the globe. */
export const isPlace = ({ address, location }: Place): boolean =>
  address.trim() !== '' &&
  isWithin(location.lat, LATITUDE_MAX) &&
  isWithin(location.lng, LONGITUDE_MAX)

const isWithin = (degrees: number, limit: number): boolean =>
  Number.isFinite(degrees) && Math.abs(degrees) <= limit

/** Makes an end of a place. */
export const endAt = (place: Place): RouteEnd => ({ text: writePlace(place), place: some(place) })

/** Makes a place of the position the browser tells, to start from. */
export const toHerePlace = ({ latitude, longitude }: Position, label: string): Place => ({
  id: '',
  name: label,
  address: label,
  location: { lat: coarse(latitude), lng: coarse(longitude) },
})

const coarse = (degrees: number): number => Number(degrees.toFixed(HERE_DECIMALS))
const HERE_DECIMALS = 3

/**
 * Both places; none while one is missing.
 *
 * @param ends - Both ends.
 * @returns Both places; `none` while one is missing.
 * @source D-T-17
 *
 * @example One is missing
 * ```ts
 * import { findPlaces } from '@evkit/engine/route'
 * import { tinyEnds } from '@evkit/engine/testing'
 * import { option } from 'fp-ts'
 *
 * findPlaces(tinyEnds) // => option.none
 * ```
 * @category look-ups
 */
export const findPlaces = ({
  origin,
  destination,
}: RouteEnds): Option<Readonly<Record<RouteField, Place>>> =>
  O.isSome(origin.place) && O.isSome(destination.place)
    ? some({ origin: origin.place.value, destination: destination.place.value })
    : none

/**
 * Tells whether both ends are the same place.
 *
 * @param ends - Both ends.
 * @returns True when both have a place and these have one id or lie within 0.001 degree of each other.
 * @source E-T-03
 *
 * @example Nothing chosen yet
 * ```ts
 * import { EMPTY_END, isSamePlace } from '@evkit/engine/route'
 *
 * isSamePlace({ origin: EMPTY_END, destination: EMPTY_END }) // => false
 * ```
 * @category predicates
 */
export const isSamePlace = (ends: RouteEnds): boolean => {
  const places = findPlaces(ends)
  if (O.isNone(places)) return false
  const { origin: a, destination: b } = places.value
  if (a.id !== '' && a.id === b.id) return true
  return (
    Math.abs(a.location.lat - b.location.lat) <= SAME_PLACE_WITHIN &&
    Math.abs(a.location.lng - b.location.lng) <= SAME_PLACE_WITHIN
  )
}

/** Lists the ends nothing stands in. */
export const listEmptyFields = (ends: RouteEnds): readonly RouteField[] =>
  ROUTE_FIELDS.filter((field) => ends[field].text.trim() === '')

/**
 * Finds the first end nothing stands in.
 *
 * @param ends - Both ends.
 * @returns The field whose text is blank, origin first; `none` when both have text.
 * @source D-T-17, T-ROUTE-04
 *
 * @example Blanks are no text
 * ```ts
 * import { EMPTY_END, findEmptyField } from '@evkit/engine/route'
 * import { option } from 'fp-ts'
 *
 * findEmptyField({ origin: { text: 'Lund', place: option.none }, destination: { ...EMPTY_END, text: '  ' } }) // => option.some('destination')
 * ```
 * @category look-ups
 */
export const findEmptyField = (ends: RouteEnds): Option<RouteField> => {
  const [field] = listEmptyFields(ends)
  return field === undefined ? none : some(field)
}

/** Ends after two texts were looked up, and the fields for which there is no place. */
export interface ResolvedEnds {
  readonly ends: RouteEnds
  readonly faults: readonly RouteFault[]
}

const ANSWER_MEMBER = { origin: 'start', destination: 'destination' } as const

/**
 * Takes the places two texts mean: an end that has a place keeps it, the other takes the first one of its list.
 *
 * @param ends - Both ends.
 * @param answer - The places each text may mean.
 * @returns The ends with their places, and one fault for each field whose list has no first place to drive to.
 * @source T-ROUTE-07, D-T-17, E-T-03
 *
 * @example Nothing found
 * ```ts
 * import { EMPTY_END, resolveEnds } from '@evkit/engine/route'
 * import { tinyEnds } from '@evkit/engine/testing'
 *
 * const ends = { ...tinyEnds, destination: { ...EMPTY_END, text: 'Atlantis' } }
 * const answer = { start: { places: [] }, destination: { places: [] }, credits: [] }
 * resolveEnds(ends, answer).faults // => [{ tag: 'PlaceNotFound', field: 'destination' }]
 * ```
 * @category resolution
 */
export const resolveEnds = (ends: RouteEnds, answer: ResolveAnswer): ResolvedEnds =>
  ROUTE_FIELDS.reduce<ResolvedEnds>(
    (resolved, field) => {
      if (O.isSome(ends[field].place)) return resolved
      const [first] = answer[ANSWER_MEMBER[field]].places
      const place = first === undefined ? none : findPlace(first)
      return O.isSome(place)
        ? { ...resolved, ends: { ...resolved.ends, [field]: endAt(place.value) } }
        : { ...resolved, faults: [...resolved.faults, { tag: 'PlaceNotFound', field }] }
    },
    { ends, faults: [] },
  )

/** Whether two texts lead to two places. */
export const isResolved = (ends: RouteEnds, answer: ResolveAnswer): boolean =>
  resolveEnds(ends, answer).faults.length === 0

/** The ends in each other's place. */
export const swapEnds = ({ origin, destination }: RouteEnds): RouteEnds => ({
  origin: destination,
  destination: origin,
})
