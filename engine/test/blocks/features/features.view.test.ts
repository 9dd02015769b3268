import { option as O } from 'fp-ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { runs } from '../../../../.config/property-runs.mjs'
import { featuresCodec } from '../../../src/blocks/features/features.codec.js'
import { featuresView } from '../../../src/blocks/features/features.view.js'
import {
  autoAdvanceMachine,
  type AutoAdvanceEvent,
} from '../../../src/interaction/auto-advance.machine.js'
import { root } from '../../kit/content-site.js'

const words = { pause: 'Pause', resume: 'Play', list: 'Features' }

const start = (count: number, more: object = {}) => {
  const items = Array.from({ length: count }, (_, at) => ({ title: `${at}` }))
  const content = O.toUndefined(featuresCodec({ items, ...more }, root).value)!
  const clock = new SimulatedClock()
  const { interval, enableAutoplay: isAllowed } = content
  const actor = createActor(autoAdvanceMachine, { clock, input: { count, interval, isAllowed } })
  actor.start()
  const view = () => {
    const now = actor.getSnapshot()
    const motion = {
      advance: now.context,
      isPaused: now.matches('paused'),
      isEnded: now.matches('ended'),
    }
    return featuresView(content, motion, words)
  }
  return {
    send: (event: AutoAdvanceEvent) => {
      actor.send(event)
    },
    wait: (time: number) => {
      for (let gone = 0; gone < time; gone += 100) clock.increment(100)
    },
    view,
    shown: () => view().features.findIndex(({ isSelected }) => isSelected),
  }
}
const SEEN = { type: 'view.changed', share: 0.2 } as const

describe('a features overview', () => {
  test('[B-FEAT-04] shows the first one, then the next, and behind the last the first', () => {
    const { send, wait, shown } = start(4)
    expect(shown()).toBe(0)
    send(SEEN)
    const seen = [1, 2, 3, 4].map(() => {
      wait(5000)
      return shown()
    })
    expect(seen).toEqual([1, 2, 3, 0])
  })

  test('[B-FEAT-06] moves from a fifth of it in view on', () => {
    const { send, wait, shown, view } = start(4)
    send({ type: 'view.changed', share: 0.19 })
    wait(60_000)
    expect([shown(), view().features[0]?.isTimed]).toEqual([0, false])
    send(SEEN)
    expect(view().features.map(({ isTimed }) => isTimed)).toEqual([true, false, false, false])
    wait(5000)
    expect(shown()).toBe(1)
  })

  test('[B-FEAT-07] a click of the visitor ends it and takes the control away, a click of a script does not', () => {
    const { send, wait, shown, view } = start(4)
    send(SEEN)
    send({ type: 'item.choose', index: 2, isTrusted: false })
    wait(5000)
    expect(shown()).toBe(3)
    send({ type: 'item.choose', index: 1, isTrusted: true })
    wait(60_000)
    expect([shown(), view().control]).toEqual([1, undefined])
  })

  test('[B-FEAT-08] stays at the first where content does not want it to move', () => {
    const { send, wait, shown, view } = start(4, { enableAutoplay: false })
    send(SEEN)
    wait(60_000)
    expect([shown(), view().control]).toEqual([0, undefined])
  })

  test('[B-FEAT-15] [E-B-08] one feature, and less motion, need no control', () => {
    expect(start(1).view().control).toBeUndefined()
    const { send, view } = start(2)
    expect(view().control?.label).toBe('Pause')
    send({ type: 'reason.changed', reason: 'still', isGiven: true })
    expect(view().control).toBeUndefined()
  })

  test('[E-B-07] the control stops it and lets it go on', () => {
    const { send, wait, shown, view } = start(3)
    send(SEEN)
    send({ type: 'pause.press' })
    wait(15_000)
    expect([shown(), view().control, view().features[0]?.isTimed]).toEqual([
      0,
      { label: 'Play', isPaused: true },
      false,
    ])
    send({ type: 'resume.press' })
    wait(5000)
    expect(shown()).toBe(1)
  })

  test('Exactly one feature is selected.', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 4 }),
        fc.array(fc.integer({ min: 0, max: 8000 }), { maxLength: 6 }),
        (count, waits) => {
          const { send, wait, view } = start(count)
          send(SEEN)
          for (const time of waits) {
            wait(time)
            expect(view().features.filter(({ isSelected }) => isSelected)).toHaveLength(1)
          }
        },
      ),
      { numRuns: runs(30) },
    )
  })
})
