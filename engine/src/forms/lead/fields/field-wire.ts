// How what a field holds travels in a lead, there and back: one pair of functions for each way there is.
import { cleanText, isMultilineKey } from '../rules/clean-text.js'
import { joinPhone, type PhoneDial } from './dial.js'
import type { LeadFields, LeadValue } from '../forms.types.js'

/** What one field puts into a lead. */
export interface SentField {
  /** Members of the body. */
  readonly body: LeadFields
  /** Its part of the additional information; empty for none. */
  readonly information: string
}

/** How what a field holds travels. */
export interface FieldWire {
  /** Whether it has no member of its own: it travels in the additional information, under the name of its kind. */
  readonly isNamed?: true
  /** Writes a value; `dial` is the country code chosen beside it. */
  readonly write: (value: LeadValue | undefined, dial: PhoneDial) => SentField
  /** Reads it back; undefined where the lead does not have it. */
  readonly read: (sent: SentField) => LeadValue | undefined
}

type KeyOf<Value> = {
  readonly [Key in keyof LeadFields]-?: NonNullable<LeadFields[Key]> extends Value ? Key : never
}[keyof LeadFields]

/** Member of a lead that holds a text. */
export type TextKey = KeyOf<string>

/** Member of a lead that holds a list. */
export type ListKey = KeyOf<readonly string[]>

const NOTHING: SentField = { body: {}, information: '' }

const inBody = (body: LeadFields): SentField => ({ body, information: '' })

const writeText = (key: TextKey, text: string): SentField => {
  const body: Pick<LeadFields, TextKey> = { [key]: text }
  return text === '' ? NOTHING : inBody(body)
}

const textOf = (value: LeadValue | undefined, isMultiline = false): string =>
  typeof value === 'string' ? cleanText(value, isMultiline) : ''

const listOf = (value: LeadValue | undefined): readonly string[] => {
  if (typeof value === 'boolean' || value === undefined) return []
  const texts = typeof value === 'string' ? [value] : value
  return [...new Set(texts.map((text) => cleanText(text, false)).filter((text) => text !== ''))]
}

const writeList = (key: ListKey, value: LeadValue | undefined): SentField => {
  const list = listOf(value)
  const body: Pick<LeadFields, ListKey> = { [key]: list }
  return list.length === 0 ? NOTHING : inBody(body)
}

const TICKED = 'true'

/** The ways a value travels. @source F-SUB-11, F-SUB-18, F-SUB-34, F-SUB-47, F-SUB-62, D-F-33 @category constants */
export const wires = {
  /** A text, as a member of the body. */
  text: (key: TextKey): FieldWire => ({
    write: (value) => writeText(key, textOf(value, isMultilineKey(key))),
    read: ({ body }) => body[key],
  }),
  /** A number, joined with the country code chosen beside it. */
  phone: (key: TextKey): FieldWire => ({
    write: (value, dial) => writeText(key, joinPhone(dial, textOf(value))),
    read: ({ body }) => body[key],
  }),
  /** Any number of choices. */
  list: (key: ListKey): FieldWire => ({
    write: (value) => writeList(key, value),
    read: ({ body }) => body[key],
  }),
  /** One choice where the lead has room for several. */
  one: (key: ListKey): FieldWire => ({
    write: (value) => writeList(key, value),
    read: ({ body }) => body[key]?.[0],
  }),
  /** A whole address as one text. */
  address: {
    write: (value) => {
      const address = textOf(value)
      return address === '' ? NOTHING : inBody({ legalAddress: { address } })
    },
    read: ({ body }) => body.legalAddress?.address,
  },
  /** Whether the visitor asks for a company. */
  business: {
    write: (value) => inBody({ business: value === true }),
    read: ({ body }) => body.business,
  },
  /** A text in the additional information. */
  namedText: {
    isNamed: true,
    write: (value) => ({ body: {}, information: textOf(value) }),
    read: ({ information }) => information,
  },
  /** A ticked box in the additional information. */
  namedTick: {
    isNamed: true,
    write: (value) => ({ body: {}, information: value === true ? TICKED : '' }),
    read: ({ information }) => information === TICKED,
  },
} as const satisfies Readonly<Record<string, FieldWire | ((key: never) => FieldWire)>>
