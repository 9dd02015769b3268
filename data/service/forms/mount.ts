// Adds the calls of the forms to a service.
import type { Hono } from 'hono'
import type { LeadStore } from '../../leads/lead-store.js'
import type { PlaceIndex } from '../../places/place-index.js'
import { addAddresses } from './addresses.js'
import { sendPrivate } from './answers.js'
import { createCheckLead, createNoCheck, type BotCheck } from './bot-check/bot-check.js'
import { createCalls, type CallPorts, type Calls } from './calls.js'
import { findCaller } from './caller.js'
import { addConfiguration } from './configuration.js'
import { createCounters, type FormsCounters } from './counters.js'
import { addDealers } from './dealers.js'
import type { FormsStore } from './forms-store.js'
import { createBuckets, createLimits, createTakeOnce } from './limits.js'
import { addPersonal, createFindConsumer } from './personal.js'
import { addSubmit } from './submit.js'
import { addValidation } from './validation.js'
import type { FormLimits } from '../../content/forms-parts.js'

/** Settings of the calls of the forms; what is left out is closed. */
export interface FormsOptions {
  /** Where leads go; without it none is taken. */
  readonly leads?: Pick<LeadStore, 'receive'>
  readonly botCheck?: BotCheck
  readonly counters?: FormsCounters
  /** False where tests and previews run; production without a word. */
  readonly isProduction?: boolean
  /** Origins whose pages may send leads, beside the one that was asked. */
  readonly origins?: readonly string[]
  /** How many proxies of our own stand before the service. */
  readonly proxies?: number
  /** Limits in place of those of the data. */
  readonly limits?: FormLimits
  readonly findCaller?: CallPorts['findCaller']
  readonly now?: () => Date
}

const addBotCheck = (calls: Calls, botCheck: BotCheck): void => {
  calls.answer('botCheck', 'lookups', async ({ context }) =>
    sendPrivate(context, { kind: botCheck.kind, ...(await botCheck.describe()) }),
  )
}

/** Adds the calls of the forms. */
export const mountForms = (
  app: Hono,
  { store, places }: { readonly store: FormsStore; readonly places: PlaceIndex },
  options: FormsOptions = {},
): void => {
  const { isProduction = true, origins = [], proxies = 0 } = options
  const now = options.now ?? (() => new Date())
  const milliseconds = (): number => now().getTime()
  const limits = options.limits ?? store.limits
  const take = createLimits(limits, milliseconds)
  const calls = createCalls(app, {
    store,
    take,
    findCaller: options.findCaller ?? ((context) => findCaller(context, proxies)),
  })
  const botCheck = options.botCheck ?? createNoCheck()
  addConfiguration(calls)
  addValidation(calls, isProduction)
  addAddresses(calls, store, places)
  addDealers(calls, places)
  addPersonal(calls, createFindConsumer(isProduction ? [] : store.consumers, milliseconds), origins)
  addBotCheck(calls, botCheck)
  addSubmit(calls, {
    leads: options.leads,
    checkLead: createCheckLead(botCheck, isProduction, milliseconds),
    takeOnce: createTakeOnce(
      createBuckets(limits.sameEmail, limits.mostKept, milliseconds),
      limits.mostKept,
    ),
    counters: options.counters ?? createCounters(),
    isProduction,
    origins,
    now,
  })
}
