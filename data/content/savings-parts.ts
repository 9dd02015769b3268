// The shapes of the content files of cost and savings.
import * as t from 'io-ts'

const Texts = t.record(t.string, t.string)

/** All texts of cost and savings in one language. */
export const SavingsLanguage = t.type({
  texts: t.type({
    cost: t.type({
      heading: t.string,
      mileageLabel: t.string,
      energyCostLabel: t.string,
      perMonth: t.string,
    }),
    savings: t.type({
      heading: t.string,
      text: t.string,
      comparison: t.string,
      mileage: t.string,
      fuelCost: t.string,
      fuelEconomy: t.string,
      energyCost: t.string,
    }),
    suffix: t.type({
      km: t.string,
      mi: t.string,
      perKwh: t.string,
      perLitre: t.string,
      perGallon: t.string,
      'l/100 km': t.string,
      mpg: t.string,
      'US mpg': t.string,
    }),
  }),
  periods: Texts,
  taxes: Texts,
  /** Titles of sources that are words and no names, by id. */
  sources: Texts,
  common: Texts,
  cost: Texts,
  savings: Texts,
})
export type SavingsLanguage = t.TypeOf<typeof SavingsLanguage>

const Grid = t.type({ min: t.number, max: t.number, step: t.number, decimals: t.number })

/** What differs from site to site: currency, unit system, ends of the sliders, tax policies. */
export const SavingsSite = t.intersection([
  t.type({
    site: t.string,
    currency: t.string,
    symbol: t.string,
    symbolPlace: t.keyof({ before: null, after: null }),
    salesModel: t.string,
    taxPolicies: t.readonlyArray(t.string),
    mileage: t.intersection([Grid, t.type({ default: t.number })]),
    energyCost: Grid,
    fuelCost: Grid,
    fuelEconomy: Grid,
  }),
  t.partial({
    minorUnit: t.type({ symbol: t.string, perMajor: t.number }),
    system: t.keyof({ metric: null, imperial: null, us: null }),
  }),
])
export type SavingsSite = t.TypeOf<typeof SavingsSite>

/** Everything the content of cost and savings is assembled from. */
export interface SavingsContentFiles {
  readonly sites: readonly SavingsSite[]
  readonly languages: ReadonlyMap<string, SavingsLanguage>
}
