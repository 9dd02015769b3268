import { describe, expect, test } from 'vitest'
import { makeMeter } from '../processor.mjs'
import { listDearer, readQuiet, wordProgress } from '../quiet-times.mjs'
import { listClose, listDearest } from '../reports/dearest.mjs'
import { STEPS } from '../test-steps.mjs'

const passed = (name, processor) => ({ name, outcome: 'passed', seconds: 1, output: '', processor })

describe('the quiet times', () => {
  test('are there for every step', () => {
    const quiet = readQuiet()
    expect(Object.keys(quiet)).toEqual(STEPS.map(({ name }) => name).sort())
    for (const { seconds, processor } of Object.values(quiet)) {
      expect(seconds).toBeGreaterThan(0)
      expect(processor).toBeGreaterThan(0)
    }
  })

  test('name a step that takes 1.3 times what it took, and no other', () => {
    const quiet = { unit: { seconds: 50, processor: 100 }, lock: { seconds: 1, processor: 1 } }
    const dear = (name, processor) => listDearer([passed(name, processor)], quiet)
    expect(dear('unit', 131)).toEqual([
      'unit has become dearer: 131 s of a processor, 1.3 times the 100 s of a quiet run.',
    ])
    expect(dear('unit', 129)).toEqual([])
    // What is short differs by chance.
    expect(dear('lock', 3)).toEqual([])
    expect(dear('new', 300)).toEqual([])
    expect(dear('unit', undefined)).toEqual([])
    expect(listDearer([{ ...passed('unit', 300), outcome: 'failed' }], quiet)).toEqual([])
  })

  test('tell how far a run is', () => {
    const running = [{ name: 'unit', since: 65, at: 'engine/test/a.test.ts: a' }]
    expect(wordProgress({ passed: 90, left: 605, running })).toBe(
      '-- 1:30 so far, about 10:05 left\n   unit since 1:05, at engine/test/a.test.ts: a',
    )
    expect(wordProgress({ passed: 30, left: undefined, running: [] })).toBe('-- 0:30 so far')
  })
})

test('the dearest tests come first, by what they used of a processor or else by their time', () => {
  const tests = [
    { file: 'a.test.ts', titles: ['x', 'y'], seconds: 9, processor: 1 },
    { file: 'b.test.ts', titles: ['z'], seconds: 2 },
    { file: 'c.test.ts', titles: ['w'], seconds: 1, processor: 0.5 },
  ]
  expect(listDearest(tests, 2)).toEqual([
    '    2.0 s  b.test.ts: z',
    '    1.0 s  a.test.ts: x > y',
    '    3.5 s  all 3 tests',
  ])
})

test('a test is named before it is ended for what it takes', () => {
  const test = { file: 'a.test.ts', titles: ['x', 'y'], seconds: 13, limit: 30 }
  expect(listClose([test, { ...test, seconds: 12 }, { ...test, limit: undefined }])).toEqual([
    'a.test.ts: x > y: took 13.0 of the 30 s it has',
  ])
})

describe('what a family of processes has used', () => {
  const main = { pid: 1, parent: 0, began: 1, own: 2, ended: 0 }
  const browser = { pid: 2, parent: 1, began: 2, own: 5, ended: 0 }

  test('counts one that ended and was waited for once', () => {
    const meter = makeMeter()
    meter.note([main, browser])
    meter.note([{ ...main, own: 3, ended: 6 }])
    expect(meter.sum()).toBe(9)
  })

  test('counts one that nobody waited for up to the last look', () => {
    const meter = makeMeter()
    meter.note([main, browser])
    meter.note([{ ...main, own: 3 }])
    expect(meter.sum()).toBe(8)
  })

  test('counts one that came and went between two looks', () => {
    const meter = makeMeter()
    meter.note([main])
    meter.note([{ ...main, ended: 4 }])
    expect(meter.sum()).toBe(6)
  })

  test('takes two processes of one number for two', () => {
    const meter = makeMeter()
    meter.note([main, browser])
    meter.note([
      { ...main, ended: 5 },
      { ...browser, began: 9, own: 1 },
    ])
    expect(meter.sum()).toBe(8)
  })
})
