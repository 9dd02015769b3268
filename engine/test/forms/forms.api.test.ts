import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { either as E, option as O } from 'fp-ts'
import { PREDICTION_TYPES } from '../../src/forms/lead/fields/prediction.js'
import {
  readConsentWays,
  writeConsentWays,
  type ConsentWay,
} from '../../src/forms/lead/sending/consent-ways.js'
import { TRAP_NAME } from '../../src/forms/lead/plan/parameters.js'
import {
  AcceptedAnswerCodec,
  BotCheckAnswerCodec,
  FormsProblemCodec,
  PredictionCodec,
  ProfileCodec,
} from '../../src/forms/lead/documents/call.codec.js'
import { FORMS_CALLS, REFERENCE_TOKEN } from '../../src/forms/lead/documents/forms.api.js'
import { FORMS_HEADERS } from '../../src/forms/lead/sending/headers.js'
import { MarketConfigurationCodec } from '../../src/forms/lead/documents/forms.codec.js'
import { decodeWith } from '../../src/shared/decode.js'
import { matchAddress, writeAddress, type Endpoint } from '../../src/shared/endpoint.js'
import { some } from '../../src/shared/option.js'

const calls = Object.entries<Endpoint<unknown>>(FORMS_CALLS)

describe('the calls of the forms', () => {
  test('[F-API-10] an address and its filter', () => {
    expect(
      writeAddress(FORMS_CALLS.searchAddress, {
        site: 'uk',
        address: '1 High St',
        mainlandFilter: 'true',
        clientId: 'contact-request',
      }),
    ).toBe(
      '/api/forms-backend/v1/uk/addresssearch/search-address?address=1%20High%20St&mainlandFilter=true&clientId=contact-request',
    )
  })

  test('[F-API-19] [F-PHONE-06] what is asked is escaped once', () => {
    expect(writeAddress(FORMS_CALLS.dealerById, { site: 'uk', code: 'GB/00 1' })).toBe(
      '/api/forms-backend/v1/uk/dealers/GB%2F00%201',
    )
    expect(
      writeAddress(FORMS_CALLS.validatePhone, { site: 'se', phoneNumber: '+46701234567' }),
    ).toBe('/api/forms-backend/v1/se/validation/phone?phoneNumber=%2B46701234567')
  })

  test('[F-API-36] [F-API-37] [F-API-38] [F-API-39] the calls of no market', () => {
    const paths = ['vehicleImage', 'vehiclesGetFallback', 'consumerData', 'profile'] as const
    expect(paths.map((name) => FORMS_CALLS[name].path)).toEqual([
      '/api/forms-backend/v1/vehicles/image',
      '/api/forms-backend/v1/vehicles/get-fallback',
      '/api/forms-backend/v1/consumerdata',
      '/api/leads-forms/profile',
    ])
    expect(FORMS_CALLS.profile.method).toBe('POST')
  })

  test('[F-API-01] each is written, and read back by no other', () => {
    for (const [name, call] of calls) {
      const path = writeAddress(call, { site: 'uk', code: 'GB001' }).split('?')[0] ?? ''
      const readers = calls.filter(
        ([, one]) => one.method === call.method && O.isSome(matchAddress(one, path)),
      )
      // A retailer could be named like a call about retailers; the service asks those first.
      expect(
        readers.map(([one]) => one).filter((one) => one !== 'dealerById' || name === one),
      ).toEqual([name])
    }
  })

  test('[F-CONST-34] [E-F-09] the headers', () => {
    expect(FORMS_HEADERS.test).toBe('SKIPRECAPTCHA')
    expect(FORMS_HEADERS.key).toBe('Idempotency-Key')
    expect([TRAP_NAME, REFERENCE_TOKEN]).toEqual(['website', 'reference-token'])
  })
})

describe('answers', () => {
  test('[F-SUB-56] of a lead nothing but the target is needed', () => {
    expect(decodeWith(AcceptedAnswerCodec, {})._tag).toBe('Right')
    expect(decodeWith(AcceptedAnswerCodec, { redirectUrl: 'https://x.example/' })).toMatchObject({
      right: { redirectUrl: some('https://x.example/') },
    })
    expect(decodeWith(AcceptedAnswerCodec, { redirectUrl: 7 })._tag).toBe('Left')
    expect(decodeWith(AcceptedAnswerCodec, null)._tag).toBe('Left')
  })

  test('[F-ERR-22] a refusal with the message keys of its fields', () => {
    const problem = {
      title: 'No',
      status: 400,
      code: 'VALIDATION',
      errors: { email: 'FieldInvalid' },
    }
    const read = decodeWith(FormsProblemCodec, problem)
    if (E.isLeft(read)) throw new Error(JSON.stringify(read.left))
    expect(read.right.errors.get('email')).toBe('FieldInvalid')
    expect(decodeWith(FormsProblemCodec, { title: 'No', status: 400 })).toMatchObject({
      right: { code: '' },
    })
  })

  test('[F-CONST-43] the kinds of places: two, wherever they are named', () => {
    expect(PREDICTION_TYPES).toEqual(['geocode', 'postal_code'])
    const kindOf = (type: string) => PredictionCodec.decode({ id: 'a', text: 'b', type })._tag
    expect([...PREDICTION_TYPES, 'town'].map(kindOf)).toEqual(['Right', 'Right', 'Left'])
    const marketOf = (predictionTypes: unknown) =>
      MarketConfigurationCodec.decode({ purposeConfigs: {}, predictionTypes })._tag
    expect([marketOf(PREDICTION_TYPES), marketOf(['town'])]).toEqual(['Right', 'Left'])
  })

  test('[F-PRE-03] a profile, and [F-API-43] a bot check', () => {
    expect(decodeWith(ProfileCodec, { lastName: 'Byron' })).toMatchObject({
      right: { lastName: some('Byron'), email: { _tag: 'None' } },
    })
    expect(decodeWith(BotCheckAnswerCodec, { kind: 'none' })._tag).toBe('Right')
    expect(decodeWith(BotCheckAnswerCodec, { kind: 'hope' })._tag).toBe('Left')
  })
})

describe('how consents came about', () => {
  const ways = fc.constantFrom<ConsentWay>('visitor', 'master', 'preset')
  const names = fc.stringMatching(/^[A-Za-z0-9_.-]{1,80}$/)

  test('[E-F-29] What is written is read back.', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.tuple(names, ways), { selector: ([name]) => name }),
        (entries) => {
          const written = new Map(entries)
          expect(readConsentWays(writeConsentWays(written))).toEqual(written)
        },
      ),
    )
  })

  test('[E-F-27] anything can be read, and no name reaches a prototype', () => {
    fc.assert(
      fc.property(fc.string(), (line) => {
        expect(readConsentWays(line).size).toBeLessThanOrEqual(100)
      }),
    )
    expect(readConsentWays('__proto__=master').get('__proto__')).toBe('master')
    expect(writeConsentWays(new Map([['a=b,c', 'master']]))).toBe('')
  })
})
