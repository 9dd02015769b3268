import type {
  DriveViewInput,
  Place,
  PlaceDetails,
  PlaceRequest,
  PlannerState,
  RouteReply,
  ResolveAnswer,
  ResolveRequest,
  RouteAnswer,
  RouteEnds,
  RouteParameter,
  RouteRequest,
  SuggestAnswer,
  SuggestRequest,
  TripChoices,
  TripSettings,
} from '@evkit/engine/route'
import type { ChoiceLists, RoutePageContent } from '@evkit/engine/internal/route'
import type { Translate } from '@evkit/engine/shared'
import type { DistanceUnit, PositionAnswer } from '@evkit/engine/site'
import type { ReactNode } from 'react'
import type { MapCredit, MapLook, MapPorts, MapSource, MapWords } from '../map/index.js'
import type { ToolPorts } from '../tool/index.js'
import type { PlannerView } from './alternative-view.js'
import type { DrawnCode, LaterRoad } from './road-parts.types.js'
import type { LaterKept } from './kept.types.js'
import type { PreparedRoute } from './prepare-route.js'

/** Asks one question; every failure is an answer, and the signal says that nobody waits for it any more. */
export type Ask<Question, Answer> = (
  question: Question,
  signal: AbortSignal,
) => Promise<RouteReply<Answer>>

/** Answers that are there before the page wakes; a question without one is asked then. */
export interface FirstAnswers {
  /** The places of texts that had none. */
  readonly places?: RouteReply<ResolveAnswer>
  readonly road?: RouteReply<RouteAnswer>
  /** The other of two roads, where the page is drawn: a browser asks for it itself. */
  readonly alternative?: RouteReply<RouteAnswer>
}

/** A drive that is saved: its places, its road, its settings, and what it is worked out from. */
export interface SavedDrive extends Pick<PlannerState, 'ends' | 'trip' | 'answer'> {
  readonly parts: DriveParts
  /** What an assumed charger is called. */
  readonly site: string
}

/** What the planner asks of the outside. */
export interface RoutePlannerPorts extends ToolPorts {
  readonly ask: {
    readonly suggest: Ask<SuggestRequest, SuggestAnswer>
    readonly place: Ask<PlaceRequest, PlaceDetails>
    readonly resolve: Ask<ResolveRequest, ResolveAnswer>
    readonly route: Ask<RouteRequest, RouteAnswer>
    /** The other of two roads, once the first is there. */
    readonly alternative: Ask<RouteRequest, RouteAnswer>
  }
  /** Places of earlier visits, kept on the device only. */
  readonly recent: {
    readonly read: () => readonly Place[]
    readonly keep: (places: readonly Place[]) => void
  }
  /** Opens the live map; its faults are logged by the planner, with their code. */
  readonly map: MapPorts
  /** Hands the visitor a file of the planned drive; false where that cannot be done. */
  readonly saveDrive: (drive: SavedDrive) => Promise<boolean>
  /** Draws a text as a code for cameras; undefined where it is too long, or what draws it cannot be had. */
  readonly drawCode: (text: string) => Promise<DrawnCode | undefined>
  /** Whether the device has kept trips; what reads them comes later. */
  readonly hasKept: () => boolean
  /** [min] What time it is on the visitor's clock, after midnight. */
  readonly now: () => number
  /** What day it is there, such as `2026-12-24`. */
  readonly today: () => string
  readonly geolocation: {
    readonly isSupported: boolean
    readonly ask: () => Promise<PositionAnswer>
  }
}

/** What a drive is worked out from besides its road and the words of the page. */
export type DriveParts = Omit<DriveViewInput, 'state' | 'translate' | 'numbers' | 'distance'>

/** What the planner is given. */
export interface RoutePlannerProps {
  readonly content: RoutePageContent
  readonly translate: Translate
  readonly locale: string
  readonly direction: 'ltr' | 'rtl'
  /** Unit distances are shown in. */
  readonly distance: DistanceUnit
  /** What the address holds. */
  readonly start: {
    readonly ends: RouteEnds
    readonly trip: TripSettings
    readonly corrections: readonly RouteParameter[]
  }
  readonly choices: TripChoices
  /** What can be chosen, in words; motors follow the car. */
  readonly listsOf: (trip: TripSettings) => ChoiceLists
  /** What works out and draws a road: loaded before an answer with one is taken. */
  readonly road: LaterRoad
  /** What keeps trips on the device and lists them. */
  readonly kept: LaterKept
  /** What a drive is worked out from besides its road; absent until what works it out is loaded. */
  readonly driveOf: (trip: TripSettings) => DriveParts | undefined
  /** What the server has asked for the address already: it answers the first questions. */
  readonly first: FirstAnswers
  /** What is shown until something has happened, when the server has worked it out. */
  readonly firstView: PlannerView | undefined
  /** What the planner runs on, when it was made before; the planner makes its own without it. */
  readonly prepared?: PreparedRoute
  /** Where the map looks before any place is known. */
  readonly opening: MapLook
  /** The drawn ground of the first look, as the server wrote it; may be empty. */
  readonly ground: string
  readonly mapSource: MapSource
  readonly mapWords: MapWords
  readonly mapCredits: readonly MapCredit[]
  /** A random text of this visit; the tokens of suggestions are made from it. */
  readonly visit: string
  readonly ports: RoutePlannerPorts
  /** What a browser without scripts shows in place of the settings; rendered on the server only. */
  readonly plainForm?: ReactNode
  /** Called once the controls answer to the visitor. */
  readonly onAwake?: () => void
}
