// The table of what the site keeps in a browser, in the words of its page: the list is the one it is forgotten by.
import { UnknownRecord } from 'io-ts'
import { BROWSER_RECORDS } from '@evkit/engine/site'
import { numbersOf } from './intl.js'
import type { ConsentEntry } from './parts.js'

type Json = Readonly<Record<string, unknown>>
type BrowserRecord = (typeof BROWSER_RECORDS)[number]

/** Name of what fills the table of what is kept in a browser. */
export const BROWSER_TABLE = 'browser-records'

/** What the table is written for. */
export interface BrowserTableAt {
  readonly locale: string
  /** The texts that ask for consent: purposes are called as they are there. */
  readonly consent: ConsentEntry
}

const textOf = (words: unknown, name: string): string => {
  const text = UnknownRecord.is(words) ? words[name] : undefined
  return typeof text === 'string' ? text : ''
}

const DAY = 86_400
const MINUTE = 60

const wordTime = (seconds: number, locale: string): string => {
  const [value, unit] =
    seconds % DAY === 0 ? [seconds / DAY, 'day'] : [Math.ceil(seconds / MINUTE), 'minute']
  return numbersOf(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(value)
}

// What is kept in the same place, for the same purpose and time, is said once.
const joinAlike = (
  records: readonly BrowserRecord[],
  words: unknown,
): ReadonlyMap<string, readonly BrowserRecord[]> => {
  const rows = new Map<string, readonly BrowserRecord[]>()
  for (const record of records) {
    const { store, purposes, lifetime } = record
    const key = JSON.stringify([store, purposes, lifetime, textOf(words, record.name.trimEnd())])
    rows.set(key, [...(rows.get(key) ?? []), record])
  }
  return rows
}

/** Writes the table of everything the site may keep in a browser. */
export const writeBrowserRecords = (content: Json, { locale, consent }: BrowserTableAt): Json => {
  const { words, ...rest } = content
  const purposes = new Intl.ListFormat(locale, { type: 'disjunction' })
  const rows = [...joinAlike(BROWSER_RECORDS, words).values()].flatMap((alike) => {
    const [record] = alike
    if (record === undefined) return []
    const { lifetime } = record
    return [
      {
        title: alike.map(({ name }) => `\`${name.trimEnd()}\``).join(', '),
        note: textOf(words, record.store),
        cells: [
          textOf(words, record.name.trimEnd()),
          typeof lifetime === 'number' ? wordTime(lifetime, locale) : textOf(words, lifetime),
          purposes.format(
            record.purposes.map((purpose) => consent[`consent.${purpose}`] ?? purpose),
          ),
        ],
      },
    ]
  })
  return { ...rest, rows }
}
