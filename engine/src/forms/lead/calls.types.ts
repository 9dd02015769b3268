import type { Option } from '../../shared/index.js'
import type { PredictionType } from './fields/prediction.js'

/** An autocomplete prediction: a place a typed text may mean, inside one country. */
export interface Prediction {
  readonly id: string
  readonly text: string
  readonly type: PredictionType
}

/** One version of a stored document. */
export interface DocumentVersion {
  readonly id: number
  /** [UTC] ISO time. */
  readonly createdAt: string
  /** None where the document is one for all purposes. */
  readonly purpose: Option<string>
  readonly checksum: string
}

/** Profile data of a signed-in visitor, for prefill. */
export interface Profile {
  readonly firstName: Option<string>
  readonly lastName: Option<string>
  readonly phoneNumber: Option<string>
  readonly email: Option<string>
  readonly address: Option<{
    readonly street: Option<string>
    readonly locality: Option<string>
    readonly country: Option<string>
  }>
}

/** The answer to a lead that was accepted. */
export interface AcceptedAnswer {
  /** Empty when the service did not tell. */
  readonly leadId: string
  readonly status: string
  readonly redirectUrl: Option<string>
  /** The number the visitor is given for the lead. */
  readonly reference: Option<string>
}

/** Why a call was refused. */
export interface FormsProblem {
  readonly status: number
  readonly title: string
  /** Empty when the service did not tell. */
  readonly code: string
  /** Message keys by value name. */
  readonly errors: ReadonlyMap<string, string>
}

/** Which bot check is asked for. */
export interface BotCheckAnswer {
  readonly kind: 'none' | 'proof-of-work' | 'recaptcha'
  /** Of reCAPTCHA only. */
  readonly siteKey: Option<string>
  /** Of the work only: find the counter whose key begins with the prefix. */
  readonly challenge: Option<{
    readonly parameters: {
      readonly algorithm: string
      /** Hexadecimal. */
      readonly nonce: string
      /** Hexadecimal. */
      readonly salt: string
      readonly cost: number
      /** [B] */
      readonly keyLength: number
      /** Hexadecimal. */
      readonly keyPrefix: string
      /** [s] Since 1970. */
      readonly expiresAt: number
      readonly data: {
        /** [ms] Since 1970: work that comes back at once is no visitor's. */
        readonly issuedAt: number
      }
    }
    readonly signature: string
  }>
}
