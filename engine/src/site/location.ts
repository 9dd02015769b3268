import * as O from '#fp-ts/Option'
import { none, some, type Option } from '../shared/index.js'
import { writeCookie } from './cookie.js'

/** A position on earth. */
export interface Coordinates {
  /** [°] −90 to 90, north positive. */
  readonly latitude: number
  /** [°] −180 to 180, east positive. */
  readonly longitude: number
}

/** A place the visitor typed or chose: a position with its address, as far as known. */
export interface UserPlace extends Coordinates {
  readonly zipCode?: string
  readonly city?: string
  readonly country?: string
  readonly regionName?: string
  readonly regionCode?: string
  readonly formattedAddress?: string
}

/** What the location cookie holds: at least one of the two. */
export interface VisitorLocation {
  /** The place the visitor typed. */
  readonly userInput: Option<UserPlace>
  /** The position the browser gave. */
  readonly browserCoords: Option<Coordinates>
}

/** What the region cookie holds: where the visitor's connection seems to be. */
export interface VisitorRegion extends Coordinates {
  readonly zipCode?: string
  readonly region?: string
  readonly country?: string
  readonly city?: string
}

/**
 * Names of the two location cookies unless a site configures others.
 *
 * @source D-T-43
 * @category constants
 */
export const LOCATION_COOKIES = { location: 'evkit_location', region: 'evkit_region' } as const

/** Lifetime of the location cookie: seven days [s]. @source T-LOC-04, T-CONST-37 @category constants */
export const LOCATION_LIFETIME = 604_800

/**
 * Name of the `document` event dispatched when the location changes; its `detail.placeDetails.location` holds the
 * place.
 *
 * @source T-LOC-05
 * @category constants
 */
export const LOCATION_CHANGE_EVENT = 'locationChangeEvent'

/** The log line for a browser without geolocation. */
export const GEOLOCATION_UNSUPPORTED = 'Geolocation is not supported by your browser'

/**
 * How long the browser may take to tell a position [ms].
 *
 * @source E-T-22, E-T-04
 * @category constants
 */
export const GEOLOCATION_TIMEOUT = 10_000

/** Where a position comes from, best first. */
export type PositionOrigin = 'live' | 'typed' | 'browser' | 'region'

/** A position with where it comes from. */
export interface ResolvedPosition {
  readonly position: Coordinates
  readonly origin: PositionOrigin
  /** True for the region only: the page then says that the location is approximate. */
  readonly isApproximate: boolean
}

/** Everything that may tell a position. */
export interface PositionSources {
  /** What the browser gave in this visit. */
  readonly live: Option<Coordinates>
  readonly location: Option<VisitorLocation>
  readonly region: Option<VisitorRegion>
}

/**
 * Writes the location cookie.
 *
 * @source T-LOC-04, D-T-43, E-T-20
 */
export const writeLocationCookie = (
  { userInput, browserCoords }: VisitorLocation,
  terms: { readonly isSecure: boolean; readonly name?: string },
): string => {
  const content = {
    ...(O.isSome(userInput) ? { userInput: userInput.value } : {}),
    ...(O.isSome(browserCoords) ? { browserCoords: browserCoords.value } : {}),
  }
  return writeCookie(terms.name ?? LOCATION_COOKIES.location, JSON.stringify(content), {
    lifetime: Object.keys(content).length === 0 ? 0 : LOCATION_LIFETIME,
    isSecure: terms.isSecure,
  })
}

const resolved = (position: Coordinates, origin: PositionOrigin): Option<ResolvedPosition> =>
  some({
    position: { latitude: position.latitude, longitude: position.longitude },
    origin,
    isApproximate: origin === 'region',
  })

/**
 * Resolves which position counts: the browser's of this visit, else the place the visitor typed, else the browser's of
 * an earlier visit, else the region.
 *
 * @source D-T-44
 */
export const resolvePosition = (sources: PositionSources): Option<ResolvedPosition> => {
  const { live, location, region } = sources
  if (O.isSome(live)) return resolved(live.value, 'live')
  if (O.isSome(location)) {
    const { userInput, browserCoords } = location.value
    if (O.isSome(userInput)) return resolved(userInput.value, 'typed')
    if (O.isSome(browserCoords)) return resolved(browserCoords.value, 'browser')
  }
  return O.isSome(region) ? resolved(region.value, 'region') : none
}

const LOGGED_DECIMALS = 2

/** Makes a position coarse enough for a log, or for who only needs the town: two decimals, about a kilometre. */
export const coarsePosition = ({ latitude, longitude }: Coordinates): Coordinates => ({
  latitude: Number(latitude.toFixed(LOGGED_DECIMALS)),
  longitude: Number(longitude.toFixed(LOGGED_DECIMALS)),
})

const EMPTY: VisitorLocation = { userInput: none, browserCoords: none }

const known = (location: Option<VisitorLocation>): VisitorLocation =>
  O.getOrElse(() => EMPTY)(location)

/** Takes the position the browser gave into what is known of the visitor's location. */
export const rememberPosition = (
  location: Option<VisitorLocation>,
  position: Coordinates,
): VisitorLocation => ({ ...known(location), browserCoords: some(position) })

/**
 * Takes a place the visitor typed or chose into what is known of the visitor's location.
 *
 * @source T-LOC-05, B-LOC-01
 */
export const rememberPlace = (
  location: Option<VisitorLocation>,
  place: UserPlace,
): VisitorLocation => ({ ...known(location), userInput: some(place) })
