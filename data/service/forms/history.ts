// Versions and last good copies. What changes something, and what only whoever runs the service needs, is closed to others.
import { createHash, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { option as O } from 'fp-ts'
import type { FormsCall } from '@evkit/engine/internal/forms'
import type { Option } from '@evkit/engine/shared'
import { toDocument } from '../reply.js'
import { refuse, sendDocument, sendPrivate } from './answers.js'
import { readPurpose, type Answer, type AskedOfMarket, type Calls } from './calls.js'
import type { FormsStore } from './forms-store.js'
import { listDocuments, type VersionKeeper, type VersionKind } from './versions.js'

/** What the calls about versions need. */
export interface HistoryPorts {
  /** None are kept without it. */
  readonly versions: VersionKeeper | undefined
  readonly store: FormsStore
  /** Opens the closed calls; without one they are not there. */
  readonly maintenanceToken: string
}

const hash = (text: string): Buffer => createHash('sha256').update(text).digest()

const knowsToken = (context: Context, token: string): boolean => {
  const given = /^Bearer (.{1,512})$/.exec(context.req.header('Authorization') ?? '')?.[1]
  return given !== undefined && timingSafeEqual(hash(given), hash(token))
}

const LATER = 30

type Respond = (asked: AskedOfMarket, versions: VersionKeeper) => Promise<Response>

// What the storage cannot tell at the moment is not there at the moment; its own words stay inside.
const guarded =
  (respond: Respond, versions: VersionKeeper | undefined) =>
  async (asked: AskedOfMarket): Promise<Response> => {
    if (versions === undefined) return refuse(asked.context, 'NOT_FOUND')
    try {
      return await respond(asked, versions)
    } catch {
      return refuse(asked.context, 'UNAVAILABLE', { retryAfter: LATER })
    }
  }

// Nothing is open by where a request comes from: a proxy on this machine, or a page in the browser of whoever runs it, come
// from here too.
const forMaintenance =
  ({ maintenanceToken, versions }: HistoryPorts, respond: Respond) =>
  async (asked: AskedOfMarket): Promise<Response> => {
    if (maintenanceToken === '') return refuse(asked.context, 'NOT_FOUND')
    if (knowsToken(asked.context, maintenanceToken)) return guarded(respond, versions)(asked)
    asked.context.header('WWW-Authenticate', 'Bearer')
    return refuse(asked.context, 'MAINTENANCE')
  }

const sendFound = (context: Context, found: Option<unknown>): Answer =>
  O.isNone(found) ? refuse(context, 'NOT_FOUND') : sendDocument(context, toDocument(found.value))

const HISTORIES: readonly (readonly [VersionKind, all: FormsCall, byId: FormsCall])[] = [
  ['marketconfiguration', 'marketConfigurationHistory', 'marketConfigurationHistoryById'],
  ['flexform', 'flexformHistory', 'flexformHistoryById'],
  ['translation', 'translationHistory', 'translationHistoryById'],
]

const addHistories = (calls: Calls, ports: HistoryPorts): void => {
  for (const [kind, all, byId] of HISTORIES) {
    const answer = (name: FormsCall, respond: Respond): void => {
      calls.answerMarket(name, 'configuration', forMaintenance(ports, respond))
    }
    answer(all, async ({ context, market }, versions) =>
      sendPrivate(context, await versions.list(market.entry.market, kind)),
    )
    answer(byId, async ({ context, market, query }, versions) => {
      const id = query('id')
      if (!/^\d{1,9}$/.test(id)) return refuse(context, 'NOT_FOUND')
      const found = await versions.find({ site: market.entry.market, kind }, Number(id))
      return O.isNone(found) ? refuse(context, 'NOT_FOUND') : sendPrivate(context, found.value)
    })
  }
}

const addFallbacks = (calls: Calls, versions: VersionKeeper | undefined): void => {
  const ofPurpose =
    (kind: VersionKind): Respond =>
    async ({ context, market, query }, keeper) => {
      const purpose = readPurpose(query('purpose'))
      if (O.isNone(purpose)) return refuse(context, 'UNKNOWN_PURPOSE')
      const key = { site: market.entry.market, kind, purpose: purpose.value }
      return sendFound(context, await keeper.last(key))
    }
  calls.answerMarket(
    'configurationGetFallback',
    'configuration',
    guarded(ofPurpose('configuration'), versions),
  )
  calls.answerMarket(
    'flexformGetFallback',
    'configuration',
    guarded(ofPurpose('flexform'), versions),
  )
  calls.answerMarket(
    'translationGetFallback',
    'configuration',
    guarded(async ({ context, market }, keeper) => {
      const key = { site: market.entry.market, kind: 'translation' as const, purpose: '' }
      return sendFound(context, await keeper.last(key))
    }, versions),
  )
}

/** Adds the calls of whoever runs the service. */
export const addMaintenance = (calls: Calls, ports: HistoryPorts): void => {
  addHistories(calls, ports)
  // GET as the contract has it; POST for what reads ahead or repeats a GET on its way.
  for (const name of ['configurationUpdateFallback', 'configurationUpdateFallbackPost'] as const) {
    calls.answerMarket(
      name,
      'configuration',
      forMaintenance(ports, async ({ context, market }, keeper) => {
        const documents = listDocuments([market])
        return sendPrivate(context, { updated: await keeper.keep(documents) })
      }),
    )
  }
}

/** Adds the calls about last good copies. */
export const addLastCopies = (
  calls: Calls,
  { versions, store }: Pick<HistoryPorts, 'versions' | 'store'>,
): void => {
  addFallbacks(calls, versions)
  calls.answer('vehiclesGetFallback', 'configuration', async ({ context, query }) => {
    const pno = query('pno').trim().toUpperCase()
    const site = store.markets[0]?.entry.market
    if (versions === undefined || site === undefined || pno === '') {
      return refuse(context, 'NOT_FOUND')
    }
    try {
      return await sendFound(context, await versions.last({ site, kind: 'vehicle', purpose: pno }))
    } catch {
      return refuse(context, 'UNAVAILABLE', { retryAfter: LATER })
    }
  })
}
