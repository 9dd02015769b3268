import * as O from '#fp-ts/Option'
import type { Option } from '../../shared/index.js'
import { resolveSite } from '../../site/index.js'

/**
 * The ways a price label may read.
 *
 * @source B-PRICE-01
 * @category constants
 */
export const PRICE_VARIANTS = [
  'FROM_PURCHASE_PRICE',
  'FROM_MONTHLY_PRICE',
  'FROM_MONTHLY_OR_PURCHASE_PRICE',
  'PURCHASE_FROM',
  'MONTHLY_FROM',
  'MONTHLY_FROM_PURCHASE_FROM',
] as const
/** A way a price label may read. */
export type PriceVariant = (typeof PRICE_VARIANTS)[number]

/**
 * The ways older content asks for a price label.
 *
 * @source B-PRICE-20
 * @category constants
 */
export const PRICE_TYPES = [
  'cash',
  'subscription',
  'from',
  'lease',
  'loan',
  'pcp',
  'short-from',
  'subscriptioncash',
  'combined-short',
  'combined-pipe',
] as const
/** A way older content asks for a price label. */
export type PriceType = (typeof PRICE_TYPES)[number]

/** Rule of a price label: a variant, or a type of older content. */
export type PriceRule = PriceVariant | PriceType

/** How labels read on the site uk. @source B-PRICE-12 @category constants */
export const DEFAULT_VARIANT_UK: PriceVariant = 'PURCHASE_FROM'

/** How labels read on every other site. @source B-PRICE-12 @category constants */
export const DEFAULT_VARIANT_OTHER: PriceVariant = 'MONTHLY_FROM_PURCHASE_FROM'

const UK = 'uk'
const US = 'us'

/** Resolves how the price labels of a site read where content does not say. */
export const resolveDefaultVariant = (site: string): PriceVariant =>
  resolveSite(site) === UK ? DEFAULT_VARIANT_UK : DEFAULT_VARIANT_OTHER

/**
 * Tells whether a site shows prices by the visitor's place, line by line.
 *
 * @source D-B-15
 */
export const isUsSite = (site: string): boolean => resolveSite(site) === US

/**
 * Finds the rule of a price label by its name.
 *
 * @source B-PRICE-01, B-PRICE-20, D-B-11
 */
export const findPriceRule = (name: string): Option<PriceRule> =>
  O.fromNullable([...PRICE_VARIANTS, ...PRICE_TYPES].find((one) => one === name))
