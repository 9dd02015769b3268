// What the columns of a comparison are worked out from: the contents and data sets of the four tools, read as each tool
// reads them. A tool whose content is missing has no rows.
import { either as E, function as F, option as O } from 'fp-ts'
import type { ComparisonTools } from '@evkit/engine/compare'
import { openCalculator } from '@evkit/engine/range'
import { toUndefined, type Either } from '@evkit/engine/shared'
import { chargingDataOf } from '../charging-data.js'
import {
  decodeCharging,
  rangeReplyOf,
  readCalculator,
  readComparison,
  readCostContent,
  readSavingsContent,
  readTool,
} from '../documents.js'
import type { FrameProps } from '../frame.js'
import { createTranslate } from '../messages.js'
import type { RenderRequest } from '../render.types.js'
import { toCost, toSavings } from '../savings/savings-data.js'

type Asked = Pick<RenderRequest, 'load' | 'documents'>
type Place = Pick<FrameProps['frame'], 'site' | 'locale'>

/** Opens the range calculator of a site as nobody has asked it yet. */
export const openComparedRange = (
  { load, documents }: Asked,
  { site, locale }: Place,
): ComparisonTools['range'] => {
  const content = readCalculator(load, site)
  if (E.isLeft(content)) return undefined
  const reply = rangeReplyOf(documents.range)
  const state = openCalculator({ content: content.right, reply, query: [] })
  if (E.isLeft(state)) return undefined
  const translate = createTranslate(content.right.messages, locale)
  return { content: content.right, state: state.right, translate }
}

const readCharging = (
  { load, documents }: Asked,
  { site, locale }: Place,
): ComparisonTools['charging'] => {
  const tool = readTool(load, site)
  const document = decodeCharging(documents.charging)
  if (E.isLeft(tool) || E.isLeft(document)) return undefined
  const { cars, content } = tool.right
  const translate = createTranslate(content.messages, locale)
  return { cars, data: chargingDataOf(document.right), translate }
}

const orNothing = <A>(found: Either<unknown, A>): A | undefined => toUndefined(O.fromEither(found))

const readCost = ({ load }: Asked, { site, locale }: Place): ComparisonTools['cost'] =>
  orNothing(
    F.pipe(
      readCostContent(load, site),
      E.chain((content) => toCost(content, locale)),
      E.map(({ cars, content, contentDistance }) => ({
        cars,
        currency: content.currency,
        distance: contentDistance,
      })),
    ),
  )

const readSavings = (
  request: Asked & Pick<RenderRequest, 'answerGraph'>,
  { site, locale }: Place,
): ComparisonTools['savings'] =>
  orNothing(
    F.pipe(
      readSavingsContent(request.load, site),
      E.chain((content) => toSavings(content, request, locale)),
      E.map(({ setup, content, configurations }) => ({
        setup,
        configurations,
        currency: content.currency,
      })),
    ),
  )

/** Reads what the tools of a site answer from. */
export const readComparisonTools = (
  request: Asked & Pick<RenderRequest, 'answerGraph'>,
  place: Place,
): ComparisonTools => ({
  facts: orNothing(readComparison(request.load, place.site))?.facts,
  range: openComparedRange(request, place),
  charging: readCharging(request, place),
  cost: readCost(request, place),
  savings: readSavings(request, place),
})
