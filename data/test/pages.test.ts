import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { BLOCKS } from '@evkit/engine/blocks'
import { checkContent } from '../content-check/check-content.js'
import { checkTranslations } from '../content-check/check-translations.js'
import { listContentPages, listContentSteps } from '../content/content-pages.js'
import { draftPages, listPageFaults } from '../content/pages-assemble.js'
import { readPages } from '../content/pages-read.js'
import type { PageEntry } from '../content/parts.js'
import { readContent } from '../content/read.js'
import { readSource } from '../forms-check/json-source.js'

const content = new URL('../content/', import.meta.url)
const folder = new URL('pages/', content)

const FILES = readdirSync(folder).flatMap((language) =>
  readdirSync(new URL(`${language}/`, folder)).map((file) => `${language}/${file}`),
)

test.each(FILES)('[B-B-04] the check finds nothing in %s', (file) => {
  const source = readSource(file, readFileSync(new URL(file, folder), 'utf8'))
  expect(checkContent(BLOCKS, source)).toEqual([])
})

test('[B-B-04] what a page says in one language it says in all', () => {
  const sources = FILES.map((file) =>
    readSource(`pages/${file}`, readFileSync(new URL(file, folder), 'utf8')),
  )
  expect(checkTranslations(sources)).toEqual([])
})

const { parts } = readContent(content)
const entry = { name: 'tyres', path: 'tyres', isInFooter: true }
const withPages = (...pages: readonly PageEntry[]) => ({
  ...parts,
  pages,
  pageDocuments: new Map(
    [...parts.pageDocuments].map(([language, documents]) => [
      language,
      new Map([...documents, ['tyres', { label: 'Tyres', teaser: 'In snow.' }]]),
    ]),
  ),
})

describe('[B-CONST-03] [D-B-60] drafts of a page', () => {
  const page = {
    title: 'Cars',
    blocks: [
      { id: 'intro', type: 'intro-header', content: { heading: 'Six ways', label: 'Cars' } },
      { id: 'more', type: 'callouts', content: { heading: 'More' } },
    ],
  }
  const documents = new Map<string, unknown>([
    ['cars', page],
    ['home', { title: 'Home', blocks: [] }],
  ])

  test('change the text of a block they name, and leave all else', () => {
    const draft = {
      tool: {},
      pages: { cars: { title: 'New', blocks: { intro: { content: { heading: 'Seven ways' } } } } },
    }
    const drafted = draftPages(documents, draft)
    expect(drafted.get('cars')).toEqual({
      title: 'New',
      blocks: [
        { id: 'intro', type: 'intro-header', content: { heading: 'Seven ways', label: 'Cars' } },
        page.blocks[1],
      ],
    })
    expect(drafted.get('home')).toEqual(documents.get('home'))
  })

  test.each([undefined, null, 'x', {}, { pages: 'x' }, { pages: { cars: 'x' } }])(
    'that hold none of a page change nothing: %j',
    (draft) => {
      expect(draftPages(documents, draft)).toEqual(documents)
    },
  )

  test('are told of where they name what is not there', () => {
    const drafts = new Map<string, unknown>([
      ['uk', { pages: { carz: {}, cars: { blocks: { intra: {} } } } }],
    ])
    expect(listPageFaults({ ...parts, drafts })).toEqual([
      {
        file: 'data/content/preview/uk.json',
        path: 'pages.carz',
        text: 'the site has no page of this name',
      },
      {
        file: 'data/content/preview/uk.json',
        path: 'pages.cars.blocks.intra',
        text: 'the page has no block of this id',
      },
    ])
  })
})

describe('[B-SCOPE-02] a page that content alone describes', () => {
  test('has a name for links to it, and the place the table says', () => {
    expect(listPageFaults(withPages(entry))).toEqual([])
    expect(listContentPages(withPages(entry), 'en')).toEqual([
      { ...entry, label: 'Tyres', teaser: 'In snow.' },
    ])
    expect(listContentSteps(withPages({ ...entry, path: 'cars/tyres' }), 'en')).toEqual([
      ['tyres', 'Tyres'],
    ])
  })

  test.each([
    ['a path is small letters, digits and hyphens, joined by slashes', { path: 'Winter tyres' }],
    ['a path is small letters, digits and hyphens, joined by slashes', { path: '' }],
    ['another page has this address', { path: 'cars' }],
    ['another page has this address', { path: 'electrification/charging-your-car' }],
    ['another page has this address', { path: 'contact-request/form' }],
    ['another page has this address', { path: 'blocks' }],
    ['the site has a page of this name', { name: 'home' }],
    ['the trail has a step of this name', { path: 'tyres/range' }],
  ])('is refused where %s: %o', (text, wrong) => {
    expect(listPageFaults(withPages({ ...entry, ...wrong })).map((fault) => fault.text)).toContain(
      text,
    )
  })

  test('is refused where there are two of a name, an address or a step', () => {
    const texts = listPageFaults(withPages(entry, entry)).map((fault) => fault.text)
    expect(texts).toEqual([
      'another page has this address',
      'another page has this name',
      'the trail has a step of this name',
    ])
  })

  test('is missed in the languages that do not have it, and told of where it has no name', () => {
    const missing = listPageFaults({ ...parts, pages: [{ ...entry, name: 'none' }] })
    expect(missing.map(({ file }) => file)).toContain('data/content/pages/sv/none.json')
    const nameless = withPages(entry)
    nameless.pageDocuments.get('de')?.set('tyres', { label: ' ' })
    expect(listPageFaults(nameless)).toEqual([
      {
        file: 'data/content/pages/de/tyres.json',
        path: 'label',
        text: 'links to this page need a name',
      },
    ])
  })
})

test('[B-SCOPE-02] every language has the same pages, of the same blocks', () => {
  const { pages, faults } = readPages(content)
  expect(faults).toEqual([])
  const shapes = [...pages.values()].map((texts) =>
    [...texts].map(([name, page]) => {
      const { blocks } = page as { readonly blocks: readonly { id: string; type: string }[] }
      return [name, blocks.map(({ id, type }) => `${id}: ${type}`)]
    }),
  )
  expect(new Set(shapes.map((shape) => JSON.stringify(shape))).size).toBe(1)
  expect([...pages.keys()]).toEqual(['ar', 'de', 'en', 'en-US', 'sv'])
})
