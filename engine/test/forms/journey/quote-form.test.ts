// The form of the quote application: what it lacks, who hears of it, and what a visitor's own choice is worth.
import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { either as E } from 'fp-ts'
import { listPending, type FormParameters } from '../../../src/forms/lead/plan/parameters.js'
import { FullConfigurationCodec } from '../../../src/forms/lead/documents/forms.codec.js'
import { leadFormMachine } from '../../../src/forms/lead/lead-form.machine.js'
import { toLeadFormView } from '../../../src/forms/lead/view/form.view.js'
import type { VehicleSectionView } from '../../../src/forms/lead/view/form-view.types.js'
import { decodeWith } from '../../../src/shared/decode.js'
import { none, some } from '../../../src/shared/option.js'
import { toUndefined } from '../../../src/shared/result.js'
import { tinyRetailer, tinyVehicle } from '../../../src/testing/forms-samples.js'
import { tinyFormInput } from '../../../src/testing/form-samples.js'

const configuration = (() => {
  const read = decodeWith(FullConfigurationCodec, {
    marketConfiguration: { purposeConfigs: { OFFER_REQUEST: {} } },
    flexFormConfigurations: {
      OFFER_REQUEST: {
        order: ['dealerpicker', 'main', 'submit'],
        main: { rows: [['Firstname']], validation: { Firstname: { required: true } } },
        dealerPicker: {},
        vehiclePicker: { required: true },
      },
    },
  })
  if (E.isLeft(read)) throw new Error(JSON.stringify(read.left))
  return read.right
})()

const url = 'https://x.example/uk/quote/form'
const words = {
  translate: (key: string) => key,
  dictionary: new Map<string, string>(),
  nameCountry: String,
  compare: () => 0,
}

const open = (query: FormParameters, isEmbedded = false) => {
  const told: unknown[] = []
  const form = createActor(
    leadFormMachine.provide({ actions: { notifyHost: (_, fault) => void told.push(fault) } }),
    {
      input: {
        ...tinyFormInput,
        request: {
          ...tinyFormInput.request,
          app: 'quote',
          purpose: 'OFFER_REQUEST',
          query,
          isEmbedded,
          isModelChosen: query.pno !== undefined,
        },
        configuration: some(configuration),
        pending: listPending(query),
      },
      clock: new SimulatedClock(),
    },
  ).start()
  const viewOf = () =>
    toLeadFormView({
      state: form.getSnapshot().context,
      phase: form.getSnapshot().value,
      words,
    })
  const vehicles = () =>
    viewOf().sections.find((one): one is VehicleSectionView => one.kind === 'vehiclepicker')
  return { form, told, vehicles, stateOf: () => form.getSnapshot().context }
}

const missed = { type: 'vehicle.answered', vehicle: none } as const

describe('a vehicle or a retailer nobody finds', () => {
  test('[F-ERR-02] [F-ERR-03] the host of a page hears of each when the search has ended', () => {
    const { form, told } = open({ pno: '999', retailerid: 'nobody' })
    form.send(missed)
    form.send({ type: 'retailer.answered', retailer: none })
    expect(told).toEqual([{ type: 'MissingModel' }, { type: 'MissingRetailer' }])
  })

  test('[F-ERR-02] embedded, and where nothing was looked for, nobody is told', () => {
    const embedded = open({ pno: '999' }, true)
    embedded.form.send(missed)
    const idle = open({})
    idle.form.send(missed)
    expect([embedded.told, idle.told]).toEqual([[], []])
  })

  test('[F-ERR-04] a press without both: what is wrong with the form, and one error for the two', () => {
    const { form, told } = open({})
    form.send({ type: 'value.set', name: 'firstName', value: 'Ada' })
    form.send({ type: 'form.submit', url })
    expect(told).toMatchObject([
      { name: 'FormValidationError' },
      { type: 'General', errors: ['MissingModel', 'MissingRetailer'] },
    ])
  })

  test('[F-VEH-11] [F-ROUTE-45] the picker is given back with a notice, until the visitor has chosen', () => {
    const { form, vehicles, stateOf } = open({ pno: '999' })
    form.send({ type: 'value.set', name: 'firstName', value: 'Ada' })
    expect(vehicles()).toBeUndefined()
    form.send(missed)
    expect(vehicles()).toMatchObject({ isRequired: true, notice: 'CouldNotChooseAsset' })
    expect(stateOf().values['firstName']).toBe('Ada')
    form.send({ type: 'vehicle.choose', vehicle: some(tinyVehicle) })
    expect(vehicles()?.notice).toBe('')
    form.send({ type: 'vehicle.choose', vehicle: none })
    expect(vehicles()?.notice).toBe('')
  })
})

describe('what a visitor has chosen', () => {
  test('mends what was missing', () => {
    const { form, vehicles } = open({})
    form.send({ type: 'form.submit', url })
    expect(vehicles()?.error).toBe('ModelRequired')
    form.send({ type: 'vehicle.choose', vehicle: some(tinyVehicle) })
    expect(vehicles()?.error).toBe('')
  })

  test('[E-F-18] stands, whatever a search tells later', () => {
    const { form, stateOf } = open({ retailerid: 'GB001' })
    const other = { ...tinyRetailer, dealerId: 'GB002' }
    form.send({ type: 'retailer.choose', retailer: some(other) })
    form.send({ type: 'retailer.answered', retailer: some(tinyRetailer) })
    form.send({ type: 'retailer.answered', retailer: none })
    expect(toUndefined(stateOf().retailer)?.dealerId).toBe('GB002')
    form.send({ type: 'vehicle.choose', vehicle: none })
    form.send({ type: 'vehicle.answered', vehicle: some(tinyVehicle) })
    expect(stateOf().vehicle).toEqual(none)
  })
})

describe('[F-EMB-31] [F-FLAG-14] labels of the Swedish quote form', () => {
  test('are questions where the market has them; what is wrong goes by the name of the field', () => {
    const request = { ...tinyFormInput.request, app: 'quote', market: 'se' } as const
    const market = {
      ...configuration.marketConfiguration,
      features: [['ConversationalForm', true]] as const,
    }
    const form = createActor(leadFormMachine, {
      input: {
        ...tinyFormInput,
        request: { ...request, purpose: 'OFFER_REQUEST' },
        configuration: some({ ...configuration, marketConfiguration: market }),
      },
      clock: new SimulatedClock(),
    }).start()
    form.send({ type: 'form.submit', url })
    const questions = { ...words, dictionary: new Map([['conv.FirstnameLabel', 'x']]) }
    const fieldOf = (said: typeof words) => {
      const { context: state, value: phase } = form.getSnapshot()
      const { sections } = toLeadFormView({ state, phase, words: said })
      const main = sections.find(({ kind }) => kind === 'main')
      return main?.kind === 'main' ? main.rows[0]?.fields[0] : undefined
    }
    expect(fieldOf(questions)).toMatchObject({ label: 'conv.FirstnameLabel' })
    expect(fieldOf(words)).toMatchObject({ label: 'FirstnameLabel' })
    expect(
      fieldOf({ ...questions, translate: (key) => (key === 'FieldRequired' ? '$0!' : key) }),
    ).toMatchObject({
      error: 'FirstnameLabel!',
    })
  })
})
