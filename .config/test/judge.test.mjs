import { describe, expect, test } from 'vitest'
import {
  countExcused,
  countTests,
  judgeTests,
  listUnsteady,
  MOST_UNSTEADY,
} from '../reports/judge.mjs'

const good = {
  file: 'engine/test/a.test.ts',
  project: 'engine',
  titles: ['a', 'b'],
  outcome: 'passed',
}
const run = { tests: [good], projects: ['engine'], files: [good.file], missing: [] }
const onServer = { ...good, titles: ['leads', 'on PostgreSQL', 'b'], outcome: 'skipped' }

describe('what a run of the tests leaves open', () => {
  test('nothing, when every file has run and every test has passed', () => {
    expect(judgeTests(run)).toEqual([])
  })

  test.each([
    [
      'a test that was skipped',
      { ...run, tests: [{ ...good, outcome: 'skipped' }] },
      `${good.file}: a > b: skipped`,
    ],
    [
      'a test that failed, or passed though it was to fail',
      { ...run, tests: [{ ...good, outcome: 'failed' }] },
      `${good.file}: a > b: failed`,
    ],
    [
      'what a test failed with',
      { ...run, tests: [{ ...good, outcome: 'failed', reason: 'AssertionError: 1 is not 2' }] },
      `${good.file}: a > b: failed, AssertionError: 1 is not 2`,
    ],
    [
      'a project whose pattern finds no file',
      { ...run, projects: ['engine', 'server'] },
      'The project server has run no test.',
    ],
    [
      'a file no project knows',
      { ...run, files: [good.file, 'ui/test/x.test.ts'] },
      'ui/test/x.test.ts: no project runs it.',
    ],
    [
      'a file of an odd ending',
      { ...run, files: [good.file, 'data/test/x.spec.mts'] },
      'data/test/x.spec.mts: no project runs it.',
    ],
    [
      'a test on PostgreSQL where it is there',
      { ...run, tests: [onServer] },
      `${good.file}: leads > on PostgreSQL > b: skipped`,
    ],
    [
      'a test on PostgreSQL where Firefox is missing',
      { ...run, tests: [onServer], missing: ['Firefox'] },
      `${good.file}: leads > on PostgreSQL > b: skipped`,
    ],
  ])('%s is told', (_, odd, line) => {
    expect(judgeTests(odd)).toEqual([line])
  })

  test('a test may be skipped for what cannot be had, and is counted', () => {
    const tests = [good, onServer]
    expect(judgeTests({ ...run, tests, missing: ['PostgreSQL'] })).toEqual([])
    expect(countExcused(tests, ['PostgreSQL'])).toEqual([{ name: 'PostgreSQL', count: 1 }])
    expect(countTests(tests)).toEqual({ passed: 1, failed: 0, skipped: 1 })
  })

  test('a test that passed when run again is named; more than a few of them fail the run', () => {
    const again = { ...good, wasRetried: true }
    const few = Array.from({ length: MOST_UNSTEADY }, () => again)
    expect(listUnsteady([good, again, { ...again, outcome: 'failed' }])).toEqual([
      `${good.file}: a > b`,
    ])
    expect(judgeTests({ ...run, tests: few })).toEqual([])
    expect(judgeTests({ ...run, tests: [...few, again] })).toEqual([
      '4 tests have passed only when run again; at most 3 may.',
    ])
  })

  test('what is no test file needs no project', () => {
    expect(judgeTests({ ...run, files: [good.file, 'engine/test/kit.ts'] })).toEqual([])
  })
})
