// What the costs and savings page is made from: content joined, and the answers it would ask for taken where they lie.
import { either as E, option as O } from 'fp-ts'
import { joinCostCars, type CostContent } from '@evkit/engine/cost'
import {
  clientConfigurationCall,
  joinSavings,
  resolveConfiguration,
  tokenConfigurationCall,
  tokenGeneratorCall,
  type CarConfiguration,
  type ConfigurationQuestion,
  type SavingsContent,
} from '@evkit/engine/savings'
import { decodeWith, type Either, type Issue } from '@evkit/engine/shared'
import { distanceOf, resolveUnitSystem, type GraphCall, type GraphValue } from '@evkit/engine/site'
import type { AnswerGraph, RenderRequest } from '../render.types.js'
import type { SavingsPageData } from './savings-page.js'

const configure = (answer: AnswerGraph, question: ConfigurationQuestion): CarConfiguration => {
  const ask = <Reply>(call: GraphCall<Reply>, values: Readonly<Record<string, GraphValue>>) =>
    ({
      kind: 'answered',
      value: decodeWith(call.reply, answer(call.operation, values)),
    }) as const
  const { locale, salesModel, model } = question
  const token = ask(tokenGeneratorCall, { locale, salesModel, model })
  const { value } = token
  const text = E.isRight(value) && O.isSome(value.right) ? value.right.value : ''
  return resolveConfiguration(
    {
      configuration: ask(clientConfigurationCall, { locale }),
      token,
      tokenConfiguration: ask(tokenConfigurationCall, { token: text }),
    },
    question,
  )
}

/** Joins the content of the savings; the taxes of every car are known. */
export const toSavings = (
  content: SavingsContent,
  request: Pick<RenderRequest, 'answerGraph'>,
  locale: string,
): Either<readonly Issue[], SavingsPageData['savings']> => {
  const setup = joinSavings(content, resolveUnitSystem(locale, content.system))
  if (E.isLeft(setup)) return setup
  const { messages, ...rest } = content
  const models = setup.right.cars.flatMap(({ model, comparison }) => [model, comparison.model])
  const configurations = Object.fromEntries(
    models.map((model) => [
      model,
      configure(request.answerGraph, { locale, salesModel: content.salesModel, model }),
    ]),
  )
  return {
    _tag: 'Right',
    right: { setup: setup.right, content: { ...rest, messages: {} }, messages, configurations },
  }
}

/** Joins the content of the cost calculator. */
export const toCost = (
  content: CostContent,
  locale: string,
): Either<readonly Issue[], SavingsPageData['cost']> => {
  const { items, messages, ...rest } = content
  const cars = joinCostCars(items)
  return E.isLeft(cars)
    ? cars
    : {
        _tag: 'Right',
        right: {
          cars: cars.right,
          content: { ...rest, messages: {} },
          messages,
          contentDistance: distanceOf(resolveUnitSystem(locale, content.system)),
        },
      }
}
