// Every name a team can import, as a list that is reviewed when it changes.
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { listEntryPoints } from '../scripts/entries.js'

const root = resolve(import.meta.dirname, '../..')
const entries = listEntryPoints(root)
// What makes an entry point small enough to be read.
const MOST_NAMES = 904
const MOST_NAMES_OF_BLOCKS = 294
const MOST_ENTRIES = 15

describe('the surface', () => {
  test('is a folder of entry points, by one pattern', () => {
    const { exports } = JSON.parse(readFileSync(join(root, 'engine/package.json'), 'utf8')) as {
      readonly exports: Readonly<Record<string, unknown>>
    }
    expect(exports).toEqual({
      './*': {
        '@evkit/source': './src/entries/*.ts',
        import: { types: './dist/esm/entries/*.d.ts', default: './dist/esm/entries/*.js' },
        require: { types: './dist/cjs/entries/*.d.ts', default: './dist/cjs/entries/*.js' },
      },
      './package.json': './package.json',
    })
    expect(entries.length).toBeLessThanOrEqual(MOST_ENTRIES)
  })

  test('is small', () => {
    const isOfBlocks = (path: string): boolean => /\b(blocks|content)$/.test(path)
    const countNames = (wanted: boolean): number =>
      new Set(
        entries
          .filter(({ path }) => isOfBlocks(path) === wanted)
          .flatMap(({ names }) => names.map(({ name, file }) => `${file} ${name}`)),
      ).size
    expect(countNames(false)).toBeLessThanOrEqual(MOST_NAMES)
    expect(countNames(true)).toBeLessThanOrEqual(MOST_NAMES_OF_BLOCKS)
  })

  test.each(entries.map((entry) => [entry.path, entry.names] as const))('%s', (_, names) => {
    const lines = names.map(({ name, isType }) => (isType ? `type ${name}` : name))
    expect(new Set(lines).size).toBe(lines.length)
    expect([...lines].sort()).toMatchSnapshot()
  })
})
