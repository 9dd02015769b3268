import { beforeEach, describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { createActor } from 'xstate'
import { savingsAddress } from '../../src/savings/savings.url.js'
import { savingsFigures } from '../../src/savings/savings-figures.js'
import { savingsMachine } from '../../src/savings/savings.machine.js'
import { parseQuery } from '../../src/shared/query.js'
import { toUndefined } from '../../src/shared/result.js'
import { tinySavingsState } from '../../src/testing/savings-samples.js'
import { walkSavings } from '../kit/savings-walk.js'
import { recordTool } from '../kit/tool-record.js'

let record = recordTool(savingsAddress)

beforeEach(() => {
  record = recordTool(savingsAddress)
})

const start = () =>
  createActor(savingsMachine.provide({ actions: record.actions }), {
    input: tinySavingsState,
    clock: record.clock,
  }).start()

const announced = (actor: ReturnType<typeof start>) =>
  toUndefined(actor.getSnapshot().context.announced)

describe('the graph', () => {
  const walk = walkSavings()

  test('every state and every transition is reached', () => {
    expect(walk.missingStates).toEqual([])
    expect(walk.missingTransitions).toEqual([])
  })

  test('any stream of events leaves figures that are numbers', () => {
    const steps = walk.paths.flat()
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...steps), { maxLength: 25 }), (stream) => {
        record = recordTool(savingsAddress)
        const actor = start()
        return stream.every((step) => {
          if (step.kind === 'wait') record.clock.increment(40)
          else actor.send(step.event)
          return Number.isInteger(savingsFigures(actor.getSnapshot().context).total.value)
        })
      }),
    )
  })
})

describe('the page', () => {
  test('[T-FUEL-01] the checkbox decides whether fuel counts', () => {
    const actor = start()
    actor.send({ type: 'fuel.include', isOn: false })
    record.clock.increment(40)
    expect(savingsFigures(actor.getSnapshot().context).total.value).toBe(540)
    expect(record.written).toEqual([
      'car=EX30&mileage=15000&fuelCost=1.8&fuelEconomy=7&energyCost=0.3&fuel=0',
    ])
    expect(announced(actor)?.includeFuel).toBe(false)
  })

  test('[T-SAV-06] dragging and released are told apart; [E-T-09] one announcement a drag', () => {
    const actor = start()
    actor.send({ type: 'slider.grab' })
    expect(actor.getSnapshot().matches({ slider: 'dragging' })).toBe(true)
    for (const value of [16000, 17000, 18000, 19000, 20000]) {
      actor.send({ type: 'slider.set', slider: 'mileage', value })
      record.clock.increment(40)
    }
    expect(announced(actor)).toBeUndefined()
    actor.send({ type: 'slider.release' })
    expect(actor.getSnapshot().matches({ slider: 'resting' })).toBe(true)
    record.clock.increment(40)
    expect(announced(actor)?.values.mileage).toBe(20000)
  })

  test('another car asks for its taxes', () => {
    const actor = start()
    actor.send({ type: 'car.choose', car: 'EX90' })
    const { main, comparison } = actor.getSnapshot().context
    expect([main.status, comparison.status]).toEqual(['LOADING', 'LOADING'])
    actor.send({
      type: 'configuration.answered',
      side: 'main',
      model: 'ex90-bev',
      configuration: tinySavingsState.main,
    })
    expect(savingsFigures(actor.getSnapshot().context).taxStatus).toBe('LOADING')
    actor.send({
      type: 'configuration.answered',
      side: 'comparison',
      model: 'petrol-large',
      configuration: tinySavingsState.comparison,
    })
    expect(savingsFigures(actor.getSnapshot().context).taxStatus).toBe('OK')
    record.clock.increment(40)
    expect(record.written.at(-1)).toContain('car=EX90')
  })

  test('news from the address are not written back', () => {
    const actor = start()
    const read = savingsAddress.read(parseQuery('car=EX90&mileage=1234'), tinySavingsState)
    actor.send({ type: 'address.changed', ...read })
    record.clock.increment(40)
    expect(record.written).toEqual([])
    expect(actor.getSnapshot().context.corrections).toEqual(['mileage'])
    expect(announced(actor)?.car.type).toBe('EX90')
  })

  test('[E-T-36] reset cleans the address; [E-T-40] units are kept apart from it', () => {
    const actor = start()
    actor.send({ type: 'slider.set', slider: 'mileage', value: 1000 })
    actor.send({ type: 'units.choose', override: { range: 'imperial' } })
    actor.send({ type: 'selection.reset' })
    record.clock.increment(40)
    expect(record.written).toEqual(['clear'])
    expect(actor.getSnapshot().context.shownDistance).toBe('mi')
  })

  test('D-T-39: a value that is no number is logged once', () => {
    const actor = start()
    actor.send({ type: 'value.register', id: 'care', value: Number.NaN })
    actor.send({ type: 'value.register', id: 'care', value: Number.NaN })
    expect(record.logged.map(({ code }) => code)).toEqual(['EV-311'])
    actor.send({ type: 'value.register', id: 'care', value: 20 })
    expect(savingsFigures(actor.getSnapshot().context).total.value).toBe(3800)
    actor.send({ type: 'value.unregister', id: 'care' })
    expect(savingsFigures(actor.getSnapshot().context).total.value).toBe(3780)
  })
})
