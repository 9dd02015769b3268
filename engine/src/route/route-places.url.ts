import * as O from '#fp-ts/Option'
import type { LatLng } from '../geo/index.js'
import { none, some, toUndefined, type Option } from '../shared/index.js'
import {
  defineAddress,
  type AddressParameter,
  type AddressParts,
  type ReadSelection,
  type ToolAddress,
} from '../tool/index.js'
import { cutText } from './questions.js'
import {
  AVOIDABLE_ROADS,
  changeVia,
  EMPTY_END,
  EMPTY_ENDS,
  EMPTY_VIA,
  endOf,
  isPlace,
  MOST_VIA,
  putEnd,
  viaField,
  type PlaceField,
  type RouteEnd,
  type RouteEnds,
  type Waypoint,
} from './route-ends.js'
import { resolveNames } from './station-choice.js'

/** Name of a place on the way: `via1` to `via8`. */
type ViaName = `via${number}`

/** Parameters of the places: both ends, and those on the way. */
export type EndParameter =
  | 'from'
  | 'fromAt'
  | 'to'
  | 'toAt'
  | ViaName
  | `${ViaName}At`
  | `${ViaName}Stay`
  | `${ViaName}Charge`
  | 'avoidRoads'
  | 'way'

const DECIMALS = 5
const PLACE = /^\s*([+-]?\d{1,3}(?:\.\d{1,17})?)\s*,\s*([+-]?\d{1,3}(?:\.\d{1,17})?)\s*$/

const round = (degrees: number): number => {
  const rounded = Number(degrees.toFixed(DECIMALS))
  return rounded === 0 ? 0 : rounded // an address knows no negative nought
}

const readAt = (text: string): Option<LatLng> => {
  const [, lat, lng] = PLACE.exec(text) ?? []
  return lat === undefined || lng === undefined
    ? none
    : some({ lat: round(Number(lat)), lng: round(Number(lng)) })
}

// A place without a text says nothing; one that is none to drive to leaves the text alone.
const placeEnd = (end: RouteEnd, at: string): RouteEnd | undefined => {
  if (end.text === '') return end
  const location = toUndefined(readAt(at))
  const place = location && { id: '', name: end.text, address: end.text, location }
  return place && isPlace(place) ? { ...end, place: some(place) } : undefined
}

const writeAt = ({ text, place }: RouteEnd): string | undefined => {
  if (cutText(text) === '' || O.isNone(place)) return undefined
  const { lat, lng } = place.value.location
  return `${round(lat)},${round(lng)}`
}

/** What holds both ends of the road. */
interface WithEnds {
  readonly ends: RouteEnds
}

type EndRow<Selection extends WithEnds, Name extends string> = AddressParameter<
  Selection,
  unknown,
  Name
>

const put = <Selection extends WithEnds>(
  selection: Selection,
  field: PlaceField,
  end: RouteEnd,
): Selection => ({ ...selection, ends: putEnd(selection.ends, field, end) })

const listEnd = <Selection extends WithEnds, Name extends string>(
  name: Name & EndParameter,
  atName: Name & EndParameter,
  field: PlaceField,
): readonly [text: EndRow<Selection, Name>, place: EndRow<Selection, Name>] => [
  {
    name,
    correction: name,
    read: (text, selection) => put(selection, field, { ...EMPTY_END, text: cutText(text) }),
    write: ({ ends }) => cutText(endOf(ends, field).text) || undefined,
  },
  {
    name: atName,
    correction: atName,
    read: (text, selection) => {
      const end = placeEnd(endOf(selection.ends, field), text)
      return end && put(selection, field, end)
    },
    write: ({ ends }) => writeAt(endOf(ends, field)),
  },
]

const NUMBER = /^\d{1,5}(?:\.\d)?$/

// A number of a place on the way: what no stay can be is put right, what is none is not understood.
const stayRow = <Selection extends WithEnds, Name extends string>(
  name: Name,
  at: number,
  member: 'stay' | 'power',
): EndRow<Selection, Name> => ({
  name,
  correction: name,
  read: (text, selection) => {
    if (selection.ends.via[at] === undefined || !NUMBER.test(text.trim())) return undefined
    return { ...selection, ends: changeVia(selection.ends, at, { [member]: Number(text) }) }
  },
  isKept: (text, { ends }) => ends.via[at]?.[member] === Number(text),
  write: ({ ends }) => {
    const via = ends.via[at]
    return via === undefined || cutText(via.text) === '' || via[member] === 0
      ? undefined
      : String(via[member])
  },
})

// An input for the place comes with its text.
const openVia = <Selection extends WithEnds>(selection: Selection, at: number): Selection => {
  const { ends } = selection
  const missing = Array.from({ length: at + 1 - ends.via.length }, () => EMPTY_VIA)
  return { ...selection, ends: { ...ends, via: [...ends.via, ...missing] } }
}

const listViaRows = <Selection extends WithEnds, Name extends string>(
  at: number,
): readonly EndRow<Selection, Name | EndParameter>[] => {
  const name: ViaName = `via${at + 1}`
  const [text, place] = listEnd<Selection, Name | EndParameter>(name, `${name}At`, viaField(at))
  return [
    { ...text, read: (value, selection, start) => text.read(value, openVia(selection, at), start) },
    place,
    stayRow<Selection, Name | EndParameter>(`${name}Stay`, at, 'stay'),
    stayRow<Selection, Name | EndParameter>(`${name}Charge`, at, 'power'),
  ]
}

const ONE_TOO_MANY: ViaName = `via${MOST_VIA + 1}`

// One place more than there can be is told, and not taken.
const tooManyRow = <Selection extends WithEnds, Name extends string>(): EndRow<
  Selection,
  Name | ViaName
> => ({
  name: ONE_TOO_MANY,
  correction: ONE_TOO_MANY,
  read: () => undefined,
  write: () => undefined,
})

const SEPARATOR = ';'

const avoidRow = <Selection extends WithEnds, Name extends string>(): EndRow<
  Selection,
  Name | EndParameter
> => ({
  name: 'avoidRoads',
  correction: 'avoidRoads',
  read: (text, selection) => {
    const avoid = AVOIDABLE_ROADS.filter((kind) => text.split(SEPARATOR).includes(kind))
    return { ...selection, ends: { ...selection.ends, avoid } }
  },
  isKept: (text, { ends }) => resolveNames(text.split(SEPARATOR)).length === ends.avoid.length,
  write: ({ ends }) => ends.avoid.join(SEPARATOR) || undefined,
})

const wayRow = <Selection extends WithEnds, Name extends string>(): EndRow<
  Selection,
  Name | EndParameter
> => ({
  name: 'way',
  correction: 'way',
  read: (text, selection) =>
    text === 'second' ? { ...selection, ends: { ...selection.ends, way: text } } : undefined,
  write: ({ ends }) => ends.way,
})

const VIA_PLACES = Array.from({ length: MOST_VIA }, (_, at) => at)

/** The rows of all places, in the order they are written. */
export const listEndRows = <Selection extends WithEnds, Name extends string>() => [
  ...listEnd<Selection, Name | EndParameter>('from', 'fromAt', 'origin'),
  ...listEnd<Selection, Name | EndParameter>('to', 'toAt', 'destination'),
  ...VIA_PLACES.flatMap((at) => listViaRows<Selection, Name>(at)),
  tooManyRow<Selection, Name>(),
  avoidRow<Selection, Name>(),
  wayRow<Selection, Name>(),
]

// Places on the way are counted without gaps.
const closeGaps = <Selection extends WithEnds, Correction extends string>({
  selection,
  corrections,
}: ReadSelection<Selection, Correction>): ReadSelection<Selection, Correction> => {
  const via: readonly Waypoint[] = selection.ends.via.filter(({ text }) => text !== '')
  return { selection: { ...selection, ends: { ...selection.ends, via } }, corrections }
}

/** Defines an address that counts its places on the way without gaps; corrections are told in the order of its parameters. */
export const defineRouteAddress = <Selection extends WithEnds, Start, Correction extends string>(
  parts: Omit<AddressParts<Selection, Start, Correction>, 'corrections'>,
): ToolAddress<Selection, Start, Correction> => {
  const corrections = parts.parameters.map(({ correction }) => correction)
  const address = defineAddress({ ...parts, corrections })
  return { ...address, read: (query, start) => closeGaps(address.read(query, start)) }
}

/**
 * Parses and serializes the query parameters of origin, destination and waypoints, and of what the road avoids.
 *
 * | parameter                       | accepted                                                  | else                     |
 * | ------------------------------- | --------------------------------------------------------- | ------------------------ |
 * | `from`, `to`, `via1` to `via8`  | any text; cut to 200 characters                           | an empty input           |
 * | `fromAt`, `toAt`, `via1At` …    | latitude and longitude on the globe, beside a text        | a text without its place |
 * | `via1Stay` …                    | minutes the car stays there, up to 2880                   | it is only passed        |
 * | `via1Charge` …                  | power of the charger there [kW], one that is offered      | it is not charged there  |
 * | `avoidRoads`                    | `ferry`, `motorway`, `;` between                          | nothing is avoided       |
 * | `way`                           | `second`, the other road worth driving                    | the first road           |
 *
 * Positions are written with five decimals. A ninth waypoint is dropped and reported as a correction.
 *
 * @source B-T-02, E-T-17, E-T-93, E-T-135, E-T-146
 *
 * @example A text has got its place
 * ```ts
 * import { endsAddress } from '@evkit/engine/route'
 * import { parseQuery } from '@evkit/engine/shared'
 * import { tinyEnds } from '@evkit/engine/testing'
 *
 * const query = parseQuery('from=Gothenburg&start=80')
 * endsAddress.write({ ends: tinyEnds }, query) // => 'from=Gothenburg,+Sweden&fromAt=57.70887,11.97456&start=80'
 * ```
 * @category state
 */
export const endsAddress = /*#__PURE__*/ defineRouteAddress<WithEnds, unknown, EndParameter>({
  start: () => ({ ends: EMPTY_ENDS }),
  parameters: /*#__PURE__*/ listEndRows<WithEnds, never>(),
})
