import {
  nextConfigurationCall,
  NO_ANSWERS,
  resolveConfiguration,
  type CarConfiguration,
  type ConfigurationAnswers,
  type ConfigurationQuestion,
} from '@evkit/engine/savings'
import {
  clientConfigurationCall,
  tokenConfigurationCall,
  tokenGeneratorCall,
} from '@evkit/engine/savings/documents'
import { createBrowserGraph, type AskGraph } from './graph-client.js'

const tokenOf = ({ token }: ConfigurationAnswers): string =>
  token.kind === 'answered' && token.value._tag === 'Right' && token.value.right._tag === 'Some'
    ? token.value.right.value
    : ''

/** Makes what asks for the taxes of a car, one call after the other; every failure is a status. */
export const createAskForConfiguration =
  (ask: AskGraph) =>
  async (question: ConfigurationQuestion): Promise<CarConfiguration> => {
    const { locale, salesModel, model } = question
    let answers = NO_ANSWERS
    for (;;) {
      switch (nextConfigurationCall(answers, question)) {
        case 'configuration': {
          const configuration = await ask({ call: clientConfigurationCall, values: { locale } })
          answers = { ...answers, configuration }
          break
        }
        case 'token': {
          const values = { locale, salesModel, model }
          answers = { ...answers, token: await ask({ call: tokenGeneratorCall, values }) }
          break
        }
        case 'tokenConfiguration': {
          const values = { token: tokenOf(answers) }
          const tokenConfiguration = await ask({ call: tokenConfigurationCall, values })
          answers = { ...answers, tokenConfiguration }
          break
        }
        case undefined:
          return resolveConfiguration(answers, question)
      }
    }
  }

/** Asks the graph of our own origin for the taxes of a car. */
export const askForConfiguration = (question: ConfigurationQuestion): Promise<CarConfiguration> =>
  createAskForConfiguration(createBrowserGraph())(question)
