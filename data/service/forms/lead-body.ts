// Reads the body of a lead: what it may be at all, before anything of it is understood.
import { createHash } from 'node:crypto'
import { either as E, option as O } from 'fp-ts'
import { UnknownRecord } from 'io-ts'
import { decodeWith, left, right, type Either, type Issue } from '@evkit/engine/shared'
import { isPrototypeName } from '@evkit/engine/internal/shared'
import { LeadSubmissionCodec, type LeadSubmission } from '@evkit/engine/forms'
import {
  cleanText,
  isMultilineKey,
  TRAP_NAME,
  writeCanonicalLead,
} from '@evkit/engine/internal/forms'
import { readPurpose } from './calls.js'
import { parseJson } from './json-body.js'
import type { RefusalCode } from './answers.js'

/** [B] The largest body that is read. */
export const BODY_LIMIT = 65_536

const MOST_KEYS = 100
/** [B] */
const LONGEST_TEXT = 4096
const MOST_ENTRIES = 100
const DEEPEST = 3

type Members = Readonly<Record<string, unknown>>

/** Why a body is no lead: the code, and what was expected. */
export interface BodyFault {
  readonly code: RefusalCode
  readonly detail: string
}

const invalid = (detail: string): Either<BodyFault, never> => left({ code: 'INVALID_BODY', detail })

const BREAKS = /[\n\r\u0085\u2028\u2029]/

interface Size {
  keys: number
}

// Fresh objects: nothing that was sent is kept as it is.
const cleanMember = (text: string, name: string): Either<string, string> => {
  if (Buffer.byteLength(text) > LONGEST_TEXT) return left(`texts of at most ${LONGEST_TEXT} bytes`)
  return BREAKS.test(text) && !isMultilineKey(name)
    ? left('one line in each field but the notes')
    : right(cleanText(text, isMultilineKey(name)))
}

const cleanList = (
  list: readonly unknown[],
  at: { readonly name: string; readonly depth: number; readonly size: Size },
): Either<string, unknown> => {
  if (list.length > MOST_ENTRIES) return left(`lists of at most ${MOST_ENTRIES}`)
  const entries: unknown[] = []
  for (const entry of list) {
    const clean = cleanValue(entry, { ...at, depth: at.depth + 1 })
    if (E.isLeft(clean)) return clean
    entries.push(clean.right)
  }
  return right(entries)
}

const cleanRecord = (record: Members, depth: number, size: Size): Either<string, unknown> => {
  const entries: (readonly [string, unknown])[] = []
  for (const [name, value] of Object.entries(record)) {
    size.keys += 1
    if (size.keys > MOST_KEYS) return left(`at most ${MOST_KEYS} keys`)
    if (isPrototypeName(name)) return left('no key that is the name of a prototype')
    const clean = cleanValue(value, { name, depth: depth + 1, size })
    if (E.isLeft(clean)) return clean
    entries.push([name, clean.right])
  }
  return right(Object.fromEntries(entries))
}

const cleanValue = (
  value: unknown,
  at: { readonly name: string; readonly depth: number; readonly size: Size },
): Either<string, unknown> => {
  if (typeof value === 'string') return cleanMember(value, at.name)
  if (at.depth > DEEPEST) return left('nothing deeper than an object in the body')
  if (Array.isArray(value)) return cleanList(value, at)
  return UnknownRecord.is(value) ? cleanRecord(value, at.depth, at.size) : right(value)
}

/** The market whose address a lead is sent to. */
export interface LeadAddress {
  /** Its name in addresses, as `uk`. */
  readonly market: string
  /** Its country in ISO 3166, as `GB`. */
  readonly country: string
  /** Its language, as `en-GB`. */
  readonly locale: string
}

/** A body that can be a lead. */
export interface LeadBody {
  readonly lead: LeadSubmission
  /** The field only programs fill in is filled in. */
  readonly isTrapped: boolean
  /** Keys that are none of a lead, and were dropped. */
  readonly unknownKeys: number
}

const KNOWN_APART = [TRAP_NAME]

const countUnknown = (body: Members, lead: LeadSubmission): number =>
  Object.keys(body).filter((key) => !Object.hasOwn(lead, key) && !KNOWN_APART.includes(key)).length

const MOST_FAULTS = 30

const isOneOf = (value: unknown, names: readonly string[]): boolean =>
  typeof value === 'string' &&
  names.some((name) => name.toLowerCase() === value.trim().toLowerCase())

// Both names of the market are known; the lead has the one of the contract.
const nameMarket = (body: Members, { market, country, locale }: LeadAddress): Members => ({
  ...body,
  ...(isOneOf(body['marketId'], [market, country]) ? { marketId: country } : {}),
  ...(isOneOf(body['languageId'], [locale]) ? { languageId: locale } : {}),
})

/** What is wrong with a member of a body: the code of the refusal, and the shape that was expected. */
interface MemberFault {
  readonly member: string
  readonly code: RefusalCode
  readonly expected: string
}

const listOwnFaults = (body: Members, at: LeadAddress | undefined): readonly MemberFault[] => {
  const { purpose, campaignCode: code, marketId, languageId } = body
  const isMissing = code === undefined || (typeof code === 'string' && code.trim() === '')
  const isKnown = typeof purpose === 'string' && O.isSome(readPurpose(purpose))
  const fault = (
    isWrong: boolean,
    member: string,
    [code, expected]: readonly [RefusalCode, string],
  ): readonly MemberFault[] => (isWrong ? [{ member, code, expected }] : [])
  return [
    ...fault(!isKnown, 'purpose', ['UNKNOWN_PURPOSE', 'one of the five purposes']),
    ...fault(isMissing, 'campaignCode', ['NO_CAMPAIGN_CODE', 'a campaign code']),
    ...(at === undefined
      ? []
      : [
          ...fault(marketId !== at.country, 'marketId', [
            'INVALID_BODY',
            `${at.country}, the market of the address`,
          ]),
          ...fault(languageId !== at.locale, 'languageId', [
            'INVALID_BODY',
            `${at.locale}, the language of the market`,
          ]),
        ]),
  ]
}

// All that is wrong is told at once, by the place and the shape, never by what stood there.
const wordFaults = (
  own: readonly MemberFault[],
  issues: readonly Issue[],
): Either<BodyFault, never> => {
  const members = own.map(({ member }) => member)
  const places = issues
    .map(({ path, expected }) => ({
      member: path
        .split('.')
        .filter((key) => !/^\d+$/.test(key))
        .join('.'),
      expected,
    }))
    .filter(({ member }) => !members.includes(member))
  const texts = [...own, ...places].map(({ member, expected }) => `${member}: ${expected}`)
  return left({
    code: own[0]?.code ?? 'INVALID_BODY',
    detail: [...new Set(texts)].slice(0, MOST_FAULTS).join('; '),
  })
}

const decode = (sent: Members, at: LeadAddress | undefined): Either<BodyFault, LeadBody> => {
  const body = at === undefined ? sent : nameMarket(sent, at)
  const own = listOwnFaults(body, at)
  const read = decodeWith(LeadSubmissionCodec, body)
  if (E.isLeft(read)) return wordFaults(own, read.left)
  if (own.length > 0) return wordFaults(own, [])
  // `exact` leaves a copy without what it does not know.
  const lead = LeadSubmissionCodec.encode(read.right) as LeadSubmission
  const trap = body[TRAP_NAME]
  return right({
    lead,
    isTrapped: trap !== undefined && trap !== '' && trap !== null && trap !== false,
    unknownKeys: countUnknown(body, lead),
  })
}

/** Reads the text of a body; where the market of the address is told, the lead has to be of it. */
export const readLeadBody = (text: string, at?: LeadAddress): Either<BodyFault, LeadBody> => {
  const document = parseJson(text)
  if (!UnknownRecord.is(document)) return invalid('a JSON object')
  const clean = cleanRecord(document, 0, { keys: 0 })
  if (E.isLeft(clean)) return invalid(clean.left)
  return UnknownRecord.is(clean.right) ? decode(clean.right, at) : invalid('a JSON object')
}

/** What a lead is known again by: its content, without the token of the bot check. */
export const fingerprintOf = (lead: LeadSubmission): string =>
  createHash('sha256').update(writeCanonicalLead(lead)).digest('hex')
