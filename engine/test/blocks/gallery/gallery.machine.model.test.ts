import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { galleryMachine, type GalleryEvent } from '../../../src/blocks/gallery/gallery.machine.js'
import type { GallerySetup } from '../../../src/blocks/gallery/gallery-overlay.js'
import { findGlideShare } from '../../../src/blocks/gallery/glide.js'
import { readOverlays } from '../../../src/interaction/overlay-stack.js'
import { addressChanged, makeHistory, visit } from '../../kit/visitor-history.js'
import { walkMachine } from '../../kit/walk.js'

const SETUP = { id: 'Photos', count: 8, entry: 'glides' } as const
const CLOSE = { type: 'close.press' } as const

const start = (more: Partial<GallerySetup> = {}) => {
  const clock = new SimulatedClock()
  const history = makeHistory()
  const placed: number[] = []
  const logic = galleryMachine.provide({
    actions: {
      moveHistory: (_, { steps }) => {
        steps.forEach(history.write)
      },
      place: ({ context }) => {
        placed.push(context.current)
      },
    },
  })
  const actor = createActor(logic, { clock, input: { ...SETUP, ...more } }).start()
  const send = (...events: readonly GalleryEvent[]) => {
    for (const event of events) actor.send(event)
  }
  return {
    clock,
    history,
    placed,
    send,
    context: () => actor.getSnapshot().context,
    state: () => {
      const { value } = actor.getSnapshot()
      return typeof value === 'string' ? value : value.open
    },
    ...visit(history, send),
  }
}

describe('the overlay of a gallery', () => {
  test('[B-GAL-16] is closed, and a link to an item opens it there', () => {
    const gallery = start()
    expect(gallery.state()).toBe('closed')
    gallery.follow('#overlay-Photos/2')
    expect([gallery.state(), gallery.context().current]).toEqual(['waiting', 2])
    for (const fragment of ['#overlay-other/2', '#main', '']) {
      const other = start()
      other.follow(fragment)
      expect(other.state()).toBe('closed')
    }
  })

  test('[B-GAL-16] an item there is not opens the first; nothing opens without items', () => {
    for (const fragment of ['#overlay-photos', '#overlay-photos/99', '#overlay-photos/details']) {
      const gallery = start()
      gallery.follow(fragment)
      expect(gallery.context().current).toBe(1)
    }
    const none = start({ count: 0 })
    none.follow('#overlay-photos/1')
    expect(none.state()).toBe('closed')
  })

  test('[B-GAL-17] its item comes into view from 400 ms on, and is there at 2500', () => {
    const gallery = start()
    gallery.follow('#overlay-photos/5')
    gallery.clock.increment(399)
    expect([gallery.state(), gallery.placed]).toEqual(['waiting', []])
    gallery.clock.increment(1)
    expect(gallery.state()).toBe('gliding')
    gallery.clock.increment(2099)
    expect([gallery.state(), gallery.placed]).toEqual(['gliding', []])
    gallery.clock.increment(1)
    expect([gallery.state(), gallery.placed]).toEqual(['resting', [5]])
  })

  test('[B-GAL-17] [D-B-34] whoever touches something before has won: what is in view is shown', () => {
    for (const time of [0, 200, 400, 2000]) {
      const gallery = start()
      gallery.follow('#overlay-photos/5')
      gallery.clock.increment(time)
      gallery.send({ type: 'visitor.acts', item: 2 })
      expect([gallery.state(), gallery.context().current]).toEqual(['resting', 2])
      gallery.clock.increment(5000)
      expect([gallery.context().current, gallery.placed]).toEqual([2, []])
      expect(gallery.history.now().fragment).toBe('#overlay-photos/2')
    }
  })

  test('[B-GAL-17] items it passes on its way are not what is shown', () => {
    const gallery = start()
    gallery.follow('#overlay-photos/5')
    gallery.send({ type: 'row.moved', item: 2 })
    expect(gallery.context().current).toBe(5)
    gallery.clock.increment(400)
    gallery.send({ type: 'row.moved', item: 3 })
    expect(gallery.context().current).toBe(5)
    gallery.clock.increment(2100)
    gallery.send({ type: 'row.moved', item: 6 })
    expect(gallery.context().current).toBe(6)
  })

  test('[B-GAL-05] [E-B-08] one that is placed, and every one under reduced motion, is there at once', () => {
    const placed = start({ entry: 'placed' })
    placed.follow('#overlay-photos/3')
    expect([placed.state(), placed.placed]).toEqual(['resting', [3]])
    const still = start()
    still.send({ type: 'motion.changed', isStill: true })
    still.follow('#overlay-photos/3')
    expect([still.state(), still.placed]).toEqual(['resting', [3]])
    for (const time of [100, 1000]) {
      const later = start()
      later.follow('#overlay-photos/3')
      later.clock.increment(time)
      later.send({ type: 'motion.changed', isStill: true })
      expect([later.state(), later.placed]).toEqual(['resting', [3]])
    }
  })

  test('[B-GAL-18] closing forgets everything: opened by its link it begins anew', () => {
    const gallery = start()
    gallery.follow('#overlay-photos/5')
    gallery.clock.increment(1000)
    gallery.send(CLOSE)
    expect([gallery.state(), gallery.context().first, gallery.history.now().fragment]).toEqual([
      'closed',
      0,
      '',
    ])
    gallery.clock.increment(5000)
    expect(gallery.placed).toEqual([])
    gallery.follow('#overlay-photos')
    expect([gallery.state(), gallery.context().current]).toEqual(['waiting', 1])
  })

  test('[B-GAL-08] [B-GAL-09] the strip follows what is chosen, and its arrows choose nothing', () => {
    const gallery = start({ entry: 'placed', count: 10 })
    gallery.follow('#overlay-photos/7')
    expect(gallery.context().first).toBe(4)
    gallery.send({ type: 'strip.move', by: -1 })
    expect([gallery.context().first, gallery.context().current]).toEqual([3, 7])
    gallery.send({ type: 'item.choose', item: 10 })
    expect([gallery.context().first, gallery.context().current]).toEqual([5, 10])
    for (const item of [0, 11, 2.5, Number.NaN]) gallery.send({ type: 'item.choose', item })
    expect(gallery.context().current).toBe(10)
  })

  test('[B-B-03] Back closes it, every item has an address, and the history does not grow', () => {
    const gallery = start({ entry: 'placed' })
    gallery.follow('#overlay-photos/3')
    const { length } = gallery.history.place()[0] as readonly string[]
    for (const item of [4, 5, 6]) gallery.send({ type: 'item.choose', item })
    expect(gallery.history.now()).toEqual({ fragment: '#overlay-photos/6', depth: 1 })
    expect((gallery.history.place()[0] as readonly string[]).length).toBe(length)
    gallery.go(-1)
    expect([gallery.state(), gallery.history.now().fragment]).toEqual(['closed', ''])
    gallery.go(1)
    expect([gallery.state(), gallery.context().current]).toEqual(['resting', 6])
  })

  test('[B-B-03] opened cold, Back closes it on the same page', () => {
    const gallery = start({ entry: 'placed' })
    gallery.follow('#overlay-photos/4', true)
    expect(gallery.context().current).toBe(4)
    gallery.go(-1)
    expect([gallery.state(), gallery.history.now().fragment]).toEqual(['closed', ''])
  })

  test('[B-B-03] after anything that happens, the address says what is shown', () => {
    const item = fc.integer({ min: -1, max: 10 })
    const events = fc.oneof(
      fc.record({ type: fc.constantFrom('item.choose', 'row.moved', 'visitor.acts'), item }),
      fc.record({ type: fc.constant('strip.move'), by: fc.constantFrom(1, -1) }),
      fc.constant(CLOSE),
      fc.constantFrom('follow', 'back', 'wait'),
    ) as fc.Arbitrary<GalleryEvent | 'follow' | 'back' | 'wait'>
    fc.assert(
      fc.property(fc.array(events, { maxLength: 20 }), (happened) => {
        const gallery = start()
        for (const event of happened) {
          // While it is open no link of the page can be met.
          if (event === 'follow') {
            if (gallery.state() === 'closed') gallery.follow('#overlay-photos/3')
          } else if (event === 'back') gallery.go(-1)
          else if (event === 'wait') gallery.clock.increment(500)
          else gallery.send(event)
          const { current } = gallery.context()
          const shown = readOverlays(gallery.history.now().fragment)[0]?.item ?? '0'
          expect(Number(shown)).toBe(current)
        }
      }),
    )
  })

  test('every state of it is reached, and every transition taken', () => {
    const walk = walkMachine(galleryMachine, {
      input: SETUP,
      events: [
        addressChanged('#overlay-photos/3'),
        addressChanged(''),
        { type: 'item.choose', item: 4 },
        { type: 'row.moved', item: 5 },
        { type: 'visitor.acts', item: 2 },
        { type: 'strip.move', by: 1 },
        CLOSE,
        { type: 'motion.changed', isStill: true },
      ],
      delays: ['wait', 'glide'],
      distinguish: ({ value, context }) => [value, context.isStill],
    })
    expect([walk.missingStates, walk.missingTransitions]).toEqual([[], []])
  })
})

describe('the way of an item into view', () => {
  test('[B-GAL-17] [D-B-34] is slow, fast and slow, and takes 2100 ms', () => {
    expect([0, 525, 1050, 1575, 2100].map(findGlideShare)).toEqual([0, 0.0625, 0.5, 0.9375, 1])
    expect([findGlideShare(-5), findGlideShare(9000)]).toEqual([0, 1])
  })

  test('It never goes back.', () => {
    const time = fc.double({ min: 0, max: 2100, noNaN: true })
    fc.assert(
      fc.property(time, time, (one, other) => {
        const [before, after] = [Math.min(one, other), Math.max(one, other)]
        expect(findGlideShare(after)).toBeGreaterThanOrEqual(findGlideShare(before))
      }),
    )
  })
})
