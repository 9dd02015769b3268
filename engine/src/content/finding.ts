/** How much a finding matters: an error hides something, a warning is not what was meant, a note works here. */
export type FindingSeverity = 'error' | 'warning' | 'note'

/**
 * Registry of all lint findings on content: severity and message by code.
 *
 * @source B-B-04, E-B-31
 * @category constants
 */
export const FINDINGS = {
  NO_PAGE: ['error', 'The document is no page: a title and a list of blocks.'],
  UNKNOWN_BLOCK: ['error', 'A block of a type that does not exist; it is left out.'],
  EMPTY_BLOCK: ['error', 'A block without what it needs to be shown; it is left out.'],
  BLOCK_ID: ['warning', 'A block without an id that can be linked to, or with one that is taken.'],
  BROKEN_BLOCK: ['error', 'A block that could not be read at all; it is left out.'],
  WRONG_KIND: ['error', 'A value of the wrong kind; it is read as if it were not there.'],
  UNKNOWN_VALUE: ['warning', 'A value the list does not have; the default is used.'],
  MISSING_TEXT: ['error', 'A text that is needed is blank; what it belongs to is left out.'],
  MISSING_MEDIA: ['error', 'An entry without the picture or video it is for; it is left out.'],
  NO_VIDEO: ['error', 'An address that names no video; nothing is played.'],
  TOO_MANY: ['warning', 'More entries than are shown; the last ones are left out.'],
  LINK_WITHOUT_TEXT: ['error', 'A call to action without a text; it is left out.'],
  LINK_WITHOUT_ADDRESS: ['error', 'A call to action without an address; it is left out.'],
  UNSAFE_LINK: ['error', 'A link of a kind that is not followed; its text stays.'],
  UNREADABLE_LINK: ['warning', 'A link that no browser can read; it leads nowhere.'],
  LABEL_MISMATCH: ['warning', 'A label for reading aloud that does not hold the visible text.'],
  MISSING_ALT: ['warning', 'A picture that does not say whether it tells or only decorates.'],
  MISSING_CAPTIONS: ['warning', 'A video that can be heard, without captions.'],
  RATIO: ['warning', 'A ratio that is not allowed; 16:9 is used.'],
  PICTURE_TOO_SMALL: ['warning', 'A picture with fewer pixels than its place has.'],
  HEADING_SKIP: ['warning', 'A heading that skips a level.'],
  NO_PLACEHOLDER: ['warning', 'A template without a place for what it is filled with.'],
  MARKDOWN_TAG: ['warning', 'A tag that is shown as text: only sup, sub and br are read.'],
  MARKDOWN_PICTURE: ['warning', 'A picture inside a text: only its description is shown.'],
  MARKDOWN_TABLE: ['warning', 'A table inside a text: it is shown as it is written.'],
  MARKDOWN_LENGTH: ['warning', 'A text of more than 20,000 characters; its end is cut off.'],
  DANGLING_MARK: ['error', 'A mark of a disclaimer that does not exist; it is not shown.'],
  ORPHAN_DISCLAIMER: ['warning', 'A disclaimer that nothing refers to.'],
  DISCLAIMER_TWICE: [
    'warning',
    'Two disclaimers of one id with different texts; the first counts.',
  ],
} as const satisfies Readonly<Record<string, readonly [FindingSeverity, string]>>

/** Code of something that can be found wrong. */
export type FindingCode = keyof typeof FINDINGS

/** A lint finding on content, for its author. */
export interface Finding {
  readonly code: FindingCode
  /** Path from the root of the document, joined by dots: `blocks.2.content.items.0.cta`. */
  readonly path: string
  /** Message: what is wrong there, in a sentence. */
  readonly text: string
}

/** What was read of a value that may be broken: always something, and what was found wrong on the way. */
export interface Reading<A> {
  readonly value: A
  readonly findings: readonly Finding[]
}

/** A value with what was found wrong with it. */
export const reading = <A>(value: A, ...findings: readonly Finding[]): Reading<A> => ({
  value,
  findings,
})
