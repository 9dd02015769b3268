import type { LogEntry } from '../../../shared/index.js'
import { type Retailer, wordFormError } from '../../lead/index.js'
import { RETAILER_PAGE } from '../retailer-lookup.js'
import type { RetailerPlace } from './retailer-place.js'

/** Retailers that are added at a time. @source F-CONST-02, F-RET-14, D-F-28 @category constants */
export const MORE_RETAILERS = 4

/** Retailers as they are told, page by page. */
export interface RetailerPages {
  /** All that were told, each once, in the order in which they came. */
  readonly retailers: readonly Retailer[]
  /** How many of them show. */
  readonly shown: number
  /** Where the next page begins, as the service counts. */
  readonly offset: number
  /** The last page was as long as was asked for. */
  readonly isLastFull: boolean
}

/** No retailers yet. @source F-RET-12 @category constants */
export const NO_RETAILERS: RetailerPages = { retailers: [], shown: 0, offset: 0, isLastFull: false }

/** What is logged when retailers could not be had. @source F-RET-17, F-ERR-18 @category constants */
export const RETAILERS_FAILED: LogEntry = {
  level: 'error',
  code: 'NoDealers',
  text: wordFormError({ tag: 'NoDealers' }),
}

/** Whether retailers near a place are told page by page; by postal code all are told at once. */
const isPaged = ({ by }: RetailerPlace): boolean => by !== 'zipCode'

/** Lists retailers without repeats. */
export const listOnce = (retailers: readonly Retailer[]): readonly Retailer[] => {
  const seen = new Set<string>()
  return retailers.filter(({ dealerId }) => {
    if (seen.has(dealerId)) return false
    seen.add(dealerId)
    return true
  })
}

/** Adds what was told of the retailers near a place. */
export const addRetailers = (
  pages: RetailerPages,
  told: readonly Retailer[],
  place: RetailerPlace,
): RetailerPages => {
  const retailers = listOnce([...pages.retailers, ...told])
  return isPaged(place)
    ? {
        retailers,
        shown: retailers.length,
        offset: pages.offset + RETAILER_PAGE,
        isLastFull: told.length === RETAILER_PAGE,
      }
    : { retailers, shown: RETAILER_PAGE, offset: 0, isLastFull: false }
}

/** Shows more of the retailers that were told already. */
export const showMoreRetailers = (pages: RetailerPages): RetailerPages => ({
  ...pages,
  shown: pages.shown + MORE_RETAILERS,
})

/** Lists the retailers that show. */
export const listShownRetailers = ({ retailers, shown }: RetailerPages): readonly Retailer[] =>
  retailers.slice(0, shown)

/** Tells whether told retailers are left that do not show yet. */
export const hasHiddenRetailers = ({ retailers, shown }: RetailerPages): boolean =>
  retailers.length > shown

/** Tells whether there may be more retailers than show. */
export const hasMoreRetailers = (pages: RetailerPages): boolean =>
  pages.isLastFull || hasHiddenRetailers(pages)
