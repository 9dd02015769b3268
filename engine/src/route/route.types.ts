import type { LatLng, Viewport } from '../geo/index.js'
import type { Option } from '../shared/index.js'
import type { Coordinates } from '../site/index.js'

/** A position as requests, places and viewports write it: `latitude` and `longitude` in degrees. */
export type Position = Coordinates

/** A place the visitor can drive from or to. */
export interface Place {
  readonly id: string
  /** Name to show: `Gothenburg`. */
  readonly name: string
  /** Address to show: `Gothenburg, Sweden`. */
  readonly address: string
  readonly location: LatLng
}

/** A place as a service tells it: it may lack what makes it one that can be driven to. */
export interface PlaceDetails {
  readonly id: string
  /** Empty when the service does not say. */
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
  /** What day or year the data is of; empty when nothing is said of it. */
  readonly asOf: string
}

/** A place along the road where the car can be charged. */
export interface ChargingStation {
  readonly id: string
  readonly name: string
  /** [°] −90 to 90. */
  readonly lat: number
  /** [°] −180 to 180. */
  readonly lng: number
  /** [kW] Power of its strongest charger; none when the data does not say. */
  readonly power: Option<number>
  /** How many cars can charge at once; none when the data does not say. */
  readonly points: Option<number>
  /** Who runs it; empty when the data does not say. */
  readonly operator: string
  /** Plugs its chargers have; empty when the data does not say. */
  readonly connectors: readonly Connector[]
  /** Country by its code in ISO 3166, such as `SE`; empty when the data does not say. */
  readonly country: string
  /** What day or year the data is of; empty when nothing is said of it. */
  readonly asOf: string
  /** Who gave the data; empty when nothing is said of it. */
  readonly provider: string
  readonly licence: string
}

/** A plug of a charger: CCS, CHAdeMO, the alternating current of type 2, or Tesla's own. */
export type Connector = 'ccs' | 'chademo' | 'type2' | 'tesla'

/**
 * What kind of way a step is. `town` is a road inside a built-up area, `access` a small road to the first or from the last
 * one that is known; on a `ferry` and on a `shuttle`, a train for cars, the car is carried.
 */
export type RoadKind = 'motorway' | 'trunk' | 'town' | 'access' | 'tunnel' | 'ferry' | 'shuttle'

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

/** The road between two places, by way of those in between: one leg more than there are places in between. */
export interface Route {
  readonly viewport: Viewport
  readonly legs: readonly RouteLeg[]
  /** [m] Length; none when the service does not say. */
  readonly distance: Option<number>
  /** [min] Driving time and time on board, waits not counted; none when the service does not say. */
  readonly minutes: Option<number>
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

/** The answer to the question for a road: the road, the stations along it, and where both come from. */
export interface RouteAnswer {
  readonly route: Route
  /** Stations along the road, in the order they are passed; where there are very many, a selection of them. */
  readonly chargingStations: readonly ChargingStation[]
  /** How many stations are known along the road in all; none when the service does not say. */
  readonly stationsAlong: Option<number>
  /** How well the stations are known in the countries of the road; empty when the service does not say. */
  readonly coverage: readonly CountryCoverage[]
  readonly credits: readonly Credit[]
}

/** The answer to two texts: the places each may mean, best first. */
export interface ResolveAnswer {
  readonly start: { readonly places: readonly PlaceDetails[] }
  readonly destination: { readonly places: readonly PlaceDetails[] }
  readonly credits: readonly Credit[]
}

/** The answer to a text that is being typed. */
export interface SuggestAnswer {
  readonly suggestions: readonly Suggestion[]
  readonly credits: readonly Credit[]
}

/** The question for a road. */
export interface RouteRequest {
  readonly origin: Position
  readonly destination: Position
  /** Places in between, in the order they are passed; 0 to 8. */
  readonly intermediates: readonly Position[]
}

/** The question what two texts mean; each 1 to 200 characters. */
export interface ResolveRequest {
  readonly start: string
  readonly destination: string
}

/** The question what a text that is being typed may mean. */
export interface SuggestRequest {
  /** What has been typed; 1 to 200 characters. */
  readonly input: string
  readonly language: 'en'
  /** Token that spans the keystrokes up to the question for details; 1 to 64 characters. */
  readonly session: string
}

/** The question for the details of a suggestion. */
export interface PlaceRequest {
  /** Id of the suggestion; 1 to 200 characters. */
  readonly id: string
  readonly language: 'en'
  /** The same token the suggestion came with. */
  readonly session: string
}

/** One of the two ends. */
export type RouteField = 'origin' | 'destination'
