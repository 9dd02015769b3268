// Fuel savings and the total, by the savings page's own formulas.
import { either as E, option as O } from 'fp-ts'
import {
  findSavingsCar,
  FUEL_FORMULAS,
  fuelSavings,
  joinSavings,
  SAVINGS_TOTAL,
  savingsAddress,
  SavingsContentCodec,
  startValues,
  toFuelQuery,
  type FuelQuery,
  type SavingsCar,
  type SavingsSetup,
} from '@evkit/engine/savings'
import {
  computeFormula,
  explainFormula,
  left,
  parseQuery,
  right,
  type Either,
} from '@evkit/engine/shared'
import { CONTENT_CLIENTS, resolveUnitSystem } from '@evkit/engine/site'
import { listNumberFaults, numberOr, toCells } from './cells.js'
import { creditsOf, localeOf, originOf, readDocument } from './site-content.js'
import type { CellFault, Cells, Column, OpenTool, Tool, Values } from './tool.types.js'

const INPUTS: readonly Column[] = [
  { name: 'car', unit: '', text: 'name of the car; the first of the site if empty' },
  {
    name: 'mileage',
    unit: 'km or mi a year, the unit of the site',
    text: 'mileage; the default of the site if empty',
  },
  {
    name: 'fuelCost',
    unit: 'money/l, in US units money/gal',
    text: 'price of fuel; the default of the site if empty',
  },
  {
    name: 'fuelEconomy',
    unit: 'l/100 km, mpg or US mpg, the unit of the site',
    text: 'fuel economy of the car compared with; the default of the site if empty',
  },
  {
    name: 'energyCost',
    unit: 'money/kWh',
    text: 'price of energy; the default of the site if empty',
  },
  { name: 'fuel', unit: '', text: '1 when fuel savings count towards the total, 0 when not' },
  {
    name: 'energyConsumption',
    unit: 'kWh/100 km',
    text: 'energy of the electric car from the wall; that of the car if empty',
  },
  {
    name: 'years',
    unit: 'years',
    text: 'how many years count, a whole number from 1; as on the page if empty',
  },
  { name: 'taxSavings', unit: 'money', text: 'savings on taxes to add to the total; 0 if empty' },
]

const OUTPUTS: readonly Column[] = [
  { name: 'fuelSavings', unit: 'money', text: 'saved on fuel over the years, not rounded' },
  { name: 'total', unit: 'money', text: 'fuel, if it counts, and taxes, a whole amount' },
]

const NAMES = INPUTS.map(({ name }) => name)
const NUMBERS = [1, 2, 3, 4, 6, 7, 8]
const FLAGS: readonly string[] = ['', '0', '1']

type Faults = readonly CellFault[]

interface Row {
  readonly car: SavingsCar
  readonly query: FuelQuery
  readonly includeFuel: boolean
  readonly taxSavings: number
}

const isHorizon = (years: number): boolean => Number.isInteger(years) && years >= 1

const shown = (text: string): string => JSON.stringify(text.slice(0, 40))

const listTextFaults = (
  { cars }: SavingsSetup,
  cells: Cells,
  car: SavingsCar | undefined,
): Faults => {
  const [name = '', flag = ''] = [cells[0], cells[5]]
  const known = cars.map(({ type }) => type).join(', ')
  return [
    ...(car === undefined
      ? [{ column: 'car', text: `expected one of ${known}, found ${shown(name)}` }]
      : []),
    ...(FLAGS.includes(flag)
      ? []
      : [{ column: 'fuel', text: `expected 1 or 0, found ${shown(flag)}` }]),
  ]
}

const carFinder = ({ cars }: SavingsSetup): ((name: string) => SavingsCar | undefined) => {
  const named = new Map(cars.map((car) => [car.type, car]))
  return (name) => {
    if (name === '') return cars[0]
    const exact = named.get(name)
    if (exact !== undefined) return exact
    const found = findSavingsCar(cars, name)
    return O.toUndefined(found)
  }
}

const toRow = (setup: SavingsSetup, car: SavingsCar, cells: Cells): Row => {
  const includeFuel =
    cells[5] === undefined || cells[5] === '' ? setup.includeFuel : cells[5] === '1'
  const starts = startValues(setup, car)
  return {
    car,
    includeFuel,
    taxSavings: numberOr(cells[8], 0),
    query: {
      mileage: numberOr(cells[1], starts.mileage),
      fuelCost: numberOr(cells[2], starts.fuelCost),
      fuelEconomy: numberOr(cells[3], starts.fuelEconomy),
      energyCost: numberOr(cells[4], starts.energyCost),
      energyConsumption: numberOr(cells[6], car.energyConsumption),
      years: numberOr(cells[7], setup.years),
    },
  }
}

const hasNumbers = ({ query, taxSavings }: Row): boolean =>
  !Number.isNaN(
    query.mileage +
      query.fuelCost +
      query.fuelEconomy +
      query.energyCost +
      query.energyConsumption +
      query.years +
      taxSavings,
  )

const YEARS = NAMES.indexOf('years')

// What is no number is told of as such.
const listYearFaults = (cells: Cells): Faults => {
  const years = numberOr(cells[YEARS], 1)
  return Number.isNaN(years) || isHorizon(years)
    ? []
    : [{ column: 'years', text: `expected a whole number from 1, found ${years}` }]
}

const rowReader = (setup: SavingsSetup) => {
  const findCar = carFinder(setup)
  return (cells: Cells): Either<Faults, Row> => {
    const car = findCar(cells[0] ?? '')
    if (car !== undefined && FLAGS.includes(cells[5] ?? '')) {
      const row = toRow(setup, car, cells)
      if (hasNumbers(row) && isHorizon(row.query.years)) return right(row)
    }
    const faults = [
      ...listTextFaults(setup, cells, car),
      ...listNumberFaults(NAMES, cells, NUMBERS),
      ...listYearFaults(cells),
    ]
    return left(faults)
  }
}

const TOO_LARGE: Faults = [{ column: '', text: 'The total is too large to be a number' }]

const toValues = ({ car, query, includeFuel, taxSavings }: Row, fuel: number, total: number) => [
  car.type,
  query.mileage,
  query.fuelCost,
  query.fuelEconomy,
  query.energyCost,
  includeFuel ? '1' : '0',
  query.energyConsumption,
  query.years,
  taxSavings,
  fuel,
  total,
]

const makeAnswers = (setup: SavingsSetup) => {
  const readRow = rowReader(setup)
  const formula = FUEL_FORMULAS[setup.system]
  // Where a step on the way is no number, the engine says what counts.
  const savingsOf = (query: FuelQuery): number => {
    const quick = computeFormula(formula, query)
    return Number.isFinite(quick) ? quick : fuelSavings(query, setup.system).value
  }
  const totalOf = ({ includeFuel, taxSavings }: Row, fuel: number) => ({
    fuelSavings: includeFuel ? fuel : 0,
    taxSavings,
  })
  const answerRow = (row: Row): Either<Faults, Values> => {
    const fuel = savingsOf(row.query)
    const total = computeFormula(SAVINGS_TOTAL, totalOf(row, fuel))
    return Number.isFinite(total) ? right(toValues(row, fuel, total)) : left(TOO_LARGE)
  }
  const answer: OpenTool['answer'] = (cells) => {
    const row = readRow(cells)
    return E.isLeft(row) ? row : answerRow(row.right)
  }
  const explain: OpenTool['explain'] = (cells) => {
    const row = readRow(cells)
    if (E.isLeft(row)) return row
    const values = answerRow(row.right)
    if (E.isLeft(values)) return values
    const fuel = fuelSavings(row.right.query, setup.system)
    const total = explainFormula(SAVINGS_TOTAL, totalOf(row.right, fuel.value))
    return right({ values: values.right, traces: [fuel.trace, total] })
  }
  return { answer, explain }
}

const open: Tool['open'] = ({ store }, site) => {
  const content = readDocument(store, [site, CONTENT_CLIENTS.savings], SavingsContentCodec)
  if (E.isLeft(content)) return content
  const system = resolveUnitSystem(localeOf(store, site), content.right.system)
  const setup = joinSavings(content.right, system)
  if (E.isLeft(setup)) {
    return left(setup.left.map(({ path, expected }) => `${path}: ${expected}`))
  }
  const settings = [
    ['units', system],
    ['currency', content.right.currency],
  ] as const
  return right({
    origin: originOf(settings, content.right.provenance, creditsOf(store, site)),
    readAddress: (query) => {
      const { selection, corrections } = savingsAddress.read(query, { setup: setup.right })
      const { energyConsumption, years } = toFuelQuery(setup.right, selection)
      const parameters = parseQuery(savingsAddress.write(selection, []))
      const extra = parseQuery(`energyConsumption=${energyConsumption}&years=${years}`)
      return {
        cells: toCells(NAMES, [...parameters, ...extra]),
        corrections: corrections.map((name) => ({ name, column: name })),
      }
    },
    ...makeAnswers(setup.right),
  })
}

/** The savings page as a command; taxes are given as a sum, because the page asks a service for them. */
export const SAVINGS_TOOL: Tool = {
  name: 'savings',
  summary: 'What driving electrically saves on fuel, and the total with a sum of tax savings.',
  pages: ['cost-benefits'],
  inputs: INPUTS,
  outputs: OUTPUTS,
  open,
}
