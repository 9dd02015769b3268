// What analytics are told a form is.
import { expect, test } from 'vitest'
import { none, some } from '../../../src/shared/option.js'
import { nameFormType } from '../../../src/forms/lead/tracking/form-names.js'
import { readFormQuery } from '../../../src/forms/lead/plan/forms.url.js'
import type { Purpose } from '../../../src/forms/lead/plan/purpose.js'
import { parseQuery } from '../../../src/shared/query.js'

const typeOf = (search: string, isBusiness = false, purpose: Purpose = 'OFFER_REQUEST') =>
  nameFormType({
    isBusiness,
    purpose: some(purpose),
    query: readFormQuery(parseQuery(search)).read,
  })

test('[F-ROUTE-76] [F-TRACK-07] a car of a sales tool marks the type of the form', () => {
  expect(typeOf('?vbsCarDataPath=/v/1')).toBe('B2C-ORQR-VBS')
  expect(typeOf('?vbscardatapath=/v/1', true)).toBe('B2B-ORQR-VBS')
  expect(typeOf('?vbscardatapath=')).toBe('B2C-ORQR')
  expect(typeOf('?vbscardatapath=%20')).toBe('B2C-ORQR')
})

test('[F-ROUTE-17] [F-TRACK-06] audience and purpose', () => {
  const purposes: readonly Purpose[] = [
    'OFFER_REQUEST',
    'CBV_CALLBACK',
    'CONTACT_REQUEST',
    'ACCESSORY_REQUEST',
    'KEEP_ME_UPDATED',
  ]
  expect(purposes.map((purpose) => typeOf('', true, purpose))).toEqual([
    'B2B-ORQR',
    'B2B-CBCB',
    'B2B-CRCR',
    'B2B-ARAR',
    'B2B-KMUKMU',
  ])
  expect(nameFormType({ isBusiness: false, purpose: none, query: {} })).toBe('B2C-KMUKMU')
})
