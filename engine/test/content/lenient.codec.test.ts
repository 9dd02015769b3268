import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { option as O } from 'fp-ts'
import { runs } from '../../../.config/property-runs.mjs'
import {
  amount,
  atMost,
  callToAction,
  checked,
  disclaimer,
  disclaimers,
  findAt,
  flag,
  ifThere,
  list,
  mapContent,
  markdown,
  markdownLine,
  memberOf,
  oneOf,
  optionalText,
  picture,
  record,
  shownIf,
  text,
  video,
  type Lenient,
} from '../../src/content/index.js'
import { root } from '../kit/content-site.js'

const codesOf = <A>(codec: Lenient<A>, value: unknown): readonly string[] =>
  codec(value, root).findings.map(({ code, path }) => `${code} ${path}`)

const item = shownIf(
  record({ question: text, look: oneOf(['plain', 'loud'], 'plain') }),
  (one) => one.question !== '',
)
const block = shownIf(
  record({
    heading: optionalText,
    text: markdown,
    label: markdownLine,
    items: atMost(2, list(item)),
    cta: callToAction,
    picture,
    video,
    isWide: flag(false),
    size: amount,
    disclaimer,
    sources: disclaimers,
    best: ifThere(item),
    loud: mapContent(optionalText, (one) => one.toUpperCase()),
    steep: checked(amount, (value, at) =>
      O.isSome(value) && value.value > 9 ? [findAt('TOO_MANY', at, 'too steep')] : [],
    ),
  }),
  ({ items }) => items.length > 0,
)

describe('lenient codecs', () => {
  test('[E-B-31] what is there is read, and members nobody knows are ignored', () => {
    const read = block(
      {
        heading: ' Questions ',
        items: [{ question: 'How far?', look: 'loud', colour: 'red' }],
        loud: 'now',
        size: 3,
        isWide: true,
        unknown: { deep: [] },
      },
      root,
    )
    expect(read.findings).toEqual([])
    expect(O.toUndefined(read.value)).toMatchObject({
      heading: 'Questions',
      items: [{ question: 'How far?', look: 'loud' }],
      loud: 'NOW',
      size: O.some(3),
      isWide: true,
      cta: O.none,
      best: O.none,
    })
  })

  test('[E-B-31] a value the list has not is the default, told of once', () => {
    const read = oneOf(['start', 'end'], 'start')('middle', { ...root, path: 'align' })
    expect(read).toEqual({
      value: 'start',
      findings: [
        {
          code: 'UNKNOWN_VALUE',
          path: 'align',
          text: 'text "middle" is none of start, end; start is used',
        },
      ],
    })
    expect(codesOf(oneOf(['start', 'end'], 'start'), undefined)).toEqual([])
    expect(codesOf(oneOf(['start', 'end'], 'start'), '')).toEqual([])
  })

  test('[E-B-31] [D-B-53] an entry that is broken is left out by itself, with its place', () => {
    const items = [{ question: '\u200B' }, 7, { question: 'How far?', look: 'odd' }, null]
    const read = list(item)(items, { ...root, path: 'items' })
    expect(read.value).toEqual([{ question: 'How far?', look: 'plain' }])
    expect(read.findings.map(({ code, path }) => `${code} ${path}`)).toEqual([
      'MISSING_TEXT items.0.question',
      'WRONG_KIND items.1',
      'UNKNOWN_VALUE items.2.look',
      'MISSING_TEXT items.3.question',
    ])
  })

  test('[E-B-31] values of another kind are their defaults', () => {
    expect(codesOf(text, {})).toEqual(['WRONG_KIND '])
    expect(codesOf(text, '  ')).toEqual(['MISSING_TEXT '])
    expect(codesOf(flag(true), 'yes')).toEqual(['WRONG_KIND '])
    expect(codesOf(amount, Number.NaN)).toEqual(['WRONG_KIND '])
    expect(codesOf(list(item), {})).toEqual(['WRONG_KIND '])
    expect(codesOf(record({ a: text }), [])).toEqual(['WRONG_KIND '])
    expect(optionalText(29, root).value).toBe('29')
    expect(flag(true)(null, root).value).toBe(true)
    expect(codesOf(ifThere(item), undefined)).toEqual([])
  })

  test('[E-B-31] more entries than are shown are told of', () => {
    const items = ['a', 'b', 'c'].map((question) => ({ question }))
    const read = atMost(2, list(item))(items, root)
    expect(read.value).toHaveLength(2)
    expect(read.findings).toEqual([{ code: 'TOO_MANY', path: '', text: '3 entries, 2 are shown' }])
  })

  test('[E-B-31] nothing of a prototype is read', () => {
    expect(memberOf({}, 'constructor')).toBeUndefined()
    expect(memberOf(JSON.parse('{"__proto__":{"heading":"x"}}'), 'heading')).toBeUndefined()
    expect(oneOf(['constructor'], 'constructor')('toString', root).value).toBe('constructor')
  })

  test('[E-B-31] any document is read without an exception', () => {
    const anyText = fc.oneof(
      fc.string(),
      fc.constantFrom('javascript:x', '[a](b)', '<sup>', 'http://[', '__proto__'),
    )
    const near = fc.record(
      Object.fromEntries(
        [
          'heading',
          'text',
          'label',
          'items',
          'cta',
          'picture',
          'video',
          'disclaimer',
          'sources',
          'best',
        ].map((name) => [
          name,
          fc.oneof(
            anyText,
            fc.anything(),
            fc.array(fc.anything()),
            fc.dictionary(
              fc.constantFrom('question', 'look', 'text', 'href', 'src', 'id', 'sources', 'url'),
              fc.oneof(anyText, fc.anything()),
            ),
          ),
        ]),
      ),
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(fc.oneof(near, fc.anything({ withNullPrototype: true })), (value) => {
        const read = block(value, root)
        expect(JSON.parse(JSON.stringify(read))).toEqual(read)
        return read.findings.every(({ text: sentence }) => sentence !== '')
      }),
      { numRuns: runs(500) },
    )
  })
})

describe('values all blocks share', () => {
  test('[B-NAV-18] a call to action is told of where it misses something', () => {
    expect(codesOf(callToAction, { text: 'Go' })).toEqual(['LINK_WITHOUT_ADDRESS '])
    expect(codesOf(callToAction, { href: '/a' })).toEqual(['LINK_WITHOUT_TEXT '])
    expect(codesOf(callToAction, { text: 'Go', href: 'javascript:x' })).toEqual([
      'UNSAFE_LINK href',
    ])
    expect(codesOf(callToAction, { text: 'Go', href: 'http://[' })).toEqual([
      'UNREADABLE_LINK href',
    ])
    expect(codesOf(callToAction, { text: 'Go', href: '/a', target: 'top' })).toEqual([
      'UNKNOWN_VALUE target',
    ])
    expect(codesOf(callToAction, { text: 'Go', href: '/a', accessibilityLabel: 'Buy' })).toEqual([
      'LABEL_MISMATCH accessibilityLabel',
    ])
    expect(codesOf(callToAction, undefined)).toEqual([])
    expect(codesOf(callToAction, {})).toEqual([])
  })

  test('[B-NAV-19] [E-B-24] what tracking calls it, and its disclaimers', () => {
    const read = callToAction(
      { text: 'Go', href: '/a', ctaTrackLabel: 'go', sources: [{ id: 'd1' }], source: 'd2' },
      { ...root, path: 'cta' },
    )
    expect(O.toUndefined(read.value)).toMatchObject({
      eventLabel: 'go',
      marks: [
        { markOf: 'd2', place: 0, at: 'cta.source' },
        { markOf: 'd1', place: 0, at: 'cta.sources.0' },
      ],
    })
  })

  test('[E-B-20] a picture says whether it tells or decorates, and reserves its box', () => {
    const shown = { src: '/a.jpg', alt: 'A car', width: 800, height: 600 }
    expect(picture(shown, root)).toEqual({ value: O.some(shown), findings: [] })
    expect(codesOf(picture, { src: '/a.jpg', alt: '' })).toEqual([])
    expect(codesOf(picture, { src: '/a.jpg' })).toEqual(['MISSING_ALT '])
    expect(picture('/a.jpg', root).value).toEqual(O.some({ src: '/a.jpg', alt: '' }))
    expect(picture({ src: ' ' }, root)).toEqual({ value: O.none, findings: [] })
    expect(picture({ src: '/a.jpg', alt: '', width: 0, height: -1 }, root).value).toEqual(
      O.some({ src: '/a.jpg', alt: '' }),
    )
  })

  test.each(['javascript:alert(1)', 'data:text/html,x', 'mailto:a@b.c', 'http://['])(
    '[E-B-25] a picture or video of %s is not fetched',
    (src) => {
      expect(picture({ src, alt: '' }, root)).toMatchObject({
        value: O.none,
        findings: [{ code: 'UNSAFE_LINK', path: 'src' }],
      })
      expect(video({ sources: [src] }, root).value).toEqual(O.none)
    },
  )

  test('[E-B-20] a video with its files in order', () => {
    const read = video(
      {
        sources: ['/a.webm', { src: '/a.mp4', type: 'video/mp4' }],
        poster: { src: '/a.jpg', alt: '' },
        captions: '/a.vtt',
      },
      root,
    )
    expect(read).toEqual({
      findings: [],
      value: O.some({
        sources: [
          { src: '/a.webm', type: '' },
          { src: '/a.mp4', type: 'video/mp4' },
        ],
        poster: { src: '/a.jpg', alt: '' },
        captions: '/a.vtt',
        description: '',
      }),
    })
  })

  test('[B-DISC-01] [B-DISC-11] a disclaimer has id, text, type and sources; a symbol of its own is ignored', () => {
    const written = {
      id: 'w 1',
      text: 'By WLTP',
      type: 'odd',
      symbol: '*',
      sources: [
        { title: 'WLTP', url: 'https://other.org/' },
        { title: 'x', url: 'javascript:x' },
      ],
    }
    const read = disclaimer(written, root)
    expect(O.toUndefined(read.value)).toEqual({
      markOf: 'w-1',
      place: 0,
      at: '',
      written: {
        id: 'w-1',
        text: [{ kind: 'paragraph', children: [{ kind: 'text', text: 'By WLTP' }] }],
        type: 'appendix',
        sources: [
          {
            title: 'WLTP',
            href: 'https://other.org/',
            target: '_blank',
            rel: 'noopener noreferrer',
          },
        ],
      },
    })
    expect(codesOf(disclaimer, written)).toEqual([
      'UNKNOWN_VALUE type',
      'UNSAFE_LINK sources.1.url',
    ])
    expect(disclaimer({ id: 'd', text: ' ' }, root).value).toEqual(O.none)
    expect(codesOf(disclaimer, { id: 'd', text: ' ' })).toEqual(['MISSING_TEXT '])
    expect(disclaimers('d1', root).value).toEqual([{ markOf: 'd1', place: 0, at: '' }])
  })
})
