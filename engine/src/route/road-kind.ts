import type { RoadKind } from './route.types.js'

/**
 * Kinds of road a route step can have.
 *
 * @source T-DATA-08, T-API-02
 * @category constants
 */
export const ROAD_KINDS = [
  'motorway',
  'trunk',
  'access',
  'tunnel',
  'ferry',
  'town',
  'shuttle',
] as const satisfies readonly RoadKind[]

/** Tells whether the car is carried, which takes nothing of its charge. */
export const isCarried = (kind: RoadKind): boolean => kind === 'ferry' || kind === 'shuttle'
