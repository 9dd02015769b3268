import * as O from '#fp-ts/Option'
import { listOptions, NO_OPTIONS, type LookUp } from '../../../interaction/index.js'
import { none, some, type Option } from '../../../shared/index.js'
import type { Prediction, Retailer } from '../../lead/index.js'
import { findRetailer } from '../retailer-lookup.js'
import {
  addRetailers,
  listShownRetailers,
  NO_RETAILERS,
  type RetailerPages,
} from './retailer-pages.js'
import { toRetailerPlace, type RetailerPlace } from './retailer-place.js'
import type { PickerStart } from './simple-picker.js'

/** What a search for retailers near a place is started with. */
export interface RetailerSearchInput extends PickerStart {
  /** Whether the browser can tell a position at all. */
  readonly isPositionSupported: boolean
}

/** What is known of a search for retailers near a place. */
export interface RetailerSearch extends RetailerSearchInput, LookUp<Prediction> {
  /** As typed, or the place that was chosen. */
  readonly text: string
  /** Where retailers are looked for. */
  readonly place: Option<RetailerPlace>
  readonly pages: RetailerPages
  /** The last search for places failed; typing tries anew. */
  readonly hasFailed: boolean
  /** The last search found no place of that name. */
  readonly isUnknown: boolean
  /** The browser told no position. */
  readonly lacksPosition: boolean
}

/**
 * Creates the initial state of a retailer search near a place.
 *
 * @param input - The retailer already chosen, and whether geolocation is available.
 * @returns The state before the first search.
 * @source F-RET-10
 *
 * @example Nothing is typed
 * ```ts
 * import { startRetailerSearch } from '@evkit/engine/forms'
 * import { none } from '@evkit/engine/shared'
 *
 * startRetailerSearch({ chosen: none, isPositionSupported: true }).text // => ''
 * ```
 * @category constructors
 */
export const startRetailerSearch = (input: RetailerSearchInput): RetailerSearch => ({
  ...input,
  ...NO_OPTIONS,
  text: '',
  place: none,
  pages: NO_RETAILERS,
  hasFailed: false,
  isUnknown: false,
  lacksPosition: false,
})

/** Takes what the visitor has typed: the places found for another text go. */
export const typePlace = (search: RetailerSearch, text: string): RetailerSearch => ({
  ...search,
  ...NO_OPTIONS,
  text,
  hasFailed: false,
  isUnknown: false,
})

/** Takes the places a text may mean. */
export const listPlaces = (
  search: RetailerSearch,
  predictions: readonly Prediction[],
): RetailerSearch => ({
  ...search,
  ...listOptions(predictions),
  isUnknown: predictions.length === 0,
})

/** Looks for retailers somewhere else: those of the place before go at once. */
export const goToPlace = (
  search: RetailerSearch,
  place: RetailerPlace,
  text: string,
): RetailerSearch => ({
  ...search,
  ...NO_OPTIONS,
  text,
  place: some(place),
  pages: NO_RETAILERS,
  hasFailed: false,
  isUnknown: false,
  lacksPosition: false,
})

/** Chooses one of the places a text may mean. */
export const choosePlace = (search: RetailerSearch, id: string): RetailerSearch => {
  const found = search.options.find((prediction) => prediction.id === id)
  return found === undefined ? search : goToPlace(search, toRetailerPlace(found), found.text)
}

/** Takes what was told of the retailers near the place. */
export const takeRetailers = (search: RetailerSearch, told: readonly Retailer[]): RetailerSearch =>
  O.isNone(search.place)
    ? search
    : { ...search, pages: addRetailers(search.pages, told, search.place.value) }

/** Finds a retailer that is listed. */
export const findShownRetailer = ({ pages }: RetailerSearch, id: string): Option<Retailer> =>
  findRetailer({ by: 'dealerId', id }, listShownRetailers(pages))
