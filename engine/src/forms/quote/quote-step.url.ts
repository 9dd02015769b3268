import {
  addChoice,
  type AddedChoice,
  APPS,
  dropChoice,
  type FormPage,
  type Vehicle,
} from '../lead/index.js'
import type { QuoteMove } from './quote-flow.js'

const LEAVES: Readonly<Record<FormPage, string>> = {
  modelSelector: '',
  retailerSelector: '/retailer',
  form: '/form',
  finished: '/finished',
}

/**
 * Writes the choice of a vehicle as a step of the quote flow adds it to the query.
 *
 * @source F-ROUTE-13, F-VEH-14
 */
export const addedVehicle = ({ pno34, modelKey }: Vehicle): AddedChoice =>
  pno34 === ''
    ? { choice: 'model', parameter: 'modelkey', value: modelKey }
    : { choice: 'model', parameter: 'pno', value: pno34 }

/**
 * Writes the choice of a retailer as a step of the quote flow adds it to the query.
 *
 * @source F-ROUTE-13, F-RET-44
 */
export const addedRetailer = (retailerId: string): AddedChoice => ({
  choice: 'retailer',
  parameter: 'retailerid',
  value: retailerId,
})

/**
 * Writes the path of a page of the quote application.
 *
 * @source F-ROUTE-08, F-ROUTE-09, F-ROUTE-13
 */
export const writeQuotePath = (market: string, page: FormPage): string =>
  `/${market}/${APPS.quote.path}${LEAVES[page]}`

/** A page of the quote application. */
export interface QuoteAddress {
  /** Market slug. */
  readonly market: string
  /** Query of the page, with or without `?`. */
  readonly search: string
}

/**
 * Serializes the query string after a step of the quote application.
 *
 * @param search - Current query string, with or without `?`.
 * @param move - The parameters to set and to remove.
 * @returns The query string with `?`; empty when it has no parameters.
 * @law The query of the page is kept byte for byte, but for an earlier vehicle.
 * @source F-ROUTE-13, F-ROUTE-25, F-ROUTE-30, F-ROUTE-31, F-VEH-14, F-RET-44, D-F-06
 *
 * @example A vehicle is chosen
 * ```ts
 * import { moveQuery } from '@evkit/engine/forms'
 * import { tinyVehicle } from '@evkit/engine/testing'
 *
 * moveQuery('?utm_source=a', { kind: 'vehicle', vehicle: tinyVehicle }) // => '?utm_source=a&pno=416XY2'
 * moveQuery('?pno=1&utm_source=a', { kind: 'drop', choices: ['model'] }) // => '?utm_source=a'
 * ```
 * @category conversions
 */
export const moveQuery = (search: string, move: QuoteMove): string => {
  switch (move.kind) {
    case 'vehicle':
      return addChoice(search, addedVehicle(move.vehicle))
    case 'retailer':
      return addChoice(search, addedRetailer(move.retailerId))
    case 'drop':
      return move.choices.reduce(dropChoice, search)
    case 'none':
      return search
  }
}

/** Writes where the Change link of a choice leads: to the page it is made on, without it. */
export const writeChangeLink = (
  { market, search }: QuoteAddress,
  choice: 'model' | 'retailer',
): string =>
  writeQuotePath(market, choice === 'model' ? 'modelSelector' : 'retailerSelector') +
  dropChoice(search, choice)
