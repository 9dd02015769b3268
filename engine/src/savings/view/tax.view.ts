import * as O from '#fp-ts/Option'
import { halfAwayFromZero, type Option } from '../../shared/index.js'
import type { Provenance } from '../../site/index.js'
import type { TaxStatus } from '../car-configuration.js'
import type { SavingsFigures } from '../savings-figures.js'
import { wordMoney, wordSaving, type SavingsParts } from './wording.view.js'

/** One tax of both cars, in words. */
export interface TaxRowView {
  readonly id: string
  readonly name: string
  /** The chosen car's value; a dash when it is not known. */
  readonly main: string
  /** The other car's value; a dash when it is not known. */
  readonly comparison: string
  /** The saving; a dash when one of the two is not known. */
  readonly saving: string
  /** The same in a sentence, for a reader. */
  readonly spoken: string
  /** True when it counts towards the total. */
  readonly isCounted: boolean
  readonly tags: readonly string[]
}

/** A tax that is listed and never summed. */
export interface InformationalView {
  readonly id: string
  readonly name: string
  readonly amount: string
}

/** The part of the page about taxes. */
export interface TaxView {
  readonly heading: string
  readonly status: TaxStatus
  /** How sure the amounts are. */
  readonly basis: {
    readonly kind: Provenance['basis']
    readonly label: string
    readonly text: string
  }
  /** What is said in place of, or under, the table. */
  readonly text: string
  readonly columns: readonly string[]
  readonly rows: readonly TaxRowView[]
  /** What they save together; empty while they are not known. */
  readonly total: string
  readonly informational: {
    readonly heading: string
    readonly rows: readonly InformationalView[]
  }
}

const wordValue = (value: Option<number>, parts: SavingsParts): string =>
  O.isSome(value) ? wordMoney(halfAwayFromZero(value.value), parts) : parts.translate('tax.unknown')

const toRows = ({ taxRows }: SavingsFigures, parts: SavingsParts): readonly TaxRowView[] =>
  taxRows.map(({ taxId, name, tags, mainCarValue, comparisonCarValue, savingsValue }) => ({
    id: taxId,
    name,
    main: wordValue(mainCarValue, parts),
    comparison: wordValue(comparisonCarValue, parts),
    saving: wordValue(savingsValue, parts),
    spoken: O.isSome(savingsValue)
      ? wordSaving(halfAwayFromZero(savingsValue.value), parts).sentence
      : parts.translate('tax.notCompared'),
    isCounted: O.isSome(savingsValue),
    tags,
  }))

const FREQUENCIES: readonly string[] = ['Yearly', 'Quarterly', 'Monthly']

const toInformational = (parts: SavingsParts): readonly InformationalView[] =>
  parts.state.main.taxes.informational.map(({ taxId, name, frequency, amount }) => ({
    id: taxId,
    name,
    amount: FREQUENCIES.includes(frequency)
      ? parts.translate(`frequency.${frequency}`, { money: wordValue(amount, parts) })
      : wordValue(amount, parts),
  }))

/** Makes the part of the page about taxes. */
export const toTaxView = (figures: SavingsFigures, parts: SavingsParts): TaxView => {
  const { translate, state } = parts
  const basis = parts.content.taxBasis
  const isLoading = figures.taxStatus === 'LOADING'
  return {
    heading: translate('tax.heading'),
    status: figures.taxStatus,
    basis: {
      kind: basis,
      label: translate(`basis.${basis}`),
      text: translate(`tax.basis.${basis}`),
    },
    text: translate(`tax.status.${figures.taxStatus}`, { years: state.setup.multiplier }),
    columns: ['name', 'main', 'comparison', 'saving'].map((column) =>
      translate(`tax.column.${column}`, {
        car: state.selection.car.type,
        other: state.selection.car.comparison.name,
      }),
    ),
    rows: isLoading ? [] : toRows(figures, parts),
    total: figures.taxStatus === 'OK' ? wordMoney(halfAwayFromZero(figures.taxTotal), parts) : '',
    informational: {
      heading: translate('tax.informational'),
      rows: isLoading ? [] : toInformational(parts),
    },
  }
}
