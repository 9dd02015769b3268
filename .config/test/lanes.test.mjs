import { describe, expect, test } from 'vitest'
import { estimateLeft, runInLanes } from '../lanes.mjs'

/** Runs steps whose ends are in the test's hands; `log` says what began and ended, in order. */
const open = (steps, lanes = 2) => {
  const log = []
  const ends = new Map()
  const all = runInLanes(steps, {
    lanes,
    now: () => 0,
    onStart: ({ name }) => log.push(`+${name}`),
    onEnd: ({ name }) => log.push(`-${name}`),
    start: ({ name }) =>
      new Promise((resolve) => {
        ends.set(name, (code) => resolve({ code, output: `of ${name}` }))
      }),
  })
  const end = async (name, code = 0) => {
    ends.get(name)(code)
    await new Promise(setImmediate)
  }
  return { log, end, all }
}

const outcomes = (results) => results.map(({ name, outcome }) => `${name} ${outcome}`)

describe('lanes', () => {
  test('run as many steps at once as there are, and no more', async () => {
    const { log, end, all } = open([{ name: 'a' }, { name: 'b' }, { name: 'c' }])
    expect(log).toEqual(['+a', '+b'])
    await end('b')
    expect(log).toEqual(['+a', '+b', '-b', '+c'])
    await end('c')
    await end('a')
    expect(outcomes(await all)).toEqual(['b passed', 'c passed', 'a passed'])
  })

  test('a step begins when those it waits for have passed', async () => {
    const { log, end, all } = open([{ name: 'a' }, { name: 'b', after: ['a'] }, { name: 'c' }])
    expect(log).toEqual(['+a', '+c'])
    await end('c')
    expect(log).toEqual(['+a', '+c', '-c'])
    await end('a')
    await end('b')
    expect(log.slice(3)).toEqual(['-a', '+b', '-b'])
    expect((await all).map(({ output }) => output)).toEqual(['of c', 'of a', 'of b'])
  })

  test('what a step waits for is not needed where it is no part of the run', async () => {
    const { log, end, all } = open([{ name: 'b', after: ['a'] }])
    expect(log).toEqual(['+b'])
    await end('b')
    await all
  })

  test('what needs the whole machine has it', async () => {
    const { log, end, all } = open([{ name: 'a' }, { name: 'x', isAlone: true }, { name: 'b' }])
    expect(log).toEqual(['+a', '+b'])
    await end('a')
    expect(log).not.toContain('+x')
    await end('b')
    expect(log.at(-1)).toBe('+x')
    await end('x')
    await all
  })

  test('nothing runs beside what needs the whole machine', async () => {
    const { log, end, all } = open([{ name: 'x', isAlone: true }, { name: 'a' }])
    expect(log).toEqual(['+x'])
    await end('x')
    expect(log).toEqual(['+x', '-x', '+a'])
    await end('a')
    await all
  })

  test('what is patient runs beside what is wide, one at a time', async () => {
    const { log, end, all } = open([
      { name: 'x', isWide: true },
      { name: 'a' },
      { name: 'b', isPatient: true },
      { name: 'c', isPatient: true },
    ])
    expect(log).toEqual(['+x', '+b'])
    await end('b')
    expect(log.at(-1)).toBe('+c')
    await end('x')
    expect(log.at(-1)).toBe('+a')
    await end('c')
    await end('a')
    await all
  })

  test('what is wide waits for all that is not patient, on one lane for everything', async () => {
    const steps = [
      { name: 'a' },
      { name: 'b', isPatient: true },
      { name: 'x', isWide: true },
      { name: 'y', isAlone: true },
    ]
    const two = open(steps)
    expect(two.log).toEqual(['+a', '+b'])
    await two.end('a')
    expect(two.log.at(-1)).toBe('+x')
    await two.end('x')
    expect(two.log.at(-1)).toBe('-x')
    await two.end('b')
    expect(two.log.at(-1)).toBe('+y')
    await two.end('y')
    const one = open(steps, 1)
    await one.end('a')
    await one.end('b')
    expect(one.log).toEqual(['+a', '-a', '+b', '-b', '+x'])
    for (const name of ['x', 'y']) await one.end(name)
    await Promise.all([two.all, one.all])
  })

  test('after a failure nothing begins, and what is under way ends', async () => {
    const { log, end, all } = open([{ name: 'a' }, { name: 'b' }, { name: 'c' }])
    await end('a', 2)
    expect(log).toEqual(['+a', '+b', '-a'])
    await end('b')
    expect(outcomes(await all)).toEqual(['a failed', 'b passed', 'c skipped'])
  })
})

describe('what is left of a run', () => {
  const SECONDS = { a: 10, b: 4, c: 3, x: 5 }
  const estimate = (waiting, running = [], lanes = 2) =>
    estimateLeft({ waiting, running, lanes, secondsOf: (name) => SECONDS[name] })

  test('is the time of the steps, side by side where they go side by side', () => {
    expect(estimate([{ name: 'a' }, { name: 'b' }, { name: 'c' }])).toBe(10)
    expect(estimate([{ name: 'a' }, { name: 'b' }, { name: 'c' }], [], 1)).toBe(17)
    expect(estimate([{ name: 'a' }, { name: 'b', after: ['a'] }])).toBe(14)
    expect(estimate([{ name: 'a' }, { name: 'b' }, { name: 'x', isAlone: true }])).toBe(15)
  })

  test('counts what is left of those under way, and is nothing at the end', () => {
    expect(estimate([{ name: 'b' }], [{ step: { name: 'a' }, left: 1 }], 1)).toBe(5)
    expect(estimate([{ name: 'c' }], [{ step: { name: 'x', isAlone: true }, left: 2 }])).toBe(5)
    expect(estimate([])).toBe(0)
  })

  test('is not known where a step is new', () => {
    expect(estimate([{ name: 'a' }, { name: 'new' }])).toBeUndefined()
  })
})
