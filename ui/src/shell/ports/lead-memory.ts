// What is kept of a lead for the visit: the key of a try whose outcome nobody knows, what the thanks need, and the draft
// of a visitor who allowed it. What is kept, and for how long, the engine says; here it meets the browser.
import type { FormRequest, LeadSubmission, LeadValues } from '@evkit/engine/forms'
import { readStored, writeStored } from '@evkit/engine/forms/documents'
import {
  emailToHash,
  findDraft,
  makeDraft,
  resolveAttempt,
  writeCanonicalLead,
  type SentLead,
  type StoredKey,
  type StoredShapes,
  type SubmitData,
} from '@evkit/engine/forms/lead'
import { none, some, toUndefined, type Option } from '@evkit/engine/shared'
import type { TextMemory } from './session-memory.js'
import { hashText } from './sha-256.js'

/** What the memory of leads asks of the outside. */
export interface LeadMemoryPorts {
  readonly memory: TextMemory
  /** The form it remembers for. */
  readonly request: Pick<FormRequest, 'app' | 'purpose'>
  /** Whether the visitor allowed to keep what they write. */
  readonly mayKeep: () => boolean
  /** [ms] Since 1970. */
  readonly now: () => number
  readonly makeKey: () => string
}

/** Reads what a memory holds under a key; what cannot be read counts as absent. */
export const recall = <Key extends StoredKey>(
  memory: TextMemory,
  key: Key,
): Option<StoredShapes[Key]> => {
  const text = memory.read(key)
  return readStored(key, text === undefined ? none : some(text))
}

const isOfApp = (kept: SubmitData, { app }: LeadMemoryPorts['request']): boolean => kept.app === app

/** Makes the memory of leads. */
export const createLeadMemory = (ports: LeadMemoryPorts) => {
  const { memory, request, mayKeep, now, makeKey } = ports
  const empty: SubmitData = {
    purpose: request.purpose,
    app: request.app,
    isBusiness: false,
    emailHash: none,
    retailerId: none,
    productsOfInterest: [],
    submittedAt: none,
    attempt: none,
    draft: none,
  }
  // What another form has left is not this form's.
  const read = (): SubmitData => {
    const kept = toUndefined(recall(memory, 'submitData'))
    return kept !== undefined && isOfApp(kept, request) ? kept : empty
  }
  const write = (kept: SubmitData): void => {
    memory.write('submitData', writeStored('submitData', kept))
  }
  return {
    mintKey: (body: LeadSubmission): string => {
      const kept = read()
      const attempt = resolveAttempt({
        stored: kept.attempt,
        fingerprint: hashText(writeCanonicalLead(body)),
        freshKey: makeKey(),
      })
      write({ ...kept, attempt: some(attempt) })
      return attempt.key
    },
    keepLead: ({ body }: SentLead): void => {
      const { attempt } = read()
      write({
        ...empty,
        purpose: body.purpose,
        isBusiness: body.business,
        emailHash: body.email === undefined ? none : some(hashText(emailToHash(body.email))),
        retailerId: body.retailerId === undefined ? none : some(body.retailerId),
        productsOfInterest: body.productsOfInterest ?? [],
        submittedAt: some(now()),
        attempt: attempt._tag === 'Some' ? some({ ...attempt.value, state: 'accepted' }) : none,
      })
    },
    readDraft: (): Option<LeadValues> => (mayKeep() ? findDraft(read(), now()) : none),
    keepDraft: (values: LeadValues): void => {
      if (mayKeep()) write({ ...read(), draft: some(makeDraft(values, now())) })
    },
    dropDraft: (): void => {
      const kept = read()
      if (kept.draft._tag === 'Some') write({ ...kept, draft: none })
    },
    markRedirected: (): void => {
      memory.write('redirected', writeStored('redirected', true))
    },
    /** Tells whether a lead has led away from here; it is told once. */
    takeRedirected: (): boolean => {
      const isMarked = recall(memory, 'redirected')._tag === 'Some'
      if (isMarked) memory.remove('redirected')
      return isMarked
    },
  }
}
