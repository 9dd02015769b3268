import * as O from '#fp-ts/Option'
import { outputOf } from '../../shared/index.js'
import { listReplyNotes, type PriceFeed, type PriceReply } from './price-feed.js'
import { toPriceLogEntry } from './price.errors.js'

const notesOf = ({ event }: { readonly event: { readonly output: PriceReply<unknown> } }) => ({
  entries: listReplyNotes(event.output),
})

const ANSWERED = [
  {
    guard: { type: 'isAnswer', params: outputOf },
    target: 'known',
    actions: { type: 'take', params: outputOf },
  },
  { target: 'failed', actions: { type: 'writeLog', params: notesOf } },
] as const

const questionOf = <Question>({ context }: { readonly context: { readonly question: Question } }) =>
  context.question

const failWith = (kind: 'late' | 'unreachable') =>
  ({
    target: 'failed',
    actions: { type: 'writeLog', params: { entries: [toPriceLogEntry({ kind })] } },
  }) as const

interface Known {
  readonly context: Pick<PriceFeed<unknown, unknown>, 'answer' | 'isEnabled'>
}

/** What decides the way of a question about prices. */
export const PRICE_GUARDS = {
  isOff: ({ context }: Known) => !context.isEnabled,
  isOn: ({ context }: Known) => context.isEnabled,
  hasAnswer: ({ context }: Known) => O.isSome(context.answer),
  isAnswer: (_: unknown, { kind }: PriceReply<unknown>) => kind === 'answer',
}

/**
 * From a question about prices to their answer, and to the next one. Beside it stand the actor `ask`, the delays
 * `timeout` and `pause`, {@link PRICE_GUARDS}, and the actions `turn`, `take` and
 * `writeLog`. For how long prices were seen is counted outside, once for a page.
 */
export const PRICE_STATES = {
  initial: 'starting',
  on: { 'question.change': { guard: 'isOn', target: '.asking', actions: 'turn' } },
  states: {
    starting: {
      always: [
        { guard: 'isOff', target: 'off' },
        { guard: 'hasAnswer', target: 'known' },
        { target: 'asking' },
      ],
    },
    off: { tags: ['off', 'over'] },
    asking: {
      invoke: {
        id: 'first',
        src: 'ask',
        input: questionOf,
        onDone: ANSWERED,
        onError: 'pausing',
      },
      after: { timeout: failWith('late') },
    },
    pausing: { after: { pause: 'askingAgain' } },
    askingAgain: {
      invoke: {
        id: 'second',
        src: 'ask',
        input: questionOf,
        onDone: ANSWERED,
        onError: failWith('unreachable'),
      },
      after: { timeout: failWith('late') },
    },
    known: { on: { 'price.stale': 'asking' } },
    failed: { tags: 'over', always: { guard: 'hasAnswer', target: 'known' } },
  },
} as const
