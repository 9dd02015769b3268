import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { navigationMachine } from '../../src/site/navigation.machine.js'
import { walkMachine } from '../kit/walk.js'

const input = { address: '/uk/?a=1' }

describe('[T-NAV-06] the navigation flag', () => {
  test('click sets it, a new query or path clears it, a new hash does not', () => {
    const actor = createActor(navigationMachine, { input }).start()
    const is = (): unknown => actor.getSnapshot().value
    actor.send({ type: 'link.clicked' })
    expect(is()).toBe('loading')
    actor.send({ type: 'address.changed', address: '/uk/?a=1#part' })
    expect(is()).toBe('loading')
    actor.send({ type: 'address.changed', address: '/uk/?a=2' })
    expect(is()).toBe('resting')
    actor.send({ type: 'link.clicked' })
    actor.send({ type: 'address.changed', address: '/se/?a=2' })
    expect(is()).toBe('resting')
  })

  test('every state and every transition of the graph is reached', () => {
    const walk = walkMachine(navigationMachine, {
      input,
      events: [
        { type: 'link.clicked' },
        { type: 'address.changed', address: '/uk/?a=1#part' },
        { type: 'address.changed', address: '/uk/?a=2' },
      ],
      delays: [],
      distinguish: ({ value, context }) => [value, context.address],
    })
    expect([walk.missingStates, walk.missingTransitions]).toEqual([[], []])
    expect([...walk.states].sort()).toEqual([
      'navigation',
      'navigation.loading',
      'navigation.resting',
    ])
  })
})
