import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { BLOCK_CODECS } from '@evkit/engine/blocks'
import { checkContent } from '../content-check/check-content.js'
import { readPages } from '../content/pages-read.js'
import { readSource } from '../forms-check/json-source.js'

const content = new URL('../content/', import.meta.url)
const folder = new URL('pages/', content)

const FILES = readdirSync(folder).flatMap((language) =>
  readdirSync(new URL(`${language}/`, folder)).map((file) => `${language}/${file}`),
)

test.each(FILES)('[B-B-04] the check finds nothing in %s', (file) => {
  const source = readSource(file, readFileSync(new URL(file, folder), 'utf8'))
  expect(checkContent(BLOCK_CODECS, source)).toEqual([])
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
