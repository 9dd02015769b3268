import { describe, expect, test } from 'vitest'
import { priceView, type PriceView } from '../../../src/blocks/price/price.view.js'
import {
  findZipCode,
  SET_LOCATION_TEXT,
  usPriceView,
  type UsPriceViewInput,
} from '../../../src/blocks/price/us-price.view.js'
import { none, some } from '../../../src/shared/option.js'
import { labelLocation } from '../../../src/site/location-label.js'
import type { UserPlace } from '../../../src/site/location.js'
import { answerOf, entryOf, format, queryOf } from './samples.js'

const view = (more: Partial<Parameters<typeof priceView>[0]> = {}): PriceView =>
  priceView({ query: queryOf(), answer: none, isOver: false, fallback: '', format, ...more })

const discounted = entryOf({
  P: 33795,
  M: 399,
  more: {
    was: some({ value: 35000, formatted: '' }),
    saving: some({ value: 1205, formatted: '' }),
    includesTax: some(true),
    sources: ['On the road.', 'Until 31 December.'],
  },
})

describe('a price label', () => {
  test('[B-PRICE-21] [E-B-15] while it waits, it keeps a place as long as it will be', () => {
    expect(view()).toEqual({
      state: 'waiting',
      shape: 'Subscribe from 0000/month or purchase from 000,000',
    })
    expect(view({ query: queryOf({ rule: some('cash') }) })).toEqual({
      state: 'waiting',
      shape: 'Purchase from 000,000',
    })
  })

  test('[B-PRICE-22] an invalid price shows the fallback, or nothing', () => {
    for (const given of [{ isOver: true }, { answer: some(answerOf(entryOf({}))) }]) {
      expect(view({ ...given, fallback: ' Price on request ' })).toMatchObject({
        state: 'fallback',
        text: 'Price on request',
      })
      expect(view({ ...given, fallback: ' ' })).toMatchObject({ state: 'absent' })
    }
  })

  test('[B-PRICE-18] [B-PRICE-19] all of it, in its order, with its sources as disclaimers', () => {
    const answer = some(answerOf(discounted, { showVATLabel: true }))
    const shown = view({ answer, query: queryOf({ rule: some('cash'), edition: 'default' }) })
    expect(shown).toMatchObject({
      state: 'price',
      former: { prefix: 'Previous price', text: '£35,000' },
      text: 'Purchase from £33,795',
      tax: 'incl. VAT',
      saving: 'Save £1,205',
      sources: {
        prefix: 'Source',
        entries: [
          { id: 'price-ex30-electric-default-0', text: 'On the road.' },
          { id: 'price-ex30-electric-default-1', text: 'Until 31 December.' },
        ],
      },
    })
    expect(view({ answer: some(answerOf(entryOf({ P: 1 }))) })).not.toHaveProperty('former')
    expect(view({ answer: some(answerOf(entryOf({ P: 1 }))) })).not.toHaveProperty('sources')
  })

  test('[E-B-18] two labels of one price have one text', () => {
    const answer = some(answerOf(discounted))
    expect(view({ answer })).toEqual(view({ answer, fallback: 'x' }))
  })
})

const hills: UserPlace = {
  latitude: 34.1,
  longitude: -118.4,
  city: 'Beverly Hills',
  regionCode: 'CA',
  regionName: 'California',
  zipCode: '90210',
}
const typed = (userInput: UserPlace) => some({ userInput: some(userInput), browserCoords: none })
const malmo = { latitude: 55.6, longitude: 13, city: 'Malmö', region: 'Skåne', zipCode: '211 00' }

describe('[B-LOC-06] where a visitor is', () => {
  const { latitude, longitude } = hills
  test.each<[UserPlace, string]>([
    [{ ...hills, formattedAddress: '1 Rodeo Drive' }, '1 Rodeo Drive'],
    [hills, 'Beverly Hills, CA 90210'],
    [{ ...hills, regionCode: ' ' }, 'Beverly Hills, California 90210'],
    [{ latitude, longitude, city: 'Lund' }, 'Lund'],
    [{ latitude, longitude, city: 'Lund', zipCode: '221 00' }, 'Lund 221 00'],
    [{ latitude, longitude, regionCode: 'CA', zipCode: '90210' }, 'CA 90210'],
    [{ latitude, longitude, zipCode: '90210' }, '90210'],
    [{ latitude, longitude, country: 'US' }, 'US'],
  ])('%j is %s', (place, text) => {
    expect(labelLocation(typed(place), some(malmo))).toEqual(some(text))
  })

  test('what was typed counts before the region, and nothing is none', () => {
    expect(labelLocation(typed({ latitude, longitude }), some(malmo))).toEqual(
      some('Malmö, Skåne 211 00'),
    )
    expect(labelLocation(none, some({ latitude, longitude, country: 'SE' }))).toEqual(some('SE'))
    const browser = some({ userInput: none, browserCoords: some({ latitude, longitude }) })
    expect(labelLocation(browser, none)).toEqual(none)
    expect(labelLocation(none, some({ latitude, longitude }))).toEqual(none)
  })

  test('[B-PRICE-34] the postcode is asked with', () => {
    expect(findZipCode(typed(hills), some(malmo))).toBe('90210')
    expect(findZipCode(typed({ latitude, longitude }), some(malmo))).toBe('')
    expect(findZipCode(none, some(malmo))).toBe('211 00')
    expect(findZipCode(none, none)).toBe('')
  })
})

describe('a price label of the United States', () => {
  const price = {
    monthly: some(549),
    purchase: some(52895),
    monthlyDisclaimer: '36 months',
    msrpDisclaimer: '',
  }
  const us = (more: Partial<UsPriceViewInput> = {}) =>
    usPriceView({
      modelKey: 'ex30-bev',
      answer: none,
      isOff: false,
      fallback: '',
      location: none,
      region: none,
      hasDialog: true,
      changeLocation: 'Change location',
      ...more,
    })

  test('[B-PRICE-26] [B-PRICE-27] both lines with the place and its control', () => {
    const shown = us({ answer: some(price), location: typed(hills) })
    expect([shown.state, ...shown.lines.map(({ text }) => text)]).toEqual([
      'price',
      'Lease from $549/month',
      'Starting at $52,895 MSRP',
    ])
    expect(shown.location).toEqual({ text: 'Beverly Hills, CA 90210', control: 'Change location' })
  })

  test('[B-PRICE-27] without a place the control sets one; without a dialog there is none', () => {
    expect(us().location).toEqual({ text: '', control: SET_LOCATION_TEXT })
    expect(SET_LOCATION_TEXT).toBe('Set Location')
    expect(us({ hasDialog: false }).location.control).toBe('')
  })

  test('[B-PRICE-21] [B-PRICE-22] [B-PRICE-36] it waits for an answer, and shows the fallback of one without prices', () => {
    expect(us()).toMatchObject({
      state: 'waiting',
      shapes: ['Lease from $000/month', 'Starting at $00,000 MSRP'],
    })
    const empty = some({ ...price, monthly: none, purchase: none })
    expect(us({ answer: empty, fallback: 'On request' })).toMatchObject({ state: 'fallback' })
    expect(us({ answer: empty }).state).toBe('absent')
    expect(us({ isOff: true }).state).toBe('absent')
  })
})
