// The tables of both databases. Times are ISO texts in UTC, which sort as they follow each other.

/** One row a lead. */
export interface LeadTable {
  readonly id: string
  readonly site: string
  readonly purpose: string
  readonly app: string
  readonly created_at: string
  readonly config_version: string
  readonly body_json: string
  readonly fingerprint: string
  readonly email_hash: string | null
  readonly is_test: number
  readonly delivered_at: string | null
  readonly erased_at: string | null
}

/** One row an answer about consent; stands by itself, because it outlives the lead. */
export interface ConsentTable {
  readonly lead_id: string
  readonly position: number
  readonly site: string
  readonly purpose: string
  readonly name: string
  readonly granted: number
  readonly given: 'visitor' | 'master' | 'preset'
  readonly at: string
  readonly policy_version: string
  readonly text_hash: string
  readonly locale: string
  readonly url: string
}

/** One row a lead that is to be delivered. */
export interface OutboxTable {
  readonly lead_id: string
  readonly state: 'pending' | 'held' | 'delivered' | 'failed'
  readonly attempts: number
  /** When it may be tried next; for a claimed row the end of the claim. */
  readonly next_at: string
  /** Who tries it now. */
  readonly claim: string | null
}

/** One row a key that was used. */
export interface KeyTable {
  readonly site: string
  readonly key: string
  readonly fingerprint: string
  readonly lead_id: string
  readonly expires_at: string
}

/** One row a token of the bot check that a lead was stored with. */
export interface TokenTable {
  /** SHA-256 of the token. */
  readonly token: string
  readonly lead_id: string
  readonly expires_at: string
}

/** One row a version of a document of the forms: what they were made of when a lead came. */
export interface VersionTable {
  readonly id: number
  readonly site: string
  /** What the document is, such as `flexform`. */
  readonly kind: string
  /** Empty where the document is one for all purposes. */
  readonly purpose: string
  readonly checksum: string
  readonly created_at: string
  readonly document_json: string
}

/** All tables. */
export interface LeadTables {
  readonly lead: LeadTable
  readonly lead_consent: ConsentTable
  readonly lead_outbox: OutboxTable
  readonly idempotency: KeyTable
  readonly used_token: TokenTable
  readonly form_version: VersionTable
}
