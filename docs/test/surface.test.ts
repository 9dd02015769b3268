// Every name a team can import, as a list that is reviewed when it changes.
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { listEntryPoints, listInternalEntries, type EntryPoint } from '../scripts/entries.js'
import { listExamples, listPages } from '../scripts/examples.js'

const root = resolve(import.meta.dirname, '../..')
const entries = listEntryPoints(root)
const internal = listInternalEntries(root)
const INTERNAL = /@evkit\/engine\/internal\b/

const listFiles = (folder: string, ending: RegExp): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && ending.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !/\/(node_modules|dist)\//.test(file))

const toLines = ({ names }: EntryPoint): readonly string[] => {
  const lines = names.map(({ name, isType }) => (isType ? `type ${name}` : name))
  expect(new Set(lines).size).toBe(lines.length)
  return [...lines].sort()
}
// What makes an entry point small enough to be read: what each has, and a little room.
const MOST_NAMES: Readonly<Record<string, number>> = {
  '@evkit/engine/blocks': 114,
  '@evkit/engine/car': 9,
  '@evkit/engine/charging': 59,
  '@evkit/engine/compare': 10,
  '@evkit/engine/content': 21,
  '@evkit/engine/cost': 19,
  '@evkit/engine/forms': 111,
  '@evkit/engine/geo': 22,
  '@evkit/engine/interaction': 31,
  '@evkit/engine/range': 83,
  '@evkit/engine/route': 61,
  '@evkit/engine/savings': 40,
  '@evkit/engine/shared': 42,
  '@evkit/engine/site': 42,
  '@evkit/engine/testing': 44,
  '@evkit/engine/tool': 11,
}
const MOST_ENTRIES = 16
// Every name is a promise for years: somebody has to keep them all.
const MOST_PROMISES = 700

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

  test('is small as a whole', () => {
    expect(entries.flatMap(({ names }) => names).length).toBeLessThanOrEqual(MOST_PROMISES)
  })

  test.each(entries.map((entry) => [entry.path, entry] as const))('%s', (_, entry) => {
    expect(toLines(entry)).toMatchSnapshot()
  })
})

// What packages of this repository share, and nobody is promised.
describe('internal entries', () => {
  test('stand beside an entry point each', () => {
    const paths = internal.map(({ path }) => path.replace('/internal/', '/'))
    expect(paths.filter((path) => entries.every((one) => one.path !== path))).toEqual([])
  })

  test('say at their head that nothing in them is a promise', () => {
    const files = listFiles('engine/src/entries/internal', /\.ts$/)
    const silent = files.filter((file) => {
      const [head = ''] = readFileSync(file, 'utf8').split('*/')
      return !head.replaceAll(/\s+\*?\s*/g, ' ').includes('nobody is promised')
    })
    expect(silent).toEqual([])
  })

  test('have no name that an entry point has: it is a promise or none', () => {
    const promised = new Set(
      entries.flatMap(({ names }) => names.map(({ name, file }) => `${file} ${name}`)),
    )
    const both = internal.flatMap(({ names }) =>
      names.filter(({ name, file }) => promised.has(`${file} ${name}`)).map(({ name }) => name),
    )
    expect(both).toEqual([])
  })

  test('are named in no example and on no page: who reads these has entry points alone', () => {
    const examples = listFiles('engine/src', /\.ts$/).flatMap((file) => listExamples(file, root))
    expect(examples.filter(({ code }) => INTERNAL.test(code)).map(({ name }) => name)).toEqual([])
    const code = /^```\w+\n[\s\S]*?^```/gm
    const pages = [
      ...listPages(root).map((page) => join(root, page)),
      ...listFiles('engine/src', /\.md$/),
    ]
    const programs = pages.flatMap((page) =>
      [...readFileSync(page, 'utf8').matchAll(code)].map(([block]) => ({ page, block })),
    )
    expect(programs.filter(({ block }) => INTERNAL.test(block)).map(({ page }) => page)).toEqual([])
    const guides = listFiles('docs/guides', /\.md$/)
    expect(guides.filter((file) => INTERNAL.test(readFileSync(file, 'utf8')))).toEqual([])
  })

  test('hold what somebody reads: a name without a reader goes', () => {
    const read = new Set(
      ['ui', 'data', 'docs', '.config', 'engine/bench']
        .flatMap((folder) => listFiles(folder, /\.(tsx?|mts|mjs)$/))
        .flatMap((file) => [
          ...readFileSync(file, 'utf8').matchAll(
            /\{([^{}]*)\}\s*(?:from|=\s*await import\()\s*'(@evkit\/engine\/internal\/[\w-]+)'/g,
          ),
        ])
        .flatMap(([, names = '', path = '']) =>
          names.split(',').map((name) => `${path} ${/\w+/.exec(name.replace('type ', ''))?.[0]}`),
        ),
    )
    const idle = internal.flatMap(({ path, names }) =>
      names.map(({ name }) => `${path} ${name}`).filter((name) => !read.has(name)),
    )
    expect(idle).toEqual([])
  })

  test.each(internal.map((entry) => [entry.path, entry] as const))('%s', (_, entry) => {
    expect(toLines(entry)).toMatchSnapshot()
  })
})
