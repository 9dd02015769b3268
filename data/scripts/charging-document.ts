// Makes the charging data set from the source rows.
import type { BatteryFacts, ChargingDocument } from '@evkit/engine/charging'
import type { BatteryRow, CurveRow, Sources, VehicleRow } from '../sources/rows.js'
import { tableOf } from './charge-curve.js'

/** The data set with where it comes from. */
export interface ChargingFile extends ChargingDocument {
  readonly provenance: {
    readonly method: string
    readonly retrieved: string
    readonly batteries: Readonly<
      Record<
        string,
        {
          readonly energy: string
          readonly curve: string
          readonly basis: string
          readonly note: string
        }
      >
    >
  }
}

interface Pair {
  readonly battery: BatteryRow
  readonly curve: CurveRow
}

const METHOD =
  'minutes = 60 * integral of (usable energy / 100) / (min(charger, car, curve) * efficiency) over the charge level, ' +
  'slices of 0.1 %, efficiency 0.90 AC and 0.95 DC, each cell rounded to a whole minute; ' +
  'at AC the car takes at most the power of its own charger'

const toFacts = ({ battery, curve }: Pair): BatteryFacts => ({
  usableKwh: battery.usableKwh,
  onBoardKw: battery.onBoardKw,
  peakKw: battery.peakKw,
  curve: curve.points.map(([level, kw]) => ({ level, kw })),
  basis: curve.basis,
})

const toPairs = ({ batteries, curves }: Sources): readonly Pair[] =>
  batteries.rows.flatMap((battery) => {
    const curve = curves.rows.find((row) => row.battery === battery.battery)
    return curve === undefined ? [] : [{ battery, curve }]
  })

const toEngines = (vehicles: readonly VehicleRow[]): ChargingDocument['batteries'] => {
  const models = [...new Set(vehicles.map(({ model }) => model))]
  return Object.fromEntries(
    models.map((model) => [
      model,
      Object.fromEntries(
        vehicles
          .filter((row) => row.model === model)
          .map(({ engine, motor, batteries }) => [engine, { motor, batteries }]),
      ),
    ]),
  )
}

/** Makes the data set of the charging tool. */
export const makeChargingFile = (sources: Sources): ChargingFile => {
  const pairs = toPairs(sources)
  const facts = pairs.map((pair) => [pair.battery.battery, toFacts(pair)] as const)
  return {
    provenance: {
      method: METHOD,
      retrieved:
        pairs
          .map(({ curve }) => curve.retrieved)
          .sort()
          .at(-1) ?? '',
      batteries: Object.fromEntries(
        pairs.map(({ battery, curve }) => [
          battery.battery,
          { energy: battery.source, curve: curve.source, basis: curve.basis, note: curve.note },
        ]),
      ),
    },
    batteries: toEngines(sources.vehicles.rows.filter(({ chargingTool }) => chargingTool)),
    facts: Object.fromEntries(facts),
    table: Object.fromEntries(facts.map(([battery, fact]) => [battery, tableOf(fact)])),
  }
}

// One line a row of the table: readable, and a changed cell is a changed line.
const INDENT = 2
const toText = (value: unknown, depth: number): string => {
  if (typeof value !== 'object' || value === null || depth === 0) return JSON.stringify(value)
  const pad = ' '.repeat(INDENT)
  const inner = Object.entries(value).map(
    ([key, one]) =>
      `${JSON.stringify(key)}: ${toText(one, depth - 1).replaceAll('\n', `\n${pad}`)}`,
  )
  return `{\n${inner.map((line) => pad + line).join(',\n')}\n}`
}

const DEPTHS = { provenance: 3, batteries: 2, facts: 2, table: 5 } as const

/** Writes the data set the way it lies in the repository. */
export const writeChargingFile = (file: ChargingFile): string => {
  const parts = (Object.keys(DEPTHS) as (keyof typeof DEPTHS)[]).map(
    (key) =>
      `  ${JSON.stringify(key)}: ${toText(file[key], DEPTHS[key] - 1).replaceAll('\n', '\n  ')}`,
  )
  return `{\n${parts.join(',\n')}\n}\n`
}
