// How fast each kind of road is driven, in one place. All of it is modelled: the network has no speeds of its own.
import type { RoadKind } from '@evkit/engine/route'

/** A kind of way that is driven; crossings have times instead. */
export type DrivenKind = Exclude<RoadKind, 'ferry' | 'tunnel'>

/** [km/h] Usual speed on each kind of road, stops and lights included. */
export const SPEEDS: Readonly<Record<DrivenKind, number>> = { motorway: 110, trunk: 85, access: 50 }

/** [km/h] The fastest any road is driven. */
export const TOP_SPEED = Math.max(...Object.values(SPEEDS))

/**
 * [min/km] What a kilometre weighs beside its time when roads are compared. Half a minute lets the shorter of two good
 * roads win unless the longer one is clearly faster, as people drive: London to Exeter by the A303, not by Bristol.
 */
export const KM_WEIGHT = 0.5

/** [1] How much longer a small road is than the straight line it is taken for. */
export const ACCESS_DETOUR = 1.25

/** [km] How far from the network, in a straight line, a trip may start or end. */
export const MAX_ACCESS = 30

const MINUTES = 60

/** [min] Time to drive a length [km] of a kind of road. */
export const minutesOf = (kind: DrivenKind, km: number): number => (km / SPEEDS[kind]) * MINUTES
