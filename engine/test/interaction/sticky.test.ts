import { beforeEach, describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { createActor, SimulatedClock } from 'xstate'
import {
  isBarFixed,
  isPanelStuck,
  isSubMenuHidden,
  moveBar,
  PANEL_RELEASE,
  PANEL_STICKS_UNDER,
  STICKY_LEAST_HEIGHT,
  STICKY_THRESHOLD,
} from '../../src/interaction/sticky.js'
import { SETTLE_DELAY, TOOLTIP_THROTTLE } from '../../src/interaction/timing.js'
import { tooltipMachine } from '../../src/interaction/tooltip.machine.js'
import { walkTooltip } from '../kit/interaction-walk.js'

const at = (top: number) => ({ top, viewportHeight: 800 })

// The bars that are pinned after each of these moves, and whether the sub menu gives way.
const hiddenAfter = (moves: readonly (readonly [string, number?])[]): readonly boolean[] => {
  let fixed: readonly string[] = []
  return moves.map(([name, top]) => {
    fixed = moveBar(fixed, top === undefined ? { name } : { name, place: at(top) })
    return isSubMenuHidden(fixed)
  })
}

describe('sticky bars', () => {
  test.each([
    [2, false],
    [1.01, false],
    [1, true],
    [-400, true],
    [200, false],
  ])(
    '[T-TABS-07] [T-SAV-04] [T-CONST-29] [B-CONST-24] a bar whose place is at %d px is fixed: %s',
    (top, is) => {
      expect(isBarFixed(at(top))).toBe(is)
      expect(STICKY_THRESHOLD).toBe(1)
    },
  )

  test('[T-TABS-08] the sub menu is hidden while the bar is fixed', () => {
    expect(
      hiddenAfter([
        ['range', 1],
        ['range', 2],
      ]),
    ).toEqual([true, false])
    expect([isSubMenuHidden(['range']), isSubMenuHidden([])]).toEqual([true, false])
  })

  test('[T-SAV-05] with two bars fixed it returns only when both are released', () => {
    expect(
      hiddenAfter([
        ['range', 0],
        ['savings', -5],
        ['range', 300],
        ['savings', 9],
      ]),
    ).toEqual([true, true, true, false])
    expect(hiddenAfter([['savings', 0], ['savings']])).toEqual([true, false])
  })

  test('[E-T-11] nothing is pinned on a viewport under 400 px', () => {
    expect(STICKY_LEAST_HEIGHT).toBe(400)
    expect([399, 400].map((viewportHeight) => isBarFixed({ top: 0, viewportHeight }))).toEqual([
      false,
      true,
    ])
    const place = { calculatorTop: 0, slotBottom: 2000 }
    expect(
      [399, 400].map((height) => isPanelStuck(true, { ...place, viewportHeight: height })),
    ).toEqual([false, true])
  })

  test('no bar is listed twice, and a bar that stays changes nothing', () => {
    const fixed = ['range']
    expect(moveBar(fixed, { name: 'range', place: at(0) })).toBe(fixed)
    expect(moveBar(fixed, { name: 'other' })).toBe(fixed)
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom('a', 'b'), fc.integer({ min: -9, max: 9 }))),
        (moves) => {
          const names = moves.reduce<readonly string[]>(
            (list, [name, top]) => moveBar(list, { name, place: at(top) }),
            [],
          )
          return new Set(names).size === names.length
        },
      ),
    )
  })

  test('[E-T-38] every state and transition is reached', () => {
    const walk = walkTooltip()
    expect([walk.missingStates, walk.missingTransitions]).toEqual([[], []])
  })
})

describe('the mobile panel', () => {
  const place = (calculatorTop: number, slotBottom = 1200) => ({
    calculatorTop,
    slotBottom,
    viewportHeight: 800,
  })

  test.each([
    [false, place(200), false],
    [false, place(199), true],
    [true, place(205), true],
    [true, place(210), false],
    [true, place(209.9), true],
    [true, place(0, 811), true],
    [true, place(0, 810), false],
    [false, place(-3000, 811), true],
  ] as const)(
    '[T-CALC-03] [T-CONST-40] [B-CONST-26] [B-CONST-27] stuck %s, %o: stuck %s',
    (was, where, is) => {
      expect(isPanelStuck(was, where)).toBe(is)
      expect([PANEL_STICKS_UNDER, PANEL_RELEASE]).toEqual([200, 10])
    },
  )

  test('[T-CALC-03] it does not flicker between 200 and 210 px', () => {
    let isStuck = false
    const states = [205, 199, 205, 209, 210, 205, 199].map(
      (top) => (isStuck = isPanelStuck(isStuck, place(top))),
    )
    expect(states).toEqual([false, true, true, true, false, false, true])
  })
})

test('[T-CONST-30] changes settle after 40 ms', () => {
  expect(SETTLE_DELAY).toBe(40)
})

describe('[T-CALC-29] [T-CONST-28] the tooltip', () => {
  let clock: SimulatedClock
  beforeEach(() => {
    clock = new SimulatedClock()
  })

  const watch = () => {
    const actor = createActor(tooltipMachine, { input: { text: '20' }, clock }).start()
    const shown: string[] = []
    let last = '20'
    actor.subscribe(({ context }) => {
      if (context.text !== last) shown.push(context.text)
      last = context.text
    })
    return { actor, shown }
  }

  test('ten moves in 100 ms are at most two updates, the last one among them', () => {
    const { actor, shown } = watch()
    for (let move = 1; move <= 10; move += 1) {
      actor.send({ type: 'value.moved', text: String(move) })
      clock.increment(10)
    }
    expect(shown).toEqual(['1', '10'])
    expect(TOOLTIP_THROTTLE).toBe(100)
  })

  test('never two updates within 100 ms, and the last value is always shown', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 0, max: 150 }), fc.string({ minLength: 1 }))),
        (moves) => {
          clock = new SimulatedClock()
          const { actor } = watch()
          const times: number[] = []
          let last = '20'
          actor.subscribe(({ context }) => {
            if (context.text !== last) times.push(clock.now())
            last = context.text
          })
          for (const [wait, text] of moves) {
            clock.increment(wait)
            actor.send({ type: 'value.moved', text })
          }
          clock.increment(1000)
          const gaps = times.slice(1).map((time, before) => time - (times[before] ?? 0))
          return gaps.every((gap) => gap >= 100) && last === (moves.at(-1)?.[1] ?? '20')
        },
      ),
    )
  })
})
