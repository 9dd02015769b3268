// The machines of embedded forms, walked from their own graphs, and their worked examples by the clock.
import fc from 'fast-check'
import { createActor, SimulatedClock } from 'xstate'
import { describe, expect, test } from 'vitest'
import { option as O } from 'fp-ts'
import { cookieWaitMachine } from '../../../src/forms/embed/cookie-wait.machine.js'
import { COOKIE_LOOKS, COOKIE_PAUSE } from '../../../src/forms/embed/cookie-wait.js'
import {
  EXIT_INTENT_THROTTLE,
  PERSONALISATION_DELAY,
} from '../../../src/forms/embed/exit-intent.js'
import { exitIntentMachine } from '../../../src/forms/embed/exit-intent.machine.js'
import { none, some } from '../../../src/shared/option.js'
import { walkCookieWait, walkEmbeddedForm, walkExitIntent } from '../../kit/embed-walk.js'
import { makePort } from '../../../src/testing/port.js'

describe('every state and every transition is reached', () => {
  test.each([
    ['exit intent', walkExitIntent],
    ['the wait for a cookie', walkCookieWait],
    ['an embedded form', walkEmbeddedForm],
  ])('[B-F-02] of %s', (_, walkIt) => {
    const walk = walkIt()
    expect(walk.missingStates).toEqual([])
    expect(walk.missingTransitions).toEqual([])
  })
})

const startIntent = ({ areOn = true, isDesktop = true, triggered = [] as string[] } = {}) => {
  const clock = new SimulatedClock()
  const kept: (readonly string[])[] = []
  const seen = { asked: 0, opened: 0 }
  const triggers = makePort<unknown, boolean>(({ answer }) => {
    seen.asked += 1
    answer(areOn)
  })
  const intent = createActor(
    exitIntentMachine.provide({
      actors: { askTriggers: triggers.logic },
      actions: {
        saveTriggered: (_, { ids }) => void kept.push(ids),
        openOverlay: () => {
          seen.opened += 1
        },
      },
    }),
    { input: { id: 'kmu-1', isDesktop, triggered }, clock },
  ).start()
  const leave = (at: number, y = -1): void => {
    intent.send({ type: 'mouse.left', y, hasLeft: true, at })
  }
  return { intent, clock, kept, seen, leave }
}

describe('exit intent', () => {
  test('[F-CONST-14] [F-CONST-15] its two times', () => {
    expect(EXIT_INTENT_THROTTLE).toBe(200)
    expect(PERSONALISATION_DELAY).toBe(3000)
  })

  test('[F-EMB-22] Nothing shows before the site was asked, and nothing at all when it does not want it.', () => {
    const early = startIntent()
    early.clock.increment(2999)
    early.leave(2999)
    expect(early.intent.getSnapshot().value).toBe('waiting')
    expect(early.seen.asked).toBe(0)
    early.clock.increment(1)
    expect(early.intent.getSnapshot().value).toBe('armed')
    early.leave(3000)
    expect(early.intent.getSnapshot().value).toBe('showing')
    const unwanted = startIntent({ areOn: false })
    unwanted.clock.increment(3000)
    unwanted.leave(3100)
    expect(unwanted.intent.getSnapshot().value).toBe('off')
    expect(unwanted.seen.asked).toBe(1)
  })

  test('[F-EMB-21] a side is no top', () => {
    const { intent, clock, leave } = startIntent()
    clock.increment(3000)
    leave(3000, 300)
    expect(intent.getSnapshot().value).toBe('armed')
    intent.send({ type: 'mouse.left', y: -1, hasLeft: false, at: 4000 })
    expect(intent.getSnapshot().value).toBe('armed')
    leave(5000, 0)
    expect(intent.getSnapshot().value).toBe('showing')
  })

  test('[F-EMB-24] of 0, 50, 199, 200, 399, 401, 700 the looks are at 0, 200, 401, 700', () => {
    const { intent, clock } = startIntent()
    clock.increment(3000)
    const looks = [0, 50, 199, 200, 399, 401, 700].filter((at) => {
      intent.send({ type: 'mouse.left', y: 300, hasLeft: true, at })
      const { last } = intent.getSnapshot().context
      return O.isSome(last) && last.value === at
    })
    expect(looks).toEqual([0, 200, 401, 700])
  })

  test('[F-EMB-24] a top edge within the throttle is not looked at', () => {
    const { intent, clock, leave } = startIntent()
    clock.increment(3000)
    leave(0, 300)
    leave(199)
    expect(intent.getSnapshot().value).toBe('armed')
    leave(200)
    expect(intent.getSnapshot().value).toBe('showing')
  })

  test('[F-EMB-25] a touch screen is never armed, and the site is not asked', () => {
    const { intent, clock, seen } = startIntent({ isDesktop: false })
    clock.increment(60_000)
    expect(intent.getSnapshot().value).toBe('off')
    expect(seen.asked).toBe(0)
  })

  test('[F-EMB-23] The id is kept exactly when the introduction shows.', () => {
    const { clock, kept, leave } = startIntent({ triggered: ['kmu-2'] })
    clock.increment(3000)
    expect(kept).toEqual([])
    leave(3000)
    expect(kept).toEqual([['kmu-2', 'kmu-1']])
    const again = startIntent({ triggered: ['kmu-1'] })
    again.clock.increment(3000)
    again.leave(3000)
    expect(again.intent.getSnapshot().value).toBe('off')
    expect(again.kept).toEqual([])
  })

  test.each([
    ['introduction.accept', 1],
    ['introduction.close', 0],
  ] as const)('[F-EMB-27] %s ends it, overlays opened: %d', (type, opened) => {
    const { intent, clock, seen, leave } = startIntent()
    clock.increment(3000)
    leave(3000)
    intent.send({ type })
    expect(intent.getSnapshot().value).toBe('done')
    expect(seen.opened).toBe(opened)
  })
})

// A simulated clock that leaps fires one timer of a chain.
const pass = (clock: SimulatedClock, time: number): void => {
  for (let left = time; left > 0; left -= 10) clock.increment(Math.min(left, 10))
}

const startWait = (cookieAt: number, elapsed = 0) => {
  const clock = new SimulatedClock()
  const looks: number[] = []
  const wait = createActor(
    cookieWaitMachine.provide({
      actions: {
        lookForCookie: ({ self }) => {
          const now = elapsed + clock.now()
          looks.push(now)
          self.send(
            now >= cookieAt ? { type: 'cookie.found', value: 'GA1' } : { type: 'cookie.missed' },
          )
        },
      },
    }),
    { input: { elapsed }, clock },
  ).start()
  return { wait, clock, looks }
}

describe('the wait for a cookie', () => {
  test('[F-CONST-19] ten looks, half a second apart', () => {
    expect([COOKIE_LOOKS, COOKIE_PAUSE]).toEqual([10, 500])
  })

  test('[F-TRACK-24] a cookie at 1,200 ms is found at look 3', () => {
    const { wait, clock, looks } = startWait(1200)
    pass(clock, 5000)
    expect(looks).toEqual([500, 1000, 1500])
    expect(wait.getSnapshot().output).toEqual(some('GA1'))
  })

  test('[F-TRACK-24] one that never comes is given up at 5,000 ms', () => {
    const { wait, clock, looks } = startWait(Infinity)
    pass(clock, 4999)
    expect(wait.getSnapshot().status).toBe('active')
    clock.increment(1)
    expect(looks).toHaveLength(10)
    expect(wait.getSnapshot().value).toBe('absent')
    expect(wait.getSnapshot().output).toEqual(none)
  })

  test('[F-TRACK-25] Every wait ends within five seconds.', () => {
    fc.assert(
      fc.property(fc.nat(6000), fc.nat(6000), (elapsed, cookieAt) => {
        const { wait, clock } = startWait(cookieAt, elapsed)
        pass(clock, 5000 - elapsed)
        expect(wait.getSnapshot().status).toBe('done')
      }),
    )
  })

  test('[F-TRACK-25] The wait is over five seconds after the form was shown, or earlier.', () => {
    const { wait, clock, looks } = startWait(Infinity, 2000)
    pass(clock, 3000)
    expect(looks).toEqual([2500, 3000, 3500, 4000, 4500, 5000])
    expect(wait.getSnapshot().value).toBe('absent')
  })
})
