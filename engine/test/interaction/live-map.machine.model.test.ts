import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { liveMapMachine, type LiveMapEvent } from '../../src/interaction/live-map.machine.js'
import { MAP_IDLE_TIMEOUT } from '../../src/interaction/timing.js'
import { walkLiveMap } from '../kit/interaction-walk.js'

const start = () => {
  const clock = new SimulatedClock()
  let opened = 0
  const logic = liveMapMachine.provide({
    actions: {
      openMap: () => {
        opened += 1
      },
    },
  })
  const actor = createActor(logic, { clock }).start()
  return {
    clock,
    send: (...types: readonly LiveMapEvent['type'][]) => {
      for (const type of types) actor.send({ type })
    },
    value: () => actor.getSnapshot().value,
    opened: () => opened,
  }
}

describe('the map of a page', () => {
  test('[T-ROUTE-09] every state is reached and every transition taken', () => {
    const walk = walkLiveMap()
    expect([walk.missingStates, walk.missingTransitions]).toEqual([[], []])
  })

  test('[T-ROUTE-09] nothing is drawn before the map service is ready, and it is asked for once', () => {
    const map = start()
    expect([map.value(), map.opened()]).toEqual([{ drawn: 'unseen' }, 0])
    map.send('map.reach', 'map.reach', 'map.seen')
    map.clock.increment(500)
    expect([map.value(), map.opened()]).toEqual(['opening', 1])
    map.send('map.opened', 'map.reach')
    expect([map.value(), map.opened()]).toEqual(['live', 1])
  })

  test('only a long rest with the map in view opens it by itself', () => {
    const map = start()
    map.clock.increment(10 * MAP_IDLE_TIMEOUT)
    expect(map.opened()).toBe(0)
    map.send('map.seen')
    map.clock.increment(MAP_IDLE_TIMEOUT - 1)
    map.send('page.used')
    map.clock.increment(MAP_IDLE_TIMEOUT - 1)
    map.send('map.left')
    map.clock.increment(10 * MAP_IDLE_TIMEOUT)
    expect(map.opened()).toBe(0)
    map.send('map.seen')
    map.clock.increment(MAP_IDLE_TIMEOUT)
    expect(map.opened()).toBe(1)
  })

  test('[T-ERR-06] [E-T-13] without a live map the drawn one stays for good', () => {
    const map = start()
    map.send('map.reach', 'map.failed', 'map.opened', 'map.reach')
    expect([map.value(), map.opened()]).toEqual(['unavailable', 1])
    const lost = start()
    lost.send('map.reach', 'map.opened', 'map.failed')
    expect(lost.value()).toBe('unavailable')
  })
})
