// What texts of the charging tool say of batteries: figures of the record, by placeholder.
import { UnknownRecord } from 'io-ts'
import { fillPlaceholders } from '@evkit/engine/internal/shared'
import { numberFormat } from '@evkit/engine/site'
import type { Sources } from '../sources/rows.js'

type Figures = Readonly<Record<string, string>>

/** The cars of the charging tool and their batteries. */
export type BatterySources = Pick<Sources, 'vehicles' | 'batteries'>

/** Writes the figures of the batteries of a model: `usableSM` [kWh] and `peakSM` [kW], by motor. */
export const writeBatteryFigures = (
  model: string,
  { vehicles, batteries }: BatterySources,
  locale: string,
): Figures => {
  const { number } = numberFormat(locale)
  return Object.fromEntries(
    vehicles.rows
      .filter((vehicle) => vehicle.chargingTool && vehicle.model === model)
      .flatMap(({ motor, batteries: [first] }) =>
        batteries.rows
          .filter(({ battery }) => battery === first)
          .flatMap(({ usableKwh, peakKw }) => [
            [`usable${motor}`, number(usableKwh)] as const,
            [`peak${motor}`, number(peakKw)] as const,
          ]),
      ),
  )
}

/** Writes what holds for all cars: `onBoard`, the power of the strongest charger on board [kW]. */
export const writeOnBoardFigure = (
  { vehicles, batteries }: BatterySources,
  locale: string,
): Figures => {
  const used = vehicles.rows.flatMap((vehicle) => (vehicle.chargingTool ? vehicle.batteries : []))
  const powers = batteries.rows.flatMap(({ battery, onBoardKw }) =>
    used.includes(battery) ? [onBoardKw] : [],
  )
  return powers.length === 0 ? {} : { onBoard: numberFormat(locale).number(Math.max(...powers)) }
}

/** Puts figures into every text of a document. */
export const fillTexts = (value: unknown, figures: Figures): unknown => {
  if (typeof value === 'string') return fillPlaceholders(value, figures)
  if (Array.isArray(value)) return value.map((one: unknown) => fillTexts(one, figures))
  return UnknownRecord.is(value)
    ? Object.fromEntries(
        Object.entries(value).map(([name, one]) => [name, fillTexts(one, figures)] as const),
      )
    : value
}
