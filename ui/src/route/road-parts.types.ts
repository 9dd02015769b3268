import type { ComponentType } from 'react'
import type { driveView, RouteEvent } from '@evkit/engine/route'
import type { Later } from '../tool/later.js'
import type { alternativeView, planNext, PlannerView } from './alternative-view.js'
import type { toRoadLines, toRoadStations } from './road-lines.js'

/** Which stop is looked at, in the list, the chart or on the map. */
export interface Pointing {
  /** Its id; absent while none is. */
  readonly pointed: string | undefined
  readonly onPoint: (id: string | undefined) => void
}

/** A code for cameras: squares of one unit, with the light margin it needs. */
export interface DrawnCode {
  /** Units along each side. */
  readonly size: number
  /** The dark squares, as the path of an SVG. */
  readonly path: string
}

/** What a part of a road is drawn from. */
export interface RoadPartProps extends Pointing {
  readonly view: PlannerView
  /** Hands the visitor a file of the drive; false where that cannot be done. */
  readonly save: () => Promise<boolean>
  /** Draws the address of the drive as a code; undefined where that cannot be done. */
  readonly drawLink: () => Promise<DrawnCode | undefined>
  readonly direction: 'ltr' | 'rtl'
  readonly send: (event: RouteEvent) => void
}

/** What works out and draws a road: a page without one needs none of it. */
export interface RoadParts {
  readonly driveView: typeof driveView
  readonly alternativeView: typeof alternativeView
  readonly planNext: typeof planNext
  readonly toRoadLines: typeof toRoadLines
  readonly toRoadStations: typeof toRoadStations
  /** Under the map. */
  readonly RoadResult: ComponentType<Pick<RoadPartProps, 'view' | 'send' | 'save' | 'drawLink'>>
  /** What the map shows, in words. */
  readonly RoadText: ComponentType<Pick<RoadPartProps, 'view'>>
  /** The charge level along the road. */
  readonly RoadChart: ComponentType<Pick<RoadPartProps, 'view' | 'direction' | keyof Pointing>>
  readonly RoadStops: ComponentType<Pick<RoadPartProps, 'view' | 'send' | keyof Pointing>>
}

/** The same, loaded before an answer with a road is taken. */
export type LaterRoad = Pick<Later<RoadParts>, 'load' | 'find'>
