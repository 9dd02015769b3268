// The retailers of a market as the page lists them: each with what it is called on the map, and where it leads.
import { array as A } from 'fp-ts'
import { resolveFlags, type FullConfiguration, type Retailer } from '@evkit/engine/forms'
import {
  toRetailerList,
  type RetailerCard,
  type RetailerMapView,
} from '@evkit/engine/internal/forms'
import { none, type Option, type Translate } from '@evkit/engine/shared'
import { numberFormat } from '@evkit/engine/site'
import { resolveUnits } from '@evkit/engine/internal/site'
import { purposeOf } from '../forms/form-page.js'
import { writeFormPath } from '../forms/form-sites.js'
import { decodeRetailers } from '../forms/market-retailers.js'
import type { RenderMarket } from '../render.types.js'
import { writeRetailerId } from './retailer-place.js'

/** A retailer of the page. */
export interface ListedRetailer {
  readonly card: RetailerCard
  /** Id of its element, which a mark of the map leads to. */
  readonly id: string
  readonly email: string
  /** Where an offer of it is asked for; empty where the market makes none. */
  readonly quoteHref: string
}

/** Everything the page lists. */
export interface RetailerList {
  readonly listed: readonly ListedRetailer[]
  /** None where the market has no map. */
  readonly map: Option<RetailerMapView>
}

/** What a list is made with. */
export interface ListSource {
  readonly market: RenderMarket
  /** The settings of the market's forms. */
  readonly configuration: Pick<FullConfiguration, 'marketConfiguration'>
  /** Texts of the market's forms. */
  readonly translate: Translate
}

// As many as somebody would drive to; the others are a press away.
const MOST_NEAR = 8

const toList = (
  retailers: readonly Retailer[],
  { market, configuration, translate }: ListSource,
): RetailerList => {
  const { locale, country, purposes } = market
  const { features, dynamicFeatures, map } = configuration.marketConfiguration
  const { cards, map: view } = toRetailerList(
    retailers,
    {
      words: { numbers: numberFormat(locale), distance: resolveUnits(locale).distance },
      text: translate,
      flags: resolveFlags(features, dynamicFeatures).on,
      country,
      chosenId: '',
    },
    { map, here: none },
  )
  const form = writeFormPath(market.market, { app: 'quote', page: 'form' })
  const hasQuote = purposes.includes(purposeOf('quote'))
  return {
    listed: A.zipWith([...cards], [...retailers], (card, { generalContactEmail: email }) => ({
      card,
      id: writeRetailerId(card.id),
      email,
      quoteHref: hasQuote ? `${form}?retailerid=${encodeURIComponent(card.id)}` : '',
    })),
    map: view,
  }
}

/** Lists all retailers of a market by their names. */
export const listRetailers = (source: ListSource): RetailerList => {
  const { compare } = new Intl.Collator(source.market.locale)
  const all = decodeRetailers(source.market.retailers)
  return toList(
    [...all].sort((a, b) => compare(a.name, b.name)),
    source,
  )
}

/** Lists the retailers nearest to a place; undefined where nobody knows it. */
export const listNearRetailers = (source: ListSource, place: string): RetailerList | undefined => {
  const near = source.market.listNear(place)
  return near === undefined ? undefined : toList(decodeRetailers(near.slice(0, MOST_NEAR)), source)
}
