// What is looked for in the range data: provenance, the constants of the model, the data itself, the published ranges
// and what others have measured beside it.
import {
  COLDER_TEMPERATURES,
  RANGE_PROFILES,
  TEMPERATURES,
  listRangeFaults,
} from '@evkit/engine/range'
import { modelRange } from '../scripts/range-model.js'
import { makeRangeFile, writeRangeFile, type RangeFile } from '../scripts/range-document.js'
import type { RangeSources } from '../sources/range-rows.js'
import { toFaults, type Fault, type Rows, type Sources } from '../sources/rows.js'

const TABLE = 'data/tables/range.json'

/** How far a family may lie from its published range at 20 °C with climate control off: share of the published range. */
export const RANGE_TOLERANCE = 0.03

/** How far the model may lie from a measured share of the mild-weather range: difference of the shares. */
export const SHARE_TOLERANCE = 0.08

const MILD = 20

/** One published range and what the data says. */
export interface RangeComparison {
  readonly family: string
  /** [km] The data, combined, at 20 °C with climate control off. */
  readonly table: number
  /** [km] */
  readonly published: number
  /** [1] Deviation of the data, share of the published range. */
  readonly deviation: number
  readonly motor: string
  readonly confirmed: boolean
}

/** Compares every family with its published range. */
export const compareRanges = ({ provenance, families }: RangeFile): readonly RangeComparison[] =>
  families.flatMap(({ modelFamily, rangeValues }) => {
    const anchor = provenance.families[modelFamily]
    const entry = rangeValues.find((one) => one.temperature === MILD && !one.climate)
    if (anchor === undefined || entry === undefined) return []
    return [
      {
        family: modelFamily,
        table: entry.combined,
        published: anchor.publishedKm,
        deviation: (entry.combined - anchor.publishedKm) / anchor.publishedKm,
        motor: anchor.motor,
        confirmed: anchor.confirmed,
      },
    ]
  })

/** One measured share and what the model says. */
export interface ShareComparison {
  readonly at: number
  /** [1] Share of the range at 20 °C with climate control off that the model gives. */
  readonly model: number
  /** [1] The measured share. */
  readonly measured: number
  readonly words: string
  readonly source: string
}

// A car of 15.5 kWh/100 km, the middle of those in the data.
const MIDDLING = { usableKwh: 15.5, rangeKm: 100 }

/** Compares the model with the shares others have measured. */
export const compareShares = ({ model, evidence }: RangeSources): readonly ShareComparison[] =>
  evidence.rows.map(({ modelTemperature, climate, heatpump, share, temperature, source }, at) => {
    const conditions = { temperature: modelTemperature, climate, heatpump }
    const km = modelRange(model.rows, MIDDLING, { ...conditions, profile: 'combined' })
    return {
      at,
      model: km / MIDDLING.rangeKm,
      measured: share,
      words: `${temperature} °C, climate ${climate ? 'on' : 'off'}, ${heatpump ? 'heat pump' : 'no heat pump'}`,
      source,
    }
  })

const isSame = (a: RangeSources['model']['rows'][number], b: typeof a): boolean =>
  a.parameter === b.parameter &&
  a.profile === b.profile &&
  a.temperature === b.temperature &&
  a.heatpump === b.heatpump

const constantFaults = ({ model }: RangeSources): readonly Fault[] => {
  const has = (parameter: string, where: Partial<(typeof model.rows)[number]>): boolean =>
    model.rows.some(
      (row) =>
        row.parameter === parameter &&
        row.profile === where.profile &&
        row.temperature === where.temperature &&
        row.heatpump === where.heatpump,
    )
  const wanted = [
    ...RANGE_PROFILES.flatMap((profile) => [
      ['profileFactor', { profile }] as const,
      ['speed', { profile }] as const,
    ]),
    ...[...TEMPERATURES, ...COLDER_TEMPERATURES].flatMap(({ C: temperature }) => [
      ['temperatureFactor', { temperature }] as const,
      ['climatePower', { temperature, heatpump: true }] as const,
      ['climatePower', { temperature, heatpump: false }] as const,
    ]),
  ]
  return [
    ...wanted.flatMap(([parameter, where]) =>
      has(parameter, where)
        ? []
        : [{ file: model.file, path: '', text: `lacks ${parameter} for ${JSON.stringify(where)}` }],
    ),
    ...model.rows.flatMap((row, at) => [
      ...(row.value > 0
        ? []
        : [{ file: model.file, path: `${at}.value`, text: 'expected a value above 0' }]),
      ...(model.rows.findIndex((other) => isSame(other, row)) === at
        ? []
        : [{ file: model.file, path: String(at), text: `repeats ${row.parameter}` }]),
    ]),
  ]
}

const anchorFaults = ({ ranges }: RangeSources, { batteries }: Sources): readonly Fault[] =>
  ranges.rows.flatMap((row, at) => [
    ...(batteries.rows.some(({ battery }) => battery === row.battery)
      ? []
      : [
          {
            file: ranges.file,
            path: `${at}.battery`,
            text: 'names a battery that is not in batteries.json',
          },
        ]),
    ...(row.rangeKm > 0
      ? []
      : [{ file: ranges.file, path: `${at}.rangeKm`, text: 'expected a range above 0' }]),
    ...(ranges.rows.findIndex((one) => one.model === row.model && one.motor === row.motor) === at
      ? []
      : [{ file: ranges.file, path: String(at), text: `repeats ${row.model} ${row.motor}` }]),
  ])

const unknownSources = (
  rows: Rows<{ readonly source: string }>,
  { sources }: Sources,
): readonly Fault[] =>
  rows.rows.flatMap(({ source }, at) =>
    sources.rows.some(({ id }) => id === source)
      ? []
      : [
          {
            file: rows.file,
            path: `${at}.source`,
            text: `names the source ${source}, which is not in sources.json`,
          },
        ],
  )

/** Faults of the rows the range data is made from. */
export const listRangeSourceFaults = (range: RangeSources, sources: Sources): readonly Fault[] => {
  const files: readonly Rows<{ readonly source: string }>[] = Object.values(range)
  return [
    ...files.flatMap(({ faults }) => faults),
    ...files.flatMap((rows) => unknownSources(rows, sources)),
    ...constantFaults(range),
    ...anchorFaults(range, sources),
    ...compareShares(range)
      .filter(({ model, measured }) => Math.abs(model - measured) > SHARE_TOLERANCE)
      .map(({ at, model, measured }) => ({
        file: range.evidence.file,
        path: String(at),
        text: `the model gives ${model.toFixed(2)}, too far from the measured ${measured}`,
      })),
  ]
}

/** Faults of the range data: what the engine finds, rows that are not modelled, ranges too far from the published ones. */
export const listRangeDataFaults = (file: RangeFile): readonly Fault[] => [
  ...toFaults(TABLE, listRangeFaults(file.families)),
  ...file.families.flatMap(({ modelFamily, rangeValues }) =>
    rangeValues.flatMap(({ basis }, at) =>
      basis === 'modelled'
        ? []
        : [{ file: TABLE, path: `${modelFamily}.${at}.basis`, text: 'expected modelled' }],
    ),
  ),
  ...compareRanges(file)
    .filter(({ deviation }) => Math.abs(deviation) > RANGE_TOLERANCE)
    .map(({ family, table, published }) => ({
      file: TABLE,
      path: family,
      text: `${table} km at 20 °C, more than 3 % from the published ${published} km`,
    })),
]

/** Whether the data in the repository is what its sources make. */
export const listRangeStaleness = (
  range: RangeSources,
  sources: Sources,
  text: string,
): readonly Fault[] =>
  writeRangeFile(makeRangeFile(range, sources)) === text
    ? []
    : [
        {
          file: TABLE,
          path: '',
          text: 'differs from what its sources make: run node .config/run.mjs data:range',
        },
      ]

/** The lines the check prints: published against modelled, and measured against modelled. */
export const listRangeLines = (range: RangeSources, file: RangeFile): readonly string[] => [
  'combined, 20 °C, climate off       data     published  deviation   motor',
  ...compareRanges(file).map(({ family, table, published, deviation, motor, confirmed }) =>
    [
      family.padEnd(34),
      `${table} km`.padEnd(8),
      `${published} km`.padEnd(10),
      `${(deviation * 100).toFixed(1)} %`.padEnd(11),
      motor + (confirmed ? '' : ', published range not confirmed'),
    ].join(' '),
  ),
  'share of the mild range            model    measured   by',
  ...compareShares(range).map(({ words, model, measured, source }) =>
    [words.padEnd(34), model.toFixed(2).padEnd(8), String(measured).padEnd(10), source].join(' '),
  ),
]
