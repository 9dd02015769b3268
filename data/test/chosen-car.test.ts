// What a form says of a car that was chosen on its page: version and paint, as each language sets them beside each other.
import { expect, test } from 'vitest'
import { createChoiceWords, findChosenOf } from '../content/chosen-car.js'
import { readContent } from '../content/read.js'

const { parts } = readContent(new URL('../content/', import.meta.url))
const wordsOf = createChoiceWords(parts)
const EX30 = { name: 'EX30', motors: ['SM', 'SME', 'TMP'] } as const

const say = (language: string, search: string): string =>
  findChosenOf(EX30, search, wordsOf(language)).chosen

test.each([
  ['en', 'Single Motor Extended Range, Dusk red'],
  ['en-US', 'Single Motor Extended Range, Dusk red'],
  ['de', 'Single Motor Extended Range, Abendrot'],
  ['ar', 'محرك واحد بمدى أطول، أحمر الغسق'],
])('[E-B-73] %s: %s', (language, words) => {
  expect(say(language, '?model=EX30&version=SME&colour=dusk')).toBe(words)
})

test('[E-B-73] one of both stands alone, and what the car does not have is not said', () => {
  expect(say('ar', '?model=EX30&version=SME')).toBe('محرك واحد بمدى أطول')
  expect(say('ar', '?model=EX30&colour=dusk')).toBe('أحمر الغسق')
  expect(say('en', '?model=EX30&version=TM&colour=dusk')).toBe('Dusk red')
  expect(say('en', '?model=EX30&colour=pink')).toBe('')
  expect(findChosenOf(EX30, '?version=SME', undefined).chosen).toBe('')
})

test('[E-B-73] every language sets both beside each other', () => {
  for (const [language, pages] of parts.pageDocuments)
    if (pages.has('car'))
      expect(wordsOf(language)?.both ?? '{version} {paint}').toMatch(/\{version\}.*\{paint\}/)
})
