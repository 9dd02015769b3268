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

/** One row a secret the service has made for itself, so that all processes on one database have the same. */
export interface SecretTable {
  readonly name: string
  readonly value: string
}

/** One row a bucket that is not full: how often somebody has asked, over all processes. */
export interface LevelTable {
  /** The limit and a keyed hash of who asks: no address is written down. */
  readonly name: string
  readonly tokens: number
  /** [ms] Since 1970, by the clock of the database. */
  readonly at: number
  /** Whether who asked last was given a token. */
  readonly given: number
  /** [ms] Since 1970: from then on the bucket is full, and its row says nothing. */
  readonly full_at: number
}

/** All tables. */
export interface LeadTables {
  readonly lead: LeadTable
  readonly lead_consent: ConsentTable
  readonly lead_outbox: OutboxTable
  readonly idempotency: KeyTable
  readonly used_token: TokenTable
  readonly form_version: VersionTable
  readonly secret: SecretTable
  readonly limit_level: LevelTable
}
