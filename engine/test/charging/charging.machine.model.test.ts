import { beforeEach, describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { createActor } from 'xstate'
import { option as O } from 'fp-ts'
import { chargingMachine, type ChargingEvent } from '../../src/charging/charging.machine.js'
import { findCharger } from '../../src/charging/charger.js'
import { chargingAddress } from '../../src/charging/charging.url.js'
import type { ChargeSelection } from '../../src/charging/charging.types.js'
import { parseQuery } from '../../src/shared/query.js'
import { toUndefined } from '../../src/shared/result.js'
import { tinyCars } from '../../src/testing/charging-samples.js'
import { tinyInput } from '../../src/testing/charging-samples.js'
import { walkCharging, WALKED_ADDRESS, walkInput } from '../kit/charging-walk.js'
import { recordTool } from '../kit/tool-record.js'

let record = recordTool(chargingAddress)

beforeEach(() => {
  record = recordTool(chargingAddress)
})

const start = (input = tinyInput) =>
  createActor(chargingMachine.provide({ actions: record.actions }), {
    input,
    clock: record.clock,
  }).start()

type Actor = ReturnType<typeof start>
const selectionOf = (actor: Actor): ChargeSelection => actor.getSnapshot().context.selection
const isSound = (actor: Actor): boolean => {
  const snapshot = actor.getSnapshot()
  const { charge, car, motor, range } = snapshot.context.selection
  const isOffered =
    charge.place === 'home'
      ? (walkInput.homePowers ?? []).some((power) => power === charge.charger.power)
      : O.isSome(findCharger(charge.charger.current, charge.charger.power))
  return (
    isOffered && range.from < range.to && car.motors.some(({ key }) => key === toUndefined(motor))
  )
}

describe('the graph', () => {
  const walk = walkCharging()
  const startWalk = () => start(walkInput)

  test('[E-T-38] every state and every transition is reached', () => {
    expect(walk.missingStates).toEqual([])
    expect(walk.missingTransitions).toEqual([])
    expect([...walk.states].sort()).toMatchInlineSnapshot(`
      [
        "charging",
        "charging.settling",
        "charging.settling.changed",
        "charging.settling.moved",
        "charging.settling.reset",
        "charging.settling.settled",
        "charging.slider",
        "charging.slider.dragging",
        "charging.slider.resting",
      ]
    `)
  })

  test.each(walk.paths.map((path, at) => [at, path] as const))(
    'path %i keeps a selection the page offers',
    (_, path) => {
      const actor = startWalk()
      for (const step of path) {
        if (step.kind === 'wait') record.clock.increment(40)
        else actor.send(step.event)
        expect(isSound(actor)).toBe(true)
      }
    },
  )

  test('any stream of events keeps a selection the page offers', () => {
    const events = walk.paths.flat()
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...events), { maxLength: 30 }), (steps) => {
        record = recordTool(chargingAddress)
        const actor = startWalk()
        return steps.every((step) => {
          if (step.kind === 'wait') record.clock.increment(40)
          else actor.send(step.event)
          return isSound(actor)
        })
      }),
    )
  })
})

describe('the address', () => {
  test('[T-CHG-02] news from the address replace the selection at once, and are not written back', () => {
    const actor = start()
    const query = parseQuery(WALKED_ADDRESS)
    actor.send({
      type: 'address.changed',
      ...chargingAddress.read(query, { cars: tinyCars, place: 'home' }),
    })
    expect(chargingAddress.write(selectionOf(actor), [])).toBe(
      'carModel=EX40&powerTrain=TM&cType=P&pCType=AC&kW=22kW&range=0,100',
    )
    record.clock.increment(1000)
    expect(record.written).toEqual([])
  })

  test('D-T-14: nothing is written before the first query, then once after 40 ms of rest', () => {
    const actor = start()
    record.clock.increment(1000)
    expect(record.written).toEqual([])
    actor.send({ type: 'thumb.set', thumb: 'to', level: 90 })
    record.clock.increment(39)
    actor.send({ type: 'thumb.set', thumb: 'to', level: 100 })
    record.clock.increment(39)
    expect(record.written).toEqual([])
    record.clock.increment(1)
    expect(record.written).toEqual(['carModel=EX30&powerTrain=SM&cType=H&range=20,100'])
  })

  test('[E-T-36] reset restores the defaults and clears the address', () => {
    const actor = start({ ...tinyInput, place: 'public' })
    actor.send({ type: 'car.choose', name: 'EX40' })
    actor.send({ type: 'selection.reset' })
    record.clock.increment(40)
    expect([selectionOf(actor).car.name, selectionOf(actor).charge.place]).toEqual([
      'EX30',
      'public',
    ])
    expect(record.written).toEqual(['clear'])
  })
})

describe('choices', () => {
  test('[T-CHG-14] choosing a car is one transition, no half of it can be observed', () => {
    const actor = start()
    const seen: string[] = []
    actor.subscribe(({ context: { selection } }) => {
      seen.push(`${selection.car.name} ${selection.motorType} ${toUndefined(selection.heatPump)}`)
    })
    actor.send({ type: 'car.choose', name: 'EX40' })
    expect(seen).toEqual(['EX40 Twin true'])
    actor.send({ type: 'car.choose', name: 'no such car' })
    expect(selectionOf(actor).car.name).toBe('EX40')
  })

  test('[T-CHG-23] a query about the public charger counts in public alone', () => {
    const actor = start()
    actor.send({ type: 'current.choose', current: 'DC' })
    actor.send({ type: 'power.choose', power: '150kW' })
    expect(selectionOf(actor).charge.place).toBe('home')
    actor.send({ type: 'chargeType.toggle' })
    actor.send({ type: 'power.choose', power: '150kW' })
    expect(selectionOf(actor).charge.charger.power).toBe('150kW')
    actor.send({ type: 'current.choose', current: 'AC' })
    expect(selectionOf(actor).charge.charger.current).toBe('AC')
  })

  test('[T-CHG-24] [T-CHG-25] toggling goes to DC 250kW and back to home 11kW', () => {
    const actor = start()
    const events: ChargingEvent[] = [
      { type: 'chargeType.toggle' },
      { type: 'power.choose', power: '150kW' },
      { type: 'chargeType.toggle' },
      { type: 'chargeType.toggle' },
    ]
    const powers = events.map((event) => {
      actor.send(event)
      return selectionOf(actor).charge.charger.power
    })
    expect(powers).toEqual(['250kW', '150kW', '11kW', '250kW'])
  })
})

describe('telling', () => {
  test('[E-T-09] a drag is announced once, after release', () => {
    const actor = start()
    let announced = 0
    let last: unknown
    actor.subscribe(({ context }) => {
      if (O.isSome(context.announced) && context.announced.value !== last) {
        last = context.announced.value
        announced += 1
      }
    })
    actor.send({ type: 'slider.grab' })
    for (const level of [90, 100, 90, 70, 60]) {
      actor.send({ type: 'thumb.set', thumb: 'to', level })
      record.clock.increment(100)
    }
    expect(announced).toBe(0)
    actor.send({ type: 'slider.release' })
    record.clock.increment(40)
    expect(announced).toBe(1)
    expect(toUndefined(actor.getSnapshot().context.announced)?.range).toEqual({ from: 20, to: 60 })
  })

  test('[T-CHG-36] a battery without a table is noted once a page load', () => {
    const actor = start()
    for (const motorType of ['Twin', 'Single', 'Twin'] as const) {
      actor.send({ type: 'motorType.choose', motorType })
      record.clock.increment(40)
    }
    expect(record.logged.map(({ text }) => text)).toEqual([
      'Model ex30-bev names battery B77, which has no charging table',
    ])
  })

  test('[E-T-05] a motor that gave way is kept as a correction until the next query', () => {
    const actor = start()
    actor.send({ type: 'car.choose', name: 'EX40' })
    expect(actor.getSnapshot().context.corrections).toEqual(['motor'])
    actor.send({ type: 'thumb.set', thumb: 'to', level: 90 })
    expect(actor.getSnapshot().context.corrections).toEqual([])
  })
})
