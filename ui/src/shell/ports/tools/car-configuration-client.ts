import { either as E, option as O } from 'fp-ts'
import {
  clientConfigurationCall,
  nextConfigurationCall,
  NO_ANSWERS,
  resolveConfiguration,
  tokenConfigurationCall,
  tokenGeneratorCall,
  type CarConfiguration,
  type ConfigurationAnswers,
  type ConfigurationQuestion,
} from '@evkit/engine/savings'
import { createGraphClient, OWN_HOSTS, type GraphClient } from './graph-client.js'

const tokenOf = ({ token }: ConfigurationAnswers): string =>
  token.kind === 'answered' && E.isRight(token.value) && O.isSome(token.value.right)
    ? token.value.right.value
    : ''

/** Makes what asks for the taxes of a car, one call after the other; every failure is a status. */
export const createCarConfigurationClient =
  (ask: GraphClient) =>
  async (question: ConfigurationQuestion): Promise<CarConfiguration> => {
    const { locale, salesModel, model } = question
    let answers = NO_ANSWERS
    for (;;) {
      switch (nextConfigurationCall(answers, question)) {
        case 'configuration':
          answers = {
            ...answers,
            configuration: await ask({ call: clientConfigurationCall, values: { locale } }),
          }
          break
        case 'token':
          answers = {
            ...answers,
            token: await ask({ call: tokenGeneratorCall, values: { locale, salesModel, model } }),
          }
          break
        case 'tokenConfiguration':
          answers = {
            ...answers,
            tokenConfiguration: await ask({
              call: tokenConfigurationCall,
              values: { token: tokenOf(answers) },
            }),
          }
          break
        case undefined:
          return resolveConfiguration(answers, question)
      }
    }
  }

/** Makes what asks the graph of our own origin. */
export const browserCarConfigurationClient = () =>
  createCarConfigurationClient(
    createGraphClient({
      hosts: OWN_HOSTS,
      search: () => window.location.search,
      fetch: (...request) => fetch(...request),
    }),
  )
