// How fast each kind of road is driven, in one place. All of it is modelled: the network has no speeds of its own.
import type { AvoidableRoadKind, RoadKind } from '@evkit/engine/internal/route'

/** A kind of way that is a crossing: it has a time of its own, and nothing joins it on the way. */
export type CrossingKind = 'ferry' | 'shuttle' | 'tunnel'

/** A kind of way that is driven; crossings have times instead. */
export type DrivenKind = Exclude<RoadKind, CrossingKind>

/** [km/h] Usual speed on each kind of road where nothing is known of its country, stops and lights included. */
export const SPEEDS: Readonly<Record<DrivenKind, number>> = {
  motorway: 110,
  trunk: 85,
  town: 40,
  access: 50,
  'local-modelled': 60,
}

/** [km/h] No road is driven faster. */
export const TOP_SPEED = 120

/**
 * [min/km] What a kilometre weighs beside its time when roads are compared. Half a minute lets the shorter of two good
 * roads win unless the longer one is clearly faster, as people drive: London to Exeter by the A303, not by Bristol.
 */
export const KM_WEIGHT = 0.5

/** [min] What a crossing weighs beside its time and its wait: a ticket is bought, and a sailing may be full. */
export const CROSSING_WEIGHT = 30

/** What a ferry weighs where ferries are avoided: no detour is worse, and of two the better one is still the better. */
const AVOIDED_FERRY = 100_000

/**
 * [1] How many times its weight a motorway counts where motorways are avoided: it is still driven where every other way is many
 * times longer, as over a bridge there is no other of.
 */
const AVOIDED_MOTORWAY = 20

/** What a stretch counts where some kinds of road are avoided; never less than it weighs. */
export const weighAvoided = (
  avoid: readonly AvoidableRoadKind[],
  kind: RoadKind,
  weight: number,
): number => {
  if (kind === 'ferry' && avoid.includes(kind)) return weight + AVOIDED_FERRY
  return kind === 'motorway' && avoid.includes(kind) ? weight * AVOIDED_MOTORWAY : weight
}

/** [1] How much longer a small road is than the straight line it is taken for. */
export const ACCESS_DETOUR = 1.25

/** [km] How far from the network, in a straight line, a trip may start or end. */
export const MAX_ACCESS = 30

const MINUTES = 60

/** [min] Time to drive a length [km] of a kind of road. */
export const minutesOf = (kind: DrivenKind, km: number): number => (km / SPEEDS[kind]) * MINUTES

const METRES = 1000

/** What a stretch weighs when roads are compared: its minutes, and a share of a minute for each km. */
export const weigh = (minutes: number, metres: number): number =>
  minutes + (metres / METRES) * KM_WEIGHT

/** What a small road of a length [m] weighs. */
export const weighAccess = (metres: number): number =>
  weigh(minutesOf('access', metres / METRES), metres)
