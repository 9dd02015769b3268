import type { ChargeRange } from './charge-range.js'
import { toKilowatts, type Charger, type Current } from './charger.js'
import type { BatteryFacts } from './charging.types.js'

/** What sets the pace of a charge. */
export type Pace =
  | { readonly kind: 'charger' }
  | { readonly kind: 'car' }
  /** Charger and car's own AC charger have the same power. */
  | { readonly kind: 'both' }
  /** The charger sets the pace up to a level, from there on the car. */
  | {
      readonly kind: 'charger-then-car'
      /** [%] Level at which the car takes over. */
      readonly level: number
    }
  /** They take turns; the share of the time that is the car's. */
  | {
      readonly kind: 'turns'
      /** [%] Share of the charging time in which the car sets the pace. */
      readonly carShare: number
    }

/** A point of a charging curve: power at one charge level. */
export interface CurvePoint {
  /** [%] Charge level. */
  readonly level: number
  /** [kW] Power at the charger. */
  readonly kw: number
}

const SLICE = 0.5
const HUNDRED = 100

/**
 * Evaluates a charging curve at a charge level by linear interpolation.
 *
 * @param curve - Points by rising level; at least one.
 * @param level - [%] Charge level; outside the points the nearest one is used.
 * @returns [kW] The power the car can take at the DC charger; 0 for an empty curve.
 *
 * @formula kw(a) + (kw(b) - kw(a)) * (level - a) / (b - a)
 * @law Between two points the curve stays between their powers.
 * @source D-T-56, B-T-03
 *
 * @example Half way between two points
 * ```ts
 * import { curvePower } from '@evkit/engine/charging'
 *
 * curvePower([{ level: 0, kw: 100 }, { level: 100, kw: 50 }], 50) // => 75
 * ```
 * @category formulas
 */
export const curvePower = (curve: readonly CurvePoint[], level: number): number => {
  const next = curve.findIndex((point) => point.level >= level)
  const after = curve[next]
  if (after === undefined) return curve.at(-1)?.kw ?? 0
  const before = curve[next - 1]
  if (before === undefined || after.level === level) return after.kw
  return (
    before.kw + ((after.kw - before.kw) * (level - before.level)) / (after.level - before.level)
  )
}

/**
 * Computes the maximum power the car accepts at a charge level.
 *
 * @param facts - The battery and the car's own AC charger.
 * @param current - AC or DC.
 * @param level - [%] Charge level.
 * @returns [kW] Power at the charger.
 *
 * @formula AC: onBoardKw; DC: min(peakKw, curve(level))
 * @source D-T-56
 *
 * @example The car's own AC charger
 * ```ts
 * import { carPower } from '@evkit/engine/charging'
 * import { tinyFacts } from '@evkit/engine/testing'
 *
 * carPower(tinyFacts, 'AC', 50) // => 11
 * ```
 * @category formulas
 */
export const carPower = (facts: BatteryFacts, current: Current, level: number): number =>
  current === 'AC' ? facts.onBoardKw : Math.min(facts.peakKw, curvePower(facts.curve, level))

/**
 * Computes the charging power at a charge level: the minimum of what charger and car can deliver.
 *
 * @param facts - The battery and the car's own AC charger.
 * @param charger - The charger: current and power key.
 * @param level - [%] Charge level.
 * @returns [kW] Power at the charger.
 *
 * @formula min(charger, carPower(current, level))
 * @source D-T-56
 *
 * @example A car with 11 kW on board at a 22 kW post
 * ```ts
 * import { deliveredPower } from '@evkit/engine/charging'
 * import { tinyFacts } from '@evkit/engine/testing'
 *
 * deliveredPower(tinyFacts, { current: 'AC', power: '22kW' }, 50) // => 11
 * ```
 * @category formulas
 */
export const deliveredPower = (facts: BatteryFacts, charger: Charger, level: number): number =>
  Math.min(toKilowatts(charger.power), carPower(facts, charger.current, level))

/** Lists the power that flows over the whole battery, for the chart. */
export const listDeliveredPower = (facts: BatteryFacts, charger: Charger): readonly CurvePoint[] =>
  Array.from({ length: HUNDRED + 1 }, (_, level) => ({
    level,
    kw: deliveredPower(facts, charger, level),
  }))

interface Slice {
  readonly level: number
  readonly time: number
  readonly isCar: boolean
}

const listSlices = (facts: BatteryFacts, power: number, range: ChargeRange): readonly Slice[] =>
  Array.from({ length: (range.to - range.from) / SLICE }, (_, at) => {
    const level = range.from + at * SLICE
    const taken = carPower(facts, 'DC', level + SLICE / 2)
    return { level, time: 1 / Math.min(power, taken), isCar: taken <= power }
  })

const sum = (slices: readonly Slice[]): number =>
  slices.reduce((total, slice) => total + slice.time, 0)

const paceOfDc = (slices: readonly Slice[]): Pace => {
  const turn = slices.findIndex((slice) => slice.isCar)
  const first = slices[turn]
  if (first === undefined) return { kind: 'charger' }
  if (slices.every((slice) => slice.isCar)) return { kind: 'car' }
  if (slices.slice(turn).every((slice) => slice.isCar)) {
    return { kind: 'charger-then-car', level: first.level }
  }
  const carTime = sum(slices.filter((slice) => slice.isCar))
  return { kind: 'turns', carShare: (carTime / sum(slices)) * HUNDRED }
}

const paceOfAc = (charger: number, car: number): Pace => {
  if (charger === car) return { kind: 'both' }
  return { kind: charger < car ? 'charger' : 'car' }
}

/** Tells what sets the pace of a charge: the charger, the car, or one after the other. */
export const resolvePace = (facts: BatteryFacts, charger: Charger, range: ChargeRange): Pace => {
  const power = toKilowatts(charger.power)
  return charger.current === 'AC'
    ? paceOfAc(power, facts.onBoardKw)
    : paceOfDc(listSlices(facts, power, range))
}
