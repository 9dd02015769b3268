import { option as O } from 'fp-ts'
import {
  always,
  callToAction,
  checked,
  defineBlock,
  findAt,
  flag,
  ifThere,
  list,
  mapContent,
  markdownLine,
  never,
  oneOf,
  optionalText,
  picture,
  placeIn,
  reading,
  record,
  shownIf,
  template,
  text,
  type Lenient,
} from '../../content/index.js'
import { isRecord, type Option } from '../../shared/index.js'
import type { CarFilters, CarouselCar, FilterCarouselContent } from './filter-carousel.types.js'

const PROPERTIES = ['engineType', 'body'] as const

const car: Lenient<Option<CarouselCar>> = shownIf(
  mapContent(
    record({
      key: text,
      displayName: optionalText,
      engineType: optionalText,
      body: optionalText,
      image: picture,
      cashPrice: optionalText,
      priceData: ifThere(mapContent(record({ isValidCarPrice: flag(false) }), O.some)),
      text: optionalText,
      highlight: optionalText,
      link: callToAction,
    }),
    ({ displayName, ...rest }) => ({ ...rest, displayName: displayName || rest.key }),
  ),
  ({ key }) => key !== '',
)

const isFirst = ({ key }: CarouselCar, at: number, all: readonly CarouselCar[]): boolean =>
  all.findIndex((one) => one.key === key) === at

// Cards are known by their keys.
const cars: Lenient<readonly CarouselCar[]> = mapContent(
  checked(list(car), (all, at) =>
    all
      .filter((...one) => !isFirst(...one))
      .map(({ key }) => findAt('WRONG_KIND', at, `the key ${key} is taken; the first car has it`)),
  ),
  (all) => all.filter(isFirst),
)

// Names are the author's own.
const labels: Lenient<CarFilters['labels']> = (value, at) => {
  if (!isRecord(value)) return mapContent(record({}), () => ({}))(value, at)
  const read = Object.entries(value).map(
    ([name, label]) => [name, optionalText(label, placeIn(at, name))] as const,
  )
  return reading(
    Object.fromEntries(
      read.flatMap(([name, { value: label }]) => (label === '' ? [] : [[name, label]])),
    ),
    ...read.flatMap(([, { findings }]) => findings),
  )
}

const name: Lenient<Option<string>> = shownIf(optionalText, (value) => value !== '')

const filters: Lenient<Option<CarFilters>> = ifThere(
  shownIf(
    record({
      property: oneOf(PROPERTIES, 'engineType'),
      allLabel: text,
      labels,
      order: list(name),
    }),
    ({ allLabel }) => allLabel !== '',
  ),
)

/**
 * Reads the content of a carousel of models: `cars` with `key`, `displayName`, `engineType`, `body`, `image`, `cashPrice`,
 * `priceData`, `text`, `highlight` and `link`, and how they are filtered and priced.
 */
export const filterCarouselCodec: Lenient<Option<FilterCarouselContent>> = /*#__PURE__*/ shownIf(
  mapContent(
    record({
      heading: markdownLine,
      text: markdownLine,
      cars,
      purchaseFromText: template('price'),
      altText: template('name'),
      carPriceVariant: optionalText,
      frontendFilters: filters,
      hideIfNoPrice: flag(false),
      link: callToAction,
    }),
    ({ frontendFilters, ...rest }) => ({ ...rest, filters: frontendFilters }),
  ),
  ({ cars }) => cars.length > 0,
)

/** What a page goes by wherever a block of this type stands. */
export const filterCarouselBlock = /*#__PURE__*/ defineBlock({
  codec: filterCarouselCodec,
  wakes: 'hydrated',
  place: 'rows',
  isPictured: always,
  moves: never,
})
