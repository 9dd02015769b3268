import { assign, setup } from 'xstate'
import type { Option } from '../shared/index.js'
import {
  isUnanswered,
  openBoxes,
  saveChoices,
  setBox,
  startConsentForm,
  takeCookie,
  type ConsentForm,
} from './consent-form.js'
import { chooseAll, type ConsentChoices } from './consent-choices.js'
import type { ConsentPurpose } from './consent.js'

/** What asking for consent is started with. */
export interface ConsentInput {
  /** Value of the consent cookie, if there is one. */
  readonly cookie: Option<string>
}

/** What can happen while a visitor is asked for consent. */
export type ConsentEvent =
  | { readonly type: 'all.accept' }
  | { readonly type: 'all.reject' }
  | { readonly type: 'preferences.open' }
  | { readonly type: 'preferences.close' }
  | { readonly type: 'purpose.set'; readonly purpose: ConsentPurpose; readonly isOn: boolean }
  | { readonly type: 'choice.save' }
  /** The cookie was written elsewhere: by another tab, or by another tool of the page. */
  | { readonly type: 'cookie.changed'; readonly cookie: Option<string> }

const STORE = {
  type: 'storeChoices',
  params: ({ context }: { readonly context: ConsentForm }) => ({ choices: context.draft }),
} as const

/**
 * Asking a visitor for consent: a banner until they have answered, and preferences whenever they want them.
 *
 * @remarks
 * The port `storeChoices` writes what was chosen and tells everybody on the page; it does nothing until it is provided.
 *
 * @law Nothing is stored that the visitor has not chosen by a press.
 * @source B-CONS-09, D-B-44, E-B-26
 *
 * @example Everything is declined
 * ```ts
 * import { consentMachine } from '@evkit/engine/site'
 * import { none } from '@evkit/engine/shared'
 * import { createActor } from 'xstate'
 *
 * const consent = createActor(consentMachine, { input: { cookie: none } }).start()
 * consent.getSnapshot().value // => 'asking'
 * consent.send({ type: 'all.reject' })
 * consent.getSnapshot().value // => 'resting'
 * ```
 * @category machines
 */
export const consentMachine = setup({
  types: {} as { context: ConsentForm; events: ConsentEvent; input: ConsentInput },
  guards: { isUnanswered: ({ context }) => isUnanswered(context) },
  actions: {
    acceptAll: assign(({ context }) => saveChoices(context, chooseAll(true))),
    rejectAll: assign(({ context }) => saveChoices(context, chooseAll(false))),
    openBoxes: assign(({ context }) => openBoxes(context)),
    setBox: assign(({ context, event }) =>
      event.type === 'purpose.set' ? setBox(context, event) : {},
    ),
    save: assign(({ context }) => saveChoices(context)),
    takeCookie: assign(({ context, event }) =>
      event.type === 'cookie.changed' ? takeCookie(context, event.cookie) : {},
    ),
    storeChoices: (_, _params: { readonly choices: ConsentChoices }) => undefined,
  },
}).createMachine({
  id: 'consent',
  context: ({ input }) => startConsentForm(input.cookie),
  initial: 'deciding',
  on: {
    'all.accept': { target: '.resting', actions: ['acceptAll', STORE] },
    'all.reject': { target: '.resting', actions: ['rejectAll', STORE] },
  },
  states: {
    deciding: { always: [{ guard: 'isUnanswered', target: 'asking' }, { target: 'resting' }] },
    asking: {
      on: {
        'preferences.open': { target: 'choosing', actions: 'openBoxes' },
        'cookie.changed': { target: 'deciding', actions: 'takeCookie' },
      },
    },
    choosing: {
      on: {
        'purpose.set': { actions: 'setBox' },
        'choice.save': { target: 'resting', actions: ['save', STORE] },
        'preferences.close': 'deciding',
        // The boxes stay as the visitor has set them.
        'cookie.changed': { actions: 'takeCookie' },
      },
    },
    resting: {
      on: {
        'preferences.open': { target: 'choosing', actions: 'openBoxes' },
        'cookie.changed': { actions: 'takeCookie' },
      },
    },
  },
})
