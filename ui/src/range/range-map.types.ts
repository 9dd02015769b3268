import type { LatLng } from '@evkit/engine/geo'
import type { RangePlaceReply, RangeMapView } from '@evkit/engine/range'
import type { Option, Translate } from '@evkit/engine/shared'
import type { Log } from '@evkit/engine/internal/shared'
import type { PositionAnswer, UserPlace } from '@evkit/engine/site'
import type { VisitorLocation, VisitorRegion } from '@evkit/engine/internal/site'
import type { MapCredit, MapPorts, MapSource, MapWords } from '../map/index.js'

/** What the map of a range asks of the outside. */
export interface RangeMapPorts {
  readonly map: MapPorts
  readonly isPositionSupported: boolean
  /** Asks the browser, which may ask the visitor. */
  readonly askPosition: () => Promise<PositionAnswer>
  /** Whether the browser would refuse; asks nobody. */
  readonly isPositionDenied: () => Promise<boolean>
  /** The place a text means; none when there is no such place. */
  readonly findPlace: (text: string, signal: AbortSignal) => Promise<RangePlaceReply>
  /** Keeps the location in its cookie. */
  readonly storeLocation: (location: VisitorLocation) => void
  /** Tells of places other parts of the site have learnt; answers how to stop. */
  readonly watchLocation: (tell: (place: UserPlace) => void) => () => void
  /** Tells when the visitor agrees to a kept location, and when they withdraw it; answers how to stop. */
  readonly watchConsent: (tell: (isFunctional: boolean) => void) => () => void
  readonly log: Log
}

/** What the server hands to the map of a range. */
export interface RangeMapStart {
  /** What the location cookie holds. */
  readonly location: Option<VisitorLocation>
  /** What the region cookie holds. */
  readonly region: Option<VisitorRegion>
  /** Whether the visitor has accepted functional cookies. */
  readonly isFunctional: boolean
  /** Where the map looks while no position is known. */
  readonly centre: LatLng
  readonly source: MapSource
  readonly credits: readonly MapCredit[]
  /** Words around the map; the server makes them, as messages are slow to make the first time. */
  readonly words: MapWords
  /** What is shown before anything has happened, when the server has worked it out. */
  readonly firstView?: RangeMapView
}

/** What the map of a range is given. */
export interface RangeMapProps {
  readonly start: RangeMapStart
  /** The drawn ground; rendered on the server only. */
  readonly ground: string
  readonly translate: Translate
  readonly locale: string
  readonly ports: RangeMapPorts
}
