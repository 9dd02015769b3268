import type { Picture } from '../../content/index.js'
import { calculatorView } from '../../range/view/calculator.view.js'
import { listWeatherFields } from '../../range/view/plain-form.view.js'
import { escapeText, none } from '../../shared/index.js'
import { numberFormat, writePagePath, type FrameContent } from '../../site/index.js'
import type { PlainField, ReadSelection } from '../../tool/index.js'
import type {
  ComparedRow,
  ComparedRowId,
  ComparisonSelection,
  ComparisonSources,
} from '../comparison.types.js'
import { COMPARED_CARS } from '../comparison.url.js'
import { compareCars } from './compare-cars.view.js'

/** What the view is made from: what an address asks for, the line-up, and what figures are worked out from. */
export interface ComparisonInput extends Omit<ComparisonSources, 'conditions'> {
  /** As the address is read. */
  readonly state: ReadSelection<ComparisonSelection>
  readonly lineUp: readonly Pick<
    NonNullable<FrameContent['cars']>[number],
    'slug' | 'name' | 'picture'
  >[]
  /** Address of the form a quote is asked for with; absent where the market has none. */
  readonly quote?: string | undefined
}

type SiteCar = ComparisonInput['lineUp'][number]

/** A car at the head of its column. */
export interface ComparedCar {
  readonly slug: string
  readonly name: string
  /** The page of the car. */
  readonly href: string
  /** Absent where it has none. */
  readonly picture?: Picture
  /** The form a quote is asked for with, with this car; absent where the market has none. */
  readonly quote?: string
}

/** View model of the car comparison page. */
export interface ComparisonView {
  /** One a column. */
  readonly cars: readonly ComparedCar[]
  /** Select fields of cars and weather, for a form that works without JavaScript. */
  readonly fields: readonly PlainField[]
  /** Rows with their headers; an absent hint is empty. */
  readonly rows: readonly (ComparedRow & { readonly label: string; readonly hint: string })[]
  /** Whether the URL names a car missing in the line-up. */
  readonly isCorrected: boolean
  /** The cars as text: `EX30 and EX90`. */
  readonly names: string
}

const writeList = (parts: readonly string[], type: Intl.ListFormatType, locale: string): string => {
  try {
    return new Intl.ListFormat(locale, { type }).format(parts)
  } catch {
    return new Intl.ListFormat('en', { type }).format(parts) // an ill-formed tag must not take the page down
  }
}

const NEEDED_CARS = 2

const listCarFields = ({ state, lineUp, translate }: ComparisonInput): readonly PlainField[] =>
  COMPARED_CARS.map((name, at) => ({
    name,
    label: translate('compare.car', { number: at + 1 }),
    value: state.selection.cars[at] ?? '',
    options: [
      ...(at < NEEDED_CARS ? [] : [{ value: '', label: translate('compare.none') }]),
      ...lineUp.map((car) => ({ value: car.slug, label: car.name })),
    ],
  }))

interface Weather {
  readonly fields: readonly PlainField[]
  readonly hint: string
}

const toWeather = ({ tools: { range }, state, frame: { locale } }: ComparisonInput): Weather => {
  if (range === undefined) return { fields: [], hint: '' }
  const { content, translate } = range
  const selection = { ...range.state.selection, ...state.selection.conditions }
  const view = calculatorView({
    state: { ...range.state, selection, announced: none },
    content,
    translate,
    numbers: numberFormat(locale),
  })
  const fields = listWeatherFields(view, translate)
  const [temperature] = fields
  const parts = [
    translate('profile.mixed.phrase'),
    temperature.options.find(({ value }) => value === temperature.value)?.label ?? '',
    translate(selection.climate ? 'climate.on.phrase' : 'climate.off.phrase'),
  ]
  return { fields, hint: writeList(parts, 'unit', locale) }
}

const hintOf = (
  row: ComparedRowId,
  { tools, translate, weather }: ComparisonInput & { readonly weather: Weather },
): string => {
  if (row === 'range') return weather.hint
  if (row === 'fast' || row === 'wallbox') return translate('compare.hint.charge')
  if (row === 'cost') return translate('compare.hint.cost')
  return row === 'savings' && tools.savings !== undefined
    ? translate('compare.hint.savings', { years: tools.savings.setup.years })
    : ''
}

// The name beside it says what it shows.
const toPicture = ({ picture }: SiteCar): Pick<ComparedCar, 'picture'> => {
  if (picture === undefined) return {}
  const { src, width, height, sources = [] } = picture
  const others = sources.map((source) => ({ ...source, media: '' }))
  return { picture: { src, width, height, alt: '', sources: others } }
}

const toCar = (slug: string, { lineUp, frame, quote }: ComparisonInput): ComparedCar => {
  const known = lineUp.find((car) => car.slug === slug)
  const href = `${writePagePath(frame.site, 'cars', frame.chargingSegments)}${slug}/`
  if (known === undefined) return { slug, name: slug, href }
  return {
    slug,
    name: known.name,
    href,
    ...toPicture(known),
    ...(quote === undefined ? {} : { quote: `${quote}?model=${escapeText(known.name)}` }),
  }
}

/**
 * Builds the view model of the car comparison page: a column a car, a row a figure, and the fields of its form; plain
 * data, every text translated.
 *
 * @param input - The selection of the URL, the line-up, data of the tools, site, prices and messages.
 * @returns The view model; the page only renders it.
 * @source B-T-05
 *
 * @example Two cars of the line-up where the address asks for none
 * ```ts
 * import { comparisonAddress, comparisonView } from '@evkit/engine/compare'
 *
 * const lineUp = [{ slug: 'ex30-electric', name: 'EX30' }, { slug: 'ex90-electric', name: 'EX90' }]
 * const prices = new Map([['EX30', 33000], ['EX90', 96000]])
 * const view = comparisonView({
 *   state: comparisonAddress.read([], { lineUp: lineUp.map(({ slug }) => slug) }),
 *   lineUp,
 *   tools: {},
 *   frame: { site: 'uk', locale: 'en-GB', chargingSegments: { canonical: 'charging', recognised: [] } },
 *   findPrice: (name) => ({ text: `from £${prices.get(name) ?? 0}`, amount: prices.get(name) ?? 0 }),
 *   translate: (key) => key,
 * })
 * view.names // => 'EX30 and EX90'
 * view.rows.map(({ label, cells }) => [label, cells[0]?.text, cells[0]?.isBest]) // => [['compare.row.price', 'from £33000', true]]
 * ```
 * @category views
 */
export const comparisonView = (input: ComparisonInput): ComparisonView => {
  const { state, translate, frame } = input
  const { cars: slugs, conditions } = state.selection
  const cars = slugs.map((slug) => toCar(slug, input))
  const names = cars.map(({ name }) => name)
  const weather = toWeather(input)
  return {
    cars,
    fields: [...listCarFields(input), ...weather.fields],
    rows: compareCars(names, { ...input, conditions }).map((row) => ({
      ...row,
      label: translate(`compare.row.${row.id}`),
      hint: hintOf(row.id, { ...input, weather }),
    })),
    isCorrected: state.corrections.length > 0,
    names: writeList(names, 'conjunction', frame.locale),
  }
}
