// Charging cost a month, by the cost calculator's own formula.
import { either as E, option as O } from 'fp-ts'
import {
  costAddress,
  CostContentCodec,
  findCostCar,
  findCostFormula,
  joinCostCars,
  monthlyCost,
  toCostLogEntry,
  type CostCar,
  type CostCars,
  type CostOptions,
  type CostQuery,
} from '@evkit/engine/cost'
import { computeFormula, left, parseQuery, right, type Either } from '@evkit/engine/shared'
import { CONTENT_CLIENTS, distanceOf, resolveUnitSystem } from '@evkit/engine/site'
import { listNumberFaults, numberOr, toCells } from './cells.js'
import { creditsOf, localeOf, originOf, readDocument } from './site-content.js'
import type { CellFault, Cells, Column, OpenTool, Tool } from './tool.types.js'

const INPUTS: readonly Column[] = [
  { name: 'costType', unit: '', text: 'name of the car type; the first of the site if empty' },
  {
    name: 'costMileage',
    unit: 'km or mi a year, the unit of the site',
    text: 'mileage, 0 or more; the default of the car type if empty',
  },
  {
    name: 'costEnergy',
    unit: 'money/kWh, the currency of the site',
    text: 'price of energy, 0 or more; the default of the site if empty',
  },
  {
    name: 'energyConsumption',
    unit: 'kWh/100 km',
    text: 'energy from the wall, 0 or more; that of the car type if empty',
  },
]

const OUTPUTS: readonly Column[] = [
  { name: 'monthlyCost', unit: 'money/month', text: 'the cost, not rounded' },
  { name: 'monthlyCostShown', unit: 'money/month', text: 'the cost as the page shows it' },
]

const NAMES = INPUTS.map(({ name }) => name)
const NUMBERS = [1, 2, 3]

interface Row {
  readonly car: CostCar
  readonly query: CostQuery
}

type Faults = readonly CellFault[]

const toRow = (car: CostCar, cells: Cells): Row => ({
  car,
  query: {
    mileage: numberOr(cells[1], car.starts.mileage),
    energyCost: numberOr(cells[2], car.starts.energyCost),
    energyConsumption: numberOr(cells[3], car.energyConsumption),
  },
})

const carFinder = (cars: CostCars): ((name: string) => CostCar | undefined) => {
  const named = new Map(cars.map((car) => [car.type, car]))
  return (name) => {
    if (name === '') return cars[0]
    const exact = named.get(name)
    if (exact !== undefined) return exact
    const found = findCostCar(cars, name)
    return O.toUndefined(found)
  }
}

const rowReader = (cars: CostCars) => {
  const findCar = carFinder(cars)
  return (cells: Cells): Either<Faults, Row> => {
    const name = cells[0] ?? ''
    const car = findCar(name)
    if (car === undefined) {
      const known = cars.map(({ type }) => type).join(', ')
      const text = `expected one of ${known}, found ${JSON.stringify(name.slice(0, 40))}`
      return left([{ column: 'costType', text }, ...listNumberFaults(NAMES, cells, NUMBERS)])
    }
    const row = toRow(car, cells)
    const { mileage, energyCost, energyConsumption } = row.query
    return Number.isNaN(mileage + energyCost + energyConsumption)
      ? left(listNumberFaults(NAMES, cells, NUMBERS))
      : right(row)
  }
}

const COLUMN_OF: Readonly<Record<keyof CostQuery, string>> = {
  mileage: 'costMileage',
  energyCost: 'costEnergy',
  energyConsumption: 'energyConsumption',
}

const CORRECTED: Readonly<Record<'type' | 'mileage' | 'energyCost', string>> = {
  type: 'costType',
  mileage: 'costMileage',
  energyCost: 'costEnergy',
}

const faultsOf = (query: CostQuery, options: CostOptions): Faults => {
  const refused = monthlyCost(query, options)
  return E.isRight(refused)
    ? []
    : refused.left.map((fault) => ({
        column: 'input' in fault ? COLUMN_OF[fault.input] : '',
        text: `${toCostLogEntry(fault).text} (${toCostLogEntry(fault).code})`,
      }))
}

const makeAnswers = (cars: CostCars, distance: CostOptions['distance']) => {
  const readRow = rowReader(cars)
  const exact: CostOptions = { distance, rounding: 'none' }
  const up: CostOptions = { distance, rounding: 'up' }
  const [formula, shownFormula] = [findCostFormula(exact), findCostFormula(up)]
  const isAsked = ({ mileage, energyCost, energyConsumption }: CostQuery, cost: number): boolean =>
    mileage >= 0 && energyCost >= 0 && energyConsumption >= 0 && Number.isFinite(cost)

  const answer: OpenTool['answer'] = (cells) => {
    const row = readRow(cells)
    if (E.isLeft(row)) return row
    const { car, query } = row.right
    const cost = computeFormula(formula, query)
    // What the engine would refuse is given to it, so that it says why.
    if (!isAsked(query, cost)) return left(faultsOf(query, exact))
    const { mileage, energyCost, energyConsumption } = query
    const shown = computeFormula(shownFormula, query)
    return right([car.type, mileage, energyCost, energyConsumption, cost, shown])
  }

  const explain: OpenTool['explain'] = (cells) => {
    const values = answer(cells)
    const row = readRow(cells)
    if (E.isLeft(values)) return values
    if (E.isLeft(row)) return row
    const figure = monthlyCost(row.right.query, up)
    return E.isLeft(figure)
      ? left(faultsOf(row.right.query, up))
      : right({ values: values.right, traces: [figure.right.trace] })
  }
  return { answer, explain }
}

const open: Tool['open'] = ({ store }, site) => {
  const content = readDocument(store, [site, CONTENT_CLIENTS.cost], CostContentCodec)
  if (E.isLeft(content)) return content
  const { items, system, currency, provenance } = content.right
  const cars = joinCostCars(items)
  if (E.isLeft(cars)) return left(cars.left.map(({ path, expected }) => `${path}: ${expected}`))
  const distance = distanceOf(resolveUnitSystem(localeOf(store, site), system))
  const settings = [
    ['distance', distance],
    ['currency', currency],
  ] as const
  return right({
    origin: originOf(settings, provenance, creditsOf(store, site)),
    readAddress: (query) => {
      const { selection, corrections } = costAddress.read(query, { cars: cars.right })
      const cells = toCells(NAMES, parseQuery(costAddress.write(selection, [])))
      return {
        cells,
        corrections: corrections.map((name) => ({ name, column: CORRECTED[name] })),
      }
    },
    ...makeAnswers(cars.right, distance),
  })
}

/** The cost calculator as a command; its first inputs are the parameters of the page. */
export const COST_TOOL: Tool = {
  name: 'cost',
  summary: 'What charging at home costs a month.',
  pages: ['cost-benefits'],
  inputs: INPUTS,
  outputs: OUTPUTS,
  open,
}
