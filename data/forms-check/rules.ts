// The rules of the check, each in one sentence; SARIF and the guide take them from here.

/** How much a finding matters: an error loses leads, a warning is not what was meant, a note works here. */
export type Severity = 'error' | 'warning' | 'note'

type Text = readonly [severity: Severity, text: string]

/** Every rule with how much it matters and what it finds. */
export const RULES = {
  SYNTAX: ['error', 'The file is no JSON.'],
  SHAPE: ['error', 'A value is not of the kind the form needs; the form cannot be loaded.'],
  UNKNOWN_DOCUMENT: ['warning', 'The file is neither a form nor what a market says of its forms.'],
  DUPLICATE_KEY: ['warning', 'A key stands in a record a second time; only the last one counts.'],
  INVALID_KEY: ['warning', 'A key that does not exist; it is not read.'],
  UNKNOWN_FIELD: ['warning', 'A field name that does not exist; letter case counts.'],
  DUPLICATE_FIELD: ['warning', 'A field a second time; it is left out.'],
  PHONE_VARIANTS: ['warning', 'Two fields that write the same number; the second is left out.'],
  EMAIL_VARIANTS: [
    'warning',
    'Two fields that write the same e-mail address; the second is left out.',
  ],
  KVKK_OPTION: [
    'warning',
    'A choice of the KVKK section that is neither true nor false, or one of them twice or missing.',
  ],
  UNUSABLE_PATTERN: [
    'warning',
    'A pattern that is none, or cannot be matched safely; it is not used.',
  ],
  REPEATED_REPEAT: ['note', 'A pattern that is slow in other programs, such as (a+)+.'],
  IMPOSSIBLE_PATTERN: ['error', 'No text within the lengths of the field can match the pattern.'],
  UNKNOWN_RULE_FIELD: ['warning', 'Rules or choices of a field that does not exist.'],
  RULE_BOUNDS: ['error', 'A length that is none, or a shortest text above the longest.'],
  UNUSED_RULE: ['note', 'A rule of a field that is not on the form, or that it cannot follow.'],
  MISSING_OPTIONS: ['error', 'A field of choices without any.'],
  DUPLICATE_OPTION: ['warning', 'A choice a second time.'],
  EMPTY_ORDER: ['error', 'An order without entries: nothing but the button is left of the form.'],
  SKIPPED_SECTION: ['warning', 'A section that is neither built in nor configured; it is skipped.'],
  DUPLICATE_SECTION: ['warning', 'A section a second time; the first place counts.'],
  MISSING_ENTRY: ['error', 'A section of the order without its entry; it is left out.'],
  UNUSED_SECTION: ['warning', 'An entry that no section of the order shows.'],
  VANISHING_SECTION: [
    'warning',
    'A section of the order that no visitor of the market gets to see.',
  ],
  UNKNOWN_TYPE: ['warning', 'A type of section or field that does not exist; it is skipped.'],
  UNKNOWN_LEGAL_FIELD: ['warning', 'A consent that does not exist; letter case counts.'],
  DUPLICATE_CONSENT: ['warning', 'Two fields that write the same consent.'],
  GROUPING_LABEL: [
    'warning',
    'A grouping label outside the quote form of the United Kingdom; it is left out.',
  ],
  PRESET_CONSENT: [
    'error',
    'A consent that is given before the visitor says so, under the GDPR and not reviewed.',
  ],
  CHANNEL_WITHOUT_FIELD: [
    'error',
    'A consent needs an e-mail address or a number, and the form has no field for it.',
  ],
  CAMPAIGN_CODE: ['error', 'A lead would have no campaign code and could not be sent.'],
  MISSING_FORM: ['error', 'The market offers a purpose that has no form.'],
  MISSING_PURPOSE: ['warning', 'A form of a purpose the market says nothing about.'],
  UNKNOWN_PURPOSE: ['warning', 'A purpose that does not exist.'],
  UNKNOWN_FLAG: [
    'warning',
    'A feature flag that does not exist, or is neither true nor false; it is ignored.',
  ],
  MISSING_TEXT: ['warning', 'A key without a text in the language of the market.'],
  UNKNOWN_TEXT_KEY: ['warning', 'Another text for a key that nothing is worded by.'],
  BLANK_TEXT: ['warning', 'A heading, title or text that is blank: nothing is shown in its place.'],
  BLANK_OPTION: ['warning', 'A choice without a value: choosing it says nothing.'],
  TOO_LONG: ['error', 'A value longer than a lead may hold; every such lead would be refused.'],
  HOST_ADDRESS: ['warning', 'A host written as an address; it never matches anything.'],
  MAP_BOUNDS: ['error', 'A place off the earth, or a zoom no map has.'],
  UNSAFE_LINK: ['warning', 'A link that is not followed: neither http(s) nor a path.'],
} as const satisfies Readonly<Record<string, Text>>

/** Name of a rule. */
export type Rule = keyof typeof RULES

/** How much findings of a rule matter. */
export const severityOf = (rule: Rule): Severity => RULES[rule][0]
