// What hosts, logs and visitors are told when something is missing or a call failed.
import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { either as E, option as O } from 'fp-ts'
import { left, none, right, some } from '../../src/shared/option.js'
import { findText } from '../../src/forms/lead/plan/text-lookup.js'
import {
  findButtonFault,
  findFieldFault,
  findGroupingFault,
  findHostFault,
  resolveHostError,
  toApiError,
  toGeneralError,
  toValidationError,
  wordFormError,
  type FormError,
  type HostInput,
} from '../../src/forms/lead/plan/form-errors.js'
import { findHttpError } from '../../src/forms/lead/sending/http-error.js'

const dictionary = some(
  new Map([
    ['Submit', 'Send'],
    ['Empty', ''],
  ]),
)
const shown = (key: string, isProduction: boolean) => {
  const found = findText({ dictionary, key, isProduction })
  return E.isRight(found) ? found.right.text : found.left
}

describe('looking up a text', () => {
  test('[F-ERR-20] [F-ERR-07] a missing text is shown by its key, in production not at all, and logged', () => {
    expect(shown('Submit', false)).toBe('Send')
    expect([shown('Bye', false), shown('Bye', true)]).toEqual(['No transl. [Bye]', ''])
    expect([shown('Empty', false), shown('Empty', true)]).toEqual(['No transl. [Empty]', ''])
    expect(findText({ dictionary, key: 'PromoTitel', isProduction: true })).toEqual(
      right({ text: '', log: some('Translation key not found: PromoTitel') }),
    )
  })

  test('[F-ERR-21] without a dictionary there is no text, and why', () => {
    expect(findText({ dictionary: none, key: 'Submit', isProduction: true })).toEqual(
      left('Translation dictionary is missing'),
    )
  })

  test('Names of prototypes are keys without a text.', () => {
    for (const key of ['constructor', '__proto__', 'toString', 'hasOwnProperty'])
      expect(shown(key, false)).toBe(`No transl. [${key}]`)
  })
})

describe('names of bad statuses', () => {
  test('[F-ERR-22] [F-API-08] seven have names of their own', () => {
    const names = [400, 401, 403, 404, 500, 502, 503, 418, 429, 0, NaN, 304].map(findHttpError)
    expect(names).toEqual(
      [
        'Bad Request',
        'Unauthorized',
        'Forbidden',
        'Not Found',
        'Internal Server Error',
        'Bad Gateway',
        'Service Unavailable',
        ...Array.from({ length: 5 }, () => 'Generic Error'),
      ].map(some),
    )
    expect([200, 201, 204, 299].map(findHttpError)).toEqual([none, none, none, none])
  })

  test('Every status is a good one or has a name.', () => {
    fc.assert(
      fc.property(fc.oneof(fc.integer(), fc.double()), (status) => {
        const isGood = status >= 200 && status < 300
        expect(findHttpError(status)._tag).toBe(isGood ? 'None' : 'Some')
      }),
    )
  })
})

describe('texts of faults', () => {
  test.each<[string, FormError, string]>([
    ['[F-ERR-05]', { tag: 'MissingConsumerApp' }, 'Consumer app is required in embeddable forms'],
    [
      '[F-ERR-12]',
      { tag: 'MissingForm', purpose: 'CONTACT_REQUEST' },
      'Missing form configuration for purpose CONTACT_REQUEST',
    ],
    ['[F-ERR-13]', { tag: 'MissingMap', market: 'se' }, 'Missing map configuration for market se'],
    [
      '[F-ERR-16]',
      { tag: 'WrongGroupingLabel' },
      'Grouping label is only supported for the UK quote form',
    ],
    ['[F-ERR-17]', { tag: 'MissingPurpose' }, 'No purpose set'],
    ['[F-ERR-18]', { tag: 'NoDealers' }, 'Something went wrong fetching dealers'],
    ['[F-ERR-19]', { tag: 'NoAddresses' }, 'Something went wrong'],
  ])('%s %o letter by letter', (_, fault, text) => {
    expect(wordFormError(fault)).toBe(text)
  })

  test('[F-ERR-05] a host without a name, or with a blank one, is at fault', () => {
    const fault = some({ tag: 'MissingConsumerApp' })
    expect(['', '  ', 'merchandising-initiative'].map(findHostFault)).toEqual([fault, fault, none])
  })

  test('[F-ERR-16] a grouping label is one on the quote form of the United Kingdom only', () => {
    const fault = some({ tag: 'WrongGroupingLabel' })
    expect(findGroupingFault('master', 'quote')).toEqual(none)
    expect(findGroupingFault('uk', 'contact')).toEqual(fault)
    expect(findGroupingFault('se', 'quote')).toEqual(fault)
  })

  test('[F-ERR-08] [F-ERR-09] [F-ERR-10] [F-ERR-11] fields and buttons that cannot be made', () => {
    const faultOf = (type: string, name: string, label: string) => {
      const fault = findFieldFault({ type, name, label }, ['text'])
      return O.isSome(fault) ? wordFormError(fault.value) : ''
    }
    expect(faultOf('text', 'x', 'X')).toBe('')
    expect(faultOf('constructor', 'x', 'X')).toBe('Field type not found for field: x')
    expect(faultOf('text', ' ', 'X')).toBe('Field name not found for field')
    expect(faultOf('', '', '')).toBe('Field name not found for field')
    expect(faultOf('text', 'x', '')).toBe('Label is required for field: x')
    expect(['submit', 'button', 'reset', ''].map((type) => findButtonFault(type)._tag)).toEqual([
      'None',
      'None',
      'Some',
      'Some',
    ])
    expect(wordFormError({ tag: 'WrongButtonType' })).toBe('Button has an invalid type')
  })
})

describe('what the host is told', () => {
  const page: HostInput = {
    app: 'quote',
    isEmbedded: false,
    lacksModel: false,
    lacksRetailer: false,
  }

  test('[F-ERR-02] [F-ERR-03] [F-ERR-04] one error as it is, several as one, only from the quote page', () => {
    expect(resolveHostError(page)).toEqual(none)
    expect(resolveHostError({ ...page, lacksModel: true })).toEqual(some({ type: 'MissingModel' }))
    expect(resolveHostError({ ...page, lacksRetailer: true })).toEqual(
      some({ type: 'MissingRetailer' }),
    )
    const both = { ...page, lacksModel: true, lacksRetailer: true }
    expect(resolveHostError(both)).toEqual(
      some({ type: 'General', errors: ['MissingModel', 'MissingRetailer'] }),
    )
    expect(resolveHostError({ ...both, isEmbedded: true })).toEqual(none)
    expect(resolveHostError({ ...both, app: 'contact' })).toEqual(none)
    expect(toGeneralError(['x'])).toEqual({ type: 'General', errors: ['x'] })
  })

  test('[F-ERR-23] a failed call by its name and status', () => {
    const name = O.toUndefined(findHttpError(502)) ?? ''
    expect(toApiError({ name, status: 502 })).toEqual({
      type: 'ApiError',
      name: 'Bad Gateway',
      status: 502,
    })
  })

  test('[F-VAL-24] [F-VAL-25] [F-ERR-06] a stopped submit: the first message key of each field', () => {
    expect(
      toValidationError([
        { name: 'email', key: 'FieldRequired' },
        { name: 'email', key: 'FieldInvalid' },
        { name: '__proto__', key: 'FieldRequired' },
      ]),
    ).toEqual({
      name: 'FormValidationError',
      message: 'Form validation failed',
      errors: '{"email":"FieldRequired","__proto__":"FieldRequired"}',
    })
  })

  test('Nothing but names and keys is told.', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.string({ minLength: 3 }), (name, typed) => {
        const field = { name, key: 'FieldInvalid', value: typed }
        expect(JSON.parse(toValidationError([field]).errors)).toEqual(
          Object.fromEntries([[name, 'FieldInvalid']]),
        )
      }),
    )
  })
})
