import { describe, expect, test } from 'vitest'
import { createActor, type SnapshotFrom } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { navigationMachine, type NavigationEvent } from '@evkit/engine/site'

const input = { address: '/uk/?a=1' }
const events: readonly NavigationEvent[] = [
  { type: 'link.clicked' },
  { type: 'address.changed', address: '/uk/?a=1#part' },
  { type: 'address.changed', address: '/uk/?a=2' },
  { type: 'address.changed', address: '/se/?a=1' },
]

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

  test('every state and every event of the graph is reached', () => {
    const paths = getShortestPaths(navigationMachine, {
      input,
      events: [...events],
      serializeState: (state) => {
        const { value, context } = state as SnapshotFrom<typeof navigationMachine>
        return JSON.stringify([value, context.address])
      },
    })
    const states = new Set(paths.map(({ state }) => state.value))
    expect([...states].sort()).toEqual(['loading', 'resting'])
    for (const { state, steps } of paths) {
      const actor = createActor(navigationMachine, { input }).start()
      for (const { event } of steps) {
        if (event.type !== 'xstate.init') actor.send(event as NavigationEvent)
      }
      expect(actor.getSnapshot().value).toBe(state.value)
    }
  })
})
