import type { Option } from '../../shared/index.js'

/** An amount of money, in the currency of its entry. */
export interface PriceAmount {
  /** Finite and above 0. */
  readonly value: number
  /** How whoever set the price writes it; empty when that is left to the page. */
  readonly formatted: string
}

/** What a car costs in one edition. */
export interface PriceEntry {
  /** Three letters. */
  readonly currency: string
  readonly cash: Option<PriceAmount>
  /** The purchase price where there is no cash price. */
  readonly standard: Option<PriceAmount>
  /** [a month] By sales model. */
  readonly monthly: ReadonlyMap<string, PriceAmount>
  readonly was: Option<PriceAmount>
  readonly saving: Option<PriceAmount>
  /** Whether value-added tax is part of the prices; none when nothing is said. */
  readonly includesTax: Option<boolean>
  /** What the price holds for, in words; each is a disclaimer of the page. */
  readonly sources: readonly string[]
  /** How sure the price is; `example` is a value chosen for a demonstration. Empty when nothing is said. */
  readonly basis: string
  /** Who says so; empty when nothing is said. */
  readonly source: string
  /** Day it was read at its source, as `2026-11-20`; empty when nothing is said. */
  readonly retrieved: string
}

/** What a model costs in a model year: the same in every edition, or by edition. */
export interface YearPrices {
  readonly entry: Option<PriceEntry>
  readonly editions: ReadonlyMap<string, PriceEntry>
}

/** What a model costs. */
export interface ModelPrices {
  readonly editions: ReadonlyMap<string, PriceEntry>
  readonly years: ReadonlyMap<string, YearPrices>
}

/** What the models of a site cost, by model slug. */
export type SitePrices = ReadonlyMap<string, ModelPrices>

/** How a site words its prices. */
export interface PriceSettings {
  readonly defaultMonthlySalesModel: string
  readonly showVATLabel: boolean
  /** Sales models whose monthly price is a lease. */
  readonly leaseFromLabelSalesModels: readonly string[]
}

/** The templates price labels are written with. */
export interface PriceLabels {
  /** `{monthly}` and `{price}`. */
  readonly fromOr: string
  /** `{monthly}` and `{price}`. */
  readonly subscribeFromPurchaseFrom: string
  /** `{price}`. */
  readonly from: string
  /** `{price}`. */
  readonly purchaseFrom: string
  /** `{monthly}`. */
  readonly leaseFrom: string
  /** `{monthly}`. */
  readonly subscribeFrom: string
  /** `{saving}`. */
  readonly save: string
  readonly includingVAT: string
  readonly excludingVAT: string
  /** Stands before the marks of a price's sources. */
  readonly sourcePrefix: string
  /** `{monthly}`: how a monthly amount reads by itself. */
  readonly perMonth: string
  /** Said before a former price, and not seen. */
  readonly previousPrice: string
}

/** Price data of a site: settings, text templates and prices. */
export interface PriceAnswer {
  readonly settings: PriceSettings
  readonly labels: PriceLabels
  readonly prices: SitePrices
  /** Time the prices were fetched from their source; empty when unknown. */
  readonly fetchedAt: string
}
