// What is shown where a retailer is chosen, in words.
import { describe, expect, test } from 'vitest'
import type { Retailer } from '../../../src/forms/lead/forms.types.js'
import {
  goToPlace,
  listPlaces,
  startRetailerSearch,
  takeRetailers,
  type RetailerSearch,
} from '../../../src/forms/quote/retailer-picker/retailer-search.js'
import {
  toRetailerCard,
  wordDistance,
} from '../../../src/forms/quote/retailer-picker/retailer-card.view.js'
import {
  toRetailerSearchView,
  toSimplePickerView,
  type PickerSource,
} from '../../../src/forms/quote/retailer-picker/retailer-picker.view.js'
import { none, some } from '../../../src/shared/option.js'
import { toUndefined } from '../../../src/shared/result.js'
import { numberFormat } from '../../../src/site/number-format.js'
import { listTinyRetailers } from '../../kit/retailer-picker-walk.js'
import { tinyRetailer } from '../../../src/testing/forms-samples.js'
import { source } from './source.js'

const map = some({ center: { latitude: 54, longitude: -2.5 }, country: 'GB', zoom: 5 })
const start = startRetailerSearch({ chosen: none, isPositionSupported: true })
const near = (
  retailers: readonly Retailer[],
  more: Partial<RetailerSearch> = {},
): RetailerSearch => ({
  ...takeRetailers(goToPlace(start, { by: 'address', address: 'Lund' }, 'Lund'), retailers),
  ...more,
})
const at = (
  search: 'idle' | 'asking' | 'open',
  results: 'none' | 'locating' | 'loading' | 'listing' | 'empty' | 'failed',
) => ({ picking: { search, results } }) as const
const text = source.words.translate
const cards = { words: source.words, text, flags: [], chosenId: '' }

describe('a card', () => {
  const full: Retailer = {
    ...tinyRetailer,
    phone: ' 01632 960 001 ',
    address: { ...tinyRetailer.address, addressLine2: some('Unit 2'), addressLine3: some(' ') },
    distanceToAddress: some(3.2),
  }

  test('[F-RET-22] name, lines, city line, phone and distance', () => {
    expect(toRetailerCard(full, cards, '1')).toEqual({
      id: 'GB001',
      mark: '1',
      name: 'Retailer A',
      lines: ['1 High Street', 'Unit 2', 'SL6 4FL Maidenhead'],
      phone: '01632 960 001',
      phoneHref: 'tel:01632960001',
      distance: 'DistanceMiles 2.0',
      isChosen: false,
    })
    expect(toRetailerCard(tinyRetailer, cards, '')).toMatchObject({
      phone: '',
      phoneHref: '',
      distance: '',
    })
  })

  test('[E-T-65] [F-RET-22] the address as the country writes it, its town where the flag says', () => {
    expect(toRetailerCard(full, { ...cards, country: 'GB' }, '').lines.at(-1)).toBe(
      'SL6 4FL Maidenhead',
    )
    const listed = toRetailerSearchView(near([full]), at('idle', 'listing'), {
      ...source,
      country: 'GB',
    })
    expect(listed.list.cards[0]?.lines.at(-1)).toBe('SL6 4FL Maidenhead')
  })

  test('[F-FLAG-22] the city line by flag', () => {
    const card = toRetailerCard(full, { ...cards, flags: ['cityBeforeZipCode'] }, '')
    expect(card.lines.at(-1)).toBe('Maidenhead SL6 4FL')
  })

  test('[E-F-42] [F-RET-22] distances in the unit and the writing of the site', () => {
    const german = { numbers: numberFormat('de-DE'), distance: 'km' } as const
    expect(wordDistance(3.2, german, text)).toBe('DistanceKm 3,2')
    expect(wordDistance(3.2, source.words, text)).toBe('DistanceMiles 2.0')
    expect(wordDistance(0, source.words, text)).toBe('DistanceMiles 0.0')
  })
})

describe('near a place', () => {
  test('[F-RET-10] nothing is chosen: the field, and nothing else', () => {
    const view = toRetailerSearchView(start, at('idle', 'none'), source)
    expect(toUndefined(view.field)).toMatchObject({
      label: 'FindRetailer',
      hint: 'RetailerSearchHint',
      isOpen: false,
      here: { text: 'UseMyLocation', isBusy: false },
    })
    expect(view).toMatchObject({ busy: '', empty: '', live: '', more: none, map: none })
    expect(view.list.cards).toEqual([])
  })

  test('[E-F-36] suggestions are counted aloud; an unknown name says so, seen and heard', () => {
    const predictions = [
      { id: 'm', text: 'Maidenhead', type: 'geocode' as const },
      { id: 'r', text: 'Reading', type: 'geocode' as const },
    ]
    const open = toRetailerSearchView(listPlaces(start, predictions), at('open', 'none'), source)
    expect(toUndefined(open.field)).toMatchObject({
      isOpen: true,
      live: 'AddressCount 2',
      options: [
        { id: 'm', text: 'Maidenhead' },
        { id: 'r', text: 'Reading' },
      ],
    })
    const unknown = toRetailerSearchView(listPlaces(start, []), at('idle', 'none'), source)
    expect(toUndefined(unknown.field)).toMatchObject({
      hint: 'NoPlacesFound',
      live: 'NoPlacesFound',
    })
  })

  test('[F-RET-12] a spinner with its text while the first ones are loaded', () => {
    const view = toRetailerSearchView(near([]), at('idle', 'loading'), source)
    expect([view.busy, view.live]).toEqual(['Loading', 'Loading'])
  })

  test('[F-RET-14] the button for more is busy while they come, and gone after a short page', () => {
    const full = near(listTinyRetailers(4))
    const more = (phase: ReturnType<typeof at>, search = full) =>
      toUndefined(toRetailerSearchView(search, phase, source).more)
    expect(more(at('idle', 'listing'))).toEqual({ text: 'LoadMore', isBusy: false })
    expect(more(at('idle', 'loading'))).toEqual({ text: 'LoadMore', isBusy: true })
    expect(toRetailerSearchView(full, at('idle', 'loading'), source).busy).toBe('')
    expect(more(at('idle', 'failed'))).toBeUndefined()
    expect(more(at('idle', 'listing'), near(listTinyRetailers(3)))).toBeUndefined()
  })

  test('[F-RET-16] [F-ERR-35] nobody is found, seen and heard; a list is counted', () => {
    const nobody = toRetailerSearchView(near([]), at('idle', 'empty'), source)
    expect([nobody.empty, nobody.live]).toEqual(['NoRetailersFound', 'NoRetailersFound'])
    const some3 = toRetailerSearchView(near(listTinyRetailers(3)), at('idle', 'listing'), source)
    expect(some3.live).toBe('RetailerCount 3')
  })

  test('[F-RET-17] [F-RET-19] [F-ERR-24] what went wrong, and how grave it is', () => {
    const noticeOf = (search: RetailerSearch, phase: ReturnType<typeof at>) =>
      toUndefined(toRetailerSearchView(search, phase, source).notice)
    expect(noticeOf(start, at('idle', 'failed'))).toEqual({
      look: 'critical',
      text: 'FetchRetailersErrorMessage',
      retry: 'TryAgain',
    })
    expect(noticeOf({ ...start, lacksPosition: true }, at('idle', 'none'))).toEqual({
      look: 'caution',
      text: 'PleaseEnableGeoLocation',
      retry: '',
    })
    expect(noticeOf(start, at('idle', 'none'))).toBeUndefined()
  })

  test('[F-RET-28] the error of the section stands at the field, unless the search has one', () => {
    const wrong: PickerSource = { ...source, error: 'Choose a retailer' }
    const errorOf = (search: RetailerSearch) =>
      toUndefined(toRetailerSearchView(search, at('idle', 'none'), wrong).field)?.error
    expect(errorOf(start)).toBe('Choose a retailer')
    expect(errorOf({ ...start, hasFailed: true })).toBe('SomethingWentWrong')
  })

  test('[F-RET-13] a chosen one stands alone, with the way back that names it', () => {
    const view = toRetailerSearchView(
      near(listTinyRetailers(3), { chosen: some(tinyRetailer) }),
      'selected',
      source,
    )
    expect(view.field).toEqual(none)
    expect(toUndefined(view.chosen)).toMatchObject({ id: 'GB001', isChosen: true })
    expect(view.list.cards).toEqual([])
    expect(toUndefined(view.change)).toEqual({ text: 'Change', name: 'ChangeRetailer Retailer A' })
  })

  test('a section words it in its own way', () => {
    const own = { ...source, customTranslation: new Map([['FindRetailer', 'FindShop']]) }
    const { field } = toRetailerSearchView(start, at('idle', 'none'), own)
    expect(toUndefined(field)?.label).toBe('FindShop')
  })
})

describe('with a map', () => {
  const placed = listTinyRetailers(3).map((retailer, index) => ({
    ...retailer,
    geoCode: index === 1 ? none : some({ latitude: 51 + index, longitude: 0 }),
  }))

  test('[F-RET-23] retailers are marked on it as they are in the list', () => {
    const view = toRetailerSearchView(near(placed), at('idle', 'listing'), { ...source, map })
    expect(view.list.cards.map(({ mark }) => mark)).toEqual(['1', '', '3'])
    expect(toUndefined(view.map)).toEqual({
      centre: { latitude: 54, longitude: -2.5 },
      zoom: 5,
      marks: [
        {
          id: 'D1',
          text: '1',
          name: 'Retailer 1',
          position: { latitude: 51, longitude: 0 },
          isChosen: false,
        },
        {
          id: 'D3',
          text: '3',
          name: 'Retailer 3',
          position: { latitude: 53, longitude: 0 },
          isChosen: false,
        },
      ],
      here: none,
    })
  })

  test('[F-RET-23] [E-F-38] the list stays beside it, the chosen one marked in both', () => {
    const chosen = placed[2] ?? tinyRetailer
    const view = toRetailerSearchView(near(placed, { chosen: some(chosen) }), 'selected', {
      ...source,
      map,
    })
    expect(view.chosen).toEqual(none)
    expect(view.list.cards.map(({ isChosen }) => isChosen)).toEqual([false, false, true])
    expect(toUndefined(view.map)?.marks.map(({ isChosen }) => isChosen)).toEqual([false, true])
  })

  test('where the visitor is shows on it', () => {
    const position = { latitude: 51.5, longitude: -0.7 }
    const here = goToPlace(start, { by: 'coordinates', position }, '')
    const view = toRetailerSearchView(here, at('idle', 'loading'), { ...source, map })
    expect(toUndefined(view.map)?.here).toEqual(some(position))
  })
})

describe('among all', () => {
  const simple = (count: number, chosen = '') => {
    const retailers = listTinyRetailers(count)
    const found = retailers.find(({ dealerId }) => dealerId === chosen)
    return { retailers, request: 1, chosen: found === undefined ? none : some(found) }
  }
  const wrong: PickerSource = { ...source, error: 'Choose a retailer' }

  test('[F-RET-20] [F-RET-28] a list has its error, a dropdown too', () => {
    const list = toSimplePickerView(simple(3), { offering: 'list' }, wrong)
    expect([list.list.cards.length, list.list.error, list.select]).toEqual([
      3,
      'Choose a retailer',
      none,
    ])
    const select = toSimplePickerView(simple(5), { offering: 'dropdown' }, wrong)
    expect(select.list.cards).toEqual([])
    expect(toUndefined(select.select)).toMatchObject({
      label: 'RetailerSelectorHeading',
      error: 'Choose a retailer',
    })
    expect(toUndefined(select.select)?.choices.map(({ label }) => label)).toEqual([
      'ChooseOption',
      'Retailer 1',
      'Retailer 2',
      'Retailer 3',
      'Retailer 4',
      'Retailer 5',
    ])
  })

  test('[F-RET-20] a chosen one of many stays in the dropdown, and its card stands under it', () => {
    const view = toSimplePickerView(simple(5, 'D4'), 'selected', source)
    const choices = toUndefined(view.select)?.choices ?? []
    expect(choices.filter(({ isChosen }) => isChosen).map(({ value }) => value)).toEqual(['D4'])
    expect(toUndefined(view.chosen)?.name).toBe('Retailer 4')
    expect(toUndefined(view.change)?.name).toBe('ChangeRetailer Retailer 4')
  })

  test('[F-RET-16] [F-RET-17] [F-RET-20] nobody, waiting, failed', () => {
    const none0 = toSimplePickerView(simple(0), 'empty', source)
    expect([none0.empty, none0.live]).toEqual(['NoRetailersFound', 'NoRetailersFound'])
    expect(toSimplePickerView(simple(0), 'loading', source).busy).toBe('Loading')
    expect(toUndefined(toSimplePickerView(simple(0), 'failed', source).notice)?.retry).toBe(
      'TryAgain',
    )
  })

  test('[F-RET-21] the only one is shown as chosen, without a button', () => {
    const view = toSimplePickerView(simple(1, 'D1'), 'auto', source)
    expect([toUndefined(view.chosen)?.name, view.change]).toEqual(['Retailer 1', none])
  })
})
