// What counts as a proof of a row: a test that ran and passed, of something people meet.
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Documented } from '../scripts/comments.js'
import { findGaps } from '../scripts/check-spec.js'
import { listExercised, type Exercised } from '../scripts/exercised.js'
import { listGuidePrograms, listKept } from '../scripts/kept.js'
import {
  listCrowded,
  listUncalled,
  listUnjoined,
  listUnkept,
  sortProofs,
  type Tested,
} from '../scripts/proofs.js'
import { closeWithin } from '../scripts/reach.js'
import { listTitles } from '../scripts/titles.js'

const root = resolve(import.meta.dirname, '../..')

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

test('what a module keeps is what others ask for and what that is made of', () => {
  const text = `const STEP = 2
export const inner = () => STEP
export const outer = () => inner()
export const alone = () => ({ outer: 1 }).outer
export const WORDS = ["a"] as const
export type Word = (typeof WORDS)[number]`
  const within = (...kept: readonly string[]) =>
    [...closeWithin({ file: 'a.ts', text }, kept)].sort()
  expect(within('outer')).toEqual(['STEP', 'inner', 'outer'])
  expect(within('alone')).toEqual(['alone'])
  expect(within('Word')).toEqual(['WORDS', 'Word'])
  expect(within()).toEqual([])
})

describe('what a test asks of the engine', () => {
  const asked = (body: string) =>
    listExercised({
      file: 'engine/test/a/a.test.ts',
      text: `import { work as own, other, type Kind } from '../../src/a/a.js'
import type { Shape } from '../../src/a/b.js'
import { packaged } from '@evkit/engine/a'
import { tiny } from '@evkit/engine/testing'
import { sample } from '../../src/testing/sample.js'
import { elsewhere } from 'elsewhere'
describe('a group', () => {
  const helper = (value: Kind) => own(value)
  ${body}
})`,
    }).map(({ rows, values }) => [rows, values.map(({ file, name }) => `${file ?? ''} ${name}`)])

  test('is what it calls, and what its helpers call', () => {
    expect(asked("test('[T-A-01] x', () => helper(1))")).toEqual([
      [['T-A-01'], ['engine/src/a/a.ts work']],
    ])
    expect(asked("test('[T-A-01] x', () => [packaged(), other()])")).toEqual([
      [['T-A-01'], ['engine/src/a/a.ts other', ' packaged']],
    ])
  })

  test('is nothing of types, of test kits and of other packages, and nothing without a row', () => {
    const body = "test('[T-A-01] x', () => elsewhere(tiny, sample) as Shape)"
    expect(asked(body)).toEqual([[['T-A-01'], []]])
    expect(asked("test('x', () => other())")).toEqual([])
  })
})

describe('rows that are joined to nothing', () => {
  const A = 'engine/src/a/a.ts'
  const kept = new Map([[A, new Set(['work'])]])
  const all = [
    documented('work', 'T-A-01'),
    documented('alone', 'T-A-02, T-A-03'),
    documented('LIMIT', 'T-A-04'),
    documented('kit', 'T-A-05', 'engine/src/testing/kit.ts'),
  ]
  const proof = (row: string, file: string, ...names: readonly string[]): Exercised => ({
    file,
    rows: [row],
    values: names.map((name) => ({ file: A, name })),
  })
  const unjoined = (...exercised: readonly Exercised[]) =>
    listUnjoined(new Set(exercised.flatMap(({ rows }) => rows)), { all, kept, exercised }).map(
      ({ id, names }) => `${id} ${names.join(' ')}`,
    )
  const ENGINE = 'engine/test/a/a.test.ts'
  const SITE = 'ui/test/a/a.server.test.ts'

  test('are those whose values are in nothing that is built, whatever a test of the engine calls beside them', () => {
    expect(unjoined(proof('T-A-02', ENGINE, 'alone', 'work'))).toEqual(['T-A-02 alone'])
    expect(unjoined(proof('T-A-01', ENGINE, 'work'))).toEqual([])
  })

  test('are those that no value names and whose tests call only what is in nothing', () => {
    expect(unjoined(proof('T-A-09', ENGINE, 'unnamed'))).toEqual(['T-A-09 unnamed'])
    expect(unjoined(proof('T-A-09', ENGINE, 'unnamed'), proof('T-A-09', ENGINE, 'work'))).toEqual(
      [],
    )
  })

  test('are those that a test of the site proves by calling such a value itself', () => {
    expect(unjoined(proof('T-A-03', SITE, 'alone'))).toEqual(['T-A-03 alone'])
    expect(unjoined(proof('T-A-03', SITE))).toEqual([])
    expect(unjoined(proof('T-A-03', SITE, 'work'))).toEqual([])
  })

  test('are none that a page is held against by a constant, and none of a test kit', () => {
    expect(unjoined(proof('T-A-04', SITE, 'LIMIT'))).toEqual([])
    expect(unjoined(proof('T-A-04', ENGINE, 'LIMIT'))).toEqual(['T-A-04 LIMIT'])
    expect(unjoined(proof('T-A-05', ENGINE))).toEqual([])
  })

  test('a value nothing is built with is told of', () => {
    const unkept = listUnkept(all, kept)
    expect(unkept.map(({ name }) => name)).toEqual(['alone', 'LIMIT'])
    expect(listUncalled(unkept).map(({ name }) => name)).toEqual(['alone'])
  })
})

test('what is built is what the bundler keeps of pages, server, commands and guides', async () => {
  const kept = await listKept(root)
  const has = (file: string, name: string) => kept.get(`engine/src/${file}`)?.has(name) === true
  expect(has('site/slug.ts', 'resolveSite')).toBe(true)
  expect(has('forms/lead/plan/layout.ts', 'resolveFormWidth')).toBe(true)
  expect(has('site/slug.ts', 'constructor')).toBe(false)
  // A guide alone names it, and no page.
  expect(has('site/link-target.ts', 'resolveLinkTarget')).toBe(true)
  // A guide alone names it.
  const guides = listGuidePrograms(join(root, 'docs/guides'))
  expect(guides.filter((code) => code.includes('clearSelections'))).toHaveLength(1)
  expect(has('forms/lead/storage/form-storage.ts', 'clearSelections')).toBe(true)
}, 60_000)

test('every row has a test, or a reason why it has none', () => {
  const rows = ['T-A-01', 'T-A-02', 'T-A-03']
  const open = new Map([['T-A-03', 'to be built']])
  expect(findGaps(rows, new Set(['T-A-01', 'T-A-02']), open)).toEqual([])
  expect(findGaps(rows, new Set(['T-A-01', 'T-A-09']), open)).toEqual([
    'A test names T-A-09, which is no row of the specification.',
    'T-A-02 has no test that passed.',
  ])
  const all = new Set(rows)
  expect(findGaps(rows, all, new Map([...open, ['T-A-10', 'gone']]))).toEqual([
    'T-A-10 is listed as open and is no row.',
    'T-A-03 is listed as open and has a test.',
  ])
})
