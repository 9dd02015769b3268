import type { Provenance, Words } from '../site/index.js'
import { wordPrice, type MinorUnit } from './price-form.view.js'

/** View model of a provenance row: the source of one default value. */
export interface ProvenanceView {
  readonly id: string
  /** Value and unit. */
  readonly value: string
  /** `published`, `modelled`, `measured` or `example`. */
  readonly basis: { readonly kind: Provenance['basis']; readonly label: string }
  /** Source and period in one sentence; an example value is called so. */
  readonly text: string
  /** URL of the source; empty when there is none. */
  readonly url: string
}

const MOST_DECIMALS = 4
const CENTS = 2

const decimalsOf = (value: number): number =>
  Math.min((String(value).split('.')[1] ?? '').length, MOST_DECIMALS)

const PRICE_UNIT = /^([A-Z]{3})\/(kWh|l|US gal|year)$/

const wordOwnValue = (one: Provenance, { translate, numbers }: Words, minorUnit?: MinorUnit) => {
  const decimals = decimalsOf(one.value)
  const [, currency, per] = PRICE_UNIT.exec(one.unit) ?? []
  return currency === undefined || per === undefined
    ? translate('provenance.value', { value: numbers.decimal(one.value, decimals), unit: one.unit })
    : translate(`unit.money/${per}`, {
        value:
          per === 'year'
            ? numbers.money(one.value, currency, decimals)
            : wordPrice(one.value, Math.max(decimals, CENTS), { numbers, currency, minorUnit }),
      })
}

/** Puts where a default comes from into words. */
export const wordProvenance = (
  one: Provenance,
  { translate, numbers }: Words,
  minorUnit?: MinorUnit,
): ProvenanceView => ({
  id: one.id,
  value: wordOwnValue(one, { translate, numbers }, minorUnit),
  basis: { kind: one.basis, label: translate(`basis.${one.basis}`) },
  text: translate(`provenance.${one.basis}`, {
    source: one.source,
    period: one.period,
    retrieved: one.retrieved,
  }),
  url: one.url,
})
