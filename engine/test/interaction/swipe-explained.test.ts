import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { explainSwipe } from '../../src/interaction/swipe-explained.js'
import {
  layOutSlides,
  moveSwipe,
  putOnSlide,
  UNMEASURED_SWIPE,
  type Swipe,
  type SwipeInput,
} from '../../src/interaction/swipe.js'
import { endWheel, STILL_WHEEL, turnWheel, type WheelState } from '../../src/interaction/wheel.js'
import { TRACES } from '../kit/swipe-traces.js'

const layout = { offsets: [0, 320, 640, 960, 1280], contentWidth: 1600, viewportWidth: 320 }
const open = (current = 1, direction: 'ltr' | 'rtl' = 'ltr'): Swipe =>
  putOnSlide(layOutSlides({ ...UNMEASURED_SWIPE, direction }, layout), current)
const play = (swipe: Swipe, inputs: readonly SwipeInput[]): Swipe => inputs.reduce(moveSwipe, swipe)
const pull = (by: number, time: number): readonly SwipeInput[] => [
  { type: 'pointer.down', time: 0, x: 300, y: 0 },
  { type: 'pointer.move', time: time / 2, x: 300 + by / 2, y: 0 },
  { type: 'pointer.move', time, x: 300 + by, y: 0 },
]
const turn = (ways: readonly number[]): WheelState =>
  ways.reduce<WheelState>((state, x, at) => turnWheel(state, { time: 16 * (at + 1), x, y: 0 }), {
    swipe: open(),
    wheel: STILL_WHEEL,
  })

describe('what a row would do', () => {
  test('[B-B-12] [D-B-18] a flick: 0.5 px/ms lead 100 px on from where it is', () => {
    expect(explainSwipe({ swipe: play(open(), pull(-50, 100)) }, 100)).toEqual({
      position: 50,
      velocity: 0.5,
      decision: 'flick',
      projected: 150,
      target: 2,
    })
  })

  test.each([
    { what: 'a slow pull', swipe: play(open(), pull(-20, 100)), decision: 'nearest', target: 1 },
    {
      what: 'a slow pull past the middle',
      swipe: play(open(), pull(-170, 900)),
      decision: 'nearest',
      target: 2,
    },
    { what: 'a press', swipe: play(open(3), pull(0, 100)), decision: 'undecided', target: 3 },
    { what: 'nobody', swipe: open(4), decision: 'let-go', target: 4 },
    {
      what: 'a flick from right to left',
      swipe: play(open(1, 'rtl'), pull(50, 100)),
      decision: 'flick',
      target: 2,
    },
  ])('[B-B-12] $what', ({ swipe, decision, target }) => {
    expect(explainSwipe({ swipe }, 100)).toMatchObject({ decision, target })
  })

  test('[B-B-12] a flick that waits is none', () => {
    const swipe = play(open(), pull(-50, 100))
    expect(explainSwipe({ swipe }, 250)).toMatchObject({ decision: 'nearest', target: 1 })
  })

  test('[B-B-12] down the page the row stays', () => {
    const swipe = play(open(2), [
      { type: 'pointer.down', time: 0, x: 0, y: 0 },
      { type: 'pointer.move', time: 10, x: 1, y: 30 },
    ])
    expect(explainSwipe({ swipe }, 10)).toMatchObject({ decision: 'page', target: 2 })
  })

  test('[B-B-12] a wheel is read as it was at its last move; one notch of it leads to the next slide', () => {
    expect(explainSwipe(turn([100]), 90)).toMatchObject({ decision: 'notch', target: 2 })
    const turned = turn([12, 12, 12, 12])
    expect(explainSwipe(turned, 64)).toEqual(explainSwipe(turned, 150))
    expect(explainSwipe(turned, 150)).toMatchObject({
      decision: 'flick',
      target: endWheel(turned).swipe.current,
    })
  })
})

describe('laws', () => {
  test('A row that is let go goes to the slide that was explained.', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...TRACES),
        fc.integer({ min: 1, max: 5 }),
        fc.constantFrom('ltr' as const, 'rtl' as const),
        fc.nat(200),
        ({ places }, current, direction, wait) => {
          const [[, x, y] = [0, 0, 0], ...moves] = places
          const held = play(open(current, direction), [
            { type: 'pointer.down', time: 0, x, y },
            ...moves.map(
              ([time, mx, my]) => ({ type: 'pointer.move', time, x: mx, y: my }) as const,
            ),
          ])
          const time = (moves.at(-1)?.[0] ?? 0) + wait
          const after = moveSwipe(held, { type: 'pointer.up', time })
          expect(explainSwipe({ swipe: held }, time).target).toBe(after.current)
        },
      ),
    )
  })
})
