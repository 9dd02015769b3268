import * as E from '#fp-ts/Either'
import { left, type Either, type Query } from '../../shared/index.js'
import type { CalculatorState } from '../calculator.tool.js'
import { startCalculator, startLightCalculator } from '../calculator.url.js'
import type { RangeFault } from '../range.errors.js'
import type { RangeReply } from '../range-feed.js'
import type { CalculatorCarInfo, RangeData } from '../range.types.js'
import type { CalculatorContent, LightContent } from './content.codec.js'
import { decodeCalculatorCars } from './range.codec.js'

/** What a calculator is opened with: content, the answer of the range data call, and the address. */
export interface OpenCalculator<Content> {
  readonly content: Content
  readonly reply: RangeReply
  readonly query: Query
}

const toFaults = (reply: Exclude<RangeReply, { readonly kind: 'data' }>): readonly RangeFault[] => [
  reply.kind === 'failed'
    ? { tag: 'RequestFailed', reason: reply.reason }
    : { tag: 'UnusableRangeData' },
]

const openWith = (
  cars: unknown,
  reply: RangeReply,
  start: (
    infos: readonly CalculatorCarInfo[],
    data: RangeData,
  ) => Either<readonly RangeFault[], CalculatorState>,
): Either<readonly RangeFault[], CalculatorState> => {
  const infos = decodeCalculatorCars(cars)
  const listed: readonly RangeFault[] = E.isLeft(infos)
    ? infos.left.map(({ path }) => ({ tag: 'UnusableCarList', path }))
    : []
  const found = reply.kind === 'data' ? [] : toFaults(reply)
  return E.isLeft(infos) || reply.kind !== 'data'
    ? left([...listed, ...found])
    : start(infos.right, reply.data)
}

/**
 * Validates content and range data, and creates the full calculator's initial state.
 *
 * @param page - Content, the response of the range data call, and the URL query.
 * @returns The initial state, or every fault: the page then renders nothing and logs each once.
 * @source T-CALC-26, T-ERR-12, T-DATA-15, T-DATA-21, D-T-54, D-T-55
 *
 * @example Neither cars nor data
 * ```ts
 * import { openCalculator } from '@evkit/engine/range'
 * import { tinyCalculatorContent } from '@evkit/engine/testing'
 * import { either } from 'fp-ts'
 *
 * const content = { ...tinyCalculatorContent, rangeCarDataArray: [] }
 * openCalculator({ content, reply: { kind: 'unusable' }, query: [] }) // => either.left([{ tag: 'UnusableCarList', path: '' }, { tag: 'UnusableRangeData' }])
 * ```
 * @category constructors
 */
export const openCalculator = ({
  content,
  reply,
  query,
}: OpenCalculator<CalculatorContent>): Either<readonly RangeFault[], CalculatorState> =>
  openWith(content.rangeCarDataArray, reply, (infos, data) =>
    startCalculator(query, { infos, data, defaultClimate: content.defaultClimateControl }),
  )

/**
 * Validates content and range data, and creates the light calculator's initial state.
 *
 * @param page - Content, the response of the range data call, and the URL query.
 * @returns The initial state, or every fault: the page then renders nothing and logs each once.
 * @source T-LIGHT-06, T-ERR-12, D-T-49, D-T-54, D-T-55
 *
 * @example The car content names
 * ```ts
 * import { openLightCalculator } from '@evkit/engine/range'
 * import { gridData, tinyLightContent } from '@evkit/engine/testing'
 * import { either } from 'fp-ts'
 *
 * const reply = { kind: 'data', data: gridData, notes: [] } as const
 * const state = openLightCalculator({ content: tinyLightContent, reply, query: [] })
 * either.isRight(state) && state.right.selection.car.model // => 'EX30'
 * ```
 * @category constructors
 */
export const openLightCalculator = ({
  content,
  reply,
  query,
}: OpenCalculator<LightContent>): Either<readonly RangeFault[], CalculatorState> =>
  openWith(content.rangeCarDataArray, reply, (infos, data) =>
    startLightCalculator(query, {
      infos,
      model: content.model,
      data,
      defaultClimate: content.defaultClimateControl,
    }),
  )
