import * as O from '#fp-ts/Option'
import { none, some, type Option } from '../../../shared/index.js'
import {
  checkPhone,
  isInsisted,
  judgePhone,
  NO_PHONE_MEMORY,
  type PhoneMemory,
  type PhoneOutcome,
} from './phone.js'
import type { PhoneDial } from './dial.js'
import { checkTyped } from '../rules/field-check.js'
import { cleanText } from '../rules/clean-text.js'
import type { FieldRule } from '../rules/rules.js'

/** How long the answer about a text or an address is waited for [ms]. @source E-F-17, E-F-04, D-F-19 @category constants */
export const LOOKUP_TIMEOUT = 5_000

/** Which field is asked about, and what it is allowed. */
export interface AsyncFieldInput {
  readonly field: 'EmailAsync' | 'MobilePhoneAsync' | 'PhoneWithCountryCode'
  readonly rule: FieldRule
  /** The flag `allowManualPhoneValidation`. */
  readonly allowsManual: boolean
  /** What stands in the field at first. */
  readonly value: string
  /** Chosen country code; none for fields without one. */
  readonly dial: PhoneDial
}

/** What is known of a field the server is asked about. */
export interface AsyncField extends AsyncFieldInput {
  readonly memory: PhoneMemory
  /** Answers by the text that was asked about, for the life of the form. */
  readonly answers: ReadonlyMap<string, boolean>
  /** Calls that failed in a row. */
  readonly failures: number
  /** How often the server was asked. */
  readonly request: number
  readonly outcome: PhoneOutcome
  /** Message key of what is wrong. */
  readonly fault: Option<string>
}

/** Starts a field the server is asked about. */
export const startAsyncField = (input: AsyncFieldInput): AsyncField => ({
  ...input,
  memory: NO_PHONE_MEMORY,
  answers: new Map(),
  failures: 0,
  request: 0,
  outcome: 'none',
  fault: none,
})

/** Takes what the visitor has typed, or another country code. */
export const typeAsyncField = (field: AsyncField, value: string, dial: PhoneDial): AsyncField => ({
  ...field,
  value,
  dial,
  memory: { ...field.memory, isReEntered: true },
  outcome: 'none',
})

/** What there is to do when a field is left. */
export type AsyncStep =
  | { readonly kind: 'empty' }
  | { readonly kind: 'invalid'; readonly key: string }
  /** A pattern has decided; the server is not asked. */
  | { readonly kind: 'passed' }
  | { readonly kind: 'known'; readonly isAccepted: boolean }
  | { readonly kind: 'ask'; readonly text: string }

const askAbout = (field: AsyncField, text: string): AsyncStep => {
  const known = field.answers.get(text)
  return known === undefined ? { kind: 'ask', text } : { kind: 'known', isAccepted: known }
}

/** Resolves what there is to do when a field is left: its rules, then what the server said before, then a question. */
export const resolveAsyncStep = (field: AsyncField): AsyncStep => {
  const { rule, value, dial } = field
  const fault = checkTyped({ field: field.field, rule, value, dial })
  if (O.isSome(fault)) return { kind: 'invalid', key: fault.value.key }
  const text = cleanText(value, false)
  if (text === '') return { kind: 'empty' }
  if (field.field !== 'PhoneWithCountryCode') return askAbout(field, text)
  const { pattern, isAsync } = rule
  const check = checkPhone({ dial, number: text, pattern, isAsync })
  if (check.mode === 'empty') return { kind: 'empty' }
  return check.mode === 'server' ? askAbout(field, check.tested) : { kind: 'passed' }
}

const textAsked = (field: AsyncField): Option<string> => {
  const step = resolveAsyncStep({ ...field, answers: new Map() })
  return step.kind === 'ask' ? some(step.text) : none
}

/** Takes the server's answer about the text of the field. */
export const settleAsyncField = (field: AsyncField, isAccepted: boolean): AsyncField => {
  const asked = textAsked(field)
  const answers = O.isSome(asked)
    ? new Map([...field.answers, [asked.value, isAccepted]])
    : field.answers
  const settled = { ...field, answers, failures: 0 }
  if (field.field === 'EmailAsync') {
    return isAccepted
      ? { ...settled, outcome: 'server', fault: none }
      : { ...settled, outcome: 'none', fault: some('FieldInvalid') }
  }
  const { value, allowsManual } = field
  const { status, memory } = judgePhone(field.memory, { value, isAccepted, allowsManual })
  if (status !== 'INVALID') {
    return { ...settled, memory, outcome: status === 'EXTERNAL' ? 'server' : 'manual', fault: none }
  }
  const canInsist = isInsisted({ ...memory, isReEntered: true }, value, allowsManual)
  const fault = some(canInsist ? 'PhoneTwice' : 'FieldInvalid')
  return { ...settled, memory, outcome: 'none', fault }
}

/** Takes a call that failed: a first one is a fault, a second in a row lets a locally right text pass. */
export const failAsyncField = (field: AsyncField): AsyncField => {
  const failures = field.failures + 1
  return failures > 1
    ? { ...field, failures, outcome: 'outage', fault: none }
    : { ...field, failures, outcome: 'none', fault: some('FieldInvalid') }
}

/** Numbers the next question about a field. */
export const askAsyncField = (field: AsyncField): AsyncField => ({
  ...field,
  request: field.request + 1,
})

/** What can happen to a field the server is asked about. */
export type AsyncFieldEvent =
  | { readonly type: 'text.set'; readonly value: string; readonly dial: PhoneDial }
  | { readonly type: 'field.blur' }
  /** The visitor presses "Use this number". */
  | { readonly type: 'number.insist' }
