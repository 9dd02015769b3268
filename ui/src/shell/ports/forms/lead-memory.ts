// What is kept of a lead for the visit: the key of a try whose outcome nobody knows, what the thanks need, and the draft
// of a visitor who allowed it. No text of the visitor but in that draft.
import { function as F, option as O } from 'fp-ts'
import { readFormQuery, type FormRequest, type LeadSubmission } from '@evkit/engine/forms'
import {
  emailToHash,
  findDraft,
  makeDraft,
  readStored,
  resolveAttempt,
  resolveFinishedPage,
  resolveUtm,
  writeCanonicalLead,
  writeStored,
  type LeadValues,
  type StoredShapes,
  type SubmitData,
  type UrlData,
  type UtmData,
} from '@evkit/engine/internal/forms'
import { none, parseQuery, some, type Option } from '@evkit/engine/shared'
import { boundAddress } from '@evkit/engine/internal/shared'
import type { TextMemory } from '../session-memory.js'

/** What the memory of leads is given. */
export interface LeadMemoryInput {
  readonly memory: TextMemory
  readonly request: Pick<FormRequest, 'app' | 'purpose' | 'query'>
  /** Whether the visitor allowed to keep what they write. */
  readonly mayKeep: () => boolean
  /** [ms] Since 1970. */
  readonly now: () => number
  readonly makeKey: () => string
  /** SHA-256 of a text, hexadecimal. */
  readonly hash: (text: string) => Promise<string>
}

type VisitKey = Parameters<typeof readStored>[0]

/** What each memory reads and writes: texts by key, held to the shapes of the engine. */
const createShelf = (memory: TextMemory) => ({
  read: <Key extends VisitKey>(key: Key): Option<StoredShapes[Key]> => {
    const text = memory.read(key)
    return readStored(key, text === undefined ? none : some(text))
  },
  write: <Key extends VisitKey>(key: Key, value: StoredShapes[Key]): void => {
    memory.write(key, writeStored(key, value))
  },
})

const boundLanding = ({ originalUrl, referralUrl }: UrlData): UrlData => ({
  originalUrl: boundAddress(originalUrl),
  referralUrl: boundAddress(referralUrl),
})

/** Where a visit has begun: what its first page has kept, or else what is known here. */
export const saveLanding = (memory: TextMemory, here: UrlData): UrlData => {
  const { read, write } = createShelf(memory)
  const kept = read('urlData')
  // Its first page, of whatever kind, keeps it as it was.
  if (O.isSome(kept)) return boundLanding(kept.value)
  const bounded = boundLanding(here)
  write('urlData', bounded)
  return bounded
}

const QUERY = /\?[^#]*/

// The first page of a visit may have been none of a form: its address is all that was kept of it.
const findFirstCampaign = ({ read }: Pick<ReturnType<typeof createShelf>, 'read'>) => {
  const kept = read('utmParameterData')
  if (O.isSome(kept)) return kept
  return F.pipe(
    read('urlData'),
    O.map(({ originalUrl }) => {
      const search = QUERY.exec(originalUrl)?.[0] ?? ''
      return resolveUtm(none, readFormQuery(parseQuery(search)).read)
    }),
  )
}

/** The campaign that has brought the visitor, kept from page to page. */
export const saveCampaign = (
  memory: TextMemory,
  { query }: Pick<FormRequest, 'query'>,
): UtmData => {
  const { read, write } = createShelf(memory)
  const campaign = resolveUtm(findFirstCampaign({ read }), query)
  if (Object.keys(campaign).length > 0) write('utmParameterData', campaign)
  return campaign
}

/**
 * Ids by which the site's analytics know the visitor: what its tag has kept for the visit, and the cookie of its counter as
 * it is now.
 */
export const saveAnalyticsIds = (
  memory: TextMemory,
  cookie: string,
): StoredShapes['gtmParameterData'] => {
  const { read, write } = createShelf(memory)
  const kept = read('gtmParameterData')
  const ids = {
    ...(O.isSome(kept) ? kept.value : {}),
    ...(cookie === '' ? {} : { clientId: cookie }),
  }
  if (Object.keys(ids).length > 0) write('gtmParameterData', ids)
  return ids
}

/** Takes what was typed from what is kept, whichever form it is of: the visitor does not allow it any more. */
export const forgetDraft = (memory: TextMemory): void => {
  const { read, write } = createShelf(memory)
  const kept = read('submitData')
  // What cannot be read may hold anything.
  if (O.isNone(kept)) memory.remove('submitData')
  else if (O.isSome(kept.value.draft)) write('submitData', { ...kept.value, draft: none })
}

// What is typed: kept while the visitor allows it, which may be after they have typed.
const createDrafts = ({ memory, mayKeep, now }: LeadMemoryInput, findOwn: () => SubmitData) => {
  const { write } = createShelf(memory)
  let typed: LeadValues | undefined
  const saveDraft = (values: LeadValues): void => {
    typed = values
    if (mayKeep()) write('submitData', { ...findOwn(), draft: some(makeDraft(values, now())) })
  }
  return {
    saveDraft,
    readDraft: (): Option<LeadValues> => (mayKeep() ? findDraft(findOwn(), now()) : none),
    dropDraft: (): void => {
      typed = undefined
      const own = findOwn()
      if (O.isSome(own.draft)) write('submitData', { ...own, draft: none })
    },
    /** Keeps what is typed from when the visitor allows it, and takes it away when they withdraw that. */
    onConsentChange: (): void => {
      if (!mayKeep()) forgetDraft(memory)
      else if (typed !== undefined) saveDraft(typed)
    },
    forgetTyped: (): void => {
      typed = undefined
    },
  }
}

interface Kept {
  readonly body: LeadSubmission
  readonly reference: Option<string>
}

/** Makes the memory of the leads of a form. */
export const createLeadMemory = (input: LeadMemoryInput) => {
  const { memory, request, now, makeKey, hash } = input
  const { read, write } = createShelf(memory)
  const { app, purpose } = request
  const findOwn = (): SubmitData => {
    const kept = read('submitData')
    if (O.isSome(kept) && kept.value.app === app) return kept.value
    return {
      purpose,
      app,
      isBusiness: false,
      emailHash: none,
      retailerId: none,
      productsOfInterest: [],
      submittedAt: none,
      reference: none,
      attempt: none,
      draft: none,
    }
  }
  const drafts = createDrafts(input, findOwn)
  return {
    mintKey: async (body: LeadSubmission): Promise<string> => {
      const fingerprint = await hash(writeCanonicalLead(body))
      const own = findOwn()
      const attempt = resolveAttempt({ stored: own.attempt, fingerprint, freshKey: makeKey() })
      write('submitData', { ...own, attempt: some(attempt) })
      return attempt.key
    },
    saveLead: async ({ body, reference }: Kept): Promise<void> => {
      drafts.forgetTyped()
      const { email } = body
      const { attempt } = findOwn()
      const kept: SubmitData = {
        purpose,
        app,
        isBusiness: body.business,
        emailHash: none,
        retailerId: body.retailerId === undefined ? none : some(body.retailerId),
        productsOfInterest: body.productsOfInterest ?? [],
        submittedAt: some(now()),
        reference,
        attempt: F.pipe(
          attempt,
          O.map((attempt) => ({ ...attempt, state: 'accepted' })),
        ),
        draft: none,
      }
      // The page that thanks is shown before the address is hashed.
      write('submitData', kept)
      if (email === undefined) return
      write('submitData', { ...kept, emailHash: some(await hash(emailToHash(email))) })
    },
    readSent: () => resolveFinishedPage(app, read('submitData')),
    readDraft: drafts.readDraft,
    saveDraft: drafts.saveDraft,
    onConsentChange: drafts.onConsentChange,
    dropDraft: drafts.dropDraft,
    markRedirected: (): void => {
      write('redirected', true)
    },
    /** Tells whether a lead has led away from here; it is told once. */
    takeRedirected: (): boolean => {
      const isMarked = O.isSome(read('redirected'))
      if (isMarked) memory.remove('redirected')
      return isMarked
    },
  }
}
