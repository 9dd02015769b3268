// Integrates a charging curve into minutes by charge level (decision D-T-56 of docs/spec/tools.md).
import {
  carPower,
  CHARGE_EFFICIENCY,
  CHARGE_LEVELS,
  DC_POWERS,
  HOME_POWERS,
  type BatteryFacts,
  type ChargingTableDocument,
} from '@evkit/engine/charging'
import { toKilowatts, type TablePower } from '@evkit/engine/internal/charging'
import { halfUp } from '@evkit/engine/shared'

/** Width of one slice of the integral [%]. */
const SLICE = 0.1

/** Minutes from empty to each charge level 0, 10 … 100, not rounded. */
export const listMinutesTo = (
  car: BatteryFacts,
  current: 'AC' | 'DC',
  power: number,
): readonly number[] => {
  const slices = Math.round(100 / SLICE)
  const each = Math.round(10 / SLICE)
  const sums = [0]
  let minutes = 0
  for (let at = 0; at < slices; at += 1) {
    const taken = Math.min(power, carPower(car, current, (at + 0.5) * SLICE))
    minutes += (60 * (car.usableKwh / 100) * SLICE) / (taken * CHARGE_EFFICIENCY[current])
    if ((at + 1) % each === 0) sums.push(minutes)
  }
  return sums
}

const toRows = (minutes: readonly number[]): Record<string, Record<string, number>> =>
  Object.fromEntries(
    CHARGE_LEVELS.filter((to) => to > 0).map((to) => [
      to,
      Object.fromEntries(
        CHARGE_LEVELS.filter((from) => from < to).map((from) => [
          from,
          Math.max(1, halfUp((minutes[to / 10] ?? 0) - (minutes[from / 10] ?? 0))),
        ]),
      ),
    ]),
  )

const byPower = (
  car: BatteryFacts,
  current: 'AC' | 'DC',
  powers: readonly TablePower[],
): ChargingTableDocument[string]['AC'] =>
  Object.fromEntries(
    powers.map((power) => [power, toRows(listMinutesTo(car, current, toKilowatts(power)))]),
  )

/** All cells of one battery: seven chargers and the wallbox of one phase, 55 cells each, whole minutes. */
export const tableOf = (car: BatteryFacts): ChargingTableDocument[string] => ({
  AC: byPower(car, 'AC', HOME_POWERS),
  DC: byPower(car, 'DC', DC_POWERS),
})
