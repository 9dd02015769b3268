import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { option as O } from 'fp-ts'
import { CALL_CUT, cutText } from '../../src/content/cut-text.js'
import { findOverlay, isLabelOf, resolveCallToAction } from '../../src/content/link.js'
import { judgeLink, resolveTextLink, SAFE_SCHEMES } from '../../src/content/link-address.js'
import { site } from '../kit/content-site.js'
import { OVERLAY_MARKER } from '../../src/shared/index.js'

const written = {
  text: 'Go',
  href: '/a',
  target: '',
  accessibilityLabel: '',
  eventLabel: '',
}

const resolve = (more: Partial<typeof written>) =>
  O.toUndefined(resolveCallToAction({ ...written, ...more }, site))

describe('a call to action', () => {
  test.each([
    [{ text: 'Go', href: '' }],
    [{ text: '', href: '/a' }],
    [{ text: ' ', href: '/a' }],
    [{ text: '\u00A0\u200B', href: '/a' }],
    [{ text: 'Go', href: ' ' }],
  ])('[B-NAV-18] %j shows nothing', (more) => {
    expect(resolve(more)).toBeUndefined()
  })

  test('[B-NAV-18] text and address without the blanks around them', () => {
    expect(resolve({ text: ' Go ', href: ' /a ', eventLabel: ' go ' })).toEqual({
      text: 'Go',
      href: '/a',
      name: 'Go',
      target: '',
      rel: '',
      eventLabel: 'go',
      overlay: '',
      marks: [],
    })
  })

  test.each([
    ['_blank', 'https://other.org/', '_blank', 'noopener noreferrer'],
    ['_blank', 'https://www.example.com/', '_blank', 'noopener'],
    ['_blank', '/a', '_blank', 'noopener'],
    ['_self', 'https://other.org/', '_self', ''],
    ['', 'https://other.org/', '', ''],
    ['top', 'https://other.org/', '', ''],
    ['_blank', 'http://[', '', ''],
  ])('[B-NAV-19] [D-B-07] target %j of %s is %j with rel %j', (target, href, tab, rel) => {
    expect(resolve({ target, href })).toMatchObject({ target: tab, rel, href })
  })

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' java\nscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc',
    'blob:https://x/',
  ])('[D-B-07] [E-B-25] %j is not followed', (href) => {
    expect(resolve({ href })).toBeUndefined()
    expect(resolveTextLink(href, site)).toBeUndefined()
  })

  test('[B-NAV-16] [D-B-04] an address that begins with the marker opens an overlay', () => {
    expect(OVERLAY_MARKER).toBe('#overlay-')
    expect(resolve({ href: '#overlay-offers' })?.overlay).toBe('offers')
    expect(findOverlay(' #overlay-a_b-1 ')).toEqual(O.some('a_b-1'))
    for (const href of [
      '/x#overlay-offers',
      '#overlay-',
      '#overlay--a',
      '#Overlay-a',
      '#overlay-a b',
    ]) {
      expect(findOverlay(href)).toEqual(O.none)
    }
    expect(resolve({ href: '/x#overlay-offers' })?.overlay).toBe('')
  })

  test('[B-NAV-20] [E-B-30] the label is its name when it holds the text', () => {
    expect(resolve({ text: 'Order', accessibilityLabel: 'Order the EX30' })?.name).toBe(
      'Order the EX30',
    )
    expect(resolve({ text: 'Order', accessibilityLabel: 'Buy now' })?.name).toBe('Order')
    expect(isLabelOf('order  THE car', 'Order the')).toBe(true)
  })

  test('A call to action that is shown has a text, an address that is followed, and a name that holds the text.', () => {
    const part = fc.oneof(
      fc.string(),
      fc.constantFrom('javascript:x', '//evil.org', '/a', '#overlay-x', 'http://['),
    )
    fc.assert(
      fc.property(part, part, part, (text, href, accessibilityLabel) => {
        const call = resolve({ text, href, accessibilityLabel, target: '_blank' })
        if (call === undefined) return true
        return (
          call.text.trim() !== '' &&
          judgeLink(call.href, site) !== 'unsafe' &&
          call.name
            .toLowerCase()
            .replaceAll(/\s+/g, ' ')
            .includes(call.text.toLowerCase().replaceAll(/\s+/g, ' '))
        )
      }),
    )
  })
})

describe('where a link leads', () => {
  test.each([
    ['https://other.org/', 'foreign'],
    ['//evil.org', 'foreign'],
    ['/\\evil.org', 'foreign'],
    ['https://evil-example.com/', 'foreign'],
    ['https://example.com.evil.org/', 'foreign'],
    ['https://www.example.com/x', 'own'],
    ['https://EXAMPLE.com:8443/x', 'own'],
    ['https://shop.example.com/x', 'own'],
    ['/x', 'own'],
    ['#y', 'own'],
    ['mailto:a@b.c', 'own'],
    ['tel:+46', 'own'],
    ['sms:+46', 'own'],
    ['http://[', 'unreadable'],
  ])('[D-B-07] [B-I18N-08] %s is %s', (href, way) => {
    expect(judgeLink(href, site)).toBe(way)
    const isNew = way === 'foreign'
    expect(resolveTextLink(href, site)).toEqual({
      href,
      target: isNew ? '_blank' : '',
      rel: isNew ? 'noopener noreferrer' : '',
    })
  })

  test('[E-B-25] five kinds of address are followed', () => {
    expect(SAFE_SCHEMES).toEqual(['http', 'https', 'mailto', 'tel', 'sms'])
  })
})

describe('a text that is cut', () => {
  test.each([
    ['Configure yours now', 'Configure your…'],
    ['12345678901234', '12345678901234'],
    ['Test drive the car', 'Test drive the…'],
    ['👩‍👩‍👧‍👦'.repeat(15), `${'👩‍👩‍👧‍👦'.repeat(14)}…`],
    ['', ''],
  ])('[D-B-29] %s is %s', (text, shown) => {
    expect(cutText(text)).toBe(shown)
  })

  test('A cut text is never longer than asked for, but for the dots.', () => {
    const count = (text: string): number => [...new Intl.Segmenter().segment(text)].length
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => count(cutText(text)) <= CALL_CUT + 1),
    )
  })
})
