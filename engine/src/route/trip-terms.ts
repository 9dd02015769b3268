import { none, some } from '../shared/index.js'
import { RAPID_FROM } from '../tool/index.js'
import type { ClimbTerms } from './climb.js'
import type { ColdTerms } from './cold.js'
import type { AssumedSites, TripTerms, UnknownMinutes } from './make-trip.js'

/** What a kilowatt-hour costs at public chargers [money/kWh], by how strong they are. */
interface Tariffs {
  /** Alternating current. */
  readonly ac: number
  /** Direct current below 150 kW. */
  readonly dc: number
  /** Direct current from 150 kW. */
  readonly rapid: number
}

/** What content says of stops and prices. */
interface TermsContent {
  readonly stopMinutes?: number | undefined
  readonly disfavour?: number | undefined
  readonly tariffs?: Tariffs | undefined
  readonly assumedSites?: AssumedSites | undefined
  readonly unknownMinutes?: UnknownMinutes | undefined
  readonly climb?: ClimbTerms | undefined
  readonly cold?: ColdTerms | undefined
}

/** What a stop takes besides charging unless content says otherwise [min]. @source E-T-91 @category constants */
const STOP_MINUTES = 5

/** What a stop at another operator than the preferred counts more unless content says otherwise [min]. @source E-T-94 @category constants */
const DISFAVOUR_MINUTES = 15

/** How chargers are assumed unless content says otherwise [km, kW]. @source E-T-123 @category constants */
const ASSUMED_SITES: AssumedSites = { spacing: 50, power: 100 }

/** What is not known counts for nothing unless content says otherwise [min]. @source E-T-126 @category constants */
const NOTHING: UnknownMinutes = { points: 0, operator: 0, power: 0 }

/** From this power a charger is one of direct current [kW]. @source E-T-95 @category constants */
const DIRECT_FROM = 43.5

const priceOf = ({ ac, dc, rapid }: Tariffs, power: number): number => {
  if (power < DIRECT_FROM) return ac
  return power < RAPID_FROM ? dc : rapid
}

/**
 * Converts content to the planning terms of a site.
 *
 * @param content - Content's settings of stops and prices; missing ones have defaults.
 * @returns Overhead of a stop [min], penalty of operators not preferred [min], spacing [km] and power [kW] of assumed
 * chargers, what counts against unknown facts of a station [min], how heights and a cold battery count, and price at a station [money].
 * @source E-T-91, E-T-94, E-T-95, E-T-123, E-T-126, E-T-138, E-T-143
 *
 * @example A site that says nothing
 * ```ts
 * import { toTripTerms } from '@evkit/engine/route'
 *
 * toTripTerms({}).stopMinutes // => 5
 * ```
 * @category conversions
 */
export const toTripTerms = ({
  stopMinutes = STOP_MINUTES,
  disfavour = DISFAVOUR_MINUTES,
  tariffs,
  assumedSites = ASSUMED_SITES,
  unknownMinutes = NOTHING,
  climb,
  cold,
}: TermsContent): TripTerms => ({
  stopMinutes,
  disfavour,
  assumedSites,
  unknown: unknownMinutes,
  climb,
  cold,
  priceAt: (_, power) => (tariffs === undefined ? none : some(priceOf(tariffs, power))),
})
