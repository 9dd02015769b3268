import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { runs } from '../../../.config/property-runs.mjs'
import {
  MARKDOWN_LONGEST,
  MARKDOWN_MOST_SIGNS,
  readMarkdown,
  readMarkdownLine,
} from '../../src/content/markdown.js'
import type { Markdown, MarkdownLine } from '../../src/content/markdown.types.js'
import { toPlainText } from '../../src/content/plain-text.js'
import { site } from '../kit/content-site.js'

const read = (text: string): Markdown => readMarkdown(text, site).tree
const line = (text: string): MarkdownLine => readMarkdownLine(text, site).tree
const codesOf = (text: string): readonly string[] =>
  readMarkdown(text, site).findings.map(({ code }) => code)

const say = (text: string) => ({ kind: 'text', text }) as const
const paragraph = (...children: MarkdownLine) => ({ kind: 'paragraph', children }) as const
const sup = (...children: MarkdownLine) => ({ kind: 'sup', children }) as const

describe('markdown', () => {
  test('[D-B-08] paragraphs, headings, lists, quotes, breaks, emphasis and code', () => {
    expect(
      read('# One\n\n**bold** *soft* `x`  \nnext\\\nlast\n\n1. a\n2. b\n   - c\n\n> said'),
    ).toEqual([
      { kind: 'heading', depth: 1, children: [say('One')] },
      paragraph(
        { kind: 'strong', children: [say('bold')] },
        say(' '),
        { kind: 'emphasis', children: [say('soft')] },
        say(' '),
        { kind: 'code', text: 'x' },
        { kind: 'break' },
        say('next'),
        { kind: 'break' },
        say('last'),
      ),
      {
        kind: 'list',
        isOrdered: true,
        start: 1,
        items: [
          [paragraph(say('a'))],
          [
            paragraph(say('b')),
            { kind: 'list', isOrdered: false, start: 1, items: [[paragraph(say('c'))]] },
          ],
        ],
      },
      { kind: 'quote', children: [paragraph(say('said'))] },
    ])
    expect(read('4. four')).toMatchObject([{ start: 4 }])
  })

  test.each([
    ['    indented', 'indented'],
    ['```\ncode\n```', 'code'],
    ['---', '---'],
    ['Title\n---', 'Title\n---'],
    ['[x]: /y\n\n[x]', '[x]: /y [x]'],
    ['| a |\n|---|\n| b |', '| a |\n|---|\n| b |'],
    ['![A car](/a.jpg)', 'A car'],
  ])('[D-B-08] %j is text', (text, shown) => {
    expect(toPlainText(read(text))).toBe(shown)
  })

  test('[B-I18N-07] [B-I18N-08] links: own, foreign, malformed', () => {
    const link = (href: string, target = '', rel = '') => ({
      kind: 'link',
      link: { href, target, rel },
      title: '',
      children: [say('x')],
    })
    const away = ['_blank', 'noopener noreferrer'] as const
    expect(line('[x](http://[)')).toEqual([link('http://[')])
    expect(line('[x](https://other.org/)')).toEqual([link('https://other.org/', ...away)])
    expect(line('[x](//evil.org)')).toEqual([link('//evil.org', ...away)])
    for (const href of ['https://www.example.com/x', '/x', '#y', 'mailto:a@b.c']) {
      expect(line(`[x](${href})`)).toEqual([link(href)])
    }
    expect(line('[x](/y "Other")')).toMatchObject([{ title: 'Other' }])
    expect(line('<https://other.org/>')).toMatchObject([
      { kind: 'link', link: { target: '_blank' } },
    ])
  })

  test('[B-I18N-09] [D-B-08] sup, sub and br pass without their attributes, other tags are text', () => {
    expect(line('CO<sub>2</sub>')).toEqual([say('CO'), { kind: 'sub', children: [say('2')] }])
    expect(line('<b>x</b>')).toEqual([say('<b>x</b>')])
    expect(line('<sup onclick=a>1</sup>')).toEqual([sup(say('1'))])
    expect(line('<SUP class="a>b">1</Sup>')).toEqual([sup(say('b">1'))])
    expect(line('a<br>b<br/>c<br />d</br>')).toEqual([
      say('a'),
      { kind: 'break' },
      say('b'),
      { kind: 'break' },
      say('c'),
      { kind: 'break' },
      say('d'),
    ])
    expect(line('*a<sup>1*b</sup>')).toEqual([
      { kind: 'emphasis', children: [say('a'), sup(say('1'))] },
      say('b'),
    ])
    expect(line('</sub>a<sup>b<sub>c</sup>d')).toEqual([
      say('a'),
      sup(say('b'), { kind: 'sub', children: [say('c')] }),
      say('d'),
    ])
    expect(line('\\<sup>1')).toEqual([say('<sup>1')])
    expect(line('&lt;sup>1')).toEqual([say('<sup>1')])
    expect(line('<super>x <sup')).toEqual([say('<super>x <sup')])
  })

  test('[D-B-08] a text of one line has no blocks', () => {
    expect(line('# One\n\n- a\n\n> b')).toEqual([
      say('# One'),
      say(' '),
      say('- a'),
      say(' '),
      say('> b'),
    ])
    expect(line('1. January')).toEqual([say('1. January')])
    expect(line('')).toEqual([])
  })

  test('[D-B-08] the end of a text that is too long is cut off', () => {
    const [first] = read('a'.repeat(MARKDOWN_LONGEST + 1))
    expect(first).toEqual(paragraph(say('a'.repeat(20_000))))
    const signs = '*a* '.repeat(MARKDOWN_MOST_SIGNS / 2)
    expect(toPlainText(read(signs))).toBe('a '.repeat(MARKDOWN_MOST_SIGNS / 2).trim())
    expect(toPlainText(read(`${signs}*`))).toBe(`${signs}*`)
    expect(codesOf(`${signs}*`)).toEqual(['MARKDOWN_LENGTH'])
    expect(codesOf('a'.repeat(MARKDOWN_LONGEST + 1))).toEqual(['MARKDOWN_LENGTH'])
    expect(toPlainText(read(`${'a'.repeat(MARKDOWN_LONGEST - 1)}😀`))).toHaveLength(19_999)
  })

  test.each([
    ['<b>x</b>', ['MARKDOWN_TAG']],
    ['<img src=x onerror=y>', ['MARKDOWN_TAG']],
    ['a < b and <sup>c</sup> <https://x.example/>', []],
    ['| a | b |\n|---|---|', ['MARKDOWN_TABLE']],
    ['![a](/b.jpg)', ['MARKDOWN_PICTURE']],
    ['[a](javascript:x)', ['UNSAFE_LINK']],
    ['# a\n\n### b', ['HEADING_SKIP']],
    ['## a', ['HEADING_SKIP']],
    ['# a\n\n## b\n\n# c', []],
  ])('[B-B-04] in %j is found %j', (text, codes) => {
    expect(codesOf(text)).toEqual(codes)
  })
})

const HOSTILE = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<sup onmouseover=alert(1)>x</sup>',
  '<sup/onclick=alert(1)>x',
  '<br onclick="alert(1)">',
  '<a href="javascript:alert(1)">x</a>',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](java&#115;cript:alert(1))',
  '[x](&#x6A;avascript:alert(1))',
  '[x](java\\script:alert(1))',
  '[x](%6Aavascript:alert(1))',
  '[x](<java\tscript:alert(1)>)',
  '[x](data:text/html;base64,PHNjcmlwdD4=)',
  '[x](vbscript:msgbox(1))',
  '[x](file:///etc/passwd)',
  '[x](blob:https://www.example.com/1)',
  '<javascript:alert(1)>',
  '![x](javascript:alert(1))',
  '![x](x"onerror="alert(1))',
  '[x](/y "a" onclick="b")',
  '[![x](javascript:1)](javascript:2)',
  '<!-- --><script>',
  '<![CDATA[<script>]]>',
  '<?php ?>',
  '</sup><script>',
  '`<script>`',
  '<math><mtext></sup><script>alert(1)</script>',
]

const listLinks = (value: unknown): readonly string[] => {
  if (typeof value !== 'object' || value === null) return []
  const own = 'href' in value && typeof value.href === 'string' ? [value.href] : []
  return [...own, ...Object.values(value).flatMap(listLinks)]
}

const KINDS = new Set(
  'text code break strong emphasis sup sub link paragraph heading list quote'.split(' '),
)

const listKinds = (value: unknown): readonly unknown[] => {
  if (typeof value !== 'object' || value === null) return []
  const own = 'kind' in value ? [value.kind] : []
  return [...own, ...Object.values(value).flatMap(listKinds)]
}

const isHarmless = (text: string): boolean => {
  const trees = [read(text), line(text)]
  const links = trees.flatMap(listLinks)
  return (
    links.every((href) => {
      const url = site.readUrl(href)
      return url === undefined || ['http', 'https', 'mailto', 'tel', 'sms'].includes(url.scheme)
    }) && trees.flatMap(listKinds).every((kind) => KINDS.has(String(kind)))
  )
}

describe('[E-B-25] hostile texts', () => {
  test.each(HOSTILE)('%j holds nothing that runs', (text) => {
    expect(isHarmless(text)).toBe(true)
  })

  test('[B-I18N-09] any mixture of them is a tree of known parts and followed links', () => {
    const piece = fc.oneof(
      fc.constantFrom(...HOSTILE, '*', '**', '_', '[', ']', '](', ')', '>', '\n\n', '- ', '`', '<'),
      fc.string(),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => isHarmless(pieces.join(''))),
      { numRuns: runs(500) },
    )
  })

  test.each([
    '[',
    '*',
    '**a ',
    '_a*b',
    '>',
    '> ',
    '- ',
    '`',
    '<',
    '<sup>',
    '![',
    '](',
    '[a](',
    '\\',
    '&',
    '*a**b',
    '1. ',
  ])('[D-B-08] twenty thousand characters of %j are read in a moment', (piece) => {
    const text = piece.repeat(Math.floor(MARKDOWN_LONGEST / piece.length))
    const trees = [read(text), line(text)]
    expect(() => JSON.stringify(trees)).not.toThrow()
  })
})
