// Gestures over a row of slides, as a browser would tell of them: twenty that differ in speed, length, way and end.
import type { SwipeInput } from '../../src/interaction/swipe.js'

/** A recorded gesture. */
export interface Trace {
  readonly name: string
  /** [ms, px, px] Time and place of the press and of each move. */
  readonly places: readonly (readonly [number, number, number])[]
  /** How it ends, and when [ms]. */
  readonly end: readonly ['pointer.up' | 'pointer.cancel', number]
}

// What a finger does at a constant speed, with a little unrest across.
const straight = (
  name: string,
  { way, time, moves = 8, wait = 0 }: { way: number; time: number; moves?: number; wait?: number },
): Trace => ({
  name,
  places: Array.from({ length: moves + 1 }, (_, at) => [
    (time * at) / moves,
    300 + (way * at) / moves,
    200 + (at % 2),
  ]),
  end: ['pointer.up', time + wait],
})

/** The gestures. */
export const TRACES: readonly Trace[] = [
  straight('slow, a third of a slide', { way: -107, time: 700 }),
  straight('slow, half a slide', { way: -160, time: 900 }),
  straight('slow, more than half', { way: -171, time: 900 }),
  straight('slow, a slide and a half', { way: -490, time: 1600, moves: 20 }),
  straight('slow, back', { way: 170, time: 900 }),
  straight('short flick', { way: -40, time: 80, moves: 5 }),
  straight('short flick back', { way: 40, time: 80, moves: 5 }),
  straight('long flick', { way: -220, time: 160 }),
  straight('strong flick', { way: -260, time: 65, moves: 4 }),
  straight('very strong flick', { way: -420, time: 40, moves: 3 }),
  straight('strong flick back', { way: 260, time: 65, moves: 4 }),
  straight('just below a flick', { way: -29, time: 100, moves: 6 }),
  straight('just a flick', { way: -31, time: 100, moves: 6 }),
  straight('flick that waits', { way: -120, time: 90, wait: 140 }),
  straight('tap', { way: 1, time: 90, moves: 2 }),
  straight('past the end', { way: -1500, time: 600, moves: 12 }),
  straight('past the beginning', { way: 700, time: 500, moves: 12 }),
  {
    name: 'there and back',
    places: [
      [0, 300, 200],
      [40, 240, 201],
      [90, 180, 203],
      [140, 220, 204],
      [180, 290, 204],
      [200, 310, 204],
    ],
    end: ['pointer.up', 204],
  },
  {
    name: 'down the page',
    places: [
      [0, 300, 200],
      [16, 301, 205],
      [32, 330, 260],
      [48, 400, 320],
    ],
    end: ['pointer.up', 60],
  },
  {
    name: 'taken away',
    places: [
      [0, 300, 200],
      [16, 280, 201],
      [48, 180, 202],
      [90, 100, 203],
    ],
    end: ['pointer.cancel', 100],
  },
]

/** The inputs of a gesture; `mirror` as from right to left. */
export const toInputs = ({ places, end }: Trace, mirror = false): readonly SwipeInput[] => [
  ...places.map(([time, x, y], at) => ({
    type: at === 0 ? ('pointer.down' as const) : ('pointer.move' as const),
    time,
    x: mirror ? -x : x,
    y,
  })),
  { type: end[0], time: end[1] },
]
