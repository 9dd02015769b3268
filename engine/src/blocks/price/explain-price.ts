import * as O from '#fp-ts/Option'
import type { PriceExplanation, PriceFault } from './resolve-price.js'

const FAULTS: Readonly<Record<PriceFault, string>> = {
  'no-model': 'no model is named',
  'unknown-model': 'there is no price of this model',
  'unknown-edition': 'there is no price of this edition',
  'unknown-year': 'there is no price of this model year',
  'missing-price': 'there is no such price',
}

const FALLBACKS: Readonly<Record<PriceExplanation['fallback'], string>> = {
  none: '',
  'monthly-missing': 'there is no monthly price of this sales model',
  'purchase-missing': 'there is no purchase price',
}

const PICKED = {
  asked: 'as asked for',
  'default-edition': 'of the default edition',
  'newest-year': 'of the newest model year',
  'lowest-price': 'of the cheapest edition',
} as const

const TAX: Readonly<Record<PriceExplanation['tax'], string>> = {
  included: 'tax included',
  excluded: 'tax not included',
  unknown: 'tax not known',
}

const wordRule = ({ requested, effective }: PriceExplanation): string => {
  const asked = O.isSome(requested) ? requested.value : 'the default of the site'
  return O.isSome(effective) ? `${asked} reads as ${effective.value}` : `${asked} is not shown`
}

/**
 * Explains a price label in one sentence, for content authors.
 *
 * @param explanation - The facts of a label.
 * @param fault - Why it is invalid; absent for a valid label.
 * @returns The requested variant, the resolved one and why, the price used, its tax, basis, source and date.
 * @source B-B-05
 *
 * @example Asked for both prices, with one of them
 * ```ts
 * import { explainPrice } from '@evkit/engine/blocks'
 * import { none, some } from '@evkit/engine/shared'
 *
 * const why = { slug: 'ex30-electric', requested: none, effective: some('PURCHASE_FROM' as const), available: 'purchase' as const,
 *   fallback: 'monthly-missing' as const, salesModel: 'sub_fixed', isLease: false, tax: 'included' as const, picked: none,
 *   basis: 'example', source: '', fetchedAt: '' }
 * explainPrice(why) // => 'ex30-electric: the default of the site reads as PURCHASE_FROM; there is no monthly price of this sales model; sales model sub_fixed; tax included; example'
 * ```
 * @category formatting
 */
export const explainPrice = (explanation: PriceExplanation, fault?: PriceFault): string => {
  const { slug, fallback, salesModel, isLease, tax, picked, basis, source, fetchedAt } = explanation
  const parts = [
    wordRule(explanation),
    fault === undefined ? FALLBACKS[fallback] : FAULTS[fault],
    O.isSome(picked)
      ? [PICKED[picked.value.by], picked.value.edition, picked.value.modelYear]
          .filter(Boolean)
          .join(' ')
      : '',
    `sales model ${salesModel}${isLease ? ', a lease' : ''}`,
    TAX[tax],
    basis,
    source === '' ? '' : `source ${source}`,
    fetchedAt === '' ? '' : `read ${fetchedAt}`,
  ]
  return `${slug}: ${parts.filter((part) => part !== '').join('; ')}`
}
