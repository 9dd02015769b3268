import * as O from '#fp-ts/Option'
import { left, none, right, some, type Either, type Option } from '../../shared/index.js'
import type { ModelPrices, PriceAmount, PriceEntry, SitePrices, YearPrices } from './price.types.js'

/** Which price is asked for. */
export interface PriceChoice {
  /** Model slug; empty for no model. */
  readonly slug: string
  /** Empty for the one the model begins with. */
  readonly edition: string
  /** Empty for the newest. */
  readonly modelYear: string
}

/** Why there is no price to choose. */
export type PickFault = 'no-model' | 'unknown-model' | 'unknown-edition' | 'unknown-year'

/** Why an entry was chosen: it was asked for, is the default, is of the newest year, or is the lowest. */
export type PickReason = 'asked' | 'default-edition' | 'newest-year' | 'lowest-price'

/** The entry of a model that counts, and why. */
export interface PickedPrice {
  readonly entry: PriceEntry
  readonly by: PickReason
  /** Empty when the price is no edition's. */
  readonly edition: string
  /** Empty when the price is no year's. */
  readonly modelYear: string
}

const DEFAULT_EDITION = 'default'

/** The purchase price of an entry: cash, else the default. */
export const purchaseOf = ({ cash, standard }: PriceEntry): Option<PriceAmount> =>
  O.isSome(cash) ? cash : standard

/** The monthly price of an entry for a sales model, and never for another one. */
export const monthlyOf = ({ monthly }: PriceEntry, salesModel: string): Option<PriceAmount> =>
  O.fromNullable(monthly.get(salesModel))

const costOf = (entry: PriceEntry): number => {
  const purchase = purchaseOf(entry)
  return O.isSome(purchase) ? purchase.value.value : Number.POSITIVE_INFINITY
}

type Editions = ReadonlyMap<string, PriceEntry>

const findFirst = (editions: Editions): Option<PickedPrice> => {
  const own = editions.get(DEFAULT_EDITION)
  if (own !== undefined) {
    return some({ entry: own, by: 'default-edition', edition: DEFAULT_EDITION, modelYear: '' })
  }
  let lowest: Option<PickedPrice> = none
  for (const [edition, entry] of editions) {
    if (O.isNone(lowest) || costOf(entry) < costOf(lowest.value.entry)) {
      lowest = some({ entry, by: 'lowest-price', edition, modelYear: '' })
    }
  }
  return lowest
}

const findNewest = (years: ReadonlyMap<string, YearPrices>): string =>
  [...years.keys()].reduce(
    (newest, year) => (Number(year) > (Number(newest) || 0) ? year : newest),
    '',
  )

const findEdition = (editions: Editions, edition: string, modelYear: string): Option<PickedPrice> =>
  O.map((entry: PriceEntry) => ({ entry, by: 'asked' as const, edition, modelYear }))(
    O.fromNullable(editions.get(edition)),
  )

const findYear = (
  { years }: ModelPrices,
  modelYear: string,
  by: PickReason,
): Option<PickedPrice> => {
  const prices = years.get(modelYear)
  if (prices === undefined) return none
  const { entry, editions } = prices
  if (O.isSome(entry)) return some({ entry: entry.value, by, edition: '', modelYear })
  return O.map((picked: PickedPrice) => ({ ...picked, by, modelYear }))(findFirst(editions))
}

const orFault = (picked: Option<PickedPrice>, fault: PickFault): Either<PickFault, PickedPrice> =>
  O.isSome(picked) ? right(picked.value) : left(fault)

const pickYear = (model: ModelPrices, modelYear: string): Either<PickFault, PickedPrice> =>
  orFault(findYear(model, modelYear, 'asked'), 'unknown-year')

const pickEdition = (
  { editions, years }: ModelPrices,
  edition: string,
  modelYear: string,
): Either<PickFault, PickedPrice> => {
  const year = modelYear === '' ? findNewest(years) : modelYear
  const ofYear = years.get(year)
  if (modelYear !== '' && ofYear === undefined) return left('unknown-year')
  const own = modelYear === '' ? findEdition(editions, edition, '') : none
  const inYear = ofYear === undefined ? none : findEdition(ofYear.editions, edition, year)
  return orFault(O.isSome(own) ? own : inYear, 'unknown-edition')
}

const pickFirst = (model: ModelPrices): Either<PickFault, PickedPrice> => {
  const first = findFirst(model.editions)
  if (O.isSome(first) && first.value.by === 'default-edition') return right(first.value)
  const newest = findYear(model, findNewest(model.years), 'newest-year')
  return orFault(O.isSome(newest) ? newest : first, 'unknown-model')
}

/**
 * Picks the price of a model that counts: never that of another edition or year than was asked for.
 *
 * | asked for          | answer                                                                       |
 * | ------------------ | ---------------------------------------------------------------------------- |
 * | no model           | `no-model`                                                                   |
 * | an edition         | that edition, or that edition of the year; else `unknown-edition`            |
 * | a model year       | that year; else `unknown-year`                                               |
 * | neither            | the default edition, else the newest year, else the edition that costs least |
 */
export const pickPrice = (
  prices: SitePrices,
  { slug, edition, modelYear }: PriceChoice,
): Either<PickFault, PickedPrice> => {
  if (slug === '') return left('no-model')
  const model = prices.get(slug)
  if (model === undefined) return left('unknown-model')
  if (edition !== '') return pickEdition(model, edition, modelYear)
  return modelYear === '' ? pickFirst(model) : pickYear(model, modelYear)
}
