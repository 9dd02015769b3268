import { addressFieldMachine, asyncFieldMachine } from '@evkit/engine/forms'
import {
  leadFormMachine,
  submissionMachine,
  type ConfigurationQuestion,
  type LeadFormEvent,
} from '@evkit/engine/forms/lead'
import type { LeadFormAppPorts } from './lead-form-app.types.js'

/** Where the focus is wanted when something has happened. */
export type FocusTarget = 'summary' | 'manual'

/** What the machine moves on the screen. */
export interface FormScreen {
  readonly focus: (target: FocusTarget) => void
  readonly handOver: () => void
  readonly leave: () => void
}

// One question for each who asks: the next one, or its cancelling, gives it up. Nobody hears of what was given up.
const createLanes = () => {
  const running = new WeakMap<object, AbortController>()
  const cancel = (who: object): void => {
    running.get(who)?.abort()
    running.delete(who)
  }
  return {
    cancel,
    ask: <Answer>(
      who: object,
      question: (signal: AbortSignal) => Promise<Answer>,
      tell: { readonly answer: (answer: Answer) => void; readonly fail: (why: string) => void },
    ): void => {
      cancel(who)
      const controller = new AbortController()
      running.set(who, controller)
      question(controller.signal).then(
        (answer) => {
          if (!controller.signal.aborted) tell.answer(answer)
        },
        (fault: unknown) => {
          if (controller.signal.aborted) return
          tell.fail(fault instanceof Error ? fault.message : String(fault))
        },
      )
    },
  }
}

type Lanes = ReturnType<typeof createLanes>

const provideFields = (ports: LeadFormAppPorts, { ask, cancel }: Lanes, screen: FormScreen) => ({
  asyncField: asyncFieldMachine.provide({
    actions: {
      askServer: ({ self, context }, { request, text }) => {
        const check = context.field === 'EmailAsync' ? ports.checkEmail : ports.checkPhone
        ask(self, (signal) => check(text, signal), {
          answer: (isAccepted) => {
            self.send({ type: 'answer.came', request, isAccepted })
          },
          fail: () => {
            self.send({ type: 'answer.failed', request })
          },
        })
      },
      cancelRequest: ({ self }) => {
        cancel(self)
      },
    },
  }),
  addressField: addressFieldMachine.provide({
    actions: {
      askAddresses: ({ self }, { request, text }) => {
        ask(self, (signal) => ports.searchAddresses(text, signal), {
          answer: (suggestions) => {
            self.send({ type: 'suggestions.came', request, suggestions })
          },
          fail: () => {
            self.send({ type: 'suggestions.failed', request })
          },
        })
      },
      cancelRequest: ({ self }) => {
        cancel(self)
      },
      focusManual: () => {
        screen.focus('manual')
      },
    },
  }),
  submission: submissionMachine.provide({
    actions: {
      mintKey: ({ self }, { body }) => {
        void ports.mintKey(body).then((key) => {
          self.send({ type: 'key.came', key })
        })
      },
      postLead: ({ self }, { request, ...lead }) => {
        ask(self, (signal) => ports.postLead(lead, signal), {
          answer: (answer) => {
            self.send({ type: 'answer.came', request, answer })
          },
          // The port answers whatever happens.
          fail: () => undefined,
        })
      },
      cancelRequest: ({ self }) => {
        cancel(self)
      },
    },
  }),
})

interface Told {
  readonly self: { readonly send: (event: LeadFormEvent) => void }
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

const provideQuestions = (ports: LeadFormAppPorts, { ask, cancel }: Lanes) => {
  const token = {}
  const configuration = {}
  return {
    loadConfiguration: ({ self }: Told, { request, form }: ConfigurationQuestion) => {
      ask(configuration, (signal) => ports.loadConfiguration(form, signal), {
        answer: (loaded) => {
          self.send({ type: 'configuration.came', request, configuration: loaded })
        },
        fail: (reason) => {
          self.send({ type: 'configuration.failed', request, reason })
        },
      })
    },
    cancelConfiguration: () => {
      cancel(configuration)
    },
    getToken: ({ self }: Told, { request }: { readonly request: number }) => {
      ask(token, (signal) => ports.getToken(watchChallenge({ self }), signal), {
        answer: (made) => {
          self.send({ type: 'token.came', request, token: made })
        },
        fail: () => {
          self.send({ type: 'token.failed', request })
        },
      })
    },
    cancelToken: () => {
      cancel(token)
    },
  }
}

/** The machine of a form with the outside it asks. */
export const provideLeadForm = (ports: LeadFormAppPorts, screen: FormScreen) => {
  const lanes = createLanes()
  return leadFormMachine.provide({
    actors: provideFields(ports, lanes, screen),
    actions: {
      ...provideQuestions(ports, lanes),
      keepDraft: (_, { values }) => {
        ports.keepDraft(values)
      },
      dropDraft: () => {
        ports.dropDraft()
      },
      keepLead: (_, lead) => {
        ports.keepLead(lead)
      },
      focusSummary: () => {
        screen.focus('summary')
      },
      navigate: (_, { url }) => {
        screen.leave()
        ports.navigate(url)
      },
      showFinished: () => {
        screen.handOver()
      },
      tellHost: (_, fault) => {
        ports.tellHost(fault)
      },
      writeLog: (_, { entries }) => {
        entries.forEach(ports.log)
      },
    },
  })
}
