// `evkit content check`: faults of pages at their lines.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runContent } from '../cli/content.js'
import { BLOCKS } from '@evkit/engine/blocks'
import { FINDINGS } from '@evkit/engine/content'
import { checkContent } from '../content-check/check-content.js'
import { checkTranslations } from '../content-check/check-translations.js'
import { readSource } from '../forms-check/json-source.js'

const page = (...blocks: readonly unknown[]) => ({ title: 'EX30', blocks })
const header = (content: unknown, more = {}) => ({
  id: 'a',
  type: 'intro-header',
  content,
  ...more,
})
const statement = (content: unknown) => ({ id: 'b', type: 'text-statement', content })
const said = (text: unknown) => page(statement({ text }))
const calls = (cta: unknown) => page(statement({ text: 'For life.', cta }))
const good = header({ heading: 'Go electric' })
const from = (source: unknown) => calls({ text: 'Go', href: '/a', source })

const go = { text: 'Go', href: '/a' }
const hero = (image: unknown) => page({ id: 'h', type: 'hero', content: { title: 'EX30', image } })
const film = (more: object) =>
  page({ id: 'f', type: 'video', content: { videoDesktopWebM: '/film.webm', ...more } })
const models = (more: object) =>
  page({ id: 'm', type: 'filter-carousel', content: { cars: [{ key: 'EX30' }], ...more } })

const CORPUS: readonly (readonly [code: string, document: unknown])[] = [
  ['NO_PAGE', 'text'],
  ['NO_PAGE', []],
  ['NO_PAGE', { title: 'EX30' }],
  ['NO_PAGE', { title: 'EX30', blocks: {} }],
  ['MISSING_TEXT', { blocks: [good] }],
  ['MISSING_TEXT', { title: '\u200B', blocks: [good] }],
  ['WRONG_KIND', { title: {}, blocks: [good] }],
  ['WRONG_KIND', { title: 'EX30', description: [], blocks: [good] }],
  ['WRONG_KIND', { title: 'EX30', disclaimers: 'none', blocks: [good] }],
  ['UNKNOWN_BLOCK', page({ id: 'a', type: 'poem', content: {} })],
  ['UNKNOWN_BLOCK', page({ id: 'a', content: {} })],
  ['UNKNOWN_BLOCK', page('hero')],
  ['EMPTY_BLOCK', page(header({ subHeading: 'x' }))],
  ['EMPTY_BLOCK', page(header(undefined))],
  ['EMPTY_BLOCK', said('  ')],
  ['BLOCK_ID', page(header({ heading: 'x' }, { id: '' }))],
  ['BLOCK_ID', page(header({ heading: 'x' }, { id: '1 2' }))],
  ['BLOCK_ID', page(header({ heading: 'x' }, { id: 'content' }))],
  ['BLOCK_ID', page(header({ heading: 'x' }, { id: 'tool' }))],
  ['BLOCK_ID', page(header({ heading: 'x' }, { id: 'overlay-offers' }))],
  ['BLOCK_ID', page(good, good)],
  ['MISSING_TEXT', page(header({ heading: ' ' }))],
  ['WRONG_KIND', page(header({ heading: 'x', label: [] }))],
  ['WRONG_KIND', page(header('Go electric'))],
  ['UNKNOWN_VALUE', page(header({ heading: 'x', headingTag: 'div' }))],
  ['UNKNOWN_VALUE', page(header({ heading: 'x', align: 'left' }))],
  ['LINK_WITHOUT_ADDRESS', calls({ text: 'Go' })],
  ['LINK_WITHOUT_TEXT', calls({ href: '/a' })],
  ['LINK_WITHOUT_TEXT', calls({ text: ' ', href: '/a' })],
  ['UNSAFE_LINK', calls({ text: 'Go', href: 'javascript:alert(1)' })],
  ['UNREADABLE_LINK', calls({ text: 'Go', href: 'http://[' })],
  ['UNKNOWN_VALUE', calls({ text: 'Go', href: '/a', target: '_top' })],
  ['LABEL_MISMATCH', calls({ text: 'Order', href: '/a', accessibilityLabel: 'Buy now' })],
  ['WRONG_KIND', calls('/a')],
  ['MARKDOWN_TAG', said('<b>x</b>')],
  ['MARKDOWN_PICTURE', said('![A car](/a.jpg)')],
  ['MARKDOWN_TABLE', said('| a |\n|---|')],
  ['MARKDOWN_LENGTH', said('a'.repeat(20_001))],
  ['UNSAFE_LINK', said('[x](data:text/html,x)')],
  ['DANGLING_MARK', from('nowhere')],
  [
    'DISCLAIMER_TWICE',
    page(
      statement({
        text: 'x',
        cta: {
          text: 'Go',
          href: '/a',
          sources: [
            { id: 'd', text: 'One' },
            { id: 'd', text: 'Two' },
          ],
        },
      }),
    ),
  ],
  ['ORPHAN_DISCLAIMER', { ...page(good), disclaimers: [{ id: 'd', text: 'One' }] }],
  ['HEADING_SKIP', from({ id: 'd', text: '# One\n\n### Three' })],
  ['UNKNOWN_VALUE', from({ id: 'd', text: 'One', type: 'footer' })],
  ['UNSAFE_LINK', from({ id: 'd', text: 'One', sources: [{ title: 'x', url: 'file:///x' }] })],
  ['MISSING_ALT', hero({ landscape: { src: '/a.avif', width: 1600 } })],
  ['PICTURE_TOO_SMALL', hero({ landscape: { src: '/a.avif', alt: '', width: 1023 } })],
  ['MISSING_CAPTIONS', film({})],
  ['MISSING_CAPTIONS', film({ enableAutoplay: true })],
  ['RATIO', film({ mobileAspectRatio: '2:1' })],
  ['NO_VIDEO', film({ youtubeURL: 'https://www.example.com/watch?v=1' })],
  ['NO_PLACEHOLDER', models({ purchaseFromText: 'Order now' })],
  ['NO_PLACEHOLDER', models({ altText: 'A car' })],
  ['TOO_MANY', page({ id: 'h', type: 'hero', content: { title: 'EX30', ctas: [go, go, go] } })],
  ['MISSING_MEDIA', page({ id: 'g', type: 'gallery', content: { items: [{ body: 'x' }] } })],
  ['UNREAD_KEY', { ...page(good), titel: 'x' }],
  ['UNREAD_KEY', page(header({ heading: 'x', subheading: 'y' }))],
  ['UNREAD_KEY', page(header({ heading: 'x' }, { kind: 'a' }))],
  ['UNREAD_KEY', calls({ text: 'Go', href: '/a', tracking: { label: 'go' } })],
]

// What was read well and cannot be drawn is known where it is drawn.
const DRAWN_ONLY = ['BROKEN_BLOCK']

const check = (text: string) => checkContent(BLOCKS, readSource('page.json', text))

describe('[B-B-04] pages that are broken on purpose', () => {
  test('there are forty of them', () => {
    expect(CORPUS.length).toBeGreaterThanOrEqual(40)
  })

  test.each(CORPUS)('%s is found: %#', (code, document) => {
    const findings = check(JSON.stringify(document, null, 2))
    expect(findings.map(({ rule }) => rule)).toContain(code)
    expect(findings.every(({ line, column }) => line > 0 && column > 0)).toBe(true)
  })

  test('[B-B-04] a good page has none', () => {
    expect(check(JSON.stringify(page(good, statement({ text: 'For life.' }))))).toEqual([])
    for (const one of [
      film({ subtitleTrack: '/film.vtt' }),
      film({ transcript: 'Wind, and a door that closes.' }),
      film({ loopVideo: true }),
      hero({ landscape: { src: '/a.avif', alt: '', width: 1024 } }),
      models({ purchaseFromText: 'from {price}', altText: '{name} from the side' }),
    ]) {
      expect(check(JSON.stringify(one))).toEqual([])
    }
  })

  test('[B-B-04] whatever can be found is found in one of them, or by whoever draws it', () => {
    const found = new Set(CORPUS.map(([code]) => code))
    expect(Object.keys(FINDINGS).filter((code) => !found.has(code))).toEqual(DRAWN_ONLY)
  })
})

describe('[B-B-04] what nothing reads', () => {
  const unread = (document: unknown) =>
    check(JSON.stringify(document)).flatMap(({ rule, path, text }) =>
      rule === 'UNREAD_KEY' ? [`${path}: ${text}`] : [],
    )

  test('is told where it stands, the outermost of each, and nothing beside it', () => {
    expect(unread(calls({ text: 'Go', href: '/a', tracking: { label: 'go', more: [1] } }))).toEqual(
      ['blocks.0.content.cta.tracking: nothing reads "tracking" here'],
    )
    expect(unread(page(good, header({ heading: 'x', subheading: 'y' }, { id: 'b' })))).toEqual([
      'blocks.1.content.subheading: nothing reads "subheading" here',
    ])
  })

  test('is neither what others read, nor what a block nobody knows holds', () => {
    expect(unread({ ...page(good), label: 'A', teaser: 'B', cars: { EX30: {} } })).toEqual([])
    expect(unread(page({ id: 'a', type: 'poem', content: { rhyme: 1 } }))).toEqual([])
    expect(unread(calls({ text: 'Go', href: '/a', basis: 'example' }))).toEqual([])
  })
})

describe('[B-B-04] a page in several languages', () => {
  const inFolder = (language: string, document: unknown, name = 'page') =>
    readSource(`pages/${language}/${name}.json`, JSON.stringify(document, null, 2))
  const both = page(good, statement({ text: 'For life.' }))

  test('says the same in all of them, or it is told what is missing, and where', () => {
    expect(checkTranslations([inFolder('en', both), inFolder('de', both)])).toEqual([])
    const less = page(good, statement({}))
    expect(
      checkTranslations([inFolder('en', both), inFolder('de', less), inFolder('sv', both)]),
    ).toMatchObject([
      {
        rule: 'MISSING_TRANSLATION',
        file: 'pages/de/page.json',
        path: 'blocks.1.content.text',
        text: 'blocks.1.content.text is there in en, sv, and not here',
        line: 14,
        column: 7,
      },
    ])
  })

  test('is not compared with another page', () => {
    expect(checkTranslations([inFolder('en', both), inFolder('de', page(), 'other')])).toEqual([])
  })

  test('never stops the check, whatever the documents are', () => {
    const any = fc.oneof(fc.jsonValue(), fc.constant(both), fc.constant(undefined))
    fc.assert(
      fc.property(any, any, (a, b) => {
        const sources = [inFolder('en', a ?? 'x'), inFolder('de', b ?? 'y')]
        for (const { line, column } of [
          ...checkTranslations(sources),
          ...sources.flatMap((source) => checkContent(BLOCKS, source)),
        ]) {
          expect(line).toBeGreaterThan(0)
          expect(column).toBeGreaterThan(0)
        }
      }),
    )
  })
})

describe('[B-B-04] where it is told', () => {
  test('by line and column, what is no JSON too', () => {
    const text = '{\n  "title": "EX30",\n  "blocks": [\n    { "id": "a", "type": "poem" }\n  ]\n}'
    expect(check(text)).toEqual([
      {
        rule: 'UNKNOWN_BLOCK',
        severity: 'error',
        file: 'page.json',
        path: 'blocks.0.type',
        text: 'there is no block poem',
        line: 4,
        column: 18,
      },
    ])
    expect(check('{').map(({ rule }) => rule)).toEqual(['SYNTAX'])
    expect(check('{"title":"x","title":"y","blocks":[]}')).toMatchObject([
      { rule: 'DUPLICATE_KEY', line: 1, column: 14 },
    ])
  })

  test('by the command, which ends with what was found', async () => {
    const run = async (...args: readonly string[]) => {
      const said: string[] = []
      const say = (text: string): Promise<void> => {
        said.push(text)
        return Promise.resolve()
      }
      const files = new Map([
        ['good.json', JSON.stringify(page(good))],
        ['bad.json', JSON.stringify(page('x'))],
      ])
      const list = (path: string) =>
        path === 'all' ? [...files.keys()] : files.has(path) ? [path] : undefined
      const code = await runContent(args, {
        out: say,
        err: say,
        list,
        read: (file) => files.get(file),
      })
      return [code, said.join('')] as const
    }
    expect(await run('check', 'good.json')).toEqual([0, '1 file checked: 0 findings\n'])
    expect(await run('check', 'all')).toEqual([
      1,
      'bad.json:1:27 error UNKNOWN_BLOCK a block without a type\n2 files checked: 1 finding\n',
    ])
    expect((await run('check', 'gone.json'))[0]).toBe(2)
    expect((await run('check'))[0]).toBe(2)
    expect((await run('chek', 'good.json'))[1]).toContain('did you mean check?')
    expect((await run('--help'))[0]).toBe(0)
  })
})
