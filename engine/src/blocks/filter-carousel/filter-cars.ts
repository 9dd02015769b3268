import * as O from '#fp-ts/Option'
import { none, some, type Option } from '../../shared/index.js'
import type { CarFilters, CarouselCar, FilterCarouselContent } from './filter-carousel.types.js'

/** What a card was drawn from: another price makes it another card. */
export const toCardKey = ({ key, cashPrice, priceData }: CarouselCar): string =>
  JSON.stringify([key, cashPrice, O.isSome(priceData) ? priceData.value : null])

/** Whether a price can be said of a car: what the service says counts, else whether content has one. */
export const hasPrice = ({ priceData, cashPrice }: CarouselCar): boolean =>
  O.isSome(priceData) ? priceData.value.isValidCarPrice : cashPrice !== ''

/** Whether the service says that there is no price of a car. */
export const isPriceRefused = ({ priceData }: CarouselCar): boolean =>
  O.isSome(priceData) && !priceData.value.isValidCarPrice

/** The cars that can be drawn: neither failed nor without the price they need. */
export const listDrawable = (
  { cars, hideIfNoPrice }: FilterCarouselContent,
  failed: readonly string[],
): readonly CarouselCar[] =>
  cars.filter((car) => !failed.includes(toCardKey(car)) && !(hideIfNoPrice && !hasPrice(car)))

/** Value of a car for a filter; empty counts under all only. */
export const filterValueOf = (car: CarouselCar, { property }: CarFilters): string =>
  car[property].trim()

/** The values cars have: those the author names first, then by their first appearance; none where there is one at most. */
export const listFilterValues = (
  cars: readonly CarouselCar[],
  filters: CarFilters,
): readonly string[] => {
  const values = [...new Set(cars.map((car) => filterValueOf(car, filters)))].filter(
    (value) => value !== '',
  )
  if (values.length < 2) return []
  const first = [...new Set(filters.order)].filter((value) => values.includes(value))
  return [...first, ...values.filter((value) => !first.includes(value))]
}

/** The filter that counts: unset when no tab is left that could show or change it. */
export const resolveFilter = (filter: Option<string>, values: readonly string[]): Option<string> =>
  O.isSome(filter) && values.includes(filter.value) ? some(filter.value) : none
