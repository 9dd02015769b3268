// Every type of block, read of documents that have the very members it asks for, filled with anything.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../../../.config/property-runs.mjs'
import { BLOCKS } from '../../src/blocks/blocks.codec.js'
import { readPage } from '../../src/content/page.codec.js'
import { root, site } from '../kit/content-site.js'

// `EVKIT_RUNS=300` reads 90,000 of each type.
const RUNS = runs(300)

type IsList = (name: string) => boolean

// Lists of everything, of nothing, and of what is called as lists are.
const SHAPES: readonly IsList[] = [() => false, () => true, (name) => /(?:s|List)$/.test(name)]

// Reads a value that has every member it is asked for, and notes their names.
const listMembers = (read: (value: unknown) => unknown): readonly string[] => {
  const names = new Set<string>()
  for (const isList of SHAPES) {
    const anything: object = new Proxy(
      {},
      {
        getOwnPropertyDescriptor: (_, name) => {
          if (typeof name === 'string') names.add(name)
          return { configurable: true, enumerable: true, value: anything }
        },
        get: (_, name) => (typeof name === 'string' && isList(name) ? [anything] : anything),
      },
    )
    read(anything)
  }
  return [...names]
}

const TEXTS = [
  '',
  ' ',
  'A text',
  '/uk/cars/',
  'javascript:alert(1)',
  'https://www.example.com/a.jpg',
  '[a](data:text/html,x) **b** <script>c</script>',
  '16:9',
  '__proto__',
  '{price}',
  'a'.repeat(300),
]

const documentsOf = (names: readonly string[]): fc.Arbitrary<unknown> =>
  fc.letrec<{ value: unknown }>((tie) => ({
    value: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.constantFrom<unknown>(null, undefined, true, false, 0, -1, 1.5, Number.NaN, ...TEXTS),
      fc.jsonValue({ maxDepth: 1 }),
      fc.array(tie('value'), { maxLength: 7 }),
      fc.dictionary(fc.constantFrom(...names), tie('value'), { maxKeys: 8 }),
      fc.dictionary(fc.constantFrom(...names), tie('value'), { maxKeys: 8 }),
    ),
  })).value

test.each(Object.entries(BLOCKS))(
  '[E-B-31] [B-SCOPE-02] %s: any document is a page, with the block or without it',
  (type, { codec }) => {
    const names = listMembers((value) => codec(value, root))
    expect(names.length).toBeGreaterThan(0)
    const read = readPage(BLOCKS, site)
    fc.assert(
      fc.property(documentsOf(names), (content) => {
        const { value, findings } = read({ title: 'A', blocks: [{ id: 'a', type, content }] })
        expect(value.title).toBe('A')
        // A block that is left out is told of.
        if (value.blocks.length === 0)
          expect(findings.map(({ code }) => code)).toContain('EMPTY_BLOCK')
      }),
      { numRuns: RUNS },
    )
  },
)
