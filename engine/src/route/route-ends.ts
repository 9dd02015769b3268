import * as O from '#fp-ts/Option'
import { none, some, type Option } from '../shared/index.js'
import { findPlace } from './place.js'
import type { RouteFault } from './route.errors.js'
import type { AvoidableRoadKind, Place, ResolveAnswer, RoadWay, RouteField } from './route.types.js'

/** One end of the road: what stands in its input, and the place it means once one is chosen. */
export interface RouteEnd {
  readonly text: string
  /** None while the text is only typed. */
  readonly place: Option<Place>
}

/** A place on the way, and how long the car stays there. */
export interface Waypoint extends RouteEnd {
  /** [min] 0 for a place that is only passed. */
  readonly stay: number
  /** [kW] Power of the charger the car is charged at meanwhile; 0 where it is not. */
  readonly power: number
}

/** Origin, destination, and the waypoints in order; and what the road between them avoids. */
export interface RouteEnds extends Readonly<Record<RouteField, RouteEnd>> {
  readonly via: readonly Waypoint[]
  readonly avoid: readonly AvoidableRoadKind[]
  /** Absent for the first road. */
  readonly way?: RoadWay | undefined
}

/** Kinds of road that can be avoided, in the order they are offered. @source E-T-135 @category constants */
export const AVOIDABLE_ROADS = ['ferry', 'motorway'] as const satisfies readonly AvoidableRoadKind[]

/**
 * Maximum number of waypoints.
 *
 * @source E-T-93
 * @category constants
 */
export const MOST_VIA = 8

/** Which of the places on the way is meant: `via-1` to `via-8`. */
export type ViaField = `via-${number}`

/** One of the inputs for a place: an end, or a place on the way. */
export type PlaceField = RouteField | ViaField

/** Names the input of a place on the way, counted from 0. */
export const viaField = (at: number): ViaField => `via-${at + 1}`

/** The input of the last place on the way. */
export const newestField = ({ via }: Pick<RouteEnds, 'via'>): ViaField => viaField(via.length - 1)

const NOT_VIA = -1

/** Which place on the way an input is for, counted from 0; -1 for an end. */
export const viaPlace = (field: PlaceField): number =>
  field === 'origin' || field === 'destination' ? NOT_VIA : Number(field.slice('via-'.length)) - 1

/**
 * The two ends, in the order of the page.
 *
 * @source T-ROUTE-01
 * @category constants
 */
const ROUTE_FIELDS = ['origin', 'destination'] as const satisfies readonly RouteField[]

/**
 * An end nothing has been typed for.
 *
 * @source E-T-34
 * @category constants
 */
export const EMPTY_END: RouteEnd = { text: '', place: none }

/**
 * Ends nothing has been typed for, with no place on the way.
 *
 * @source E-T-34, E-T-93
 * @category constants
 */
export const EMPTY_ENDS: RouteEnds = {
  origin: EMPTY_END,
  destination: EMPTY_END,
  via: [],
  avoid: [],
}

/** An empty waypoint: no text, and the car only passes it. @source E-T-93 @category constants */
export const EMPTY_VIA: Waypoint = { ...EMPTY_END, stay: 0, power: 0 }

/** The longest stay at a place on the way: two days [min]. @source E-T-93 @category constants */
const LONGEST_STAY = 2880

/** Powers of a charger at a place on the way [kW]; none comes first. @source E-T-93 @category constants */
export const STAY_POWERS = [0, 7.4, 11, 22, 50, 150] as const

/** Puts a stay on its grid: whole minutes, no longer than two days, at a power that is offered. */
export const resolveStay = (via: Waypoint): Waypoint => ({
  ...via,
  stay: Number.isFinite(via.stay) ? Math.round(Math.min(LONGEST_STAY, Math.max(0, via.stay))) : 0,
  power: STAY_POWERS.find((power) => power === via.power) ?? STAY_POWERS[0],
})

/** Finds what stands in an input; nothing in one that is not there. */
export const endOf = (ends: RouteEnds, field: PlaceField): RouteEnd => {
  if (field === 'origin' || field === 'destination') return ends[field]
  return ends.via[viaPlace(field)] ?? EMPTY_END
}

/** Changes a place on the way, counted from 0; its stay is put on its grid. */
export const changeVia = (ends: RouteEnds, at: number, change: Partial<Waypoint>): RouteEnds => ({
  ...ends,
  via: ends.via.map((one, place) => (place === at ? resolveStay({ ...one, ...change }) : one)),
})

/** Puts an end into its input; how long the car stays there is kept. */
export const putEnd = (ends: RouteEnds, field: PlaceField, end: RouteEnd): RouteEnds =>
  field === 'origin' || field === 'destination'
    ? { ...ends, [field]: end }
    : changeVia(ends, viaPlace(field), end)

/** The inputs in the order of the road. */
const listFields = ({ via }: Pick<RouteEnds, 'via'>): readonly PlaceField[] => [
  'origin',
  ...via.map((_, at) => viaField(at)),
  'destination',
]

const isEmpty = ({ text }: RouteEnd): boolean => text.trim() === ''

/**
 * The places on the way that are named: an input nothing stands in is none.
 *
 * @source E-T-93
 */
export const listVia = ({ via }: Pick<RouteEnds, 'via'>): readonly Waypoint[] =>
  via.filter((one) => !isEmpty(one))

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

/** The places of a drive, none missing. */
export interface RoutePlaces extends Readonly<Record<RouteField, Place>> {
  /** Places on the way, in their order. */
  readonly via: readonly Place[]
  readonly avoid: RouteEnds['avoid']
  readonly way?: RouteEnds['way']
}

/**
 * All places of a drive; none while one is missing.
 *
 * @source D-T-17, E-T-93
 */
export const findPlaces = (ends: RouteEnds): Option<RoutePlaces> => {
  const { origin, destination, avoid, way } = ends
  const via = listVia(ends).flatMap(({ place }) => (O.isSome(place) ? [place.value] : []))
  return O.isSome(origin.place) &&
    O.isSome(destination.place) &&
    via.length === listVia(ends).length
    ? some({ origin: origin.place.value, destination: destination.place.value, via, avoid, way })
    : none
}

const isAlike = (a: Place, b: Place): boolean =>
  (a.id !== '' && a.id === b.id) ||
  (Math.abs(a.location.lat - b.location.lat) <= SAME_PLACE_WITHIN &&
    Math.abs(a.location.lng - b.location.lng) <= SAME_PLACE_WITHIN)

/**
 * Tells whether a drive leads from a place to the same one.
 *
 * @source E-T-03, E-T-93
 */
export const isSamePlace = (ends: RouteEnds): boolean => {
  const places = findPlaces(ends)
  if (O.isNone(places)) return false
  const { origin, via, destination } = places.value
  const all = [origin, ...via, destination]
  return all.some((place, at) => {
    const next = all[at + 1]
    return next !== undefined && isAlike(place, next)
  })
}

/** Lists the ends nothing stands in. */
export const listEmptyFields = (ends: RouteEnds): readonly RouteField[] =>
  ROUTE_FIELDS.filter((field) => isEmpty(ends[field]))

/**
 * Finds the first end nothing stands in.
 *
 * @source D-T-17, T-ROUTE-04
 */
export const findEmptyField = (ends: RouteEnds): Option<RouteField> => {
  const [field] = listEmptyFields(ends)
  return O.fromNullable(field)
}

/** Ends after two texts were looked up, and the inputs for which there is no place. */
export interface ResolvedEnds {
  readonly ends: RouteEnds
  readonly faults: readonly RouteFault[]
}

const isUnresolved = (end: RouteEnd): boolean => !isEmpty(end) && O.isNone(end.place)

/**
 * The two inputs whose texts are looked up together: both ends, or the next two of all where a place on the way is among
 * those that have none.
 */
export const listAsked = (ends: RouteEnds): readonly [PlaceField, PlaceField] => {
  if (!ends.via.some(isUnresolved)) return ['origin', 'destination']
  const [first = 'origin', second = first] = listFields(ends).filter((field) =>
    isUnresolved(endOf(ends, field)),
  )
  return [first, second]
}

/**
 * Takes the places two texts mean: an end that has a place keeps it, the other takes the first one of its list.
 *
 * @source T-ROUTE-07, D-T-17, E-T-03, E-T-93
 */
export const resolveEnds = (ends: RouteEnds, answer: ResolveAnswer): ResolvedEnds => {
  const [start, destination] = listAsked(ends)
  const asked = [
    [start, answer.start],
    [destination, answer.destination],
  ] as const
  return asked.reduce<ResolvedEnds>(
    (resolved, [field, { places, outside }]) => {
      const isKnown =
        O.isSome(endOf(resolved.ends, field).place) ||
        resolved.faults.some((fault) => 'field' in fault && fault.field === field)
      if (isKnown) return resolved
      const [first] = places
      const place = first === undefined ? none : findPlace(first)
      return O.isSome(place)
        ? { ...resolved, ends: putEnd(resolved.ends, field, endAt(place.value)) }
        : {
            ...resolved,
            faults: [
              ...resolved.faults,
              { tag: 'PlaceNotFound', field, ...(outside && { outside }) },
            ],
          }
    },
    { ends, faults: [] },
  )
}

/** Whether two texts lead to two places. */
export const isResolved = (ends: RouteEnds, answer: ResolveAnswer): boolean =>
  resolveEnds(ends, answer).faults.length === 0

/** Whether texts are left to be looked up once an answer is taken. */
export const isMoreAsked = (ends: RouteEnds, answer: ResolveAnswer): boolean => {
  const resolved = resolveEnds(ends, answer)
  return resolved.faults.length === 0 && O.isNone(findPlaces(resolved.ends))
}

/** The ends in each other's place, and the way between them turned round. */
export const swapEnds = ({ origin, destination, via, ...rest }: RouteEnds): RouteEnds => ({
  ...rest,
  origin: destination,
  destination: origin,
  via: [...via].reverse(),
})

/** Moves a place on the way to another place in their order. */
export const moveVia = (ends: RouteEnds, from: number, to: number): RouteEnds => {
  const moved = ends.via[from]
  if (moved === undefined || to < 0 || to >= ends.via.length) return ends
  const others = ends.via.filter((_, at) => at !== from)
  return { ...ends, via: [...others.slice(0, to), moved, ...others.slice(to)] }
}
