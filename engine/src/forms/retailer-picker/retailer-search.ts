import { none, some, type Option } from '../../shared/index.js'
import type { Prediction } from '../calls.types.js'
import type { Dealer } from '../forms.types.js'
import { findDealer } from '../journey/retailer-lookup.js'
import { addDealers, listShownDealers, NO_DEALERS, type DealerPages } from './dealer-pages.js'
import { toDealerPlace, type DealerPlace } from './dealer-place.js'
import type { PickerStart } from './simple-picker.js'

/** What a search for retailers near a place is started with. */
export interface RetailerSearchInput extends PickerStart {
  /** Whether the browser can tell a position at all. */
  readonly isPositionSupported: boolean
}

/** What is known of a search for retailers near a place. */
export interface RetailerSearch extends RetailerSearchInput {
  /** As typed, or the place that was chosen. */
  readonly text: string
  /** Places the text may mean. */
  readonly predictions: readonly Prediction[]
  /** Where retailers are looked for. */
  readonly place: Option<DealerPlace>
  readonly pages: DealerPages
  /** The last search for places failed; typing tries anew. */
  readonly hasFailed: boolean
  /** The last search found no place of that name. */
  readonly isUnknown: boolean
  /** The browser told no position. */
  readonly lacksPosition: boolean
}

/**
 * Starts a search for retailers near a place.
 *
 * @param input - Which is chosen already, and whether there can be a position.
 * @returns A search that has not begun.
 * @source F-RET-10
 *
 * @example Nothing is typed
 * ```ts
 * import { startRetailerSearch } from '@evkit/engine/forms/retailer-picker'
 * import { none } from '@evkit/engine/shared'
 *
 * startRetailerSearch({ chosen: none, isPositionSupported: true }).text // => ''
 * ```
 * @category constructors
 */
export const startRetailerSearch = (input: RetailerSearchInput): RetailerSearch => ({
  ...input,
  text: '',
  predictions: [],
  place: none,
  pages: NO_DEALERS,
  hasFailed: false,
  isUnknown: false,
  lacksPosition: false,
})

/**
 * Takes what the visitor has typed: the places found for another text go.
 *
 * @param search - The search as it was.
 * @param text - As typed.
 * @returns The search with the new text; retailers that are listed stay until a place is chosen.
 * @source F-RET-11, E-F-18
 *
 * @example A letter more
 * ```ts
 * import { startRetailerSearch, typePlace } from '@evkit/engine/forms/retailer-picker'
 * import { none } from '@evkit/engine/shared'
 *
 * typePlace(startRetailerSearch({ chosen: none, isPositionSupported: true }), 'M').text // => 'M'
 * ```
 * @category state
 */
export const typePlace = (search: RetailerSearch, text: string): RetailerSearch => ({
  ...search,
  text,
  predictions: [],
  hasFailed: false,
  isUnknown: false,
})

/**
 * Takes the places a text may mean.
 *
 * @param search - The search as it was.
 * @param predictions - What was found.
 * @returns The search with the list, or with the note that there is no such place.
 * @source F-RET-11, F-RET-25
 *
 * @example Nothing was found
 * ```ts
 * import { listPlaces, startRetailerSearch } from '@evkit/engine/forms/retailer-picker'
 * import { none } from '@evkit/engine/shared'
 *
 * listPlaces(startRetailerSearch({ chosen: none, isPositionSupported: true }), []).isUnknown // => true
 * ```
 * @category state
 */
export const listPlaces = (
  search: RetailerSearch,
  predictions: readonly Prediction[],
): RetailerSearch => ({ ...search, predictions, isUnknown: predictions.length === 0 })

/**
 * Looks for retailers somewhere else: those of the place before go at once.
 *
 * @param search - The search as it was.
 * @param place - Where.
 * @param text - What stands in the field then.
 * @returns The search, with nothing told of the place yet.
 * @law Retailers of another place are never listed.
 * @source F-RET-12, F-RET-18, F-RET-26, E-F-18
 *
 * @example Here
 * ```ts
 * import { goToPlace, startRetailerSearch } from '@evkit/engine/forms/retailer-picker'
 * import { none } from '@evkit/engine/shared'
 *
 * const here = { by: 'coordinates', position: { latitude: 51.5, longitude: -0.72 } } as const
 * goToPlace(startRetailerSearch({ chosen: none, isPositionSupported: true }), here, '').place._tag // => 'Some'
 * ```
 * @category state
 */
export const goToPlace = (
  search: RetailerSearch,
  place: DealerPlace,
  text: string,
): RetailerSearch => ({
  ...search,
  text,
  predictions: [],
  place: some(place),
  pages: NO_DEALERS,
  hasFailed: false,
  isUnknown: false,
  lacksPosition: false,
})

/**
 * Chooses one of the places a text may mean.
 *
 * @param search - The search as it was.
 * @param id - Id of the prediction; one that is not listed changes nothing.
 * @returns The search at that place, its name in the field, its list empty.
 * @source F-RET-12, F-RET-26
 *
 * @example Its name fills the field
 * ```ts
 * import { choosePlace, listPlaces, startRetailerSearch } from '@evkit/engine/forms/retailer-picker'
 * import { none } from '@evkit/engine/shared'
 *
 * const search = startRetailerSearch({ chosen: none, isPositionSupported: true })
 * choosePlace(listPlaces(search, [{ id: 'm', text: 'Maidenhead', type: 'geocode' }]), 'm').text // => 'Maidenhead'
 * ```
 * @category state
 */
export const choosePlace = (search: RetailerSearch, id: string): RetailerSearch => {
  const found = search.predictions.find((prediction) => prediction.id === id)
  return found === undefined ? search : goToPlace(search, toDealerPlace(found), found.text)
}

/**
 * Takes what was told of the retailers near the place.
 *
 * @param search - The search as it was.
 * @param told - The answer.
 * @returns The search with the answer behind what was told before.
 * @source F-RET-12, F-RET-14
 *
 * @example Before a place is chosen there is nothing to take
 * ```ts
 * import { startRetailerSearch, takeDealers } from '@evkit/engine/forms/retailer-picker'
 * import { tinyDealer } from '@evkit/engine/testing'
 * import { none } from '@evkit/engine/shared'
 *
 * const search = startRetailerSearch({ chosen: none, isPositionSupported: true })
 * takeDealers(search, [tinyDealer]).pages.dealers // => []
 * ```
 * @category state
 */
export const takeDealers = (search: RetailerSearch, told: readonly Dealer[]): RetailerSearch =>
  search.place._tag === 'None'
    ? search
    : { ...search, pages: addDealers(search.pages, told, search.place.value) }

/**
 * Finds a retailer that is listed.
 *
 * @param search - The search.
 * @param id - Its id.
 * @returns The retailer; `none` for one that does not show.
 * @source F-RET-13
 *
 * @example Nothing is listed
 * ```ts
 * import { findShownDealer, startRetailerSearch } from '@evkit/engine/forms/retailer-picker'
 * import { none } from '@evkit/engine/shared'
 *
 * findShownDealer(startRetailerSearch({ chosen: none, isPositionSupported: true }), 'GB001')._tag // => 'None'
 * ```
 * @category look-ups
 */
export const findShownDealer = ({ pages }: RetailerSearch, id: string): Option<Dealer> =>
  findDealer({ by: 'dealerId', id }, listShownDealers(pages))
