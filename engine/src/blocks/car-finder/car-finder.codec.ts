import * as O from '#fp-ts/Option'
import * as c from '../../content/index.js'
import type { Option } from '../../shared/index.js'
import type {
  CarFinderContent,
  FinderFigure,
  FinderFilter,
  FinderVersion,
} from './car-finder.types.js'

const figure: c.Lenient<Option<FinderFigure>> = c.ifThere(
  c.mapContent(c.record({ value: c.amount, text: c.text }), ({ value, text: words }) =>
    words === '' ? O.none : O.map((known: number) => ({ value: known, text: words }))(value),
  ),
)

const byValue = (one: FinderFigure, other: FinderFigure): number => one.value - other.value

const filter: c.Lenient<Option<FinderFilter>> = c.ifThere(
  c.shownIf(
    c.record({
      label: c.text,
      steps: c.mapContent(c.list(figure), (steps) => [...steps].sort(byValue)),
    }),
    ({ label, steps }) => label !== '' && steps.length > 0,
  ),
)

const version: c.Lenient<Option<FinderVersion>> = c.shownIf(
  c.record({
    car: c.text,
    slug: c.text,
    motor: c.text,
    title: c.text,
    picture: c.picture,
    figures: c.record({
      winter: figure,
      range: figure,
      seats: figure,
      boot: figure,
      towing: figure,
      price: figure,
    }),
    link: c.callToAction,
  }),
  ({ car, slug, motor, title }) => ![car, slug, motor, title].includes(''),
)

const words = c.record({
  any: c.text,
  sort: c.text,
  show: c.text,
  count: c.text,
  none: c.text,
  without: c.template('filter'),
  unknown: c.text,
  compare: c.text,
  clear: c.text,
  ignored: c.text,
})

/** Reads the content of a car finder: filters, orders and the versions they choose among; none without a version. */
export const carFinderCodec: c.Lenient<Option<CarFinderContent>> = /*#__PURE__*/ c.shownIf(
  c.record({
    heading: c.markdownLine,
    text: c.markdown,
    replaces: c.optionalText,
    filters: c.record({
      winter: filter,
      seats: filter,
      boot: filter,
      towing: filter,
      budget: filter,
    }),
    sorts: c.record({
      price: c.optionalText,
      winter: c.optionalText,
      range: c.optionalText,
      boot: c.optionalText,
      towing: c.optionalText,
    }),
    titles: c.record({
      winter: c.optionalText,
      range: c.optionalText,
      seats: c.optionalText,
      boot: c.optionalText,
      towing: c.optionalText,
    }),
    words,
    priceNote: c.markdownLine,
    versions: c.list(version),
  }),
  ({ versions }) => versions.length > 0,
)

/** What a page goes by wherever a block of this type stands. */
export const carFinderBlock = /*#__PURE__*/ c.defineBlock({
  codec: carFinderCodec,
  wakes: false,
  place: 'rows',
  isPictured: c.never,
  moves: c.never,
})
