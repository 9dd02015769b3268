import * as O from '#fp-ts/Option'
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

/** Tells whether range data is usable: its first family has values, the first of them a city range. */
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
  if (O.isNone(parseFamilyKey(modelFamily))) {
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

/** Reads range data row by row: an entry that is none is dropped and noted, the others count. */
export const readRangeRows = (document: unknown): ReadFamily => {
  const read = listOf(document).map(readFamily)
  return {
    families: read.flatMap(({ families }) => families),
    notes: read.flatMap(({ notes }) => notes),
  }
}

/**
 * Decodes a response of the range data call row by row, and indexes it for look-up.
 *
 * @param document - Anything, usually parsed JSON; null when the service has nothing.
 * @returns The data with the rows that were dropped, or `unusable`.
 * @law Arbitrary range documents are read without an exception.
 * @source T-DATA-14, T-DATA-15, D-T-41
 *
 * @example Nothing at all
 * ```ts
 * import { toRangeReply } from '@evkit/engine/range'
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
