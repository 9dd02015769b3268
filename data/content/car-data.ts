// The tables of data of a car: a column for each version and what is published of it, and the measures of its body.
import type { MotorKey } from '@evkit/engine/car'
import { fillPlaceholders } from '@evkit/engine/internal/shared'
import { findSideFrame } from '../pictures/index.js'
import type { CarFigureRow } from '../sources/car-figure-rows.js'
import { carImage } from './assemble.js'
import { BODY_ROWS, findFigure, listVersions, VERSION_ROWS, type CarPlace } from './car-rows.js'
import { textsOf, WORD } from './car-wording.js'
import { createWording } from './figure-words.js'
import type { LanguageEntry } from './parts.js'

type Json = Readonly<Record<string, unknown>>

/** Names by which content asks for the tables of a car: its versions, and the measures of its body. */
export const CAR_TABLES = ['car-data', 'car-size'] as const

/** A car, its version where one is chosen, and the site its data are worded for. */
export interface CarDataPlace extends CarPlace {
  readonly motor: MotorKey | undefined
  readonly motors: LanguageEntry['tool']['motors']
}

interface Row {
  readonly title: string
  readonly cells: readonly string[]
}

const isKnown = ({ title, cells }: Row): boolean =>
  title !== '' && cells.some((cell) => cell !== '')

const toTable = (
  { figures: _f, units: _u, columns: written, ...content }: Json,
  columns: readonly string[],
  rows: readonly Row[],
): Json => {
  const [first = ''] = Array.isArray(written) ? (written as readonly unknown[]) : []
  return { ...content, columns: [first, ...columns], rows: rows.filter(isKnown) }
}

/** Writes the table of the versions of a car: a figure nobody has published of any has no row. */
export const writeCarData = (place: CarDataPlace, content: Json): Json => {
  const titles = textsOf(content, 'figures')
  const word = createWording(place.site, textsOf(content, 'units'))
  const versions = listVersions(place)
  const rows = Object.entries(VERSION_ROWS).map(([name, cell]) => ({
    title: titles[name] ?? '',
    cells: versions.map((version) => cell(version, place, word)?.text ?? ''),
  }))
  return toTable(
    content,
    versions.map(({ motor }) => place.motors[motor]),
    rows,
  )
}

/** A version as its car's page offers it. */
export interface OfferedVersion {
  readonly title: string
  /** Empty where the market has none. */
  readonly price: string
  readonly isChosen: boolean
  readonly figures: readonly { readonly title: string; readonly value: string }[]
  readonly link: Json
}

const textIn = (text: unknown): string => (typeof text === 'string' ? text : '')

/**
 * Writes the choice of the versions of a car: each with its price, the figures the content names, and what chooses it.
 *
 * @param place - The car, and the version of the page.
 * @param content - What the author says; it names the rows of the table of data that are shown.
 * @param data - The table of data, whose words are those of the figures.
 */
export const writeVersions = (
  place: CarDataPlace & { readonly path: string },
  { rows: names, choose, price: pricing, both: _both, disclaimer, ...content }: Json,
  data: Json,
): Json & { readonly versions: readonly OfferedVersion[] } => {
  const titles = textsOf(data, 'figures')
  const word = createWording(place.site, textsOf(data, 'units'))
  const shown = Object.entries(VERSION_ROWS).filter(
    ([name]) => Array.isArray(names) && names.includes(name),
  )
  const versions = listVersions(place).map((version) => {
    const title = place.motors[version.motor]
    const price = VERSION_ROWS.price(version, place, word)
    return {
      title,
      price: price === undefined ? '' : fillPlaceholders(textIn(pricing), { price: price.text }),
      isChosen: version.motor === place.motor,
      figures: shown.flatMap(([name, cell]) => {
        const value = cell(version, place, word)
        return value === undefined ? [] : [{ title: titles[name] ?? '', value: value.text }]
      }),
      link: {
        text: textIn(choose),
        accessibilityLabel: `${textIn(choose)}: ${title}`,
        href: `${place.path}?version=${version.motor}#versions`,
        eventLabel: `car-version-${version.motor.toLowerCase()}`,
      },
    }
  })
  // What a price holds for is said where there is one.
  const isPriced = versions.some(({ price }) => price !== '')
  return { ...content, ...(isPriced ? { disclaimer } : {}), versions }
}

const SCALED = ['lengthMm', 'widthWithMirrorsMm', 'heightMm'] as const

/**
 * Writes a drawing of a car to scale; without what is to be drawn where its side or one of its measures is not known.
 *
 * @param size - The table of its measures, whose words are those of the figures.
 */
export const writeDimensions = (place: CarDataPlace, content: Json, size: Json): Json => {
  const { entry, site } = place
  const titles = textsOf(size, 'figures')
  const word = createWording(site, textsOf(size, 'units'))
  const measure = (figure: CarFigureRow['figure']): number | undefined => findFigure(place, figure)
  const frame = findSideFrame(entry.body)
  return {
    ...content,
    car: {
      ...frame,
      ...(frame === undefined ? {} : { picture: { ...carImage(entry, 'side'), alt: '' } }),
      length: measure('lengthMm'),
      width: measure('widthMm'),
      widthWithMirrors: measure('widthWithMirrorsMm'),
    },
    figures: SCALED.flatMap((figure) => {
      const value = measure(figure)
      return value === undefined
        ? []
        : [{ title: titles[figure] ?? '', value: WORD[figure](value, word) }]
    }),
  }
}

/** Writes the table of the measures of a car. */
export const writeCarSize = (place: CarDataPlace, content: Json): Json => {
  const titles = textsOf(content, 'figures')
  const word = createWording(place.site, textsOf(content, 'units'))
  const rows = BODY_ROWS.map((figure) => {
    const value = findFigure(place, figure)
    return {
      title: titles[figure] ?? '',
      cells: [value === undefined ? '' : WORD[figure](value, word)],
    }
  })
  return toTable(content, [place.entry.name], rows)
}
