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
  'local-modelled',
] as const satisfies readonly RoadKind[]

/** Tells whether a step stands for local roads that nobody surveyed. */
export const isModelled = (kind: RoadKind): boolean => kind === 'local-modelled'

/**
 * Tells whether the car is carried, which takes nothing of its charge.
 *
 * @source B-T-02
 */
export const isCarried = (kind: RoadKind): boolean => kind === 'ferry' || kind === 'shuttle'
