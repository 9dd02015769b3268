// What `npm run mutate` changes, that it chooses the same for the same seed, and which tests it asks first.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '../../.config/property-runs.mjs'
import { applyMutant, listMutants, pickMutants } from '../scripts/mutants.ts'
import { findRoom, listNearest } from '../scripts/nearest.ts'

const SOURCE = `import { a } from './a.js'
type Kind = 'x' | 'y'
const LIMITS: { readonly 'most': number } = { 'most': 10 }
export const isNear = (left: number, right: number): boolean =>
  !Number.isNaN(left) && Math.min(left, right) < LIMITS.most ? a(\`\${left}\` + 'km') : true
`

const changes = listMutants('near.ts', SOURCE).map(({ line, from, to }) => [line, from, to])

describe('changes of one token', () => {
  test('each operator, number, text, truth, condition and paired member is one', () => {
    expect(changes).toStrictEqual([
      [3, '10', '11'],
      [5, '!Number.isNaN(left) && Math.min(left, right) < LIMITS.most', 'true'],
      [5, '&&', '||'],
      [5, '!Number.isNaN(left)', 'Number.isNaN(left)'],
      [5, '<', '<='],
      [5, 'min', 'max'],
      [5, "'km'", "''"],
      [5, 'true', 'false'],
    ])
  })

  test('only the place of the change is replaced', () => {
    const [number] = listMutants('near.ts', SOURCE)
    expect(number).toMatchObject({ line: 3, column: 55 })
    expect(applyMutant(SOURCE, number!)).toBe(SOURCE.replace('10', '11'))
  })
})

describe('the choice', () => {
  const many = Array.from({ length: 40 }, (_, file) =>
    listMutants(`file-${file}.ts`, Array.from({ length: 9 }, (_, at) => `f(${at})`).join('\n')),
  ).flat()

  test('is the same for the same seed, and another for another', () => {
    expect(pickMutants(many, 20, 7)).toStrictEqual(pickMutants(many, 20, 7))
    expect(pickMutants(many, 20, 7)).not.toStrictEqual(pickMutants(many, 20, 8))
  })

  test('takes at most three of a file and one of a line', () => {
    fc.assert(
      fc.property(fc.integer(), fc.nat(200), (seed, count) => {
        const picked = pickMutants(many, count, seed)
        expect(picked).toHaveLength(Math.min(count, 120))
        const lines = picked.map(({ file, line }) => `${file}:${line}`)
        expect(new Set(lines).size).toBe(lines.length)
        for (const { file } of picked)
          expect(picked.filter((other) => other.file === file).length).toBeLessThanOrEqual(3)
      }),
      { numRuns: runs(30) },
    )
  })
})

describe('the tests asked first', () => {
  const text = `export const isNear = 1
export function far() {}
export class Road {}
export interface Place {}
const hidden = 2
`
  const tests = [
    { path: 'one.test.ts', text: 'isNear(farther, Place, hidden)' },
    { path: 'none.test.ts', text: 'Place, hidden, isNearer' },
    { path: 'all.test.ts', text: 'isNear, far, new Road()' },
  ]

  test('are those that name what the file exports, those that name most of it first', () => {
    expect(listNearest(text, tests)).toEqual(['all.test.ts', 'one.test.ts'])
  })

  test.each([
    ['engine/src/route/trip.ts', 'engine/test/route/'],
    ['engine/src/forms/embed/exit-intent.machine.ts', 'engine/test/forms/'],
    ['ui/src/tool/value-tool.tsx', 'ui/test/tool/'],
    ['data/leads/upkeep.ts', undefined],
  ])('then those of the room: %s has %s', (file, room) => {
    expect(findRoom(file)).toBe(room)
  })
})
