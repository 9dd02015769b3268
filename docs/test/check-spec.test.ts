// What counts as a proof of a row: a test that ran and passed, of something people meet.
import { describe, expect, test } from 'vitest'
import type { Documented } from '../scripts/comments.js'
import { covers } from '../scripts/check-spec.js'
import {
  listCrowded,
  listUnreached,
  listUnreachedRows,
  sortProofs,
  type Tested,
} from '../scripts/proofs.js'
import { findReached } from '../scripts/reach.js'
import { listTitles } from '../scripts/titles.js'

describe('titles that are read from a source', () => {
  test.each([
    ["test('[T-CHG-01] x', () => {})", ['[T-CHG-01] x']],
    ["describe('[T-CHG-01] g', () => { test('x', body) })", ['[T-CHG-01] g', 'x']],
    ["test.each([1])('[T-CHG-01] %i', (one) => {})", ['[T-CHG-01] %i']],
    ["test.prop([fc.nat()])('[T-CHG-01] x', (one) => {}, 9000)", ['[T-CHG-01] x']],
    ["test('[T-CHG-01] x', { timeout: 9 }, () => {})", ['[T-CHG-01] x']],
    ["test('[T-CHG-01] x', { skip: false }, () => {})", ['[T-CHG-01] x']],
    ["test.each([['[T-CHG-01] x', 1], ['y', 2]])('%s', b)", ['[T-CHG-01] x', 'y']],
    ["const ROWS = ['[T-CHG-01]'] as const; test.each(ROWS)('%s x', b)", ['[T-CHG-01] x']],
    ["test.each(rows.map(make))('%s x', b)", ['%s x']],
    ["test.each(rows)('%s x', b); const rows = [1, 'a']", ['%s x']],
  ])('%s counts', (text, titles) => {
    expect(listTitles('a.test.ts', text)).toEqual(titles)
  })

  test.each([
    "test.skip('[T-CHG-01] x', () => {})",
    "test.todo('[T-CHG-01] x')",
    "test.fails('[T-CHG-01] x', () => {})",
    "test.fail('[T-CHG-01] x', () => {})",
    "test.fixme('[T-CHG-01] x', () => {})",
    "test.skipIf(true)('[T-CHG-01] x', () => {})",
    "test.runIf(false)('[T-CHG-01] x', () => {})",
    "test.skip.each([1])('[T-CHG-01] %i', () => {})",
    "test('[T-CHG-01] x', { skip: true }, () => {})",
    "test('[T-CHG-01] x', { todo: true }, () => {})",
    "test('[T-CHG-01] x', { skip }, () => {})",
    "test('[T-CHG-01] x', { fails: true }, () => {})",
    "test('[T-CHG-01] x')",
    "describe.skip('g', () => { test('[T-CHG-01] x', () => {}) })",
    "describe.skipIf(true)('g', () => { test('[T-CHG-01] x', () => {}) })",
    "describe('g', { skip: true }, () => { test('[T-CHG-01] x', () => {}) })",
    "test.describe.skip('g', () => { test('[T-CHG-01] x', () => {}) })",
    "test.describe.fixme('g', () => { test('[T-CHG-01] x', () => {}) })",
    "// test('[T-CHG-01] x', () => {})",
    'const text = "test(\'[T-CHG-01] x\', () => {})"',
  ])('%s does not', (text) => {
    expect(listTitles('a.test.ts', text)).toEqual([])
  })
})

const ran = (file: string, title: string, outcome: Tested['outcome'] = 'passed'): Tested => ({
  file,
  titles: ['a group', title],
  outcome,
})

describe('rows that tests have proved', () => {
  test('are at most four a title', () => {
    const four = '[T-A-01] [T-A-02] [E-T-03] [F-A-04] x'
    expect(listCrowded([four, `${four} [B-A-05]`, 'x'])).toEqual([`${four} [B-A-05]`])
  })

  test('are those of tests that passed, in groups or by themselves', () => {
    const inGroup = { file: 'data/test/a.test.ts', titles: ['[T-A-03] g', 'x'], outcome: 'passed' }
    const { site, engine } = sortProofs([
      ran('engine/test/a.test.ts', '[T-A-01][T-A-02] x'),
      inGroup as Tested,
      ran('engine/test/a.test.ts', '[T-A-04] x', 'skipped'),
      ran('ui/e2e/a.e2e.ts', '[T-A-05] x', 'failed'),
      ran('ui/e2e/a.e2e.ts', '[E-T-06] x'),
    ])
    expect([...engine]).toEqual(['T-A-01', 'T-A-02'])
    expect([...site]).toEqual(['T-A-03', 'E-T-06'])
  })
})

const documented = (name: string, rows: string, file = 'engine/src/a/a.ts'): Documented => ({
  name,
  kind: 'function',
  file,
  line: 1,
  summary: '',
  value: '',
  tags: [{ name: 'source', text: rows }],
})

const engine = [
  { file: 'a.ts', text: 'export const inner = () => 1\nexport const outer = () => inner()' },
  { file: 'b.ts', text: 'export const alone = () => ({ outer: 1 }).outer' },
  {
    file: 'c.ts',
    text: 'export const WORDS = ["a"] as const\nexport type Word = (typeof WORDS)[number]',
  },
]

describe('what pages, calls and commands reach', () => {
  const use = (text: string) => [...findReached(engine, [{ file: 'page.ts', text }])].sort()

  test('is what they import, and what that is made of', () => {
    expect(use("import { outer } from '@evkit/engine/a'")).toEqual(['inner', 'outer'])
    expect(use("import { outer as own } from '@evkit/engine/a'")).toEqual(['inner', 'outer'])
  })

  test('a list of words is reached with the type that is made from it', () => {
    expect(use("import type { Word } from '@evkit/engine/c'")).toEqual(['WORDS', 'Word'])
  })

  test('neither a member of that name counts, nor something of another package', () => {
    expect(use("import { alone } from '@evkit/engine/b'")).toEqual(['alone'])
    expect(use("import { outer } from 'elsewhere'")).toEqual([])
  })

  test('a row is told whose values nobody reaches, unless the site proves it', () => {
    const all = [
      documented('outer', 'T-A-01'),
      documented('alone', 'T-A-02, T-A-03'),
      documented('lone', 'T-A-01, T-A-02'),
      documented('kit', 'T-A-02', 'engine/src/testing/kit.ts'),
    ]
    const reached = new Set(['outer', 'inner'])
    const rows = new Set(['T-A-01', 'T-A-02', 'T-A-03', 'T-A-09'])
    const proofs = { site: new Set(['T-A-03']), engine: rows }
    expect(listUnreachedRows(proofs, all, reached)).toEqual([
      { id: 'T-A-01', names: ['lone'], isWhole: false },
      { id: 'T-A-02', names: ['alone', 'lone'], isWhole: true },
    ])
    expect(listUnreached(all, reached).map(({ name }) => name)).toEqual(['alone', 'lone'])
  })
})

test('a list of finished work names a prefix, a row or a range', () => {
  expect(covers('T-CHG', 'T-CHG-07')).toBe(true)
  expect(covers('T-CHG-07', 'T-CHG-07')).toBe(true)
  expect(covers('T-CHG-07', 'T-CHG-08')).toBe(false)
  expect(covers('T-CHG-07..09', 'T-CHG-09')).toBe(true)
  expect(covers('T-CHG-07..09', 'T-CHG-10')).toBe(false)
})
