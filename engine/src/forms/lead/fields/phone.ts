import * as E from '#fp-ts/Either'
import * as O from '#fp-ts/Option'
import { none, some, type Option } from '../../../shared/index.js'
import { joinPhone, stripPhone, type PhoneDial } from './dial.js'
import type { FieldKind } from './field-kind.js'
import { parsePattern } from '../rules/pattern.js'

/** How far a phone number was checked. @source F-CONST-38, F-PHONE-20 @category constants */
export const PHONE_VALIDATIONS = ['EXTERNAL', 'INTERNAL', 'IGNORED'] as const

/** By the server, by the visitor who insisted, or not at all. */
export type PhoneValidation = (typeof PHONE_VALIDATIONS)[number]

const INTERNATIONAL = /^\+[1-9]\d{5,14}$/
// Of any length: Niue has numbers of four digits. A word or an extension makes no number.
const NUMERIC = /^\+?\d+$/

/** A number with its code, and what the configuration asks of it. */
export interface PhoneInput {
  /** Chosen code. */
  readonly dial: PhoneDial
  /** As typed. */
  readonly number: string
  readonly pattern: Option<string>
  /** The server is asked where no pattern decides. */
  readonly isAsync: boolean
}

/** How a number with a code is checked. */
export interface PhoneCheck {
  /** `server`: the answer is asked for, and `isValid` says nothing yet. */
  readonly mode: 'empty' | 'pattern' | 'server'
  /** Code and number as one text. */
  readonly tested: string
  readonly isValid: boolean
}

/** Resolves how a number with a code is checked: by the configured pattern, else the server, else the default. */
export const checkPhone = ({ dial, number, pattern, isAsync }: PhoneInput): PhoneCheck => {
  const tested = joinPhone(dial, number)
  if (tested === '') return { mode: 'empty', tested, isValid: true }
  if (O.isSome(pattern)) {
    const safe = parsePattern(pattern.value)
    return { mode: 'pattern', tested, isValid: E.isLeft(safe) || safe.right.matches(tested) }
  }
  return isAsync && NUMERIC.test(tested)
    ? { mode: 'server', tested, isValid: false }
    : { mode: 'pattern', tested, isValid: INTERNATIONAL.test(tested) }
}

/** What is remembered of the checks of one number field. */
export interface PhoneMemory {
  /** The number last refused, without separators. */
  readonly lastRejected: Option<string>
  /** The visitor has typed, or pressed "Use this number", since the refusal. */
  readonly isReEntered: boolean
}

/** A field whose number was never refused. @source F-PHONE-11, D-F-18 @category constants */
export const NO_PHONE_MEMORY: PhoneMemory = { lastRejected: none, isReEntered: false }

/** An answer of the server about a number, and what stands around it. */
export interface PhoneAnswer {
  /** As typed. */
  readonly value: string
  readonly isAccepted: boolean
  /** The flag `allowManualPhoneValidation`. */
  readonly allowsManual: boolean
}

/** What an answer means. */
export interface PhoneJudgement {
  readonly status: 'EXTERNAL' | 'INTERNAL' | 'INVALID'
  readonly memory: PhoneMemory
}

/** Tells whether a visitor's insistence is enough for a number the server refused. */
export const isInsisted = (memory: PhoneMemory, value: string, allowsManual: boolean): boolean => {
  const number = stripPhone(value)
  const isSame = O.isSome(memory.lastRejected) && memory.lastRejected.value === number
  return allowsManual && memory.isReEntered && isSame && NUMERIC.test(number)
}

/** Judges the server's answer about a number. */
export const judgePhone = (memory: PhoneMemory, answer: PhoneAnswer): PhoneJudgement => {
  if (answer.isAccepted) return { status: 'EXTERNAL', memory: NO_PHONE_MEMORY }
  if (isInsisted(memory, answer.value, answer.allowsManual)) return { status: 'INTERNAL', memory }
  return {
    status: 'INVALID',
    memory: { lastRejected: some(stripPhone(answer.value)), isReEntered: false },
  }
}

/** How the check of a number ended. */
export type PhoneOutcome = 'server' | 'manual' | 'pattern' | 'outage' | 'none'

/** Resolves what is sent of a number's check. */
export const resolvePhoneValidation = (
  kind: FieldKind,
  outcome: PhoneOutcome,
): Option<PhoneValidation> => {
  if (outcome === 'none') return none
  if (kind === 'MobilePhone') return some('IGNORED')
  if (kind !== 'MobilePhoneAsync' && kind !== 'PhoneWithCountryCode') return none
  if (outcome === 'server') return some('EXTERNAL')
  return some(outcome === 'manual' && kind === 'MobilePhoneAsync' ? 'INTERNAL' : 'IGNORED')
}

/**
 * Writes where a press on a phone number leads.
 *
 * @source F-RET-22, F-THX-05, E-F-50
 */
export const linkPhone = (phone: string): string => {
  const number = phone.replaceAll(/[^\d+]/g, '')
  return number === '' ? '' : `tel:${number}`
}
