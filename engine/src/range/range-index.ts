import * as O from '#fp-ts/Option'
import { some, type Km } from '../shared/index.js'
import { foldModel, parseFamilyKey, writeFamilyKey, type FamilyKey } from './family.js'
import { listProfilesFor, RANGE_PROFILES, type RangeProfile } from './profile.js'
import type {
  HighestCell,
  HighestColumn,
  RangeCell,
  RangeCells,
  RangeColumn,
  RangeData,
  RangeDocument,
  RangeEntry,
  RangeFamily,
  RangeModel,
} from './range.types.js'

const ORDERS: Readonly<Record<RangeProfile, readonly RangeProfile[]>> = {
  city: /*#__PURE__*/ listProfilesFor('city'),
  highway: /*#__PURE__*/ listProfilesFor('highway'),
  combined: /*#__PURE__*/ listProfilesFor('combined'),
}

/** Tells whether an entry can give a figure: its numbers are finite, and one range is above 0. */
export const isUsableEntry = (entry: RangeEntry): boolean =>
  [entry.temperature, entry.city, entry.highway, entry.combined].every(Number.isFinite) &&
  RANGE_PROFILES.some((profile) => entry[profile] > 0)

const cellOf = (entry: RangeEntry, wanted: RangeProfile, found: RangeCell['entry']): RangeCell => {
  const order = ORDERS[wanted]
  const rank = order.findIndex((one) => entry[one] > 0)
  const profile = order[rank] ?? wanted
  const { temperature, heatpump, climate } = entry
  return { km: entry[profile] as Km, temperature, heatpump, climate, profile, rank, entry: found }
}

const toCells = (entry: RangeEntry): RangeCells => {
  const found = some(entry)
  return {
    city: cellOf(entry, 'city', found),
    highway: cellOf(entry, 'highway', found),
    combined: cellOf(entry, 'combined', found),
  }
}

const better = (a: RangeCell, b: RangeCell): RangeCell => (b.rank < a.rank ? b : a)

const mergeCells = (entries: readonly RangeEntry[]): RangeCells =>
  entries.map(toCells).reduce((a, b) => ({
    city: better(a.city, b.city),
    highway: better(a.highway, b.highway),
    combined: better(a.combined, b.combined),
  }))

const groupBy = <Key>(
  entries: readonly RangeEntry[],
  keyOf: (entry: RangeEntry) => Key,
): ReadonlyMap<Key, readonly RangeEntry[]> => {
  const groups = new Map<Key, RangeEntry[]>()
  for (const entry of entries) {
    const key = keyOf(entry)
    const known = groups.get(key)
    if (known === undefined) groups.set(key, [entry])
    else known.push(entry)
  }
  return groups
}

const byTemperature = (
  entries: readonly RangeEntry[],
): readonly (readonly [number, readonly RangeEntry[]])[] =>
  [...groupBy(entries, ({ temperature }) => temperature)].sort(([a], [b]) => a - b)

const PUMP = 1
const CLIMATE = 2
const CORNERS = [0, PUMP, CLIMATE, PUMP + CLIMATE] as const

/** Tells where entries of these settings lie in a family: 0 neither, 1 heat pump, 2 climate, 3 both. */
export const cornerOf = (climate: boolean, heatpump: boolean): number =>
  (climate ? CLIMATE : 0) + (heatpump ? PUMP : 0)

const toColumn = (entries: readonly RangeEntry[]): RangeColumn => {
  const groups = byTemperature(entries)
  return {
    temperatures: groups.map(([temperature]) => temperature),
    cells: groups.map(([, group]) => mergeCells(group)),
  }
}

// The cells of the columns once more, put together by temperature.
const toCorners = (columns: readonly RangeColumn[]): RangeFamily['corners'] => {
  const temperatures = [...new Set(columns.flatMap((column) => column.temperatures))].sort(
    (a, b) => a - b,
  )
  const places = columns.map(
    (column) => new Map(column.temperatures.map((celsius, at) => [celsius, column.cells[at]])),
  )
  return {
    temperatures,
    cells: temperatures.map((celsius) => places.map((cells) => cells.get(celsius))),
  }
}

const highestOf = (
  entries: readonly RangeEntry[],
  profile: RangeProfile,
): HighestCell | undefined => {
  let best: RangeEntry | undefined
  for (const one of entries) if (one[profile] > (best?.[profile] ?? 0)) best = one
  return best === undefined
    ? undefined
    : { km: best[profile] as Km, profile, entry: best, compared: entries.length }
}

type HighestCells = Readonly<Record<RangeProfile, HighestCell | undefined>>

const firstOf = (cells: HighestCells, wanted: RangeProfile): HighestCell | undefined => {
  const profile = ORDERS[wanted].find((one) => cells[one] !== undefined)
  return profile === undefined ? undefined : cells[profile]
}

const highestOfAny = (cells: HighestCells): HighestCell | undefined =>
  RANGE_PROFILES.map((profile) => cells[profile]).reduce((best, one) =>
    one !== undefined && one.km > (best?.km ?? 0) ? one : best,
  )

const toHighest = (entries: readonly RangeEntry[]): HighestColumn => {
  const groups = byTemperature(entries).flatMap(([temperature, group]) => {
    const highest = {
      city: highestOf(group, 'city'),
      highway: highestOf(group, 'highway'),
      combined: highestOf(group, 'combined'),
    }
    const [city, highway, combined] = RANGE_PROFILES.map((wanted) => firstOf(highest, wanted))
    const any = highestOfAny(highest)
    return city === undefined || highway === undefined || combined === undefined || !any
      ? []
      : [{ temperature, cells: { city, highway, combined, any } }]
  })
  return {
    temperatures: groups.map(({ temperature }) => temperature),
    cells: groups.map(({ cells }) => cells),
  }
}

const toColumns = (entries: readonly RangeEntry[]): RangeFamily['columns'] => {
  const parts = groupBy(entries, ({ climate, heatpump }) => cornerOf(climate, heatpump))
  return CORNERS.map((corner) => toColumn(parts.get(corner) ?? []))
}

const toHighestColumns = (entries: readonly RangeEntry[]): RangeFamily['highest'] => ({
  on: toHighest(entries.filter(({ climate }) => climate)),
  off: toHighest(entries.filter(({ climate }) => !climate)),
  either: toHighest(entries),
})

// A page has every family and asks about one: what look-ups need is worked out when a family is first asked.
const toFamily = (key: FamilyKey, all: readonly RangeEntry[]): RangeFamily => {
  const entries = all.filter(isUsableEntry)
  let columns: RangeFamily['columns'] | undefined
  let corners: RangeFamily['corners'] | undefined
  let highest: RangeFamily['highest'] | undefined
  return {
    ...key,
    key: writeFamilyKey(key),
    entries,
    get columns() {
      return (columns ??= toColumns(entries))
    },
    get corners() {
      return (corners ??= toCorners(this.columns))
    },
    get highest() {
      return (highest ??= toHighestColumns(entries))
    },
  }
}

/**
 * Indexes range data for look-up. The index of a family is built lazily at its first query and cached, so no query
 * scans the entries.
 *
 * Families of one drivetrain, such as `EX30_TM` and `EX30_TMP`, are merged; a family whose key cannot be parsed is
 * omitted.
 *
 * @param document - Families with their entries.
 * @returns The indexed data, without entries that have no range.
 * @source T-DATA-13, D-T-24, D-T-30
 *
 * @example One family with one entry
 * ```ts
 * import { findFamily, toRangeData } from '@evkit/engine/range'
 * import { option } from 'fp-ts'
 *
 * const entry = { temperature: 20, heatpump: true, climate: false, city: 460, highway: 380, combined: 420 }
 * const data = toRangeData([{ modelFamily: 'EX30_TMP', rangeValues: [entry] }])
 * const family = findFamily(data, { model: 'ex30', drivetrain: 'Twin' })
 * option.isSome(family) && family.value.key // => 'EX30_Twin'
 * ```
 * @category constructors
 */
export const toRangeData = (document: RangeDocument): RangeData => {
  const gathered = new Map<string, { key: FamilyKey; entries: RangeEntry[] }>()
  for (const { modelFamily, rangeValues } of document) {
    const parsed = parseFamilyKey(modelFamily)
    if (O.isNone(parsed)) continue
    const id = foldModel(writeFamilyKey(parsed.value))
    const known = gathered.get(id) ?? { key: parsed.value, entries: [] }
    gathered.set(id, known)
    for (const entry of rangeValues) known.entries.push(entry)
  }
  const models = new Map<string, RangeModel>()
  for (const { key, entries } of gathered.values()) {
    const id = foldModel(key.model)
    const known = models.get(id)
    const families = { ...known?.families, [key.drivetrain]: toFamily(key, entries) }
    models.set(id, { model: known?.model ?? key.model, families })
  }
  return { models, named: new Map([...models.values()].map((one) => [one.model, one])) }
}
