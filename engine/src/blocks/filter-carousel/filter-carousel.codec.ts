import { option as O } from 'fp-ts'
import {
  callToAction,
  checked,
  findAt,
  flag,
  ifThere,
  list,
  mapContent,
  markdownLine,
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
 *
 * @param value - What an author wrote.
 * @param at - Where it stands, and the site its links are read for.
 * @returns The content, or `none` without a car; a car without a key is left out by itself.
 * @source B-FCAR-16, B-FCAR-17, D-B-21
 *
 * @example A car needs its key and nothing else
 * ```ts
 * import { filterCarouselCodec } from '@evkit/engine/blocks'
 * import { option } from 'fp-ts'
 *
 * const links = { host: 'www.example.com', ownDomains: [], readUrl: () => undefined }
 * const { value } = filterCarouselCodec({ cars: [{ key: 'EX30' }, {}] }, { path: '', links })
 * option.isSome(value) && value.value.cars.map(({ displayName }) => displayName) // => ['EX30']
 * ```
 * @category codecs
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
