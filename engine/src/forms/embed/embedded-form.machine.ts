import { assign, fromPromise, setup } from 'xstate'
import { none, pending, some, type LogEntry } from '../../shared/index.js'
import type { ChosenPurpose, LeadFormEvent } from '../lead/index.js'
import {
  listPrefills,
  PART_PAUSE,
  startEmbed,
  takeChoice,
  toHostPrefill,
  type DrawnForm,
  type EmbedInput,
  type EmbedState,
  type PrefillEvent,
  type InitialValues,
} from './embed-state.js'
import type { ScrollPlan } from './scroll-delay.js'

/** What was found of what the address names. */
type FoundEvent = Extract<
  LeadFormEvent,
  { readonly type: 'vehicle.answered' | 'retailer.answered' }
>

/** Events of the embedded form's state machine. */
export type EmbeddedFormEvent =
  /** The form is rendered. */
  | ({ readonly type: 'form.drawn' } & DrawnForm)
  /** There is no overlay around it, or it has opened. */
  | { readonly type: 'overlay.shown' }
  | { readonly type: 'overlay.hidden' }
  | { readonly type: 'values.given'; readonly values: InitialValues | undefined }
  | PrefillEvent
  | FoundEvent
  | {
      readonly type: 'purpose.choose'
      readonly purpose: ChosenPurpose
      /** The visitor prefers reduced motion. */
      readonly isStill: boolean
    }
  | { readonly type: 'choice.return' }

/** What the form in it is told. */
type FormMessage =
  | PrefillEvent
  | FoundEvent
  | Extract<LeadFormEvent, { readonly type: 'purpose.choose' | 'choice.return' | 'form.seen' }>

const failure = (code: string, error: unknown): LogEntry => ({
  level: 'error',
  code,
  text: String(error),
})

const embedSetup = setup({
  types: {} as { context: EmbedState; events: EmbeddedFormEvent; input: EmbedInput },
  actors: {
    loadPickers: fromPromise<unknown>(pending),
    loadThanks: fromPromise<unknown>(pending),
  },
  delays: { scrollDelay: ({ context }) => context.scroll.delay, partPause: PART_PAUSE },
  guards: {
    isPhase: ({ event }, phase: DrawnForm['phase']) =>
      event.type === 'form.drawn' && event.phase === phase,
    hasPickers: ({ event }) => event.type === 'form.drawn' && event.hasPickers,
    isSeen: ({ context }) => context.isSeen,
  },
  actions: {
    take: assign(({ context, event }) => {
      switch (event.type) {
        case 'form.drawn':
          return { purpose: event.purpose }
        case 'overlay.shown':
        case 'overlay.hidden':
          return { isSeen: event.type === 'overlay.shown' }
        case 'values.given':
          return { values: toHostPrefill(event.values) }
        case 'prefill.answered':
          return { prefill: some(event) }
        case 'purpose.choose':
          return takeChoice(context, event.isStill)
        default:
          return {}
      }
    }),
    sendToForm: (_, _params: FormMessage) => undefined,
    notifyLoaded: (_, _params: EmbedInput) => undefined,
    notifySubmitted: (_, _params: EmbedInput) => undefined,
    focusForm: () => undefined,
    scrollToForm: (_, _params: ScrollPlan) => undefined,
    writeLog: (_, _params: LogEntry) => undefined,
  },
})

const fill = embedSetup.enqueueActions(({ context, enqueue }) => {
  for (const params of listPrefills(context)) enqueue({ type: 'sendToForm', params })
})

const fillValues = embedSetup.enqueueActions(({ context: { values }, enqueue }) => {
  for (const params of listPrefills({ prefill: none, values })) {
    enqueue({ type: 'sendToForm', params })
  }
})

const SEEN = { type: 'sendToForm', params: { type: 'form.seen' } } as const
const is = (phase: DrawnForm['phase']) => ({ type: 'isPhase', params: phase }) as const
const purposeOf = ({ context: { purpose } }: { readonly context: EmbedState }): EmbedInput => ({
  purpose,
})

/**
 * State machine of a form embedded in a host page: callbacks to the host, prefill, scrolling and focus management.
 *
 * @remarks
 * The rendered form sends it events. Ports: the actors `loadPickers` and `loadThanks` load the code that renders them;
 * the actions `sendToForm` forwards an event to the form, `notifyLoaded` and `notifySubmitted` notify the host,
 * `focusForm` and `scrollToForm` move on the page, `writeLog` logs.
 *
 * @law A form is told to the host as loaded while it can be seen, and only then.
 * @law A page scrolls to the last choice only, and not after it was taken back.
 * @source F-EMB-01, F-EMB-05, F-EMB-06, F-EMB-07, F-EMB-08, F-EMB-09, F-ROUTE-41
 *
 * @example A choice is drawn
 * ```ts
 * import { embeddedFormMachine } from '@evkit/engine/forms'
 * import { createActor } from 'xstate'
 *
 * const embed = createActor(embeddedFormMachine, { input: { purpose: 'OFFER_REQUEST' } }).start()
 * embed.send({ type: 'form.drawn', phase: 'choosing', purpose: 'OFFER_REQUEST', hasPickers: false })
 * embed.getSnapshot().value // => { form: 'choosing', scroll: 'still', pickers: 'unneeded' }
 * ```
 * @category machines
 */
export const embeddedFormMachine = embedSetup.createMachine({
  id: 'embeddedForm',
  context: ({ input }) => startEmbed(input),
  type: 'parallel',
  on: {
    'overlay.shown': { actions: ['take', SEEN] },
    'overlay.hidden': { actions: 'take' },
    'values.given': { actions: 'take' },
    'prefill.answered': { actions: 'take' },
    'vehicle.answered': { actions: { type: 'sendToForm', params: ({ event }) => event } },
    'retailer.answered': { actions: { type: 'sendToForm', params: ({ event }) => event } },
  },
  states: {
    form: {
      initial: 'waiting',
      states: {
        waiting: {
          on: {
            'form.drawn': [
              { guard: is('choosing'), target: 'choosing' },
              { guard: is('form'), target: 'open', actions: 'take' },
            ],
          },
        },
        choosing: {
          on: {
            'purpose.choose': {
              actions: {
                type: 'sendToForm',
                params: ({ event: { type, purpose } }) => ({ type, purpose }),
              },
            },
            'form.drawn': [
              { guard: is('form'), target: 'open', actions: ['take', 'focusForm'] },
              { guard: is('failed'), target: 'waiting', actions: 'focusForm' },
            ],
          },
        },
        open: {
          entry: fill,
          initial: 'deciding',
          on: {
            'prefill.answered': {
              actions: ['take', { type: 'sendToForm', params: ({ event }) => event }],
            },
            'values.given': { actions: ['take', fillValues] },
            'choice.return': { actions: { type: 'sendToForm', params: ({ event }) => event } },
            'form.drawn': [
              { guard: is('choosing'), target: 'choosing', actions: 'focusForm' },
              { guard: is('thanks'), target: 'thanks' },
            ],
          },
          states: {
            deciding: { always: [{ guard: 'isSeen', target: 'shown' }, { target: 'hidden' }] },
            hidden: { on: { 'overlay.shown': { target: 'shown', actions: ['take', SEEN] } } },
            shown: {
              entry: { type: 'notifyLoaded', params: purposeOf },
              on: { 'overlay.hidden': { target: 'hidden', actions: 'take' } },
            },
          },
        },
        thanks: {
          entry: { type: 'notifySubmitted', params: purposeOf },
          initial: 'asking',
          states: {
            asking: {
              invoke: {
                id: 'thanks',
                src: 'loadThanks',
                onDone: 'there',
                onError: {
                  target: 'pausing',
                  actions: {
                    type: 'writeLog',
                    params: ({ event }) => failure('ThanksFailed', event.error),
                  },
                },
              },
            },
            pausing: { after: { partPause: 'asking' } },
            there: { type: 'final' },
          },
        },
      },
    },
    scroll: {
      initial: 'still',
      states: {
        still: { on: { 'purpose.choose': { target: 'planned', actions: 'take' } } },
        planned: {
          on: {
            'purpose.choose': { target: 'planned', reenter: true, actions: 'take' },
            'choice.return': 'still',
          },
          after: {
            scrollDelay: {
              target: 'still',
              actions: { type: 'scrollToForm', params: ({ context }) => context.scroll },
            },
          },
        },
      },
    },
    pickers: {
      initial: 'unneeded',
      states: {
        unneeded: { on: { 'form.drawn': { guard: 'hasPickers', target: 'loading' } } },
        loading: {
          invoke: {
            id: 'pickers',
            src: 'loadPickers',
            onDone: 'there',
            // The next change of the form tries again.
            onError: {
              target: 'unneeded',
              actions: {
                type: 'writeLog',
                params: ({ event }) => failure('PickerFailed', event.error),
              },
            },
          },
        },
        there: { type: 'final' },
      },
    },
  },
})
