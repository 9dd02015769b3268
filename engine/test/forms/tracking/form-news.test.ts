// What analytics are told of forms: names, ids and their order; and nothing that was typed.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { FIELD_KINDS } from '../../../src/forms/lead/fields/field-kind.js'
import { leadFormMachine } from '../../../src/forms/lead/lead-form.machine.js'
import type { LeadAnswer } from '../../../src/forms/lead/submission.js'
import {
  submissionMachine,
  type KeyQuestion,
  type LeadTry,
} from '../../../src/forms/lead/submission.machine.js'
import { startLeadForm, takeConfiguration } from '../../../src/forms/lead/lead-form.js'
import { APP_IDS, FORM_PAGES, type Purpose } from '../../../src/forms/lead/plan/purpose.js'
import {
  toTrackingEntries,
  type FormNews,
  type FormStateNews,
} from '../../../src/forms/lead/tracking/form-news.js'
import { none, some, toUndefined } from '../../../src/shared/index.js'
import { tinyRetailer, tinyVehicle } from '../../../src/testing/forms-samples.js'
import {
  tinyConfiguration,
  tinyFormInput,
  tinyFormRequest,
} from '../../../src/testing/form-samples.js'
import { makePort } from '../../../src/testing/port.js'

type State = FormStateNews['state']
type Request = Partial<typeof tinyFormRequest>

const stateOf = (request: Request, more: Partial<State> = {}): State => ({
  ...startLeadForm({ ...tinyFormInput, request: { ...tinyFormRequest, ...request } }),
  configuration: some(tinyConfiguration),
  ...more,
})

const tell = (kind: FormStateNews['kind'], request: Request, more: Partial<State> = {}) =>
  toTrackingEntries({ kind, state: stateOf(request, more) })

const idOf = (market: string, purpose: Purpose, more: Partial<State> = {}) =>
  tell('formLoad', { market, purpose }, more)[0]?.['formId']

const INSIDE = {
  ...tinyConfiguration,
  marketConfiguration: {
    ...tinyConfiguration.marketConfiguration,
    insideSalesRetailer: some({
      retailerId: 'GB-IS-1',
      name: none,
      phone: none,
      address: none,
    } as never),
  },
}

describe('a page', () => {
  test('[F-TRACK-02] [F-TRACK-03] has the name of its application and one of its own', () => {
    expect(
      FORM_PAGES.map((page) =>
        toTrackingEntries({ kind: 'pageView', app: 'quote', page, market: 'uk' }),
      ),
    ).toEqual(
      ['model selector', 'sales agent selector', 'form', 'thank you'].map((pageType) => [
        { event: 'pageView', pageName: 'request a quote', pageType, market: 'GB' },
      ]),
    )
    expect(
      APP_IDS.flatMap((app) =>
        toTrackingEntries({ kind: 'pageView', app, page: 'form', market: 'se' }),
      ).map(({ pageName, market }) => [pageName, market]),
    ).toEqual([
      ['request a quote', 'SE'],
      ['accessory request', 'SE'],
      ['callback request', 'SE'],
      ['contact request', 'SE'],
      ['keep me updated', 'SE'],
    ])
  })
})

describe('a form', () => {
  test('[F-TRACK-04] [F-TRACK-05] [F-TRACK-08] that was loaded is at the checkout, and nothing else is told', () => {
    expect(tell('formLoad', { market: 'uk', purpose: 'OFFER_REQUEST' })).toEqual([
      {
        event: 'webform_action',
        formId: 'GBORQR-SUMMARY',
        formType: 'B2C-ORQR',
        result: 'load',
        gobGroup: 'checkout',
        salesChannel: 'direct',
      },
    ])
  })

  test('[F-TRACK-13] [F-TRACK-15] that was sent is a conversion, then an interaction with car and retailer', () => {
    const gtm = { powerTrain: some('Single'), carModel: some('EX30'), modelId: some('416') }
    const chosen = {
      retailer: some(tinyRetailer),
      vehicle: some({ ...tinyVehicle, gtm }),
    }
    expect(tell('formSubmit', { app: 'quote', purpose: 'OFFER_REQUEST' }, chosen)).toEqual([
      {
        event: 'webform_action',
        formId: 'GBORQR-SUMMARY',
        formType: 'B2C-ORQR',
        result: 'success',
        gobGroup: 'conversion',
        salesChannel: 'retailer',
      },
      {
        event: 'interaction',
        eventCategory: 'form',
        eventAction: 'submit',
        eventLabel: 'request a quote',
        vehicle: { powerTrain: 'Single', carModel: 'EX30', modelId: '416' },
        retailerId: 'GB001',
      },
    ])
  })

  test('[B-OFFER-25] [F-RET-43] inside sales a host hands over is a channel, and no retailer', () => {
    const insideSales = {
      retailerId: 'IS1',
      useInsideSalesTransform: true,
      nameTranslationKey: '',
      addressTranslationKey: '',
    }
    const form = startLeadForm({ ...tinyFormInput, insideSales })
    const state = takeConfiguration(form, tinyConfiguration)
    const [action, interaction] = toTrackingEntries({ kind: 'formSubmit', state })
    expect(action?.['salesChannel']).toBe('inside_sales')
    expect(interaction).not.toHaveProperty('retailerId')
  })

  test('[F-TRACK-15] what is not known of a car is left out, and a car of which nothing is known', () => {
    const some1 = { ...tinyVehicle.gtm, carModel: some('EX30') }
    const [, known] = tell('formSubmit', {}, { vehicle: some({ ...tinyVehicle, gtm: some1 }) })
    expect(known?.['vehicle']).toEqual({ carModel: 'EX30' })
    const [, unknown] = tell('formSubmit', {}, { vehicle: some(tinyVehicle) })
    expect(Object.keys(unknown ?? {})).toEqual([
      'event',
      'eventCategory',
      'eventAction',
      'eventLabel',
    ])
  })

  test('[F-TRACK-06] is named by country and purpose', () => {
    expect([
      idOf('uk', 'OFFER_REQUEST'),
      idOf('se', 'CBV_CALLBACK'),
      idOf('de', 'CONTACT_REQUEST'),
      idOf('tr', 'ACCESSORY_REQUEST'),
      idOf('us', 'KEEP_ME_UPDATED'),
      idOf('uk', 'OFFER_REQUEST', { needsChoice: true }),
    ]).toEqual([
      'GBORQR-SUMMARY',
      'SECBCB-SUMMARY',
      'DECRCR-SUMMARY',
      'TRARAR-SUMMARY',
      'USKMUKMU-SUMMARY',
      'GBKMUKMU-SUMMARY',
    ])
  })

  test('[F-TRACK-09] [F-TRACK-15] inside sales is a channel of its own and no retailer', () => {
    const channelOf = (request: Request, more: Partial<State>) => {
      const [action, interaction] = tell('formSubmit', request, more)
      return [action?.['salesChannel'], interaction?.['retailerId']]
    }
    const purpose = 'OFFER_REQUEST'
    const byPhone = some({ ...tinyRetailer, dealerId: 'GB-IS-1' })
    expect(channelOf({ purpose }, {})).toEqual(['direct', undefined])
    expect(channelOf({ purpose }, { retailer: some(tinyRetailer) })).toEqual(['retailer', 'GB001'])
    expect(channelOf({ purpose }, { retailer: byPhone, configuration: some(INSIDE) })).toEqual([
      'inside_sales',
      undefined,
    ])
    const always = some({ ...tinyRetailer, dealerId: 'INSIDE_SALES_RETAILER' })
    expect(channelOf({ purpose }, { retailer: always })).toEqual(['inside_sales', undefined])
    expect(channelOf({ purpose: 'CBV_CALLBACK' }, { retailer: some(tinyRetailer) })).toEqual([
      'inside_sales',
      'GB001',
    ])
  })

  test('[F-TRACK-09] a form that has just loaded counts for the retailer its address names; one nobody knows is none when it is sent', () => {
    const channelOf = (kind: 'formLoad' | 'formSubmit', request: Request, more: Partial<State>) =>
      tell(kind, request, more)[0]?.['salesChannel']
    const named = { purpose: 'OFFER_REQUEST', query: { retailerid: 'GB001' } } as const
    const found = { retailer: some(tinyRetailer) }
    expect([channelOf('formLoad', named, {}), channelOf('formSubmit', named, found)]).toEqual([
      'retailer',
      'retailer',
    ])
    expect(channelOf('formSubmit', named, {})).toBe('direct')
    const byPhone = { purpose: 'OFFER_REQUEST', query: { retailerid: 'INSIDE_SALES_RETAILER' } }
    expect(channelOf('formLoad', byPhone as Request, {})).toBe('inside_sales')
    const blank = { purpose: 'OFFER_REQUEST', query: { retailerid: ' ' } } as const
    expect(channelOf('formLoad', blank, {})).toBe('direct')
  })

  test('[F-TRACK-07] [F-TRACK-22] a company changes the type of the form and nothing else', () => {
    const query = { vbscardatapath: '/v/1' }
    const own = tell('formSubmit', { query }, { retailer: some(tinyRetailer) })
    const company = tell(
      'formSubmit',
      { query },
      { retailer: some(tinyRetailer), values: { business: true, legalname: 'Analytical Engines' } },
    )
    expect([own[0]?.['formType'], company[0]?.['formType']]).toEqual([
      'B2C-CRCR-VBS',
      'B2B-CRCR-VBS',
    ])
    const withoutType = (entries: typeof own) => entries.map((one) => ({ ...one, formType: '' }))
    expect(withoutType(company)).toEqual(withoutType(own))
  })
})

const NAMES = [
  ...Object.values(FIELD_KINDS).flatMap(({ valueName }) => toUndefined(valueName) ?? []),
  'legalname',
  'manualaddress',
]

// A mark nobody else writes, so that any trace of it is found.
const MARK = 'Qxz7'
const typed = fc.string().map((text) => `${MARK}${text}`)

interface Journey {
  readonly texts: Readonly<Record<string, string>>
  readonly purpose: Purpose
}

// A whole way from the form to its thanks, with everything outside it played.
const walk = ({ texts, purpose }: Journey): readonly FormNews[] => {
  const news: FormNews[] = []
  const token = makePort<never, string>(({ answer }) => {
    answer('tok')
  })
  const form = createActor(
    leadFormMachine.provide({
      actors: {
        getToken: token.logic as never,
        submission: submissionMachine.provide({
          actors: {
            mintKey: makePort<KeyQuestion, string>(({ answer }) => {
              answer('k1')
            }).logic,
            postLead: makePort<LeadTry, LeadAnswer>(({ answer }) => {
              answer({ kind: 'accepted', redirectUrl: none, reference: none })
            }).logic,
          },
        }),
      },
      actions: { track: (_, one) => void news.push(one) },
    }),
    {
      input: {
        ...tinyFormInput,
        request: { ...tinyFormRequest, purpose, query: { firstname: MARK } as never },
        configuration: some({
          ...tinyConfiguration,
          flexFormConfigurations: new Map(
            [...tinyConfiguration.flexFormConfigurations.values()].map((one) => [purpose, one]),
          ),
        }),
      },
    },
  ).start()
  for (const [name, value] of Object.entries(texts)) {
    form.send({ type: 'value.set', name, value })
    form.send({ type: 'field.blur', name })
  }
  form.send({ type: 'form.submit', url: `https://x.example/uk/?name=${MARK}` })
  news.push({ kind: 'formSubmit', state: form.getSnapshot().context })
  form.stop()
  return news
}

describe('personal texts', () => {
  test('[F-TRACK-21] No typed text stands in an entry, whatever was typed into a form.', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom(...NAMES), typed),
        fc.constantFrom<Purpose>('CONTACT_REQUEST', 'OFFER_REQUEST', 'CBV_CALLBACK'),
        (texts, purpose) => {
          const news = walk({ texts, purpose })
          const told = JSON.stringify(news.flatMap(toTrackingEntries))
          return news.length >= 2 && !told.includes(MARK)
        },
      ),
    )
  })
})
