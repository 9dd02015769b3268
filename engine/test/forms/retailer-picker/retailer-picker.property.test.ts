// Laws of how a retailer is chosen.
import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { option as O } from 'fp-ts'
import type { Retailer } from '../../../src/forms/lead/forms.types.js'
import type { Flag } from '../../../src/forms/lead/plan/features.js'
import { listAddressLines } from '../../../src/forms/lead/fields/postal-address.js'
import {
  addRetailers,
  hasMoreRetailers,
  listOnce,
  listShownRetailers,
  NO_RETAILERS,
  showMoreRetailers,
} from '../../../src/forms/quote/retailer-picker/retailer-pages.js'
import {
  goToPlace,
  startRetailerSearch,
  takeRetailers,
} from '../../../src/forms/quote/retailer-picker/retailer-search.js'
import { resolvePickerKind } from '../../../src/forms/quote/retailer-picker/picker-kind.js'
import { resolveSimpleMode } from '../../../src/forms/quote/retailer-picker/simple-picker.js'
import {
  toRetailerSearchView,
  toSimplePickerView,
  type RetailerSearchPhase,
} from '../../../src/forms/quote/retailer-picker/retailer-picker.view.js'
import type { RetailerPlace } from '../../../src/forms/quote/retailer-picker/retailer-place.js'
import { none, some } from '../../../src/shared/option.js'
import { tinyRetailer } from '../../../src/testing/forms-samples.js'
import { source } from './source.js'

const anyRetailer = fc.constantFrom('1', '2', '3', '4', '5', '6', '7').chain((dealerId) =>
  fc.boolean().map((isPlaced): Retailer => ({
    ...tinyRetailer,
    dealerId,
    geoCode: isPlaced ? some({ latitude: 51, longitude: 0 }) : none,
  })),
)
const anyPage = fc.array(anyRetailer, { maxLength: 6 })
const anyPlace = fc.constantFrom<RetailerPlace>(
  { by: 'address', address: 'Lund' },
  { by: 'zipCode', zipCode: '222' },
  { by: 'coordinates', position: { latitude: 55.7, longitude: 13.2 } },
)
const idsOf = (retailers: readonly Retailer[]): readonly string[] =>
  retailers.map(({ dealerId }) => dealerId)

describe('which picker', () => {
  test("Without a map in the market's words there is none.", () => {
    fc.assert(
      fc.property(
        fc.boolean(),
        fc.option(fc.boolean()),
        fc.boolean(),
        fc.constantFrom(none, some('ByAddress' as const), some('DropDown' as const)),
        (isHidden, byAddress, retailerPicker, retailerPickerType) => {
          const kind = resolvePickerKind({
            isHidden,
            byAddress: byAddress === null ? none : some(byAddress),
            retailerPicker,
            retailerPickerType,
            flags: [],
          })
          expect(kind).not.toBe('map')
        },
      ),
    )
  })

  test('Only the one there is is chosen by itself.', () => {
    fc.assert(
      fc.property(fc.nat(500), (count) => {
        expect(resolveSimpleMode(count) === 'auto').toBe(count === 1)
      }),
    )
  })
})

describe('the pages', () => {
  test('No id stands in the list twice.', () => {
    fc.assert(
      fc.property(anyPage, (retailers) => {
        const ids = idsOf(listOnce(retailers))
        expect(new Set(ids).size).toBe(ids.length)
        expect(new Set(ids)).toEqual(new Set(idsOf(retailers)))
      }),
    )
  })

  test('No retailer stands in a list twice, whatever the pages repeat.', () => {
    fc.assert(
      fc.property(anyPlace, fc.array(anyPage), (place, pages) => {
        const all = pages.reduce((known, page) => addRetailers(known, page, place), NO_RETAILERS)
        const ids = idsOf(all.retailers)
        expect(new Set(ids).size).toBe(ids.length)
        expect(new Set(ids)).toEqual(new Set(idsOf(pages.flat())))
      }),
    )
  })

  test('What was told first stays in its place.', () => {
    fc.assert(
      fc.property(anyPlace, anyPage, anyPage, (place, first, second) => {
        const before = addRetailers(NO_RETAILERS, first, place)
        const after = addRetailers(before, second, place)
        expect(idsOf(after.retailers).slice(0, before.retailers.length)).toEqual(
          idsOf(before.retailers),
        )
      }),
    )
  })

  test('[F-RET-14] [D-F-28] by postal code all of them come into view, four at a time', () => {
    fc.assert(
      fc.property(anyPage, (retailers) => {
        let pages = addRetailers(NO_RETAILERS, retailers, { by: 'zipCode', zipCode: '222' })
        for (let presses = 0; hasMoreRetailers(pages) && presses < 9; presses += 1) {
          const before = listShownRetailers(pages).length
          pages = showMoreRetailers(pages)
          expect(listShownRetailers(pages).length - before).toBeLessThanOrEqual(4)
          expect(listShownRetailers(pages).length).toBeGreaterThan(before)
        }
        expect(listShownRetailers(pages)).toEqual(pages.retailers)
      }),
    )
  })
})

const phases: readonly RetailerSearchPhase[] = [
  'selected',
  ...(['none', 'locating', 'loading', 'listing', 'empty', 'failed'] as const).flatMap((results) =>
    (['idle', 'waiting', 'asking', 'open'] as const).map((search) => ({
      picking: { search, results },
    })),
  ),
]

describe('the search near a place', () => {
  test('Retailers of another place are never listed.', () => {
    fc.assert(
      fc.property(anyPlace, anyPage, anyPlace, anyPage, (one, first, other, second) => {
        const start = startRetailerSearch({ chosen: none, isPositionSupported: true })
        const there = takeRetailers(goToPlace(start, one, ''), first)
        const moved = goToPlace(there, other, '')
        expect(moved.pages).toEqual(NO_RETAILERS)
        expect(idsOf(takeRetailers(moved, second).pages.retailers)).toEqual(idsOf(listOnce(second)))
      }),
    )
  })

  test('The map shows no retailer that the list does not show.', () => {
    const map = some({ center: { latitude: 54, longitude: -2 }, country: 'GB', zoom: 5 })
    fc.assert(
      fc.property(
        anyPlace,
        anyPage,
        fc.option(anyRetailer),
        fc.constantFrom(...phases),
        (place, retailers, chosen, phase) => {
          const start = startRetailerSearch({
            chosen: chosen === null ? none : some(chosen),
            isPositionSupported: true,
          })
          const search = takeRetailers(goToPlace(start, place, ''), retailers)
          const view = toRetailerSearchView(search, phase, { ...source, map })
          const cards = [
            ...view.list.cards,
            ...(O.isSome(view.chosen) ? [view.chosen.value] : []),
          ].map(({ id }) => id)
          const marks = O.isSome(view.map) ? view.map.value.marks : []
          expect(marks.filter(({ id }) => !cards.includes(id))).toEqual([])
        },
      ),
    )
  })
})

test('What was chosen by itself cannot be changed.', () => {
  fc.assert(
    fc.property(anyRetailer, fc.nat(9), (retailer, request) => {
      const picker = { chosen: some(retailer), retailers: [retailer], request }
      expect(toSimplePickerView(picker, 'auto', source).change).toEqual(none)
    }),
  )
})

test('No line is blank.', () => {
  const anyLine = fc.oneof(fc.constantFrom('', ' '), fc.string())
  const maybe = fc.option(anyLine).map((line) => (line === null ? none : some(line)))
  fc.assert(
    fc.property(
      fc.record({
        addressLine1: anyLine,
        addressLine2: maybe,
        addressLine3: maybe,
        city: anyLine,
        postalCode: anyLine,
        district: maybe,
      }),
      fc.boolean(),
      fc.constantFrom('', 'AE', 'DE', 'GB', 'SE', 'TR', 'US'),
      (address, isCityFirst, country) => {
        const flags: readonly Flag[] = isCityFirst ? ['cityBeforeZipCode'] : []
        const lines = listAddressLines(address, flags, country)
        expect(lines.filter((line) => line.trim() === '')).toEqual([])
      },
    ),
  )
})
