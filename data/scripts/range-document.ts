// Makes the range data set from the published ranges and the model.
import { MOTOR_TYPES, toMotorType } from '@evkit/engine/car'
import type { RangeDocument } from '@evkit/engine/range'
import {
  writeFamilyKey,
  type RangeEntry,
  type RangeFamilyDocument,
} from '@evkit/engine/internal/range'
import type { PublishedRangeRow, RangeSources } from '../sources/range-rows.js'
import type { Sources } from '../sources/rows.js'
import { listModelledRows } from './range-model.js'

/** Where the figures of a family come from. */
export interface RangeProvenance {
  /** Motor key the family stands for: the one that goes farthest, the first of equal ones. */
  readonly motor: string
  readonly battery: string
  /** [km] Published combined range the family is anchored to. */
  readonly publishedKm: number
  readonly source: string
  readonly confirmed: boolean
  readonly note: string
}

/** The data set with where it comes from. */
export interface RangeFile {
  readonly provenance: {
    readonly method: string
    readonly retrieved: string
    readonly families: Readonly<Record<string, RangeProvenance>>
  }
  readonly families: RangeDocument
}

const METHOD =
  'range = usable energy / (consumption * profile factor * temperature factor + climate power / speed), ' +
  'consumption = usable energy / published combined range, climate power 0 with climate control off, ' +
  'rounded to whole kilometres; constants in data/sources/range-model.json'

/** One family before its rows are made: the row it is anchored to. */
interface Anchor {
  readonly key: string
  readonly row: PublishedRangeRow
  readonly usableKwh: number
}

const farthest = (rows: readonly PublishedRangeRow[]): PublishedRangeRow | undefined =>
  rows.reduce<PublishedRangeRow | undefined>(
    (best, row) => (row.rangeKm > (best?.rangeKm ?? 0) ? row : best),
    undefined,
  )

/** Lists the families: for each model and drivetrain the motor that goes farthest. */
const listAnchors = ({ ranges }: RangeSources, { batteries }: Sources): readonly Anchor[] =>
  [...new Set(ranges.rows.map(({ model }) => model))].flatMap((model) =>
    MOTOR_TYPES.flatMap((drivetrain) => {
      const row = farthest(
        ranges.rows.filter((one) => one.model === model && toMotorType(one.motor) === drivetrain),
      )
      const battery = batteries.rows.find((one) => one.battery === row?.battery)
      return row === undefined || battery === undefined
        ? []
        : [{ key: writeFamilyKey({ model, drivetrain }), row, usableKwh: battery.usableKwh }]
    }),
  )

/** Makes the data set of the range tools. */
export const makeRangeFile = (range: RangeSources, sources: Sources): RangeFile => {
  const anchors = listAnchors(range, sources)
  return {
    provenance: {
      method: METHOD,
      retrieved:
        range.ranges.rows
          .map(({ retrieved }) => retrieved)
          .sort()
          .at(-1) ?? '',
      families: Object.fromEntries(
        anchors.map(({ key, row }) => [
          key,
          {
            motor: row.motor,
            battery: row.battery,
            publishedKm: row.rangeKm,
            source: row.source,
            confirmed: row.confirmed,
            note: row.note,
          },
        ]),
      ),
    },
    families: anchors.map(({ key, row, usableKwh }) => ({
      modelFamily: key,
      rangeValues: listModelledRows(range.model.rows, { usableKwh, rangeKm: row.rangeKm }),
    })),
  }
}

// One line an entry: readable, and a changed entry is a changed line.
const writeEntry = (entry: RangeEntry): string => `        ${JSON.stringify(entry)}`

const writeFamily = ({ modelFamily, rangeValues }: RangeFamilyDocument): string =>
  [
    '    {',
    `      "modelFamily": ${JSON.stringify(modelFamily)},`,
    '      "rangeValues": [',
    rangeValues.map(writeEntry).join(',\n'),
    '      ]',
    '    }',
  ].join('\n')

/** Writes the data set the way it lies in the repository. */
export const writeRangeFile = ({ provenance, families }: RangeFile): string => {
  const lines = Object.entries(provenance.families).map(
    ([key, one]) => `      ${JSON.stringify(key)}: ${JSON.stringify(one)}`,
  )
  return [
    '{',
    '  "provenance": {',
    `    "method": ${JSON.stringify(provenance.method)},`,
    `    "retrieved": ${JSON.stringify(provenance.retrieved)},`,
    '    "families": {',
    lines.join(',\n'),
    '    }',
    '  },',
    '  "families": [',
    families.map(writeFamily).join(',\n'),
    '  ]',
    '}',
    '',
  ].join('\n')
}
