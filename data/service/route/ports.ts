// What the calls of the route planner ask for: roads, stations, places. The project's own data answers by default; real
// services can stand in its place.
import type { Line } from '@evkit/engine/geo'
import type {
  ChargingStation,
  PlaceDetails,
  Route,
  RouteAnswer,
  RouteRequest,
} from '@evkit/engine/route'
import type { Credit, ResolvedPlaces, Suggestion } from '@evkit/engine/internal/route'
import type { Either } from '@evkit/engine/shared'
import type { Language } from '../../places/index.js'
import type { RoadArea, RoadFault } from '../../roads/index.js'

/** Why a service did not answer: the reason is for the log and holds nothing of the question. */
export interface Unavailable {
  readonly code: 'UNAVAILABLE'
  readonly reason: string
}

/** Why there is no road; where a place is off the map, with the countries whose roads are known. */
export interface NoRoad extends RoadFault {
  readonly covered?: Pick<RoadArea, 'whole' | 'part'>
}

/** A road and who it comes from. */
export interface FoundRoad {
  readonly route: Route
  readonly credits: readonly Credit[]
}

/** Stations and who they come from. */
export interface FoundStations {
  readonly stations: readonly ChargingStation[]
  /** How many there are along the road in all; the answer may hold a selection. */
  readonly count: number
  readonly credits: readonly Credit[]
}

/** Places and who they come from. */
export interface FoundPlaces extends ResolvedPlaces {
  readonly credits: readonly Credit[]
}

/** Suggestions and who they come from. */
export interface FoundSuggestions extends Pick<ResolvedPlaces, 'outside'> {
  readonly suggestions: readonly Suggestion[]
  readonly credits: readonly Credit[]
}

/** Everything the calls are answered from. It always answers: what asks others falls back to the project's own data. */
export interface Maps {
  /** Finds the road between two positions. */
  readonly findRoute: (
    request: RouteRequest,
    signal: AbortSignal,
  ) => Promise<Either<NoRoad, FoundRoad>>
  /** Finds the stations along a road, in the order they are passed. */
  readonly findStations: (line: Line, signal: AbortSignal) => Promise<FoundStations>
  /** Tells how well the stations of countries are known; nothing where another service has the stations. */
  readonly findCoverage: (countries: readonly string[]) => RouteAnswer['coverage']
  /** Finds the places a text that was submitted may mean, best first. */
  readonly findPlaces: (
    text: string,
    signal: AbortSignal,
    language?: Language,
  ) => Promise<FoundPlaces>
  /** Suggests places for a text that is being typed; never asks anybody else. */
  readonly suggest: (text: string, language?: Language) => FoundSuggestions
  /** Finds the place a suggestion stands for. */
  readonly findPlace: (id: string, language?: Language) => PlaceDetails | undefined
}

/** A real service for roads. */
export type RoutingService = (
  request: RouteRequest,
  signal: AbortSignal,
) => Promise<Either<RoadFault | Unavailable, FoundRoad>>

/** A real service for stations. */
export type StationService = (
  line: Line,
  signal: AbortSignal,
) => Promise<Either<Unavailable, FoundStations>>

/** A real service for places. */
export type PlaceService = (
  text: string,
  signal: AbortSignal,
  language?: Language,
) => Promise<Either<Unavailable, FoundPlaces>>
