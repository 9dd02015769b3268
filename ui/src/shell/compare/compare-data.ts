// What the columns of a comparison are worked out from: the contents and data sets of the four tools, read as each tool
// reads them. A tool whose content is missing has no rows.
import { either as E, function as F, option as O } from 'fp-ts'
import type { ChargingCar, ChargingData } from '@evkit/engine/charging'
import {
  calculatorAddress,
  openCalculator,
  type CalculatorContent,
  type CalculatorState,
} from '@evkit/engine/range'
import { toUndefined, type Either, type Query } from '@evkit/engine/shared'
import { chargingDataOf } from '../charging-data.js'
import {
  decodeCharging,
  rangeReplyOf,
  readCalculator,
  readCostContent,
  readSavingsContent,
  readTool,
} from '../documents.js'
import type { FrameProps } from '../frame.js'
import type { RenderRequest } from '../render.types.js'
import { toCost, toSavings } from '../savings/savings-data.js'
import type { SavingsPageData } from '../savings/savings-page.js'

/** What each tool answers from. */
export interface CompareData {
  readonly range:
    { readonly content: CalculatorContent; readonly state: CalculatorState } | undefined
  readonly charging:
    | {
        readonly cars: readonly [ChargingCar, ...ChargingCar[]]
        readonly data: ChargingData
        readonly messages: Readonly<Record<string, string>>
      }
    | undefined
  readonly cost: SavingsPageData['cost'] | undefined
  readonly savings: SavingsPageData['savings'] | undefined
}

/** Parameters of the address that say how the cars are driven. */
export const COMPARED_HABITS = ['temperatureIndex', 'climate'] as const

const HABITS: readonly string[] = COMPARED_HABITS
const MIXED = { key: 'profile', value: 'mixed', raw: '' }

/** What the range calculator is asked of an address: mixed driving, for one car or the first one it has. */
export const toRangeQuery = (query: Query, model?: string): Query => [
  ...query.filter(({ key }) => HABITS.includes(key)),
  MIXED,
  ...(model === undefined ? [] : [{ key: 'model', value: model, raw: '' }]),
]

type Asked = Pick<RenderRequest, 'load' | 'documents'>

/** Opens the range calculator as a comparison asks it. */
export const openComparedRange = (
  { load, documents }: Asked,
  site: string,
  query: Query,
): CompareData['range'] => {
  const content = readCalculator(load, site)
  if (E.isLeft(content)) return undefined
  const reply = rangeReplyOf(documents.range)
  const opened = openCalculator({ content: content.right, reply, query: toRangeQuery(query) })
  return E.isLeft(opened) ? undefined : { content: content.right, state: opened.right }
}

/** Writes what a comparison has understood of how the cars are driven. */
export const writeComparedHabits = (state: CalculatorState): string =>
  calculatorAddress.write(state.selection, [])

const readCharging = ({ load, documents }: Asked, site: string): CompareData['charging'] => {
  const tool = readTool(load, site)
  const document = decodeCharging(documents.charging)
  if (E.isLeft(tool) || E.isLeft(document)) return undefined
  const { cars, content } = tool.right
  return { cars, data: chargingDataOf(document.right), messages: content.messages }
}

const orNothing = <A>(found: Either<unknown, A>): A | undefined => toUndefined(O.fromEither(found))

/** Reads what the tools of a site answer from. */
export const readCompareData = (
  request: Asked & Pick<RenderRequest, 'answerGraph'>,
  frame: FrameProps['frame'],
  query: Query,
): CompareData => ({
  range: openComparedRange(request, frame.site, query),
  charging: readCharging(request, frame.site),
  cost: orNothing(
    F.pipe(
      readCostContent(request.load, frame.site),
      E.chain((content) => toCost(content, frame.locale)),
    ),
  ),
  savings: orNothing(
    F.pipe(
      readSavingsContent(request.load, frame.site),
      E.chain((content) => toSavings(content, request, frame.locale)),
    ),
  ),
})
