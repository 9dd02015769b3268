// Stations of a register on their way into a file: read by a format, judged, and joined where devices stand together.
import { either as E } from 'fp-ts'
import type { Credit } from '@evkit/engine/internal/route'
import { left, right, type Either } from '@evkit/engine/shared'
import type { Connector } from './connectors.js'
import { judgeSite, type Dropping, type DropReason } from './judge.js'
import type { StationFile, StoredStation } from './station-file.js'

/** A station as a register has it. */
export interface Site {
  readonly id: string
  readonly name: string
  readonly lat: number
  readonly lng: number
  readonly country: string
  readonly operator: string
  /** [kW] Of its strongest point with direct current; null where it is not known. */
  readonly power: number | null
  readonly points: number | null
  readonly connectors: readonly Connector[]
  readonly asOf: string
  readonly provider: string
  readonly licence: string
  /** Why it is no station for a traveller; undefined where nothing is in the way. */
  readonly unusable?: DropReason | undefined
}

/** A row of a register, by its number in the file: from 0 in JSON, by its line in CSV. */
export interface SiteRow {
  readonly at: number
  readonly read: Either<Dropping, Site>
}

/** A row that was dropped. */
export interface Dropped {
  readonly at: number
  readonly reason: DropReason
  readonly detail: string
}

/** What came of a register. */
export interface Import {
  readonly file: StationFile
  readonly dropped: readonly Dropped[]
}

/** What an import asks for. */
export interface ImportOptions {
  /** [kW] Weaker stations are dropped; those of unknown power are not. */
  readonly leastPower: number
  /** Countries the register has all stations of. */
  readonly whole?: readonly string[]
  /** Credit of a provider. */
  readonly creditOf: (site: Site) => Credit
}

const LONGEST_NAME = 120

/** A text of a register in one line, no longer than a name is. */
export const clean = (text: string | null | undefined): string =>
  (text ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST_NAME)

const DAY = /^\d{4}-\d{2}-\d{2}/

/** The day a text of a register begins with; the other one without. */
export const dayOf = (text: string | null | undefined, otherwise: string): string =>
  DAY.exec(text ?? '')?.[0] ?? otherwise

/** The strongest of several powers; null where none is known. */
export const strongestOf = (powers: readonly number[]): number | null =>
  powers.length === 0 ? null : Math.max(...powers)

const findReason = (site: Site, leastPower: number): Dropping | undefined => {
  const judged = judgeSite(site)
  if (judged !== undefined) return judged
  if (site.unusable !== undefined) return [site.unusable, '']
  return site.power !== null && site.power < leastPower
    ? ['is weaker than asked for', `${site.power} kW`]
    : undefined
}

const larger = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : Math.max(one, other)

const sum = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? null : one + other

const PLACE_DECIMALS = 3

const placeOf = ({ operator, lat, lng }: Site): string =>
  [operator, lat.toFixed(PLACE_DECIMALS), lng.toFixed(PLACE_DECIMALS)].join(' ')

const join = (one: Site, other: Site): Site => ({
  ...one,
  power: larger(one.power, other.power),
  points: sum(one.points, other.points),
  connectors: [...new Set([...one.connectors, ...other.connectors])],
  asOf: other.asOf > one.asOf ? other.asOf : one.asOf,
})

// Devices of one operator that stand at the same thousandth of a degree are one; the first of them gives the name.
const joinDevices = (rows: readonly SiteRow[]): readonly SiteRow[] => {
  const joined = new Map<string, SiteRow>()
  for (const row of rows) {
    const key = E.isRight(row.read) ? placeOf(row.read.right) : `row ${row.at}`
    const before = joined.get(key)
    joined.set(
      key,
      before !== undefined && E.isRight(before.read) && E.isRight(row.read)
        ? { at: before.at, read: right(join(before.read.right, row.read.right)) }
        : row,
    )
  }
  return [...joined.values()]
}

const isUsable = ({ read }: SiteRow): boolean =>
  E.isRight(read) && read.right.unusable === undefined

/** Joins those devices that may be used; the others stay as they are. */
export const joinUsable = (rows: readonly SiteRow[]): readonly SiteRow[] => [
  ...rows.filter((row) => !isUsable(row)),
  ...joinDevices(rows.filter(isUsable)),
]

const judgeRow = (
  read: SiteRow['read'],
  leastPower: number,
  isThere: (id: string) => boolean,
): SiteRow['read'] => {
  if (E.isLeft(read)) return read
  const reason = findReason(read.right, leastPower)
  if (reason !== undefined) return left(reason)
  return isThere(read.right.id) ? left(['is there twice', read.right.id]) : read
}

/** Makes the file of stations; what may not be used is dropped and told by its row. Stations of unknown power stay. */
export const importSites = (
  rows: readonly SiteRow[],
  { leastPower, whole = [], creditOf }: ImportOptions,
): Import => {
  const stations = new Map<string, StoredStation>()
  const credits = new Map<string, Credit>()
  const dropped: Dropped[] = []
  const keep = (site: Site): void => {
    const { unusable: _, ...station } = site
    stations.set(site.id, station)
    if (!credits.has(site.provider)) credits.set(site.provider, creditOf(site))
  }
  for (const { at, read } of rows) {
    const judged = judgeRow(read, leastPower, (id) => stations.has(id))
    if (E.isRight(judged)) keep(judged.right)
    else dropped.push({ at, reason: judged.left[0], detail: judged.left[1] })
  }
  return {
    file: {
      format: 'evkit-stations-1',
      credits: Object.fromEntries(credits),
      whole,
      stations: [...stations.values()].sort((one, other) => (one.id < other.id ? -1 : 1)),
    },
    dropped,
  }
}
