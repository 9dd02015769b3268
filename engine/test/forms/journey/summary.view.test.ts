// The card of what was chosen.
import { describe, expect, test } from 'vitest'
import { option as O } from 'fp-ts'
import { none, some, type Option } from '../../../src/shared/option.js'
import { toUndefined } from '../../../src/shared/result.js'
import { INSIDE_SALES_RETAILER } from '../../../src/forms/lead/plan/purpose.js'
import type { Retailer } from '../../../src/forms/lead/forms.types.js'
import { toSummaryCard, type SummaryInput } from '../../../src/forms/quote/summary.view.js'
import { tinyRetailer, tinyVehicle } from '../../../src/testing/forms-samples.js'

const texts = new Map([
  ['Change', 'Change'],
  ['ChangeModel', 'Change model {modelName}'],
  ['ChangeRetailer', 'Change retailer {name}'],
  ['EngineElectric', 'Electric'],
])
const translate: SummaryInput['words']['translate'] = (key, values = {}) =>
  Object.entries(values).reduce(
    (text, [name, value]) => text.replace(`{${name}}`, String(value)),
    texts.get(key) ?? key,
  )

const car = {
  ...tinyVehicle,
  presentation: {
    ...tinyVehicle.presentation,
    engineTypeTranslation: some('EngineElectric'),
    images: [
      { id: 'side-1', type: 'ModelSide' as const },
      { id: 'thanks-1', type: 'ThankYou' as const },
    ],
  },
}

const input: SummaryInput = {
  request: { app: 'accessory', market: 'uk', query: {} },
  page: 'finished',
  search: '',
  vehicle: some(car),
  retailer: some(tinyRetailer),
  insideSales: some('GB-IS-1'),
  flags: [],
  words: { translate },
}

const card = (more: Partial<SummaryInput>) => toUndefined(toSummaryCard({ ...input, ...more }))
const linesIn = (market: string, flags: SummaryInput['flags']) =>
  toUndefined(card({ request: { ...input.request, market }, flags })?.retailer ?? none)?.lines
const hasRetailer = (page: SummaryInput['page'], retailerid?: string, retailer = 'GB001') =>
  O.isSome(
    card({
      page,
      request: { ...input.request, query: retailerid === undefined ? {} : { retailerid } },
      retailer: some({ ...tinyRetailer, dealerId: retailer }),
    })?.retailer ?? none,
  )

describe('the card of what was chosen', () => {
  test('[F-THX-05] vehicle and retailer on the finished page, with the picture made for it', () => {
    expect(card({})).toEqual({
      label: 'SummaryHeading',
      vehicle: some({
        title: 'EX30',
        engine: 'Electric',
        chosen: none,
        image: some('thanks-1'),
        alternative: 'EX30, Electric',
        change: none,
      }),
      retailer: some({
        name: 'Retailer A',
        lines: ['1 High Street', 'SL6 4FL Maidenhead'],
        phone: '',
        phoneHref: '',
        change: none,
      }),
    })
  })

  test('[F-ROUTE-33] the retailer: where the address names it and at the end, inside sales never', () => {
    expect(hasRetailer('form')).toBe(false)
    expect(hasRetailer('form', 'GB001')).toBe(true)
    expect(hasRetailer('finished')).toBe(true)
    for (const retailer of ['GB-IS-1', INSIDE_SALES_RETAILER]) {
      expect(hasRetailer('finished', undefined, retailer)).toBe(false)
      expect(hasRetailer('form', retailer, retailer)).toBe(false)
    }
  })

  test('[F-ROUTE-32] in the quote flow each part has a link that says what it changes', () => {
    const query = { pno: '416XY2', retailerid: 'GB001' }
    const shown = card({
      request: { app: 'quote', market: 'uk', query },
      page: 'form',
      search: '?pno=416XY2&utm_source=a&retailerid=GB001',
    })
    expect(toUndefined(shown?.vehicle ?? none)).toMatchObject({
      title: 'EX30',
      image: some('side-1'),
      change: some({
        text: 'Change',
        name: 'Change model EX30',
        href: '/uk/quote?utm_source=a&retailerid=GB001',
      }),
    })
    expect(toUndefined(shown?.retailer ?? none)?.change).toEqual(
      some({
        text: 'Change',
        name: 'Change retailer Retailer A',
        href: '/uk/quote/retailer?pno=416XY2&utm_source=a',
      }),
    )
  })

  test('[F-FLAG-22] the city line by flag', () => {
    const lines = (flags: SummaryInput['flags']) =>
      toUndefined(card({ flags })?.retailer ?? none)?.lines
    expect(lines(['cityBeforeZipCode'])).toEqual(['1 High Street', 'Maidenhead SL6 4FL'])
    expect(linesIn('de', [])).toEqual(['1 High Street', 'SL6 4FL Maidenhead'])
    expect(linesIn('de', ['cityBeforeZipCode'])).toEqual(['1 High Street', 'Maidenhead SL6 4FL'])
  })

  test('[E-T-65] [F-FLAG-22] the address as the country of the market writes it, in the order of the flag', () => {
    expect(linesIn('uk', [])).toEqual(['1 High Street', 'SL6 4FL Maidenhead'])
    expect(linesIn('ae', [])).toEqual(['1 High Street', 'Maidenhead'])
  })

  test('nothing was chosen: there is no card; a part without a picture keeps its place', () => {
    const nobody: Option<Retailer> = none
    expect(card({ vehicle: none, retailer: nobody })).toBeUndefined()
    expect(toUndefined(card({ vehicle: some(tinyVehicle) })?.vehicle ?? none)).toMatchObject({
      image: none,
      engine: '',
      chosen: none,
      alternative: 'EX30',
    })
  })
})
