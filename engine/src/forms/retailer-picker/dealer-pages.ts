import type { LogEntry } from '../../shared/index.js'
import { wordFormError } from '../form-errors.js'
import type { Dealer } from '../forms.types.js'
import { RETAILER_PAGE } from '../journey/retailer-lookup.js'
import type { DealerPlace } from './dealer-place.js'

/**
 * Retailers that are added at a time.
 *
 * @source F-CONST-02, F-RET-14, D-F-28
 * @category constants
 */
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

/**
 * No retailers yet.
 *
 * @source F-RET-12
 * @category constants
 */
export const NO_DEALERS: DealerPages = { dealers: [], shown: 0, offset: 0, isLastFull: false }

/**
 * What is logged when retailers could not be had.
 *
 * @source F-RET-17, F-ERR-18
 * @category constants
 */
export const DEALERS_FAILED: LogEntry = {
  level: 'error',
  code: 'NoDealers',
  text: wordFormError({ tag: 'NoDealers' }),
}

/** Whether retailers near a place are told page by page; by postal code all are told at once. */
const isPaged = ({ by }: DealerPlace): boolean => by !== 'zipCode'

/**
 * Lists retailers without repeats.
 *
 * @param dealers - As they were told.
 * @returns Each id once, where it came first.
 * @law No id stands in the list twice.
 * @source F-RET-14, D-F-28
 *
 * @example Told twice
 * ```ts
 * import { listOnce } from '@evkit/engine/forms/retailer-picker'
 * import { tinyDealer } from '@evkit/engine/testing'
 *
 * listOnce([tinyDealer, tinyDealer]).length // => 1
 * ```
 * @category look-ups
 */
export const listOnce = (dealers: readonly Dealer[]): readonly Dealer[] => {
  const seen = new Set<string>()
  return dealers.filter(({ dealerId }) => {
    if (seen.has(dealerId)) return false
    seen.add(dealerId)
    return true
  })
}

/**
 * Adds what was told of the retailers near a place.
 *
 * | asked by            | told at once | shown                              |
 * | ------------------- | ------------ | ---------------------------------- |
 * | address, position   | a page of 4  | all that were told                 |
 * | postal code         | all          | the first 4, then 4 more at a time |
 *
 * @param pages - What was told before.
 * @param told - The answer.
 * @param place - What was asked for.
 * @returns The pages with the answer behind them; a retailer that was told before is not told again.
 * @law No retailer stands in a list twice, whatever the pages repeat.
 * @law What was told first stays in its place.
 * @source F-RET-14, F-API-20, F-API-21, F-API-22, F-CONST-01, D-F-28
 *
 * @example A page that repeats one of the page before
 * ```ts
 * import { addDealers, NO_DEALERS } from '@evkit/engine/forms/retailer-picker'
 * import { tinyDealer } from '@evkit/engine/testing'
 *
 * const place = { by: 'address', address: 'Lund' } as const
 * const once = addDealers(NO_DEALERS, [tinyDealer], place)
 * addDealers(once, [tinyDealer], place).dealers.length // => 1
 * ```
 * @category state
 */
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

/**
 * Shows more of the retailers that were told already.
 *
 * @param pages - What was told.
 * @returns The pages, with four more of them to show.
 * @source F-RET-14, F-CONST-02, D-F-28
 *
 * @example Nothing is left to show
 * ```ts
 * import { NO_DEALERS, showMoreDealers, listShownDealers } from '@evkit/engine/forms/retailer-picker'
 *
 * listShownDealers(showMoreDealers(NO_DEALERS)) // => []
 * ```
 * @category state
 */
export const showMoreDealers = (pages: DealerPages): DealerPages => ({
  ...pages,
  shown: pages.shown + MORE_RETAILERS,
})

/**
 * Lists the retailers that show.
 *
 * @param pages - What was told.
 * @returns The first of them.
 * @source F-RET-14
 *
 * @example None yet
 * ```ts
 * import { listShownDealers, NO_DEALERS } from '@evkit/engine/forms/retailer-picker'
 *
 * listShownDealers(NO_DEALERS) // => []
 * ```
 * @category look-ups
 */
export const listShownDealers = ({ dealers, shown }: DealerPages): readonly Dealer[] =>
  dealers.slice(0, shown)

/**
 * Tells whether told retailers are left that do not show yet.
 *
 * @param pages - What was told.
 * @returns True where more can be shown without a question.
 * @source F-RET-14, D-F-28
 *
 * @example By postal code all are told at once
 * ```ts
 * import { addDealers, hasHiddenDealers, NO_DEALERS } from '@evkit/engine/forms/retailer-picker'
 * import { tinyDealer } from '@evkit/engine/testing'
 *
 * const five = ['1', '2', '3', '4', '5'].map((dealerId) => ({ ...tinyDealer, dealerId }))
 * hasHiddenDealers(addDealers(NO_DEALERS, five, { by: 'zipCode', zipCode: 'SL6 4FL' })) // => true
 * ```
 * @category predicates
 */
export const hasHiddenDealers = ({ dealers, shown }: DealerPages): boolean => dealers.length > shown

/**
 * Tells whether there may be more retailers than show.
 *
 * @param pages - What was told.
 * @returns True after a full page, and while told ones do not show yet.
 * @source F-RET-14, D-F-28
 *
 * @example A short page is the last
 * ```ts
 * import { addDealers, hasMoreDealers, NO_DEALERS } from '@evkit/engine/forms/retailer-picker'
 * import { tinyDealer } from '@evkit/engine/testing'
 *
 * hasMoreDealers(addDealers(NO_DEALERS, [tinyDealer], { by: 'address', address: 'Lund' })) // => false
 * ```
 * @category predicates
 */
export const hasMoreDealers = (pages: DealerPages): boolean =>
  pages.isLastFull || hasHiddenDealers(pages)
