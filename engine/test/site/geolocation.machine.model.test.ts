import { beforeEach, describe, expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { none, some } from '../../src/shared/option.js'
import { toUndefined } from '../../src/shared/result.js'
import type { LogEntry } from '../../src/shared/log.js'
import {
  geolocationMachine,
  type GeolocationInput,
  type PositionAnswer,
} from '../../src/site/geolocation.machine.js'
import { resolvePosition } from '../../src/site/location.js'
import { makePort, type TestPort } from '../../src/testing/port.js'
import { walkGeolocation } from '../kit/geolocation-walk.js'

const here = { latitude: 57.7, longitude: 11.97 }
const lund = { latitude: 55.7, longitude: 13.19, city: 'Lund' }
let done: string[]
let logged: LogEntry[]
let clock: SimulatedClock
let port: TestPort<unknown, PositionAnswer>

beforeEach(() => {
  done = []
  logged = []
  clock = new SimulatedClock()
  port = makePort()
})

const start = (input: Partial<GeolocationInput> = {}) =>
  createActor(
    geolocationMachine.provide({
      actors: { askPosition: port.logic },
      actions: {
        storeLocation: (_, { location }) => {
          const known = toUndefined(location)
          done.push(`store ${known?.userInput._tag ?? ''} ${known?.browserCoords._tag ?? ''}`)
        },
        refetch: (_, { live, location }) => {
          const found = toUndefined(resolvePosition({ live, location, region: none }))
          done.push(`refetch ${found?.origin ?? 'none'} ${found?.position.latitude ?? ''}`)
        },
        writeLog: (_, { entries }) => logged.push(...entries),
      },
    }),
    { input: { isSupported: true, isFunctional: true, location: none, ...input }, clock },
  ).start()

const answer = (reply: PositionAnswer): void => port.asked.at(-1)?.answer(reply)

describe('asking for the position', () => {
  test('every state and every transition is reached', () => {
    const walk = walkGeolocation()
    expect(walk.missingStates).toEqual([])
    expect(walk.missingTransitions).toEqual([])
  })

  test('[E-T-19] nothing is asked before the visitor asks', () => {
    const actor = start()
    clock.increment(60_000)
    expect([actor.getSnapshot().value, port.asked]).toEqual(['idle', []])
    actor.send({ type: 'position.ask' })
    expect([actor.getSnapshot().value, port.asked.length]).toEqual(['asking', 1])
  })

  test('a position is remembered, kept with consent, and what depends on it is fetched again', () => {
    const actor = start()
    actor.send({ type: 'position.ask' })
    answer({ kind: 'found', position: here })
    expect(actor.getSnapshot().value).toBe('granted')
    expect(actor.getSnapshot().context.live).toEqual(some(here))
    expect(done).toEqual(['store None Some', 'refetch live 57.7'])
  })

  test('[E-T-20] without consent nothing is stored and the position lives for the visit', () => {
    const actor = start({ isFunctional: false })
    actor.send({ type: 'position.ask' })
    answer({ kind: 'found', position: here })
    expect(done).toEqual(['refetch live 57.7'])
    actor.send({ type: 'consent.changed', isFunctional: true })
    expect(done).toEqual(['refetch live 57.7', 'store None Some'])
    actor.send({ type: 'consent.changed', isFunctional: false })
    actor.send({ type: 'place.choose', place: lund })
    expect(done.at(-1)).toBe('refetch typed 55.7')
    expect(done).toHaveLength(3)
  })

  test('consent without a location stores nothing', () => {
    const actor = start({ isFunctional: false })
    actor.send({ type: 'consent.changed', isFunctional: true })
    expect(done).toEqual([])
  })

  test('[T-LOC-05] a location change is fetched for once, with the new position', () => {
    const actor = start({ isFunctional: false })
    actor.send({ type: 'position.ask' })
    answer({ kind: 'found', position: here })
    actor.send({ type: 'location.changed', place: lund })
    expect(done.slice(1)).toEqual(['refetch typed 55.7'])
    expect(actor.getSnapshot().value).toBe('granted')
  })

  test('[T-LOC-06] [T-ERR-11] without geolocation there is exactly one log line', () => {
    const actor = start({ isSupported: false })
    actor.send({ type: 'position.ask' })
    actor.send({ type: 'position.ask' })
    expect(actor.getSnapshot().value).toBe('unsupported')
    expect([done, port.asked]).toEqual([[], []])
    expect(logged).toEqual([
      { level: 'note', code: 'EV-320', text: 'Geolocation is not supported by your browser' },
    ])
  })

  test('[T-LOC-07] a permission already refused means no prompt', () => {
    const actor = start()
    actor.send({ type: 'permission.denied' })
    expect([actor.getSnapshot().value, port.asked]).toEqual(['denied', []])
  })

  test.each([
    ['it was granted', { kind: 'found', position: here }, 'granted'],
    ['it was denied', { kind: 'denied' }, 'denied'],
    ['it failed', { kind: 'failed' }, 'timedOut'],
    ['nobody answered', undefined, 'timedOut'],
  ] as const)('[E-T-04] after %s the visitor can ask again', (_, reply, state) => {
    const actor = start()
    actor.send({ type: 'position.ask' })
    if (reply === undefined) clock.increment(10_000)
    else answer(reply)
    expect(actor.getSnapshot().value).toBe(state)
    actor.send({ type: 'position.ask' })
    expect(actor.getSnapshot().value).toBe('asking')
    expect(port.asked).toHaveLength(2)
  })

  test('[E-T-04] refused, failed and slow answers leave the visitor able to type a place', () => {
    for (const kind of ['denied', 'failed'] as const) {
      const actor = start()
      actor.send({ type: 'position.ask' })
      answer({ kind })
      expect(actor.getSnapshot().value).toBe(kind === 'denied' ? 'denied' : 'timedOut')
      actor.send({ type: 'place.choose', place: lund })
      expect(done.at(-1)).toBe('refetch typed 55.7')
    }
    const slow = start()
    slow.send({ type: 'position.ask' })
    clock.increment(9_999)
    expect(slow.getSnapshot().value).toBe('asking')
    clock.increment(1)
    expect(slow.getSnapshot().value).toBe('timedOut')
    answer({ kind: 'found', position: here })
    expect(slow.getSnapshot().context.live).toEqual(none)
  })
})
