import * as t from 'io-ts'
import * as E from '#fp-ts/Either'
import * as O from '#fp-ts/Option'
import { pipe } from '#fp-ts/function'
import { decodeWith, isPrototypeName, none, some, toNumber, type Option } from '../shared/index.js'
import type { UserPlace, VisitorLocation, VisitorRegion } from './location.js'

const LATITUDE_MAX = 90
const LONGITUDE_MAX = 180
const LARGEST_COOKIE = 4096

const isWithin = (limit: number, value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && Math.abs(value) <= limit

const degrees = (limit: number, name: string): t.Type<number, number> =>
  new t.Type<number, number>(
    name,
    (value): value is number => isWithin(limit, value),
    (value, context) => (isWithin(limit, value) ? t.success(value) : t.failure(value, context)),
    t.identity,
  )

/** Codec of a latitude in degrees: −90 to 90. */
export const Latitude = /*#__PURE__*/ degrees(LATITUDE_MAX, 'a latitude from -90 to 90')

/** Codec of a longitude in degrees: −180 to 180. */
export const Longitude = /*#__PURE__*/ degrees(LONGITUDE_MAX, 'a longitude from -180 to 180')

const numericDegrees = (limit: number, name: string) =>
  new t.Type<number, number>(
    name,
    (value): value is number => isWithin(limit, value),
    (value, context) => {
      const read = toNumber(value, Number.NaN)
      return isWithin(limit, read) ? t.success(read) : t.failure(value, context)
    },
    t.identity,
  )

const absent = /*#__PURE__*/ t.union([t.null, t.undefined])
const text = /*#__PURE__*/ t.union([t.string, absent])

const Coordinates = /*#__PURE__*/ t.type({
  latitude: Latitude,
  longitude: Longitude,
})

/**
 * Codec of a point on earth as content writes it.
 *
 * @source T-RANGE-24, T-ROUTE-13
 */
export const LatLngCodec = /*#__PURE__*/ t.exact(
  /*#__PURE__*/ t.type({
    /** [°] −90 to 90. */
    lat: Latitude,
    /** [°] −180 to 180. */
    lng: Longitude,
  }),
  'LatLng',
)

const Place = /*#__PURE__*/ t.exact(
  /*#__PURE__*/ t.intersection([
    Coordinates,
    /*#__PURE__*/ t.partial({
      zipCode: text,
      city: text,
      country: text,
      regionName: text,
      regionCode: text,
      formattedAddress: text,
    }),
  ]),
  'UserPlace',
)

/** Codec of the location cookie's content: a typed place and a position of the browser, at least one of them. */
const LocationCookieCodec = /*#__PURE__*/ t.refinement(
  /*#__PURE__*/ t.exact(
    /*#__PURE__*/ t.partial({
      userInput: /*#__PURE__*/ t.union([Place, absent]),
      browserCoords: /*#__PURE__*/ t.union([/*#__PURE__*/ t.exact(Coordinates), absent]),
    }),
  ),
  ({ userInput, browserCoords }) => Boolean(userInput) || Boolean(browserCoords),
  'LocationCookie',
)

/** Codec of the region cookie's content; numeric text counts, because an edge server writes it. */
const RegionCookieCodec = /*#__PURE__*/ t.exact(
  /*#__PURE__*/ t.intersection([
    /*#__PURE__*/ t.type({
      latitude: /*#__PURE__*/ numericDegrees(LATITUDE_MAX, 'a latitude from -90 to 90'),
      longitude: /*#__PURE__*/ numericDegrees(LONGITUDE_MAX, 'a longitude from -180 to 180'),
    }),
    /*#__PURE__*/ t.partial({ zipCode: text, region: text, country: text, city: text }),
  ]),
  'RegionCookie',
)

const withoutAbsent = <A extends object>(value: A): A =>
  Object.fromEntries(
    Object.entries(value).filter(([, one]) => one !== null && one !== undefined),
  ) as A

// Unknown members of a cookie are dropped: those with the name of a prototype here, before a codec would refuse the whole.
const withoutPrototypes = (name: string, member: unknown): unknown =>
  isPrototypeName(name) ? undefined : member

const parseJson = (value: string): unknown => {
  try {
    return JSON.parse(value, withoutPrototypes) as unknown
  } catch {
    return undefined
  }
}

const decodeText = (value: string): string => {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

const readContent = <A>(value: string, codec: t.Decoder<unknown, A>): Option<A> => {
  if (value.length > LARGEST_COOKIE) return none
  const decoded = decodeWith(codec, parseJson(decodeText(value)) ?? parseJson(value))
  return E.isRight(decoded) ? some(decoded.right) : none
}

const toPlace = (place: t.TypeOf<typeof Place>): UserPlace =>
  withoutAbsent(place) as unknown as UserPlace

/**
 * Reads the value of the location cookie.
 *
 * @source T-LOC-01, T-LOC-03, D-T-43
 */
export const readLocationCookie = (value: string): Option<VisitorLocation> => {
  const read = readContent(value, LocationCookieCodec)
  if (O.isNone(read)) return none
  const { userInput, browserCoords } = read.value
  return some({
    userInput: userInput ? some(toPlace(userInput)) : none,
    browserCoords: browserCoords ? some(browserCoords) : none,
  })
}

/**
 * Reads the value of the region cookie.
 *
 * @source T-LOC-02, T-LOC-03, D-T-43
 */
export const readRegionCookie = (value: string): Option<VisitorRegion> => {
  const read = readContent(value, RegionCookieCodec)
  return pipe(
    read,
    O.map((read) => withoutAbsent(read) as unknown as VisitorRegion),
  )
}

const LocationChangeCodec = /*#__PURE__*/ t.type({
  placeDetails: /*#__PURE__*/ t.type({ location: Place }),
})

/**
 * Reads what a location change event carries.
 *
 * @source T-LOC-05
 */
export const readLocationChange = (detail: unknown): Option<UserPlace> => {
  const decoded = decodeWith(LocationChangeCodec, detail)
  return E.isRight(decoded) ? some(toPlace(decoded.right.placeDetails.location)) : none
}
