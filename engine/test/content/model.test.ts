import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { option as O } from 'fp-ts'
import type { LogEntry } from '../../src/shared/log.js'
import {
  MODEL_SUFFIXES,
  toModelSlug,
  writeComparePath,
  writeModelPath,
} from '../../src/content/model-link.js'
import { findModelPrefix, foldModelName, MODEL_NAME_TEXT } from '../../src/content/model-prefix.js'

describe('slugs of models', () => {
  test.each([
    ['xc60-phev', 'xc60-hybrid'],
    ['xc40-bev', 'xc40-electric'],
    ['v60-cc', 'v60-cross-country'],
    ['xc90-ice', 'xc90'],
  ])('[B-NAV-10] [B-NAV-11] [B-NAV-12] [B-NAV-13] %s is %s', (key, slug) => {
    expect(toModelSlug(key)).toBe(slug)
    expect(Object.keys(MODEL_SUFFIXES)).toEqual(['phev', 'bev', 'cc', 'ice'])
  })

  test.each([
    ['v60-cc-ice', 'v60-cross-country'],
    ['ex30-cc-bev', 'ex30-cross-country-electric'],
    ['ice-x', 'ice-x'],
    ['bev', 'bev'],
    ['dice', 'dice'],
    ['cc-line-x', 'cc-line-x'],
    ['xc40-electric', 'xc40-electric'],
    ['  EX90-BEV ', 'ex90-electric'],
    ['es90', 'es90'],
    ['', ''],
    ['x-constructor', 'x-constructor'],
  ])('[B-NAV-14] [B-NAV-15] %s is %s', (key, slug) => {
    expect(toModelSlug(key)).toBe(slug)
  })

  test('Writing a slug twice changes nothing more. [B-NAV-15]', () => {
    const tokens = fc.array(fc.constantFrom('ex30', 'phev', 'bev', 'cc', 'ice', 'ICE', '', ' x'))
    const anyKey = fc.oneof(
      fc.string(),
      tokens.map((all) => all.join('-')),
    )
    fc.assert(fc.property(anyKey, (key) => toModelSlug(toModelSlug(key)) === toModelSlug(key)))
  })
})

describe('paths of models', () => {
  test('[B-NAV-08] a card leads to its model', () => {
    const at = { site: 'uk', key: 'ex30-bev', environment: 'production' } as const
    expect(writeModelPath(at)).toEqual(O.some('/uk/cars/ex30-electric/'))
    expect(writeModelPath({ ...at, site: 'se', key: 'xc60-ice' })).toEqual(O.some('/se/cars/xc60/'))
    expect(writeModelPath({ ...at, site: 'a b', key: 'x/y' })).toEqual(O.some('/a%20b/cars/x%2Fy/'))
  })

  test.each([
    ['development', false],
    ['storybook', false],
    ['production', true],
    ['test', true],
    ['qa', true],
  ] as const)('[B-NAV-09] in %s there is a link: %s', (environment, has) => {
    expect(O.isSome(writeModelPath({ site: 'uk', key: 'ex30', environment }))).toBe(has)
  })

  test('[B-NAV-06] the page that compares cars', () => {
    expect(writeComparePath('uk')).toBe('/uk/cars/compare-cars/')
    expect(writeComparePath('master')).toBe('/uk/cars/compare-cars/')
  })
})

describe('prefixes of models', () => {
  const prefixes = {
    XC40: { ICE: '536', ELECTRIC: '539', '': '530' },
    V60: { '': '225' },
    V60CROSSCOUNTRY: { '': '227' },
  }
  const logged: LogEntry[] = []
  const find = (name: string) => findModelPrefix(name, prefixes, (entry) => logged.push(entry))

  test('[B-I18N-10] letters and digits are what counts', () => {
    expect(foldModelName('xc-40 Recharge')).toBe('XC40RECHARGE')
    expect(foldModelName('V60 Cross Country')).toBe('V60CROSSCOUNTRY')
  })

  test.each([
    ['xc40-electric', '539'],
    ['XC40 ICE', '536'],
    ['XC40', '530'],
    ['v60%20cross%20country', '227'],
    ['v60', '225'],
    ['XC99', undefined],
    ['xc40-constructor', undefined],
    ['', undefined],
  ])('[B-I18N-11] [D-B-09] %s has %s', (name, prefix) => {
    expect(O.toUndefined(find(name))).toBe(prefix)
  })

  test('[B-I18N-12] [B-ERR-06] what cannot be decoded is looked up as it is', () => {
    expect(logged).toEqual([])
    expect(find('xc40%E0%A4%A')).toEqual(O.none)
    expect(logged).toEqual([{ level: 'error', code: 'ModelNameUnread', text: MODEL_NAME_TEXT }])
    expect(MODEL_NAME_TEXT).toBe('Failed to decode model name')
  })
})
