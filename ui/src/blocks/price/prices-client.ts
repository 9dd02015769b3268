// Asks for prices from the browser: JSON both ways, each part of the answer read by its codec.
import { either as E } from 'fp-ts'
import {
  pricesEndpoint,
  usPriceEndpoint,
  type PricesBody,
  type UsPriceBody,
} from '@evkit/engine/blocks'
import {
  listPriceHeaders,
  toCallKey,
  type DeployEnvironment,
  type PriceReply,
} from '@evkit/engine/internal/blocks'
import { decodeWith, type Endpoint } from '@evkit/engine/shared'
import { createAskOnce } from './ask-once.js'
import type { PricePorts } from './price-ports.js'

/** What the client of prices is given. */
export interface PricesClientInput {
  readonly fetch: typeof fetch
  /** Production without a word. */
  readonly deployEnv?: DeployEnvironment
}

const readBody = async (response: Response): Promise<unknown> => {
  try {
    return await response.json()
  } catch {
    return undefined
  }
}

const readReply = async <Answer>(
  response: Response,
  { reply }: Endpoint<Answer>,
): Promise<PriceReply<Answer>> => {
  const { ok, status, statusText } = response
  if (!ok) return { kind: 'refused', status, statusText }
  const read = decodeWith(reply, await readBody(response))
  return E.isRight(read)
    ? { kind: 'answer', answer: read.right }
    : { kind: 'unusable', part: read.left[0]?.path ?? '' }
}

/** Makes what asks for prices; equal questions under way are asked once. */
export const createPricesClient = (
  input: PricesClientInput,
): Pick<PricePorts, 'askPrices' | 'askUsPrice'> => {
  const askOnce = createAskOnce()
  const askFor =
    <Answer>(endpoint: Endpoint<Answer>) =>
    (body: PricesBody | UsPriceBody, signal: AbortSignal) =>
      askOnce(
        toCallKey(endpoint.path, body),
        async (ended) =>
          readReply(
            await input.fetch(endpoint.path, {
              method: endpoint.method,
              headers: listPriceHeaders(body.clientName, input.deployEnv),
              body: JSON.stringify(body),
              credentials: 'same-origin',
              signal: ended,
            }),
            endpoint,
          ),
        signal,
      )
  return { askPrices: askFor(pricesEndpoint), askUsPrice: askFor(usPriceEndpoint) }
}
