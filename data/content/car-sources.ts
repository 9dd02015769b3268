// On what the figures of a car rest: for each its value, who says it, and when it held or was looked up.
import type { MotorKey } from '@evkit/engine/car'
import { fillPlaceholders } from '@evkit/engine/internal/shared'
import {
  BODY_ROWS,
  findFigure,
  findFigureRow,
  findPriceRow,
  listVersions,
  VERSION_ROWS,
  type CarPlace,
  type Version,
} from './car-rows.js'
import type { CarDataPlace } from './car-data.js'
import { textsOf, WORD } from './car-wording.js'
import { escapeMarkdown, linkTo, OWN, wordDay } from './credit-tables.js'
import { createWording } from './figure-words.js'
import { daysOf } from './intl.js'

type Json = Readonly<Record<string, unknown>>

/** Name by which content asks for on what the figures of a car rest. */
export const CAR_SOURCES = 'car-sources'

/** Where a figure is from. */
interface Origin {
  /** Id of its source. */
  readonly source: string
  /** Year or month in which it held; absent where nobody says. */
  readonly asOf?: string
  readonly retrieved: string
  /** What it was worked out from has this source, not the figure itself. */
  readonly isWorkedOut?: true
}

type OriginOf = (
  version: Version,
  place: CarPlace,
  name: keyof typeof VERSION_ROWS,
) => Origin | undefined

const ofFigure: OriginOf = ({ motor }, place, name) =>
  name in WORD ? findFigureRow(place, name as keyof typeof WORD, motor) : undefined

const ofBattery: OriginOf = ({ battery }) => battery

// A time is worked out from the curve of its battery.
const ofCurve: OriginOf = ({ battery }, { facts: { credits } }) => {
  const source = credits.batteries.find((one) => one.battery === battery?.battery)?.curveSource
  const found = credits.sources.find(({ id }) => id === source)
  return found === undefined
    ? undefined
    : { source: found.id, retrieved: found.retrieved, isWorkedOut: true }
}

const ORIGINS: Readonly<Partial<Record<keyof typeof VERSION_ROWS, OriginOf>>> = {
  price: (_version, place) => findPriceRow(place),
  range: ({ range }) => range,
  grossKwh: ofBattery,
  usableKwh: ofBattery,
  peakKw: ofBattery,
  onBoardKw: ofBattery,
  fastMinutes: ofCurve,
}

/** A figure of a car in words, with where it is from. */
interface Sourced {
  readonly title: string
  readonly text: string
  readonly origin: Origin
  /** The version it is of; absent for the body. */
  readonly motor?: MotorKey
}

/** Words of the tables of the page of a car. */
interface Tables {
  readonly titles: Readonly<Record<string, string>>
  readonly units: Readonly<Record<string, string>>
}

const listSourced = (place: CarPlace, { titles, units }: Tables): readonly Sourced[] => {
  const word = createWording(place.site, units)
  const versions = listVersions(place)
  const names = Object.keys(VERSION_ROWS) as (keyof typeof VERSION_ROWS)[]
  return [
    ...names.flatMap((name) =>
      versions.flatMap((version): readonly Sourced[] => {
        const figure = VERSION_ROWS[name](version, place, word)
        const origin = (ORIGINS[name] ?? ofFigure)(version, place, name)
        return figure === undefined || origin === undefined
          ? []
          : [{ title: titles[name] ?? '', text: figure.text, origin, motor: version.motor }]
      }),
    ),
    ...BODY_ROWS.flatMap((name): readonly Sourced[] => {
      const origin = findFigureRow(place, name)
      const value = findFigure(place, name)
      return origin === undefined || value === undefined
        ? []
        : [{ title: titles[name] ?? '', text: WORD[name](value, word), origin }]
    }),
  ].filter(({ title }) => title !== '')
}

type Words = Readonly<Record<string, string>>

const MONTH = /^\d{4}-\d{2}$/

// When a figure held tells more than when somebody looked it up; what was made here was looked up nowhere.
const wordDate = (
  { source, asOf, retrieved }: Origin,
  locale: string,
  { retrieved: lookedUp = '{day}' }: Words,
): string => {
  if (asOf === undefined)
    return fillPlaceholders(OWN.test(source) ? '{day}' : lookedUp, {
      day: wordDay(retrieved, locale),
    })
  return daysOf(locale, {
    year: 'numeric',
    ...(MONTH.test(asOf) ? { month: 'long' as const } : {}),
  }).format(new Date(asOf))
}

const wordSource = (
  { source: id, isWorkedOut }: Origin,
  sources: CarPlace['facts']['credits']['sources'],
  words: Words,
): string => {
  const found = sources.find((one) => one.id === id)
  const source = linkTo(words[id] ?? found?.title ?? id, found?.url ?? '')
  return isWorkedOut && !OWN.test(id)
    ? fillPlaceholders(words['workedOut'] ?? '{source}', { source })
    : source
}

const keyOf = ({ title, text, origin }: Sourced): string =>
  JSON.stringify([title, text, origin.source, origin.asOf, origin.retrieved])

/** Joins versions that have the same figure from the same source. */
const joinAlike = (figures: readonly Sourced[]): readonly (readonly [Sourced, ...Sourced[]])[] => {
  const joined = new Map<string, readonly [Sourced, ...Sourced[]]>()
  for (const figure of figures) {
    const key = keyOf(figure)
    const alike = joined.get(key)
    joined.set(key, alike === undefined ? [figure] : [...alike, figure])
  }
  return [...joined.values()]
}

/**
 * Writes the table of on what the figures of a car rest: a row for each figure, and one for each of its values where
 * versions differ, with its source and date.
 *
 * @param tables - The tables of its data and of its measures, whose words are those of the figures.
 */
export const writeCarSources = (
  place: CarDataPlace,
  { words: written, ...content }: Json,
  { data, size }: { readonly data: Json; readonly size: Json },
): Json => {
  const { entry, site, facts, motors } = place
  const words = textsOf({ written }, 'written')
  const figures = listSourced(place, {
    titles: { ...textsOf(data, 'figures'), ...textsOf(size, 'figures') },
    units: { ...textsOf(data, 'units'), ...textsOf(size, 'units') },
  })
  const list = new Intl.ListFormat(site.locale, { type: 'unit' })
  const rows = joinAlike(figures).map((alike) => {
    const [{ title, text, origin, motor }] = alike
    const isOfAll = motor === undefined || alike.length === entry.motors.length
    const versions = alike.flatMap((one) => (one.motor === undefined ? [] : motors[one.motor]))
    return {
      title: escapeMarkdown(title),
      note: isOfAll ? '' : list.format(versions),
      cells: [
        escapeMarkdown(text),
        wordSource(origin, facts.credits.sources, words),
        escapeMarkdown(wordDate(origin, site.locale, words)),
      ],
    }
  })
  return { ...content, rows }
}
