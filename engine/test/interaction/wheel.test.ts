import { describe, expect, test } from 'vitest'
import {
  findPosition,
  layOutSlides,
  moveSwipe,
  putOnSlide,
  UNMEASURED_SWIPE,
} from '../../src/interaction/swipe.js'
import {
  endWheel,
  isSideways,
  STILL_WHEEL,
  turnWheel,
  WHEEL_PAUSE,
  WHEEL_TAIL,
  type WheelState,
} from '../../src/interaction/wheel.js'

const layout = { offsets: [0, 320, 640, 960, 1280], contentWidth: 1600, viewportWidth: 320 }
const open = (direction: 'ltr' | 'rtl' = 'ltr'): WheelState => ({
  swipe: putOnSlide(layOutSlides({ ...UNMEASURED_SWIPE, direction }, layout), 1),
  wheel: STILL_WHEEL,
})

const FRAME = 16
const turn = (wheeled: WheelState, ways: readonly number[], from = FRAME): WheelState =>
  ways.reduce((state, x, at) => turnWheel(state, { time: from + at * FRAME, x, y: 0 }), wheeled)

// What a pad sends after the fingers have left it: less and less, for a good half second.
const inertia = (speed: number, count = 40): readonly number[] =>
  Array.from({ length: count }, (_, at) => speed * 0.6 * 0.93 ** at)

describe('the wheel', () => {
  test('[B-B-12] moves the row only when it turns sideways', () => {
    expect(isSideways({ x: 8, y: 8 })).toBe(false)
    expect(isSideways({ x: -9, y: 8 })).toBe(true)
    expect([WHEEL_PAUSE, WHEEL_TAIL]).toEqual([100, 800])
  })

  test.each([
    [5.2, 6],
    [8, 6],
    [16, 8],
    [48, 5],
    [640, 3],
    [3, 30],
  ])(
    '[B-B-12] %d px a frame, %d frames: the same slide as a finger of that speed',
    (speed, frames) => {
      const ways = Array.from({ length: frames }, () => speed)
      const flicked = turn(open(), [...ways, ...inertia(speed)])
      const wheel = flicked.wheel.phase === 'fading' ? flicked : endWheel(flicked)
      let finger = moveSwipe(open().swipe, { type: 'pointer.down', time: 0, x: 500, y: 0 })
      ways.forEach((_, at) => {
        const time = (at + 1) * FRAME
        finger = moveSwipe(finger, { type: 'pointer.move', time, x: 500 - (at + 1) * speed, y: 0 })
      })
      finger = moveSwipe(finger, { type: 'pointer.up', time: frames * FRAME })
      expect(wheel.swipe.current).toBe(finger.current)
    },
  )

  test('[B-B-12] one gesture never moves twice: what it runs on for 800 ms is ignored', () => {
    const ways = [6, 14, 20, 20, 20]
    const flicked = turn(open(), [...ways, 10])
    expect([flicked.swipe.current, flicked.wheel.phase]).toEqual([2, 'fading'])
    const after = turn(flicked, inertia(20, 48), (ways.length + 2) * FRAME)
    expect(after.swipe).toBe(flicked.swipe)
  })

  test('after a pause a wheel begins anew', () => {
    const flicked = turn(open(), [20, 20, 20, 5])
    const again = turn(flicked, [20, 20, 20, 5], 4 * FRAME + WHEEL_PAUSE)
    expect([flicked.swipe.current, again.swipe.current]).toEqual([2, 3])
    const long = turn(
      flicked,
      Array.from({ length: 70 }, () => 2),
      5 * FRAME,
    )
    expect(long.wheel.phase).toBe('turning')
  })

  test.each([
    [100, 2],
    [120, 2],
    [48, 2],
    [400, 2],
    [12, 1],
    [-100, 1],
  ])(
    '[B-B-12] one notch of %d px leads from the first slide to slide %i, however far it says',
    (x, slide) => {
      for (const direction of ['ltr', 'rtl'] as const) {
        const notch = turn(open(direction), [direction === 'rtl' ? -x : x])
        expect(endWheel(notch).swipe.current).toBe(slide)
      }
    },
  )

  test('[B-B-12] notches that follow each other slowly lead on, one slide each', () => {
    const first = endWheel(turn(open(), [100]))
    const second = endWheel(turn(first, [100], 200))
    const third = endWheel(turn(second, [100], 400))
    expect([first, second, third].map(({ swipe }) => swipe.current)).toEqual([2, 3, 4])
    expect(endWheel(turn(third, [-100], 600)).swipe.current).toBe(3)
  })

  test('a slow one lets go when it stands still, on the nearest slide', () => {
    const slow = turn(
      open(),
      Array.from({ length: 50 }, () => 4),
    )
    expect(findPosition(slow.swipe, 800)).toBe(200)
    expect(endWheel(slow).swipe.current).toBe(2)
  })

  test('[E-B-22] from right to left it is mirrored', () => {
    const ways = [20, 20, 20, 5]
    const rtl = turn(
      open('rtl'),
      ways.map((way) => -way),
    )
    expect(rtl.swipe.current).toBe(turn(open(), ways).swipe.current)
    expect(turn(open('rtl'), ways).swipe.current).toBe(1)
  })
})
