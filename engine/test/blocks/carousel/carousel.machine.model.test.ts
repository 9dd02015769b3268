import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { createActor, SimulatedClock } from 'xstate'
import {
  CAROUSEL_RESIZE_REST,
  findFrame,
  findReachable,
  type CarouselSize,
} from '../../../src/blocks/carousel/carousel.js'
import {
  carouselMachine,
  type CarouselEvent,
} from '../../../src/blocks/carousel/carousel.machine.js'
import { toCarouselView } from '../../../src/blocks/carousel/carousel.view.js'
import { findDotOpacity } from '../../../src/blocks/carousel/dots.js'
import { isDragged, isSwipeAtRest } from '../../../src/interaction/swipe.js'
import { toUndefined, type LogEntry } from '../../../src/shared/index.js'
import { sizeOf, walkCarousel } from '../../kit/carousel-walk.js'

const start = (size: CarouselSize = sizeOf(5), isKeyboard = true) => {
  const clock = new SimulatedClock()
  const swipes: string[] = []
  const logged: LogEntry[] = []
  let measured = 0
  const logic = carouselMachine.provide({
    actions: {
      reportSwipe: (_, { way }) => {
        const known = toUndefined(way)
        if (known !== undefined) swipes.push(known)
      },
      measure: () => {
        measured += 1
      },
      writeLog: (_, { entries }) => logged.push(...entries),
    },
  })
  const actor = createActor(logic, { clock, input: { isKeyboard } }).start()
  const send = (...events: readonly CarouselEvent[]): void => {
    for (const event of events) actor.send(event)
  }
  send({ type: 'row.measured', size })
  return {
    clock,
    swipes,
    logged,
    send,
    measured: () => measured,
    state: () => actor.getSnapshot().value.row,
    carousel: () => actor.getSnapshot().context,
    current: () => actor.getSnapshot().context.swipe.current,
    at: (time: number) => findFrame(actor.getSnapshot().context, time).position,
  }
}

const choose = (slide: number): CarouselEvent => ({ type: 'slide.choose', slide, time: 0 })
const down = (x: number, more = {}): CarouselEvent => ({
  type: 'pointer.down',
  time: 0,
  x,
  y: 0,
  ...more,
})
const move = (x: number, time = 400): CarouselEvent => ({ type: 'pointer.move', time, x, y: 0 })
const up = (time = 700): CarouselEvent => ({ type: 'pointer.up', time })
const key = (name: 'ArrowLeft' | 'ArrowRight'): CarouselEvent => ({
  type: 'key.press',
  key: name,
  time: 0,
})

describe('a carousel', () => {
  test('every state is reached and every transition taken', () => {
    const walk = walkCarousel()
    expect([walk.missingStates, walk.missingTransitions]).toEqual([[], []])
  })

  test('[B-CAR-01] [B-CAR-02] slides are chosen within the ends, whole, and numbers', () => {
    const carousel = start()
    const seen = [0, 9, 3, 2.6, Number.NaN].map((slide) => {
      carousel.send(choose(slide))
      return carousel.current()
    })
    expect(seen).toEqual([1, 5, 3, 3, 3])
    carousel.send(choose(5), key('ArrowRight'))
    expect(carousel.current()).toBe(5)
    carousel.send(choose(1), key('ArrowLeft'))
    expect(carousel.current()).toBe(1)
  })

  test('[B-CAR-03] arrows move when keys do, mirrored from right to left', () => {
    const carousel = start()
    carousel.send(choose(2), key('ArrowRight'))
    expect(carousel.current()).toBe(3)
    const still = start(sizeOf(5), false)
    still.send(choose(2), key('ArrowRight'))
    expect(still.current()).toBe(2)
    const rtl = start({ ...sizeOf(5), direction: 'rtl' })
    rtl.send(choose(2), key('ArrowLeft'))
    expect(rtl.current()).toBe(3)
  })

  test('[B-CAR-12] each drag reports once which way the finger went', () => {
    const carousel = start()
    carousel.send(down(300), move(220), up())
    carousel.send(down(300), move(320), move(312), up())
    carousel.send(down(300), move(280), move(300), up())
    carousel.send(down(300), move(301), up())
    expect(carousel.swipes).toEqual(['left', 'right'])
  })

  test('[B-CAR-15] the size is measured once a change has rested for 500 ms', () => {
    const carousel = start(sizeOf(6))
    expect(CAROUSEL_RESIZE_REST).toBe(500)
    carousel.send(choose(6), { type: 'size.changed' })
    carousel.clock.increment(300)
    carousel.send({ type: 'size.changed' })
    carousel.clock.increment(499)
    expect(carousel.measured()).toBe(0)
    carousel.clock.increment(1)
    expect(carousel.measured()).toBe(1)
    carousel.send({ type: 'row.measured', size: sizeOf(6, 1280) })
    expect([carousel.current(), carousel.carousel().swipe.points.length]).toEqual([3, 3])
  })

  test('[B-CAR-19] with nothing to move to, a press on a video stays with the video', () => {
    const one = start(sizeOf(1))
    one.send(down(300, { isOnVideo: true }), move(100), up())
    expect([one.state(), one.at(800), one.swipes]).toEqual(['resting', 0, []])
    const two = start(sizeOf(2))
    two.send(down(300, { isOnVideo: true }), move(100))
    expect([two.state(), two.at(400)]).toEqual(['held', 200])
  })

  test('[B-CAR-20] the old name works, and is told of', () => {
    const carousel = start()
    carousel.send({ type: 'slide.set', slide: 2, time: 0 })
    expect(carousel.current()).toBe(2)
    expect(carousel.logged.map(({ level, text }) => [level, text.includes('setCurrent')])).toEqual([
      ['warning', true],
    ])
  })

  test.each([
    { type: 'pointer.cancel', time: 500 },
    { type: 'pointer.down', time: 500, x: 10, y: 10 },
    { type: 'size.changed' },
  ] as const)('[B-CAR-22] $type lets a drag end where it began, and reports nothing', (event) => {
    const carousel = start()
    carousel.send(choose(2), { type: 'row.rested' }, down(300), move(100), event)
    carousel.clock.increment(1000)
    expect([carousel.current(), carousel.at(5000), carousel.swipes, carousel.state()]).toEqual([
      2,
      320,
      [],
      'resting',
    ])
  })

  test('[B-CAR-13] the focus in an item shows it at once', () => {
    const carousel = start()
    carousel.send({ type: 'item.focused', item: 3 })
    expect([
      carousel.current(),
      carousel.at(0),
      isSwipeAtRest(carousel.carousel().swipe, 0),
    ]).toEqual([4, 960, true])
  })

  test('[B-B-12] a wheel moves it once, and lets go when it stands still', () => {
    const carousel = start()
    for (let at = 1; at <= 4; at += 1) {
      carousel.send({ type: 'wheel.moved', time: at * 16, x: 50, y: 0 })
    }
    expect(carousel.state()).toBe('wheeling')
    carousel.clock.increment(100)
    const reached = carousel.current()
    expect([carousel.state(), reached]).toEqual(['settling', 4])
    for (let at = 5; at <= 30; at += 1) {
      carousel.send({ type: 'wheel.moved', time: at * 16, x: 8, y: 0 })
    }
    expect([carousel.state(), carousel.current()]).toEqual(['settling', reached])
  })

  test('[B-CAR-06] [E-B-16] where the browser scrolls the row by itself it stands, and its slide is the nearest', () => {
    const carousel = start()
    carousel.send({ type: 'row.scrolled', offset: 600 })
    expect([carousel.current(), carousel.at(0), carousel.state()]).toEqual([3, 600, 'resting'])
    expect(findFrame(carousel.carousel(), 0).dots).toEqual([0.5, 0.5625, 0.9375, 0.5, 0.5])
    // A finger takes it from there.
    carousel.send(down(300), move(250))
    expect(carousel.at(400)).toBe(650)
  })

  test('[B-CAR-01] [E-B-16] the slide it is on, told again, moves nothing', () => {
    const carousel = start()
    carousel.send({ type: 'row.scrolled', offset: 600 }, choose(3))
    expect([carousel.at(0), carousel.at(900), carousel.state()]).toEqual([600, 600, 'resting'])
    carousel.send({ type: 'slide.set', slide: 3, time: 0 })
    expect([carousel.at(900), carousel.logged.length]).toEqual([600, 1])
    carousel.send(down(300), move(250), choose(3))
    expect([carousel.at(400), carousel.state()]).toEqual([650, 'held'])
  })

  const time = fc.integer({ min: 0, max: 5000 })
  const x = fc.integer({ min: -900, max: 900 })
  const event = fc.oneof(
    fc.record({
      type: fc.constantFrom('pointer.down' as const, 'pointer.move' as const),
      time,
      x,
      y: x,
    }),
    fc.record({ type: fc.constantFrom('pointer.up' as const, 'pointer.cancel' as const), time }),
    fc.record({ type: fc.constant('wheel.moved' as const), time, x, y: fc.constant(0) }),
    fc.record({
      type: fc.constant('key.press' as const),
      key: fc.constantFrom('ArrowLeft' as const, 'ArrowRight' as const),
      time,
    }),
    fc.record({ type: fc.constant('slide.choose' as const), slide: fc.double(), time }),
    fc.record({
      type: fc.constant('row.measured' as const),
      size: fc.integer({ min: 0, max: 7 }).map((count) => sizeOf(count, 640)),
    }),
    fc.constant({ type: 'size.changed' as const }),
  )

  test('Whatever is done, the slide is one there is.', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 40 }), (events) => {
        const carousel = start()
        for (const one of events) {
          carousel.send(one)
          const { current, points } = carousel.carousel().swipe
          expect(current).toBeGreaterThanOrEqual(1)
          expect(current).toBeLessThanOrEqual(Math.max(1, points.length))
        }
      }),
    )
  })
})

describe('what is shown of it', () => {
  const translate = (name: string, values: Readonly<Record<string, string | number>> = {}) =>
    [name.replace('carousel.', ''), ...Object.values(values)].join(' ')
  const show = (carousel: ReturnType<typeof start>, count: number) =>
    toCarouselView({ carousel: carousel.carousel(), label: 'Models', count, translate })

  test.each([
    [1, true, false],
    [2, false, false],
    [3, false, true],
  ])('[B-CAR-16] on slide %d of 3 back is inactive: %s, on: %s', (slide, back, on) => {
    const carousel = start(sizeOf(3))
    carousel.send(choose(slide))
    const { arrows } = show(carousel, 3)
    expect([arrows?.previous.isInactive, arrows?.next.isInactive]).toEqual([back, on])
  })

  test.each([
    [2, 2, 1],
    [2, 1, 0.5],
    [2.5, 2, 0.75],
    [2.5, 3, 0.75],
  ])('[B-CAR-17] at %d dot %d shows %d', (position, dot, opacity) => {
    expect(findDotOpacity(position, dot)).toBe(opacity)
  })

  test('[B-CAR-17] dots follow the finger', () => {
    const carousel = start(sizeOf(3))
    carousel.send(down(300), move(140))
    expect(findFrame(carousel.carousel(), 400).dots).toEqual([0.75, 0.75, 0.5])
    expect(isDragged(carousel.carousel().swipe)).toBe(true)
  })

  test.each([
    [0, 0],
    [1, 0],
    [2, 2],
  ])('[B-CAR-18] %d slides have %d dots, and arrows as well', (count, dots) => {
    const view = show(start(sizeOf(count)), count)
    expect([view.dots.length, view.arrows !== undefined]).toEqual([dots, dots > 0])
  })

  test.each([
    [2, 2, undefined],
    [7, 7, undefined],
    [8, 0, 'slide 3 8'],
    [200, 0, 'slide 3 200'],
  ])(
    '[B-CAR-17] [B-CAR-18] [E-B-10] %d slides have %d dots, or say their place: %s',
    (count, dots, place) => {
      const carousel = start(sizeOf(count))
      carousel.send(choose(3))
      const view = show(carousel, count)
      expect([view.dots.length, view.place?.text, view.total]).toEqual([dots, place, count])
      expect(view.place?.longest).toBe(place?.replace('3', String(count)))
      // Before it is measured, too.
      expect(show(start(sizeOf(0)), count).dots).toHaveLength(dots)
    },
  )

  test('An arrow leads to a slide there is.', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 9 }),
        fc.integer({ min: 1, max: 9 }),
        (count, slide) => {
          const carousel = start(sizeOf(count))
          carousel.send(choose(slide))
          const { arrows } = show(carousel, count)
          return [arrows?.previous, arrows?.next].every(
            (arrow) => arrow !== undefined && arrow.slide >= 1 && arrow.slide <= count,
          )
        },
      ),
    )
  })

  test('[E-B-04] items are named by their place; those further than one from the view are passed by the focus', () => {
    const carousel = start()
    carousel.send(choose(3))
    const { slides, announcement } = show(carousel, 5)
    expect(slides.map(({ label }) => label)).toEqual([
      'slide 1 5',
      'slide 2 5',
      'slide 3 5',
      'slide 4 5',
      'slide 5 5',
    ])
    expect(slides.map(({ isInert }) => isInert)).toEqual([true, false, false, false, true])
    expect(findReachable(carousel.carousel())).toEqual({ first: 1, last: 3 })
    expect(announcement).toBe('shown 3 5')
  })

  test('[B-B-07] before it is measured each item counts, and none is passed by the focus', () => {
    const view = show(start({ ...sizeOf(0) }), 4)
    expect([view.dots.length, view.slides.some(({ isInert }) => isInert)]).toEqual([4, false])
  })
})
