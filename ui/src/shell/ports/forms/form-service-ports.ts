// Everything a form asks the service: it comes with the first question, so that a page wakes without it.
import { option as O } from 'fp-ts'
import type { FormRequest, FullConfiguration, LeadFormPorts } from '@evkit/engine/forms'
import { ANALYTICS_COOKIE, isTestMode, resolveClientId } from '@evkit/engine/internal/forms'
import { none, parseQuery, type Option } from '@evkit/engine/shared'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { createBotCheck, solveBeside } from './bot-check.js'
import { browserRecaptchaPorts, createRecaptcha } from './recaptcha.js'
import { consoleLog } from '../console-log.js'
import { saveConfiguration } from './configuration-memory.js'
import { waitForCookie } from './wait-for-cookie.js'
import { addressScopeOf, createFormsClient, type Finders } from './forms-client.js'
import { makeId } from '../make-id.js'

/** What the ports to the service are made for. */
export interface FormServicePortsInput {
  readonly request: FormRequest
  /** What the page has come with; none is asked for. */
  readonly configuration: Option<FullConfiguration>
  readonly isProduction: boolean
  /** Query that names a version and a paint. */
  readonly search?: string
  /** Name of the program of a host that embeds the form. */
  readonly consumerApp?: Option<string>
  /** [ms] When the form was first shown, on the clock of the page. */
  readonly started: number
  /** Value of a cookie; empty without it. */
  readonly readCookie: (name: string) => string
  /** Whether the visitor may be counted: without it no cookie of the analytics is read. */
  readonly trackingAllowed: () => boolean
}

/** What a form asks of the service. */
export type FormServicePorts = Pick<
  LeadFormPorts<AbortSignal>,
  'loadConfiguration' | 'checkEmail' | 'checkPhone' | 'searchAddresses' | 'postLead'
> & {
  readonly getToken: () => Promise<string>
  /** What asks for what the address names. */
  readonly client: Finders
  readonly warmUp: () => void
  /** SHA-256 of a text, hexadecimal. */
  readonly hashText: (text: string) => string
}

// [ms] How long the question for the bot check is waited for.
const BOT_CHECK_TIMEOUT = 5000

// The browser's own hash is missing where the connection is not secure.
const hashText = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)))

const clientOf = ({ request, consumerApp = none }: FormServicePortsInput): string =>
  resolveClientId({ request, consumerApp })

const chosenOf = ({ search = '' }: FormServicePortsInput): Readonly<Record<string, string>> =>
  Object.fromEntries(
    parseQuery(search).flatMap(({ key, value }) =>
      key === 'version' || key === 'colour' ? [[key, value]] : [],
    ),
  )

const makeClient = (input: FormServicePortsInput, analyticsId: () => string) => {
  const { request, isProduction, started } = input
  return createFormsClient({
    market: request.market,
    clientId: clientOf(input),
    chosen: chosenOf(input),
    fetch: (address, init) => fetch(address, init),
    makeId,
    analyticsId,
    isTestMode: isTestMode({ request, isProduction }),
    elapsed: () => performance.now() - started,
    log: consoleLog,
  })
}

/** Makes what a form asks of the service. What a search needs of the market, and which cookie tells whom, is in its configuration. */
export const createFormServicePorts = (input: FormServicePortsInput): FormServicePorts => {
  let known = input.configuration
  const marketOf = () => (O.isSome(known) ? known.value.marketConfiguration : undefined)
  const { readCookie, trackingAllowed, started } = input
  const analyticsId = (): string =>
    trackingAllowed() ? readCookie(marketOf()?.analyticsCookieName ?? ANALYTICS_COOKIE) : ''
  const client = makeClient(input, analyticsId)
  const cookie = trackingAllowed()
    ? waitForCookie({ elapsed: performance.now() - started, read: analyticsId })
    : Promise.resolve()
  const { getToken, warmUp } = createBotCheck({
    ask: () => client.askBotCheck(AbortSignal.timeout(BOT_CHECK_TIMEOUT)),
    solve: solveBeside,
    askRecaptcha: createRecaptcha(browserRecaptchaPorts),
    now: () => Date.now(),
    wait: (milliseconds) =>
      new Promise((resolve) => {
        setTimeout(resolve, milliseconds)
      }),
  })
  return {
    loadConfiguration: async (request, signal) => {
      const loaded = await saveConfiguration(
        {
          names: [
            request.market,
            clientOf(input),
            request.purpose,
            request.app,
            JSON.stringify(chosenOf(input)),
          ],
          // Who asked first may leave before the others.
          load: (shared) => client.loadConfiguration(request, shared),
        },
        signal,
      )
      known = { _tag: 'Some', value: loaded }
      return loaded
    },
    searchAddresses: (text, signal) =>
      client.searchAddresses({ text, ...addressScopeOf(marketOf()) }, signal),
    checkEmail: client.checkEmail,
    checkPhone: client.checkPhone,
    // Whom a visit belongs to is worth a moment, and no lead.
    postLead: async (...asked) => {
      if (analyticsId() === '') await cookie
      return client.postLead(...asked)
    },
    client,
    getToken,
    warmUp,
    hashText,
  }
}
