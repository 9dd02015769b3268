import * as O from '#fp-ts/Option'
import { pipe } from '#fp-ts/function'
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
 * @source F-RET-10, F-RET-23, E-B-60
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
    map: pipe(
      map,
      O.map(({ center: centre, zoom }) => ({ centre, zoom, marks, here })),
    ),
  }
}
