// Forms that browsers without scripts send: the machine of the form runs here, asks the service as a page would, and the
// form comes back with what is wrong, or leads on to the thanks.
import {
  isFromOurPage,
  nameRoute,
  OPEN_DOOR,
  readBody,
  refuse,
  sendBusy,
  type OpenedPass,
  type Passes,
  type Say,
} from '@evkit/data/service'
import { parseFormPath, type FormAddress } from '@evkit/engine/forms'
import { isTestMode, resolveClientId, writeCanonicalLead } from '@evkit/engine/internal/forms'
import {
  findParameter,
  none,
  parseQuery,
  some,
  toUndefined,
  type Option,
} from '@evkit/engine/shared'
import { either as E, option as O } from 'fp-ts'
import type { Context, Hono } from 'hono'
import { randomUUID } from 'node:crypto'
import type { LeadFormAppPorts } from '../src/forms/index.js'
import type { KnownForm } from '../src/shell/forms/form-page.js'
import { writeFormPath } from '../src/shell/forms/form-sites.js'
import { runSentForm, type SentOutcome } from '../src/shell/forms/run-sent-form.js'
import { toSentProps } from '../src/shell/forms/sent-form-props.js'
import { PASS_FIELD, SENT_PARAMETER } from '../src/shell/forms/sent-names.js'
import {
  addressScopeOf,
  createFormsClient,
  type FormsClient,
} from '../src/shell/ports/forms/forms-client.js'
import { silentFormsPorts } from '../src/shell/ports/forms/forms-ports.js'
import { lookUpWith, silentJourneyPorts } from '../src/shell/ports/forms/journey-ports.js'
import type { RenderForms, SentPage } from '../src/shell/render.types.js'
import { toRenderForms, type AskedPage, type Jobs } from './jobs.js'
import type { SiteOptions } from './site.js'

/** What taking such forms needs beside the options of the site. */
export interface SentFormsParts {
  readonly jobs: Jobs
  /** The service, which is asked without a network. */
  readonly service: Hono
  readonly say: Say
}

/** [B] As much as a lead may be. */
const BODY_LIMIT = 65_536
const MOST_FIELDS = 200
const URLENCODED = /^application\/x-www-form-urlencoded\s*(;\s*charset="?utf-8"?\s*)?$/i
// What bytes of another encoding are read as.
const NO_CHARACTER = '\uFFFD'

const NO_FORM = { status: 404, title: 'No such form' } as const
const SEE_OTHER = 303
const UNPROCESSABLE = 422

const findField = (fields: Sent['fields'], name: string): string =>
  fields.find(([own]) => own === name)?.[1] ?? ''

interface Sent {
  readonly context: Context
  readonly address: FormAddress
  readonly search: string
  readonly fields: readonly (readonly [string, string])[]
  readonly pass: OpenedPass | undefined
}

const HEADERS_OF_CALLER = ['X-Forwarded-For', 'Origin', 'Sec-Fetch-Site', 'Host']

// Limits count whoever has sent the form, and the service knows whose page it was.
const askAs =
  (service: Hono, { req, env }: Context) =>
  async (address: string, init: RequestInit): Promise<Response> => {
    const headers = new Headers(init.headers)
    for (const name of HEADERS_OF_CALLER) {
      const value = req.header(name)
      if (value !== undefined) headers.set(name, value)
    }
    return service.request(new URL(address, req.url).href, { ...init, headers }, env as object)
  }

const clientOf = (
  { request }: KnownForm,
  { isProduction }: RenderForms,
  { context, pass, service }: Pick<Sent, 'context' | 'pass'> & { readonly service: Hono },
): FormsClient =>
  createFormsClient({
    market: request.market,
    clientId: resolveClientId({ request, consumerApp: none }),
    fetch: askAs(service, context),
    makeId: randomUUID,
    analyticsId: () => '',
    isTestMode: isTestMode({ request, isProduction }),
    elapsed: () => pass?.age ?? 0,
    log: () => undefined,
  })

const never = () => new Promise<never>(() => undefined)

interface Asking {
  readonly client: FormsClient
  readonly known: KnownForm
  readonly token: string
  readonly pass: OpenedPass | undefined
  readonly keyOf: Passes['keyOf']
}

const marketOf = ({ configuration }: KnownForm) =>
  O.isSome(configuration) ? configuration.value.marketConfiguration : undefined

const toPorts = ({ client, known, token, pass, keyOf }: Asking): LeadFormAppPorts => ({
  ...silentFormsPorts,
  checkEmail: client.checkEmail,
  checkPhone: client.checkPhone,
  searchAddresses: async (text, signal) =>
    client.searchAddresses({ text, ...addressScopeOf(marketOf(known)) }, signal),
  postLead: client.postLead,
  ...(pass === undefined
    ? { getToken: never, mintKey: never }
    : {
        getToken: async () => Promise.resolve(token),
        mintKey: async (body) =>
          Promise.resolve(keyOf(`${known.request.market} ${writeCanonicalLead(body)}`)),
      }),
})

const run = async (
  sent: Sent,
  { forms, service, passes }: Pick<Ground, 'forms' | 'service' | 'passes'>,
): Promise<SentOutcome | undefined> => {
  const { context, fields, pass } = sent
  const clients: FormsClient[] = []
  const props = toSentProps(forms, sent, (known) => {
    const client = clientOf(known, forms, { context, pass, service })
    clients.push(client)
    const token = findField(fields, PASS_FIELD)
    return toPorts({ client, known, pass, token, keyOf: passes.keyOf })
  })
  const [client] = clients
  if (props === undefined || client === undefined) return undefined
  return runSentForm({
    props,
    journey: {
      ...silentJourneyPorts(props.request),
      ...lookUpWith(async () => Promise.resolve(client)),
    },
    fields: fields.filter(([name]) => name !== PASS_FIELD),
    url: forms.origin + writeFormPath(props.request.market, sent.address) + sent.search,
    hasPass: pass !== undefined,
  })
}

const addSent = (search: string, sealed: string): string =>
  `${search === '' ? '?' : `${search}&`}${SENT_PARAMETER}=${sealed}`

// Browsers follow a form to pages of its own site alone.
const isOwn = (target: string, origin: string): boolean =>
  URL.canParse(target, origin) && new URL(target, origin).origin === new URL(origin).origin

const findTarget = (target: Option<string>, origin: string): string | undefined =>
  O.isSome(target) && origin !== '' && isOwn(target.value, origin) ? target.value : undefined

const leadOn = (
  { context, address, search }: Sent,
  { reference, target }: Extract<SentOutcome, { readonly kind: 'accepted' }>,
  { passes, origin }: { readonly passes: Passes; readonly origin: string },
): Response => {
  const sealed = passes.seal(toUndefined(reference) ?? '')
  const finished = writeFormPath(address.market, { ...address, page: 'finished' })
  const where = findTarget(target, origin) ?? finished + addSent(search, sealed)
  context.header('Cache-Control', 'no-store')
  return context.redirect(where, SEE_OTHER)
}

const addressOf = (path: string): FormAddress | undefined => toUndefined(parseFormPath(path))

const readFields = (text: string): Sent['fields'] | undefined => {
  const fields = [...new URLSearchParams(text)]
  const isReadable = fields.every((pair) => pair.every((part) => !part.includes(NO_CHARACTER)))
  return fields.length <= MOST_FIELDS && isReadable ? fields : undefined
}

interface Ground extends SentFormsParts {
  readonly forms: RenderForms
  readonly passes: Passes
  readonly options: SiteOptions
}

type Page = Pick<AskedPage, 'path' | 'search' | 'sent'>

const sendForm = async (
  context: Context,
  { page, status }: { readonly page: Page; readonly status: 200 | typeof UNPROCESSABLE },
  { options: { admission = OPEN_DOOR }, jobs, say }: Ground,
): Promise<Response> => {
  const asked = { ...page, source: 'published', cookies: '' } as const
  const done = await admission.inTurn('pages', context, async () => jobs.page(asked))
  if (E.isLeft(done)) return sendBusy(context, { say })
  if (!('bytes' in done.right)) return say(context, NO_FORM)
  context.header('Cache-Control', 'no-store')
  return context.html(done.right.bytes.toString(), status)
}

const answer = async (sent: Sent, ground: Ground): Promise<Response> => {
  const { forms, passes, say } = ground
  const outcome = await run(sent, ground)
  const { context, address, search } = sent
  if (outcome === undefined) return say(context, NO_FORM)
  if (outcome.kind === 'accepted') return leadOn(sent, outcome, { passes, origin: forms.origin })
  const { kind, ...stands } = outcome
  const isComplete = kind === 'complete'
  const again: SentPage = { ...stands, kind: 'again', pass: passes.give(), isComplete }
  const page = { path: writeFormPath(address.market, address), search, sent: again }
  return sendForm(context, { page, status: isComplete ? 200 : UNPROCESSABLE }, ground)
}

// What is no form of ours, or cannot be read as one.
const refuseOrRead = async (
  context: Context,
  { options, say }: Ground,
): Promise<Response | Sent['fields']> => {
  if (!isFromOurPage(context, options.forms?.origins ?? []))
    return refuse(context, { status: 403, title: 'Not from one of our pages' })
  if (!URLENCODED.test(context.req.header('Content-Type') ?? ''))
    return say(context, { status: 415, title: 'A form in UTF-8' })
  const body = await readBody(context, BODY_LIMIT)
  if (E.isLeft(body)) return say(context, { status: 413, title: 'The form is too large' })
  return (
    readFields(body.right) ??
    say(context, { status: 400, title: `A form in UTF-8 with at most ${MOST_FIELDS} fields` })
  )
}

const searchOf = ({ req }: Context): string => new URL(req.url).search

const mountPosts = (app: Hono, ground: Ground): void => {
  app.post('*', async (context, next) => {
    const address = addressOf(context.req.path)
    if (address?.page !== 'form') {
      await next()
      return undefined
    }
    nameRoute(context, 'form')
    const fields = await refuseOrRead(context, ground)
    if (fields instanceof Response) return fields
    const pass = ground.passes.open(findField(fields, PASS_FIELD))
    return answer({ context, address, search: searchOf(context), fields, pass }, ground)
  })
}

const mountThanks = (app: Hono, ground: Ground): void => {
  app.get('*', async (context, next) => {
    const address = addressOf(context.req.path)
    const search = searchOf(context)
    const asked = findParameter(parseQuery(search), SENT_PARAMETER)
    const sealed = O.isSome(asked) ? ground.passes.unseal(asked.value) : undefined
    if (address?.page !== 'finished' || sealed === undefined) {
      await next()
      return undefined
    }
    nameRoute(context, 'form')
    const { text, at } = sealed
    const thanks: SentPage = { kind: 'thanks', reference: text === '' ? none : some(text), at }
    const page = { path: writeFormPath(address.market, address), search, sent: thanks }
    return sendForm(context, { page, status: 200 }, ground)
  })
}

/** Adds the forms that are sent without scripts to a site. */
export const mountSentForms = (app: Hono, options: SiteOptions, parts: SentFormsParts): void => {
  const passes = options.forms?.passes
  if (passes === undefined) return
  const ground = { ...parts, options, passes, forms: toRenderForms(options) }
  mountPosts(app, ground)
  mountThanks(app, ground)
}
