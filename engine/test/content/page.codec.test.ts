import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { option as O } from 'fp-ts'
import { inSymbols, registerDisclaimer, symbolAt } from '../../src/content/disclaimer-symbol.js'
import type { Disclaimer, DisclaimerType } from '../../src/content/disclaimer.types.js'
import { FINDINGS } from '../../src/content/finding.js'
import { footnoteElement, markElement } from '../../src/content/footnotes.js'
import { disclaimers, list, record, shownIf, text } from '../../src/content/index.js'
import { readPage } from '../../src/content/page.codec.js'
import { site } from '../kit/content-site.js'

const note = shownIf(record({ title: text, marks: disclaimers }), ({ title }) => title !== '')
const readers = {
  note: { codec: note },
  notes: { codec: shownIf(list(note), (all) => all.length > 0) },
}
const read = readPage(readers, site)

const codesOf = (document: unknown): readonly string[] =>
  read(document).findings.map(({ code, path }) => `${code} ${path}`)

describe('a page', () => {
  test('[B-SCOPE-02] its blocks are read by the codecs of their types', () => {
    const { value, findings } = read({
      title: 'EX30',
      description: 'Small',
      blocks: [{ id: 'first', type: 'note', content: { title: 'One' } }],
    })
    expect(findings).toEqual([])
    expect(value).toEqual({
      title: 'EX30',
      description: 'Small',
      blocks: [
        { id: 'first', type: 'note', place: 'blocks.0', content: { title: 'One', marks: [] } },
      ],
      footnotes: [],
    })
  })

  test('[E-B-31] [B-B-04] a broken block is left out by itself, and told of', () => {
    const document = {
      title: 'EX30',
      blocks: [
        { id: 'a', type: 'poem', content: {} },
        { id: 'b', type: 'note', content: { title: ' ' } },
        { id: 'c', type: 'note', content: { title: 'Three' } },
        { id: 'c', type: 'note', content: { title: 'Four' } },
        { type: 'note', content: { title: 'Five' } },
        { id: '<x>', type: 'toString', content: {} },
        'text',
      ],
    }
    expect(read(document).value.blocks.map(({ id }) => id)).toEqual(['c', 'block-4', 'block-5'])
    expect(codesOf(document)).toEqual([
      'UNKNOWN_BLOCK blocks.0.type',
      'MISSING_TEXT blocks.1.content.title',
      'EMPTY_BLOCK blocks.1',
      'BLOCK_ID blocks.3',
      'BLOCK_ID blocks.4',
      'UNKNOWN_BLOCK blocks.5.type',
      'UNKNOWN_BLOCK blocks.6',
    ])
  })

  test('[E-B-31] an id of the page itself is refused by name, and what has none gets one that is free', () => {
    const note = (id?: string) => ({ id, type: 'note', content: { title: 'One' } })
    const ids = [
      'content',
      'tool',
      'consent-heading',
      'overlay-read',
      'block-6',
      undefined,
      'contents',
    ]
    const { value, findings } = read({ title: 'EX30', blocks: ids.map(note) })
    expect(value.blocks.map(({ id }) => id)).toEqual([
      ...['block-1', 'block-2', 'block-3', 'block-4', 'block-6', 'block-7', 'contents'],
    ])
    expect(findings.map(({ text }) => text)).toEqual([
      ...ids.slice(0, 4).map((id) => `the id ${id} is one of the page itself`),
      'an id is needed to link here',
    ])
  })

  test('[E-B-31] what is no page is an empty one', () => {
    for (const document of [undefined, null, 7, 'x', [], {}, { blocks: {} }]) {
      expect(codesOf(document)).toEqual(['NO_PAGE '])
      expect(read(document).value.blocks).toEqual([])
    }
  })

  test('Any document is a page. [E-B-31]', () => {
    const anyBlock = fc.record(
      {
        id: fc.anything(),
        type: fc.oneof(fc.constantFrom('note', 'notes', '__proto__', 'poem'), fc.anything()),
        content: fc.oneof(
          fc.anything(),
          fc.record({ title: fc.string(), marks: fc.anything() }, { requiredKeys: [] }),
        ),
      },
      { requiredKeys: [] },
    )
    const anyPage = fc.record(
      {
        title: fc.anything(),
        blocks: fc.array(fc.oneof(anyBlock, fc.anything())),
        disclaimers: fc.anything(),
      },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(fc.oneof(anyPage, fc.anything()), (document) => {
        const { value, findings } = read(document)
        const ids = value.blocks.map(({ id }) => id)
        return new Set(ids).size === ids.length && findings.every(({ code }) => code in FINDINGS)
      }),
    )
  })

  test('[B-B-04] every finding has a weight and a sentence', () => {
    expect(Object.keys(FINDINGS).every((code) => /^[A-Z][A-Z_]+$/.test(code))).toBe(true)
    expect(FINDINGS.NO_PAGE[0]).toBe('error')
    expect(FINDINGS.MISSING_ALT[0]).toBe('warning')
  })
})

const make = (id: string, type: DisclaimerType, said = id): Disclaimer => ({
  id,
  type,
  text: said === '' ? [] : [{ kind: 'paragraph', children: [{ kind: 'text', text: said }] }],
  sources: [],
})

const symbolsOf = (...all: readonly Disclaimer[]): readonly string[] =>
  inSymbols(all).map(({ symbol }) => symbol)

describe('symbols of disclaimers', () => {
  test('[B-DISC-02] [B-DISC-03] [B-DISC-04] each type is counted by itself', () => {
    const [a, i] = ['appendix', 'inline'] as const
    expect(symbolsOf(make('1', a), make('2', a), make('3', a))).toEqual(['1', '2', '3'])
    expect(symbolsOf(make('1', i), make('2', i), make('3', i))).toEqual(['a', 'b', 'c'])
    expect(symbolsOf(make('1', a), make('2', i), make('3', a), make('4', i))).toEqual([
      '1',
      'a',
      '2',
      'b',
    ])
  })

  test('[B-DISC-05] [D-B-42] an id that is known gets the first symbol and changes nothing', () => {
    const first = registerDisclaimer([], make('r1', 'appendix')).registered
    const second = registerDisclaimer(first, make('r2', 'appendix'))
    expect(second.symbol).toEqual(O.some('2'))
    const again = registerDisclaimer(second.registered, make('r1', 'inline', 'other'))
    expect(again.symbol).toEqual(O.some('1'))
    expect(again.registered).toBe(second.registered)
  })

  test('[B-DISC-11] one without a text gets none', () => {
    expect(registerDisclaimer([], make('x', 'appendix', ''))).toEqual({
      registered: [],
      symbol: O.none,
    })
  })

  test.each([
    [1, 'a'],
    [26, 'z'],
    [27, 'aa'],
    [52, 'az'],
    [53, 'ba'],
    [702, 'zz'],
    [703, 'aaa'],
  ])('[B-DISC-06] the letter of %i is %s', (nth, letter) => {
    expect(symbolAt('inline', nth)).toBe(letter)
  })
})

describe('marks and disclaimers of a page', () => {
  const page = (blocks: readonly unknown[], more = {}) =>
    read({
      title: 'T',
      blocks: blocks.map((marks, at) => ({
        id: `b${at}`,
        type: 'note',
        content: { title: 'x', marks },
      })),
      ...more,
    })

  test('[B-B-08] [D-B-42] marks lead to their disclaimers and back, numbered as they are read', () => {
    const wltp = { id: 'wltp', text: 'By WLTP', type: 'appendix' }
    const local = { id: 'local', text: 'Here', type: 'inline' }
    const { value, findings } = page([['price'], [wltp, local], ['wltp', 'price']], {
      disclaimers: [{ id: 'price', text: 'With VAT' }],
    })
    expect(findings).toEqual([])
    expect(
      value.footnotes.map(({ id, symbol, block, places }) => [id, symbol, block, places]),
    ).toEqual([
      ['price', '1', 'b0', [1, 2]],
      ['wltp', '2', 'b1', [1, 2]],
      ['local', 'a', 'b1', [1]],
    ])
    const marks = value.blocks.flatMap(({ content }) => ('marks' in content ? content.marks : []))
    expect(marks).toEqual([
      { markOf: 'price', place: 1 },
      { markOf: 'wltp', place: 1 },
      { markOf: 'local', place: 1 },
      { markOf: 'wltp', place: 2 },
      { markOf: 'price', place: 2 },
    ])
    expect(marks.map(markElement)[4]).toBe('mark-price-2')
    expect(footnoteElement('price')).toBe('disclaimer-price')
  })

  test('[B-B-08] a mark without a disclaimer and a disclaimer without a mark are found, and what is said twice', () => {
    const { value, findings } = page(
      [['nowhere'], [{ id: 'a', text: 'One' }], [{ id: 'a', text: 'Two' }]],
      { disclaimers: [{ id: 'lonely', text: 'Nobody asks' }] },
    )
    expect(findings.map(({ code, path }) => `${code} ${path}`)).toEqual([
      'DANGLING_MARK blocks.0.content.marks.0',
      'DISCLAIMER_TWICE blocks.2.content.marks.0',
      'ORPHAN_DISCLAIMER disclaimers.0',
    ])
    expect(value.footnotes.map(({ id, symbol, places }) => [id, symbol, places])).toEqual([
      ['a', '1', [1, 2]],
      ['lonely', '2', []],
    ])
  })

  test('[B-B-08] [B-DISC-10] on any page numbers are 1 to n as they are read, and every mark and entry find each other', () => {
    const anyMark = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'gone')
    const said = ['a', 'b', 'c', 'd', 'e']
    fc.assert(
      fc.property(fc.array(fc.array(anyMark), { maxLength: 6 }), (blocks) => {
        const { value } = page(blocks, {
          disclaimers: said.map((id) => ({ id, text: id, type: 'appendix' })),
        })
        const { footnotes } = value
        expect(footnotes.map(({ symbol }) => symbol)).toEqual(
          footnotes.map((_, at) => String(at + 1)),
        )
        const order = [...new Set(blocks.flat())].filter((id) => id !== 'gone')
        expect(footnotes.slice(0, order.length).map(({ id }) => id)).toEqual(order)
        const marks = value.blocks.flatMap(({ content }) =>
          'marks' in content ? content.marks : [],
        )
        const elements = marks.map(markElement)
        expect(new Set(elements).size).toBe(elements.length)
        const back = footnotes.flatMap(({ id, places }) =>
          places.map((place) => markElement({ markOf: id, place })),
        )
        expect([...back].sort()).toEqual(
          elements.filter((one) => !one.startsWith('mark-gone')).sort(),
        )
      }),
    )
  })
})
