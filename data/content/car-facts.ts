// What cars are held against each other by: the figures of their pages, in the same words.
import type { ComparedFact } from '@evkit/engine/internal/compare'
import { textsOf, WORD } from './car-wording.js'
import { createWording } from './figure-words.js'
import {
  BODY_ROWS,
  figureOf,
  findFigure,
  listVersions,
  VERSION_ROWS,
  type CarPlace,
} from './car-rows.js'

type Json = Readonly<Record<string, unknown>>

// What cars are held against each other by, in the order somebody asks for it, and which figure is the better one.
const COMPARED: readonly (readonly [
  name: keyof typeof VERSION_ROWS | (typeof BODY_ROWS)[number],
  better?: 'lower' | 'higher',
])[] = [
  ['range', 'higher'],
  ['whPerKm', 'lower'],
  ['usableKwh', 'higher'],
  ['powerKw', 'higher'],
  ['zeroTo100S', 'lower'],
  ['seats', 'higher'],
  ['bootL', 'higher'],
  ['towingKg', 'higher'],
  ['lengthMm'],
  ['widthMm'],
  ['heightMm'],
]

const isBodyRow = (name: string): name is (typeof BODY_ROWS)[number] =>
  BODY_ROWS.some((one) => one === name)

const listFigures = (
  row: (typeof COMPARED)[number][0],
  place: CarPlace,
  units: Readonly<Record<string, string>>,
): ComparedFact['figures'] => {
  const { name } = place.entry
  const word = createWording(place.site, units)
  if (isBodyRow(row)) {
    const figure = figureOf(findFigure(place, row), (value) => WORD[row](value, word))
    return figure === undefined ? [] : [{ name, ...figure }]
  }
  return listVersions(place).flatMap((version) => {
    const figure = VERSION_ROWS[row](version, place, word)
    return figure === undefined ? [] : [{ name, version: version.motor, ...figure }]
  })
}

/** Lists what the cars of a site are compared by, in the words of the tables on their pages. */
export const listCarFacts = (
  places: readonly CarPlace[],
  { data, size }: { readonly data: Json; readonly size: Json },
): readonly ComparedFact[] => {
  const titles = { ...textsOf(data, 'figures'), ...textsOf(size, 'figures') }
  const units = { ...textsOf(data, 'units'), ...textsOf(size, 'units') }
  return COMPARED.flatMap(([name, better]) => {
    const label = titles[name] ?? ''
    const figures = places.flatMap((place) => listFigures(name, place, units))
    // The range tool answers the row called `range`.
    const id = name === 'range' ? 'publishedRange' : name
    return label === '' || figures.length === 0
      ? []
      : [{ id, label, figures, ...(better === undefined ? {} : { better }) }]
  })
}
