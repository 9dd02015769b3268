import { explainFormula, type GivenStep, type Step } from '../shared/index.js'
import type { ChargeRange } from './charge-range.js'
import { CHARGE_ENERGY, CHARGE_POWER } from './charging-formulas.js'

/**
 * Computes the energy a charge adds to the battery, with its trace.
 *
 * @param usableKwh - [kWh] Energy between 0 and 100 %, above 0.
 * @param range - [%] Start and end charge level.
 * @returns The last step; its value is the energy in kWh, not rounded.
 *
 * @formula register charge-energy
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
export const explainEnergy = (usableKwh: number, { from, to }: ChargeRange): Step =>
  explainFormula(CHARGE_ENERGY, { usableEnergy: usableKwh, startLevel: from, endLevel: to })

/**
 * Computes the average charging power into the battery, with its trace.
 *
 * @param energy - [kWh] The energy added, as a trace step.
 * @param cell - [min] The charging time of the table, as a trace step.
 * @returns The last step; its value is the power in kW, not rounded.
 *
 * @formula register charge-power
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
  explainFormula(CHARGE_POWER, { addedEnergy: energy, tableMinutes: cell })
