import * as O from '#fp-ts/Option'
import { explainFormula, given, PER_HUNDRED, type Step } from '../shared/index.js'
import type { ChargedCar } from './search-nodes.js'
import { BETWEEN_FORMULA, TABLE_STEP } from './trip-formulas.js'

/** A charge at a station: its power [kW] and the levels before and after it [%], whole numbers. */
export interface StopCharge {
  readonly power: number
  readonly from: number
  readonly to: number
}

/** How a time is read between the levels of the table: as a number, or with how it came about. */
interface Reading<Time> {
  /** Two levels the table knows. */
  readonly cell: (from: number, to: number) => Time | undefined
  readonly nothing: Time
  /** Of a level between two levels of the table, the lower of which is named. */
  readonly between: (times: readonly [low: Time, high: Time], level: number, low: number) => Time
}

const below = (level: number): number => Math.floor(level / TABLE_STEP) * TABLE_STEP

// The time to a level from one the table knows.
const readTo = <Time>(reading: Reading<Time>, from: number, to: number): Time | undefined => {
  const low = below(to)
  const atLow = from === low ? reading.nothing : reading.cell(from, low)
  if (to === low) return atLow
  const atHigh = reading.cell(from, low + TABLE_STEP)
  return atLow === undefined || atHigh === undefined
    ? undefined
    : reading.between([atLow, atHigh], to, low)
}

// Within one step of the table a charge takes its share of it.
const readWithin = <Time>(reading: Reading<Time>, from: number, to: number): Time | undefined => {
  const low = below(from)
  const whole = reading.cell(low, low + TABLE_STEP)
  return whole === undefined ? undefined : reading.between([reading.nothing, whole], to, from)
}

const readTable = <Time>(reading: Reading<Time>, from: number, to: number): Time | undefined => {
  const low = below(from)
  if (from === low) return readTo(reading, from, to)
  if (to <= low + TABLE_STEP) return readWithin(reading, from, to)
  const atLow = readTo(reading, low, to)
  const atHigh = readTo(reading, low + TABLE_STEP, to)
  return atLow === undefined || atHigh === undefined
    ? undefined
    : reading.between([atLow, atHigh], from, low)
}

const isTime = (minutes: number): boolean => Number.isFinite(minutes) && minutes >= 0

const CELLS = PER_HUNDRED / TABLE_STEP + 1
const cellAt = (low: number, high: number): number => (low * CELLS + high) / TABLE_STEP

/** The times the charging table knows at a power [min]; what it does not know is not a number. */
export const readCells = ({ minutes }: ChargedCar, power: number): Float64Array => {
  const cells = new Float64Array(CELLS * CELLS).fill(Number.NaN)
  for (let low = 0; low < PER_HUNDRED; low += TABLE_STEP) {
    for (let high = low + TABLE_STEP; high <= PER_HUNDRED; high += TABLE_STEP) {
      const found = minutes(power, low, high)
      if (O.isSome(found) && isTime(found.value)) cells[cellAt(low, high)] = found.value
    }
  }
  return cells
}

const between: Reading<number>['between'] = ([low, high], level, levelLow) =>
  low + (high - low) * ((level - levelLow) / TABLE_STEP)

/**
 * Times to charge to the percent: those of the table where it knows both levels, else in proportion between those it knows
 * [min]; not a number where it does not know them, or nothing is charged.
 */
export const readMinutes = (cells: Float64Array): ((from: number, to: number) => number) => {
  const cell = (low: number, high: number): number => cells[cellAt(low, high)] ?? Number.NaN
  const reading = { cell, between, nothing: 0 }
  return (from, to) => (from < to ? (readTable(reading, from, to) ?? Number.NaN) : Number.NaN)
}

const TABLE = { name: 'tableMinutes', unit: 'min', rules: ['B-T-02', 'T-CHG-34'] } as const
const NOTHING = /*#__PURE__*/ given({ name: 'noMinutes', unit: 'min', rules: ['B-T-02'] }, 0)

/** The same with the cells of the table it is read from. */
export const explainMinutes = ({ minutes }: ChargedCar, { power, from, to }: StopCharge): Step => {
  const cell = (low: number, high: number): Step | undefined => {
    const found = minutes(power, low, high)
    return O.isSome(found) ? given(TABLE, found.value, `${power} kW.${high}.${low}`) : undefined
  }
  const stepBetween: Reading<Step>['between'] = ([minutesLow, minutesHigh], level, levelLow) =>
    explainFormula(BETWEEN_FORMULA, { minutesLow, minutesHigh, level, levelLow })
  return readTable({ cell, between: stepBetween, nothing: NOTHING }, from, to) ?? NOTHING
}
