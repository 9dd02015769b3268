import { explainFormula, type Step } from '../shared/index.js'
import { CHARGE_EFFICIENCY, type Current } from './charger.js'
import { CHARGE_COST_WITH_FEES, CHARGE_ENERGY_COST } from './charging-formulas.js'
import type { ChargeEstimate } from './charging.types.js'
import type { ChargeTariff } from './tariff.js'

/**
 * Computes the cost of a charge, with its trace: metered energy times price, plus the session fee and the charged
 * minutes where the tariff has them.
 *
 * @param estimate - The charge: its energy [kWh] and its time [min], both not rounded.
 * @param current - AC or DC; it determines the charging losses.
 * @param tariff - Price [money/kWh], fee [money] and price of time [money/min]; each 0 or more.
 * @returns The last step; its value is an amount in the currency of the tariff, not rounded.
 *
 * @formula register charge-energy-cost
 * @law More energy or more minutes never cost less.
 * @source B-T-07
 *
 * @example 29.4 kWh into the battery at home, a tenth more at the charger
 * ```ts
 * import { estimateCharge, explainCost } from '@evkit/engine/charging'
 * import { toResult } from '@evkit/engine/shared'
 * import { tinyData } from '@evkit/engine/testing'
 *
 * const charger = { current: 'AC', power: '11kW' } as const
 * const query = { model: 'ex30-bev', motor: 'SM', charger, range: { from: 20, to: 80 } } as const
 * const answer = toResult(estimateCharge(tinyData, query))
 * answer.ok && explainCost(answer.value, 'AC', { perKwh: 0.27 }).value // => 8.82
 * ```
 * @category formulas
 */
export const explainCost = (
  { explanation }: Pick<ChargeEstimate, 'explanation'>,
  current: Current,
  { perKwh, perCharge = 0, perMinute = 0, freeMinutes = 0 }: ChargeTariff,
): Step => {
  const costOfEnergy = explainFormula(CHARGE_ENERGY_COST, {
    addedEnergy: explanation.energy,
    efficiency: CHARGE_EFFICIENCY[current],
    unitPrice: perKwh,
  })
  if (perCharge === 0 && perMinute === 0) return costOfEnergy
  return explainFormula(CHARGE_COST_WITH_FEES, {
    costOfEnergy,
    chargeFee: perCharge,
    tableMinutes: explanation.cell,
    freeMinutes,
    minutePrice: perMinute,
  })
}
