// Why a station of a register is not used.
import { mayBeIn } from './country-box.js'

/** Why a row was dropped. */
export const DROP_REASONS = [
  'cannot be read',
  'has no position on earth',
  'lies outside its country',
  'has a power that cannot be',
  'has a number of points that cannot be',
  'has no licence',
  'may not be used commercially',
  'is out of use',
  'is private',
  'is for lorries only',
  'has no direct current',
  'is weaker than asked for',
  'is there twice',
] as const
/** Why a row was dropped. */
export type DropReason = (typeof DROP_REASONS)[number]

/** A reason and what it is about; the latter may be empty. */
export type Dropping = readonly [reason: DropReason, detail: string]

/** What a station is judged by; power [kW] and points are null where they are not known. */
export interface JudgedSite {
  readonly lat: number
  readonly lng: number
  readonly name: string
  readonly operator: string
  readonly country: string
  readonly power: number | null
  readonly points: number | null
  readonly provider: string
  readonly licence: string
}

const NORTH = 90
const EAST = 180
/** [kW] No charger for cars has more. */
const HIGHEST_POWER = 1000
const MOST_POINTS = 500

const NON_COMMERCIAL = /non[\s-]?commercial|nicht[\s-]?kommerziell|personal use only|\bNC\b/i

/** Tells whether a licence forbids trade. */
export const forbidsTrade = (licence: string): boolean => NON_COMMERCIAL.test(licence)

// Yards where lorries charge and are sold; at a truck stop cars charge too.
const FOR_LORRIES =
  /\b(?:e-?)?trucks?\b(?! ?stops?\b)|\bmilence\b|\b(?:LKW|HGV)s?\b|\bpoids[ -]lourds?\b|\bcamions?\b|\bvrachtwagens?\b|\blorr(?:y|ies)\b|\bcommercial vehicle/i

const isForLorries = ({ name, operator }: Pick<JudgedSite, 'name' | 'operator'>): boolean =>
  FOR_LORRIES.test(name) || FOR_LORRIES.test(operator)

const isOnEarth = ({ lat, lng }: JudgedSite): boolean =>
  Math.abs(lat) <= NORTH && Math.abs(lng) <= EAST && (lat !== 0 || lng !== 0)

const judgeLicence = ({ provider, licence }: JudgedSite): Dropping | undefined => {
  if (licence === '') return ['has no licence', provider]
  return forbidsTrade(licence)
    ? ['may not be used commercially', `${provider}: ${licence}`]
    : undefined
}

/** Finds what makes a station one that cannot be, or may not be used; undefined when nothing does. */
export const judgeSite = (site: JudgedSite): Dropping | undefined => {
  const { power, points, country } = site
  if (!isOnEarth(site)) return ['has no position on earth', '']
  if (!mayBeIn(country, site)) return ['lies outside its country', country]
  if (power !== null && !(power > 0 && power <= HIGHEST_POWER)) {
    return ['has a power that cannot be', `${power} kW`]
  }
  if (points !== null && !(Number.isInteger(points) && points > 0 && points <= MOST_POINTS)) {
    return ['has a number of points that cannot be', String(points)]
  }
  if (isForLorries(site)) return ['is for lorries only', site.operator]
  return judgeLicence(site)
}
