// What a lead is to the storage: a validated answer with its consents. How it was asked for is not known here.
import type { Either, Option } from '@evkit/engine/shared'

/** A value JSON can hold. */
export type Json =
  null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json }

/** The validated answers of a lead by their wire names. */
export type LeadPayload = Readonly<Record<string, Json>>

/** Proof of one answer about consent. Written once, never changed. */
export interface LeadConsent {
  /** Name of the opt-in, the notice or the tick box. */
  readonly name: string
  readonly isGranted: boolean
  /** How the answer came about: by the visitor, by the box that ticks all, or set before. */
  readonly given: 'visitor' | 'master' | 'preset'
  /** [UTC] ISO time of the answer, such as 2026-11-21T09:30:00.000Z. */
  readonly at: string
  readonly policyVersion: string
  /** SHA-256 of exactly the text that was shown. */
  readonly textHash: string
  /** Language the text was shown in. */
  readonly locale: string
  /** Address of the page, without its query: it outlives an erasure. */
  readonly url: string
}

/** A token of the bot check: no other lead is stored with it before it has expired. */
export interface LeadToken {
  /** SHA-256 of the token. */
  readonly hash: string
  /** [UTC] ISO time with milliseconds, from which on whoever checks tokens refuses this one. */
  readonly expiresAt: string
}

/** A lead to be stored. */
export interface Lead {
  /** At least 1, at most 64 visible ASCII characters; made by the caller. */
  readonly id: string
  /** The key the client gave; without one the same fingerprint within a minute is the same lead. */
  readonly key: Option<string>
  /** Hash of the content: the same key with another one is refused. */
  readonly fingerprint: string
  readonly site: string
  readonly purpose: string
  readonly app: string
  /** Version of the form and its texts. */
  readonly configVersion: string
  /** [UTC] ISO time with milliseconds. */
  readonly createdAt: string
  readonly payload: LeadPayload
  readonly consents: readonly LeadConsent[]
  /** See `hashEmail`; what a visitor's leads are found by. */
  readonly emailHash: Option<string>
  /** None where nobody was asked for one. */
  readonly token: Option<LeadToken>
  /** Delivered; kept back until released, because it looks like a robot's; or a test, which is never delivered. */
  readonly handling: 'deliver' | 'hold' | 'test'
}

/** That a lead is stored for certain. */
export interface LeadReceipt {
  /** Id of the lead that is stored: that of the first with the same key. */
  readonly id: string
  /** Whether it had been stored before, so that nothing was stored now. */
  readonly isReplay: boolean
}

/** Why the storage cannot be written or read at the moment. */
export type UnavailableReason = 'full' | 'locked' | 'read-only' | 'gone' | 'busy' | 'failed'

/** That nothing was stored, and may be tried again with the same key. */
export interface Unavailable {
  readonly kind: 'unavailable'
  readonly reason: UnavailableReason
}

/** Why a lead is not stored. */
export type LeadRefusal =
  | Unavailable
  /** The key belongs to a lead with other content. */
  | { readonly kind: 'key-reused' }
  /** The token belongs to another lead. */
  | { readonly kind: 'token-used' }
  /** The caller made a mistake; no retry helps. */
  | { readonly kind: 'wrong'; readonly faults: readonly string[] }

/** Where a lead is on its way to the receiver. */
export type DeliveryState = 'pending' | 'held' | 'delivered' | 'failed' | 'none'

/** A stored lead. */
export interface LeadRecord {
  readonly id: string
  readonly site: string
  readonly purpose: string
  readonly app: string
  readonly configVersion: string
  readonly createdAt: string
  readonly isTest: boolean
  /** Empty after an erasure. */
  readonly payload: LeadPayload
  readonly consents: readonly LeadConsent[]
  readonly delivery: DeliveryState
  readonly deliveredAt: Option<string>
  readonly erasedAt: Option<string>
}

/** Which leads are meant. */
export type LeadSelector =
  | { readonly kind: 'id'; readonly id: string }
  | { readonly kind: 'email'; readonly hash: string }
  /** Leads whose id begins so: what a visitor knows their lead by. */
  | { readonly kind: 'beginning'; readonly text: string }
  | { readonly kind: 'all' }

/** Which leads of one visitor are meant; an erasure of all is not offered, nor by what two leads may share. */
export type VisitorSelector = Extract<LeadSelector, { readonly kind: 'id' | 'email' }>

/** How many leads there are, without tests. */
export interface LeadCounts {
  readonly stored: number
  readonly pending: number
  readonly held: number
  readonly delivered: number
  /** Not deliverable after all attempts; kept. */
  readonly failed: number
  /** Of the pending ones. */
  readonly oldestPendingAt: Option<string>
}

/** What a purge has removed. */
export interface PurgeCounts {
  readonly leads: number
  readonly consents: number
  readonly keys: number
}

/** Tells whether a file of the embedded database is sound. */
export type InspectFile = (file: string) => Promise<boolean>

/** What the storage needs of the machine. */
export interface LeadPorts {
  readonly now: () => Date
  /** [ms] Of a clock that never steps. */
  readonly elapsed: () => number
  /** At least 0, below 1. */
  readonly random: () => number
  /** Ends after so many milliseconds, or when the signal is given. */
  readonly wait: (milliseconds: number, signal?: AbortSignal) => Promise<void>
  readonly fetch: typeof fetch
  /** Hears, in words without anything of a visitor, what goes wrong beside the requests. */
  readonly tell?: (text: string) => void
  /** Looks through a file of leads beside the thread that answers; on it without this. */
  readonly inspectFile?: InspectFile
}

/** An answer of the storage, or that there is none at the moment. */
export type Stored<A> = Promise<Either<Unavailable, A>>
