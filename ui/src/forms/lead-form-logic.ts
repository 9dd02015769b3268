import {
  addressFieldMachine,
  asyncFieldMachine,
  leadFormMachine,
  submissionMachine,
  type FormRequest,
} from '@evkit/engine/forms'
import type { ChallengeWatch } from '@evkit/engine/internal/forms'
import type { LeadFormAppPorts } from './lead-form-app.types.js'
import { asking } from '../tool/asking.js'

/** Where the focus is wanted when something has happened. */
export type FocusTarget = 'summary' | 'manual'

/** What the machine moves on the screen. */
export interface FormScreen {
  readonly focus: (target: FocusTarget) => void
  readonly handOver: () => void
  readonly leave: () => void
}

/** What a running form asks of the outside. */
interface LeadFormLogicInput {
  readonly ports: LeadFormAppPorts
  readonly screen: FormScreen
}

/** Whose question or action it is: that of the form its system belongs to. */
interface Running {
  readonly system: object
}

/** A form as far as its outside knows it. */
interface Connected extends Running {
  readonly getSnapshot: () => { readonly status: string }
}

const inputs = new WeakMap<object, LeadFormLogicInput & { readonly form: Connected }>()

/** Lets a form that is about to start ask the outside. */
export const connectLeadForm = (form: Connected, input: LeadFormLogicInput): void => {
  inputs.set(form.system, { ...input, form })
}

const inputOf = ({ system }: Running) => {
  const input = inputs.get(system)
  if (input === undefined) throw new Error('A form runs without its outside')
  return input
}

const portsOf = (form: Running): LeadFormAppPorts => inputOf(form).ports

// A try is ended by its time limit alone: a lead on its way outlives the form that sent it.
const whileRunning = (signal: AbortSignal, actor: Running): AbortSignal => {
  const { form } = inputOf(actor)
  const limit = new AbortController()
  signal.addEventListener('abort', () => {
    if (form.getSnapshot().status === 'active') limit.abort()
  })
  return limit.signal
}

const FIELDS = {
  asyncField: asyncFieldMachine.provide({
    actors: {
      checkText: asking(({ field, text }, signal, actor) => {
        const { checkEmail, checkPhone } = portsOf(actor)
        return field === 'EmailAsync' ? checkEmail(text, signal) : checkPhone(text, signal)
      }),
    },
  }),
  addressField: addressFieldMachine.provide({
    actors: {
      suggest: asking(({ text }, signal, actor) => portsOf(actor).searchAddresses(text, signal)),
    },
    actions: {
      focusManual: (form) => {
        inputOf(form).screen.focus('manual')
      },
    },
  }),
  submission: submissionMachine.provide({
    actors: {
      mintKey: asking(({ body }, _, actor) => portsOf(actor).mintKey(body)),
      postLead: asking((lead, signal, actor) =>
        portsOf(actor).postLead(lead, whileRunning(signal, actor)),
      ),
    },
  }),
  loadConfiguration: asking((form: FormRequest, signal, actor) =>
    portsOf(actor).loadConfiguration(form, signal),
  ),
  getToken: asking((watch: ChallengeWatch, signal, actor) =>
    portsOf(actor).getToken(watch, signal),
  ),
}

/** The machine of a form with the outside it asks: made once, since making it takes as long as drawing many fields. */
export const leadFormLogic = leadFormMachine.provide({
  actors: FIELDS,
  actions: {
    saveDraft: (form, { values }) => {
      inputOf(form).ports.saveDraft(values)
    },
    dropDraft: (form) => {
      inputOf(form).ports.dropDraft()
    },
    saveLead: (form, lead) => {
      inputOf(form).ports.saveLead(lead)
    },
    focusSummary: (form) => {
      inputOf(form).screen.focus('summary')
    },
    navigate: (form, { url }) => {
      const { ports, screen } = inputOf(form)
      screen.leave()
      ports.navigate(url)
    },
    showFinished: (form) => {
      inputOf(form).screen.handOver()
    },
    track: (form, news) => {
      inputOf(form).ports.track(news)
    },
    notifyHost: (form, fault) => {
      inputOf(form).ports.notifyHost(fault)
    },
    writeLog: (form, { entries }) => {
      entries.forEach(inputOf(form).ports.log)
    },
  },
})
