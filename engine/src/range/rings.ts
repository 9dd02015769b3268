import * as O from '#fp-ts/Option'
import {
  appliedTerm,
  constantTerm,
  defineFormula,
  explainFormula,
  inputTerm,
  type Option,
  type Step,
} from '../shared/index.js'
import { circleFormula, METRES_PER_KM } from './circle.js'
import { RANGE_PROFILES, type RangeProfile } from './profile.js'
import type { RangeEntry } from './range.types.js'

/** What can be drawn of a range, the promise of the circle first. @source B-T-06 @category constants */
export const RANGE_RINGS = ['oneWay', 'withReserve', 'outAndBack', 'lowest', 'highest'] as const
/** One circle of a range: one way, with something left, there and back, and the ends of the band of profiles. */
export type RangeRingKind = (typeof RANGE_RINGS)[number]

/** What is left in the battery at the end unless more or less is wanted [%]. @source B-T-02, B-T-06 @category constants */
export const RING_RESERVE = 10

const WAYS = 2
const WHOLE = 100

const KM = { name: 'rangeKm', unit: 'km', rules: ['T-RANGE-22'] } as const
const METRES = { name: 'metresPerKm', unit: 'm/km', rules: ['T-CONST-21'] } as const

/** The formula of the circle from which one comes back without charging. */
export const outAndBackFormula = /*#__PURE__*/ defineFormula<'rangeKm'>(
  'range-circle-out-and-back',
  {
    title: 'formula.rangeOutAndBack',
    rules: ['B-T-06', 'T-RANGE-22'],
    inputs: [KM],
    constants: [
      { name: 'ways', unit: '1', rules: ['B-T-06'], value: WAYS },
      { ...METRES, value: METRES_PER_KM },
    ],
    result: /*#__PURE__*/ appliedTerm(
      { name: 'circleRadius', unit: 'm', rules: ['T-RANGE-22'] },
      'multiply',
      [
        /*#__PURE__*/ appliedTerm(
          { name: 'outAndBackKm', unit: 'km', rules: ['B-T-06'] },
          'divide',
          [/*#__PURE__*/ inputTerm('rangeKm'), /*#__PURE__*/ constantTerm('ways')],
        ),
        /*#__PURE__*/ constantTerm('metresPerKm'),
      ],
    ),
  },
)

/** The formula of the circle one reaches with something left in the battery. */
export const reserveFormula = /*#__PURE__*/ defineFormula<'rangeKm' | 'reserve'>(
  'range-circle-with-reserve',
  {
    title: 'formula.rangeWithReserve',
    rules: ['B-T-06', 'B-T-02', 'T-RANGE-22'],
    inputs: [KM, { name: 'reserve', unit: '%', rules: ['B-T-02'] }],
    constants: [
      { name: 'wholeCharge', unit: '%', rules: ['B-T-02'], value: WHOLE },
      { ...METRES, value: METRES_PER_KM },
    ],
    result: /*#__PURE__*/ appliedTerm(
      { name: 'circleRadius', unit: 'm', rules: ['T-RANGE-22'] },
      'multiply',
      [
        /*#__PURE__*/ appliedTerm(
          { name: 'reserveKm', unit: 'km', rules: ['B-T-06'] },
          'multiply',
          [
            /*#__PURE__*/ inputTerm('rangeKm'),
            /*#__PURE__*/ appliedTerm(
              { name: 'usedShare', unit: '1', rules: ['B-T-02'] },
              'divide',
              [
                /*#__PURE__*/ appliedTerm(
                  { name: 'used', unit: '%', rules: ['B-T-02'] },
                  'subtract',
                  [/*#__PURE__*/ constantTerm('wholeCharge'), /*#__PURE__*/ inputTerm('reserve')],
                ),
                /*#__PURE__*/ constantTerm('wholeCharge'),
              ],
            ),
          ],
        ),
        /*#__PURE__*/ constantTerm('metresPerKm'),
      ],
    ),
  },
)

/** A circle of a range with how its radius came about. */
export interface RangeRing {
  readonly kind: RangeRingKind
  /** [m] Above 0. */
  readonly radius: number
  /** The profile whose figure it is; absent where it is the shown figure. */
  readonly profile: RangeProfile | undefined
  readonly explanation: Step
}

/** What rings are made of. */
export interface RingQuery {
  /** [km] The range shown, not rounded. */
  readonly km: number
  /** The entry it was found in: its three profiles make the band. */
  readonly entry: Option<RangeEntry>
  /** [%] What is to be left at the end, 0 to 100; 10 where nobody chose. */
  readonly reserve: number
}

const isRange = (km: number): boolean => Number.isFinite(km) && km > 0

const toRangeRing = (
  kind: RangeRingKind,
  explanation: Step,
  profile?: RangeProfile,
): RangeRing => ({
  kind,
  radius: explanation.value,
  profile,
  explanation,
})

// Lowest and highest figure of an entry; one alone is no band.
const listBand = (entry: RangeEntry): readonly RangeRing[] => {
  const ranked = RANGE_PROFILES.filter((profile) => isRange(entry[profile])).sort(
    (a, b) => entry[a] - entry[b],
  )
  const lowest = ranked[0]
  const highest = ranked.at(-1)
  if (lowest === undefined || highest === undefined || entry[lowest] === entry[highest]) return []
  const explain = (profile: RangeProfile): Step =>
    explainFormula(circleFormula, { rangeKm: entry[profile] })
  return [
    toRangeRing('lowest', explain(lowest), lowest),
    toRangeRing('highest', explain(highest), highest),
  ]
}

/**
 * Lists the range circles for a map: one way, with reserve, out and back, lowest and highest profile.
 *
 * | circle        | radius                                        | is there when       |
 * | ------------- | --------------------------------------------- | ------------------- |
 * | `oneWay`      | the figure                                    | there is a range    |
 * | `withReserve` | the figure without the reserve                | that is above 0     |
 * | `outAndBack`  | half the figure                               | there is a range    |
 * | `lowest`      | the lowest of the three profiles of the entry | two profiles differ |
 * | `highest`     | the highest of them                           | two profiles differ |
 *
 * @param query - Range [km], its entry, and the reserve [%].
 * @returns The circles in this order, each with its trace; none for a range of 0, negative or not finite. The reserve
 * is clamped to 0 to 100.
 *
 * @formula km * 1000; km / 2 * 1000; km * (100 - reserve) / 100 * 1000
 * @law The circles of a range are in order: half and reserve within the whole, lowest within highest.
 * @law Evaluating the trace of a circle gives its radius bit for bit.
 * @source B-T-06, B-T-02, T-RANGE-22
 *
 * @example A range of 420 km, of which a tenth is to be left
 * ```ts
 * import { listRangeRings } from '@evkit/engine/range'
 * import { option } from 'fp-ts'
 *
 * const rings = listRangeRings({ km: 420, entry: option.none, reserve: 10 })
 * rings.map(({ kind, radius }) => [kind, radius]) // => [['oneWay', 420000], ['withReserve', 378000], ['outAndBack', 210000]]
 * ```
 * @category formulas
 */
export const listRangeRings = ({ km, entry, reserve }: RingQuery): readonly RangeRing[] => {
  if (!isRange(km)) return []
  const left = Number.isNaN(reserve) ? RING_RESERVE : Math.max(0, Math.min(WHOLE, reserve))
  const withReserve = explainFormula(reserveFormula, { rangeKm: km, reserve: left })
  return [
    toRangeRing('oneWay', explainFormula(circleFormula, { rangeKm: km })),
    ...(withReserve.value > 0 ? [toRangeRing('withReserve', withReserve)] : []),
    toRangeRing('outAndBack', explainFormula(outAndBackFormula, { rangeKm: km })),
    ...(O.isSome(entry) ? listBand(entry.value) : []),
  ]
}
