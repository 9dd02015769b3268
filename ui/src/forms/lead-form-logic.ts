import { addressFieldMachine, asyncFieldMachine } from '@evkit/engine/forms'
import {
  leadFormMachine,
  submissionMachine,
  type ConfigurationQuestion,
  type LeadFormEvent,
} from '@evkit/engine/forms/lead'
import type { LeadFormAppPorts } from './lead-form-app.types.js'
import { createLanes, type Lanes } from './lanes.js'
import { createOutside } from './outside.js'

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
  readonly lanes: Lanes
  /** Who asks, where a form asks for more than one thing. */
  readonly token: object
  readonly configuration: object
}

const outside = createOutside<FormOutside>()

/** Lets a form that is about to start ask the outside. */
export const connectLeadForm = (
  system: object,
  asked: Pick<FormOutside, 'ports' | 'screen'>,
): void => {
  outside.give(system, { ...asked, lanes: createLanes(), token: {}, configuration: {} })
}

const FIELDS = {
  asyncField: asyncFieldMachine.provide({
    actions: {
      askServer: ({ self, system, context }, { request, text }) => {
        const { ports, lanes } = outside.of({ system })
        const check = context.field === 'EmailAsync' ? ports.checkEmail : ports.checkPhone
        lanes.ask(self, (signal) => check(text, signal), {
          answer: (isAccepted) => {
            self.send({ type: 'answer.came', request, isAccepted })
          },
          fail: () => {
            self.send({ type: 'answer.failed', request })
          },
        })
      },
      cancelRequest: ({ self, system }) => {
        outside.of({ system }).lanes.cancel(self)
      },
    },
  }),
  addressField: addressFieldMachine.provide({
    actions: {
      askAddresses: ({ self, system }, { request, text }) => {
        const { ports, lanes } = outside.of({ system })
        lanes.ask(self, (signal) => ports.searchAddresses(text, signal), {
          answer: (suggestions) => {
            self.send({ type: 'suggestions.came', request, suggestions })
          },
          fail: () => {
            self.send({ type: 'suggestions.failed', request })
          },
        })
      },
      cancelRequest: ({ self, system }) => {
        outside.of({ system }).lanes.cancel(self)
      },
      focusManual: ({ system }) => {
        outside.of({ system }).screen.focus('manual')
      },
    },
  }),
  submission: submissionMachine.provide({
    actions: {
      mintKey: ({ self, system }, { body }) => {
        void outside
          .of({ system })
          .ports.mintKey(body)
          .then((key) => {
            self.send({ type: 'key.came', key })
          })
      },
      postLead: ({ self, system }, { request, ...lead }) => {
        const { ports, lanes } = outside.of({ system })
        lanes.ask(self, (signal) => ports.postLead(lead, signal), {
          answer: (answer) => {
            self.send({ type: 'answer.came', request, answer })
          },
          // The port answers whatever happens.
          fail: () => undefined,
        })
      },
      cancelRequest: ({ self, system }) => {
        outside.of({ system }).lanes.cancel(self)
      },
    },
  }),
}

interface Told {
  readonly self: { readonly send: (event: LeadFormEvent) => void }
  readonly system: object
}

// The challenge of a bot check may show itself, and be waved away.
const watchChallenge = ({ self }: Told) => ({
  shown: () => {
    self.send({ type: 'challenge.shown' })
  },
  hidden: () => {
    self.send({ type: 'challenge.hidden' })
  },
  cancelled: () => {
    self.send({ type: 'challenge.cancelled' })
  },
})

const QUESTIONS = {
  loadConfiguration: ({ self, system }: Told, { request, form }: ConfigurationQuestion) => {
    const { ports, lanes, configuration } = outside.of({ system })
    lanes.ask(configuration, (signal) => ports.loadConfiguration(form, signal), {
      answer: (loaded) => {
        self.send({ type: 'configuration.came', request, configuration: loaded })
      },
      fail: (reason) => {
        self.send({ type: 'configuration.failed', request, reason })
      },
    })
  },
  cancelConfiguration: ({ system }: Told) => {
    const { lanes, configuration } = outside.of({ system })
    lanes.cancel(configuration)
  },
  getToken: (told: Told, { request }: { readonly request: number }) => {
    const { ports, lanes, token } = outside.of(told)
    lanes.ask(token, (signal) => ports.getToken(watchChallenge(told), signal), {
      answer: (made) => {
        told.self.send({ type: 'token.came', request, token: made })
      },
      fail: () => {
        told.self.send({ type: 'token.failed', request })
      },
    })
  },
  cancelToken: ({ system }: Told) => {
    const { lanes, token } = outside.of({ system })
    lanes.cancel(token)
  },
}

/** The machine of a form with the outside it asks: made once, since making it takes as long as drawing many fields. */
export const leadFormLogic = leadFormMachine.provide({
  actors: FIELDS,
  actions: {
    ...QUESTIONS,
    keepDraft: ({ system }, { values }) => {
      outside.of({ system }).ports.keepDraft(values)
    },
    dropDraft: ({ system }) => {
      outside.of({ system }).ports.dropDraft()
    },
    keepLead: ({ system }, lead) => {
      outside.of({ system }).ports.keepLead(lead)
    },
    focusSummary: ({ system }) => {
      outside.of({ system }).screen.focus('summary')
    },
    navigate: ({ system }, { url }) => {
      const { ports, screen } = outside.of({ system })
      screen.leave()
      ports.navigate(url)
    },
    showFinished: ({ system }) => {
      outside.of({ system }).screen.handOver()
    },
    tellHost: ({ system }, fault) => {
      outside.of({ system }).ports.tellHost(fault)
    },
    writeLog: ({ system }, { entries }) => {
      entries.forEach(outside.of({ system }).ports.log)
    },
  },
})
