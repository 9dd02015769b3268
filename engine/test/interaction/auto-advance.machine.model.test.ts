import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { ADVANCE_IN_VIEW, readInterval } from '../../src/interaction/auto-advance.js'
import {
  autoAdvanceMachine,
  type AutoAdvanceEvent,
  type AutoAdvanceInput,
} from '../../src/interaction/auto-advance.machine.js'
import { walkAutoAdvance } from '../kit/interaction-walk.js'

const INTERVAL = 2000

const start = (more: Partial<AutoAdvanceInput> = {}) => {
  const clock = new SimulatedClock()
  const input = { count: 4, interval: INTERVAL, isAllowed: true, ...more }
  const actor = createActor(autoAdvanceMachine, { clock, input }).start()
  return {
    clock,
    send: (event: AutoAdvanceEvent) => {
      actor.send(event)
    },
    see: (share: number) => {
      actor.send({ type: 'view.changed', share })
    },
    index: () => actor.getSnapshot().context.index,
    value: () => actor.getSnapshot().value,
  }
}

describe('a block that moves by itself', () => {
  test('every state is reached and every transition taken', () => {
    const walk = walkAutoAdvance()
    expect([walk.missingStates, walk.missingTransitions]).toEqual([[], []])
  })

  test('[B-FEAT-04] [B-SPOT-06] the next item comes after the interval, behind the last the first', () => {
    const block = start()
    block.see(1)
    const seen = [0, 1, 2, 3, 4].map(() => {
      block.clock.increment(INTERVAL)
      return block.index()
    })
    expect(seen).toEqual([1, 2, 3, 0, 1])
  })

  test.each([
    [3, 3000],
    [undefined, 5000],
    [0, 5000],
    [-1, 5000],
    [Number.NaN, 5000],
    ['3', 5000],
    [Infinity, 5000],
  ])('[B-FEAT-05] [B-SPOT-07] %s seconds are %d ms', (seconds, interval) => {
    expect(readInterval(seconds, 5000)).toBe(interval)
  })

  test('[B-FEAT-06] it runs while a fifth of it is in view', () => {
    const block = start()
    expect(ADVANCE_IN_VIEW).toBe(0.2)
    block.see(0.19)
    block.clock.increment(10 * INTERVAL)
    expect(block.index()).toBe(0)
    block.see(0.2)
    block.clock.increment(INTERVAL)
    expect(block.index()).toBe(1)
  })

  test('[B-SPOT-08] out of view the time is lost, and back in view it is full again', () => {
    const block = start()
    block.see(1)
    block.clock.increment(1500)
    block.see(0)
    block.clock.increment(500)
    expect(block.index()).toBe(0)
    block.see(1)
    block.clock.increment(INTERVAL - 1)
    expect(block.index()).toBe(0)
    block.clock.increment(1)
    expect(block.index()).toBe(1)
  })

  test('[B-FEAT-07] [B-SPOT-09] a choice of the visitor ends it, one of a script does not', () => {
    const block = start()
    block.see(1)
    block.clock.increment(INTERVAL - 1)
    block.send({ type: 'item.choose', index: 2, isTrusted: false })
    block.clock.increment(INTERVAL - 1)
    expect(block.index()).toBe(2)
    block.clock.increment(1)
    expect(block.index()).toBe(3)
    block.send({ type: 'item.choose', index: 1, isTrusted: true })
    block.send({ type: 'resume.press' })
    block.clock.increment(10 * INTERVAL)
    expect([block.index(), block.value()]).toEqual([1, 'ended'])
  })

  test('[E-B-07] the pause control stops it until it is pressed again; a pointer or the focus for a while', () => {
    const block = start()
    block.see(1)
    block.send({ type: 'pause.press' })
    block.clock.increment(15_000)
    expect(block.index()).toBe(0)
    block.send({ type: 'resume.press' })
    block.send({ type: 'reason.changed', reason: 'touched', isGiven: true })
    block.clock.increment(15_000)
    expect(block.index()).toBe(0)
    block.send({ type: 'reason.changed', reason: 'touched', isGiven: false })
    block.clock.increment(INTERVAL)
    expect(block.index()).toBe(1)
  })

  test('[E-B-08] [E-B-27] with less motion and in a hidden tab it stands, and does not catch up', () => {
    const block = start()
    block.see(1)
    for (const reason of ['still', 'hidden'] as const) {
      const before = block.index()
      block.send({ type: 'reason.changed', reason, isGiven: true })
      block.clock.increment(60_000)
      expect(block.index()).toBe(before)
      block.send({ type: 'reason.changed', reason, isGiven: false })
      block.clock.increment(INTERVAL)
      expect(block.index()).toBe(before + 1)
    }
  })

  test.each([{ count: 1 }, { count: 0 }, { isAllowed: false }])(
    '[B-FEAT-08] [B-FEAT-15] %o never moves',
    (more) => {
      const block = start(more)
      block.see(1)
      block.clock.increment(60_000)
      expect(block.index()).toBe(0)
    },
  )
})
