import * as t from 'io-ts'
import { either as E, option as O } from 'fp-ts'
import type { LatLng } from '../../geo/index.js'
import { keysOf, none, some, type Option } from '../../shared/index.js'
import { ROAD_KINDS } from '../road-kind.js'
import { fromLatLng, toLatLng } from '../place.js'
import type {
  ChargingStation,
  Credit,
  PlaceDetails,
  RoadKind,
  RouteAnswer,
  RouteStep,
  ResolveAnswer,
  SuggestAnswer,
} from '../route.types.js'
import { Latitude, Longitude, PositionCodec, ViewportCodec } from './position.codec.js'

const MOST_SUGGESTIONS = 8
const LONGEST_POLYLINE = 200_000

const isAbsent = (value: unknown): value is null | undefined =>
  value === null || value === undefined

// A member that may be absent, null or there: an Option inside, null outside.
const optional = <A>(codec: t.Type<A, unknown>): t.Type<Option<A>, unknown> =>
  new t.Type<Option<A>, unknown>(
    `Option<${codec.name}>`,
    (value): value is Option<A> => typeof value === 'object' && value !== null && '_tag' in value,
    (value, context) => {
      if (isAbsent(value)) return t.success(none)
      const read = codec.validate(value, context)
      return E.isLeft(read) ? read : t.success(some(read.right))
    },
    (option) => (O.isSome(option) ? codec.encode(option.value) : null),
  )

// A text that may be absent: empty inside.
const textOrEmpty = new t.Type<string, unknown>(
  'string or nothing',
  t.string.is,
  (value, context) => {
    if (isAbsent(value)) return t.success('')
    return typeof value === 'string' ? t.success(value) : t.failure(value, context)
  },
  t.identity,
)

const amount = (name: string, isGood: (value: number) => boolean): t.Type<number, unknown> => {
  const is = (value: unknown): value is number =>
    typeof value === 'number' && Number.isFinite(value) && isGood(value)
  return new t.Type<number, unknown>(
    name,
    is,
    (value, context) => (is(value) ? t.success(value) : t.failure(value, context)),
    t.identity,
  )
}

const Length = amount('a number from 0', (value) => value >= 0)
const Power = amount('a number above 0', (value) => value > 0)
const Points = amount('a whole number from 1', (value) => Number.isInteger(value) && value > 0)

const Polyline = /*#__PURE__*/ t.refinement(
  t.string,
  (value) => value.length <= LONGEST_POLYLINE,
  'an encoded line',
)

const Kind = new t.Type<RoadKind, unknown>(
  ROAD_KINDS.join(' | '),
  (value): value is RoadKind => Object.hasOwn(keysOf(ROAD_KINDS), String(value)),
  (value, context) => {
    if (isAbsent(value)) return t.success('trunk')
    const found = ROAD_KINDS.find((kind) => kind === value)
    return found === undefined ? t.failure(value, context) : t.success(found)
  },
  t.identity,
)

const Credit: t.Type<Credit, unknown> = t.exact(
  t.type({ text: t.string, url: textOrEmpty, licence: textOrEmpty, asOf: textOrEmpty }),
  'Credit',
)

const Credits = new t.Type<readonly Credit[], unknown>(
  'Credits',
  t.readonlyArray(Credit).is,
  (value, context) =>
    isAbsent(value) ? t.success([]) : t.readonlyArray(Credit).validate(value, context),
  (credits) => t.readonlyArray(Credit).encode(credits),
)

/** Codec of a charging station: coordinates at the top level; what the data does not say is absent. */
export const ChargingStationCodec: t.Type<ChargingStation, unknown> = t.exact(
  t.type({
    id: t.string,
    name: t.string,
    lat: Latitude,
    lng: Longitude,
    power: optional(Power),
    points: optional(Points),
    asOf: textOrEmpty,
    provider: textOrEmpty,
    licence: textOrEmpty,
  }),
  'ChargingStation',
)

const Step: t.Type<RouteStep, unknown> = t.exact(
  t.type({
    polyline: Polyline,
    distance: optional(Length),
    minutes: optional(Length),
    road: textOrEmpty,
    kind: Kind,
  }),
  'RouteStep',
)

/**
 * Codec of the answer with a road: route, stations, credits. Lengths, times, road names and credits may be absent.
 *
 * @source T-DATA-08, T-API-02
 * @category codecs
 */
export const RouteAnswerCodec: t.Type<RouteAnswer, unknown> = t.exact(
  t.type({
    route: t.exact(
      t.type({
        viewport: ViewportCodec,
        legs: t.readonlyArray(t.exact(t.type({ steps: t.readonlyArray(Step) }))),
        distance: optional(Length),
        minutes: optional(Length),
      }),
    ),
    chargingStations: t.readonlyArray(ChargingStationCodec),
    credits: Credits,
  }),
  'RouteAnswer',
)

const Location = new t.Type<LatLng, unknown>(
  'Location',
  (value): value is LatLng => typeof value === 'object' && value !== null && 'lat' in value,
  (value, context) => {
    const read = PositionCodec.validate(value, context)
    return E.isLeft(read) ? read : t.success(toLatLng(read.right))
  },
  fromLatLng,
)

const WirePlace = t.exact(
  t.type({
    id: t.string,
    displayName: optional(t.exact(t.type({ text: t.string }))),
    formattedAddress: optional(t.string),
    location: optional(Location),
  }),
  'PlaceDetails',
)

/**
 * Codec of a place as a service tells it; name, address and location may be missing.
 *
 * @source T-DATA-06, T-API-04, T-ROUTE-06
 * @category codecs
 */
export const PlaceDetailsCodec: t.Type<PlaceDetails, unknown> = new t.Type<PlaceDetails, unknown>(
  'PlaceDetails',
  (value): value is PlaceDetails => typeof value === 'object' && value !== null && 'id' in value,
  (value, context) => {
    const read = WirePlace.validate(value, context)
    if (E.isLeft(read)) return read
    const { id, displayName, formattedAddress, location } = read.right
    const name = O.isSome(displayName) ? displayName.value.text : ''
    return t.success({ id, name, address: formattedAddress, location })
  },
  ({ id, name, address, location }) => ({
    id,
    displayName: { text: name },
    formattedAddress: O.toNullable(address),
    location: O.isSome(location) ? fromLatLng(location.value) : null,
  }),
)

// A place a service tells wrongly is left out; the others are none the worse for it.
const GoodPlaces = new t.Type<readonly PlaceDetails[], unknown>(
  'GoodPlaces',
  t.readonlyArray(PlaceDetailsCodec).is,
  (value, context) => {
    const list = t.UnknownArray.validate(value, context)
    if (E.isLeft(list)) return list
    const read = list.right.map((place) => PlaceDetailsCodec.validate(place, context))
    return t.success(read.flatMap((place) => (E.isRight(place) ? [place.right] : [])))
  },
  t.readonlyArray(PlaceDetailsCodec).encode,
)

const Places = t.exact(t.type({ places: GoodPlaces }), 'Places')

/**
 * Codec of the answer to two texts: the places each may mean.
 *
 * @source T-API-04
 * @category codecs
 */
export const ResolveAnswerCodec: t.Type<ResolveAnswer, unknown> = t.exact(
  t.type({ start: Places, destination: Places, credits: Credits }),
  'ResolveAnswer',
)

const SuggestionCodec = t.exact(
  t.type({ id: t.string, text: t.string, detail: textOrEmpty }),
  'Suggestion',
)

/**
 * Codec of the answer to a text that is being typed: at most 8 suggestions.
 *
 * @source T-ROUTE-04, T-API-13
 * @category codecs
 */
export const SuggestAnswerCodec: t.Type<SuggestAnswer, unknown> = t.exact(
  t.type({
    suggestions: t.refinement(
      t.readonlyArray(SuggestionCodec),
      (list) => list.length <= MOST_SUGGESTIONS,
      `at most ${MOST_SUGGESTIONS} suggestions`,
    ),
    credits: Credits,
  }),
  'SuggestAnswer',
)
