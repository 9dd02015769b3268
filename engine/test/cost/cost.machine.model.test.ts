import { beforeEach, describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { createActor } from 'xstate'
import { costAddress } from '../../src/cost/cost.url.js'
import { costMachine } from '../../src/cost/cost.machine.js'
import { parseQuery } from '../../src/shared/query.js'
import { toUndefined } from '../../src/shared/result.js'
import { tinyCostCars, tinyCostState } from '../../src/testing/cost-samples.js'
import { walkCost } from '../kit/cost-walk.js'
import { recordTool } from '../kit/tool-record.js'

let record = recordTool(costAddress)

beforeEach(() => {
  record = recordTool(costAddress)
})

const start = () =>
  createActor(costMachine.provide({ actions: record.actions }), {
    input: tinyCostState,
    clock: record.clock,
  }).start()

const announced = (actor: ReturnType<typeof start>) =>
  toUndefined(actor.getSnapshot().context.announced)?.values

describe('the graph', () => {
  const walk = walkCost()

  test('every state and every transition is reached', () => {
    expect(walk.missingStates).toEqual([])
    expect(walk.missingTransitions).toEqual([])
  })

  test('any stream of events keeps the selection on its grid', () => {
    const steps = walk.paths.flat()
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...steps), { maxLength: 30 }), (stream) => {
        record = recordTool(costAddress)
        const actor = start()
        return stream.every((step) => {
          if (step.kind === 'wait') record.clock.increment(40)
          else actor.send(step.event)
          const { car, values } = actor.getSnapshot().context.selection
          return tinyCostCars.includes(car) && (values.mileage - 1000) % 500 === 0
        })
      }),
    )
  })
})

describe('the page', () => {
  test('[T-COST-03] choosing a type writes its defaults once', () => {
    const actor = start()
    actor.send({ type: 'slider.set', slider: 'mileage', value: 3000 })
    actor.send({ type: 'type.choose', carType: 'EX90' })
    expect(record.written).toEqual([])
    record.clock.increment(40)
    expect(record.written).toEqual(['costType=EX90&costMileage=20000&costEnergy=0.3'])
  })

  test('[E-T-09] a drag is announced once, when it ends', () => {
    const actor = start()
    actor.send({ type: 'slider.grab' })
    for (const value of [16000, 17000, 18000]) {
      actor.send({ type: 'slider.set', slider: 'mileage', value })
      record.clock.increment(40)
      expect(announced(actor)).toBeUndefined()
    }
    expect(record.written).toHaveLength(3)
    actor.send({ type: 'slider.release' })
    record.clock.increment(40)
    expect(announced(actor)?.mileage).toBe(18000)
  })

  test('news from the address are not written back', () => {
    const actor = start()
    const read = costAddress.read(parseQuery('costType=EX90&costMileage=1234'), tinyCostState)
    actor.send({ type: 'address.changed', ...read })
    record.clock.increment(40)
    expect(record.written).toEqual([])
    expect(announced(actor)?.mileage).toBe(1000)
    expect(actor.getSnapshot().context.corrections).toEqual(['mileage'])
  })

  test('[E-T-36] reset cleans the address', () => {
    const actor = start()
    actor.send({ type: 'slider.set', slider: 'mileage', value: 3000 })
    actor.send({ type: 'selection.reset' })
    record.clock.increment(40)
    expect(record.written).toEqual(['clear'])
    expect(announced(actor)).toEqual({ mileage: 15000, energyCost: 0.28 })
  })

  test('[E-T-40] another unit is not written to the address', () => {
    const actor = start()
    actor.send({ type: 'units.choose', override: { range: 'imperial' } })
    record.clock.increment(40)
    expect(record.written).toEqual([])
    expect(actor.getSnapshot().context.shownDistance).toBe('mi')
  })
})
