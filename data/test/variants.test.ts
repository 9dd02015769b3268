// What a country says in another way than its language: only texts there are, over all others of the language.
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { listTexts } from '../check/messages.js'
import { readContent } from '../content/read.js'
import { readRangeContent } from '../content/range-read.js'
import { readRouteContent } from '../content/route-assemble.js'
import { readSavingsContent } from '../content/savings-read.js'

const folder = new URL('../content/', import.meta.url)
const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, folder), 'utf8'))
const variants = readdirSync(new URL('variants/', folder)).map((file) => file.replace('.json', ''))

describe('variants of languages', () => {
  test.each(variants)('[E-T-15] %s changes only texts its language has', (name) => {
    for (const [catalogue, own] of Object.entries(read(`variants/${name}.json`) as object)) {
      const base = listTexts(read(`${catalogue}/${name.replace(/-.*$/, '')}.json`))
      for (const [path, text] of listTexts(own)) {
        expect(base.has(path), `${catalogue} ${path}`).toBe(true)
        expect(text).not.toBe(base.get(path))
      }
    }
  })

  test('[E-T-15] a highway in the United States is a motorway in the United Kingdom', () => {
    const range = readRangeContent(folder).parts.languages
    expect([
      range.get('en-US')?.calculator.highwayTxt,
      range.get('en')?.calculator.highwayTxt,
      range.get('en-US')?.messages['climate.label'],
    ]).toEqual(['Highway', 'Motorway', 'Climate control'])
  })

  test('every variant is a whole language in every catalogue', () => {
    const catalogues = [
      readContent(folder).parts.languages,
      readRangeContent(folder).parts.languages,
      readRouteContent(folder).languages,
      readSavingsContent(folder).files.languages,
    ]
    for (const languages of catalogues) {
      expect(variants.filter((name) => !languages.has(name))).toEqual([])
    }
  })
})
