import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createUnitMemory, readUnits, writeUnits } from '../../src/shell/ports/tools/unit-memory.js'

const systems = fc.option(fc.constantFrom('metric' as const, 'imperial' as const), {
  nil: undefined,
})

describe('[E-T-40] units kept for the visit', () => {
  test('what was written is read', () => {
    fc.assert(
      fc.property(systems, systems, (temperature, range) => {
        const units = {
          ...(temperature === undefined ? {} : { temperature }),
          ...(range === undefined ? {} : { range }),
        }
        expect(readUnits(writeUnits(units))).toEqual(units)
      }),
    )
  })

  test('[E-T-38] any other text counts as nothing', () => {
    expect(readUnits('range=furlongs,temperature,=,x=metric')).toEqual({})
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(Object.keys(readUnits(text)).length).toBeLessThanOrEqual(2)
      }),
    )
  })

  test('everyone who listens hears of a change, and what was kept before stays', () => {
    let text = ''
    const memory = createUnitMemory({
      read: () => text,
      write: (next) => {
        text = next
      },
    })
    const heard: unknown[] = []
    const stop = memory.subscribe((units) => heard.push(units))
    memory.keep({ range: 'imperial' })
    memory.keep({ temperature: 'metric' })
    stop()
    memory.keep({ range: 'metric' })
    expect(heard).toEqual([{ range: 'imperial' }, { temperature: 'metric', range: 'imperial' }])
    expect(memory.read()).toEqual({ temperature: 'metric', range: 'metric' })
  })
})
