// Range, by the full range calculator's own address and figure.
import { either as E, function as F, option as O } from 'fp-ts'
import {
  calculatorAddress,
  COLDER_TEMPERATURES,
  CalculatorContentCodec,
  decodeCalculatorCars,
  estimateHighest,
  findFamily,
  resolveUnitSettings,
  startCalculator,
  TEMPERATURES,
  toDistanceUnit,
  toHighestQuery,
  toRangeData,
  type CalculatorContent,
  type CalculatorCorrection,
  type CalculatorStart,
  type DistanceUnit,
  type RangeEstimate,
} from '@evkit/engine/range'
import { left, parseQuery, right, type Either, type Query } from '@evkit/engine/shared'
import { CONTENT_CLIENTS } from '@evkit/engine/site'
import { toCells, toColumns, toFaults, toQuery } from './cells.js'
import { readNumber } from './number.js'
import { creditsOf, listSources, listUnique, localeOf, readDocument } from './site-content.js'
import type { CellFault, Cells, Column, CommandData, OpenTool, Tool, Values } from './tool.types.js'

const UNIT = calculatorAddress.parameters.length
const TEMPERATURE = UNIT + 1
const INDEX = 'temperatureIndex'
const CELSIUS = 'celsius'

const INPUTS: readonly Column[] = [
  { name: 'model', unit: '', text: 'model of the car; the first of the site if empty' },
  {
    name: 'profile',
    unit: '',
    text: 'mixed, city or highway, or as the page of the site says it; city if empty',
  },
  {
    name: INDEX,
    unit: '',
    text: '0 to 4 for -5, 0, 10, 20 and 35 °C; 3 if empty',
  },
  { name: 'climate', unit: '', text: 'true or false; the default of the site if empty' },
  {
    name: 'powerTrain',
    unit: '',
    text: 'Single, Single-with-Extended or Twin; the one that goes farthest if empty',
  },
  { name: 'unit', unit: '', text: 'km or mi; the unit of the site if empty' },
  {
    name: CELSIUS,
    unit: '°C',
    text: 'in place of temperatureIndex: -20, -10, -5, 0, 10, 20 or 35',
  },
]

const OUTPUTS: readonly Column[] = [
  { name: 'rangeKm', unit: 'km', text: 'the range, not rounded' },
  { name: 'shown', unit: 'km or mi, see unit', text: 'the whole number the page shows' },
  { name: 'temperature', unit: '°C', text: 'temperature of the row of data used' },
  { name: 'heatPump', unit: '', text: 'true when that row holds for a car with heat pump' },
  { name: 'climateUsed', unit: '', text: 'true when that row holds with climate control on' },
  { name: 'profileUsed', unit: '', text: 'city, highway or combined: the column used' },
  { name: 'cell', unit: '', text: 'where the figure stands in the data' },
  { name: 'basis', unit: '', text: 'measured, published or modelled' },
]

const NAMES = INPUTS.map(({ name }) => name)
const PAGE_NAMES: readonly string[] = calculatorAddress.parameters

interface Page {
  readonly start: CalculatorStart
  readonly unit: DistanceUnit
  /** What the page calls each profile, in small letters. */
  readonly profiles: ReadonlyMap<string, string>
}

type Faults = readonly CellFault[]

const expectedOf = ({
  start,
  profiles,
}: Page): Readonly<Record<CalculatorCorrection, readonly [column: string, expected: string]>> => ({
  motor: ['powerTrain', 'a motor type the car has'],
  'address.car': ['model', `one of ${start.cars.map(({ model }) => model).join(', ')}`],
  'address.motor': ['powerTrain', 'a motor type the car has'],
  'address.temperature': [INDEX, 'a whole number from 0 to 4'],
  'address.climate': ['climate', 'true or false'],
  'address.profile': [
    'profile',
    `one of ${[...new Set(['mixed', 'city', 'highway', ...profiles.keys()])].join(', ')}`,
  ],
})

const isUnit = (text: string): text is DistanceUnit => text === 'km' || text === 'mi'

const readUnit = ({ unit }: Page, cells: Cells): Either<Faults, DistanceUnit> => {
  const text = cells[UNIT] ?? ''
  if (text === '') return right(unit)
  const shown = JSON.stringify(text.slice(0, 40))
  return isUnit(text)
    ? right(text)
    : left([{ column: 'unit', text: `expected km or mi, found ${shown}` }])
}

const KNOWN: readonly number[] = [...COLDER_TEMPERATURES, ...TEMPERATURES].map(({ C }) => C)

const celsiusOf = (index: string): number => TEMPERATURES.find((one) => one.index === index)?.C ?? 0

// The place of a temperature of the slider; none of a colder one, which only its own input can ask for.
const indexOf = (celsius: number): string =>
  TEMPERATURES.find(({ C }) => C === celsius)?.index ?? ''

const readTemperature = (cells: Cells): Either<Faults, number | undefined> => {
  const text = cells[TEMPERATURE] ?? ''
  const index = cells[NAMES.indexOf(INDEX)] ?? ''
  if (text === '') return right(undefined)
  const celsius = readNumber(text)
  const fault = (expected: string) =>
    left([
      {
        column: CELSIUS,
        text: `expected ${expected}, found ${JSON.stringify(text.slice(0, 40))}`,
      },
    ])
  if (!KNOWN.includes(celsius)) return fault(`one of ${KNOWN.join(', ')}`)
  return index === '' || index === indexOf(celsius)
    ? right(celsius)
    : fault(`the temperature of ${INDEX}, or one of them alone`)
}

// A person writes what the page says, such as Motorway.
const withOwnWords = ({ profiles }: Page, cells: Cells): Cells =>
  cells.map((cell, at) =>
    NAMES[at] === 'profile' ? (profiles.get(cell.trim().toLowerCase()) ?? cell) : cell,
  )

const toOutputs = (estimate: RangeEstimate): Values => [
  estimate.km,
  estimate.shown,
  estimate.temperature,
  String(estimate.heatpump),
  String(estimate.climate),
  estimate.drivingProfile,
  estimate.explanation.cell,
  estimate.basis,
]

const makeAnswers = (page: Page) => {
  const expected = expectedOf(page)
  const read = (query: Query, cells: Cells) => {
    const unit = readUnit(page, cells)
    const temperature = readTemperature(cells)
    const { selection, corrections } = calculatorAddress.read(query, page.start)
    const faults = [unit, temperature].flatMap((one) => (E.isLeft(one) ? one.left : []))
    const all = [...toFaults(corrections, expected, query), ...faults]
    return all.length > 0 || E.isLeft(unit) || E.isLeft(temperature)
      ? left(all)
      : right({ selection, unit: unit.right, temperature: temperature.right })
  }
  const estimateOf = (cells: Cells): Either<Faults, readonly [Values, RangeEstimate]> => {
    const row = read(toQuery(PAGE_NAMES, withOwnWords(page, cells)), cells)
    if (E.isLeft(row)) return row
    const { selection, unit, temperature } = row.right
    // Beyond the cold end of the slider the data goes on.
    const query = {
      ...toHighestQuery(selection),
      ...(temperature === undefined ? {} : { temperature }),
    }
    const { car, motor } = selection
    const estimate = F.pipe(
      findFamily(page.start.data, { model: car.model, drivetrain: motor }),
      O.map((family) => estimateHighest(family, { query, unit })),
    )
    if (O.isNone(estimate)) {
      return left([{ column: 'model', text: 'There is no range data for the car' }])
    }
    const inputs = toCells(PAGE_NAMES, parseQuery(calculatorAddress.write(selection, [])))
    const celsius = temperature ?? celsiusOf(selection.outsideTemperatureIndex)
    const counted = inputs.map((cell, at) => (NAMES[at] === INDEX ? indexOf(celsius) : cell))
    return right([[...counted, unit, celsius, ...toOutputs(estimate.value)], estimate.value])
  }
  const answer: OpenTool['answer'] = (cells) => {
    const found = estimateOf(cells)
    return E.isLeft(found) ? found : right(found.right[0])
  }
  const explain: OpenTool['explain'] = (cells) => {
    const found = estimateOf(cells)
    if (E.isLeft(found)) return found
    const [values, { explanation }] = found.right
    return right({ values, traces: [explanation.figure] })
  }
  return { answer, explain }
}

const profilesOf = ({
  cityTxt,
  highwayTxt,
  mixedTxt,
}: Pick<CalculatorContent, 'cityTxt' | 'highwayTxt' | 'mixedTxt'>): Page['profiles'] =>
  new Map(
    (
      [
        [cityTxt, 'city'],
        [highwayTxt, 'highway'],
        [mixedTxt, 'mixed'],
      ] as const
    ).map(([text, profile]) => [text.toLowerCase(), profile]),
  )

const openPage = (data: CommandData, site: string): Either<readonly string[], Page> => {
  const content = readDocument(
    data.store,
    [site, CONTENT_CLIENTS.rangeCalculator],
    CalculatorContentCodec,
  )
  if (E.isLeft(content)) return content
  const infos = decodeCalculatorCars(content.right.rangeCarDataArray)
  if (E.isLeft(infos)) {
    return left(infos.left.map(({ path, expected }) => `${path}: ${expected}`))
  }
  const start = startCalculator([], {
    infos: infos.right,
    data: toRangeData(data.store.range),
    defaultClimate: content.right.defaultClimateControl,
  })
  const unit = toDistanceUnit(resolveUnitSettings({ site, locale: localeOf(data.store, site) }))
  return E.isLeft(start)
    ? left(['no car of the site has range data'])
    : right({ start: start.right, unit, profiles: profilesOf(content.right) })
}

const basisOf = ({ store }: CommandData): readonly string[] =>
  listUnique(
    store.range.flatMap(({ rangeValues }) => rangeValues.map(({ basis }) => basis ?? 'modelled')),
  )

const open: Tool['open'] = (data, site) => {
  const page = openPage(data, site)
  if (E.isLeft(page)) return page
  return right({
    origin: {
      settings: [['distance', page.right.unit]],
      sources: listSources(creditsOf(data.store, site), data.rangeSources),
      basis: basisOf(data),
    },
    readAddress: (query) => {
      const { selection, corrections } = calculatorAddress.read(query, page.right.start)
      const [asked = ''] = toCells(['unit'], query)
      const isRefused = asked !== '' && !isUnit(asked)
      const cells = toCells(NAMES, parseQuery(calculatorAddress.write(selection, [])))
      return {
        cells: cells.map((cell, at) =>
          at === UNIT ? (isRefused ? page.right.unit : asked) : cell,
        ),
        corrections: [
          ...toColumns(corrections, expectedOf(page.right)),
          ...(isRefused ? [{ name: 'unit', column: 'unit' }] : []),
        ],
      }
    },
    ...makeAnswers(page.right),
  })
}

/** The full range calculator as a command; its first inputs are the parameters of the page. */
export const RANGE_TOOL: Tool = {
  name: 'range',
  summary: 'How far a car goes at a temperature, as the range calculator shows it.',
  pages: ['range'],
  inputs: INPUTS,
  outputs: OUTPUTS,
  open,
}
