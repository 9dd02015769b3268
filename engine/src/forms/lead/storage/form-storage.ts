import * as O from '#fp-ts/Option'
import { none, some, type Option } from '../../../shared/index.js'
import { FIELD_KINDS } from '../fields/field-kind.js'
import type { SubmitAttempt } from './fingerprint.js'
import type { Retailer, LeadAnalytics, LeadValues, Vehicle } from '../forms.types.js'
import type { FormParameters } from '../plan/parameters.js'
import type { AppId, Purpose } from '../plan/purpose.js'

/**
 * Keys of the session: what a form keeps until the tab is closed.
 *
 * @source F-STORE-01, F-STORE-02, F-STORE-03, F-STORE-04, F-STORE-05, F-STORE-06, F-STORE-07, D-F-42
 * @category constants
 */
export const SESSION_KEYS = [
  'submitData',
  'redirected',
  'selectedModel',
  'selectedRetailer',
  'utmParameterData',
  'gtmParameterData',
  'urlData',
] as const

/** Keys that outlive the session. @source F-STORE-09, F-CONST-32 @category constants */
export const LOCAL_KEYS = ['exitIntentTriggered'] as const

/** A key something is stored under. */
export type StoredKey = (typeof SESSION_KEYS)[number] | (typeof LOCAL_KEYS)[number]

/** What the visitor had typed, kept with consent only; consents and tokens are never part of it. */
export interface FormDraft {
  readonly values: LeadValues
  /** [ms] Since 1970. */
  readonly savedAt: number
}

/** What the thank-you view and a retry need, without personal texts; a consented draft is the one exception. */
export interface SubmitData {
  readonly purpose: Purpose
  readonly app: AppId
  readonly isBusiness: boolean
  /** SHA-256 of the e-mail address in hex; none without an address. */
  readonly emailHash: Option<string>
  readonly retailerId: Option<string>
  /** Product numbers. */
  readonly productsOfInterest: readonly string[]
  /** [ms] Since 1970; none before a lead was accepted. */
  readonly submittedAt: Option<number>
  /** The number the visitor was given for the lead that was accepted. */
  readonly reference: Option<string>
  readonly attempt: Option<SubmitAttempt>
  readonly draft: Option<FormDraft>
}

/** Campaign values of an address. */
export type UtmData = Pick<
  LeadAnalytics,
  'utmMedium' | 'utmSource' | 'utmCampaign' | 'utmContent' | 'utmTerm'
>

/** Ids of the analytics. */
export type GtmData = Pick<LeadAnalytics, 'clientId' | 'trackId' | 'userId'>

/** Where the visit began; written once for the session. */
export interface UrlData {
  readonly originalUrl: string
  /** Empty when nothing led here. */
  readonly referralUrl: string
}

/** Where a visit has begun and what brought it; empty of a visitor who may not be counted. */
export interface LandingData extends UrlData {
  readonly analytics: LeadAnalytics
}

/** What is told of a visit that may not be counted. @source E-F-33 @category constants */
export const NO_LANDING: LandingData = { originalUrl: '', referralUrl: '', analytics: {} }

/** What is stored under each key. */
export interface StoredShapes {
  readonly submitData: SubmitData
  readonly redirected: true
  readonly selectedModel: Vehicle
  readonly selectedRetailer: Retailer
  readonly utmParameterData: UtmData
  readonly gtmParameterData: GtmData
  readonly urlData: UrlData
  /** Ids of the exit intents that were shown. */
  readonly exitIntentTriggered: readonly string[]
}

/**
 * Removes the chosen vehicle and retailer from session storage, and nothing else.
 *
 * @param remove - Port: removes a key from session storage.
 * @returns Nothing.
 * @source F-STORE-08
 *
 * @example Somebody begins again
 * ```ts
 * import { clearSelections } from '@evkit/engine/forms'
 *
 * const session = new Map([['selectedModel', '{}'], ['selectedRetailer', '{}'], ['urlData', '{}']])
 * clearSelections((key) => session.delete(key))
 * session.size // => 1
 * ```
 * @category conversions
 */
export const clearSelections = (
  remove: (key: 'selectedModel' | 'selectedRetailer') => void,
): void => {
  remove('selectedModel')
  remove('selectedRetailer')
}

/** How long a draft is kept [ms]. @source E-F-15 @category constants */
const DRAFT_LIFE = 1_800_000

// A list of what may be kept, not of what may not: a name nobody thought of is left out.
const KEPT: ReadonlySet<string> = new Set([
  ...Object.values(FIELD_KINDS).flatMap(({ valueName }) =>
    O.isSome(valueName) ? [valueName.value] : [],
  ),
  'legalname',
  'manualaddress',
  'dialCode',
  'countryCode',
  'retailerid',
  'modelId',
])

/**
 * Makes a draft of what the visitor has filled in: the fields of the form, never a consent, the KVKK choice or a token.
 *
 * @source E-F-15
 */
export const makeDraft = (values: LeadValues, now: number): FormDraft => ({
  values: Object.fromEntries(Object.entries(values).filter(([name]) => KEPT.has(name))),
  savedAt: now,
})

/**
 * Finds the draft that may be put back: for thirty minutes after it was saved.
 *
 * @source E-F-15
 */
export const findDraft = (
  { draft }: Pick<SubmitData, 'draft'>,
  now: number,
): Option<LeadValues> => {
  if (O.isNone(draft)) return none
  const age = now - draft.value.savedAt
  return age >= 0 && age < DRAFT_LIFE ? some(draft.value.values) : none
}

/**
 * Resolves the campaign values of a visit: those of this page when it has any, all of them; else those that are stored.
 *
 * @source F-TRACK-18, F-STORE-05, D-F-42
 */
export const resolveUtm = (stored: Option<UtmData>, query: FormParameters): UtmData => {
  const own: UtmData = {
    ...(query.utm_medium !== undefined && { utmMedium: query.utm_medium }),
    ...(query.utm_source !== undefined && { utmSource: query.utm_source }),
    ...(query.utm_campaign !== undefined && { utmCampaign: query.utm_campaign }),
    ...(query.utm_content !== undefined && { utmContent: query.utm_content }),
    ...(query.utm_term !== undefined && { utmTerm: query.utm_term }),
  }
  if (Object.keys(own).length > 0) return own
  return O.getOrElse(() => ({}))(stored)
}

/**
 * Writes an e-mail address as the text its hash is made of: trimmed and in lower case. The page hashes it for what it
 * stores, the storage of leads to find the leads of a visitor.
 *
 * @source F-TRACK-20, D-F-41
 */
export const emailToHash = (email: string): string => email.trim().toLowerCase()
