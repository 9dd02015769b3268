import { isMotorKey, MOTOR_WORDS, writeVersionSlug, type VersionSlug } from '../../car/index.js'
import type { Picture } from '../../content/index.js'
import { toHabits } from '../../range/view/habits.view.js'
import { listWeatherFields } from '../../range/view/plain-form.view.js'
import { writeQuery } from '../../shared/index.js'
import { numberFormat, writePagePath, type FrameContent } from '../../site/index.js'
import type { PlainField, ReadSelection } from '../../tool/index.js'
import type {
  ComparedRow,
  ComparedRowId,
  ComparisonSelection,
  ComparisonSources,
} from '../comparison.types.js'
import { BETTER } from '../best-figure.js'
import { COMPARED_CARS } from '../comparison.url.js'
import { compareCars } from './compare-cars.view.js'

/** What the view is made from: what an address asks for, the line-up, and what figures are worked out from. */
export interface ComparisonInput extends Omit<ComparisonSources, 'conditions'> {
  /** As the address is read. */
  readonly state: ReadSelection<ComparisonSelection>
  readonly lineUp: readonly Pick<
    NonNullable<FrameContent['cars']>[number],
    'slug' | 'name' | 'motors' | 'picture'
  >[]
  /** Address of the form a quote is asked for with; absent where the market has none. */
  readonly quote?: string | undefined
}

type SiteCar = ComparisonInput['lineUp'][number]

/** A car at the head of its column. */
export interface ComparedCar {
  readonly slug: string
  readonly name: string
  /** Its version in words; empty where it has one only. */
  readonly version: string
  /** The page of the car in this version. */
  readonly href: string
  /** Absent where it has none. */
  readonly picture?: Picture
  /** The form a quote is asked for with, with this car and version; absent where the market has none. */
  readonly quote?: string
}

/** View model of the car comparison page. */
export interface ComparisonView {
  /** One a column. */
  readonly cars: readonly ComparedCar[]
  /** Select fields of cars, weather and order, for a form that works without JavaScript. */
  readonly fields: readonly PlainField[]
  /** Rows with their headers; an absent hint is empty. */
  readonly rows: readonly (ComparedRow & { readonly label: string; readonly hint: string })[]
  /** Whether the URL names a car missing in the line-up. */
  readonly isCorrected: boolean
  /** Whether the URL asks for an order there is not. */
  readonly isUnordered: boolean
  /** Label of the row the columns are sorted by, where one of them lacks its figure; empty otherwise. */
  readonly lacking: string
  /** The cars as text, each version named where they are of one car: `EX30 and EX90`. */
  readonly names: string
}

const writeList = (parts: readonly string[], type: Intl.ListFormatType, locale: string): string => {
  try {
    return new Intl.ListFormat(locale, { type }).format(parts)
  } catch {
    return writeList(parts, type, 'en') // an ill-formed tag must not take the page down
  }
}

const NEEDED_CARS = 2

// As the charging tool words it, whose content names the versions of every car.
const wordVersion = ({ name }: SiteCar, version: string, { tools }: ComparisonInput): string =>
  tools.charging?.cars.find((car) => car.name === name)?.motors.find(({ key }) => key === version)
    ?.value ?? (isMotorKey(version) ? MOTOR_WORDS[version] : version)

const listVersions = (car: SiteCar, input: ComparisonInput): PlainField['options'] =>
  car.motors.length === 0
    ? [{ value: car.slug, label: car.name }]
    : car.motors.map((version) => ({
        value: writeVersionSlug({ slug: car.slug, version }),
        label: `${car.name} ${wordVersion(car, version, input)}`,
        group: car.name,
      }))

const listCarFields = (input: ComparisonInput): readonly PlainField[] => {
  const { state, lineUp, translate } = input
  const options = lineUp.flatMap((car) => listVersions(car, input))
  return COMPARED_CARS.map((name, at) => {
    const choice = state.selection.cars[at]
    return {
      name,
      label: translate('compare.car', { number: at + 1 }),
      value: choice === undefined ? '' : writeVersionSlug(choice),
      options: [
        ...(at < NEEDED_CARS ? [] : [{ value: '', label: translate('compare.none') }]),
        ...options,
      ],
    }
  })
}

interface Weather {
  readonly fields: readonly PlainField[]
  readonly hint: string
}

const toWeather = ({ tools: { range }, state, frame: { locale } }: ComparisonInput): Weather => {
  if (range === undefined) return { fields: [], hint: '' }
  const { content, translate } = range
  const selection = { ...range.state.selection, ...state.selection.conditions }
  const words = { translate, numbers: numberFormat(locale), units: content.units }
  const fields = listWeatherFields(toHabits(selection, content, words), translate)
  const [temperature] = fields
  const parts = [
    translate('profile.mixed.phrase'),
    temperature.options.find(({ value }) => value === temperature.value)?.label ?? '',
    translate(selection.climate ? 'climate.on.phrase' : 'climate.off.phrase'),
  ]
  return { fields, hint: writeList(parts, 'unit', locale) }
}

type Row = ComparisonView['rows'][number]

const findFact = (row: string, { tools: { facts = [] } }: ComparisonInput) =>
  facts.find(({ id }) => id === row)

const labelOf = (row: string, input: ComparisonInput): string =>
  findFact(row, input)?.label ?? input.translate(`compare.row.${row}`)

const hintOf = (
  row: string,
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

const toCar = ({ slug, version }: VersionSlug, input: ComparisonInput): ComparedCar => {
  const { lineUp, frame, quote } = input
  const known = lineUp.find((car) => car.slug === slug)
  const path = `${writePagePath(frame.site, 'cars', frame.chargingSegments)}${slug}/`
  if (known === undefined) return { slug, name: slug, version: '', href: path }
  const isOneOfMany = known.motors.length > 1
  const chosen: Pairs = isOneOfMany ? [['version', version]] : []
  return {
    slug,
    name: known.name,
    version: isOneOfMany ? wordVersion(known, version, input) : '',
    href: isOneOfMany ? `${path}?${writeQuery(chosen, [], [])}` : path,
    ...toPicture(known),
    ...(quote === undefined
      ? {}
      : { quote: `${quote}?${writeQuery([['model', known.name], ...chosen], [], [])}` }),
  }
}

interface Sorted {
  /** Places of the columns, in their order. */
  readonly order: readonly number[]
  readonly fields: readonly PlainField[]
  readonly lacking: string
}

const betterOf = ({ id }: Row, input: ComparisonInput): 'lower' | 'higher' =>
  BETTER[id as ComparedRowId] ?? findFact(id, input)?.better ?? 'lower'

// The least first, unless more is better; a car without the figure stands last.
const sortColumns = (rows: readonly Row[], input: ComparisonInput): Sorted => {
  const { translate, state } = input
  const { sort, cars } = state.selection
  const offered = rows.filter(({ cells }) => cells.some((cell) => cell?.value !== undefined))
  const row = offered.find(({ id }) => id === sort)
  const sign = row && betterOf(row, input) === 'higher' ? -1 : 1
  const rank = (at: number): number => sign * (row?.cells[at]?.value ?? sign * Infinity)
  const order = cars.map((_, at) => at).sort((one, other) => rank(one) - rank(other))
  const options = offered.map((one) => ({
    value: one.id,
    label: translate(`compare.sort.${betterOf(one, input)}`, { row: one.label }),
  }))
  return {
    order,
    fields: options.slice(0, 1).map(() => ({
      name: 'sort',
      label: translate('compare.sort'),
      value: sort,
      options: [{ value: '', label: translate('compare.sort.none') }, ...options],
    })),
    lacking: row && order.some((at) => rank(at) === Infinity) ? row.label : '',
  }
}

type Pairs = readonly (readonly [key: string, value: string])[]

// A car says its version where another version of it stands beside it.
const nameColumn = (
  { name, version }: ComparedCar,
  _at: number,
  cars: readonly ComparedCar[],
): string =>
  cars.filter((car) => car.name === name).length > 1 && version !== '' ? `${name} ${version}` : name

/**
 * Builds the view model of the car comparison page: a column a car, a row a figure, and the fields of its form; plain
 * data, every text translated.
 *
 * @param input - The selection of the URL, the line-up, data of the tools, site, prices and messages.
 * @returns The view model; the page only renders it.
 * @source B-T-05, E-B-74, E-B-81
 *
 * @example Two cars of the line-up where the address asks for none
 * ```ts
 * import { comparisonAddress, comparisonView } from '@evkit/engine/compare'
 *
 * const lineUp = [
 *   { slug: 'ex30-electric', name: 'EX30', motors: ['SM', 'SME'] },
 *   { slug: 'ex90-electric', name: 'EX90', motors: ['TM'] },
 * ]
 * const prices = new Map([['EX30', 33000], ['EX90', 96000]])
 * const view = comparisonView({
 *   state: comparisonAddress.read([], { lineUp }),
 *   lineUp,
 *   tools: {},
 *   frame: { site: 'uk', locale: 'en-GB', chargingSegments: { canonical: 'charging', recognised: [] } },
 *   findPrice: ({ name }) => ({ text: `from £${prices.get(name) ?? 0}`, amount: prices.get(name) ?? 0 }),
 *   translate: (key) => key,
 * })
 * view.names // => 'EX30 and EX90'
 * view.rows.map(({ label, cells }) => [label, cells[0]?.text, cells[0]?.isBest]) // => [['compare.row.price', 'from £33000', true]]
 * ```
 * @category views
 */
export const comparisonView = (input: ComparisonInput): ComparisonView => {
  const { state, frame } = input
  const { cars: choices, conditions } = state.selection
  const cars = choices.map((choice) => toCar(choice, input))
  const compared = cars.map(({ name }, at) => ({ name, version: choices[at]?.version ?? '' }))
  const weather = toWeather(input)
  const rows = compareCars(compared, { ...input, conditions }).map((row) => ({
    ...row,
    label: labelOf(row.id, input),
    hint: hintOf(row.id, { ...input, weather }),
  }))
  const { order, fields, lacking } = sortColumns(rows, input)
  const inOrder = <A>(list: readonly A[]) => order.flatMap((at) => list.slice(at, at + 1))
  return {
    cars: inOrder(cars),
    fields: [...listCarFields(input), ...weather.fields, ...fields],
    rows: rows.map((row) => ({ ...row, cells: inOrder(row.cells) })),
    isCorrected: state.corrections.includes('car'),
    isUnordered: state.corrections.includes('sort'),
    lacking,
    names: writeList(inOrder(cars.map(nameColumn)), 'conjunction', frame.locale),
  }
}
