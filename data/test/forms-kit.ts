// What the tests of the forms' service share: the service over a storage of its own, good bodies, ways to ask.
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/sha'
import type { Hono } from 'hono'
import { either as E, option as O } from 'fp-ts'
import { writeAddress, type EndpointValues, type Option } from '@evkit/engine/shared'
import { FORMS_CALLS } from '@evkit/engine/forms'
import type { FormsCall } from '@evkit/engine/internal/forms'
import { EXAMPLE_LEAD } from '../bench/example-lead.js'
import { createService } from '../service/app.js'
import type { BotCheck } from '../service/forms/bot-check/bot-check.js'
import type { FormsOptions } from '../service/forms/mount.js'
import type { FormLimits } from '../content/forms-parts.js'
import { openPlace, newFolder, type Opened } from './leads-kit.js'
import { openData } from './open.js'

export const data = openData()

const WIDE = { burst: 1e6, perHour: 1e9 }

/** No limit is met by chance. */
export const WIDE_LIMITS: FormLimits = {
  submissions: WIDE,
  validators: WIDE,
  lookups: WIDE,
  pictures: WIDE,
  configuration: WIDE,
  personal: WIDE,
  sameEmail: WIDE,
  leadsOfNetwork: WIDE,
  leadsOfProvider: WIDE,
  leadsOfSite: WIDE,
  leadsByPass: WIDE,
  mostKept: 1000,
}

export const ORIGIN = 'https://x.example'

export interface Served {
  readonly app: Hono
  readonly opened: Opened
}

/** The service over a storage that is open already. */
export const serveOn = (opened: Opened, changes: FormsOptions = {}, source = data): Served => {
  const app = createService(source, {
    isPreviewOpen: false,
    forms: {
      leads: opened.store,
      isProduction: false,
      origins: [ORIGIN],
      limits: WIDE_LIMITS,
      findCaller: (context) => context.req.header('test-caller') ?? '192.0.2.1',
      now: () => opened.clock.at,
      elapsed: () => opened.clock.at.getTime(),
      ...changes,
    },
  })
  return { app, opened }
}

export const serve = async (changes: FormsOptions = {}): Promise<Served> =>
  serveOn(await openPlace({ kind: 'folder', folder: newFolder() }), changes)

export const ask = async (
  { app }: Pick<Served, 'app'>,
  name: FormsCall,
  values: EndpointValues = {},
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> => {
  const endpoint = FORMS_CALLS[name]
  return app.request(
    writeAddress(endpoint, { site: 'uk', clientId: 'contact-request', ...values }),
    {
      method: endpoint.method,
      headers,
    },
  )
}

export const goodBody = (changes: Readonly<Record<string, unknown>> = {}) => ({
  ...EXAMPLE_LEAD,
  description: 'Please write to me',
  ...changes,
})

export const HEADERS: Readonly<Record<string, string>> = {
  'Content-Type': 'application/json',
  Origin: ORIGIN,
  'form-elapsed': '60000',
}

export const post = async (
  { app }: Pick<Served, 'app'>,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
  site = 'uk',
): Promise<Response> =>
  app.request(writeAddress(FORMS_CALLS.submitRequest, { site, clientId: 'contact-request' }), {
    method: 'POST',
    headers: { ...HEADERS, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

/** Asks one of the two questions in a body. */
export const askBody = async (
  { app }: Pick<Served, 'app'>,
  name: 'validateEmailBody' | 'validatePhoneBody',
  body: unknown,
  { site = 'uk', ...headers }: Readonly<Record<string, string>> = {},
): Promise<Response> =>
  app.request(writeAddress(FORMS_CALLS[name], { site, clientId: 'contact-request' }), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

export const readAll = async ({ opened: { store } }: Served) => {
  const found = await store.read({ kind: 'all' }, '')
  if (E.isLeft(found)) throw new Error(found.left.reason)
  return found.right
}

export const key = (last: number): Readonly<Record<string, string>> => ({
  'Idempotency-Key': `00000000-0000-4000-8000-${String(last).padStart(12, '0')}`,
})

export const valueOf = <A>(option: Option<A>): A => {
  if (O.isNone(option)) throw new Error('There is nothing')
  return option.value
}

export interface Accepted {
  readonly leadId: string
  readonly status: string
  readonly reference?: string
}

export const readJson = async <A>(answer: Response): Promise<A> => (await answer.json()) as A

/** Does the work a page does, and answers its token. */
export const solveCheck = async ({ describe }: Pick<BotCheck, 'describe'>): Promise<string> => {
  const { challenge } = await describe()
  if (challenge === undefined) throw new Error('no challenge')
  const solution = await solveChallenge({ challenge, deriveKey })
  if (solution === null) throw new Error('not solved')
  return btoa(JSON.stringify({ challenge, solution }))
}
