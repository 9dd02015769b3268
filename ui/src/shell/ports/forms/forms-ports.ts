import { function as F, option as O } from 'fp-ts'
import type { FormRequest, FullConfiguration } from '@evkit/engine/forms'
import { ANALYTICS_COOKIE, NO_ANSWER } from '@evkit/engine/internal/forms'
import { none, type Option } from '@evkit/engine/shared'
import { findCookie } from '@evkit/engine/internal/site'
import type { LeadFormAppPorts } from '../../../forms/index.js'
import { browserConnection } from './browser-connection.js'
import { consoleLog } from '../console-log.js'
import { browserFormRoute } from './browser-form-route.js'
import { mayKeep } from '../consent/may-keep.js'
import type { RetailerPickerPortsInput } from './retailer-picker-ports.js'
import type { FormServicePorts } from './form-service-ports.js'
import { createLeadMemory, saveAnalyticsIds, saveCampaign, saveLanding } from './lead-memory.js'
import { makeId } from '../make-id.js'
import { createSessionMemory } from '../session-memory.js'
import type { FormTrackingPorts } from '../tracking/form-tracking-ports.js'
import { watchConsent } from '../consent/watch-consent.js'

/** What the ports of a form are made for. */
export interface FormsPortsInput {
  readonly request: FormRequest
  /** What the page has come with; none is asked for. */
  readonly configuration: Option<FullConfiguration>
  readonly isProduction: boolean
  /** Query that names a version and a paint. */
  readonly search?: string
  /** Name of the program of a host that embeds the form. */
  readonly consumerApp?: Option<string>
  /** Behind the title of each page. */
  readonly maker: string
  /** Language tag. */
  readonly locale: string
  readonly map?: RetailerPickerPortsInput['map']
  readonly translate: RetailerPickerPortsInput['translate']
  /** One for all forms of a page. */
  readonly tracking: FormTrackingPorts
}

const readCookie = (name: string): string => {
  const found = findCookie(document.cookie, name)
  return F.pipe(
    found,
    O.getOrElse(() => ''),
  )
}

/** What is kept for the visit. */
export const sessionMemory = () => createSessionMemory(() => window.sessionStorage, consoleLog)

// Where the visit has begun, which campaign has brought the visitor and by which ids they are counted: kept and told from
// when they may be, and only as long.
const landingOf = (input: FormsPortsInput): LeadFormAppPorts['landing'] => {
  const { request, tracking, configuration } = input
  const cookie = O.isSome(configuration)
    ? configuration.value.marketConfiguration.analyticsCookieName
    : ANALYTICS_COOKIE
  const here = { originalUrl: window.location.href, referralUrl: document.referrer }
  const read: LeadFormAppPorts['landing'] = () =>
    tracking.trackingAllowed()
      ? {
          ...saveLanding(sessionMemory(), here),
          analytics: {
            ...saveCampaign(sessionMemory(), request),
            ...saveAnalyticsIds(sessionMemory(), readCookie(cookie)),
          },
        }
      : undefined
  read()
  watchConsent(read)
  return read
}

// Whether this page was opened by going back to it.
const isReturn = (): boolean => {
  const [entry] = performance.getEntriesByType('navigation')
  return entry instanceof PerformanceNavigationTiming && entry.type !== 'navigate'
}

// What could not be loaded is tried again with the next question.
const servicePortsOf = (input: FormsPortsInput) => {
  const started = performance.now()
  let made: Promise<FormServicePorts> | undefined
  return (): Promise<FormServicePorts> => {
    made ??= import('./form-service-ports.js').then(
      ({ createFormServicePorts }) =>
        createFormServicePorts({ ...input, ...input.tracking, started, readCookie }),
      (fault: unknown) => {
        made = undefined
        throw fault
      },
    )
    return made
  }
}

type Load = ReturnType<typeof servicePortsOf>

const rememberWith = (memory: Memory) =>
  ({
    // Without the service nothing will be sent either: a key that nobody keeps does for this try.
    mintKey: (body) => memory.mintKey(body).catch(makeId),
    readSent: memory.readSent,
    readDraft: memory.readDraft,
    saveDraft: memory.saveDraft,
    dropDraft: memory.dropDraft,
    saveLead: (lead) => {
      memory.saveLead(lead).catch((fault: unknown) => {
        consoleLog({ level: 'error', code: 'lead-memory', text: String(fault) })
      })
    },
  }) satisfies Partial<LeadFormAppPorts>

const askWith = (load: Load) =>
  ({
    loadConfiguration: async (...asked) => (await load()).loadConfiguration(...asked),
    checkEmail: async (...asked) => (await load()).checkEmail(...asked),
    checkPhone: async (...asked) => (await load()).checkPhone(...asked),
    searchAddresses: async (...asked) => (await load()).searchAddresses(...asked),
    postLead: (...asked) =>
      load().then(
        (service) => service.postLead(...asked),
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
  }) satisfies Partial<LeadFormAppPorts>

const makeMemory = ({ request }: FormsPortsInput, load: Load) =>
  createLeadMemory({
    memory: sessionMemory(),
    request,
    mayKeep,
    now: () => Date.now(),
    makeKey: makeId,
    hash: async (text) => (await load()).hashText(text),
  })

type Memory = ReturnType<typeof createLeadMemory>

// A visitor who has left something out is no fault of the page.
const ORDINARY: readonly string[] = ['FormValidationError', 'MissingModel', 'MissingRetailer']

const isOrdinary = (fault: Parameters<LeadFormAppPorts['notifyHost']>[0]): boolean => {
  if (!('type' in fault)) return ORDINARY.includes(fault.name)
  return fault.type === 'General'
    ? fault.errors.every((error) => ORDINARY.includes(error))
    : ORDINARY.includes(fault.type)
}

/** Tells the host of a form what is wrong with it: on a page of its own that is who looks into the console. */
export const notifyHost: LeadFormAppPorts['notifyHost'] = (fault) => {
  const code = 'type' in fault ? fault.type : fault.name
  consoleLog({ level: isOrdinary(fault) ? 'note' : 'error', code, text: JSON.stringify(fault) })
}

/** The ports of a form, and what they ask the service with. */
export interface FormsPortsWithService {
  readonly ports: LeadFormAppPorts
  readonly load: () => Promise<FormServicePorts>
}

/** The ports of a form in a browser, with what else can be asked by the same client. */
export const browserFormsPortsWithService = (input: FormsPortsInput): FormsPortsWithService => {
  const load = servicePortsOf(input)
  const memory = makeMemory(input, load)
  watchConsent(memory.onConsentChange)
  const ports: LeadFormAppPorts = {
    ...rememberWith(memory),
    ...askWith(load),
    navigate: (url) => {
      memory.markRedirected()
      // Taken back out of the browser's cache the page would stand as it was left: it begins anew, and thanks.
      window.addEventListener('pageshow', ({ persisted }) => {
        if (persisted) window.location.reload()
      })
      window.location.assign(url)
    },
    landing: landingOf(input),
    track: input.tracking.track,
    notifyHost,
    log: consoleLog,
    connection: browserConnection,
    route: {
      ...browserFormRoute(),
      comesBack: () => memory.takeRedirected() && isReturn(),
    },
    loadJourney: async () => {
      const { createJourneyPorts } = await import('./journey-ports.js')
      return createJourneyPorts({ ...input, memory: sessionMemory(), load })
    },
    loadRetailers: async () => {
      const { createRetailerPickerPorts } = await import('./retailer-picker-ports.js')
      return createRetailerPickerPorts({ load, notifyHost }, input)
    },
    setTitle: (title) => {
      document.title = `${title} – ${input.maker}`
    },
  }
  return { ports, load }
}

/** The ports of a form in a browser. */
export const browserFormsPorts = (input: FormsPortsInput): LeadFormAppPorts =>
  browserFormsPortsWithService(input).ports

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
  saveDraft: nothing,
  dropDraft: nothing,
  saveLead: nothing,
  readSent: () => ({ purpose: none, sent: none }),
  navigate: nothing,
  landing: nothing,
  track: nothing,
  notifyHost: nothing,
  log: nothing,
  warmUp: nothing,
  loadJourney: never,
  loadRetailers: never,
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
