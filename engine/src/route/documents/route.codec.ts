import * as t from 'io-ts'
import * as E from '#fp-ts/Either'
import * as O from '#fp-ts/Option'
import type { LatLng } from '../../geo/index.js'
import { Latitude, Longitude } from '../../site/index.js'
import { isWebAddress, keysOf } from '../../shared/index.js'
import { HEIGHT_WORDS, isHeight } from '../heights.js'
import { ROAD_KINDS } from '../road-kind.js'
import { fromLatLng, toLatLng } from '../place.js'
import type {
  ChargingStation,
  Connector,
  CountryCoverage,
  Credit,
  PlaceDetails,
  HeightPoint,
  RoadKind,
  Route,
  RouteAnswer,
  RouteStep,
  ResolveAnswer,
  SuggestAnswer,
  ZoneChange,
} from '../route.types.js'
import { isAbsent, optional } from './optional.codec.js'
import { PositionCodec, ViewportCodec } from './position.codec.js'

const MOST_SUGGESTIONS = 8
const LONGEST_POLYLINE = 200_000

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
const Count = amount('a whole number from 0', (value) => Number.isInteger(value) && value >= 0)
const Share = amount('a number from 0 to 1', (value) => value >= 0 && value <= 1)

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

// What is credited is credited without its link where that is none a browser should follow.
const addressOrEmpty = new t.Type<string, unknown>(
  'an address of the web, or none',
  t.string.is,
  (value, context) =>
    E.map((text: string) => (isWebAddress(text) ? text : ''))(textOrEmpty.validate(value, context)),
  t.identity,
)

const Credit: t.Type<Credit, unknown> = t.exact(
  t.type({ text: t.string, url: addressOrEmpty, licence: textOrEmpty, asOf: textOrEmpty }),
  'Credit',
)

// A list that may be absent: empty inside.
const listOrEmpty = <A>(name: string, codec: t.Type<A, unknown>): t.Type<readonly A[], unknown> => {
  const list = t.readonlyArray(codec)
  return new t.Type<readonly A[], unknown>(
    name,
    list.is,
    (value, context) => (isAbsent(value) ? t.success([]) : list.validate(value, context)),
    list.encode,
  )
}

const Credits = /*#__PURE__*/ listOrEmpty('Credits', Credit)

const CONNECTORS: readonly Connector[] = ['ccs', 'chademo', 'type2', 'tesla']

// Plugs we have no word for are left out.
const Connectors = new t.Type<readonly Connector[], unknown>(
  'names of plugs',
  (value): value is readonly Connector[] => Array.isArray(value),
  (value, context) => {
    const read = isAbsent(value) ? t.success([]) : t.UnknownArray.validate(value, context)
    return E.isLeft(read)
      ? read
      : t.success(CONNECTORS.filter((connector) => read.right.includes(connector)))
  },
  t.identity,
)

const Coverage: t.Type<CountryCoverage, unknown> = t.exact(
  t.type({ country: t.string, share: Share, stations: Count, asOf: textOrEmpty }),
  'CountryCoverage',
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
    operator: textOrEmpty,
    connectors: Connectors,
    country: textOrEmpty,
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
    wait: optional(Length),
    road: textOrEmpty,
    kind: Kind,
    country: textOrEmpty,
  }),
  'RouteStep',
)

const Height: t.Type<HeightPoint, unknown> = t.exact(
  t.type({ at: Length, height: amount(HEIGHT_WORDS, isHeight) }),
  'HeightPoint',
)

const Zone: t.Type<ZoneChange, unknown> = t.exact(
  t.type({ at: Length, zone: t.string }),
  'ZoneChange',
)

const RouteCodec: t.Type<Route, unknown> = t.exact(
  t.intersection([
    t.type({
      viewport: ViewportCodec,
      legs: t.readonlyArray(t.exact(t.type({ steps: t.readonlyArray(Step) }))),
      distance: optional(Length),
      minutes: optional(Length),
    }),
    t.partial({
      heights: t.readonlyArray(Height),
      way: t.literal('second'),
      zones: t.readonlyArray(Zone),
    }),
  ]),
)

/**
 * Codec of a route response: route, charging stations, coverage, credits. All but the line and the stations may be
 * absent.
 *
 * @source T-DATA-08, T-API-02, E-T-77, E-T-138, E-T-147
 * @category codecs
 */
export const RouteAnswerCodec: t.Type<RouteAnswer, unknown> = t.exact(
  t.type({
    route: RouteCodec,
    chargingStations: t.readonlyArray(ChargingStationCodec),
    stationsAlong: optional(Count),
    coverage: /*#__PURE__*/ listOrEmpty('coverage by country', Coverage),
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

const Places = t.exact(t.type({ places: GoodPlaces, outside: textOrEmpty }), 'Places')

/**
 * Codec of the answer to two texts: the places each may mean.
 *
 * @source T-API-04
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
 */
export const SuggestAnswerCodec: t.Type<SuggestAnswer, unknown> = t.exact(
  t.type({
    suggestions: t.refinement(
      t.readonlyArray(SuggestionCodec),
      (list) => list.length <= MOST_SUGGESTIONS,
      `at most ${MOST_SUGGESTIONS} suggestions`,
    ),
    outside: textOrEmpty,
    credits: Credits,
  }),
  'SuggestAnswer',
)
