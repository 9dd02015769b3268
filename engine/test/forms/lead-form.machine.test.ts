import { none, some } from '../../src/shared/option.js'
import {
  asyncFieldMachine,
  type AsyncQuestion,
} from '../../src/forms/lead/fields/async-field.machine.js'
import type { FormRequest } from '../../src/forms/lead/plan/form-plan.js'
import type { FullConfiguration } from '../../src/forms/lead/forms.types.js'
import type { FormValidationError, HostError } from '../../src/forms/lead/plan/form-errors.js'
import { leadFormMachine } from '../../src/forms/lead/lead-form.machine.js'
import { NO_ANSWER, type LeadAnswer } from '../../src/forms/lead/submission.js'
import {
  submissionMachine,
  type KeyQuestion,
  type LeadTry,
} from '../../src/forms/lead/submission.machine.js'
import type { FormStateNews } from '../../src/forms/lead/tracking/form-news.js'
import type { ChallengeWatch } from '../../src/forms/lead/lead-form.ports.js'
import { makePort } from '../../src/testing/port.js'
import {
  tinyConfiguration,
  tinyFormInput,
  tinyQuoteConfiguration,
} from '../../src/testing/form-samples.js'
import { describe, expect, it } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'

const url = 'https://x.example/uk/contact-request/form'

// A form with everything outside it played by the test.
const openForm = (overrides: Partial<typeof tinyFormInput> = {}) => {
  const clock = new SimulatedClock()
  const tries: LeadTry[] = []
  const questions: AsyncQuestion[] = []
  const told: (HostError | FormValidationError)[] = []
  const seen = { summary: 0, finished: 0, url: '', news: [] as string[] }
  const loads = makePort<FormRequest, FullConfiguration>()
  const tokens = makePort<ChallengeWatch, string>()
  type Reply = (answer: LeadAnswer) => void
  const replies: Reply[] = []
  const verdicts: ((isAccepted: boolean) => void)[] = []
  const logic = leadFormMachine.provide({
    actors: {
      submission: submissionMachine.provide({
        actors: {
          mintKey: makePort<KeyQuestion, string>(({ answer }) => {
            answer('k1')
          }).logic,
          postLead: makePort<LeadTry, LeadAnswer>(({ question, answer }) => {
            tries.push(question)
            replies.push(answer)
          }).logic,
        },
      }),
      asyncField: asyncFieldMachine.provide({
        actors: {
          checkText: makePort<AsyncQuestion, boolean>(({ question, answer }) => {
            questions.push(question)
            verdicts.push(answer)
          }).logic,
        },
      }),
      loadConfiguration: loads.logic,
      getToken: tokens.logic,
    },
    actions: {
      focusSummary: () => {
        seen.summary += 1
      },
      showFinished: () => {
        seen.finished += 1
      },
      navigate: (_, to) => {
        seen.url = to.url
      },
      notifyHost: (_, fault) => {
        told.push(fault)
      },
      track: (_, news) => {
        const { kind, state } = news as FormStateNews
        seen.news.push(`${kind} ${state.input.request.purpose}`)
      },
    },
  })
  const form = createActor(logic, {
    input: { ...tinyFormInput, configuration: some(tinyConfiguration), ...overrides },
    clock,
  }).start()
  return {
    form,
    clock,
    tries,
    replies,
    questions,
    verdicts,
    told,
    seen,
    loads: loads.asked,
    tokens: tokens.asked,
  }
}

type Opened = ReturnType<typeof openForm>

const fill = ({ form }: Opened): void => {
  form.send({ type: 'value.set', name: 'firstName', value: 'Ada' })
  form.send({ type: 'value.set', name: 'email', value: 'ada@x.example' })
}

const submit = ({ form }: Opened): void => {
  form.send({ type: 'form.submit', url })
}

const passBotCheck = ({ tokens }: Opened): void => {
  tokens.at(-1)?.answer('tok')
}

describe('a form', () => {
  it('[F-VAL-23][F-VAL-24][F-VAL-25][F-SUB-72] is stopped while something is wrong', () => {
    const opened = openForm()
    submit(opened)
    expect(opened.form.getSnapshot().value).toEqual({ form: 'editing' })
    expect(opened.seen.summary).toBe(1)
    expect(opened.told).toEqual([
      {
        name: 'FormValidationError',
        message: 'Form validation failed',
        errors: '{"firstName":"FieldRequired","email":"FieldRequired"}',
      },
    ])
    expect([opened.tokens, opened.tries]).toEqual([[], []])
  })

  it('[E-F-04] waits for the server before it is sent, and does not lose the press', () => {
    const opened = openForm()
    fill(opened)
    submit(opened)
    expect(opened.form.getSnapshot().value).toEqual({ form: 'validating' })
    expect(opened.questions.map(({ text }) => text)).toEqual(['ada@x.example'])
    opened.verdicts[0]?.(true)
    expect(opened.form.getSnapshot().value).toEqual({ form: 'verifying' })
  })

  it('[E-F-04] takes up a question that is already on its way', () => {
    const opened = openForm()
    fill(opened)
    opened.form.send({ type: 'field.blur', name: 'email' })
    submit(opened)
    expect(opened.questions).toHaveLength(1)
    opened.verdicts[0]?.(false)
    expect(opened.form.getSnapshot().value).toEqual({ form: 'editing' })
    expect(opened.form.getSnapshot().context.faults.get('email')?.key).toBe('FieldInvalid')
  })

  it('[F-SUB-70][F-SUB-73][E-F-08] is sent once however often it is pressed', () => {
    const opened = openForm()
    fill(opened)
    submit(opened)
    submit(opened)
    opened.verdicts[0]?.(true)
    submit(opened)
    passBotCheck(opened)
    submit(opened)
    expect(opened.tries).toHaveLength(1)
    expect(opened.tries[0]?.body).toMatchObject({
      recaptchaResponse: 'tok',
      firstName: 'Ada',
      email: 'ada@x.example',
      campaignCode: 'CFG-C',
      currentUrl: url,
    })
    opened.replies[0]?.({ kind: 'accepted', redirectUrl: none, reference: none })
    expect(opened.seen.finished).toBe(1)
    expect(opened.form.getSnapshot().status).toBe('done')
  })

  it('[F-SUB-75] follows the answer to where it leads', () => {
    const opened = openForm()
    fill(opened)
    submit(opened)
    opened.verdicts[0]?.(true)
    passBotCheck(opened)
    opened.replies[0]?.({
      kind: 'accepted',
      redirectUrl: some('https://y.example/thanks'),
      reference: none,
    })
    expect(opened.seen).toMatchObject({ url: 'https://y.example/thanks', finished: 0 })
  })

  it('[F-SUB-74][F-ERR-23][E-F-13] keeps every value when three tries with one key have failed', () => {
    const opened = openForm()
    fill(opened)
    submit(opened)
    opened.verdicts[0]?.(true)
    passBotCheck(opened)
    const failed: LeadAnswer = {
      kind: 'failed',
      status: some(502),
      name: 'Bad Gateway',
      retryAfter: none,
    }
    const { values } = opened.form.getSnapshot().context
    opened.replies[0]?.(failed)
    opened.clock.increment(999)
    expect(opened.tries).toHaveLength(1)
    opened.clock.increment(1)
    opened.replies[1]?.(failed)
    opened.clock.increment(4_000)
    opened.replies[2]?.(failed)
    expect(opened.tries.map(({ key }) => key)).toEqual(['k1', 'k1', 'k1'])
    const snapshot = opened.form.getSnapshot()
    expect(snapshot.value).toEqual({ form: 'editing' })
    expect(snapshot.context.values).toEqual(values)
    expect(opened.told).toEqual([{ type: 'ApiError', name: 'Bad Gateway', status: 502 }])
  })

  it.each([1, 2])(
    '[E-F-10] [E-F-72] shows the thanks when a lead that was at work at %i tries is taken at the next, and tells of no fault',
    (busy) => {
      const opened = openForm()
      fill(opened)
      submit(opened)
      opened.verdicts[0]?.(true)
      passBotCheck(opened)
      for (let one = 0; one < busy; one += 1) {
        opened.replies[one]?.({
          kind: 'failed',
          status: some(409),
          name: 'Generic Error',
          retryAfter: some(1000),
        })
        const { value, context } = opened.form.getSnapshot()
        expect([value, context.sendFault]).not.toEqual([{ form: 'editing' }, { tag: 'AtWork' }])
        opened.clock.increment(4_000)
      }
      opened.replies[busy]?.({ kind: 'accepted', redirectUrl: none, reference: some('R-1') })
      expect(opened.tries.map(({ key }) => key)).toEqual(Array(busy + 1).fill('k1'))
      expect(opened.form.getSnapshot().status).toBe('done')
      expect([opened.seen.finished, opened.told]).toEqual([1, []])
    },
  )

  it('[E-F-72] says of a lead that is at work at the third try that it is, and goes on with its key', () => {
    const opened = openForm()
    fill(opened)
    submit(opened)
    opened.verdicts[0]?.(true)
    passBotCheck(opened)
    const atWork: LeadAnswer = {
      kind: 'failed',
      status: some(409),
      name: 'Generic Error',
      retryAfter: some(1000),
    }
    const { values } = opened.form.getSnapshot().context
    opened.replies[0]?.(atWork)
    opened.clock.increment(1_000)
    opened.replies[1]?.(atWork)
    opened.clock.increment(4_000)
    opened.replies[2]?.(atWork)
    const { value, context } = opened.form.getSnapshot()
    expect([value, context.sendFault]).toEqual([{ form: 'editing' }, { tag: 'AtWork' }])
    expect(context.values).toEqual(values)
    expect(opened.tries.map(({ key }) => key)).toEqual(['k1', 'k1', 'k1'])
    expect(opened.told).toEqual([{ type: 'ApiError', name: 'Generic Error', status: 409 }])
  })

  it('[D-F-34] shows what the service has refused until the field is changed', () => {
    const opened = openForm()
    fill(opened)
    submit(opened)
    opened.verdicts[0]?.(true)
    passBotCheck(opened)
    opened.replies[0]?.({ kind: 'refused', errors: new Map([['firstName', 'FieldInvalid']]) })
    expect(opened.form.getSnapshot().context.faults.get('firstName')?.key).toBe('FieldInvalid')
    expect(opened.seen.summary).toBe(1)
    opened.form.send({ type: 'value.set', name: 'firstName', value: 'Adam' })
    expect(opened.form.getSnapshot().context.faults.size).toBe(0)
  })

  it('[E-F-14] is not sent without a connection, and says so until it is back', () => {
    const opened = openForm({ isOnline: false })
    fill(opened)
    submit(opened)
    expect(opened.form.getSnapshot().context.sendFault).toEqual({ tag: 'Offline' })
    opened.form.send({ type: 'connection.changed', isOnline: true })
    expect(opened.form.getSnapshot().context.sendFault).toEqual({ tag: 'None' })
    expect(opened.tries).toEqual([])
  })

  it('[E-F-14] is not sent when the connection goes while it is checked, verified or tried', () => {
    const opened = openForm()
    fill(opened)
    submit(opened)
    const lose = (isOnline: boolean): void => {
      opened.form.send({ type: 'connection.changed', isOnline })
    }
    const expectOffline = (): void => {
      expect(opened.form.getSnapshot().value).toEqual({ form: 'editing' })
      expect(opened.form.getSnapshot().context.sendFault).toEqual({ tag: 'Offline' })
      lose(true)
    }
    lose(false)
    expectOffline()
    submit(opened)
    opened.verdicts[0]?.(true)
    expect(opened.form.getSnapshot().value).toEqual({ form: 'verifying' })
    lose(false)
    expectOffline()
    expect(opened.tries).toEqual([])
    submit(opened)
    passBotCheck(opened)
    lose(false)
    for (const pause of [1000, 4000, 0]) {
      opened.replies.at(-1)?.(NO_ANSWER)
      opened.clock.increment(pause)
    }
    expectOffline()
    expect(opened.tries).toHaveLength(3)
  })

  it('[F-SUB-69][D-F-37] comes back from a challenge that is cancelled, and from a check that never answers', () => {
    const opened = openForm()
    fill(opened)
    submit(opened)
    opened.verdicts[0]?.(true)
    opened.tokens[0]?.question.shown()
    opened.clock.increment(60_000)
    expect(opened.form.getSnapshot().value).toEqual({ form: 'verifying' })
    opened.tokens[0]?.question.cancelled()
    expect(opened.form.getSnapshot().context.sendFault).toEqual({ tag: 'None' })
    submit(opened)
    opened.clock.increment(10_000)
    expect(opened.form.getSnapshot().context.sendFault).toEqual({ tag: 'BotCheckFailed' })
  })

  it('[E-F-17][F-CFG-27] asks once more for its configuration, then gives up until it is asked again', () => {
    const opened = openForm({ configuration: none })
    expect(opened.form.getSnapshot().value).toEqual({ booting: 'asking' })
    opened.clock.increment(10_000)
    opened.loads[0]?.answer(tinyConfiguration)
    expect(opened.form.getSnapshot().value).toEqual({ booting: 'asking' })
    opened.loads[1]?.fail(new Error('down'))
    expect(opened.form.getSnapshot().value).toBe('failed')
    opened.form.send({ type: 'form.retry' })
    opened.loads[2]?.answer(tinyConfiguration)
    expect(opened.form.getSnapshot().value).toEqual({ form: 'editing' })
    expect(opened.loads).toHaveLength(3)
  })
})

describe('what analytics are told', () => {
  it('[F-TRACK-10] nothing while the configuration is on its way, then that the form was loaded', () => {
    const opened = openForm({ configuration: none })
    expect(opened.seen.news).toEqual([])
    opened.loads[0]?.answer(tinyConfiguration)
    return expect.poll(() => opened.seen.news).toEqual(['formLoad CONTACT_REQUEST'])
  })

  it('[F-TRACK-11] in an overlay only once it is open, and once', () => {
    const { form, seen } = openForm({ isHidden: true })
    expect(seen.news).toEqual([])
    form.send({ type: 'form.seen' })
    form.send({ type: 'form.seen' })
    expect(seen.news).toEqual(['formLoad CONTACT_REQUEST'])
  })

  it('[F-TRACK-12] a form sends one for each purpose it loads, however often it is come back to', () => {
    const { form, seen } = openForm({
      configuration: some(tinyQuoteConfiguration),
      choosesPurpose: true,
    })
    expect(seen.news).toEqual([])
    for (const purpose of ['OFFER_REQUEST', 'CBV_CALLBACK', 'OFFER_REQUEST'] as const) {
      form.send({ type: 'purpose.choose', purpose })
      form.send({ type: 'choice.return' })
    }
    expect(seen.news).toEqual(['formLoad OFFER_REQUEST', 'formLoad CBV_CALLBACK'])
  })

  it('[F-TRACK-05] [F-TRACK-13] a sent form after it was accepted, not when it is pressed or refused', async () => {
    const opened = openForm()
    fill(opened)
    submit(opened)
    opened.verdicts[0]?.(true)
    await expect.poll(() => opened.tokens.length).toBe(1)
    passBotCheck(opened)
    await expect.poll(() => opened.replies.length).toBe(1)
    opened.replies[0]?.({ kind: 'refused', errors: new Map([['email', 'FieldInvalid']]) })
    expect(opened.seen.news).toEqual(['formLoad CONTACT_REQUEST'])
    opened.form.send({ type: 'value.set', name: 'email', value: 'eve@x.example' })
    submit(opened)
    await expect.poll(() => opened.verdicts.length).toBe(2)
    opened.verdicts[1]?.(true)
    await expect.poll(() => opened.tokens.length).toBe(2)
    passBotCheck(opened)
    await expect.poll(() => opened.replies.length).toBe(2)
    opened.replies[1]?.({ kind: 'accepted', redirectUrl: none, reference: none })
    expect(opened.seen.news).toEqual(['formLoad CONTACT_REQUEST', 'formSubmit CONTACT_REQUEST'])
  })
})
