import { afterEach, expect, test, vi } from 'vitest'
import {
  dropReport,
  listRunning,
  noteBegin,
  noteEnd,
  readReason,
  REPORT_VARIABLE,
  reportOf,
} from '../reports/reports.mjs'

const STEP = 'of a test'

afterEach(() => {
  vi.unstubAllEnvs()
  dropReport(STEP)
})

test('a step that is ended leaves the names of what it was at', () => {
  vi.stubEnv(REPORT_VARIABLE, reportOf(STEP))
  noteBegin('1', 'a.test.ts: first')
  noteBegin('2', 'b.test.ts: second')
  noteEnd('1')
  noteBegin('3', 'a.test.ts: third')
  expect(listRunning(STEP)).toEqual(['b.test.ts: second', 'a.test.ts: third'])
  dropReport(STEP)
  expect(listRunning(STEP)).toEqual([])
})

test('nobody asked, nothing is noted', () => {
  vi.stubEnv(REPORT_VARIABLE, undefined)
  noteBegin('4', 'a.test.ts: fourth')
  expect(listRunning(STEP)).toEqual([])
})

test.each([
  [undefined, undefined],
  [[], undefined],
  [[{}], undefined],
  [[{ message: '' }], undefined],
  [
    [{ message: '\u001B[2m\n\u001B[22mError: late\n\nCall log' }, { message: 'more' }],
    'Error: late',
  ],
  [[{ message: 'x'.repeat(1000) }], 'x'.repeat(300)],
])('of %j the reason is %j', (errors, reason) => {
  expect(readReason(errors)).toBe(reason)
})
