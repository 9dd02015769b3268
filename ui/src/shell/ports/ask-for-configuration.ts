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
import { writeAddress } from '@evkit/engine/shared'
import {
  DEFAULT_DEPLOY_ENVIRONMENT,
  graphBody,
  graphEndpoint,
  GRAPH_NAMES,
  readGraphReply,
  type GraphCall,
  type GraphValue,
} from '@evkit/engine/site'

const PATIENCE = 10_000

const ask = async <Reply>(call: GraphCall<Reply>, values: Readonly<Record<string, GraphValue>>) => {
  try {
    const graph = GRAPH_NAMES[DEFAULT_DEPLOY_ENVIRONMENT]
    const response = await fetch(writeAddress(graphEndpoint, { graph }), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(graphBody(call, values)),
      signal: AbortSignal.timeout(PATIENCE),
    })
    if (!response.ok) return { kind: 'failed' } as const
    return { kind: 'answered', value: readGraphReply(call, await response.json()) } as const
  } catch {
    return { kind: 'failed' } as const // the network or the service; the page says that taxes are not known
  }
}

const tokenOf = ({ token }: ConfigurationAnswers): string =>
  token.kind === 'answered' && token.value._tag === 'Right' && token.value.right._tag === 'Some'
    ? token.value.right.value
    : ''

/** Asks for the taxes of a car, one call after the other; every failure is a status. */
export const askForConfiguration = async (
  question: ConfigurationQuestion,
): Promise<CarConfiguration> => {
  const { locale, salesModel, model } = question
  let answers = NO_ANSWERS
  for (;;) {
    switch (nextConfigurationCall(answers, question)) {
      case 'configuration':
        answers = { ...answers, configuration: await ask(clientConfigurationCall, { locale }) }
        break
      case 'token':
        answers = {
          ...answers,
          token: await ask(tokenGeneratorCall, { locale, salesModel, model }),
        }
        break
      case 'tokenConfiguration':
        answers = {
          ...answers,
          tokenConfiguration: await ask(tokenConfigurationCall, { token: tokenOf(answers) }),
        }
        break
      case undefined:
        return resolveConfiguration(answers, question)
    }
  }
}
