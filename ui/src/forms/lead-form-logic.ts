import {
  addressFieldMachine,
  asyncFieldMachine,
  leadFormMachine,
  submissionMachine,
  type ChallengeWatch,
  type FormRequest,
} from '@evkit/engine/forms'
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
interface FormOutside {
  readonly ports: LeadFormAppPorts
  readonly screen: FormScreen
}

/** Whose question or action it is: that of the form its system belongs to. */
interface Running {
  readonly system: object
}

const outsides = new WeakMap<object, FormOutside>()

/** Lets a form that is about to start ask the outside. */
export const connectLeadForm = ({ system }: Running, outside: FormOutside): void => {
  outsides.set(system, outside)
}

const outsideOf = ({ system }: Running): FormOutside => {
  const outside = outsides.get(system)
  if (outside === undefined) throw new Error('A form runs without its outside')
  return outside
}

const portsOf = (form: Running): LeadFormAppPorts => outsideOf(form).ports

// A try is ended by its time limit alone: a lead on its way outlives the form that sent it.
const tries = new WeakMap<object, AbortController>()

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
        outsideOf(form).screen.focus('manual')
      },
    },
  }),
  submission: submissionMachine.provide({
    actions: {
      mintKey: ({ self, system }, { body }) => {
        void portsOf({ system })
          .mintKey(body)
          .then((key) => {
            self.send({ type: 'key.answered', key })
          })
      },
      postLead: ({ self, system }, { request, ...lead }) => {
        const controller = new AbortController()
        tries.set(self, controller)
        // The port answers whatever happens.
        void portsOf({ system })
          .postLead(lead, controller.signal)
          .then((answer) => {
            if (!controller.signal.aborted) self.send({ type: 'lead.answered', request, answer })
          })
      },
      cancelRequest: ({ self }) => {
        tries.get(self)?.abort()
      },
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
    keepDraft: (form, { values }) => {
      outsideOf(form).ports.keepDraft(values)
    },
    dropDraft: (form) => {
      outsideOf(form).ports.dropDraft()
    },
    keepLead: (form, lead) => {
      outsideOf(form).ports.keepLead(lead)
    },
    focusSummary: (form) => {
      outsideOf(form).screen.focus('summary')
    },
    navigate: (form, { url }) => {
      const { ports, screen } = outsideOf(form)
      screen.leave()
      ports.navigate(url)
    },
    showFinished: (form) => {
      outsideOf(form).screen.handOver()
    },
    track: (form, news) => {
      outsideOf(form).ports.track(news)
    },
    tellHost: (form, fault) => {
      outsideOf(form).ports.tellHost(fault)
    },
    writeLog: (form, { entries }) => {
      entries.forEach(outsideOf(form).ports.log)
    },
  },
})
