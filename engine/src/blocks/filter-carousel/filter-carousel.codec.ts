import * as O from '#fp-ts/Option'
import * as c from '../../content/index.js'
import { isRecord, type Option } from '../../shared/index.js'
import type { CarFilters, CarouselCar, FilterCarouselContent } from './filter-carousel.types.js'

const PROPERTIES = ['engineType', 'body'] as const

const car: c.Lenient<Option<CarouselCar>> = c.shownIf(
  c.mapContent(
    c.record({
      key: c.text,
      displayName: c.optionalText,
      engineType: c.optionalText,
      body: c.optionalText,
      image: c.picture,
      cashPrice: c.optionalText,
      priceData: c.ifThere(c.mapContent(c.record({ isValidCarPrice: c.flag(false) }), O.some)),
      text: c.optionalText,
      highlight: c.optionalText,
      link: c.callToAction,
    }),
    ({ displayName, ...rest }) => ({ ...rest, displayName: displayName || rest.key }),
  ),
  ({ key }) => key !== '',
)

const isFirst = ({ key }: CarouselCar, at: number, all: readonly CarouselCar[]): boolean =>
  all.findIndex((one) => one.key === key) === at

// Cards are known by their keys.
const cars: c.Lenient<readonly CarouselCar[]> = c.mapContent(
  c.checked(c.list(car), (all, at) =>
    all
      .filter((...one) => !isFirst(...one))
      .map(({ key }) =>
        c.findAt('WRONG_KIND', at, `the key ${key} is taken; the first car has it`),
      ),
  ),
  (all) => all.filter(isFirst),
)

// Names are the author's own.
const labels: c.Lenient<CarFilters['labels']> = (value, at) => {
  if (!isRecord(value)) return c.mapContent(c.record({}), () => ({}))(value, at)
  const read = Object.entries(value).map(
    ([name, label]) => [name, c.optionalText(label, c.placeIn(at, name))] as const,
  )
  return c.reading(
    Object.fromEntries(
      read.flatMap(([name, { value: label }]) => (label === '' ? [] : [[name, label]])),
    ),
    ...read.flatMap(([, { findings }]) => findings),
  )
}

const name: c.Lenient<Option<string>> = c.shownIf(c.optionalText, (value) => value !== '')

const filters: c.Lenient<Option<CarFilters>> = c.ifThere(
  c.shownIf(
    c.record({
      property: c.oneOf(PROPERTIES, 'engineType'),
      allLabel: c.text,
      labels,
      order: c.list(name),
    }),
    ({ allLabel }) => allLabel !== '',
  ),
)

/**
 * Reads the content of a carousel of models: `cars` with `key`, `displayName`, `engineType`, `body`, `image`, `cashPrice`,
 * `priceData`, `text`, `highlight` and `link`, and how they are filtered and priced.
 */
export const filterCarouselCodec: c.Lenient<Option<FilterCarouselContent>> =
  /*#__PURE__*/ c.shownIf(
    c.mapContent(
      c.record({
        heading: c.markdownLine,
        text: c.markdownLine,
        cars,
        purchaseFromText: c.template('price'),
        altText: c.template('name'),
        carPriceVariant: c.optionalText,
        frontendFilters: filters,
        hideIfNoPrice: c.flag(false),
        link: c.callToAction,
      }),
      ({ frontendFilters, ...rest }) => ({ ...rest, filters: frontendFilters }),
    ),
    ({ cars }) => cars.length > 0,
  )

/** What a page goes by wherever a block of this type stands. */
export const filterCarouselBlock = /*#__PURE__*/ c.defineBlock({
  codec: filterCarouselCodec,
  wakes: 'hydrated',
  place: 'rows',
  isPictured: c.always,
  moves: c.never,
})
