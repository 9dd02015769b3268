import type { Connector } from './route.types.js'

/** Which stations a plan may use, and which it should. */
export interface StationChoice {
  /** [km] How far off the road a station may lie, straight across. */
  readonly width: number
  /** True when stations without a known power may be used, with an assumed one. */
  readonly isAssumed: boolean
  /** True when chargers may be assumed on roads along which too little is known of stations. */
  readonly hasAssumedSites: boolean
  /** [kW] The least power of a station; 0 for any. */
  readonly leastPower: number
  /** How many charging points a station has at least; 0 for any number. */
  readonly leastPoints: number
  /** The plug a station has to have; empty for any. */
  readonly plug: Connector | ''
  /** Operators whose stations are taken where there is a choice. */
  readonly preferred: readonly string[]
  /** Operators whose stations are left out. */
  readonly avoided: readonly string[]
  /** Ids of stations the visitor has struck out. */
  readonly struck: readonly string[]
  /** Ids of stations the visitor wants to stop at. */
  readonly fixed: readonly string[]
}

/**
 * The power counted with at a station whose power is not known, where that is allowed [kW].
 *
 * @source B-T-02
 * @category constants
 */
export const ASSUMED_POWER = 50

/** Powers that can be asked of a station at least [kW]; any comes first. @source E-T-94 @category constants */
export const LEAST_POWERS = [0, 50, 100, 150, 250] as const

/** How many charging points can be asked of a station at least; any number comes first. @source E-T-94 @category constants */
export const LEAST_POINTS = [0, 2, 4, 8] as const

/** Plugs that can be asked of a station; any comes first. @source E-T-94 @category constants */
export const PLUGS = ['', 'ccs', 'type2', 'chademo', 'tesla'] as const

/** How many stations or operators can be chosen. @source E-T-94 @category constants */
export const MOST_CHOSEN = 20

/** The longest name or id that is chosen. @source E-T-94 @category constants */
const LONGEST_NAME = 80

type Chosen = Omit<StationChoice, 'width' | 'isAssumed' | 'hasAssumedSites'>

/** Nothing is chosen about stations but what a drive starts with. */
export const NO_STATION_CHOICE: Chosen = {
  leastPower: 0,
  leastPoints: 0,
  plug: '',
  preferred: [],
  avoided: [],
  struck: [],
  fixed: [],
}

/** Makes a list of names good: trimmed, each once, none empty or too long, not too many. */
export const resolveNames = (names: readonly string[]): readonly string[] =>
  [...new Set(names.map((name) => name.trim()))]
    .filter((name) => name !== '' && name.length <= LONGEST_NAME)
    .slice(0, MOST_CHOSEN)

const without = (names: readonly string[], others: readonly string[]): readonly string[] =>
  names.filter((name) => !others.includes(name))

/** Excludes more stations: those that are excluded afterwards, and those the visitor still wants to stop at. */
export const excludeStations = (
  { struck, fixed }: Pick<StationChoice, 'struck' | 'fixed'>,
  ids: readonly string[],
): Pick<StationChoice, 'struck' | 'fixed'> => {
  const all = [...new Set([...struck, ...ids])]
  return { struck: all, fixed: without(fixed, all) }
}

/** Keeps what can be chosen about stations; what is left out or struck out is neither preferred nor wanted. */
export const resolveStationChoice = (asked: Chosen): Chosen => {
  const avoided = resolveNames(asked.avoided)
  const struck = resolveNames(asked.struck)
  return {
    leastPower: LEAST_POWERS.find((power) => power === asked.leastPower) ?? LEAST_POWERS[0],
    leastPoints: LEAST_POINTS.find((count) => count === asked.leastPoints) ?? LEAST_POINTS[0],
    plug: PLUGS.find((plug) => plug === asked.plug) ?? PLUGS[0],
    preferred: without(resolveNames(asked.preferred), avoided),
    avoided,
    struck,
    fixed: without(resolveNames(asked.fixed), struck),
  }
}
