import * as O from '#fp-ts/Option'
import { fillPlaceholders, none, some, type Option, type Translate } from '../../shared/index.js'
import {
  filterValueOf,
  hasPrice,
  isPriceRefused,
  listDrawable,
  listFilterValues,
  resolveFilter,
  toCardKey,
} from './filter-cars.js'
import type { CarouselCar, FilterCarouselContent } from './filter-carousel.types.js'

/**
 * Number of skeleton cards shown while cars are loading.
 *
 * @source B-FCAR-14
 * @category constants
 */
export const FILTER_SKELETON_CARDS = 9

/** State of a carousel of models: filter, and cards that failed. */
export interface CarouselChoice {
  /** Selected filter; none shows all models. */
  readonly filter: Option<string>
  /** Cards that failed to render. */
  readonly failed: readonly string[]
}

/**
 * Initial state of a carousel of models: no filter.
 *
 * @source B-FCAR-02
 * @category constants
 */
export const ALL_MODELS: CarouselChoice = { filter: none, failed: [] }

/** A tab over the cards. */
export interface FilterTab {
  /** Empty for all. */
  readonly value: string
  readonly label: string
  /** How many cars it shows. */
  readonly count: number
  readonly isSelected: boolean
}

/** A car as it is shown. */
export interface CarCard {
  readonly car: CarouselCar
  /** What failures of it are noted by. */
  readonly cardKey: string
  readonly isShown: boolean
  readonly alt: string
  /** Label and price as the site writes it; empty without a valid one. */
  readonly price: string
  /** Whether something may stand in the place of its price. */
  readonly isPriced: boolean
}

/** View model of a filterable carousel of models. */
export interface FilterCarouselView {
  /** Filter tabs; empty where there is nothing to filter by. */
  readonly tabs: readonly FilterTab[]
  /** Cards that can be rendered, in order. */
  readonly cards: readonly CarCard[]
  /** Number of cards that failed to render. */
  readonly failures: number
  /** Whether there were cars and all cards failed. */
  readonly hasFailed: boolean
  /** Live region text: number of cars shown. */
  readonly announcement: string
}

/** What a carousel of models is shown from. */
export interface FilterCarouselSource {
  readonly content: FilterCarouselContent
  readonly choice: CarouselChoice
  readonly translate: Translate
}

const PRICE = '{price}'

// A label without the place of its price stands before it.
const wordPrice = (car: CarouselCar, label: string): string => {
  if (!hasPrice(car) || car.cashPrice === '') return ''
  return label.includes(PRICE)
    ? fillPlaceholders(label, { price: car.cashPrice })
    : `${label} ${car.cashPrice}`.trim()
}

const wordAlt = ({ displayName }: CarouselCar, altText: string): string =>
  altText === '' ? displayName : fillPlaceholders(altText, { name: displayName })

const listTabs = (
  { content, choice }: FilterCarouselSource,
  cars: readonly CarouselCar[],
): { readonly tabs: readonly FilterTab[]; readonly isIn: (car: CarouselCar) => boolean } => {
  if (O.isNone(content.filters)) return { tabs: [], isIn: () => true }
  const filters = content.filters.value
  const values = listFilterValues(cars, filters)
  const filter = resolveFilter(choice.filter, values)
  const isOf = (value: string) => (car: CarouselCar) => filterValueOf(car, filters) === value
  const tabs = values.map((value) => ({
    value,
    label: Object.hasOwn(filters.labels, value) ? (filters.labels[value] ?? value) : value,
    count: cars.filter(isOf(value)).length,
    isSelected: O.isSome(filter) && filter.value === value,
  }))
  const all = { value: '', label: filters.allLabel, count: cars.length }
  return {
    tabs: values.length === 0 ? [] : [{ ...all, isSelected: O.isNone(filter) }, ...tabs],
    isIn: O.isSome(filter) ? isOf(filter.value) : () => true,
  }
}

/**
 * Builds the view model of a filterable carousel of models.
 *
 * @param source - Its content, state, and translations.
 * @returns Tabs with their counts, cards in the order of content, and how many failed to render.
 * @law A tab counts the cars it shows.
 * @law Exactly one tab is selected, where there are any.
 * @source B-FCAR-02, B-FCAR-03, B-FCAR-04, B-FCAR-05, B-FCAR-11, B-FCAR-12, B-FCAR-13, B-FCAR-18, B-FCAR-19, B-FCAR-20, D-B-21, D-B-23
 *
 * @example Two kinds of car
 * ```ts
 * import { ALL_MODELS, BLOCKS, filterCarouselView } from '@evkit/engine/blocks'
 * import { toUndefined } from '@evkit/engine/shared'
 *
 * const links = { host: 'www.example.com', ownDomains: [], readUrl: () => undefined }
 * const written = {
 *   cars: [{ key: 'EX30', body: 'small' }, { key: 'EX90', body: 'large' }],
 *   frontendFilters: { property: 'body', allLabel: 'All' },
 * }
 * const content = toUndefined(BLOCKS['filter-carousel'].codec(written, { path: '', links }).value)
 * const view = content && filterCarouselView({ content, choice: ALL_MODELS, translate: (key) => key })
 * view?.tabs.map(({ label, count }) => `${label} ${count}`) // => ['All 2', 'small 1', 'large 1']
 * ```
 * @category views
 */
export const filterCarouselView = (source: FilterCarouselSource): FilterCarouselView => {
  const { content, choice, translate } = source
  const cars = listDrawable(content, choice.failed)
  const { tabs, isIn } = listTabs(source, cars)
  const label = content.purchaseFromText || translate('filter.purchase-from', { price: PRICE })
  return {
    tabs,
    cards: cars.map((car) => ({
      car,
      cardKey: toCardKey(car),
      isShown: isIn(car),
      alt: wordAlt(car, content.altText),
      price: wordPrice(car, label),
      isPriced: !isPriceRefused(car),
    })),
    failures: content.cars.length - cars.length,
    hasFailed: content.cars.length > 0 && cars.length === 0,
    announcement: translate('filter.models', { count: cars.filter(isIn).length }),
  }
}

/**
 * Chooses a filter: the value of a tab.
 *
 * @source B-FCAR-02, D-B-21
 */
export const chooseFilter = (choice: CarouselChoice, value: string): CarouselChoice => {
  const now = O.isSome(choice.filter) ? choice.filter.value : ''
  return now === value ? choice : { ...choice, filter: value === '' ? none : some(value) }
}

/**
 * Notes that a card could not be drawn.
 *
 * @source B-FCAR-11, D-B-23
 */
export const noteFailedCard = (choice: CarouselChoice, cardKey: string): CarouselChoice =>
  choice.failed.includes(cardKey) ? choice : { ...choice, failed: [...choice.failed, cardKey] }
