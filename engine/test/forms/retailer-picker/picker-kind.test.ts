// Which picker, and where its places and pages come from.
import { describe, expect, test } from 'vitest'
import {
  addRetailers,
  hasMoreRetailers,
  MORE_RETAILERS,
  NO_RETAILERS,
} from '../../../src/forms/quote/retailer-picker/retailer-pages.js'
import {
  findMapFault,
  resolvePickerKind,
  type PickerKindInput,
} from '../../../src/forms/quote/retailer-picker/picker-kind.js'
import {
  OPEN_RETAILERS,
  resolveSimpleMode,
} from '../../../src/forms/quote/retailer-picker/simple-picker.js'
import {
  resolvePredictionScope,
  SEARCH_FROM,
  startsSearch,
  toRetailerPlace,
} from '../../../src/forms/quote/retailer-picker/retailer-place.js'
import { SUGGEST_PAUSE } from '../../../src/interaction/timing.js'
import { wordFormError } from '../../../src/forms/lead/plan/form-errors.js'
import { none, some } from '../../../src/shared/option.js'
import { toUndefined } from '../../../src/shared/result.js'
import { listTinyRetailers } from '../../kit/retailer-picker-walk.js'

const said: PickerKindInput = {
  isHidden: false,
  byAddress: none,
  retailerPicker: true,
  retailerPickerType: none,
  flags: [],
}
type Said = Pick<PickerKindInput, 'retailerPickerType'>
const DROPDOWN: Said = { retailerPickerType: some('DropDown') }
const MAP: Said = { retailerPickerType: some('Map') }

describe('which picker', () => {
  test.each<[string, Partial<PickerKindInput>, string]>([
    ['[F-RET-02] nobody says anything', {}, 'byAddress'],
    ['[F-RET-02] the form says not by address', { byAddress: some(false) }, 'simple'],
    ['[F-RET-03] the market says dropdown', DROPDOWN, 'simple'],
    ['[F-RET-03] the form wins over it', { ...DROPDOWN, byAddress: some(true) }, 'byAddress'],
    ['[F-RET-04] the market says map', MAP, 'map'],
    ['[F-RET-04] the form says by address too', { ...MAP, byAddress: some(true) }, 'map'],
    ['[D-F-27] the form says not by address', { ...MAP, byAddress: some(false) }, 'simple'],
    ['[F-FLAG-15] a flag hides the map', { ...MAP, flags: ['HideRetailerMap'] }, 'byAddress'],
    ['[F-RET-05] the purpose has none', { ...MAP, retailerPicker: false }, 'none'],
    ['[F-RET-05] the host hides it', { byAddress: some(false), isHidden: true }, 'none'],
  ])('%s', (_, more, kind) => {
    expect(resolvePickerKind({ ...said, ...more })).toBe(kind)
  })

  test('[F-RET-24] [F-ERR-13] a map nobody has configured is a fault, with its text', () => {
    const fault = toUndefined(findMapFault('map', 'uk', none))
    expect(fault === undefined ? '' : wordFormError(fault)).toBe(
      'Missing map configuration for market uk',
    )
    const map = some({ center: { latitude: 54, longitude: -2.5 }, country: 'GB', zoom: 5 })
    expect(findMapFault('map', 'uk', map)).toEqual(none)
    expect(findMapFault('simple', 'uk', none)).toEqual(none)
  })

  test('[F-RET-20] [F-CONST-03] by the number of retailers', () => {
    expect([0, 1, 2, 4, 5, 90].map(resolveSimpleMode)).toEqual([
      'empty',
      'auto',
      'list',
      'list',
      'dropdown',
      'dropdown',
    ])
    expect(OPEN_RETAILERS).toBe(4)
  })
})

describe('a place', () => {
  test('[F-RET-11] [F-CONST-04] [F-CONST-05] asked for from four characters on, blanks not counted', () => {
    expect([SEARCH_FROM, SUGGEST_PAUSE]).toEqual([4, 300])
    expect(['abc', ' abc ', 'abcd', 'Åmål', '🚗🚗🚗'].map(startsSearch)).toEqual([
      false,
      false,
      true,
      true,
      false,
    ])
  })

  test('[F-RET-25] inside the country of the market, filtered only where the market says so', () => {
    expect(resolvePredictionScope('uk', [])).toEqual({ country: 'GB', types: none })
    expect(resolvePredictionScope('se', ['geocode'])).toEqual({
      country: 'SE',
      types: some(['geocode']),
    })
  })

  test('[F-RET-26] a postal code is looked up by itself, anything else as an address', () => {
    expect(toRetailerPlace({ id: 'z', text: 'SL6 4FL', type: 'postal_code' })).toEqual({
      by: 'zipCode',
      zipCode: 'SL6 4FL',
    })
    expect(toRetailerPlace({ id: 'm', text: 'Maidenhead', type: 'geocode' })).toEqual({
      by: 'address',
      address: 'Maidenhead',
    })
  })
})

describe('pages', () => {
  const place = { by: 'address', address: 'Maidenhead' } as const

  test('[F-RET-14] [F-CONST-02] answers of 4, 4 and 1: asked from 0, 4 and 8, nine are listed', () => {
    const first = addRetailers(NO_RETAILERS, listTinyRetailers(4), place)
    const second = addRetailers(first, listTinyRetailers(4, 5), place)
    const third = addRetailers(second, listTinyRetailers(1, 9), place)
    expect([NO_RETAILERS, first, second].map(({ offset }) => offset)).toEqual([0, 4, 8])
    expect([first, second, third].map(hasMoreRetailers)).toEqual([true, true, false])
    expect(third.shown).toBe(9)
    expect(MORE_RETAILERS).toBe(4)
  })

  test('[D-F-28] only a page of exactly four says that there may be more', () => {
    const sizes = [0, 3, 4, 5].map((size) =>
      addRetailers(NO_RETAILERS, listTinyRetailers(size), place),
    )
    expect(sizes.map(hasMoreRetailers)).toEqual([false, false, true, false])
  })
})
