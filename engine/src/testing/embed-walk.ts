import {
  cookieWaitMachine,
  exitIntentMachine,
  overlayMachine,
  type CookieWaitEvent,
  type ExitIntentEvent,
  type OverlayEvent,
} from '../forms/embed/index.js'
import { joinWalks, walkMachine, type Walk } from './walk.js'

/**
 * Walks an overlay with a form in it.
 *
 * @returns The walk, its lists of what is missing both empty.
 * @source F-EMB-11
 *
 * @example Nothing is missing
 * ```ts
 * import { walkOverlay } from '@evkit/engine/testing'
 *
 * walkOverlay().missingTransitions // => []
 * ```
 * @category testing
 */
export const walkOverlay = (): Walk<OverlayEvent> =>
  walkMachine(overlayMachine, {
    input: undefined,
    events: [
      { type: 'overlay.open' },
      { type: 'overlay.close' },
      { type: 'hash.matched' },
      { type: 'hash.cleared' },
      { type: 'challenge.shown' },
      { type: 'challenge.hidden' },
    ],
    delays: [],
    distinguish: ({ value }) => value,
  })

const walkIntent = (isDesktop: boolean, triggered: readonly string[]): Walk<ExitIntentEvent> =>
  walkMachine(exitIntentMachine, {
    input: { id: 'kmu-1', isDesktop, triggered },
    events: [
      { type: 'triggers.told', areOn: true },
      { type: 'triggers.told', areOn: false },
      { type: 'mouse.left', y: 300, hasLeft: true, at: 0 },
      { type: 'mouse.left', y: -1, hasLeft: true, at: 199 },
      { type: 'mouse.left', y: -1, hasLeft: true, at: 200 },
      { type: 'introduction.accept' },
      { type: 'introduction.close' },
    ],
    delays: ['personalisation'],
    distinguish: ({ value, context }) => [value, context.last],
  })

/**
 * Walks exit intent: on a device with a mouse, on one without, and for a component that had its introduction.
 *
 * @returns The walk, its lists of what is missing both empty.
 * @source F-EMB-20, F-EMB-23, F-EMB-25
 *
 * @example Nothing is missing
 * ```ts
 * import { walkExitIntent } from '@evkit/engine/testing'
 *
 * walkExitIntent().missingTransitions // => []
 * ```
 * @category testing
 */
export const walkExitIntent = (): Walk<ExitIntentEvent> =>
  joinWalks([walkIntent(true, []), walkIntent(false, []), walkIntent(true, ['kmu-1'])])

/**
 * Walks the wait for the cookie of the analytics.
 *
 * @returns The walk, its lists of what is missing both empty.
 * @source F-TRACK-24
 *
 * @example Nothing is missing
 * ```ts
 * import { walkCookieWait } from '@evkit/engine/testing'
 *
 * walkCookieWait().missingTransitions // => []
 * ```
 * @category testing
 */
export const walkCookieWait = (): Walk<CookieWaitEvent> =>
  walkMachine(cookieWaitMachine, {
    input: { elapsed: 4000 },
    events: [{ type: 'cookie.found', value: 'GA1.2.3' }, { type: 'cookie.missed' }],
    delays: ['pause'],
    distinguish: ({ value, context }) => [value, context.looks],
  })
