import * as O from '#fp-ts/Option'
import { pipe } from '#fp-ts/function'
import { none, some, type Option } from '../../shared/index.js'
import {
  type FormParameters,
  type InsideSales,
  isInsideSalesId,
  type MarketConfiguration,
  type Retailer,
  toInsideSalesRetailer,
} from '../lead/index.js'

/**
 * Retailers that are told at once where nobody says how many.
 *
 * @source F-CONST-01, F-API-20, D-F-28
 * @category constants
 */
export const RETAILER_PAGE = 4

/** Which retailer an address means. */
export interface RetailerQuestion {
  readonly by: 'dealerId' | 'customRetailerId'
  readonly id: string
}

/** Finds which retailer an address means. */
export const findRetailerQuestion = ({
  retailerid,
  customretailerid,
}: FormParameters): Option<RetailerQuestion> => {
  if (retailerid !== undefined) return some({ by: 'dealerId', id: retailerid })
  return customretailerid === undefined
    ? none
    : some({ by: 'customRetailerId', id: customretailerid })
}

/** Finds the retailer that was asked for. */
export const findRetailer = (
  { by, id }: RetailerQuestion,
  retailers: readonly Retailer[],
): Option<Retailer> =>
  O.fromNullable(
    retailers.find(({ dealerId, customRetailerId: own }) =>
      by === 'dealerId' ? dealerId === id : O.isSome(own) && own.value === id,
    ),
  )

const idOf = (insideSales: Option<InsideSales>): Option<string> =>
  pipe(
    insideSales,
    O.map((insideSales) => insideSales.retailerId),
  )

/**
 * Finds the id of a market's inside sales.
 *
 * @source F-CFG-18, F-RET-42
 */
export const findInsideSalesId = ({
  insideSalesRetailer,
}: Pick<MarketConfiguration, 'insideSalesRetailer'>): Option<string> => idOf(insideSalesRetailer)

/** What the search for a retailer starts with. */
export interface RetailerLookupInput {
  readonly query: FormParameters
  /** The retailer that was chosen before, in this session. */
  readonly stored: Option<Retailer>
  /** Whether it counts without an id in the address: within an application, and for a form in a page of others. */
  readonly keepsStored?: boolean
  readonly insideSales: Option<InsideSales>
  /** Texts by key. */
  readonly translate: (key: string) => string
}

/** How far the search for the retailer of an address is. */
export interface RetailerLookup {
  readonly question: Option<RetailerQuestion>
  /** None until it is found. */
  readonly retailer: Option<Retailer>
  /** Id of inside sales, which is nobody's retailer. */
  readonly insideSales: Option<string>
}

/** Starts the search for the retailer of an address. */
export const startRetailerLookup = (input: RetailerLookupInput): RetailerLookup => {
  const { query, stored, insideSales, translate } = input
  const question = findRetailerQuestion(query)
  const start = (retailer: Option<Retailer>): RetailerLookup => ({
    question,
    retailer,
    insideSales: idOf(insideSales),
  })
  if (O.isNone(question)) return start(input.keepsStored === true ? stored : none)
  const { by, id } = question.value
  const known = O.isSome(stored) ? findRetailer(question.value, [stored.value]) : none
  if (O.isSome(known)) return start(known)
  const isByPhone =
    O.isSome(insideSales) &&
    by === 'dealerId' &&
    isInsideSalesId(id, some(insideSales.value.retailerId))
  return start(isByPhone ? toInsideSalesRetailer(insideSales.value, translate) : none)
}

/**
 * Tells whether a retailer is one the visitor has chosen: the inside-sales retailer never is.
 *
 * @source F-RET-42, F-RET-43, D-F-08
 */
export const isChosenRetailer = (
  retailer: Option<Retailer>,
  insideSales: Option<string>,
): boolean => O.isSome(retailer) && !isInsideSalesId(retailer.value.dealerId, insideSales)
