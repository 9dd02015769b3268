import type { LatLng, Viewport } from '../geo/index.js'
import type { Option } from '../shared/index.js'
import type { Coordinates } from '../site/index.js'

/** A position as requests, places and viewports write it: `latitude` and `longitude` in degrees. */
export type Position = Coordinates

/** A geocoded place: origin, destination or waypoint. */
export interface Place {
  readonly id: string
  /** Display name: `Gothenburg`. */
  readonly name: string
  /** Display address: `Gothenburg, Sweden`. */
  readonly address: string
  readonly location: LatLng
}

/** A place as a geocoding service returns it; position or name may be missing. */
export interface PlaceDetails {
  readonly id: string
  /** Empty when the service gives none. */
  readonly name: string
  readonly address: Option<string>
  readonly location: Option<LatLng>
}

/** One line of the list under an input. */
export interface Suggestion {
  readonly id: string
  /** What was meant: `Gothenburg`. */
  readonly text: string
  /** Where that is: `Sweden`; may be empty. */
  readonly detail: string
}

/** Where a piece of data comes from. */
export interface Credit {
  readonly text: string
  /** Address of the source; empty when there is none. */
  readonly url: string
  readonly licence: string
  /** Day or year of the data; empty when unknown. */
  readonly asOf: string
}

/** A charging station along the route. */
export interface ChargingStation {
  readonly id: string
  readonly name: string
  /** [°] −90 to 90. */
  readonly lat: number
  /** [°] −180 to 180. */
  readonly lng: number
  /** [kW] Power of its strongest charger; none when unknown. */
  readonly power: Option<number>
  /** How many cars can charge at once; none when unknown. */
  readonly points: Option<number>
  /** Its operator; empty when unknown. */
  readonly operator: string
  /** Connector types (plugs) of its chargers; empty when unknown. */
  readonly connectors: readonly Connector[]
  /** Country code of ISO 3166, such as `SE`; empty when unknown. */
  readonly country: string
  /** Day or year of the data; empty when unknown. */
  readonly asOf: string
  /** Provider of the data; empty when unknown. */
  readonly provider: string
  readonly licence: string
}

/** A plug of a charger: CCS, CHAdeMO, the alternating current of type 2, or Tesla's own. */
export type Connector = 'ccs' | 'chademo' | 'type2' | 'tesla'

/**
 * What kind of way a step is. `town` is a road inside a built-up area, `access` a small road to the first or from the last
 * one that is known; on a `ferry` and on a `shuttle`, a train for cars, the car is carried. `local-modelled` stands for the
 * local roads between two neighbouring towns: nobody surveyed them, their length and time are worked out.
 */
export type RoadKind =
  'motorway' | 'trunk' | 'town' | 'access' | 'tunnel' | 'ferry' | 'shuttle' | 'local-modelled'

/** A kind of road that can be avoided: ferries, motorways. */
export type AvoidableRoadKind = 'ferry' | 'motorway'

/** One step of a road: an encoded line, precision 5. */
export interface RouteStep {
  /** The line, encoded. */
  readonly polyline: string
  /** [m] Length of the road, which is longer than its drawn line; none when the service does not say. */
  readonly distance: Option<number>
  /** [min] Driving time, or time on board; none when the service does not say. */
  readonly minutes: Option<number>
  /** [min] Time from arrival to departure of a ferry or shuttle, not counted in `minutes`; none elsewhere. */
  readonly wait: Option<number>
  /** Number or name of the road; empty when it has none. */
  readonly road: string
  readonly kind: RoadKind
  /** Country by its code in ISO 3166, such as `SE`; empty when the service does not say. */
  readonly country: string
}

/** One leg of a route: the road from one of its places to the next. */
export interface RouteLeg {
  readonly steps: readonly RouteStep[]
}

/** A place on a road whose height is known. */
export interface HeightPoint {
  /** [m] Along the road, from its start. */
  readonly at: number
  /** [m] Above sea level, −450 to 4 810. */
  readonly height: number
}

/** Which of the roads worth driving: `second` for the alternative to the first one. */
export type RoadWay = 'second'

/** A place on a road from which on another time zone's clock counts. */
export interface ZoneChange {
  /** [m] Along the road, from its start. */
  readonly at: number
  /** Name in the list of IANA, such as `Europe/Paris`. */
  readonly zone: string
}

/** A route from origin to destination through its waypoints: one leg more than waypoints. */
export interface Route {
  /** Absent for the first road there is. */
  readonly way?: RoadWay
  readonly viewport: Viewport
  readonly legs: readonly RouteLeg[]
  /** [m] Length; none when unknown. */
  readonly distance: Option<number>
  /** [min] Driving time and time on board, without waits; none when unknown. */
  readonly minutes: Option<number>
  /** Heights known along the road, in order; absent when the service says nothing of them. */
  readonly heights?: readonly HeightPoint[]
  /** Time zones along the road, in order, the first from its start on; absent when the service says nothing of them. */
  readonly zones?: readonly ZoneChange[]
}

/** How well the stations of a country are known. */
export interface CountryCoverage {
  /** Country by its code in ISO 3166, such as `SE`. */
  readonly country: string
  /** [1] Share of its kilometres of road that have a station within 15 km; 0 to 1. */
  readonly share: number
  /** How many stations are known in it. */
  readonly stations: number
  /** What days or years the data is of, the latest; empty when there is none. */
  readonly asOf: string
}

/** Response to a {@link RouteRequest}: the route, the charging stations along it, and credits. */
export interface RouteAnswer {
  readonly route: Route
  /** Stations along the route, in order; a selection where there are very many. */
  readonly chargingStations: readonly ChargingStation[]
  /** Total number of stations along the route; none when unknown. */
  readonly stationsAlong: Option<number>
  /** Station coverage of the countries on the route; empty when unknown. */
  readonly coverage: readonly CountryCoverage[]
  readonly credits: readonly Credit[]
}

/** What a text means. */
export interface ResolvedPlaces {
  /** Geocoding candidates, best first. */
  readonly places: readonly PlaceDetails[]
  /** Place outside the covered countries the text names, such as `Vienna, Austria`; empty when there is none. */
  readonly outside: string
}

/** Response to a {@link ResolveRequest}: geocoding candidates of both texts, best first. */
export interface ResolveAnswer {
  readonly start: ResolvedPlaces
  readonly destination: ResolvedPlaces
  readonly credits: readonly Credit[]
}

/** Response to a {@link SuggestRequest}: autocomplete suggestions. */
export interface SuggestAnswer extends Pick<ResolvedPlaces, 'outside'> {
  readonly suggestions: readonly Suggestion[]
  readonly credits: readonly Credit[]
}

/** Request for a route. */
export interface RouteRequest {
  readonly origin: Position
  readonly destination: Position
  /** Waypoints in order; 0 to 8. */
  readonly intermediates: readonly Position[]
  /** Kinds of road that are taken only where there is no other way, or only one that is far longer. */
  readonly avoid: readonly AvoidableRoadKind[]
  /** The alternative is asked for: the answer is the first road where there is none. */
  readonly way?: RoadWay | undefined
}

/** Request to geocode two texts; each 1 to 200 characters. */
export interface ResolveRequest {
  readonly start: string
  readonly destination: string
}

/** Request for autocomplete suggestions of a typed text. */
export interface SuggestRequest {
  /** The typed text; 1 to 200 characters. */
  readonly input: string
  readonly language: 'en'
  /** Session token for all keystrokes up to the request for details; 1 to 64 characters. */
  readonly session: string
}

/** Request for the details of a suggestion. */
export interface PlaceRequest {
  /** Id of the suggestion; 1 to 200 characters. */
  readonly id: string
  readonly language: 'en'
  /** The same token the suggestion came with. */
  readonly session: string
}

/** One of the two ends. */
export type RouteField = 'origin' | 'destination'

/** What the planner asks for: each question with its answer. */
export interface RouteCalls {
  readonly suggest: { readonly question: SuggestRequest; readonly answer: SuggestAnswer }
  readonly place: { readonly question: PlaceRequest; readonly answer: PlaceDetails }
  readonly resolve: { readonly question: ResolveRequest; readonly answer: ResolveAnswer }
  readonly route: { readonly question: RouteRequest; readonly answer: RouteAnswer }
}
