import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { createActor, SimulatedClock } from 'xstate'
import { toUndefined } from '../../src/shared/index.js'
import { chooseMotion, STILL_PAGE, type MovingBlock } from '../../src/interaction/motion.js'
import { motionMachine, type MotionEvent } from '../../src/interaction/motion.machine.js'
import { MOTION_REST } from '../../src/interaction/timing.js'
import { walkMotion } from '../kit/interaction-walk.js'

const block = (id: string, more: Partial<MovingBlock> = {}): MovingBlock => ({
  id,
  kind: 'advance',
  share: 1,
  distance: 0,
  ...more,
})
const BLOCKS = [
  block('features', { distance: -400 }),
  block('colours', { distance: 120 }),
  block('media', { kind: 'film', distance: 600 }),
  block('hero', { kind: 'film', distance: -500 }),
]
const named = (motion: typeof STILL_PAGE) => {
  const { advance, film } = chooseMotion(motion)
  return [toUndefined(advance), toUndefined(film)]
}

const start = (isPaused = false, { isStarted = false, isReduced = false } = {}) => {
  const clock = new SimulatedClock()
  const kept: boolean[] = []
  const logic = motionMachine.provide({
    actions: { savePause: (_, { isPaused: is }) => kept.push(is) },
  })
  const actor = createActor(logic, {
    clock,
    input: { isPaused, isStarted, preferences: { isReduced } },
  }).start()
  return {
    clock,
    kept,
    send: (event: MotionEvent) => {
      actor.send(event)
    },
    chosen: () => {
      const { advance, film } = actor.getSnapshot().context.choice
      return [toUndefined(advance), toUndefined(film)]
    },
  }
}

describe('what may move', () => {
  test('[B-B-01] one block and one film, each the nearest to the middle that is seen', () => {
    const page = { ...STILL_PAGE, blocks: BLOCKS }
    expect(named(page)).toEqual(['colours', 'hero'])
    expect(named({ ...page, blocks: [...BLOCKS, block('unseen', { share: 0 })] })).toEqual([
      'colours',
      'hero',
    ])
    expect(named(STILL_PAGE)).toEqual([undefined, undefined])
    expect(
      named({ ...STILL_PAGE, blocks: [block('a', { distance: 5 }), block('b', { distance: -5 })] }),
    ).toEqual(['a', undefined])
  })

  test.each(['isPaused', 'isHidden', 'isReduced', 'isDataSaved'] as const)(
    '[B-B-01] [E-B-08] nothing while %s',
    (preference) => {
      expect(named({ ...STILL_PAGE, blocks: BLOCKS, [preference]: true })).toEqual([
        undefined,
        undefined,
      ])
    },
  )
})

describe('the motion of a page', () => {
  test('every state is reached and every transition taken', () => {
    const walk = walkMotion()
    expect([walk.missingStates, walk.missingTransitions]).toEqual([[], []])
  })

  test('[B-B-01] who else may move is chosen once scrolling rests', () => {
    const page = start()
    page.send({ type: 'block.placed', block: block('a', { distance: 10 }) })
    page.clock.increment(MOTION_REST - 1)
    page.send({ type: 'block.placed', block: block('b', { distance: 5 }) })
    page.clock.increment(MOTION_REST - 1)
    expect(page.chosen()).toEqual([undefined, undefined])
    page.clock.increment(1)
    expect(page.chosen()).toEqual(['b', undefined])
    page.send({ type: 'block.gone', id: 'b' })
    expect(page.chosen()).toEqual(['a', undefined])
  })

  test('[B-B-01] [E-B-07] one control pauses everything, and that is kept for the visit', () => {
    const page = start()
    page.send({ type: 'block.placed', block: block('a') })
    page.clock.increment(MOTION_REST)
    page.send({ type: 'pause.press' })
    expect(page.chosen()).toEqual([undefined, undefined])
    page.send({ type: 'resume.press' })
    expect([page.chosen(), page.kept]).toEqual([
      ['a', undefined],
      [true, false],
    ])
    const later = start(true)
    later.send({ type: 'block.placed', block: block('a') })
    later.clock.increment(MOTION_REST)
    expect(later.chosen()).toEqual([undefined, undefined])
  })

  test('[B-B-01] [E-B-08] where less motion is asked for, everything stands until the visitor starts it', () => {
    const page = start(false, { isReduced: true })
    page.send({ type: 'block.placed', block: block('a') })
    page.clock.increment(MOTION_REST)
    expect(page.chosen()).toEqual([undefined, undefined])
    page.send({ type: 'resume.press' })
    expect(page.chosen()).toEqual(['a', undefined])
    const next = start(false, { isStarted: true, isReduced: true })
    next.send({ type: 'block.placed', block: block('a') })
    next.clock.increment(MOTION_REST)
    expect(next.chosen()).toEqual(['a', undefined])
    next.send({ type: 'pause.press' })
    expect(next.chosen()).toEqual([undefined, undefined])
  })

  test('[E-B-08] who asks for less motion while a page moves is heard, though they have started it before', () => {
    const page = start(false, { isStarted: true })
    page.send({ type: 'block.placed', block: block('a') })
    page.clock.increment(MOTION_REST)
    expect(page.chosen()).toEqual(['a', undefined])
    page.send({ type: 'preferences.changed', preferences: { isReduced: true } })
    expect(page.chosen()).toEqual([undefined, undefined])
    page.send({ type: 'preferences.changed', preferences: { isReduced: true, isHidden: false } })
    page.send({ type: 'resume.press' })
    page.send({ type: 'preferences.changed', preferences: { isReduced: true } })
    expect(page.chosen()).toEqual(['a', undefined])
  })

  const event = fc.oneof(
    fc.record({
      type: fc.constant('block.placed' as const),
      block: fc.record({
        id: fc.constantFrom('a', 'b', 'c', 'd'),
        kind: fc.constantFrom('advance' as const, 'film' as const),
        share: fc.constantFrom(0, 0.2, 1),
        distance: fc.integer({ min: -900, max: 900 }),
      }),
    }),
    fc.record({ type: fc.constant('block.gone' as const), id: fc.constantFrom('a', 'b', 'c') }),
    fc.record({
      type: fc.constant('preferences.changed' as const),
      preferences: fc.record({ isHidden: fc.boolean(), isReduced: fc.boolean() }),
    }),
    fc.record({ type: fc.constantFrom('pause.press' as const, 'resume.press' as const) }),
  )

  test('At most one block of each kind moves.', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 30 }), (events) => {
        const page = start()
        let isPaused = false
        for (const one of events) {
          page.send(one)
          if (one.type === 'pause.press') isPaused = true
          if (one.type === 'resume.press') isPaused = false
          page.clock.increment(MOTION_REST)
          const [advance, film] = page.chosen()
          if (isPaused) expect([advance, film]).toEqual([undefined, undefined])
          if (advance !== undefined) expect(advance).not.toBe(film)
        }
      }),
    )
  })
})
