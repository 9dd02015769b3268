// The tables of the page of credits, in the words of its document: the figures are those the tools answer from.
import { UnknownRecord } from 'io-ts'
import { fillPlaceholders } from '@evkit/engine/internal/shared'
import { numberFormat, type CreditsContent } from '@evkit/engine/site'
import { countriesOf, daysOf } from './intl.js'
import type { LanguageEntry, SiteEntry } from './parts.js'

type Json = Readonly<Record<string, unknown>>
type Battery = CreditsContent['batteries'][number]

/** A row as a document holds it. */
interface Row {
  readonly title: string
  readonly note?: string
  readonly cells: readonly string[]
}

const PUNCTUATION = /[!-/:-@[-`{-~]/g
const DAY = /^\d{4}-\d{2}-\d{2}$/

/** Writes a text that is no markdown as markdown that says the same. */
export const escapeMarkdown = (text: string): string => text.replaceAll(PUNCTUATION, '\\$&')

/** Writes a link in markdown; the text alone where it leads nowhere. */
export const linkTo = (text: string, url: string): string =>
  url === '' ? escapeMarkdown(text) : `[${escapeMarkdown(text)}](<${url}>)`

/** Words a day, in one line. */
export const wordDay = (day: string, locale: string): string =>
  DAY.test(day)
    ? daysOf(locale, { dateStyle: 'medium' }).format(new Date(day)).replaceAll(' ', '\u00a0')
    : day

const wordsOf = (content: Json): ((name: string) => string) => {
  const { words } = content
  return (name) => {
    const word = UnknownRecord.is(words) ? words[name] : undefined
    return typeof word === 'string' ? word : ''
  }
}

const withRows = ({ words: _, ...content }: Json, rows: readonly Row[]): Json => ({
  ...content,
  rows,
})

/** What was made here was taken from nowhere; its sources bear the name of the kit. */
export const OWN = /^evkit(?:-|$)/

const wordAccess = (
  { id, url, retrieved }: CreditsContent['sources'][number],
  word: (name: string) => string,
  locale: string,
): string => {
  if (OWN.test(id)) return word('own')
  const day = wordDay(retrieved, locale)
  return url === '' ? fillPlaceholders(word('unlinked'), { day }) : day
}

const writeSources = ({ sources }: CreditsContent, content: Json, locale: string): Json => {
  const word = wordsOf(content)
  return {
    ...withRows(
      content,
      sources.map((source) => ({
        title: linkTo(source.title, source.url),
        note: source.attribution,
        cells: [source.what, source.licence, wordAccess(source, word, locale)].map(escapeMarkdown),
      })),
    ),
    more: {
      title: word('versions'),
      items: sources.flatMap(({ title, detail }) =>
        detail === undefined ? [] : [`${title}: ${detail}`],
      ),
    },
  }
}

// A car of the credits is its name with the key of its motor at the end; those of one name stand together.
const wordCars = (cars: readonly string[], { tool }: LanguageEntry): string => {
  const names = new Map(Object.entries(tool.motors))
  const motors = new Map<string, readonly string[]>()
  for (const car of cars) {
    const at = car.lastIndexOf(' ')
    const [name, key] = [car.slice(0, at), car.slice(at + 1)]
    motors.set(name, [...(motors.get(name) ?? []), names.get(key) ?? key])
  }
  return [...motors].map(([name, words]) => `${name} (${words.join(', ')})`).join(', ')
}

const wordPublished = (
  { published }: Battery,
  word: (name: string) => string,
  number: (value: number) => string,
): string => {
  if (published === undefined) return ''
  const { minutes, chargerKw, confirmed } = published
  const text = fillPlaceholders(word('at'), { minutes: number(minutes), power: number(chargerKw) })
  return confirmed ? text : `${text} (${word('unconfirmed')})`
}

/** What the tables of credits are written for. */
export interface CreditsAt {
  readonly site: SiteEntry
  readonly language: LanguageEntry
}

const writeTimes = (
  { batteries }: CreditsContent,
  content: Json,
  { site, language }: CreditsAt,
): Json => {
  const word = wordsOf(content)
  const { number } = numberFormat(site.locale)
  return withRows(
    content,
    batteries.map((battery) => ({
      title: escapeMarkdown(wordCars(battery.cars, language)),
      cells: [
        word(battery.basis),
        fillPlaceholders(word('minutes'), { minutes: number(battery.tableMinutes) }),
        wordPublished(battery, word, number),
      ].map(escapeMarkdown),
    })),
  )
}

const writeStations = ({ coverage }: CreditsContent, content: Json, locale: string): Json => {
  const { number, percent } = numberFormat(locale)
  const names = countriesOf(locale)
  return withRows(
    content,
    coverage
      .map((one) => ({ ...one, name: names.of(one.country) ?? one.country }))
      .sort((a, b) => a.name.localeCompare(b.name, locale))
      .map(({ name, stations, share, asOf }) => ({
        title: escapeMarkdown(name),
        cells: [number(stations), percent(share * 100), wordDay(asOf, locale)].map(escapeMarkdown),
      })),
  )
}

/** Names of what fills the tables of a page with what the data is made from. */
export const CREDIT_SOURCES = ['credit-sources', 'credit-times', 'credit-stations'] as const

type CreditSource = (typeof CREDIT_SOURCES)[number]

/** Lists what fills the tables of a page with what the data is made from. */
export const listCreditSources = (
  credits: CreditsContent,
  at: CreditsAt,
): Readonly<Record<CreditSource, (content: Json) => Json>> => ({
  'credit-sources': (content) => writeSources(credits, content, at.site.locale),
  'credit-times': (content) => writeTimes(credits, content, at),
  'credit-stations': (content) => writeStations(credits, content, at.site.locale),
})
