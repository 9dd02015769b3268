import type { LogEntry } from '../../shared/index.js'
import { wordFormError } from '../form-errors.js'
import type { Dealer } from '../forms.types.js'
import { RETAILER_PAGE } from '../journey/retailer-lookup.js'
import type { DealerPlace } from './dealer-place.js'

/** Retailers that are added at a time. @source F-CONST-02, F-RET-14, D-F-28 @category constants */
export const MORE_RETAILERS = 4

/** Retailers as they are told, page by page. */
export interface DealerPages {
  /** All that were told, each once, in the order in which they came. */
  readonly dealers: readonly Dealer[]
  /** How many of them show. */
  readonly shown: number
  /** Where the next page begins, as the service counts. */
  readonly offset: number
  /** The last page was as long as was asked for. */
  readonly isLastFull: boolean
}

/** No retailers yet. @source F-RET-12 @category constants */
export const NO_DEALERS: DealerPages = { dealers: [], shown: 0, offset: 0, isLastFull: false }

/** What is logged when retailers could not be had. @source F-RET-17, F-ERR-18 @category constants */
export const DEALERS_FAILED: LogEntry = {
  level: 'error',
  code: 'NoDealers',
  text: wordFormError({ tag: 'NoDealers' }),
}

/** Whether retailers near a place are told page by page; by postal code all are told at once. */
const isPaged = ({ by }: DealerPlace): boolean => by !== 'zipCode'

/** Lists retailers without repeats. */
export const listOnce = (dealers: readonly Dealer[]): readonly Dealer[] => {
  const seen = new Set<string>()
  return dealers.filter(({ dealerId }) => {
    if (seen.has(dealerId)) return false
    seen.add(dealerId)
    return true
  })
}

/** Adds what was told of the retailers near a place. */
export const addDealers = (
  pages: DealerPages,
  told: readonly Dealer[],
  place: DealerPlace,
): DealerPages => {
  const dealers = listOnce([...pages.dealers, ...told])
  return isPaged(place)
    ? {
        dealers,
        shown: dealers.length,
        offset: pages.offset + RETAILER_PAGE,
        isLastFull: told.length === RETAILER_PAGE,
      }
    : { dealers, shown: RETAILER_PAGE, offset: 0, isLastFull: false }
}

/** Shows more of the retailers that were told already. */
export const showMoreDealers = (pages: DealerPages): DealerPages => ({
  ...pages,
  shown: pages.shown + MORE_RETAILERS,
})

/** Lists the retailers that show. */
export const listShownDealers = ({ dealers, shown }: DealerPages): readonly Dealer[] =>
  dealers.slice(0, shown)

/** Tells whether told retailers are left that do not show yet. */
export const hasHiddenDealers = ({ dealers, shown }: DealerPages): boolean => dealers.length > shown

/** Tells whether there may be more retailers than show. */
export const hasMoreDealers = (pages: DealerPages): boolean =>
  pages.isLastFull || hasHiddenDealers(pages)
