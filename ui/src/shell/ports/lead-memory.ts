// What is kept of a lead for the visit: the key of a try whose outcome nobody knows, what the thanks need, and the draft
// of a visitor who allowed it. No text of the visitor but in that draft.
import type { FormRequest, LeadSubmission, LeadValues } from '@evkit/engine/forms'
import type { SentLead } from '@evkit/engine/forms/lead'
import { decodeWith, none, some, type Option } from '@evkit/engine/shared'
import * as t from 'io-ts'
import type { TextMemory } from './session-memory.js'
import { hashText } from './sha-256.js'

const NAME = 'submitData'
const REDIRECTED = 'redirected'
// [ms] How long a draft is kept.
const DRAFT_LIFE = 30 * 60_000

const ValueCodec = t.union([t.string, t.boolean, t.readonlyArray(t.string)])

const KeptCodec = t.exact(
  t.partial({
    purpose: t.string,
    app: t.string,
    business: t.boolean,
    emailHash: t.string,
    productsOfInterest: t.readonlyArray(t.string),
    submittedAt: t.string,
    attempt: t.exact(
      t.type({
        key: t.string,
        fingerprint: t.string,
        state: t.keyof({ unknown: null, accepted: null }),
      }),
    ),
    draft: t.exact(t.type({ app: t.string, at: t.number, values: t.record(t.string, ValueCodec) })),
  }),
)

type Kept = t.TypeOf<typeof KeptCodec>

/** What the memory of leads asks of the outside. */
export interface LeadMemoryPorts {
  readonly memory: TextMemory
  /** Whether the visitor allowed to keep what they write. */
  readonly mayKeep: () => boolean
  /** [ms] Since 1970. */
  readonly now: () => number
  readonly makeKey: () => string
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined // what cannot be read counts as absent
  }
}

const sortKeys = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value

/** The fingerprint of a lead: the same content has the same, whatever its bot check. */
export const fingerprintLead = ({ recaptchaResponse: _, ...body }: LeadSubmission): string =>
  hashText(JSON.stringify(body, sortKeys))

const withoutPrivate = (values: LeadValues): LeadValues =>
  Object.fromEntries(
    Object.entries(values).filter(([name]) => name !== 'kvkk_optin' && name !== 'website'),
  )

const toKept = ({ request, body }: SentLead, now: number): Kept => ({
  purpose: request.purpose,
  app: request.app,
  business: body.business,
  ...(body.email === undefined ? {} : { emailHash: hashText(body.email.trim().toLowerCase()) }),
  ...(body.productsOfInterest === undefined ? {} : { productsOfInterest: body.productsOfInterest }),
  submittedAt: new Date(now).toISOString(),
})

/** Makes the memory of leads. */
export const createLeadMemory = ({ memory, mayKeep, now, makeKey }: LeadMemoryPorts) => {
  const read = (): Kept => {
    const decoded = decodeWith(KeptCodec, parse(memory.read(NAME) ?? ''))
    return decoded._tag === 'Right' ? decoded.right : {}
  }
  const write = (kept: Kept): void => {
    memory.write(NAME, JSON.stringify(kept))
  }
  return {
    mintKey: (body: LeadSubmission): string => {
      const kept = read()
      const fingerprint = fingerprintLead(body)
      const { attempt } = kept
      if (attempt?.fingerprint === fingerprint && attempt.state === 'unknown') return attempt.key
      const key = makeKey()
      write({ ...kept, attempt: { key, fingerprint, state: 'unknown' } })
      return key
    },
    keepLead: (lead: SentLead): void => {
      const { attempt } = read()
      write({
        ...toKept(lead, now()),
        ...(attempt === undefined ? {} : { attempt: { ...attempt, state: 'accepted' as const } }),
      })
    },
    readDraft: ({ app }: Pick<FormRequest, 'app'>): Option<LeadValues> => {
      const { draft } = read()
      const isGood = draft?.app === app && now() - draft.at < DRAFT_LIFE
      return mayKeep() && isGood ? some(draft.values) : none
    },
    keepDraft: ({ app }: Pick<FormRequest, 'app'>, values: LeadValues): void => {
      if (!mayKeep()) return
      write({ ...read(), draft: { app, at: now(), values: withoutPrivate(values) } })
    },
    dropDraft: (): void => {
      const { draft, ...rest } = read()
      if (draft !== undefined) write(rest)
    },
    markRedirected: (): void => {
      memory.write(REDIRECTED, 'true')
    },
    /** Tells whether a lead has led away from here; it is told once. */
    takeRedirected: (): boolean => {
      const isMarked = memory.read(REDIRECTED) === 'true'
      if (isMarked) memory.remove(REDIRECTED)
      return isMarked
    },
  }
}
