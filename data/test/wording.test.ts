// How texts are written: each rule catches what it is there for, and lets pass what is right.
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { LANGUAGE_RULES } from '../check/glossary.js'
import { listWordingFaults, reportWording } from '../check/wording.js'

const content = new URL('../content/', import.meta.url)

const tell = (language: string, text: string, english = 'Some other words') =>
  reportWording({ language, path: 'a.text', text, english })

const UNIT = 'parts a number from its unit: the blank between is one that does not break'

describe('the catalogues of texts', () => {
  test('[E-F-40] [E-T-15] nobody stumbles over how a text is written', () => {
    expect(listWordingFaults(content)).toEqual([])
  })

  test('every language has its rules', () => {
    expect([...LANGUAGE_RULES.keys()].sort()).toEqual(['ar', 'de', 'en', 'sv', 'tr'])
  })

  test.each(['uk', 'us'])(
    '%s words the one text that the register fixes in other words',
    (market) => {
      const file = new URL(`forms/markets/${market}.json`, content)
      const { configuration } = JSON.parse(readFileSync(file, 'utf8')) as {
        readonly configuration: { readonly translations: Readonly<Record<string, string>> }
      }
      expect(configuration.translations['FetchRetailersErrorMessage']).toMatch(/retailers/)
    },
  )
})

describe('what is found', () => {
  test.each([
    ['ar', '{n, plural, one {محطة} other {# محطة}}', ['has no plural form few, many, two, zero']],
    [
      'sv',
      '{n, plural, one {# km} few {# km} other {# km}}',
      [UNIT, 'has a plural form its language lacks: few'],
    ],
    ['de', 'Ende:  {a}', ['has two blanks in a row']],
    ['de', 'Ende: \u00a0{a}', ['has two blanks in a row']],
    ['de', ' Ende', ['begins or ends with a blank']],
    ['de', 'Ende ', ['begins or ends with a blank']],
    ['de', 'Rund {value} kWh', [UNIT]],
    ['sv', 'Upp till 11 kW', [UNIT]],
    ['de', 'Wählen Sie "{a}"', ['quotes with " in place of „“']],
    ['de', 'Wählen Sie “{a}”', ['quotes with ” in place of „“']],
    ['sv', 'Välj “{a}”', ['quotes with “ in place of ”']],
    ['tr', 'Buna basın: «{a}»', ['quotes with « » in place of “”']],
    ['ar', 'اختر “{a}”', ['quotes with “ ” in place of «»']],
    ['en', "It''s here", ['has a straight apostrophe']],
    ['en', 'Loading...', ['has three dots or a hyphen in place of a dash']],
    ['tr', '{name}nin otomobili', ['glues letters to a value']],
    ['tr', '$0nin değeri', ['glues letters to a value']],
    ['en', 'On the Highway', ['says "highway" in place of "motorway"']],
    ['en', 'Find our dealers', ['says "dealer" in place of "retailer"']],
    ['en', 'Models of this project', ['says "this project" in place of "our"']],
    ['de', 'Das tut uns leider weh', ['says "leider" in place of "was zu tun ist"']],
    ['sv', 'miles per år', ['says "miles" in place of "engelska mil"']],
    ['ar', 'المحرّك', ['says "المحرّك" in place of "المحرك"']],
    [
      'sv',
      'Charging is over',
      ['is left in English', 'has the English word "Charging"', 'has the English word "is"'],
    ],
    ['ar', 'شحن Fastned', ['has "Fastned" in Latin letters']],
  ])('[E-F-40] [E-T-15] %s: %j', (language, text, faults) => {
    const found = tell(language, text, 'Charging is over')
    expect([...found].sort()).toEqual([...faults].sort())
  })
})

describe('what passes', () => {
  test.each([
    ['ar', '{n, plural, =0 {لا شيء} one {محطة} two {محطتان} few {#} many {#} other {#}}'],
    ['sv', '{n, plural, other {km}}'],
    ['de', '„{a}“: rund {value}\u00a0kWh, 80\u00a0%'],
    ['en', '{value} minutes, {b} kits and 5 hands'],
    ['tr', '“{a}” modeli: {b}'],
    ['en', 'Gasket, gastronomy and gaslight'],
    ['en-US', 'Gas on the highway'],
    ['sv', 'oförändrade {a} WLTP'],
    ['ar', 'وEC40 بقدرة \u206611\u00a0kW\u2069'],
    ['sv', '{value} {unit}'],
    ['de', 'Unlesbar {'],
  ])('%s: %j', (language, text) => {
    expect(tell(language, text)).toEqual([])
  })

  test('a name and a unit are the same in every language', () => {
    expect(tell('de', 'Open EV Data, {a}\u00a0kWh', 'Open EV Data, {a}\u00a0kWh')).toEqual([])
    expect(tell('de', 'Motor', 'Motor')).toEqual([])
  })
})
