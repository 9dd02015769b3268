// Reads what is asked when a lead is sent: where from, how large, for whom, by whom.
import type { Context } from 'hono'
import { either as E, function as F, option as O } from 'fp-ts'
import { resolveFlags } from '@evkit/engine/forms'
import { FORMS_HEADERS } from '@evkit/engine/internal/forms'
import { none, right, some, type Option } from '@evkit/engine/shared'
import type { FormsMarket } from '../../content/forms-assemble.js'
import { noteRequest } from '../requests.js'
import { readBody } from '../reply.js'
import type { LeadToken } from '../../leads/lead.types.js'
import { noteToken, type BotVerdict } from './bot-check/bot-check.js'
import { isUuid, type AskedOfMarket } from './calls.js'
import { isJson } from './json-body.js'
import { BODY_LIMIT, fingerprintOf, readLeadBody, type LeadBody } from './lead-body.js'
import { no, type Step, type SubmitPorts } from './lead-steps.js'
import { isFromOurPage } from './origin.js'

const readText = async (context: Context, { origins }: SubmitPorts): Promise<Step<string>> => {
  if (!isJson(context.req.header('Content-Type'))) return no('NOT_JSON')
  if (!isFromOurPage(context, origins)) return no('ORIGIN')
  const text = await readBody(context, BODY_LIMIT)
  return E.isLeft(text) ? no('TOO_LARGE') : text
}

const readKey = (context: Context): Step<Option<string>> => {
  const key = context.req.header(FORMS_HEADERS.key)
  if (key === undefined) return right(none)
  return isUuid(key)
    ? right(some(key.toLowerCase()))
    : no('INVALID_BODY', { detail: `${FORMS_HEADERS.key}: a UUID` })
}

/** A lead that is sent, as it was read. */
export interface SentLead {
  readonly asked: AskedOfMarket
  readonly body: LeadBody
  readonly key: Option<string>
  readonly print: string
  /** What the lead is known by while it is on its way: its key, or its content. */
  readonly name: string
}

/** A lead that is asked for, with everything that was found of it. */
export interface Question extends SentLead {
  readonly verdict: BotVerdict
  /** The token that passed; none where nobody checked one. */
  readonly token: Option<LeadToken>
}

const isSwitchedOff = ({ entry, configuration }: FormsMarket): boolean =>
  entry.isBotCheckOptional &&
  resolveFlags(configuration.features, configuration.dynamicFeatures).on.includes(
    'disableRecaptcha',
  )

const skipsBotCheck = ({ context, market }: AskedOfMarket, isProduction: boolean): boolean =>
  (!isProduction && context.req.header(FORMS_HEADERS.test) === 'true') || isSwitchedOff(market)

/** Reads a lead that is sent. */
export const readSentLead = async (
  asked: AskedOfMarket,
  ports: SubmitPorts,
): Promise<Step<SentLead>> => {
  const { context, market } = asked
  const text = await readText(context, ports)
  if (E.isLeft(text)) return text
  const body = readLeadBody(text.right, market.entry)
  const key = readKey(context)
  if (E.isLeft(body)) {
    // What the next try would be refused for is told with it.
    const details = E.isLeft(key) ? [body.left, key.left] : [body.left]
    return no(body.left.code, { detail: details.map(({ detail }) => detail).join('; ') })
  }
  const { lead } = body.right
  noteRequest(context, { purpose: lead.purpose })
  ports.counters.dropped(body.right.unknownKeys)
  if (E.isLeft(key)) return key
  const print = fingerprintOf(lead)
  const name = [
    market.entry.market,
    F.pipe(
      key.right,
      O.getOrElse(() => print),
    ),
  ].join(' ')
  return right({ asked, body: body.right, key: key.right, print, name })
}

/** Asks whether a person sends a lead. */
export const questionLead = async (sent: SentLead, ports: SubmitPorts): Promise<Step<Question>> => {
  if (skipsBotCheck(sent.asked, ports.isProduction)) {
    return right({ ...sent, verdict: 'passed', token: none })
  }
  const { recaptchaResponse = '' } = sent.body.lead
  const verdict = await ports.checkLead(recaptchaResponse, sent.name)
  if (verdict === 'failed') return no('BOT_CHECK')
  const token = verdict === 'unchecked' ? none : noteToken(recaptchaResponse, ports.now())
  return right({ ...sent, verdict, token })
}
