import { fillPlaceholders } from '../../shared/index.js'
import type { PricePart } from './price-table.js'
import type { PriceLabels, PriceSettings } from './price.types.js'

/**
 * The templates of price labels where content has none.
 *
 * @source B-PRICE-14, D-B-13
 * @category constants
 */
export const DEFAULT_PRICE_LABELS: PriceLabels = {
  fromOr: 'From {monthly}/month or {price}',
  subscribeFromPurchaseFrom: 'Subscribe from {monthly}/month or purchase from {price}',
  from: 'From {price}',
  purchaseFrom: 'Purchase from {price}',
  leaseFrom: 'Lease from {monthly}/month',
  subscribeFrom: 'Subscribe from {monthly}/month',
  save: 'Save {saving}',
  includingVAT: 'incl. VAT',
  excludingVAT: 'excl. VAT',
  sourcePrefix: 'Source',
  perMonth: '{monthly}/month',
  previousPrice: 'Previous price',
}

/** The sales model a monthly price is of, where a site does not say. @source B-PRICE-13 @category constants */
export const DEFAULT_SALES_MODEL = 'sub_fixed'

/**
 * How a site words its prices where it does not say.
 *
 * @source B-PRICE-13
 * @category constants
 */
export const DEFAULT_PRICE_SETTINGS: PriceSettings = {
  defaultMonthlySalesModel: DEFAULT_SALES_MODEL,
  showVATLabel: false,
  leaseFromLabelSalesModels: [],
}

/** What stands between two parts of a label. @source D-B-10 @category constants */
export const PART_SEPARATOR = ' | '

const MONTHLY = '{monthly}'
const PRICE = '{price}'

/** The amounts of a label, written. */
export interface AmountTexts {
  /** Without `a month`; empty when there is none. */
  readonly monthly: string
  readonly purchase: string
}

/** Template and words of one part of a label. */
export interface WrittenPart {
  readonly labelKey: keyof PriceLabels
  readonly shows: PricePart['shows']
  readonly text: string
}

const writePerMonth = ({ perMonth }: PriceLabels, monthly: string): string =>
  fillPlaceholders(perMonth.includes(MONTHLY) ? perMonth : DEFAULT_PRICE_LABELS.perMonth, {
    monthly,
  })

// A template without a place for its amount stands before it.
const writeOne = (template: string, amount: string, values: Readonly<Record<string, string>>) =>
  Object.keys(values).some((name) => template.includes(`{${name}}`))
    ? fillPlaceholders(template, values)
    : [template.trim(), amount].filter((text) => text !== '').join(' ')

const labelKeyOf = (
  label: PricePart['label'],
  isLease: boolean,
): Exclude<PricePart['label'], 'monthlyFrom'> => {
  if (label !== 'monthlyFrom') return label
  return isLease ? 'leaseFrom' : 'subscribeFrom'
}

/** Writes a part of a label; one of two amounts that has no place for either is two parts. */
export const writePart = (
  { label, shows }: PricePart,
  { monthly, purchase }: AmountTexts,
  terms: { readonly labels: PriceLabels; readonly isLease: boolean },
): readonly WrittenPart[] => {
  const labelKey = labelKeyOf(label, terms.isLease)
  const template = terms.labels[labelKey]
  switch (shows) {
    case 'purchase': {
      const values = { price: purchase, monthly: purchase }
      return [{ labelKey, shows, text: writeOne(template, purchase, values) }]
    }
    case 'monthly': {
      const each = writePerMonth(terms.labels, monthly)
      return [{ labelKey, shows, text: writeOne(template, each, { price: each, monthly }) }]
    }
    case 'both':
      if (template.includes(MONTHLY) && template.includes(PRICE)) {
        const text = fillPlaceholders(template, { monthly, price: purchase })
        return [{ labelKey, shows, text }]
      }
      return [
        { label: 'monthlyFrom', shows: 'monthly' } as const,
        { label: 'purchaseFrom', shows: 'purchase' } as const,
      ].flatMap((part) => writePart(part, { monthly, purchase }, terms))
  }
}

/** Writes what is saved. */
export const writeSaving = ({ save }: PriceLabels, saving: string): string =>
  writeOne(save, saving, { saving })
