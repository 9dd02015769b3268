// Documents of the forms: what has been read once is read for ever.
import { describe, expect, test } from 'vitest'
import { either as E } from 'fp-ts'
import { decodeWith } from '../../src/shared/decode.js'
import { left, none, right, some, type Either } from '../../src/shared/option.js'
import { toUndefined } from '../../src/shared/result.js'
import {
  AddressSuggestionCodec,
  ConsumerDataCodec,
  RetailerCodec,
  LeadSubmissionCodec,
  VehicleCodec,
} from '../../src/forms/lead/documents/wire.codec.js'
import {
  FlexFormCodec,
  FullConfigurationCodec,
  MarketConfigurationCodec,
  TranslationsCodec,
} from '../../src/forms/lead/documents/forms.codec.js'
import { joinTranslations } from '../../src/forms/lead/plan/configuration.js'
import type { Vehicle } from '../../src/forms/lead/forms.types.js'
import { codecLaws } from '../../src/testing/laws.js'
import { tinyRetailer, tinyVehicle } from '../../src/testing/forms-samples.js'
import { workedForm } from './worked-form.js'

function valueOf<A>(read: Either<unknown, A>): A {
  if (E.isLeft(read)) throw new Error(JSON.stringify(read.left))
  return read.right
}

describe('a stored form', () => {
  const form = valueOf(FlexFormCodec.decode(workedForm))

  test('[F-CFG-01] [F-CFG-02] the worked configuration, and unknown keys are dropped', () => {
    expect(form.order).toEqual(some(workedForm.order))
    expect(form.ctaLink).toEqual(some('/uk/offers/'))
    expect(Object.keys(valueOf(FlexFormCodec.decode({ ordr: 1 })))).not.toContain('ordr')
    const smallest = { order: ['main'], main: { rows: [['Email']] } }
    expect(FlexFormCodec.decode(smallest)._tag).toBe('Right')
  })

  const mainOf = (main: object) => toUndefined(valueOf(FlexFormCodec.decode({ main })).main)

  test('[F-CFG-03] of the main section only rows have to be there', () => {
    expect(mainOf({ rows: [] })).toEqual({
      title: none,
      options: new Map(),
      customTranslation: new Map(),
      rows: [],
      validation: new Map(),
    })
    expect(decodeWith(FlexFormCodec, { main: {} })).toEqual(
      left([expect.objectContaining({ path: 'main.rows' })]),
    )
  })

  test('[F-CFG-04] its heading is a key', () => {
    expect(form.main).toMatchObject(some({ title: some('YourDetails') }))
  })

  test('[F-CFG-05] choices by kind', () => {
    const options = { Title: [{ value: 'MR', translationKey: 'TitleMr' }] }
    expect(mainOf({ rows: [], options })?.options.get('Title')).toEqual(options.Title)
  })

  test('[F-CFG-07] rows of kinds', () => {
    const rows = [['Firstname', 'Surname'], ['Email']]
    expect(mainOf({ rows })?.rows).toEqual(rows)
  })

  test('[F-CFG-08] rules by kind', () => {
    const validation = { Firstname: { required: true, minLength: 2 } }
    expect(mainOf({ rows: [], validation })?.validation.get('Firstname')).toEqual({
      isRequired: some(true),
      minLength: some(2),
      maxLength: none,
      pattern: none,
      isAsync: false,
    })
    const rules = toUndefined(form.main)?.validation
    expect(rules?.get('PhoneWithCountryCode')).toEqual({
      isRequired: some(false),
      minLength: none,
      maxLength: none,
      pattern: none,
      isAsync: true,
    })
  })

  test('[F-CFG-10] [F-CFG-11] pickers', () => {
    expect(form.dealerPicker).toMatchObject(some({ byAddress: none }))
    expect(
      valueOf(FlexFormCodec.decode({ vehiclePicker: { required: true } })).vehiclePicker,
    ).toEqual(some({ isRequired: true }))
    expect(valueOf(FlexFormCodec.decode({ vehiclePicker: {} })).vehiclePicker).toEqual(
      some({ isRequired: false }),
    )
    expect(valueOf(FlexFormCodec.decode({ vehiclePicker: null })).vehiclePicker).toEqual(none)
  })

  test('[F-CFG-12] [F-CFG-13] [F-CFG-14] [F-CFG-15] KVKK, legal and custom sections', () => {
    const kvkk = { title: 'T', paragraph: 'P', options: [], field: 'kvkkOpt' }
    expect(valueOf(FlexFormCodec.decode({ kvkk })).kvkk).toEqual(some(kvkk))
    expect(FlexFormCodec.decode({ kvkk: { ...kvkk, field: 'other' } })._tag).toBe('Left')
    expect(form.legal).toMatchObject(
      some({ fields: workedForm.legal.fields, paragraphs: ['LegalText'] }),
    )
    expect(form.custom.get('promo')).toMatchObject({ type: 'Notice', title: some('PromoTitle') })
  })

  test('what is written is read back', () => {
    expect(FlexFormCodec.decode(FlexFormCodec.encode(form))).toEqual(right(form))
  })
})

describe('a market', () => {
  test('[F-CFG-17] [F-CFG-19] [F-CFG-20] [F-CFG-22] only the purposes have to be there', () => {
    const market = valueOf(
      MarketConfigurationCodec.decode({ purposeConfigs: { CONTACT_REQUEST: {} } }),
    )
    expect(market).toMatchObject({
      features: [],
      dynamicFeatures: [],
      insideSalesRetailer: none,
      mainlandFilter: false,
      allowedRedirectHosts: [],
      map: none,
      analyticsCookieName: '_ga',
      predictionTypes: [],
    })
    expect(market.purposeConfigs.get('CONTACT_REQUEST')).toEqual({
      retailer: true,
      retailerPicker: true,
      retailerPickerType: none,
      campaignCodes: { b2BCampaignCode: none, b2CCampaignCode: none },
      redirectUrl: none,
    })
    expect(MarketConfigurationCodec.decode({})._tag).toBe('Left')
    expect(MarketConfigurationCodec.decode(MarketConfigurationCodec.encode(market))).toEqual(
      right(market),
    )
  })

  test('[F-CFG-18] [F-FLAG-24] inside sales, and flags as a record or a list', () => {
    const insideSalesRetailer = {
      retailerId: 'GB-IS-1',
      useInsideSalesTransform: true,
      nameTranslationKey: 'N',
      addressTranslationKey: 'A',
    }
    const document = {
      features: ['useLoqate'],
      dynamicFeatures: { useLoqate: false },
      insideSalesRetailer,
      purposeConfigs: {},
    }
    expect(valueOf(MarketConfigurationCodec.decode(document))).toMatchObject({
      features: [['useLoqate', true]],
      dynamicFeatures: [['useLoqate', false]],
      insideSalesRetailer: some(insideSalesRetailer),
    })
  })

  test('[F-CFG-21] [F-CONST-39] a picker of another type is refused with its place', () => {
    const document = { purposeConfigs: { OFFER_REQUEST: { retailerPickerType: 'Globe' } } }
    expect(decodeWith(MarketConfigurationCodec, document)).toEqual(
      left([expect.objectContaining({ path: 'purposeConfigs.OFFER_REQUEST.retailerPickerType' })]),
    )
    for (const retailerPickerType of ['ByAddress', 'DropDown', 'Map']) {
      const good = { purposeConfigs: { OFFER_REQUEST: { retailerPickerType } } }
      expect(MarketConfigurationCodec.decode(good)._tag).toBe('Right')
    }
  })

  test('[F-CFG-23] [F-CFG-24] [F-CFG-25] everything in one answer, texts of the market first', () => {
    const document = {
      translations: { Submit: 'Send', Other: 'o' },
      marketConfiguration: { purposeConfigs: {}, translations: { Submit: 'Submit' } },
      flexFormConfigurations: { OFFER_REQUEST: workedForm },
    }
    const full = valueOf(FullConfigurationCodec.decode(document))
    expect([...joinTranslations(full)]).toEqual([
      ['Submit', 'Submit'],
      ['Other', 'o'],
    ])
    expect([...full.flexFormConfigurations.keys()]).toEqual(['OFFER_REQUEST'])
    expect(full.vehicleConfigurations.get('OFFER_REQUEST')).toBeUndefined()
  })

  test('[E-F-27] Names of prototypes are ordinary names.', () => {
    const document: unknown = JSON.parse('{"__proto__":"a","constructor":"b"}')
    const texts = valueOf(TranslationsCodec.decode(document))
    expect([...texts]).toEqual([
      ['__proto__', 'a'],
      ['constructor', 'b'],
    ])
    expect(valueOf(TranslationsCodec.decode({})).get('toString')).toBeUndefined()
  })
})

describe('what calls answer', () => {
  const smallest = { id: 'v', modelKey: 'k', presentation: { title: 'T' } }
  const isRead = (vehicle: Vehicle): void => {
    expect(VehicleCodec.decode(VehicleCodec.encode(vehicle))).toEqual(right(vehicle))
  }

  test('[F-VEH-01] a vehicle keeps its ten members', () => {
    isRead({ ...tinyVehicle, modelYear: some('2026') })
    expect(Object.keys(valueOf(VehicleCodec.decode(smallest)))).toHaveLength(10)
  })

  test.each(['ThankYou', 'ModelSide'] as const)('[F-VEH-02] [F-CONST-36] pictures: %s', (type) => {
    const images = [{ type, id: 'img-1' }]
    isRead({ ...tinyVehicle, presentation: { ...tinyVehicle.presentation, images } })
    const strange = { title: 'T', images: [{ type: 'ModelBack', id: 'img-1' }] }
    const read = VehicleCodec.decode({ ...smallest, presentation: strange })
    expect(read).not.toMatchObject(right({ presentation: { images: strange.images } }))
  })

  test('[F-VEH-03] what its car is counted as', () => {
    const gtm = { powerTrain: some('electric'), carModel: some('EX30'), modelId: some('1') }
    isRead({ ...tinyVehicle, gtm })
  })

  test('[F-CONST-35] four series and no other', () => {
    const read = (seriesType: string) =>
      VehicleCodec.decode({ ...smallest, presentation: { title: 'T', seriesType } })._tag
    const series = ['SUV', 'SEDAN', 'WAGON', 'CROSSOVER', 'TRUCK']
    expect(series.map(read)).toEqual(['Right', 'Right', 'Right', 'Right', 'Left'])
  })

  test('[F-RET-01] a retailer keeps its members', () => {
    const retailer = {
      ...tinyRetailer,
      geoCode: some({ latitude: 51.5, longitude: -0.72 }),
      distanceToAddress: some(3.2),
    }
    expect(RetailerCodec.decode(RetailerCodec.encode(retailer))).toEqual(right(retailer))
  })

  test('[F-ADDR-01] an address suggestion', () => {
    const suggestion = { address: '1 High Street', outOfBounds: false, id: 'a1' }
    expect(AddressSuggestionCodec.decode({ ...suggestion, more: 1 })).toEqual(right(suggestion))
    expect(AddressSuggestionCodec.decode({ ...suggestion, id: 1 })._tag).toBe('Left')
  })

  test('consumer data holds its address as a text or in parts', () => {
    expect(
      valueOf(ConsumerDataCodec.decode({ legalAddress: '1 High Street' })).legalAddress,
    ).toEqual(some('1 High Street'))
    expect(
      valueOf(ConsumerDataCodec.decode({ legalAddress: { city: 'Lund' } })).legalAddress,
    ).toMatchObject(some({ city: some('Lund'), country: none }))
  })

  const codecs = {
    FlexFormCodec,
    MarketConfigurationCodec,
    FullConfigurationCodec,
    VehicleCodec,
    RetailerCodec,
    ConsumerDataCodec,
    LeadSubmissionCodec,
  }
  test.each(Object.entries(codecs))('%s keeps the laws of a codec', (_, codec) => {
    for (const law of codecLaws((document) => decodeWith<unknown>(codec, document))) law.check()
  })
})
