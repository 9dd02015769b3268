import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { leavesPage } from '../../src/site/link-press.js'
import { navigationMachine } from '../../src/site/navigation.machine.js'
import { walkMachine } from '../kit/walk.js'

const input = { address: '/uk/?a=1' }

describe('[T-NAV-06] [B-NAV-33] the navigation flag', () => {
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

  test('[D-B-48] a page that does not arrive in ten seconds is waited for no longer', () => {
    const clock = new SimulatedClock()
    const actor = createActor(navigationMachine, { input, clock }).start()
    actor.send({ type: 'link.clicked' })
    clock.increment(9999)
    expect(actor.getSnapshot().value).toBe('loading')
    clock.increment(1)
    expect(actor.getSnapshot().value).toBe('resting')
  })

  const plain = {
    button: 0,
    hasModifier: false,
    isPrevented: false,
    hasTarget: false,
    isDownload: false,
    isSameOrigin: true,
    address: '/uk/cars/',
  }

  test('[B-NAV-32] a plain click on another path or query leaves the page', () => {
    expect(leavesPage(plain, '/uk/')).toBe(true)
    expect(leavesPage({ ...plain, address: '/uk/?a=2' }, '/uk/?a=1')).toBe(true)
  })

  test.each<[string, Partial<typeof plain>]>([
    ['to a part of the page', { address: '/uk/' }],
    ['with Control held', { hasModifier: true }],
    ['by another button', { button: 1 }],
    ['somebody else has taken', { isPrevented: true }],
    ['that opens another tab', { hasTarget: true }],
    ['of a download', { isDownload: true }],
    ['to another site', { isSameOrigin: false }],
  ])('[B-NAV-32] [D-B-48] a click %s does not', (_, change) => {
    expect(leavesPage({ ...plain, ...change }, '/uk/')).toBe(false)
  })

  test('every state and every transition of the graph is reached', () => {
    const walk = walkMachine(navigationMachine, {
      input,
      events: [
        { type: 'link.clicked' },
        { type: 'address.changed', address: '/uk/?a=1#part' },
        { type: 'address.changed', address: '/uk/?a=2' },
      ],
      delays: ['patience'],
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
