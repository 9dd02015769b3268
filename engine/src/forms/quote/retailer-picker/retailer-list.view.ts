import { function as F, option as O } from 'fp-ts'
import type { Option } from '../../../shared/index.js'
import type { GeoPoint, MarketConfiguration, Retailer } from '../../lead/index.js'
import { toRetailerCard, type CardSource } from './retailer-card.view.js'
import type { RetailerCard, RetailerMapView } from './retailer-picker-view.types.js'

/** Retailers as a list says them, and the map beside it. */
export interface RetailerListView {
  readonly cards: readonly RetailerCard[]
  /** None where the market has no map. */
  readonly map: Option<RetailerMapView>
}

/** Where a list of retailers has its map. */
export interface RetailerListPlace {
  /** Where the market's map looks. */
  readonly map: MarketConfiguration['map']
  /** Where the visitor is. */
  readonly here: Option<GeoPoint>
}

/**
 * Makes a list of retailers and the map beside it: each is called on the map what it is called in the list.
 *
 * @param retailers - The retailers, in the order of the list.
 * @param source - Texts, flags of the market, and which retailer is chosen.
 * @param place - Where the map looks, and where the visitor is.
 * @returns A card for each, and a mark for each whose place is known.
 * @law The map shows no retailer that the list does not show.
 * @source F-RET-10, F-RET-23, E-B-60
 *
 * @example Without a map
 * ```ts
 * import { toRetailerList } from '@evkit/engine/forms'
 * import { none } from '@evkit/engine/shared'
 * import { numberFormat } from '@evkit/engine/site'
 * import { tinyRetailer } from '@evkit/engine/testing'
 *
 * const words = { numbers: numberFormat('en-GB'), distance: 'km' } as const
 * const source = { words, text: (key: string) => key, flags: [], chosenId: '' }
 * const { cards } = toRetailerList([tinyRetailer], source, { map: none, here: none })
 * cards.map(({ name, mark }) => `${mark}${name}`) // => ['Retailer A']
 * ```
 * @category view
 */
export const toRetailerList = (
  retailers: readonly Retailer[],
  source: CardSource,
  { map, here }: RetailerListPlace,
): RetailerListView => {
  const listed = retailers.map((retailer, at) => {
    const isMarked = O.isSome(map) && O.isSome(retailer.geoCode)
    const mark = isMarked ? source.words.numbers.number(at + 1) : ''
    return { card: toRetailerCard(retailer, source, mark), geoCode: retailer.geoCode }
  })
  const marks = listed.flatMap(({ card: { id, name, mark: text, isChosen }, geoCode }) =>
    O.isNone(geoCode) ? [] : [{ id, text, name, position: geoCode.value, isChosen }],
  )
  return {
    cards: listed.map(({ card }) => card),
    map: F.pipe(
      map,
      O.map(({ center: centre, zoom }) => ({ centre, zoom, marks, here })),
    ),
  }
}
