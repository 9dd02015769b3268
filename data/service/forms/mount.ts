// Adds the calls of the forms to a service.
import type { Hono } from 'hono'
import type { LeadStore } from '../../leads/lead-store.js'
import type { PlaceIndex } from '../../places/index.js'
import { OPEN_DOOR, type Admission } from '../admission.js'
import { addAddresses } from './addresses.js'
import { toDocument } from '../reply.js'
import { sendDocument, sendPrivate } from './answers.js'
import { createCheckLead, createNoCheck, type BotCheck } from './bot-check/bot-check.js'
import { checkPass, isPass, type Passes } from './bot-check/passes.js'
import { createBudgets, withUnseenLeads } from './budgets.js'
import { createCalls, type CallPorts, type Calls } from './calls.js'
import { findCaller } from './caller.js'
import { addConfiguration } from './configuration.js'
import { createCounters, type FormsCounters } from './counters.js'
import { addRetailers } from './retailers.js'
import { addLastCopies, addMaintenance } from './history.js'
import { NODE_IMAGE_PORTS, type ImagePorts } from './image/fetch-image.js'
import { addImages } from './image/images.js'
import { describeCalls } from './openapi.js'
import type { VersionKeeper } from './versions.js'
import type { FormsStore } from './forms-store.js'
import { createLimits, createTakeOnce, type TakeShared } from './limits.js'
import { addPersonal, createFindConsumer } from './personal.js'
import { createProgress } from './progress.js'
import { addSubmit } from './submit.js'
import { addValidation } from './validation.js'
import type { FormLimits } from '../../content/forms-parts.js'

/** Settings of the calls of the forms; what is left out is closed. */
export interface FormsOptions {
  /** Where leads go; without it none is taken. */
  readonly leads?: Pick<LeadStore, 'receive'>
  readonly botCheck?: BotCheck
  /** For forms that are sent without scripts; without it none is taken. */
  readonly passes?: Passes
  readonly counters?: FormsCounters
  /** False where tests and previews run; production without a word. */
  readonly isProduction?: boolean
  /** Origins whose pages may send leads, beside the one that was asked. */
  readonly origins?: readonly string[]
  /** How many proxies of our own stand before the service. */
  readonly proxies?: number
  /** Versions of documents; none are kept without it. */
  readonly versions?: VersionKeeper
  /** Opens the calls of whoever runs the service; without it they are not there. */
  readonly maintenanceToken?: string
  /** Whether the calls of whoever runs the service are on a listener of their own, and not here. */
  readonly isMaintenanceApart?: boolean
  /** Hosts pictures may be fetched from. */
  readonly imageHosts?: readonly string[]
  readonly imagePorts?: ImagePorts
  /** Limits in place of those of the data. */
  readonly limits?: FormLimits
  /** Leads of a market an hour that are delivered unseen; those of the limits without it. */
  readonly unseenLeads?: number
  readonly findCaller?: CallPorts['findCaller']
  readonly now?: () => Date
  /** [ms] Of a clock that never steps. */
  readonly elapsed?: () => number
  /** Who is let in to what takes long; everybody at once without it. */
  readonly inTurn?: Admission['inTurn']
  /** Buckets several processes share; without it each counts for itself. */
  readonly takeShared?: TakeShared
}

const addDocuments = (calls: Calls, { dialCodes }: FormsStore): void => {
  const codes = toDocument(dialCodes)
  const description = toDocument(describeCalls())
  calls.answer('dialCodes', 'configuration', ({ context }) => sendDocument(context, codes))
  calls.answer('openapi', 'configuration', ({ context }) => sendDocument(context, description))
}

const addBotCheck = (calls: Calls, botCheck: BotCheck): void => {
  calls.answer('botCheck', 'lookups', async ({ context }) =>
    sendPrivate(context, { kind: botCheck.kind, ...(await botCheck.describe()) }),
  )
}

const withDefaults = (options: FormsOptions) => {
  const now = options.now ?? (() => new Date())
  const proxies = options.proxies ?? 0
  return {
    isProduction: true,
    origins: [],
    imageHosts: [],
    maintenanceToken: '',
    isMaintenanceApart: false,
    botCheck: createNoCheck(),
    counters: createCounters(),
    imagePorts: NODE_IMAGE_PORTS,
    findCaller: ((context) => findCaller(context, proxies)) satisfies CallPorts['findCaller'],
    ...options,
    proxies,
    now,
    elapsed: options.elapsed ?? (() => performance.now()),
    inTurn: options.inTurn ?? OPEN_DOOR.inTurn,
  }
}

// Which of them a token is for it says itself.
const withPasses = ({ check }: BotCheck, passes: Passes | undefined): Pick<BotCheck, 'check'> => ({
  check: async (token) =>
    passes !== undefined && isPass(token) ? checkPass(passes, token) : check(token),
})

/** Adds the calls of the forms. */
export const mountForms = (
  app: Hono,
  { store, places }: { readonly store: FormsStore; readonly places: PlaceIndex },
  options: FormsOptions = {},
): void => {
  const { leads, versions } = options
  const limits = withUnseenLeads(options.limits ?? store.limits, options.unseenLeads)
  const all = withDefaults(options)
  const { isProduction, origins, botCheck, maintenanceToken, isMaintenanceApart, elapsed } = all
  const take = createLimits(limits, { elapsed, takeShared: options.takeShared })
  const calls = createCalls(app, {
    store,
    take,
    findCaller: all.findCaller,
  })
  addConfiguration(calls)
  addDocuments(calls, store)
  addLastCopies(calls, { store, versions })
  if (!isMaintenanceApart) addMaintenance(calls, { store, versions, maintenanceToken })
  addValidation(calls, isProduction)
  addAddresses(calls, store, places)
  addRetailers(calls, places)
  const { photographs } = store
  const { imagePorts, imageHosts: hosts, inTurn } = all
  addImages(calls, { ...imagePorts, photographs, hosts, inTurn, elapsed })
  addPersonal(calls, createFindConsumer(isProduction ? [] : store.consumers, elapsed), origins)
  addBotCheck(calls, botCheck)
  addSubmit(calls, {
    leads,
    checkLead: createCheckLead(withPasses(botCheck, all.passes), isProduction, elapsed),
    takeOnce: createTakeOnce(async (caller) => take('sameEmail', caller), limits.mostKept),
    findUsedUp: createBudgets(take, limits.mostKept),
    progress: createProgress(),
    counters: all.counters,
    isProduction,
    origins,
    now: all.now,
  })
}

/** Adds the calls of whoever runs the service, and no others. */
export const mountMaintenance = (
  app: Hono,
  store: FormsStore,
  { versions, maintenanceToken = '' }: Pick<FormsOptions, 'versions' | 'maintenanceToken'>,
): void => {
  const calls = createCalls(app, {
    store,
    take: async () => Promise.resolve(0),
    findCaller: () => undefined,
  })
  addMaintenance(calls, { store, versions, maintenanceToken })
}
