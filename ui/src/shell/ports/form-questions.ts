// Everything a form asks the service: it comes with the first question, so that a page wakes without it.
import { APPS, resolveFlags, type FormRequest, type FullConfiguration } from '@evkit/engine/forms'
import type { LeadFormPorts } from '@evkit/engine/forms/lead'
import type { Option } from '@evkit/engine/shared'
import { createBotCheck, solveBeside } from './bot-check.js'
import { browserRecaptchaPage, createRecaptcha } from './recaptcha.js'
import { consoleLog } from './console-log.js'
import { createFormsClient } from './forms-client.js'
import { makeId } from './make-id.js'

/** What the questions of a form are about. */
export interface FormQuestionsInput {
  readonly request: FormRequest
  /** What the page has come with; none is asked for. */
  readonly configuration: Option<FullConfiguration>
  readonly isProduction: boolean
  /** [ms] When the form was first shown, on the clock of the page. */
  readonly started: number
  /** Value of a cookie; empty without it. */
  readonly readCookie: (name: string) => string
}

/** The questions of a form. */
export type FormQuestions = Pick<
  LeadFormPorts<AbortSignal>,
  'loadConfiguration' | 'checkEmail' | 'checkPhone' | 'searchAddresses' | 'postLead'
> & {
  readonly getToken: () => Promise<string>
  readonly warmUp: () => void
}

const DEFAULT_COOKIE = '_ga'
// [ms] How long the question for the bot check is waited for.
const PATIENCE = 5000

const makeClient = (input: FormQuestionsInput, cookieName: () => string) => {
  const { request, isProduction, started, readCookie } = input
  return createFormsClient({
    market: request.market,
    clientId: request.query.clientid ?? APPS[request.app].longId,
    fetch: (address, init) => fetch(address, init),
    makeId,
    analyticsId: () => readCookie(cookieName()),
    isTestMode: request.query.testing === true && !isProduction,
    elapsed: () => performance.now() - started,
    log: consoleLog,
  })
}

/** Makes the questions of a form. What a search needs of the market, and which cookie tells whom, is in its configuration. */
export const createFormQuestions = (input: FormQuestionsInput): FormQuestions => {
  let known = input.configuration
  const marketOf = () => (known._tag === 'Some' ? known.value.marketConfiguration : undefined)
  const client = makeClient(input, () => marketOf()?.analyticsCookieName ?? DEFAULT_COOKIE)
  const { getToken, warmUp } = createBotCheck({
    ask: () => client.askBotCheck(AbortSignal.timeout(PATIENCE)),
    solve: solveBeside,
    askRecaptcha: createRecaptcha(browserRecaptchaPage),
    now: () => Date.now(),
  })
  return {
    loadConfiguration: async (request, signal) => {
      const loaded = await client.loadConfiguration(request, signal)
      known = { _tag: 'Some', value: loaded }
      return loaded
    },
    searchAddresses: (text, signal) => {
      const market = marketOf()
      const flags = resolveFlags(market?.features ?? [], market?.dynamicFeatures ?? []).on
      const wish = {
        text,
        isMainland: market?.mainlandFilter ?? false,
        usesLoqate: flags.includes('useLoqate'),
      }
      return client.searchAddresses(wish, signal)
    },
    checkEmail: client.checkEmail,
    checkPhone: client.checkPhone,
    postLead: client.postLead,
    getToken,
    warmUp,
  }
}
