// Laws of a form while it is planned, filled in and sent.
import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { either as E } from 'fp-ts'
import { runs } from '../../../.config/property-runs.mjs'
import { none, some } from '../../src/shared/option.js'
import { toUndefined } from '../../src/shared/result.js'
import { checkForm, type FormFill } from '../../src/forms/lead/rules/form-check.js'
import { FIELD_KINDS } from '../../src/forms/lead/fields/field-kind.js'
import { planForm } from '../../src/forms/lead/plan/form-plan.js'
import { LeadSubmissionCodec } from '../../src/forms/lead/documents/wire.codec.js'
import { applyFormEvent, failSend } from '../../src/forms/lead/lead-form-event.js'
import { isAwaiting } from '../../src/forms/lead/lead-form-steps.js'
import { makeLead, stopSubmit } from '../../src/forms/lead/lead-form-send.js'
import { readFill, showFaults } from '../../src/forms/lead/lead-form-fill.js'
import { startLeadForm, takeConfiguration } from '../../src/forms/lead/lead-form.js'
import type {
  LeadFormEvent,
  LeadFormInput,
  SendFault,
} from '../../src/forms/lead/lead-form.types.js'
import { isOnlyTyped } from '../../src/forms/lead/view/typing.view.js'
import { toLeadFormView } from '../../src/forms/lead/view/form.view.js'
import {
  emptyFill,
  tinyConfiguration,
  tinyFormInput,
  tinyFormRequest,
} from '../../src/testing/form-samples.js'
import { readContactForm } from '../../src/testing/form-documents.js'

const kinds = Object.keys(FIELD_KINDS)
const anyRows = fc.array(fc.array(fc.constantFrom(...kinds, 'Nope'), { maxLength: 3 }), {
  maxLength: 12,
})
const anyText = fc.oneof(fc.constantFrom('', 'Ada', 'ada@x.example', '07700 900123'), fc.string())
const anyValue = fc.oneof(anyText, fc.boolean(), fc.array(anyText, { maxLength: 2 }))
const names = ['firstName', 'surName', 'email', 'mobilePhone', 'description', 'business', 'title']
const anyValues = fc.dictionary(fc.constantFrom(...names), anyValue)

const required = Object.fromEntries(kinds.map((kind) => [kind, { required: true }]))

const planOf = (rows: readonly (readonly string[])[], order: readonly string[] = ['main']) => {
  const form = { order, main: { rows, validation: required } }
  const plan = toUndefined(planForm(tinyFormRequest, readContactForm(form)))
  if (plan === undefined) throw new Error('no plan')
  return plan
}

const tiny = takeConfiguration(startLeadForm(tinyFormInput), tinyConfiguration)

describe('a form', () => {
  test('[F-VAL-42] A part that is not on the form is never wrong.', () => {
    fc.assert(
      fc.property(anyRows, anyValues, (rows, values) => {
        const plan = planOf(rows)
        const held = [...plan.fields, ...plan.manualFields].map(({ kind }) =>
          toUndefined(FIELD_KINDS[kind].valueName),
        )
        const fill: FormFill = { ...emptyFill, values }
        for (const { name } of checkForm(plan, fill)) expect([...held, 'legalname']).toContain(name)
      }),
    )
  })

  test('[F-CFG-58] A section or a field with a fault is left out; every other part of the form stays.', () => {
    fc.assert(
      fc.property(anyRows, (rows) => {
        const known = rows.map((row) => row.filter((name) => name !== 'Nope'))
        const broken = planOf(rows, ['legal', 'main', 'nope'])
        expect(broken.fields).toEqual(planOf(known).fields)
        expect(broken.sections).toEqual(['main', 'submit'])
      }),
    )
  })

  test('[F-VAL-18] Fields that are not named keep what is shown at them.', () => {
    fc.assert(
      fc.property(anyValues, anyValues, fc.subarray(names), (before, after, named) => {
        const shown = stopSubmit({ ...tiny, values: before })
        const next = showFaults({ ...shown, values: after }, named)
        for (const name of names.filter((one) => !named.includes(one))) {
          expect(next.faults.get(name)).toEqual(shown.faults.get(name))
        }
      }),
    )
  })

  test('[F-SUB-74] What was filled in is never changed.', () => {
    const anyFault = fc.constantFrom<SendFault>(
      { tag: 'None' },
      { tag: 'Offline' },
      { tag: 'BotCheckFailed' },
      { tag: 'NotAccepted', name: 'Bad Gateway', status: some(502) },
      { tag: 'NotAccepted', name: 'Generic Error', status: none },
    )
    fc.assert(
      fc.property(anyValues, anyFault, (values, fault) => {
        const state = { ...tiny, values }
        expect(readFill(failSend(state, fault))).toEqual(readFill(state))
      }),
    )
  })

  test('[F-SUB-01] Its body decodes with the codec of a lead.', () => {
    fc.assert(
      fc.property(anyValues, fc.webUrl(), (values, url) => {
        const lead = makeLead({ ...tiny, values, url })
        if (E.isLeft(lead)) throw new Error(lead.left)
        const wire: unknown = JSON.parse(JSON.stringify(lead.right))
        expect(LeadSubmissionCodec.decode(wire)).toEqual({ _tag: 'Right', right: wire })
      }),
    )
  })
})

const anyEvent: fc.Arbitrary<LeadFormEvent> = fc.oneof(
  fc.record({
    type: fc.constant('value.set' as const),
    name: fc.constantFrom(...names, 'legalname', 'legalAddress', 'kvkk_optin', 'A box'),
    value: anyValue,
  }),
  fc.record({ type: fc.constant('field.blur' as const), name: fc.constantFrom(...names) }),
  fc.record({ type: fc.constant('code.set' as const), value: fc.constantFrom('SE+46', 'GB+44') }),
  fc.record({
    type: fc.constant('consent.set' as const),
    name: fc.constantFrom('emailOptIn' as const, 'smsOptIn' as const),
    isOn: fc.boolean(),
  }),
  fc.record({ type: fc.constant('all.set' as const), isOn: fc.boolean() }),
  fc.constant({ type: 'draft.clear' as const }),
)

const words = {
  translate: (key: string) => key,
  dictionary: new Map<string, string>(),
  nameCountry: (iso2: string) => iso2,
  compare: (a: string, b: string) => (a < b ? -1 : 1),
}

describe('the views of a form', () => {
  // The same view with nothing typed in its texts, wherever they stand.
  const withoutTexts = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(withoutTexts)
    if (typeof part !== 'object' || part === null) return part
    const entries = Object.entries(part).map(([name, one]) => [name, withoutTexts(one)])
    return { ...Object.fromEntries(entries), ...('inputMode' in part ? { value: '' } : {}) }
  }

  const PHASE = { form: 'editing' } as const

  test('[F-VAL-18] [F-SUB-70] The views of both differ in nothing but the values of texts.', () => {
    const counts = { typed: 0, other: 0 }
    fc.assert(
      fc.property(anyRows, fc.array(anyEvent, { maxLength: 12 }), (rows, events) => {
        const configuration = readContactForm({
          order: ['main', 'legal', 'boxes'],
          main: { rows, validation: required },
          legal: { fields: ['EmailOptIn', 'SmsOptIn', 'SelectAll'] },
          custom: {
            boxes: { type: 'Text', fields: [{ type: 'Checkbox', translationKey: 'A box' }] },
          },
        })
        events.reduce(
          (state, event) => {
            const next = applyFormEvent(state, event)
            const [before, after] = [state, next].map((one) => ({ state: one, phase: PHASE }))
            if (before === undefined || after === undefined) throw new Error('no moment')
            const isTyped = isOnlyTyped(before, after)
            counts[isTyped ? 'typed' : 'other'] += 1
            if (isTyped) {
              expect(withoutTexts(toLeadFormView({ ...after, words }))).toEqual(
                withoutTexts(toLeadFormView({ ...before, words })),
              )
            }
            return next
          },
          takeConfiguration(startLeadForm(tinyFormInput), configuration),
        )
      }),
      // Of ten forms it may be that in none a text is only typed.
      { numRuns: runs(1000) },
    )
    expect(Math.min(counts.typed, counts.other)).toBeGreaterThan(0)
  })

  const isTypedBy = (state: typeof tiny, event: LeadFormEvent): boolean =>
    isOnlyTyped({ state, phase: PHASE }, { state: applyFormEvent(state, event), phase: PHASE })

  const type = (name: string, value: string | boolean): LeadFormEvent => ({
    type: 'value.set',
    name,
    value,
  })

  test('[F-VAL-18] only a text is typed; a choice, a tick and a cleared form are drawn', () => {
    const rows = [['Firstname', 'Title'], ['Accompanied'], ['B2b'], ['PhoneWithCountryCode']]
    const form = takeConfiguration(
      startLeadForm(tinyFormInput),
      readContactForm({ order: ['main'], main: { rows } }),
    )
    expect(isTypedBy(form, type('firstName', 'A'))).toBe(true)
    expect(isTypedBy(form, type('mobilePhone', '07'))).toBe(true)
    expect(isTypedBy(form, type('legalname', 'A plc'))).toBe(true)
    expect(isTypedBy(form, type('title', 'MR'))).toBe(false)
    expect(isTypedBy(form, type('accompanied', true))).toBe(false)
    expect(isTypedBy(form, type('business', true))).toBe(false)
    const typed = applyFormEvent(form, type('firstName', 'A'))
    expect(isTypedBy(typed, { type: 'draft.clear' })).toBe(false)
    const refused = { ...typed, told: new Set(['firstName']) }
    expect(isTypedBy(refused, type('firstName', 'Ad'))).toBe(false)
    expect(
      isOnlyTyped({ state: typed, phase: PHASE }, { state: typed, phase: { form: 'sending' } }),
    ).toBe(false)
  })

  test('[F-VAL-18] no two fields of a form have one value, so that none has to follow another', () => {
    fc.assert(
      fc.property(anyRows, (rows) => {
        const { fields, manualFields } = planOf(rows)
        const held = [...fields, ...manualFields].map(({ kind }) =>
          toUndefined(FIELD_KINDS[kind].valueName),
        )
        expect(new Set(held).size).toBe(held.length)
      }),
    )
  })
})

test('[E-F-04] [F-ROUTE-26] [F-ROUTE-27] a press waits for the vehicle and for the retailer, each alone, and for nothing else', () => {
  const isWaiting = (pending: LeadFormInput['pending']) =>
    isAwaiting(startLeadForm({ ...tinyFormInput, pending }))
  expect([isWaiting(['vehicle']), isWaiting(['retailer']), isWaiting([])]).toEqual([
    true,
    true,
    false,
  ])
})
