// Every name a team can import, as a list that is reviewed when it changes.
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { listEntryPoints } from '../scripts/entries.js'

const root = resolve(import.meta.dirname, '../..')
const entries = listEntryPoints(root)
// What makes an entry point small enough to be read: what each has, and a little room.
const MOST_NAMES: Readonly<Record<string, number>> = {
  '@evkit/engine/blocks': 234,
  '@evkit/engine/car': 20,
  '@evkit/engine/charging': 80,
  '@evkit/engine/content': 60,
  '@evkit/engine/cost': 24,
  '@evkit/engine/forms': 260,
  '@evkit/engine/geo': 38,
  '@evkit/engine/interaction': 66,
  '@evkit/engine/range': 112,
  '@evkit/engine/route': 140,
  '@evkit/engine/savings': 48,
  '@evkit/engine/shared': 52,
  '@evkit/engine/site': 88,
  '@evkit/engine/testing': 50,
  '@evkit/engine/tool': 18,
}
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

  test('is small, each entry point for itself', () => {
    const isLarge = ({ path, names }: (typeof entries)[number]): boolean =>
      names.length > (MOST_NAMES[path] ?? 0)
    expect(entries.filter(isLarge).map(({ path, names }) => [path, names.length])).toEqual([])
  })

  test.each(entries.map((entry) => [entry.path, entry.names] as const))('%s', (_, names) => {
    const lines = names.map(({ name, isType }) => (isType ? `type ${name}` : name))
    expect(new Set(lines).size).toBe(lines.length)
    expect([...lines].sort()).toMatchSnapshot()
  })
})
