import {
  resolveClientId,
  resolveFlags,
  type FormRequest,
  type FullConfiguration,
} from '@evkit/engine/forms'
import { writeStored } from '@evkit/engine/forms/documents'
import type { LeadFormPorts, UrlData } from '@evkit/engine/forms/lead'
import { none, some, type Option } from '@evkit/engine/shared'
import { CONSENT_COOKIE, findCookie, hasConsent, readConsent } from '@evkit/engine/site'
import type { LeadFormAppPorts } from '../../forms/index.js'
import { createBotCheck, solveBeside } from './bot-check.js'
import { browserConnection } from './browser-connection.js'
import { consoleLog } from './console-log.js'
import { browserFormRoute } from './form-route.js'
import { createFormsClient, type FormsClient } from './forms-client.js'
import { createLeadMemory, recall } from './lead-memory.js'
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

const DEFAULT_COOKIE = '_ga'

const readCookie = (name: string): string => {
  const found = findCookie(document.cookie, name)
  return found._tag === 'Some' ? found.value : ''
}

const mayKeep = (): boolean => hasConsent(readConsent(readCookie(CONSENT_COOKIE)), 'functional')

const makeClient = ({ request, isProduction }: FormsPortsInput, cookieName: () => string) => {
  const started = performance.now()
  return createFormsClient({
    market: request.market,
    clientId: resolveClientId({
      asked: request.query.clientid === undefined ? none : some(request.query.clientid),
      consumerApp: none,
      app: request.app,
    }),
    fetch: (address, init) => fetch(address, init),
    makeId: () => makeId(),
    analyticsId: () => readCookie(cookieName()),
    isTestMode: request.query.testing === true && !isProduction,
    elapsed: () => performance.now() - started,
    log: consoleLog,
  })
}

const BYTES = 16

// Where the connection is not secure the browser makes no such id itself.
const makeId = (): string => {
  if (window.isSecureContext) return crypto.randomUUID()
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES))
  const digits = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const parts = /^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/.exec(digits) ?? []
  const [, first = '', second = '', third = '', fourth = '', fifth = ''] = parts
  return `${first}-${second}-4${third}-a${fourth}-${fifth}`
}

type Memory = ReturnType<typeof createLeadMemory>

const makeMemory = ({ request }: FormsPortsInput) =>
  createLeadMemory({
    request,
    memory: createSessionMemory(() => window.sessionStorage, consoleLog),
    mayKeep,
    now: () => Date.now(),
    makeKey: makeId,
  })

// What a search needs of the market, and which cookie tells whom, comes with the configuration.
const makeQuestions = (input: FormsPortsInput) => {
  let known = input.configuration
  const cookieName = (): string =>
    known._tag === 'Some' ? known.value.marketConfiguration.analyticsCookieName : DEFAULT_COOKIE
  const client: FormsClient = makeClient(input, cookieName)
  const loadConfiguration: FormsClient['loadConfiguration'] = async (request, signal) => {
    const loaded = await client.loadConfiguration(request, signal)
    known = some(loaded)
    return loaded
  }
  const searchAddresses: LeadFormPorts<AbortSignal>['searchAddresses'] = (text, signal) => {
    const market = known._tag === 'Some' ? known.value.marketConfiguration : undefined
    const flags = resolveFlags(market?.features ?? [], market?.dynamicFeatures ?? []).on
    const wish = {
      text,
      isMainland: market?.mainlandFilter ?? false,
      usesLoqate: flags.includes('useLoqate'),
    }
    return client.searchAddresses(wish, signal)
  }
  return { client, loadConfiguration, searchAddresses }
}

// [ms] How long the question for the bot check is waited for.
const PATIENCE = 5000

/** Where the visit has begun: kept with the first form that is opened. */
export const recordLanding = (): UrlData => {
  const memory = createSessionMemory(() => window.sessionStorage, consoleLog)
  const kept = recall(memory, 'urlData')
  if (kept._tag === 'Some') return kept.value
  const landing = { originalUrl: window.location.href, referralUrl: document.referrer }
  memory.write('urlData', writeStored('urlData', landing))
  return landing
}

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

/** The ports of a form in a browser. */
export const browserFormsPorts = (input: FormsPortsInput): LeadFormAppPorts => {
  const { client, loadConfiguration, searchAddresses } = makeQuestions(input)
  const memory = makeMemory(input)
  const botCheck = createBotCheck({
    ask: () => client.askBotCheck(AbortSignal.timeout(PATIENCE)),
    solve: solveBeside,
    now: () => Date.now(),
  })
  return {
    ...rememberWith(memory),
    loadConfiguration,
    checkEmail: client.checkEmail,
    checkPhone: client.checkPhone,
    searchAddresses,
    getToken: () => botCheck.getToken(),
    postLead: client.postLead,
    navigate: (url) => {
      memory.markRedirected()
      window.location.assign(url)
    },
    tellHost: (fault) => {
      consoleLog({
        level: 'error',
        code: 'type' in fault ? fault.type : fault.name,
        text: JSON.stringify(fault),
      })
    },
    log: consoleLog,
    warmUp: botCheck.warmUp,
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
