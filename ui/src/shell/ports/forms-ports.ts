import type { FormRequest, FullConfiguration } from '@evkit/engine/forms'
import { NO_ANSWER, type LeadFormPorts } from '@evkit/engine/forms/lead'
import { none, type Option } from '@evkit/engine/shared'
import { CONSENT_COOKIE, findCookie, hasConsent, readConsent } from '@evkit/engine/site'
import type { LeadFormAppPorts } from '../../forms/index.js'
import { browserConnection } from './browser-connection.js'
import { consoleLog } from './console-log.js'
import { browserFormRoute } from './form-route.js'
import type { FormQuestions } from './form-questions.js'
import { createLeadMemory, keepCampaign, keepLanding } from './lead-memory.js'
import { makeId } from './make-id.js'
import { createSessionMemory } from './session-memory.js'

/** What the ports of a form are made for. */
export interface FormsPortsInput {
  readonly request: FormRequest
  /** What the page has come with; none is asked for. */
  readonly configuration: Option<FullConfiguration>
  readonly isProduction: boolean
  /** Behind the title of each page. */
  readonly maker: string
}

const readCookie = (name: string): string => {
  const found = findCookie(document.cookie, name)
  return found._tag === 'Some' ? found.value : ''
}

const mayKeep = (): boolean => hasConsent(readConsent(readCookie(CONSENT_COOKIE)), 'functional')

type Memory = ReturnType<typeof createLeadMemory>

const makeMemory = ({ request }: FormsPortsInput) =>
  createLeadMemory({
    memory: sessionMemory(),
    request,
    mayKeep,
    now: () => Date.now(),
    makeKey: makeId,
  })

const sessionMemory = () => createSessionMemory(() => window.sessionStorage, consoleLog)

/** Where the visit has begun, and which campaign has brought the visitor. */
export const recordLanding = (request: FormRequest) => ({
  ...keepLanding(sessionMemory(), {
    originalUrl: window.location.href,
    referralUrl: document.referrer,
  }),
  analytics: keepCampaign(sessionMemory(), request),
})

// Whether this page was opened by going back to it.
const isReturn = (): boolean => {
  const [entry] = performance.getEntriesByType('navigation')
  return entry instanceof PerformanceNavigationTiming && entry.type !== 'navigate'
}

const rememberWith = (memory: Memory) =>
  ({
    mintKey: (body) => Promise.resolve(memory.mintKey(body)),
    readDraft: memory.readDraft,
    keepDraft: memory.keepDraft,
    dropDraft: memory.dropDraft,
    keepLead: memory.keepLead,
  }) satisfies Partial<LeadFormPorts<AbortSignal>>

// What could not be loaded is tried again with the next question.
const lazyQuestions = (input: FormsPortsInput): FormQuestions => {
  const started = performance.now()
  let made: Promise<FormQuestions> | undefined
  const load = (): Promise<FormQuestions> => {
    made ??= import('./form-questions.js').then(
      ({ createFormQuestions }) => createFormQuestions({ ...input, started, readCookie }),
      (fault: unknown) => {
        made = undefined
        throw fault
      },
    )
    return made
  }
  return {
    loadConfiguration: async (...asked) => (await load()).loadConfiguration(...asked),
    checkEmail: async (...asked) => (await load()).checkEmail(...asked),
    checkPhone: async (...asked) => (await load()).checkPhone(...asked),
    searchAddresses: async (...asked) => (await load()).searchAddresses(...asked),
    postLead: (...asked) =>
      load().then(
        (questions) => questions.postLead(...asked),
        () => NO_ANSWER,
      ),
    getToken: async () => (await load()).getToken(),
    warmUp: () => {
      load().then(
        ({ warmUp }) => {
          warmUp()
        },
        () => undefined,
      )
    },
  }
}

/** The ports of a form in a browser. */
export const browserFormsPorts = (input: FormsPortsInput): LeadFormAppPorts => {
  const memory = makeMemory(input)
  return {
    ...rememberWith(memory),
    ...lazyQuestions(input),
    navigate: (url) => {
      memory.markRedirected()
      window.location.assign(url)
    },
    tellHost: (fault) => {
      const code = 'type' in fault ? fault.type : fault.name
      consoleLog({ level: 'error', code, text: JSON.stringify(fault) })
    },
    log: consoleLog,
    connection: browserConnection,
    route: {
      ...browserFormRoute(),
      comesBack: () => memory.takeRedirected() && isReturn(),
    },
    setTitle: (title) => {
      document.title = `${title} – ${input.maker}`
    },
  }
}

const never = () => new Promise<never>(() => undefined)
const nothing = () => undefined

/** The ports of a form while rendering on the server: nothing is asked, nothing is kept. */
export const silentFormsPorts: LeadFormAppPorts = {
  loadConfiguration: never,
  checkEmail: never,
  checkPhone: never,
  searchAddresses: never,
  getToken: never,
  mintKey: never,
  postLead: never,
  readDraft: () => none,
  keepDraft: nothing,
  dropDraft: nothing,
  keepLead: nothing,
  navigate: nothing,
  tellHost: nothing,
  log: nothing,
  warmUp: nothing,
  connection: { isOnline: () => true, subscribe: () => nothing },
  route: {
    url: () => '',
    settle: nothing,
    showFinished: nothing,
    comesBack: () => false,
    subscribe: () => nothing,
  },
  setTitle: nothing,
}
