import { assign, setup } from 'xstate'
import {
  chooseMotion,
  notePause,
  updatePreferences,
  placeBlock,
  removeBlock,
  STILL_PAGE,
  type MotionChoice,
  type MovingBlock,
  type PageMotion,
  type MotionSettings,
} from './motion.js'
import { MOTION_REST } from './timing.js'

/** What a page knows of its motion, and what it has chosen. */
export interface MotionContext {
  readonly motion: PageMotion
  readonly choice: MotionChoice
}

/** What can happen to the motion of a page. */
export type MotionEvent =
  | { readonly type: 'block.placed'; readonly block: MovingBlock }
  | { readonly type: 'block.gone'; readonly id: string }
  /** What the browser tells: the page is hidden or shown, less motion or less data is asked for. */
  | { readonly type: 'preferences.changed'; readonly preferences: Partial<MotionSettings> }
  | { readonly type: 'pause.press' | 'resume.press' }

/** What the motion of a page begins with. */
export interface MotionInput extends Pick<PageMotion, 'isPaused' | 'isStarted'> {
  /** What the browser asks for as the page begins. */
  readonly preferences: Partial<MotionSettings>
}

/**
 * What moves by itself on a page. Who else may move is chosen once scrolling has rested for a moment; whatever must stop
 * stops at once. Where less motion or less data is asked for, everything stands until the visitor lets it move. Port:
 * `savePause` keeps for the visit whether the visitor has paused everything or lets it move.
 *
 * @source B-B-01, E-B-07, E-B-08, E-B-27
 */
export const motionMachine = setup({
  types: {} as { context: MotionContext; events: MotionEvent; input: MotionInput },
  delays: { rest: MOTION_REST },
  actions: {
    place: assign(({ context, event }) =>
      event.type === 'block.placed' ? { motion: placeBlock(context.motion, event.block) } : context,
    ),
    remove: assign(({ context, event }) =>
      event.type === 'block.gone' ? { motion: removeBlock(context.motion, event.id) } : context,
    ),
    updatePreferences: assign(({ context, event }) =>
      event.type === 'preferences.changed'
        ? { motion: updatePreferences(context.motion, event.preferences) }
        : context,
    ),
    notePause: assign(({ context, event }) => ({
      motion: notePause(context.motion, event.type === 'pause.press'),
    })),
    choose: assign({ choice: ({ context }) => chooseMotion(context.motion) }),
    savePause: (_, _params: { readonly isPaused: boolean }) => undefined,
  },
}).createMachine({
  id: 'motion',
  context: ({ input: { isPaused, isStarted, preferences } }) => {
    const motion: PageMotion = { ...STILL_PAGE, ...preferences, isPaused, isStarted }
    return { motion, choice: chooseMotion(motion) }
  },
  initial: 'chosen',
  on: {
    'block.placed': { target: '.waiting', reenter: true, actions: 'place' },
    'block.gone': { target: '.chosen', actions: ['remove', 'choose'] },
    'preferences.changed': { target: '.chosen', actions: ['updatePreferences', 'choose'] },
    'pause.press': {
      target: '.chosen',
      actions: ['notePause', 'choose', { type: 'savePause', params: { isPaused: true } }],
    },
    'resume.press': {
      target: '.chosen',
      actions: ['notePause', 'choose', { type: 'savePause', params: { isPaused: false } }],
    },
  },
  states: {
    chosen: {},
    waiting: { after: { rest: { target: 'chosen', actions: 'choose' } } },
  },
})
