import { assign, setup } from 'xstate'
import type { Option } from '../../shared/index.js'
import {
  canLook,
  COOKIE_PAUSE,
  countLook,
  startCookieWait,
  takeCookie,
  type CookieWait,
  type CookieWaitInput,
} from './cookie-wait.js'

/** What a look for a cookie has shown. */
export type CookieWaitEvent =
  { readonly type: 'cookie.found'; readonly value: string } | { readonly type: 'cookie.missed' }

/**
 * State machine that polls for the analytics cookie: ten tries, 500 ms apart. The form renders without it; submitting a
 * lead waits for the end of polling.
 *
 * @remarks
 * The port `lookForCookie` answers each try with an event. The output is the cookie's value, or `none` after a timeout.
 *
 * @law Every wait ends within five seconds.
 * @source F-TRACK-24, F-TRACK-25, F-CONST-19
 *
 * @example It began too late to look
 * ```ts
 * import { cookieWaitMachine } from '@evkit/engine/forms'
 * import { createActor } from 'xstate'
 *
 * createActor(cookieWaitMachine, { input: { elapsed: 5000 } }).start().getSnapshot().value // => 'absent'
 * ```
 * @category machines
 */
export const cookieWaitMachine = setup({
  types: {} as {
    context: CookieWait
    events: CookieWaitEvent
    input: CookieWaitInput
    output: Option<string>
  },
  delays: { pause: COOKIE_PAUSE },
  guards: { canLook: ({ context }) => canLook(context) },
  actions: {
    countLook: assign(({ context }) => countLook(context)),
    take: assign(({ context, event }) =>
      event.type === 'cookie.found' ? takeCookie(context, event.value) : {},
    ),
    lookForCookie: () => undefined,
  },
}).createMachine({
  id: 'cookieWait',
  context: ({ input }) => startCookieWait(input),
  output: ({ context }) => context.value,
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'canLook', target: 'waiting' }, { target: 'absent' }] },
    waiting: { after: { pause: 'looking' } },
    looking: {
      entry: ['countLook', 'lookForCookie'],
      on: { 'cookie.found': { target: 'found', actions: 'take' }, 'cookie.missed': 'deciding' },
    },
    found: { type: 'final' },
    absent: { type: 'final' },
  },
})
