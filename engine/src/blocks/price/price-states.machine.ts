import { outputOf } from '../../shared/index.js'
import { listReplyNotes, type PriceReply } from './price-feed.js'
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

/**
 * From a question about prices to their answer, and to the next one. Beside it stand the actor `ask`, the delays
 * `timeout`, `pause` and `lifetime`, the guards `isOff`, `isOn`, `hasAnswer`, `isAnswer` and `isHidden`, and the actions
 * `turn`, `take` and `writeLog`.
 */
export const PRICE_STATES = {
  page: {
    initial: 'shown',
    states: {
      shown: { on: { 'page.hidden': 'hidden' } },
      hidden: { on: { 'page.shown': 'shown' } },
    },
  },
  prices: {
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
      known: {
        after: { lifetime: [{ guard: 'isHidden', target: 'due' }, { target: 'asking' }] },
      },
      due: { on: { 'page.shown': 'asking' } },
      failed: { tags: 'over', always: { guard: 'hasAnswer', target: 'known' } },
    },
  },
} as const
