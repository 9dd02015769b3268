// The consumption of a version follows from its published range and the usable energy of its battery.
import { halfUp } from '@evkit/engine/shared'
import type { PublishedRangeRow } from '../sources/range-rows.js'
import type { BatteryRow, Fault, Rows } from '../sources/rows.js'
import type { ConsumptionRow } from '../sources/savings-rows.js'

/** Wall energy for battery energy: charging losses of a tenth and of the car's electronics. */
const WALL_FACTOR = 1.2
const HUNDRED = 100
const TENTH = 10

interface ConsumptionSources {
  readonly ranges: Rows<PublishedRangeRow>
  readonly batteries: Rows<BatteryRow>
  readonly consumption: Rows<ConsumptionRow>
}

const workOut = (
  { ranges, batteries }: ConsumptionSources,
  { type, motor }: ConsumptionRow,
): number | undefined => {
  const range = ranges.rows.find((row) => row.model === type && row.motor === motor)
  const energy = batteries.rows.find(({ battery }) => battery === range?.battery)?.usableKwh
  return range === undefined || energy === undefined
    ? undefined
    : halfUp((energy / range.rangeKm) * HUNDRED * WALL_FACTOR * TENTH) / TENTH
}

/** Consumptions that are not what range and battery give; a version without a range is named by the record of the cars. */
export const listConsumptionFaults = (sources: ConsumptionSources): readonly Fault[] =>
  sources.consumption.rows.flatMap((row, at) => {
    const made = workOut(sources, row)
    return made === undefined || Math.abs(made - row.kwhPer100Km) < 1e-9
      ? []
      : [
          {
            file: sources.consumption.file,
            path: `${at}.kwhPer100Km`,
            text: `expected ${made} from energy and range, found ${row.kwhPer100Km}`,
          },
        ]
  })
