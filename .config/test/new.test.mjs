// What `npm run new` writes is right as it stands, in a copy of the house.
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { writeNew } from '../new.mjs'
import { ROOT, runKept, TSX } from '../process.mjs'

const LONG_MS = 120_000

let root = ''
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'new-'))
  for (const folder of ['content', 'sources', 'tables', 'stations']) {
    cpSync(join(ROOT, 'data', folder), join(root, 'data', folder), { recursive: true })
  }
})
afterAll(() => {
  rmSync(root, { recursive: true })
})

const read = (path) => readFileSync(join(root, path), 'utf8')
const rowsOf = (path) => JSON.parse(read(path))

describe('a market', () => {
  test(
    'is whole: the check of the data finds no fault in markets like those there are',
    async () => {
      for (const [slug, like] of [
        ['ie', 'uk'],
        ['at', 'de'],
        ['pr', 'us'],
        ['no', 'se'],
        ['om', 'ae'],
      ]) {
        writeNew(['market', slug, 'like', like], root)
      }
      const { code, output } = await runKept([...TSX, 'data/check/check.ts', join(root, 'data')])
      expect([output.trim().split('\n').at(-1), code]).toEqual(['data: no faults', 0])
    },
    LONG_MS,
  )

  test('adds entries behind those there are, and changes none of them', () => {
    for (const path of ['data/sources/prices.json', 'data/content/savings-sites.json']) {
      const before = readFileSync(join(ROOT, path), 'utf8')
      expect(read(path).startsWith(before.trimEnd().slice(0, -2))).toBe(true)
    }
  })

  test('says of each price and tax that it is an example', () => {
    const rows = ['prices', 'taxes', 'car-prices'].flatMap((name) =>
      rowsOf(`data/sources/${name}.json`),
    )
    const own = rows.filter(({ market }) => market === 'ie')
    expect(own.length).toBeGreaterThan(5)
    expect(new Set(own.map(({ basis }) => basis))).toEqual(new Set(['example']))
    expect(new Set(own.map(({ source }) => source))).toEqual(new Set(['evkit-example']))
  })

  test('has ids and addresses of its own in its forms', () => {
    const texts = ['markets/ie.json', 'flexforms/ie.json', 'dealers/ie.csv'].map((file) =>
      read(`data/content/forms/${file}`),
    )
    expect(texts[0]).toContain('"EX-IE-QR-C"')
    expect(texts[2]).toContain('\nIE001,')
    for (const text of texts) expect(text).not.toMatch(/\bGB\d|GB-IS|EX-UK|"\/uk\/|gb001@/)
  })

  test('is refused where it cannot be, and nothing is written', () => {
    const sites = read('data/content/savings-sites.json')
    for (const [words, told] of [
      [['market', 'ie', 'like', 'uk'], 'ie: there is such a market'],
      [['market', 'it', 'like', 'xx'], 'xx: there is no such market'],
      [['market', '../x'], '../x: expected two to eight small letters'],
      [['market'], 'market <slug> [like <market>]'],
      [['planet', 'mars'], 'npm run new, one of:'],
      [['constructor', 'x'], 'npm run new, one of:'],
    ]) {
      expect(() => writeNew(words, root)).toThrow(told)
    }
    expect(read('data/content/savings-sites.json')).toBe(sites)
  })
})
