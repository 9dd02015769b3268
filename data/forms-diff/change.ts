// What the comparison of two versions tells.

/** What can change. */
export const CHANGE_KINDS = [
  ...(['market.added', 'market.removed', 'form.added', 'form.removed'] as const),
  ...(['section.added', 'section.removed', 'section.moved'] as const),
  ...(['field.added', 'field.removed', 'field.moved', 'field.changed'] as const),
  ...(['field.required', 'field.optional'] as const),
  ...(['rule.tightened', 'rule.loosened', 'rule.changed'] as const),
  ...(['choice.added', 'choice.removed', 'choice.moved'] as const),
  ...(['consent.added', 'consent.removed', 'consent.changed', 'consent.moved'] as const),
  ...(['body.appears', 'body.vanishes', 'body.changed'] as const),
  ...(['flag.on', 'flag.off', 'setting.changed', 'text.changed'] as const),
] as const

/** What has changed. */
export type ChangeKind = (typeof CHANGE_KINDS)[number]

/** One thing that is not as it was, wherever that is. */
export interface Difference {
  readonly kind: ChangeKind
  /** Values that were fine before can be refused now. */
  readonly mayRefuse: boolean
  /** What it is about: a section, a field, a key of the body or of a text. */
  readonly subject: string
  /** In words, without where. */
  readonly text: string
}

/** Where something has changed. */
export interface Place {
  readonly market: string
  /** Undefined for the whole market. */
  readonly purpose: string | undefined
  /** In which ways of meeting the form; empty for all of them. */
  readonly when: string
}

/** One thing that is not as it was, and where. */
export interface Change extends Difference {
  readonly places: readonly Place[]
}

/** Makes a difference that refuses nothing. */
export const tell = (kind: ChangeKind, subject: string, text: string): Difference => ({
  kind,
  mayRefuse: false,
  subject,
  text,
})

/** Makes a difference that may refuse what was fine before, where it is so. */
export const warn = (difference: Difference, mayRefuse = true): Difference => ({
  ...difference,
  mayRefuse,
})

const BARE = /^[\p{L}\p{N}_.-]+$/u

/** Writes a name into a sentence; in quotation marks when it is not a single word. */
export const nameIt = (name: string): string => (BARE.test(name) ? name : JSON.stringify(name))

/** Joins names into one phrase: `a, b and c`. */
export const joinNames = (names: readonly string[]): string =>
  names.length < 2
    ? names.join('')
    : `${names.slice(0, -1).join(', ')} and ${names.slice(-1).join('')}`
