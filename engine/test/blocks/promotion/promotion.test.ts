import fc from 'fast-check'
import { option as O } from 'fp-ts'
import { describe, expect, test } from 'vitest'
import {
  cleanPreOrder,
  HONEYPOT_FIELD,
  isPreOrder,
  maySendPreOrder,
  resolvePreOrder,
} from '../../../src/blocks/promotion/pre-order.js'
import { promotionCodec } from '../../../src/blocks/promotion/promotion.codec.js'
import type { PromotionContent } from '../../../src/blocks/promotion/promotion.types.js'
import { promotionView } from '../../../src/blocks/promotion/promotion.view.js'
import { toPlainLine } from '../../../src/content/index.js'
import { root, site } from '../../kit/content-site.js'

const read = (value: object) => promotionCodec(value, root)
const shown = (value: object): PromotionContent => {
  const { value: content } = read({ heading1: 'Order now', ...value })
  if (O.isNone(content)) throw new Error('nothing is shown')
  return content.value
}
const MARKER = '#pre-order-post'

describe('the content of a promotion', () => {
  test('[B-PROMO-01] [D-B-53] its first heading is all it needs', () => {
    const { value, findings } = read({ heading1: 'A' })
    expect([O.isSome(value), findings]).toEqual([true, []])
    for (const written of [{ heading2: 'B' }, { heading1: ' ' }, {}])
      expect([O.isNone(read(written).value), read(written).findings[0]?.code]).toEqual([
        true,
        'MISSING_TEXT',
      ])
  })

  test('[B-PROMO-01] every field of it is read', () => {
    const content = shown({
      heading2: 'From spring on',
      description: 'The **first** hundred.',
      imageLandscape: { src: '/wide.avif', alt: '' },
      imageSquare: { src: '/square.avif', alt: '' },
      cta: { text: 'Order', href: '/uk/quote/form' },
      link: { text: 'Read on', href: '/uk/cars/' },
      disclaimer: 'While stocks last.',
      popUpDisclaimer: { title: 'Terms', description: 'All of them.', link: '/uk/terms/' },
      videos: [{ sources: ['/film.webm'] }, { sources: ['/other.webm'] }],
      background: 'dark',
      contentAlignOnDesktop: 'right',
    })
    expect(toPlainLine(content.heading2)).toBe('From spring on')
    expect(O.toUndefined(content.picture)?.others[0]?.picture.src).toBe('/square.avif')
    expect(O.toUndefined(content.video)?.sources[0]?.src).toBe('/film.webm')
    expect([O.toUndefined(content.cta)?.text, O.toUndefined(content.link)?.text]).toEqual([
      'Order',
      'Read on',
    ])
    expect(O.toUndefined(O.toUndefined(content.details)?.link ?? O.none)?.href).toBe('/uk/terms/')
    expect([content.background, content.contentAlignOnDesktop, content.disclaimer.length]).toEqual([
      'dark',
      'right',
      1,
    ])
  })

  test('[B-PROMO-10] [B-PROMO-02] unknown looks are the usual ones', () => {
    const looks = [undefined, 'center', 'right', 'top'].map(
      (contentAlignOnDesktop) => shown({ contentAlignOnDesktop }).contentAlignOnDesktop,
    )
    expect(looks).toEqual(['left', 'center', 'right', 'left'])
    expect([shown({ background: '#ff0000' }).background, shown({}).background]).toEqual([
      'plain',
      'plain',
    ])
  })

  test('[B-PROMO-13] a call to action without text or address is none', () => {
    const { cta, link } = shown({ cta: { text: 'Order' }, link: { href: '/uk/' } })
    expect([O.isNone(cta), O.isNone(link)]).toEqual([true, true])
  })
})

describe('a pre-order', () => {
  test('[B-PROMO-03] is known by the marker in its address', () => {
    expect([
      isPreOrder(`https://shop.example.com/pre${MARKER}`),
      isPreOrder('https://shop.example.com/pre'),
    ]).toEqual([true, false])
  })

  test('[B-PROMO-04] without the marker, the address stays as it is written', () => {
    expect(cleanPreOrder(`https://a.example/x?y=1${MARKER}`)).toBe('https://a.example/x?y=1')
    expect(cleanPreOrder(`/p${MARKER}`)).toBe('/p')
    fc.assert(
      fc.property(fc.string(), fc.string(), (before, after) => {
        const isWhole = !`${before}${after}`.includes(MARKER)
        if (isWhole) expect(cleanPreOrder(`${before}${MARKER}${after}`)).toBe(`${before}${after}`)
      }),
    )
  })

  test('[B-PROMO-05] [B-PROMO-08] it takes the place of the call to action, and posts what content names', () => {
    const cta = {
      text: 'Pre-order',
      href: `https://a.example/x?y=1${MARKER}`,
      target: '_blank',
      fields: { model: 'EX30', [HONEYPOT_FIELD]: 'x', amount: 7 },
    }
    const content = shown({ cta })
    expect(O.isNone(content.cta)).toBe(true)
    expect(O.toUndefined(content.preOrder)).toEqual({
      text: 'Pre-order',
      action: 'https://a.example/x?y=1',
      target: '_blank',
      eventLabel: '',
      fields: [['model', 'EX30']],
    })
    expect(O.toUndefined(shown({ cta: { ...cta, fields: undefined } }).preOrder)?.fields).toEqual(
      [],
    )
  })

  test.each([
    ['https://shop.example.org/pre', true],
    ['/uk/pre-order', true],
    ['http://www.example.com/pre', false],
    ['http://localhost/pre', true],
    ['http://shop.example.org/pre', false],
    ['javascript:x', false],
    ['mailto:a@b.example', false],
    ['https://[', false],
    ['', false],
  ])('[B-PROMO-09] [D-B-06] %s is posted to: %s', (href, isPosted) => {
    expect(O.isSome(resolvePreOrder(`${href}${MARKER}`, { ...site, host: 'other.example' }))).toBe(
      isPosted,
    )
  })

  test('[B-PROMO-09] a site that is reached over http posts to itself', () => {
    expect(O.isSome(resolvePreOrder(`http://www.example.com/p${MARKER}`, site))).toBe(true)
  })

  test('[B-PROMO-09] one that nothing is posted to leaves the promotion without it, and is found', () => {
    const cta = { text: 'Pre-order', href: `http://shop.example.org/${MARKER}` }
    const { value, findings } = read({ heading1: 'A', cta })
    const content = O.toUndefined(value)
    expect([content?.cta, content?.preOrder]).toEqual([O.none, O.none])
    expect(findings.map(({ code, path }) => [code, path])).toEqual([['UNSAFE_LINK', 'cta.href']])
  })

  test('[B-PROMO-07] nothing is sent once something stands in the field only programs fill in', () => {
    expect(['', 'x', ' '].map(maySendPreOrder)).toEqual([true, false, false])
  })

  test('[B-PROMO-12] what opens its disclaimer says what it is about', () => {
    const words = {
      moreAbout: 'More about {title}',
      close: '',
      trap: '',
      play: '',
      pause: '',
      mute: '',
      unmute: '',
    }
    const view = promotionView({ id: 'promo', content: shown({}), words })
    expect([view.headingId, view.moreLabel]).toEqual(['promo-title', 'More about Order now'])
  })
})
