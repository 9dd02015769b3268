// Takes a lead: every check in its order, one durable commit, then the answer.
import { randomUUID } from 'node:crypto'
import { either as E, option as O } from 'fp-ts'
import type { LeadSubmission } from '@evkit/engine/forms'
import { FORMS_HEADERS, readConsentWays } from '@evkit/engine/internal/forms'
import { none, right, some } from '@evkit/engine/shared'
import { findVersion, type FormsMarket } from '../../content/forms-assemble.js'
import { hashEmail } from '../../leads/erase.js'
import type { Lead, LeadPayload } from '../../leads/lead.types.js'
import { referenceOf } from '../../leads/reference.js'
import { noteRequest } from '../requests.js'
import { refuse, sendPrivate } from './answers.js'
import type { AskedOfMarket, Calls } from './calls.js'
import { isPass } from './bot-check/passes.js'
import { listProofs } from './consent-proof.js'
import { judgeLead, type Judged, type Marks } from './lead-judge.js'
import { questionLead, readSentLead, type Question, type SentLead } from './lead-question.js'
import { no, type Step, type SubmitPorts } from './lead-steps.js'
import { writePhone } from './phone-number.js'
import { findSuspicion, type Suspicion } from './suspicion.js'

const SOON = 1
const LATER = 30
const toPayload = ({ recaptchaResponse: _, ...lead }: LeadSubmission, marks: Marks): LeadPayload =>
  ({
    ...lead,
    ...(Object.keys(marks).length === 0 ? {} : { marks }),
  }) as unknown as LeadPayload

// What was sent is known again by its own writing: only what is kept is rewritten.
const writeMobile = ({ mobilePhone }: LeadSubmission, { entry }: FormsMarket) =>
  mobilePhone === undefined ? {} : { mobilePhone: writePhone(mobilePhone, entry.country) }

const handlingOf = (isTest: boolean, isHeld: boolean): Lead['handling'] => {
  if (isTest) return 'test'
  return isHeld ? 'hold' : 'deliver'
}

const makeLead = (
  { asked, body, key, print, verdict, token }: Question,
  { plan, app, marks }: Judged,
  more: { readonly isHeld: boolean; readonly now: Date; readonly isProduction: boolean },
): Lead => {
  const { market, context } = asked
  // In production there are no test leads, whatever a body says.
  const lead = {
    ...body.lead,
    ...writeMobile(body.lead, market),
    isTestLead: body.lead.isTestLead && !more.isProduction,
  }
  const ways = readConsentWays(context.req.header(FORMS_HEADERS.ways) ?? '')
  return {
    id: randomUUID(),
    key,
    fingerprint: print,
    site: market.entry.market,
    purpose: lead.purpose,
    app,
    configVersion: findVersion(market, lead.purpose),
    createdAt: more.now.toISOString(),
    payload: toPayload(lead, verdict === 'unchecked' ? { ...marks, botCheck: 'unchecked' } : marks),
    consents: listProofs({ market, plan, lead, ways, now: more.now }),
    emailHash: lead.email === undefined ? none : some(hashEmail(lead.email)),
    token,
    handling: handlingOf(lead.isTestLead, more.isHeld),
  }
}

const takeEmail = async (
  { body: { lead }, name }: Question,
  { takeOnce }: SubmitPorts,
): Promise<number> =>
  lead.email === undefined ? 0 : takeOnce(`${hashEmail(lead.email)} ${lead.purpose}`, name)

// Who is held back for another reason counts for its network all the same.
const suspect = async (
  { asked, body, name, verdict }: Question,
  { findUsedUp }: SubmitPorts,
): Promise<Suspicion | undefined> => {
  const elapsed = asked.context.req.header(FORMS_HEADERS.elapsed) ?? ''
  const suspicion = findSuspicion({ isTrapped: body.isTrapped, elapsed, verdict })
  const usedUp = await findUsedUp({
    name,
    caller: asked.caller,
    market: asked.market.entry.market,
    isByPass: isPass(body.lead.recaptchaResponse ?? ''),
    isHeld: suspicion !== undefined,
  })
  return suspicion ?? usedUp
}

const store = async (
  question: Question,
  judged: Judged,
  ports: SubmitPorts,
): Promise<Step<{ readonly id: string; readonly isReplay: boolean }>> => {
  const suspicion = await suspect(question, ports)
  const lead = makeLead(question, judged, {
    isHeld: suspicion !== undefined,
    now: ports.now(),
    isProduction: ports.isProduction,
  })
  const answer = await ports.leads?.receive(lead)
  if (answer === undefined) return no('UNAVAILABLE', { retryAfter: LATER })
  if (E.isLeft(answer)) {
    if (answer.left.kind === 'key-reused') return no('KEY_REUSED')
    if (answer.left.kind === 'token-used') return no('BOT_CHECK')
    if (answer.left.kind === 'wrong')
      return no('INVALID_BODY', { detail: 'a lead that can be kept' })
    noteRequest(question.asked.context, { reason: answer.left.reason })
    return no('UNAVAILABLE', { retryAfter: answer.left.reason === 'busy' ? SOON : LATER })
  }
  if (suspicion !== undefined && !answer.right.isReplay) {
    ports.counters.held(lead.site, suspicion)
  }
  return answer
}

const take = async (sent: SentLead, ports: SubmitPorts): Promise<Step<Response>> => {
  const { context, market } = sent.asked
  const question = await questionLead(sent, ports)
  if (E.isLeft(question)) return question
  const { purpose } = sent.body.lead
  const judged = judgeLead(market, sent.body.lead)
  if (E.isLeft(judged)) return judged
  const wait = await takeEmail(question.right, ports)
  if (wait > 0) return no('TOO_MANY', { retryAfter: wait })
  const stored = await store(question.right, judged.right, ports)
  if (E.isLeft(stored)) return stored
  const { id, isReplay } = stored.right
  const redirect = market.configuration.purposeConfigs.get(purpose)?.redirectUrl ?? none
  const body = {
    leadId: id,
    status: 'accepted',
    ...referenceOf(id),
    ...(O.isSome(redirect) ? { redirectUrl: redirect.value } : {}),
  }
  if (isReplay) context.header(FORMS_HEADERS.replayed, 'true')
  ports.counters[isReplay ? 'replayed' : 'accepted'](market.entry.market, purpose)
  return right(sendPrivate(context, body, isReplay ? 200 : 201))
}

// While a lead is being taken nobody can say what its answer will be: who asks again meanwhile asks once more.
const accept = async (asked: AskedOfMarket, ports: SubmitPorts): Promise<Step<Response>> => {
  const sent = await readSentLead(asked, ports)
  if (E.isLeft(sent)) return sent
  const { name, print } = sent.right
  const start = ports.progress.begin(name, print)
  if (start === 'running') return no('IN_PROGRESS', { retryAfter: SOON })
  if (start === 'other content') return no('KEY_REUSED')
  try {
    return await take(sent.right, ports)
  } finally {
    ports.progress.end(name)
  }
}

/** Adds the call that takes leads. */
export const addSubmit = (calls: Calls, ports: SubmitPorts): void => {
  calls.answerMarket('submitRequest', 'submissions', async (asked) => {
    const answer = await accept(asked, ports)
    if (E.isRight(answer)) return answer.right
    const { code, ...details } = answer.left
    ports.counters.refused(code)
    return refuse(asked.context, code, details)
  })
}
