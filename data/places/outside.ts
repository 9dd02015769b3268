// Well-known places outside the covered countries: they are told by their whole name, so that none is taken for another.
import { foldName } from './fold.js'
import type { OutsidePlace, StoredPlaces } from './place-file.js'
import { LANGUAGES, nameCountry, type Language } from './spoken.js'

/** Finds the well-known place outside that a text names, as `Vienna, Austria`; empty without one. */
export type FindOutside = (text: string, language?: Language) => string

// Arabic has a comma of its own.
const COMMA = /[,،]/u

const isIn = ({ country }: OutsidePlace, where: string): boolean =>
  LANGUAGES.some((language) => foldName(nameCountry(country, language) ?? '').startsWith(where))

/** Prepares the places outside for being told. */
export const createFindOutside = ({ outside = [] }: StoredPlaces): FindOutside => {
  const byName = new Map(
    outside.flatMap((place) => place.typed.map((name) => [foldName(name), place] as const)),
  )
  return (text, language = LANGUAGES[0]) => {
    const [name = '', ...where] = text.split(COMMA)
    const place = byName.get(foldName(name))
    if (place === undefined || !isIn(place, foldName(where.join(' ')))) return ''
    const country = nameCountry(place.country, language) ?? place.country
    return [place.spoken[language] ?? place.name, country].join(language === 'ar' ? '، ' : ', ')
  }
}
