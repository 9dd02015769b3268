import { setup } from 'xstate'
import { PICTURE_TIMEOUT } from './picture.js'

/** What can happen to a picture. */
export type PictureEvent = { readonly type: 'picture.loaded' } | { readonly type: 'picture.failed' }

/**
 * Which source of a picture is shown: the resized one, unless it fails or takes too long; then the original, for good.
 *
 * @source F-API-41, F-CONST-30, F-VEH-16, D-F-52
 */
export const pictureMachine = setup({
  types: {} as { events: PictureEvent },
  delays: { timeout: PICTURE_TIMEOUT },
}).createMachine({
  id: 'picture',
  initial: 'resized',
  states: {
    resized: {
      initial: 'waiting',
      states: {
        waiting: {
          on: { 'picture.loaded': 'shown', 'picture.failed': '#picture.original' },
          after: { timeout: '#picture.original' },
        },
        shown: {},
      },
    },
    original: {
      initial: 'waiting',
      states: {
        waiting: { on: { 'picture.loaded': 'shown', 'picture.failed': '#picture.missing' } },
        shown: {},
      },
    },
    missing: {},
  },
})
