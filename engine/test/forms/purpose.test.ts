// Purposes, apps and the addresses of their pages.
import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { option as O } from 'fp-ts'
import { none, some } from '../../src/shared/option.js'
import {
  APP_IDS,
  APPS,
  countryCodeOf,
  findApp,
  isInsideSalesId,
  parseFormPath,
  PURPOSE_CODES,
  PURPOSES,
  resolvePurpose,
} from '../../src/forms/lead/plan/purpose.js'

describe('addresses of form pages', () => {
  test('[F-ROUTE-01] market, app and page are the three segments', () => {
    expect(parseFormPath('/uk/contact-request/form')).toEqual(
      some({ market: 'uk', app: 'contact', page: 'form' }),
    )
  })

  test('[F-ROUTE-02] the market is trimmed and in lower case; master is uk', () => {
    expect(parseFormPath('/master/quote')).toMatchObject(some({ market: 'uk' }))
    expect(parseFormPath('/ SE /quote')).toMatchObject(some({ market: 'se' }))
    expect(countryCodeOf('')).toBe('GB')
  })

  test('[F-ROUTE-03] [F-ROUTE-06] five apps on three paths and one step make 16 addresses', () => {
    const paths = ['', '/form', '/finished', '/retailer']
    const found = APP_IDS.flatMap((app) =>
      paths.filter((leaf) => O.isSome(parseFormPath(`/tr/${APPS[app].path}${leaf}`))),
    )
    expect(found).toHaveLength(16)
  })

  test('[F-ROUTE-04] [F-ROUTE-05] [F-ROUTE-08] [F-ROUTE-09] each path has its page', () => {
    const page = (path: string) => parseFormPath(path)
    expect(page('/tr/accessory-request/finished')).toMatchObject(
      some({ app: 'accessory', page: 'finished' }),
    )
    expect(page('/se/quote/form')).toMatchObject(some({ app: 'quote', page: 'form' }))
    expect(page('/se/quote')).toMatchObject(some({ app: 'quote', page: 'modelSelector' }))
    expect(page('/se/quote/retailer')).toMatchObject(some({ page: 'retailerSelector' }))
    expect(page('/uk/keep-me-updated/?utm_source=a')).toMatchObject(
      some({ app: 'kmu', page: 'form' }),
    )
    expect(page('/se/quote/Form/')).toMatchObject(some({ page: 'form' }))
  })

  test('[F-ROUTE-10] any other app or segment is not found', () => {
    for (const path of [
      '/uk/contact-request/retailer',
      '/uk/brochure/form',
      '/uk/quote/form/more',
      '/uk',
      '',
      '/uk/constructor',
      '/uk/quote/__proto__',
    ]) {
      expect(parseFormPath(path)).toEqual(none)
    }
  })

  test('any path is read without an exception', () => {
    fc.assert(
      fc.property(fc.string(), (path) => ['Some', 'None'].includes(parseFormPath(path)._tag)),
    )
  })
})

describe('apps and purposes', () => {
  test('[F-ROUTE-11] ids, paths, page names and form types are fixed', () => {
    expect(
      APP_IDS.map((id) => [APPS[id].longId, APPS[id].path, APPS[id].pageName, APPS[id].formType]),
    ).toEqual([
      ['quote-request', 'quote', 'request a quote', 'QuoteRequest'],
      ['accessory-request', 'accessory-request', 'accessory request', 'AccessoryRequest'],
      ['callback-request', 'callback-request', 'callback request', 'CallbackRequest'],
      ['contact-request', 'contact-request', 'contact request', 'ContactRequest'],
      ['keep-me-updated', 'keep-me-updated', 'keep me updated', 'KeepMeUpdated'],
    ])
  })

  test('[F-ROUTE-14] [F-CONST-37] five purposes with their codes', () => {
    expect(PURPOSES.map((purpose) => PURPOSE_CODES[purpose])).toEqual([
      'QR',
      'CBV',
      'CR',
      'AR',
      'KMU',
    ])
  })

  const quote = { app: 'quote', isEmbedded: false, chosen: none, insideSales: some('GB-IS-1') }

  test('[F-ROUTE-40] [F-CONST-31] a quote page is a callback when the retailer is inside sales', () => {
    expect(resolvePurpose({ ...quote, retailerId: some('GB-IS-1') })).toEqual(some('CBV_CALLBACK'))
    expect(resolvePurpose({ ...quote, retailerId: some('INSIDE_SALES_RETAILER') })).toEqual(
      some('CBV_CALLBACK'),
    )
    expect(resolvePurpose({ ...quote, retailerId: some('GB001') })).toEqual(some('OFFER_REQUEST'))
    expect(resolvePurpose({ ...quote, retailerId: none, insideSales: none })).toEqual(
      some('OFFER_REQUEST'),
    )
    expect(isInsideSalesId('GB001', none)).toBe(false)
  })

  test('[F-ROUTE-41] an embedded quote form has no purpose before the choice', () => {
    const embedded = { ...quote, isEmbedded: true, retailerId: some('GB-IS-1') }
    expect(resolvePurpose(embedded)).toEqual(none)
    expect(resolvePurpose({ ...embedded, chosen: some('OFFER_REQUEST') })).toEqual(
      some('OFFER_REQUEST'),
    )
  })

  test('[F-ROUTE-42] [F-ROUTE-43] every other app has its own purpose, an unknown one none', () => {
    const purposeOf = (app: string) =>
      resolvePurpose({ ...quote, app, isEmbedded: true, retailerId: none })
    expect(
      ['accessory', 'callback', 'contact', 'kmu', 'brochure', 'toString'].map(purposeOf),
    ).toEqual([
      some('ACCESSORY_REQUEST'),
      some('CBV_CALLBACK'),
      some('CONTACT_REQUEST'),
      some('KEEP_ME_UPDATED'),
      none,
      none,
    ])
    expect(findApp('__proto__')).toEqual(none)
  })

  test('[F-CONST-40] country codes', () => {
    expect(['uk', 'master', ' SE ', 'tr'].map(countryCodeOf)).toEqual(['GB', 'GB', 'SE', 'TR'])
  })
})
