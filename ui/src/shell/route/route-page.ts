import type { ChargingCar, ChargingDocument } from '@evkit/engine/charging'
import type { RangeDocument } from '@evkit/engine/range'
import { listDriveChoices, routeAddress, type RouteContent } from '@evkit/engine/route'
import type { NamedChoice } from '@evkit/engine/internal/route'
import { parseQuery } from '@evkit/engine/shared'
import type { MapCredit, MapLook, MapSource, MapWords } from '../../map/index.js'
import type {
  FirstAnswers,
  PlannerView,
  RoutePlannerPorts,
  RoutePlannerProps,
} from '../../route/index.js'
import { rangeDataOf } from '../range-data.js'
import { createTranslate } from '../messages.js'
import { listDriveWords, type DriveSources } from './drive-choices.js'
import { keptLater } from './kept-later.js'
import { roadLater } from './road-later.js'

/** What the server hands to the planner's page in its data block: decoded there, plain data here. */
export interface RoutePageData {
  readonly content: RouteContent
  readonly cars: readonly ChargingCar[]
  readonly charging: ChargingDocument
  readonly range: RangeDocument
  readonly temperatures: readonly NamedChoice[]
  readonly profiles: readonly NamedChoice[]
  /** Where the map looks before any place is known. */
  readonly opening: MapLook
  /** Part of the path that names the service for roads and places. */
  readonly maps: string
  readonly mapSource: MapSource
  readonly mapWords: MapWords
  readonly mapCredits: readonly MapCredit[]
  readonly chargingPath: string
  /** Text of the button that sends the settings without scripts. */
  readonly updateLabel: string
  readonly locale: string
  readonly direction: 'ltr' | 'rtl'
  readonly maker: string
  readonly search: string
  /** The address with the places the server has found for its texts. */
  readonly resolved: string
  /** What the server has asked for the address. */
  readonly first: FirstAnswers
  readonly firstView?: PlannerView
}

/** What the planner asks of the outside, with what only one side of the wire has. */
export interface RoutePagePorts {
  readonly ports: RoutePlannerPorts
  readonly ground: string
  readonly visit: string
}

/** Makes the props of the planner; the same on server and client. */
export const toRouteProps = (
  page: RoutePageData,
  { ports, ground, visit }: RoutePagePorts,
): RoutePlannerProps => {
  const sources: DriveSources = {
    cars: page.cars,
    charging: page.charging,
    range: rangeDataOf(page.range),
    temperatures: page.temperatures,
    profiles: page.profiles,
  }
  const choices = listDriveChoices(sources)
  const translate = createTranslate(page.content.messages, page.locale)
  const { content, chargingPath, locale } = page
  const drivePage = { content, chargingPath, locale, translate, today: ports.today }
  const { selection, corrections } = routeAddress.read(parseQuery(page.resolved), choices)
  return {
    content: page.content,
    translate,
    locale: page.locale,
    direction: page.direction,
    distance: page.content.distance,
    start: { ...selection, corrections },
    choices,
    listsOf: (trip) => listDriveWords(sources, choices, trip),
    road: roadLater,
    kept: keptLater,
    driveOf: (trip) => roadLater.find()?.drivePartsOf(drivePage, sources, trip),
    first: page.first,
    firstView: page.firstView,
    opening: page.opening,
    ground,
    mapSource: page.mapSource,
    mapWords: page.mapWords,
    mapCredits: page.mapCredits,
    visit,
    ports,
  }
}
