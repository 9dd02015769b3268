// Asks the calls of the forms from the browser, one after the other for each client.
import { either as E, option as O } from 'fp-ts'
import {
  FORMS_CALLS,
  resolveFlags,
  type AddressSuggestion,
  type ConsumerData,
  type Retailer,
  type FormRequest,
  type FullConfiguration,
  type LeadAnswer,
  type LeadTry,
  type Prediction,
  type Profile,
  type Vehicle,
} from '@evkit/engine/forms'
import {
  AcceptedAnswerCodec,
  findHttpError,
  FORMS_HEADERS,
  FormsProblemCodec,
  GENERIC_HTTP_ERROR,
  NO_ANSWER,
  TRAP_NAME,
  writeConsentWays,
  type AcceptedAnswer,
  type BotCheckAnswer,
  type RetailerPlace,
  type PredictionScope,
} from '@evkit/engine/internal/forms'
import {
  decodeWith,
  none,
  some,
  toUndefined,
  writeAddress,
  type Endpoint,
  type EndpointValues,
  type Option,
} from '@evkit/engine/shared'
import type { Log } from '@evkit/engine/internal/shared'

/** What the client of the forms is given. */
export interface FormsClientInput {
  /** Market slug. */
  readonly market: string
  /** Who asks, as every call says it. */
  readonly clientId: string
  /** Version and paint a vehicle is shown in; none is asked for without. */
  readonly chosen?: Readonly<Record<string, string>>
  readonly fetch: (address: string, request: RequestInit) => Promise<Response>
  readonly makeId: () => string
  /** Value of the analytics cookie; empty without one. */
  readonly analyticsId: () => string
  readonly isTestMode: boolean
  /** [ms] Since the form was first shown. */
  readonly elapsed: () => number
  readonly log: Log
}

interface Question<Reply> {
  readonly endpoint: Endpoint<Reply>
  readonly values?: EndpointValues
  readonly body?: object
  readonly signal: AbortSignal
}

const givenUp = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    const leave = (): void => {
      reject(new DOMException('Given up', 'AbortError'))
    }
    if (signal.aborted) leave()
    else signal.addEventListener('abort', leave, { once: true })
  })

// One request at a time: each starts when all before it have ended, whatever their outcome; a given up one leaves.
const createQueue = () => {
  let earlier: Promise<unknown> = Promise.resolve()
  return <Answer>(ask: () => Promise<Answer>, signal: AbortSignal): Promise<Answer> => {
    const turn = earlier.then(() => {
      signal.throwIfAborted()
      return ask()
    })
    const answer = Promise.race([turn, givenUp(signal)])
    earlier = Promise.allSettled([earlier, answer])
    return answer
  }
}

const readBody = async (answer: Response): Promise<unknown> => {
  try {
    return (await answer.json()) as unknown
  } catch {
    return undefined // no JSON: what is wrong is told by the codec
  }
}

const SECOND = 1000

// Seconds, or the time of day.
const readRetryAfter = (answer: Response): Option<number> => {
  const text = answer.headers.get('Retry-After') ?? ''
  if (/^\d{1,6}$/.test(text)) return some(Number(text) * SECOND)
  const until = Date.parse(text) - Date.now()
  return Number.isFinite(until) ? some(Math.max(0, until)) : none
}

const nameOf = ({ status }: Response): string =>
  toUndefined(findHttpError(status)) ?? GENERIC_HTTP_ERROR

const NO_CONTENT = 204
const REQUEST_FAULT = 400
const SERVER_FAULT = 500

// Only a fault of the server leaves open whether there is such a thing.
const isMissing = ({ status }: Response): boolean =>
  status === NO_CONTENT || (status >= REQUEST_FAULT && status < SERVER_FAULT)

const readReply = async <Reply>(endpoint: Endpoint<Reply>, answer: Response): Promise<Reply> => {
  if (!answer.ok) throw new Error(nameOf(answer))
  const read = decodeWith(endpoint.reply, await readBody(answer))
  if (E.isRight(read)) return read.right
  throw new Error(`An answer could not be read at ${read.left[0]?.path ?? ''}`)
}

const pickTold = ({ redirectUrl, reference }: AcceptedAnswer) => ({ redirectUrl, reference })

const readLeadAnswer = async (answer: Response, log: Log): Promise<LeadAnswer> => {
  const body = await readBody(answer)
  if (answer.ok) {
    const accepted = decodeWith(AcceptedAnswerCodec, body)
    if (E.isRight(accepted)) return { kind: 'accepted', ...pickTold(accepted.right) }
    // It is in all the same: nothing but where to go on is missing.
    log({ level: 'note', code: 'LeadAnswer', text: 'The answer to a lead could not be read' })
    return { kind: 'accepted', redirectUrl: none, reference: none }
  }
  const problem = decodeWith(FormsProblemCodec, body)
  if (E.isRight(problem) && problem.right.errors.size > 0)
    return { kind: 'refused', errors: problem.right.errors }
  return {
    kind: 'failed',
    status: some(answer.status),
    name: nameOf(answer),
    retryAfter: readRetryAfter(answer),
  }
}

/** The calls of a form. */
export interface FormsClient {
  readonly loadConfiguration: (
    request: FormRequest,
    signal: AbortSignal,
  ) => Promise<FullConfiguration>
  readonly checkEmail: (email: string, signal: AbortSignal) => Promise<boolean>
  readonly checkPhone: (phone: string, signal: AbortSignal) => Promise<boolean>
  readonly searchAddresses: (
    query: { readonly text: string; readonly isMainland: boolean; readonly usesLoqate: boolean },
    signal: AbortSignal,
  ) => Promise<readonly AddressSuggestion[]>
  /** None when there is no such vehicle. */
  readonly findVehicle: (pno: string, signal: AbortSignal) => Promise<Option<Vehicle>>
  /** The stored copy of a vehicle. */
  readonly findVehicleCopy: (pno: string, signal: AbortSignal) => Promise<Option<Vehicle>>
  readonly findRetailer: (code: string, signal: AbortSignal) => Promise<Retailer>
  readonly listRetailers: (signal: AbortSignal) => Promise<readonly Retailer[]>
  readonly findConsumer: (id: string, signal: AbortSignal) => Promise<ConsumerData>
  /** None where nobody is signed in. */
  readonly findProfile: (signal: AbortSignal) => Promise<Option<Profile>>
  readonly predictPlaces: (
    query: { readonly text: string } & PredictionScope,
    signal: AbortSignal,
  ) => Promise<readonly Prediction[]>
  /** Retailers near a place, nearest first; by postal code all of them. */
  readonly listRetailersNear: (
    page: { readonly place: RetailerPlace; readonly limit: number; readonly offset: number },
    signal: AbortSignal,
  ) => Promise<readonly Retailer[]>
  readonly askBotCheck: (signal: AbortSignal) => Promise<BotCheckAnswer>
  readonly postLead: (lead: LeadTry, signal: AbortSignal) => Promise<LeadAnswer>
}

interface Ways {
  readonly ask: <Reply>(question: Question<Reply>) => Promise<Reply>
  readonly find: <Reply>(question: Question<Reply>) => Promise<Option<Reply>>
}

/** What asks for what an address names, and for what is chosen from. */
export type Finders = Pick<
  FormsClient,
  | 'findVehicle'
  | 'findVehicleCopy'
  | 'findRetailer'
  | 'listRetailers'
  | 'findConsumer'
  | 'findProfile'
  | 'predictPlaces'
  | 'listRetailersNear'
>

// A hundred metres are near enough for a retailer: nobody is told more.
const DEGREE_PARTS = 1000

const writeDegrees = (degrees: number): string =>
  String(Math.round(degrees * DEGREE_PARTS) / DEGREE_PARTS)

const nearOf = (
  place: RetailerPlace,
  page: { readonly limit: string; readonly offset: string },
): Pick<Question<readonly Retailer[]>, 'endpoint' | 'values'> => {
  switch (place.by) {
    case 'address':
      return { endpoint: FORMS_CALLS.dealersByAddress, values: { address: place.address, ...page } }
    case 'zipCode':
      return { endpoint: FORMS_CALLS.dealersByZipCode, values: { zipCode: place.zipCode } }
    case 'coordinates':
      return {
        endpoint: FORMS_CALLS.dealersByCoordinates,
        values: {
          latitude: writeDegrees(place.position.latitude),
          longitude: writeDegrees(place.position.longitude),
          ...page,
        },
      }
  }
}

const findWith = ({ ask, find }: Ways): Finders => ({
  findVehicle: (pno, signal) =>
    find({ endpoint: FORMS_CALLS.vehicleByPno, values: { pno }, signal }),
  findVehicleCopy: (pno, signal) =>
    find({ endpoint: FORMS_CALLS.vehiclesGetFallback, values: { pno }, signal }),
  findRetailer: (code, signal) =>
    ask({ endpoint: FORMS_CALLS.dealerById, values: { code }, signal }),
  listRetailers: (signal) => ask({ endpoint: FORMS_CALLS.dealersAll, signal }),
  findConsumer: (id, signal) => ask({ endpoint: FORMS_CALLS.consumerData, values: { id }, signal }),
  findProfile: (signal) => find({ endpoint: FORMS_CALLS.profile, signal }),
  // The call is that of one market: its country is known there.
  predictPlaces: ({ text, types }, signal) =>
    ask({
      endpoint: FORMS_CALLS.predictions,
      values: { text, ...(O.isSome(types) ? { types: types.value.join(',') } : {}) },
      signal,
    }),
  listRetailersNear: ({ place, limit, offset }, signal) =>
    ask({ ...nearOf(place, { limit: String(limit), offset: String(offset) }), signal }),
})

// What is personal stands in the body: addresses are written down on their way.
const checkWith = (ask: Ways['ask']): Pick<FormsClient, 'checkEmail' | 'checkPhone'> => ({
  checkEmail: async (userEmail, signal) =>
    Boolean(await ask({ endpoint: FORMS_CALLS.validateEmailBody, body: { userEmail }, signal })),
  checkPhone: async (phoneNumber, signal) =>
    Boolean(await ask({ endpoint: FORMS_CALLS.validatePhoneBody, body: { phoneNumber }, signal })),
})

const JSON_TYPE = { 'Content-Type': 'application/json' }

/** What a search for addresses needs of the market. */
export const addressScopeOf = (
  market: FullConfiguration['marketConfiguration'] | undefined,
): { readonly isMainland: boolean; readonly usesLoqate: boolean } => {
  const flags = resolveFlags(market?.features ?? [], market?.dynamicFeatures ?? []).on
  return {
    isMainland: market?.mainlandFilter ?? false,
    usesLoqate: flags.includes('useLoqate'),
  }
}

/** Makes what asks the calls of a form. */
export const createFormsClient = (input: FormsClientInput): FormsClient => {
  const { market, clientId, log } = input
  const queue = createQueue()
  const listHeaders = (): Record<string, string> => {
    const analytics = input.analyticsId()
    return {
      [FORMS_HEADERS.operation]: input.makeId(),
      ...(analytics === '' ? {} : { [FORMS_HEADERS.analytics]: analytics }),
      ...(input.isTestMode ? { [FORMS_HEADERS.test]: 'true' } : {}),
    }
  }
  const request = (endpoint: Endpoint<unknown>, values: EndpointValues, more: RequestInit) => {
    const address = writeAddress(endpoint, { site: market, clientId, ...values })
    // What is searched for stands in the address; nobody else is told of the page.
    return input.fetch(address, { method: endpoint.method, referrerPolicy: 'no-referrer', ...more })
  }
  const call = <Reply>({ endpoint, values = {}, body, signal }: Question<Reply>) => {
    const type = body === undefined ? {} : JSON_TYPE
    const sent = body === undefined ? {} : { body: JSON.stringify(body) }
    return request(endpoint, values, { headers: { ...listHeaders(), ...type }, ...sent, signal })
  }
  const get = async <Reply>(question: Question<Reply>): Promise<Reply> =>
    readReply(question.endpoint, await call(question))
  const ask = <Reply>(question: Question<Reply>): Promise<Reply> =>
    queue(() => get(question), question.signal)
  const find = <Reply>(question: Question<Reply>): Promise<Option<Reply>> =>
    queue(async () => {
      const answer = await call(question)
      return isMissing(answer) ? none : some(await readReply(question.endpoint, answer))
    }, question.signal)
  return {
    loadConfiguration: ({ purpose }, signal) =>
      ask({ endpoint: FORMS_CALLS.configuration, values: { ...input.chosen, purpose }, signal }),
    ...checkWith(ask),
    searchAddresses: ({ text, isMainland, usesLoqate }, signal) =>
      ask({
        endpoint: FORMS_CALLS.searchAddress,
        values: {
          address: text,
          mainlandFilter: String(isMainland),
          ...(usesLoqate ? { useLoqate: 'true' } : {}),
        },
        signal,
      }),
    ...findWith({ ask, find }),
    askBotCheck: (signal) => get({ endpoint: FORMS_CALLS.botCheck, signal }),
    postLead: ({ body, key, ways, trap }, signal) =>
      queue(async () => {
        const answer = await request(
          FORMS_CALLS.submitRequest,
          {},
          {
            headers: {
              ...listHeaders(),
              ...JSON_TYPE,
              [FORMS_HEADERS.key]: key,
              [FORMS_HEADERS.elapsed]: String(Math.round(input.elapsed())),
              ...(ways.size === 0 ? {} : { [FORMS_HEADERS.ways]: writeConsentWays(ways) }),
            },
            body: JSON.stringify(trap === '' ? body : { ...body, [TRAP_NAME]: trap }),
            signal,
          },
        )
        return readLeadAnswer(answer, log)
      }, signal).catch(() => NO_ANSWER),
  }
}
