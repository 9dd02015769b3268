// Every call as it is sent, and the order calls are made in.
import { describe, expect, test } from 'vitest'
import { none, some, type Option } from '../../src/shared/option.js'
import { writeAddress, type EndpointValues } from '../../src/shared/endpoint.js'
import { resolveClientId } from '../../src/forms/lead/storage/client-id.js'
import { FORMS_CALLS, type FormsCall } from '../../src/forms/lead/documents/forms.api.js'

const base = '/api/forms-backend/v1/uk'

const write = (call: FormsCall, values: EndpointValues = {}): string =>
  writeAddress(FORMS_CALLS[call], { site: 'uk', clientId: 'me', ...values })

describe('calls of the forms', () => {
  test('[F-API-01] [F-API-02] the base path names the site, the query the client', () => {
    const address = writeAddress(FORMS_CALLS.dealersAll, {
      site: 'uk',
      clientId: 'contact-request',
    })
    expect(address).toBe('/api/forms-backend/v1/uk/dealers/all?clientId=contact-request')
    expect(FORMS_CALLS.dealersAll.method).toBe('GET')
  })

  const typed = { address: '1 High St', mainlandFilter: 'true' }
  const search = `${base}/addresssearch/search-address?address=1%20High%20St&mainlandFilter=true`

  test('[F-API-10] suggestions for what was typed', () => {
    expect(write('searchAddress', typed)).toBe(`${search}&clientId=me`)
    expect(FORMS_CALLS.searchAddress.method).toBe('GET')
  })

  test('[F-ADDR-04] [F-FLAG-11] Loqate only when it is asked for', () => {
    expect(write('searchAddress', typed)).not.toContain('useLoqate')
    expect(write('searchAddress', { useLoqate: 'true', ...typed })).toBe(
      `${search}&useLoqate=true&clientId=me`,
    )
  })

  test('[F-API-39] a call that is none of the backend does not name its client', () => {
    expect([FORMS_CALLS.profile.method, write('profile')]).toEqual([
      'POST',
      '/api/leads-forms/profile',
    ])
  })

  test('[F-API-19] the code of a retailer is one part of the path', () => {
    const pathOf = (code: string) => write('dealerById', { code })
    expect(pathOf('GB/00 1')).toBe(`${base}/dealers/GB%2F00%201?clientId=me`)
    expect(pathOf('..')).toBe(`${base}/dealers/%252E%252E?clientId=me`)
    expect(pathOf('\ud800')).toBe(`${base}/dealers/%EF%BF%BD?clientId=me`)
  })

  test('[F-API-46] the client id: query, host, app', () => {
    const of = (query: { clientid?: string }, consumerApp: Option<string>) =>
      resolveClientId({ request: { app: 'contact', query }, consumerApp })
    expect(of({ clientid: ' q ' }, some('merch'))).toBe('q')
    expect(of({ clientid: ' ' }, some('merch'))).toBe('merch')
    expect(of({}, some(' '))).toBe('contact-request')
    expect(of({}, none)).toBe('contact-request')
  })
})

const isWritten = (call: FormsCall, values: EndpointValues, written: string): void => {
  expect(`${FORMS_CALLS[call].method} ${write(call, values)}`).toBe(written)
}

describe('calls of the contract as they are written', () => {
  test('[F-API-11] the configuration of a market', () => {
    isWritten(
      'marketConfiguration',
      { purpose: 'OFFER_REQUEST' },
      `GET ${base}/configuration/marketconfiguration?purpose=OFFER_REQUEST&clientId=me`,
    )
  })

  test('[F-API-12] the full configuration', () => {
    isWritten(
      'configuration',
      { purpose: 'OFFER_REQUEST' },
      `GET ${base}/configuration?purpose=OFFER_REQUEST&clientId=me`,
    )
  })

  test('[F-API-13] the settings that are named', () => {
    isWritten(
      'configurationExtract',
      { settings: 'dynamicFeatures' },
      `GET ${base}/configuration/configurationextract?settings=dynamicFeatures&clientId=me`,
    )
  })

  test('[F-API-14] the last good copy made anew', () => {
    isWritten(
      'configurationUpdateFallback',
      {},
      `GET ${base}/configuration/update-fallback?clientId=me`,
    )
  })

  test('[F-API-14] [D-F-53] the same by POST', () => {
    isWritten(
      'configurationUpdateFallbackPost',
      {},
      `POST ${base}/configuration/update-fallback?clientId=me`,
    )
  })

  test('[F-API-15] the last good copy', () => {
    isWritten('configurationGetFallback', {}, `GET ${base}/configuration/get-fallback?clientId=me`)
  })

  test('[F-API-16] versions of the configuration', () => {
    isWritten(
      'marketConfigurationHistory',
      {},
      `GET ${base}/configuration/marketconfiguration/history/all?clientId=me`,
    )
  })

  test('[F-API-17] one version of it', () => {
    isWritten(
      'marketConfigurationHistoryById',
      { id: '12' },
      `GET ${base}/configuration/marketconfiguration/history/by-id?id=12&clientId=me`,
    )
  })

  test('[F-API-18] every retailer', () => {
    isWritten('dealersAll', {}, `GET ${base}/dealers/all?clientId=me`)
  })

  test('[F-API-19] one retailer, its code a part of the path', () => {
    isWritten('dealerById', { code: 'GB/00 1' }, `GET ${base}/dealers/GB%2F00%201?clientId=me`)
  })

  test('[F-API-20] retailers near an address, a page of them', () => {
    isWritten(
      'dealersByAddress',
      { address: 'SL6', limit: '4', offset: '8' },
      `GET ${base}/dealers/by-address?address=SL6&limit=4&offset=8&clientId=me`,
    )
  })

  test('[F-API-21] retailers near a postal code', () => {
    isWritten(
      'dealersByZipCode',
      { zipCode: 'SL6 4FL' },
      `GET ${base}/dealers/by-zip-code?zipCode=SL6%204FL&clientId=me`,
    )
  })

  test('[F-API-22] retailers near a position', () => {
    isWritten(
      'dealersByCoordinates',
      { latitude: '51.5', longitude: '-0.72', limit: '4', offset: '0' },
      `GET ${base}/dealers/by-coordinates?latitude=51.5&longitude=-0.72&limit=4&offset=0&clientId=me`,
    )
  })

  test('[F-API-23] the form of a purpose', () => {
    isWritten(
      'flexformByPurpose',
      { purpose: 'CONTACT_REQUEST' },
      `GET ${base}/flexform/by-purpose?purpose=CONTACT_REQUEST&clientId=me`,
    )
  })

  test('[F-API-24] versions of the forms', () => {
    isWritten('flexformHistory', {}, `GET ${base}/flexform/history/all?clientId=me`)
  })

  test('[F-API-25] one version of them', () => {
    isWritten(
      'flexformHistoryById',
      { id: '3' },
      `GET ${base}/flexform/history/by-id?id=3&clientId=me`,
    )
  })

  test('[F-API-26] the last good copy of the forms', () => {
    isWritten('flexformGetFallback', {}, `GET ${base}/flexform/get-fallback?clientId=me`)
  })

  test('[F-API-27] the texts of a market', () => {
    isWritten('translationAll', {}, `GET ${base}/translation/all?clientId=me`)
  })

  test('[F-API-28] versions of the texts', () => {
    isWritten('translationHistory', {}, `GET ${base}/translation/history/all?clientId=me`)
  })

  test('[F-API-29] one version of them', () => {
    isWritten(
      'translationHistoryById',
      { id: '3' },
      `GET ${base}/translation/history/by-id?id=3&clientId=me`,
    )
  })

  test('[F-API-30] the last good copy of the texts', () => {
    isWritten('translationGetFallback', {}, `GET ${base}/translation/get-fallback?clientId=me`)
  })

  test('[F-API-31] whether there is such an e-mail address', () => {
    isWritten(
      'validateEmail',
      { userEmail: 'a+b@x.example' },
      `GET ${base}/validation/email?userEmail=a%2Bb%40x.example&clientId=me`,
    )
  })

  test('[F-API-32] whether there is such a number', () => {
    isWritten(
      'validatePhone',
      { phoneNumber: '+46701234567' },
      `GET ${base}/validation/phone?phoneNumber=%2B46701234567&clientId=me`,
    )
  })

  test('[F-API-33] a lead is posted', () => {
    isWritten('submitRequest', {}, `POST ${base}/request?clientId=me`)
  })

  test('[F-API-34] the cars of a purpose', () => {
    isWritten(
      'vehicles',
      { purpose: 'OFFER_REQUEST' },
      `GET ${base}/vehicles?purpose=OFFER_REQUEST&clientId=me`,
    )
  })

  test('[F-API-35] one car', () => {
    isWritten(
      'vehicleByPno',
      { pno: '416XY2' },
      `GET ${base}/vehicles/by-pno?pno=416XY2&clientId=me`,
    )
  })

  test('[F-API-36] a picture of one, of no market', () => {
    isWritten(
      'vehicleImage',
      { imageId: 'i1' },
      'GET /api/forms-backend/v1/vehicles/image?imageId=i1&clientId=me',
    )
  })

  test('[F-API-37] the stored copy of one, of no market', () => {
    isWritten(
      'vehiclesGetFallback',
      { pno: '416XY2' },
      'GET /api/forms-backend/v1/vehicles/get-fallback?pno=416XY2&clientId=me',
    )
  })

  test('[F-API-38] what is known of a visitor, of no market', () => {
    isWritten(
      'consumerData',
      { id: 'c1' },
      'GET /api/forms-backend/v1/consumerdata?id=c1&clientId=me',
    )
  })

  test('[F-API-39] the profile is posted for, by no client', () => {
    isWritten('profile', {}, 'POST /api/leads-forms/profile')
  })
})
