import { apply, given, type GivenStep, type Step } from '../shared/index.js'
import type { ChargeRange } from './charge-range.js'
import { MINUTES_PER_HOUR_STEP } from './given-steps.js'

const HUNDRED = /*#__PURE__*/ given({ name: 'hundred', unit: '%', rules: ['D-T-56'] }, 100)

const USABLE = { name: 'usableEnergy', unit: 'kWh', rules: ['D-T-56'] } as const
const START = { name: 'startLevel', unit: '%', rules: ['T-CHG-08'] } as const
const END = { name: 'endLevel', unit: '%', rules: ['T-CHG-08'] } as const
const WIDTH = { name: 'addedLevel', unit: '%', rules: ['T-CHG-08'] } as const
const PRODUCT = { name: 'energyTimesLevel', unit: 'kWh %', rules: ['D-T-56'] } as const
const ENERGY = { name: 'addedEnergy', unit: 'kWh', rules: ['D-T-56'] } as const
const HOURS = { name: 'tableHours', unit: 'h', rules: ['T-CHG-34'] } as const
const POWER = { name: 'averagePower', unit: 'kW', rules: ['D-T-56'] } as const

/**
 * Computes the energy a charge adds to the battery, with its steps.
 *
 * @param usableKwh - [kWh] Energy between 0 and 100 %, above 0.
 * @param range - From which to which level.
 * @returns The last step; its value is the energy in kWh, not rounded.
 *
 * @formula usableKwh * (to - from) / 100
 * @source D-T-56, B-T-01
 *
 * @example Sixty percent of 49 kWh
 * ```ts
 * import { explainEnergy } from '@evkit/engine/charging'
 *
 * explainEnergy(49, { from: 20, to: 80 }).value // => 29.4
 * ```
 * @category formulas
 */
export const explainEnergy = (usableKwh: number, range: ChargeRange): Step => {
  const width = apply(WIDTH, 'subtract', [given(END, range.to), given(START, range.from)])
  return apply(ENERGY, 'divide', [
    apply(PRODUCT, 'multiply', [given(USABLE, usableKwh), width]),
    HUNDRED,
  ])
}

/**
 * Computes the average power into the battery, with its steps.
 *
 * @param energy - [kWh] The energy added, as a step.
 * @param cell - [min] The charging time of the table, as a step.
 * @returns The last step; its value is the power in kW, not rounded.
 *
 * @formula energy / (minutes / 60)
 * @source D-T-56, B-T-01
 *
 * @example 30 kWh in half an hour
 * ```ts
 * import { explainPower } from '@evkit/engine/charging'
 * import { given } from '@evkit/engine/shared'
 *
 * const energy = given({ name: 'addedEnergy', unit: 'kWh', rules: [] }, 30)
 * const cell = given({ name: 'tableMinutes', unit: 'min', rules: [] }, 30)
 * explainPower(energy, cell).value // => 60
 * ```
 * @category formulas
 */
export const explainPower = (energy: Step, cell: GivenStep): Step =>
  apply(POWER, 'divide', [energy, apply(HOURS, 'divide', [cell, MINUTES_PER_HOUR_STEP])])
