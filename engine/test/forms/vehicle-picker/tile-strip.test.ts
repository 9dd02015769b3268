// The strip of tiles: how far a press moves it, and how often one counts.
import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { createActor, SimulatedClock } from 'xstate'
import {
  resolveStripReveal,
  resolveStripSides,
  STRIP_STEP,
  STRIP_THROTTLE,
  type StripWay,
} from '../../../src/forms/quote/vehicle-picker/tile-strip.js'
import { fromScrollLeft, toScrollLeft } from '../../../src/interaction/scroll-left.js'
import { tileStripMachine } from '../../../src/forms/quote/vehicle-picker/tile-strip.machine.js'
import { walkTileStrip } from '../../kit/vehicle-picker-walk.js'

// A strip that comes at once where it is sent, as one without smooth scrolling does; or never, when it is held up.
const open = (room: number, isHeldUp = false) => {
  const clock = new SimulatedClock()
  const moves: number[] = []
  const strip = createActor(
    tileStripMachine.provide({
      actions: {
        scrollStrip: ({ self }, { offset }) => {
          moves.push(offset)
          if (!isHeldUp) self.send({ type: 'strip.measured', place: { offset, room } })
        },
      },
    }),
    { clock },
  ).start()
  const measure = (offset: number, now = room) => {
    strip.send({ type: 'strip.measured', place: { offset, room: now } })
  }
  const press = (way: StripWay, now: number) => {
    strip.send({ type: 'button.press', way, now })
  }
  measure(0)
  return {
    clock,
    moves,
    strip,
    measure,
    press,
    state: () => strip.getSnapshot().value,
    sides: () => resolveStripSides(strip.getSnapshot().context),
  }
}

describe('a strip of tiles', () => {
  test('every state and every transition is reached', () => {
    const walk = walkTileStrip()
    expect(walk.missingStates).toEqual([])
    expect(walk.missingTransitions).toEqual([])
  })

  test('[F-VEH-08] [F-CONST-17] next, next, previous: 250, 500, 250 px', () => {
    const { press, moves } = open(2000)
    press('next', 0)
    press('next', 1000)
    press('previous', 2000)
    expect(moves).toEqual([250, 500, 250])
  })

  test('[F-VEH-09] [F-CONST-18] presses at 0, 100 and 250 ms move at 0 and 250', () => {
    const { press, moves } = open(2000)
    press('next', 0)
    press('next', 100)
    expect(moves).toEqual([250])
    press('next', 250)
    expect(moves).toEqual([250, 500])
  })

  test('[F-VEH-09] a press of the other button counts into the same 200 ms', () => {
    const { press, moves } = open(2000)
    press('next', 0)
    press('previous', 199)
    press('previous', 200)
    expect(moves).toEqual([250, 0])
  })

  test('a press on the way goes on from where the strip is sent, not from where it is', () => {
    const { press, moves, measure } = open(2000, true)
    press('next', 0)
    measure(120)
    press('next', 250)
    expect(moves).toEqual([250, 500])
  })

  test('dragged by hand on the way, the next press goes on from there', () => {
    const { press, moves, measure, strip, state } = open(2000, true)
    press('next', 0)
    strip.send({ type: 'strip.hold' })
    measure(90)
    expect(state()).toBe('standing')
    press('next', 300)
    expect(moves).toEqual([250, 340])
  })

  test('a strip that does not come where it is sent stands where it is', () => {
    const { clock, press, moves, measure, state } = open(2000, true)
    press('next', 0)
    measure(180)
    clock.increment(999)
    expect(state()).toBe('moving')
    clock.increment(1)
    expect(state()).toBe('standing')
    press('previous', 1000)
    expect(moves).toEqual([250, 0])
  })

  test('a press on the way gives it its time anew', () => {
    const { clock, press, state } = open(2000, true)
    press('next', 0)
    clock.increment(999)
    press('next', 999)
    clock.increment(999)
    expect(state()).toBe('moving')
  })

  test('at an end its button does nothing, and the last step is as long as there is room', () => {
    const { press, moves, sides } = open(400)
    expect(sides()).toEqual({ fits: false, previous: false, next: true })
    press('previous', 0)
    press('next', 10)
    expect(sides()).toEqual({ fits: false, previous: true, next: true })
    press('next', 300)
    press('next', 600)
    expect(moves).toEqual([250, 400])
    expect(sides()).toEqual({ fits: false, previous: true, next: false })
  })

  test('the end is known as soon as the strip is sent there', () => {
    const { press, sides } = open(250, true)
    press('next', 0)
    expect(sides()).toEqual({ fits: false, previous: true, next: false })
  })

  test('A strip that fits can go no way.', () => {
    const { press, moves, sides, measure } = open(0)
    expect(sides()).toEqual({ fits: true, previous: false, next: false })
    press('next', 0)
    expect(moves).toEqual([])
    measure(0, 300)
    expect(sides()).toMatchObject({ fits: false, next: true })
  })

  test('a strip that gets room on its way is sent no further than there is', () => {
    const { press, measure, sides, state } = open(2000, true)
    press('next', 0)
    measure(40, 60)
    expect(state()).toBe('moving')
    measure(60, 60)
    expect(state()).toBe('standing')
    expect(sides()).toEqual({ fits: false, previous: true, next: false })
  })

  test('No press moves a strip out of its ends. Of many presses at most one counts in 200 ms.', () => {
    const anyPress = fc.record({
      way: fc.constantFrom<StripWay>('previous', 'next'),
      after: fc.nat(500),
    })
    fc.assert(
      fc.property(fc.nat(3000), fc.array(anyPress), fc.boolean(), (room, presses, isHeldUp) => {
        const { press, strip, moves } = open(room, isHeldUp)
        let now = 0
        let last = -Infinity
        for (const { way, after } of presses) {
          now += after
          const before = moves.length
          press(way, now)
          if (moves.length === before) continue
          expect(now - last).toBeGreaterThanOrEqual(STRIP_THROTTLE)
          last = now
        }
        for (const offset of [...moves, strip.getSnapshot().context.target]) {
          expect(offset).toBeGreaterThanOrEqual(0)
          expect(offset).toBeLessThanOrEqual(room)
        }
      }),
    )
  })
})

describe('a tile is brought into view', () => {
  const anyReveal = fc
    .record({
      tiles: fc.integer({ min: 1, max: 30 }),
      at: fc.nat(29),
      width: fc.integer({ min: 238, max: 1600 }),
      offset: fc.nat(4000),
    })
    .map(({ tiles, at, width, offset }) => {
      const start = Math.min(at, tiles - 1) * STRIP_STEP
      const room = Math.max(0, tiles * STRIP_STEP - 12 - width)
      const place = { offset: Math.min(offset, room), room }
      return { place, width, tile: { start, end: start + 238 } }
    })

  test('A tile that fits is in view afterwards.', () => {
    fc.assert(
      fc.property(anyReveal, (reveal) => {
        const offset = resolveStripReveal(reveal)
        expect(offset).toBeGreaterThanOrEqual(0)
        expect(offset).toBeLessThanOrEqual(reveal.place.room)
        expect(reveal.tile.start).toBeGreaterThanOrEqual(offset)
        expect(reveal.tile.end).toBeLessThanOrEqual(offset + reveal.width)
      }),
    )
  })

  test('A tile in view moves nothing.', () => {
    fc.assert(
      fc.property(anyReveal, (reveal) => {
        const offset = resolveStripReveal(reveal)
        const place = { ...reveal.place, offset }
        expect(resolveStripReveal({ ...reveal, place })).toBe(offset)
      }),
    )
  })

  test('[E-F-37] by whole steps, at the beginning and at the end', () => {
    const width = 600
    const at = (offset: number, start: number) =>
      resolveStripReveal({
        place: { offset, room: 1638 },
        width,
        tile: { start, end: start + 238 },
      })
    expect(at(0, 500)).toBe(250)
    expect(at(1000, 250)).toBe(250)
    expect(at(0, 2000)).toBe(1638)
    // Wider than what is in view: its beginning shows.
    expect(
      resolveStripReveal({
        place: { offset: 0, room: 900 },
        width: 200,
        tile: { start: 250, end: 488 },
      }),
    ).toBe(250)
  })
})

describe('from right to left', () => {
  test('[E-F-41] the browser counts below zero', () => {
    expect(toScrollLeft(250, 'rtl')).toBe(-250)
    expect(toScrollLeft(0, 'rtl')).toBe(0)
    expect(toScrollLeft(250, 'ltr')).toBe(250)
    // Pulled beyond its beginning, as a phone lets one.
    expect(fromScrollLeft(40, 'rtl')).toBe(0)
    expect(fromScrollLeft(-40, 'ltr')).toBe(0)
  })

  test('An offset is read back from what it was turned into.', () => {
    fc.assert(
      fc.property(fc.nat(5000), fc.constantFrom('ltr' as const, 'rtl' as const), (offset, way) => {
        expect(fromScrollLeft(toScrollLeft(offset, way), way)).toBe(offset)
      }),
    )
  })
})
