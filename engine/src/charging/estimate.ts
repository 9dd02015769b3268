import * as O from '#fp-ts/Option'
import { given, left, right, type Either, type Minutes } from '../shared/index.js'
import type {
  BatteryFacts,
  ChargeEstimate,
  ChargeQuery,
  ChargingData,
  FoundBattery,
} from './charging.types.js'
import type { ChargingFault } from './charging.errors.js'
import { findChargeTime } from './charge-time.js'
import { TABLE_LABEL } from './charging-formulas.js'
import { findBattery, listSkippedBatteries } from './battery.js'
import { explainDuration, type DurationPolicy } from './duration-label.js'
import { explainEnergy, explainPower } from './energy.js'

const batteryFault = (data: ChargingData, { model, motor }: ChargeQuery): ChargingFault => {
  if (!data.batteries.found.has(model)) return { tag: 'UnknownModel', model }
  const [battery] = listSkippedBatteries(data.batteries, model, motor)
  return battery === undefined
    ? { tag: 'UnknownMotor', model, motor }
    : { tag: 'UnknownBattery', model, battery }
}

const timeFault = (data: ChargingData, battery: string, query: ChargeQuery): ChargingFault => {
  const { power } = query.charger
  return data.table.cells.get(battery)?.has(power) === true
    ? { tag: 'NoTimeForRange', battery, power, range: query.range }
    : { tag: 'UnknownCharger', battery, power }
}

interface Found {
  readonly battery: FoundBattery
  readonly facts: BatteryFacts
  readonly minutes: Minutes
}

const explain = (found: Found, query: ChargeQuery, policy: DurationPolicy): ChargeEstimate => {
  const { charger, range } = query
  const { engine, battery } = found.battery
  const cell = given(
    TABLE_LABEL,
    found.minutes,
    `${battery}.${charger.current}.${charger.power}.${range.to}.${range.from}`,
  )
  const { label, rounded, from, to } = explainDuration(cell, policy)
  const energy = explainEnergy(found.facts.usableKwh, range)
  const power = explainPower(energy, cell)
  return {
    engine,
    battery,
    minutes: found.minutes,
    duration: label,
    energy: energy.value,
    power: power.value,
    explanation: { cell, rounded, from, to, energy, power },
  }
}

/**
 * Estimates a charge: time, duration label, energy and average power, each with its trace.
 *
 * | given                                | answer                          |
 * | ------------------------------------ | ------------------------------- |
 * | model, motor, charger and cell known | the estimate                    |
 * | anything missing                     | the fault that names what it is |
 *
 * @param data - The data set, decoded.
 * @param query - Model, motor, charger and range.
 * @param policy - How 60 to 180 minutes are worded; the specified way unless given.
 * @returns The estimate, or a list with the fault; the page then shows a spinner and names the choice without data.
 *
 * @formula table[battery of model and motor][current][power][to][from]
 * @law Evaluating the trace gives the figure bit for bit.
 * @source T-CHG-34, T-CHG-35, T-CHG-44, E-T-02, B-T-01
 *
 * @example 26 minutes from 20 to 80 %
 * ```ts
 * import { estimateCharge } from '@evkit/engine/charging'
 * import { toResult } from '@evkit/engine/shared'
 * import { tinyData } from '@evkit/engine/testing'
 *
 * const charger = { current: 'DC', power: '250kW' } as const
 * const query = { model: 'ex30-bev', motor: 'SM', charger, range: { from: 20, to: 80 } } as const
 * const answer = toResult(estimateCharge(tinyData, query))
 * answer.ok && answer.value.duration // => { kind: 'minutes', minutes: 26 }
 * ```
 * @category formulas
 */
export const estimateCharge = (
  data: ChargingData,
  query: ChargeQuery,
  policy: DurationPolicy = 'floor-hour',
): Either<readonly ChargingFault[], ChargeEstimate> => {
  const found = findBattery(data.batteries, query.model, query.motor)
  if (O.isNone(found)) return left([batteryFault(data, query)])
  const { battery } = found.value
  const facts = data.facts.get(battery)
  const time = findChargeTime(data.table, { battery, charger: query.charger, range: query.range })
  if (O.isNone(time) || facts === undefined) {
    return left([timeFault(data, battery, query)])
  }
  return right(explain({ battery: found.value, facts, minutes: time.value }, query, policy))
}

/** Lists the notes a look-up leaves: batteries an engine names that have no charging table. */
export const listChargeNotes = (
  data: ChargingData,
  query: Pick<ChargeQuery, 'model' | 'motor'>,
): readonly ChargingFault[] =>
  listSkippedBatteries(data.batteries, query.model, query.motor).map((battery) => ({
    tag: 'UnknownBattery',
    model: query.model,
    battery,
  }))
