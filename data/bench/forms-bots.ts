// What scripts get through that do everything a page does, by a clock of the bench: the work is a sample, as much of it as
// is asked for is counted.
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/sha'
import type { Hono } from 'hono'
import { either as E } from 'fp-ts'
import { FORMS_CALLS } from '@evkit/engine/forms'
import { FORMS_HEADERS } from '@evkit/engine/internal/forms'
import { right, writeAddress } from '@evkit/engine/shared'
import type { Figure } from '../../.config/measure.mjs'
import type { Lead } from '../leads/lead.types.js'
import { createService } from '../service/app.js'
import type { BotCheck } from '../service/forms/bot-check/bot-check.js'
import { createProofOfWork } from '../service/forms/bot-check/proof-of-work.js'
import { openStore } from '../service/store.js'
import { EXAMPLE_LEAD } from './example-lead.js'

const LEADS = 1000
/** [ms] From one lead to the next: a thousand in 76 s, and as long as a page waits before the first of each twenty. */
const PACE = 76
const PAGE_WAIT = 2000
const IN_A_ROW = 20
const ORIGIN = 'https://x.example'
const CALLER = 'bench-caller'
const SHARE = 0.01
/** Sixteen hashes stand for the thousands a page is asked for. */
const SAMPLE = '0'

const CALL = writeAddress(FORMS_CALLS.submitRequest, { site: 'uk', clientId: 'contact-request' })

/** A script, and what it is up against. */
interface Scripted {
  readonly app: Hono
  readonly work: BotCheck
  readonly clock: { at: number }
  readonly stored: Lead[]
}

const open = (): Scripted => {
  const store = openStore(new URL('../', import.meta.url))
  if (E.isLeft(store)) throw new Error('The data has faults')
  const clock = { at: Date.now() }
  const ports = { now: () => new Date(clock.at), elapsed: () => clock.at }
  const work = createProofOfWork({ key: 'k'.repeat(32), prefix: SAMPLE }, ports)
  const stored: Lead[] = []
  const app = createService(store.right, {
    isPreviewOpen: false,
    forms: {
      ...ports,
      botCheck: work,
      origins: [ORIGIN],
      findCaller: ({ req }) => req.header(CALLER),
      leads: {
        receive: async (lead) => {
          stored.push(lead)
          return Promise.resolve(right({ id: lead.id, isReplay: false }))
        },
      },
    },
  })
  return { app, work, clock, stored }
}

/** Does the work of a lead and sends it. How many times the least was asked for, and how it was answered. */
const send = async ({ app, work, clock }: Scripted, at: number) => {
  const { challenge } = await work.describe()
  if (challenge === undefined) throw new Error('No work is asked for')
  const solution = await solveChallenge({ challenge, deriveKey })
  clock.at += at % IN_A_ROW === 0 ? PAGE_WAIT : PACE
  const answer = await app.request(CALL, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Origin: ORIGIN,
      [FORMS_HEADERS.elapsed]: '60000',
      [CALLER]: `2001:db8:${(at % 250).toString(16)}:${at.toString(16)}`,
    },
    body: JSON.stringify({
      ...EXAMPLE_LEAD,
      recaptchaResponse: btoa(JSON.stringify({ challenge, solution })),
      description: 'Please write to me',
      email: `visitor${at}@x.example`,
    }),
  })
  return { status: answer.status, effort: challenge.parameters.cost }
}

/** Measures what of a thousand leads from a thousand addresses of one /32 is delivered before anybody has looked at it. */
export const measureBots = async (): Promise<readonly Figure[]> => {
  const scripted = open()
  let effort = 0
  let taken = 0
  for (let at = 0; at < LEADS; at += 1) {
    const sent = await send(scripted, at)
    effort += sent.effort
    if (sent.status === 201) taken += 1
  }
  const unseen = scripted.stored.filter(({ handling }) => handling === 'deliver').length
  const name = `${LEADS} scripted leads from ${LEADS} addresses of one /32`
  return [
    { name: `${name}: taken`, value: taken, unit: 'leads' },
    { name: `${name}: delivered unseen`, value: unseen / LEADS, unit: 'share', atMost: SHARE },
    { name: `${name}: work asked for, times the least`, value: effort / LEADS, unit: 'times' },
  ]
}
