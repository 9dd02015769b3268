/**
 * Driving profiles as the range data names them: columns of an entry.
 *
 * @source T-DATA-16
 * @category constants
 */
export const RANGE_PROFILES = ['city', 'highway', 'combined'] as const
/** Driving profile as the range data names it. */
export type RangeProfile = (typeof RANGE_PROFILES)[number]

/**
 * Driving profiles of page and URL, in the order of the radio buttons; `mixed` is the data's `combined`.
 *
 * @source T-RANGE-05, T-CALC-10
 * @category constants
 */
export const DRIVING_PROFILES = ['city', 'mixed', 'highway'] as const
/** Word of page and address for a profile. */
export type DrivingProfile = (typeof DRIVING_PROFILES)[number]

/**
 * Default driving profile of the calculators.
 *
 * @source T-CALC-24, T-DATA-19
 * @category constants
 */
export const DEFAULT_CALCULATOR_PROFILE: DrivingProfile = 'city'

/** Tells which column of the data a word of the page means. */
export const toRangeProfile = (profile: DrivingProfile): RangeProfile =>
  profile === 'mixed' ? 'combined' : profile

/** Tells the word of the page for a column of the data. */
export const toDrivingProfile = (profile: RangeProfile): DrivingProfile =>
  profile === 'combined' ? 'mixed' : profile

/** Tells whether a text is a profile word of page and address. */
export const isDrivingProfile = (text: string): text is DrivingProfile =>
  (DRIVING_PROFILES as readonly string[]).includes(text)

const FALLBACKS: readonly RangeProfile[] = ['combined', 'city', 'highway']

/** Lists the columns to look into for a wanted profile: the wanted one, then combined, city, highway. */
export const listProfilesFor = (wanted: RangeProfile): readonly RangeProfile[] => [
  wanted,
  ...FALLBACKS.filter((profile) => profile !== wanted),
]
