import type { LogEntry } from '../../shared/index.js'

/**
 * Message of the error thrown by the hook of the site's prices outside its provider, and by a carousel of models all of
 * whose cards failed.
 *
 * @source B-ERR-07, B-FCAR-12
 * @category errors
 */
export const NO_CAR_PRICES = 'No car prices found'

/**
 * Message of the error the hook of one label's price throws outside a label.
 *
 * @source B-ERR-07
 * @category errors
 */
export const NO_PRICE = 'No price found'

/** Why there is no answer about prices. */
export type PriceFailure =
  | { readonly kind: 'refused'; readonly status: number; readonly statusText: string }
  | { readonly kind: 'unusable'; readonly part: string }
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'late' }

const wordFailure = (failure: PriceFailure): string => {
  switch (failure.kind) {
    case 'refused':
      return `Prices were refused: ${failure.status} ${failure.statusText}`
    case 'unusable':
      return `Prices could not be read: ${failure.part}`
    case 'unreachable':
      return 'Prices could not be asked for'
    case 'late':
      return 'Prices did not come in time'
  }
}

/** The log line of a failure. */
export const toPriceLogEntry = (failure: PriceFailure): LogEntry => ({
  level: 'error',
  code: 'PricesFailed',
  text: wordFailure(failure),
})
