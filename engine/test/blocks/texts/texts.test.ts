import { option as O } from 'fp-ts'
import { describe, expect, test } from 'vitest'
import { compareCodec } from '../../../src/blocks/compare/compare.codec.js'
import { compareView } from '../../../src/blocks/compare/compare.view.js'
import { introCodec } from '../../../src/blocks/intro/intro.codec.js'
import { readMoreCodec } from '../../../src/blocks/read-more/read-more.codec.js'
import type { ReadMoreContent } from '../../../src/blocks/read-more/read-more.types.js'
import { readMoreFold, readMoreView } from '../../../src/blocks/read-more/read-more.view.js'
import { statementCodec } from '../../../src/blocks/statement/statement.codec.js'
import { toPlainLine } from '../../../src/content/index.js'
import { root } from '../../kit/content-site.js'

describe('an intro header', () => {
  test('[B-SCOPE-06] its heading, as the second of the page unless content says', () => {
    const { value } = introCodec({ heading: 'Go electric' }, root)
    expect(value).toMatchObject(O.some({ level: 2, align: 'start', label: [], subHeading: [] }))
    expect(O.isSome(value) && toPlainLine(value.value.heading)).toBe('Go electric')
    const own = introCodec({ heading: 'a', headingTag: 'h1', align: 'center', label: 'New' }, root)
    expect(own.value).toMatchObject(O.some({ level: 1, align: 'center' }))
  })

  test.each([{ subHeading: 'x' }, { heading: ' \u200b' }, {}, null])(
    '[B-SCOPE-06] %j is none',
    (written) => {
      expect(introCodec(written, root).value).toEqual(O.none)
    },
  )
})

describe('a statement', () => {
  test('[B-SCOPE-07] its text in the middle, and its link', () => {
    const cta = { text: 'Why', href: '/why/' }
    expect(statementCodec({ text: 'For **life**.', cta }, root).value).toMatchObject(
      O.some({ align: 'center', cta: O.some({ text: 'Why' }) }),
    )
    expect(statementCodec({ text: 'a', cta: { text: 'Why' } }, root).value).toMatchObject(
      O.some({ cta: O.none }),
    )
  })

  test('[B-SCOPE-07] blank is none', () => {
    expect(statementCodec({ text: '  ' }, root).value).toEqual(O.none)
  })
})

describe('the link to the page that compares cars', () => {
  test.each(['', '  ', null, undefined])('[B-NAV-07] %j is none', (ctaText) => {
    expect(compareCodec({ ctaText }, root).value).toEqual(O.none)
  })

  test('[B-NAV-06] [B-NAV-07] with a text it leads to the site’s page', () => {
    expect(compareCodec({ ctaText: ' Compare ' }, root).value).toEqual(
      O.some({ ctaText: 'Compare' }),
    )
    expect(compareView({ ctaText: 'Compare' }, 'uk')).toEqual({
      text: 'Compare',
      href: '/uk/cars/compare-cars/',
    })
    expect(compareView({ ctaText: 'Compare' }, 'master').href).toBe('/uk/cars/compare-cars/')
  })
})

describe('a text that is folded', () => {
  const read = (more: object = {}): ReadMoreContent => {
    const { value } = readMoreCodec({ text: 'Long. '.repeat(60), ...more }, root)
    if (O.isNone(value)) throw new Error('no text')
    return value.value
  }
  const words = { readMore: 'Read more', readLess: 'Read less' }
  const draw = (content: ReadMoreContent) => readMoreView({ id: 'r', content, words })

  test.each([
    [undefined, 8],
    [3, 3],
    [1, 1],
    [0, 8],
    [-2, 8],
    [2.6, 3],
    [400, 12],
    ['3', 8],
  ])('[B-READ-01] %j lines are %i', (lines, shown) => {
    expect(read({ lines }).lines).toBe(shown)
  })

  test('[B-READ-02] its labels are its own or the site’s', () => {
    expect(draw(read())).toMatchObject({ more: 'Read more', less: 'Read less' })
    expect(draw(read({ moreText: 'All', lessText: 'Some' }))).toMatchObject({
      more: 'All',
      less: 'Some',
    })
    const toggles = [false, true].map((isOpen) => readMoreFold({ isOpen, isLong: true }).toggle)
    expect(toggles).toEqual([
      { says: 'more', isExpanded: false },
      { says: 'less', isExpanded: true },
    ])
  })

  test('[B-READ-03] a short text has no control; one that may be long has room for it', () => {
    expect(readMoreFold({ isOpen: false, isLong: false }).toggle).toBeUndefined()
    expect(draw(read()).hasRoom).toBe(true)
    expect(draw(read({ text: 'Short.' })).hasRoom).toBe(false)
    expect(draw(read({ text: 'Two\n\nparagraphs' })).hasRoom).toBe(true)
  })

  test('[B-READ-05] without a text there is nothing', () => {
    expect(readMoreCodec({ text: '' }, root).value).toEqual(O.none)
  })
})
