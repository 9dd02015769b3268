// What the page that compares cars shows: its fields, a column for each car, and a row for each figure.
import { COMPARED_CARS, markBest, readComparison } from '@evkit/engine/car'
import type { Picture } from '@evkit/engine/content'
import { none, parseQuery, type Query } from '@evkit/engine/shared'
import { calculatorViewMaker } from '../../range/index.js'
import type { PlainFieldProps } from '../../tool/index.js'
import type { FrameProps } from '../frame.js'
import { createTranslate } from '../messages.js'
import { listWeatherFields } from '../range/range-fields.js'
import type { RenderRequest } from '../render.types.js'
import { writeShownPath } from '../shown-page.js'
import { readCompareData, type CompareData } from './compare-data.js'
import {
  COMPARED_ROWS,
  compareFigures,
  type Asking,
  type ComparedFigure,
  type ComparedFigures,
  type ComparedRow,
} from './compare-figures.js'

/** A car at the head of its column. */
export interface ComparedCar {
  readonly slug: string
  readonly name: string
  readonly href: string
  /** Absent where it has none. */
  readonly picture?: Picture
  /** The form a quote is asked for with, with this car; absent where the market has none. */
  readonly quote?: string
}

/** A figure in its column. */
export interface ComparedCell extends ComparedFigure {
  readonly slug: string
  /** True where no other car does better, and one does worse. */
  readonly isBest: boolean
}

/** A row of figures. */
export interface ComparedRowView {
  readonly id: ComparedRow
  readonly label: string
  readonly hint: string
  /** `undefined` where nothing is known of a car. */
  readonly cells: readonly (ComparedCell | { readonly slug: string; readonly text: undefined })[]
}

/** Everything the page shows. */
export interface CompareView {
  readonly cars: readonly ComparedCar[]
  readonly fields: readonly PlainFieldProps[]
  readonly rows: readonly ComparedRowView[]
  readonly isCorrected: boolean
  /** The lead names the cars. */
  readonly names: string
}

const BETTER: Readonly<Partial<Record<ComparedRow, 'lower' | 'higher'>>> = {
  price: 'lower',
  range: 'higher',
  fast: 'lower',
  wallbox: 'lower',
  cost: 'lower',
}

type Place = Pick<FrameProps, 'frame' | 'translate' | 'menu'>

const listCarFields = (cars: readonly string[], { frame, translate }: Place) =>
  COMPARED_CARS.map((name, at) => ({
    name,
    label: translate('compare.car', { number: at + 1 }),
    value: cars[at] ?? '',
    options: [
      ...(at < 2 ? [] : [{ value: '', label: translate('compare.none') }]),
      ...(frame.cars ?? []).map((car) => ({ value: car.slug, label: car.name })),
    ],
  }))

interface Weather {
  readonly fields: readonly PlainFieldProps[]
  readonly hint: string
}

const NO_WEATHER: Weather = { fields: [], hint: '' }

const toWeather = ({ range }: CompareData, { frame }: Place): Weather => {
  if (range === undefined) return NO_WEATHER
  const { content, state } = range
  const translate = createTranslate(content.messages, frame.locale)
  const input = { content, translate, locale: frame.locale }
  const view = calculatorViewMaker(input)({ ...state, announced: none })
  const fields = listWeatherFields(view, translate)
  const [temperature] = fields
  const parts = [
    translate('profile.mixed.phrase'),
    temperature.options.find(({ value }) => value === temperature.value)?.label ?? '',
    translate(state.selection.climate ? 'climate.on.phrase' : 'climate.off.phrase'),
  ]
  return { fields, hint: new Intl.ListFormat(frame.locale, { type: 'unit' }).format(parts) }
}

const toCell = (slug: string, figure: ComparedFigure | undefined, isBest: boolean) =>
  figure === undefined ? { slug, text: undefined } : { ...figure, slug, isBest }

interface Column {
  readonly car: ComparedCar
  readonly figures: ComparedFigures
}

const hintOf = (
  row: ComparedRow,
  { weather, data, translate }: Pick<Place, 'translate'> & { weather: Weather; data: CompareData },
): string => {
  if (row === 'range') return weather.hint
  if (row === 'fast' || row === 'wallbox') return translate('compare.hint.charge')
  if (row === 'cost') return translate('compare.hint.cost')
  const years = data.savings?.setup.years
  return row === 'savings' && years !== undefined
    ? translate('compare.hint.savings', { years })
    : ''
}

const toRow = (
  id: ComparedRow,
  columns: readonly Column[],
  place: Place & { readonly weather: Weather; readonly data: CompareData },
): ComparedRowView => {
  const { translate } = place
  const better = BETTER[id]
  const values = columns.map(({ figures }) => figures[id]?.value)
  const best = better === undefined ? [] : markBest(values, better)
  return {
    id,
    label: translate(`compare.row.${id}`),
    hint: hintOf(id, place),
    cells: columns.map(({ car, figures }, at) => toCell(car.slug, figures[id], best[at] === true)),
  }
}

// The name beside it says what it shows.
const toPicture = (
  picture: NonNullable<FrameProps['frame']['cars']>[number]['picture'],
): Pick<ComparedCar, 'picture'> => {
  if (picture === undefined) return {}
  const { src, width, height, sources = [] } = picture
  const others = sources.map((source) => ({ ...source, media: '' }))
  return { picture: { src, width, height, alt: '', sources: others } }
}

const toColumn = (slug: string, asking: Asking & { readonly props: Place }): Column => {
  const { frame, menu } = asking.props
  const known = frame.cars?.find((car) => car.slug === slug)
  const name = known?.name ?? slug
  const { quote } = menu
  return {
    car: {
      slug,
      name,
      href: writeShownPath(frame.site, { page: 'cars', car: slug }, frame),
      ...toPicture(known?.picture),
      ...(quote === undefined || known === undefined
        ? {}
        : { quote: `${quote.href}?model=${encodeURIComponent(name)}` }),
    },
    figures: compareFigures(name, asking),
  }
}

// A row nothing is known for, as where a site lacks the tool, is not there.
const isKnown = ({ cells }: ComparedRowView): boolean =>
  cells.some(({ text }) => text !== undefined)

/** Works out what the page shows for an address. */
export const compareView = (request: RenderRequest, props: Place): CompareView => {
  const query: Query = parseQuery(request.search)
  const { frame } = props
  const slugs = (frame.cars ?? []).map(({ slug }) => slug)
  const { cars, isCorrected } = readComparison(query, slugs)
  const data = readCompareData(request, frame, query)
  const columns = cars.map((slug) => toColumn(slug, { request, props, data, query }))
  const weather = toWeather(data, props)
  const place = { ...props, weather, data }
  const names = new Intl.ListFormat(frame.locale, { type: 'conjunction' })
  return {
    cars: columns.map(({ car }) => car),
    fields: [...listCarFields(cars, props), ...weather.fields],
    rows: COMPARED_ROWS.map((id) => toRow(id, columns, place)).filter(isKnown),
    isCorrected,
    names: names.format(columns.map(({ car }) => car.name)),
  }
}
