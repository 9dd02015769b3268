import type { RangeFault } from '../range.errors.js'
import { parseFamilyKey } from '../family.js'
import { toRangeData } from '../range-index.js'
import type { RangeReply } from '../range-feed.js'
import type { Basis, RangeEntry, RangeFamilyDocument } from '../range.types.js'

type Json = Readonly<Record<string, unknown>>

const isRecord = (value: unknown): value is Json => typeof value === 'object' && value !== null

const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value)

const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? (value as readonly unknown[]) : []

/**
 * Tells whether range data counts as usable: a list whose first family has a list of values whose first has a numeric
 * city range.
 *
 * | document                            | usable |
 * | ----------------------------------- | ------ |
 * | `[{rangeValues:[{city:400}]}]`      | yes    |
 * | `[{rangeValues:[{city:0}]}]`        | yes    |
 * | `[{rangeValues:[{city:"400"}]}]`    | no     |
 * | `[{rangeValues:[]}]`, `[{}]`, `[]`, `null` | no |
 *
 * @param document - Anything, usually parsed JSON.
 * @returns True when it is usable.
 * @law Arbitrary documents are usable or not, without an exception.
 * @source T-DATA-15
 *
 * @example Numeric text does not count
 * ```ts
 * import { isUsableRangeData } from '@evkit/engine/range/documents'
 *
 * isUsableRangeData([{ rangeValues: [{ city: 400 }] }]) // => true
 * isUsableRangeData([{ rangeValues: [{ city: '400' }] }]) // => false
 * ```
 * @category predicates
 */
export const isUsableRangeData = (document: unknown): boolean => {
  const [family] = listOf(document)
  const [value] = isRecord(family) ? listOf(family['rangeValues']) : []
  return isRecord(value) && isNumber(value['city'])
}

const BASES: readonly unknown[] = ['measured', 'published', 'modelled'] satisfies readonly Basis[]

const toEntry = (value: unknown): RangeEntry | undefined => {
  if (!isRecord(value)) return undefined
  const { temperature, heatpump, climate, city, highway, combined, basis } = value
  const isWhole = isNumber(temperature) && isNumber(city) && isNumber(highway) && isNumber(combined)
  if (!isWhole || typeof heatpump !== 'boolean' || typeof climate !== 'boolean') return undefined
  const entry = { temperature, heatpump, climate, city, highway, combined }
  return BASES.includes(basis) ? { ...entry, basis: basis as Basis } : entry
}

interface ReadFamily {
  readonly families: readonly RangeFamilyDocument[]
  readonly notes: readonly RangeFault[]
}

const readFamily = (value: unknown, at: number): ReadFamily => {
  const key = isRecord(value) ? value['modelFamily'] : undefined
  const modelFamily = typeof key === 'string' ? key : ''
  if (parseFamilyKey(modelFamily)._tag === 'None') {
    return { families: [], notes: [{ tag: 'UnreadableFamily', family: modelFamily, at }] }
  }
  const rows = isRecord(value) ? listOf(value['rangeValues']) : []
  const read = rows.map((row, place) => ({ entry: toEntry(row), place }))
  return {
    families: [
      {
        modelFamily,
        rangeValues: read.flatMap(({ entry }) => (entry === undefined ? [] : [entry])),
      },
    ],
    notes: read.flatMap(({ entry, place }) =>
      entry === undefined ? [{ tag: 'DroppedEntry', family: modelFamily, at: place } as const] : [],
    ),
  }
}

/**
 * Reads range data row by row: an entry that is none is dropped and noted, the others count.
 *
 * @param document - Anything, usually parsed JSON.
 * @returns Families with their good entries, and what was dropped.
 * @law Arbitrary range documents are read without an exception.
 * @source T-DATA-13, T-DATA-14, E-T-38
 *
 * @example Numeric text fails
 * ```ts
 * import { readRangeRows } from '@evkit/engine/range/documents'
 *
 * const row = { temperature: 20, heatpump: true, climate: false, city: '460', highway: 380, combined: 420 }
 * readRangeRows([{ modelFamily: 'EX30_Twin', rangeValues: [row] }]).notes // => [{ tag: 'DroppedEntry', family: 'EX30_Twin', at: 0 }]
 * ```
 * @category codecs
 */
export const readRangeRows = (document: unknown): ReadFamily => {
  const read = listOf(document).map(readFamily)
  return {
    families: read.flatMap(({ families }) => families),
    notes: read.flatMap(({ notes }) => notes),
  }
}

/**
 * Decodes an answer of the range data call and makes it ready for look-up.
 *
 * @param document - Anything, usually parsed JSON; null when the service has nothing.
 * @returns Data with what was dropped, or `unusable`.
 * @law Arbitrary range documents are read without an exception.
 * @source T-DATA-14, T-DATA-15, D-T-41
 *
 * @example Nothing at all
 * ```ts
 * import { toRangeReply } from '@evkit/engine/range/documents'
 *
 * toRangeReply(null) // => { kind: 'unusable' }
 * ```
 * @category codecs
 */
export const toRangeReply = (document: unknown): RangeReply => {
  if (!isUsableRangeData(document)) return { kind: 'unusable' }
  const { families, notes } = readRangeRows(document)
  return { kind: 'data', data: toRangeData(families), notes }
}
