import { outputOf } from '../shared/index.js'

const FAILED = { target: 'idle', actions: 'fail' } as const

/** From a typed text to its list: a pause, then the actor `suggest`. Beside them stand `idle`, `open`, `list` and `fail`. */
export const LOOK_UP_STATES = {
  waiting: { after: { pause: 'asking' } },
  asking: {
    invoke: {
      id: 'suggestions',
      src: 'suggest',
      input: ({ context }: { readonly context: { readonly text: string } }) => ({
        text: context.text.trim(),
      }),
      onDone: { target: 'open', actions: { type: 'list', params: outputOf } },
      onError: FAILED,
    },
    after: { timeout: FAILED },
  },
} as const
