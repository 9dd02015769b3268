import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { toUndefined } from '../../src/shared/index.js'
import {
  findSpring,
  releaseSpring,
  SETTLE_OMEGA,
  SETTLE_TIMEOUT,
} from '../../src/interaction/settle.js'
import {
  DRAG_THRESHOLD,
  findPosition,
  findSwipeVelocity,
  findSwipeWay,
  isDragged,
  isSwipeAtRest,
  layOutSlides,
  moveSwipe,
  putOnSlide,
  sendToSlide,
  standAt,
  UNMEASURED_SWIPE,
  VELOCITY_WINDOW,
  type Swipe,
  type SwipeInput,
} from '../../src/interaction/swipe.js'
import {
  chooseTarget,
  EDGE_RESISTANCE,
  FLICK_VELOCITY,
  PROJECTION_TIME,
  resistEnds,
  undoResistance,
} from '../../src/interaction/swipe-target.js'
import { toInputs, TRACES } from '../kit/swipe-traces.js'

const STEP = 320
const points = [0, 320, 640, 960, 1280]
const layout = { offsets: points, contentWidth: 1600, viewportWidth: STEP }

const open = (current = 1, direction: 'ltr' | 'rtl' = 'ltr'): Swipe =>
  putOnSlide(layOutSlides({ ...UNMEASURED_SWIPE, direction }, layout), current)
const play = (swipe: Swipe, inputs: readonly SwipeInput[]): Swipe => inputs.reduce(moveSwipe, swipe)
const down = (x: number, y = 0, time = 0): SwipeInput => ({ type: 'pointer.down', time, x, y })
const move = (x: number, y = 0, time = 10): SwipeInput => ({ type: 'pointer.move', time, x, y })
const up = (time: number): SwipeInput => ({ type: 'pointer.up', time })

describe('constants', () => {
  test('[B-CAR-05] [B-CAR-07] [B-CAR-09] are those of the specification', () => {
    expect([DRAG_THRESHOLD, EDGE_RESISTANCE, FLICK_VELOCITY]).toEqual([2, 0.4, 0.3])
    expect([PROJECTION_TIME, VELOCITY_WINDOW, SETTLE_OMEGA, SETTLE_TIMEOUT]).toEqual([
      200, 100, 0.018, 1000,
    ])
  })
})

describe('a drag', () => {
  test('[B-CAR-04] its way is decided once', () => {
    const across = play(open(), [down(0), move(1, 0), move(3, 1), move(40, 60)])
    expect([isDragged(across), findPosition(across, 10)]).toEqual([true, -16])
    const along = play(open(2), [down(0), move(1, 5), move(-200, 6)])
    expect([isDragged(along), findPosition(along, 10)]).toEqual([false, 320])
  })

  test.each([
    [2, false],
    [2.1, true],
    [-3, true],
  ])('[B-CAR-05] %d px across drag: %s', (x, is) => {
    expect(isDragged(play(open(), [down(0), move(x)]))).toBe(is)
  })

  test('[B-CAR-06] the row follows the finger', () => {
    expect(findPosition(play(open(2), [down(500), move(400)]), 10)).toBe(420)
  })

  test.each([
    [-100, -40],
    [1060, 1000],
    [0, 0],
    [960, 960],
  ])('[B-CAR-07] pulled to %d it shows at %d', (raw, shown) => {
    expect(resistEnds(raw, 960)).toBe(shown)
    expect(undoResistance(shown, 960)).toBeCloseTo(raw, 9)
  })

  test.each([
    [1, 150, 0, 1],
    [1, 170, 0, 2],
    [1, 160, 0, 2],
    [3, 480, 0, 2],
  ])('[B-CAR-08] from slide %d, at %d with speed %d: slide %d', (current, raw, velocity, slide) => {
    expect(chooseTarget({ points, current, raw, velocity })).toBe(slide)
  })

  test.each([
    [1, 40, 0.5, 2],
    [1, 250, -0.5, 1],
    [2, 250, -0.31, 1],
    [5, 1380, 0, 5],
    [1, -50, -2, 1],
    [1, 0, 0.3, 1],
    [2, 330, -0.4, 2],
    [2, 325, 0.3, 3],
    [1, 320, 0.35, 2],
  ])('[B-CAR-09] from slide %d, at %d with speed %d: slide %d', (current, raw, velocity, slide) => {
    expect(chooseTarget({ points, current, raw, velocity })).toBe(slide)
  })

  test.each([
    [4, 4],
    [40, 5],
  ])('[B-CAR-10] a flick of %d px/ms ends on slide %d', (velocity, slide) => {
    expect(chooseTarget({ points, current: 1, raw: 60, velocity })).toBe(slide)
  })

  test('[B-CAR-09] threshold and projection are settings', () => {
    const release = { points, current: 1, raw: 60, velocity: 0.4 }
    expect(chooseTarget({ ...release, flickVelocity: 0.5 })).toBe(1)
    expect(chooseTarget({ ...release, velocity: 1, projectionTime: 900 })).toBe(4)
  })

  test('[B-CAR-11] less than a drag is a tap: nothing moves', () => {
    const tap = play(open(2), [down(0), move(1)])
    expect([isDragged(tap), toUndefined(findSwipeWay(tap))]).toEqual([false, undefined])
    const after = moveSwipe(tap, up(20))
    expect([after.current, findPosition(after, 20), isSwipeAtRest(after, 20)]).toEqual([
      2,
      320,
      true,
    ])
  })

  test.each([
    [-80, 'left'],
    [12, 'right'],
    [0, undefined],
  ])('[B-CAR-12] a finger that ends %d px away reports %s', (x, way) => {
    expect(toUndefined(findSwipeWay(play(open(3), [down(0), move(20), move(x)])))).toBe(way)
  })

  test('[B-CAR-12] down the page nothing is reported', () => {
    expect(toUndefined(findSwipeWay(play(open(3), [down(0), move(1, 5), move(80, 90)])))).toBe(
      undefined,
    )
    expect(toUndefined(findSwipeWay(open(3)))).toBe(undefined)
  })

  test('[B-CAR-22] a cancelled one goes back to where it began', () => {
    const held = play(open(2), [down(300), move(100, 0, 80)])
    for (const next of [
      moveSwipe(held, { type: 'pointer.cancel', time: 90 }),
      moveSwipe(held, down(10, 0, 90)),
    ]) {
      expect([next.current, findPosition(next, 90), findPosition(next, 2000)]).toEqual([
        2, 520, 320,
      ])
      expect(toUndefined(findSwipeWay(next))).toBe(undefined)
    }
    expect(moveSwipe(open(2), { type: 'pointer.cancel', time: 1 })).toEqual(open(2))
  })

  test('only moves of the last 100 ms count for the speed', () => {
    const held = play(open(), [down(300), move(200, 0, 50), move(190, 0, 200), move(180, 0, 260)])
    expect(findSwipeVelocity(held, 260)).toBeCloseTo(10 / 60, 9)
    expect(findSwipeVelocity(held, 361)).toBe(0)
    expect(findSwipeVelocity(play(open(), [down(0), move(9, 0, 0)]), 0)).toBe(0)
    expect(findSwipeVelocity(open(), 0)).toBe(0)
  })

  test('a press catches the row where it is, past an end too', () => {
    const flicked = play(open(4), [down(300), move(100, 0, 50), up(55)])
    const caught = moveSwipe(flicked, down(500, 0, 105))
    expect(findPosition(caught, 300)).toBe(findPosition(flicked, 105))
    const past = play(open(1), [
      down(0),
      move(100, 0, 200),
      up(400),
      down(0, 0, 400),
      move(3, 0, 420),
    ])
    expect(findPosition(past, 420)).toBeCloseTo(EDGE_RESISTANCE * -103, 9)
    const released = moveSwipe(caught, up(140))
    expect(findPosition(released, 5000)).toBe(points[flicked.current - 1])
  })
})

describe('settling', () => {
  test('[B-CAR-23] is monotone from standing and ends exactly on the snap point', () => {
    const spring = releaseSpring({ from: 200, to: 320, velocity: 0, max: 1280 })
    let last = 200
    for (let time = 0; time <= SETTLE_TIMEOUT; time += 4) {
      const { position } = findSpring(spring, time)
      expect(position).toBeGreaterThanOrEqual(last)
      expect(position).toBeLessThanOrEqual(320)
      last = position
    }
    expect(findSpring(spring, SETTLE_TIMEOUT)).toEqual({ position: 320, isAtRest: true })
    expect(findSpring(spring, -5).position).toBe(200)
  })

  test('[B-CAR-23] keeps the speed of the release where that stays within the ends', () => {
    const kept = releaseSpring({ from: 200, to: 320, velocity: 1.5, max: 1280 })
    expect(kept.velocity).toBe(1.5)
    expect((findSpring(kept, 1).position - 200) / 1).toBeCloseTo(1.5, 1)
    expect(releaseSpring({ from: 1270, to: 1280, velocity: 6, max: 1280 }).velocity).toBe(0)
  })

  test('[B-CAR-23] A row that is let go never leaves its bounds and ends on its snap point.', () => {
    const px = fc.double({ min: -400, max: 1700, noNaN: true })
    fc.assert(
      fc.property(
        px,
        fc.constantFrom(...points),
        fc.double({ min: -8, max: 8, noNaN: true }),
        (from, to, velocity) => {
          const spring = releaseSpring({ from, to, velocity, max: 1280 })
          for (let time = 0; time < SETTLE_TIMEOUT; time += 16) {
            const { position } = findSpring(spring, time)
            expect(position).toBeGreaterThanOrEqual(Math.min(from, 0) - 1e-6)
            expect(position).toBeLessThanOrEqual(Math.max(from, 1280) + 1e-6)
          }
          expect(findSpring(spring, SETTLE_TIMEOUT).position).toBe(to)
        },
      ),
    )
  })

  test('[E-B-08] with less motion the row is there at once', () => {
    const still = sendToSlide({ ...open(), isMotionReduced: true }, 4, 10)
    expect([findPosition(still, 10), isSwipeAtRest(still, 10)]).toEqual([960, true])
    const moving = sendToSlide(open(), 4, 10)
    expect([findPosition(moving, 10), isSwipeAtRest(moving, 10)]).toEqual([0, false])
    expect([findPosition(moving, 900), isSwipeAtRest(moving, 900)]).toEqual([960, true])
  })

  test('[E-B-16] where the browser has scrolled it it stands, within its ends', () => {
    for (const [offset, shown, slide] of [
      [150, 150, 1],
      [170, 170, 2],
      [-30, 0, 1],
      [9999, 1280, 5],
    ] as const) {
      const stood = standAt(open(3), offset)
      expect([findPosition(stood, 0), findPosition(stood, 9), stood.current]).toEqual([
        shown,
        shown,
        slide,
      ])
      expect(isSwipeAtRest(stood, 0)).toBe(true)
    }
    expect(findPosition(sendToSlide(standAt(open(1), 150), 2, 10), 10)).toBe(150)
    expect(standAt(UNMEASURED_SWIPE, 150).current).toBe(1)
  })

  test('[B-CAR-15] another layout keeps the slide, or the last there is', () => {
    const narrow = layOutSlides(open(5), { ...layout, viewportWidth: 960 })
    expect([narrow.points.length, narrow.current, findPosition(narrow, 0)]).toEqual([3, 3, 640])
    expect(layOutSlides(open(5), { ...layout, offsets: [] }).current).toBe(1)
  })
})

describe('gestures', () => {
  const positions = (swipe: Swipe, inputs: readonly SwipeInput[]): readonly number[] => {
    let state = swipe
    const shown = inputs.map((input) => {
      state = moveSwipe(state, input)
      return findPosition(state, input.time)
    })
    const { time } = inputs.at(-1)!
    return [...shown, ...[50, 100, 200, 400, 1000].map((more) => findPosition(state, time + more))]
  }

  test('[B-B-02] twenty recorded ones give the same places again, to a hundredth of a pixel', () => {
    expect(TRACES).toHaveLength(20)
    const replayed = Object.fromEntries(
      TRACES.map((trace) => [
        trace.name,
        positions(open(2), toInputs(trace)).map((x) => Math.round(x * 100) / 100),
      ]),
    )
    expect(replayed).toMatchSnapshot()
  })

  test('[B-B-02] [E-B-22] mirrored from right to left they give the same places', () => {
    for (const trace of TRACES) {
      expect(positions(open(2, 'rtl'), toInputs(trace, true))).toEqual(
        positions(open(2), toInputs(trace)),
      )
    }
  })

  const at = fc.record({
    type: fc.constantFrom('pointer.down', 'pointer.move', 'pointer.up', 'pointer.cancel'),
    pause: fc.integer({ min: 0, max: 300 }),
    x: fc.integer({ min: -2000, max: 2000 }),
    y: fc.integer({ min: -300, max: 300 }),
  })
  const toStream = (
    steps: readonly { type: string; pause: number; x: number; y: number }[],
    way: 1 | -1,
  ) => {
    let time = 0
    return steps.map(({ type, pause, x, y }) => {
      time += pause
      return { type, time, x: way * x, y } as SwipeInput
    })
  }

  test('[B-B-02] Any events end on a snap point within 1 and the total.', () => {
    fc.assert(
      fc.property(fc.array(at, { maxLength: 40 }), (steps) => {
        const inputs = toStream(steps, 1)
        const time = (inputs.at(-1)?.time ?? 0) + 1
        const end = moveSwipe(play(open(3), inputs), up(time))
        expect(end.current).toBeGreaterThanOrEqual(1)
        expect(end.current).toBeLessThanOrEqual(5)
        expect(findPosition(end, time + SETTLE_TIMEOUT)).toBe(points[end.current - 1])
      }),
    )
  })

  test('[E-B-22] Whatever is done from right to left is the mirror of the same from left to right.', () => {
    fc.assert(
      fc.property(fc.array(at, { maxLength: 30 }), (steps) => {
        const [ltr, rtl] = [toStream(steps, 1), toStream(steps, -1)]
        const time = (ltr.at(-1)?.time ?? 0) + 20
        const [a, b] = [play(open(2), ltr), play(open(2, 'rtl'), rtl)]
        expect(findPosition(b, time)).toBe(findPosition(a, time))
        expect(b.current).toBe(a.current)
      }),
    )
  })
})
