// Charging time and energy, by the charging tool's own address and table.
import { either as E, option as O } from 'fp-ts'
import {
  chargingAddress,
  ChargingContentCodec,
  DC_POWERS,
  decodeChargingData,
  estimateCharge,
  explainCost,
  findTariff,
  HOME_POWERS,
  joinCars,
  resolveStartPlace,
  toLogEntry,
  type ChargeEstimate,
  type ChargeSelection,
  type ChargeTariff,
  type ChargeTariffs,
  type ChargingCar,
  type ChargingData,
  type Correction,
  type DurationPolicy,
  type HomePower,
} from '@evkit/engine/charging'
import { left, parseQuery, right, type Either, type Query, type Step } from '@evkit/engine/shared'
import { CONTENT_CLIENTS } from '@evkit/engine/site'
import { toCells, toColumns, toFaults, toQuery } from './cells.js'
import { creditsOf, listSourceIds, listSources, listUnique, readDocument } from './site-content.js'
import type { CellFault, Column, OpenTool, Origin, Tool, Values } from './tool.types.js'

const INPUTS: readonly Column[] = [
  { name: 'carModel', unit: '', text: 'name of the car; the first of the site if empty' },
  {
    name: 'powerTrain',
    unit: '',
    text: 'TMP, TM, SM, SME or a motor type; the first of the car if empty',
  },
  { name: 'cType', unit: '', text: 'H at home, P in public; H if empty' },
  { name: 'pCType', unit: '', text: 'AC or DC, in public only; DC if empty' },
  {
    name: 'kW',
    unit: 'kW',
    text: 'power of the charger, such as 150kW, or 7.4kW at home where the site offers it; 11 AC, 250 DC if empty',
  },
  { name: 'range', unit: '%', text: 'start and end level, such as 20,80; 20,80 if empty' },
]

const OUTPUTS: readonly Column[] = [
  { name: 'minutes', unit: 'min', text: 'charging time, the cell of the table' },
  { name: 'shownFrom', unit: 'min or h, see shownUnit', text: 'lower end of the time as shown' },
  { name: 'shownTo', unit: 'min or h, see shownUnit', text: 'upper end of the time as shown' },
  { name: 'shownUnit', unit: '', text: 'min or h' },
  { name: 'addedEnergy', unit: 'kWh', text: 'energy added to the battery, not rounded' },
  { name: 'averagePower', unit: 'kW', text: 'average power into the battery, not rounded' },
  {
    name: 'cost',
    unit: 'money, the currency of the site',
    text: 'what the charge costs, not rounded; empty where the site knows no price',
  },
  { name: 'battery', unit: '', text: 'battery code of the table' },
  { name: 'basis', unit: '', text: 'how the charging curve is known: measured or modelled' },
]

const NAMES: readonly string[] = chargingAddress.parameters

interface Page {
  readonly data: ChargingData
  readonly cars: readonly [ChargingCar, ...ChargingCar[]]
  readonly policy: DurationPolicy
  readonly homePowers: readonly HomePower[]
  readonly tariffs: ChargeTariffs | undefined
}

type Faults = readonly CellFault[]

// 7.4 kW is offered at home alone, where the site says so.
const listPowers = (home: readonly HomePower[]): string => {
  const own = HOME_POWERS.filter((power) => power !== '7.4kW' || home.includes(power))
  const shared = HOME_POWERS.filter((power) => power !== '7.4kW')
  return [
    `${own.join(', ')} at home`,
    `${shared.join(', ')} at an AC charger`,
    `${DC_POWERS.join(', ')} at a DC charger`,
  ].join('; ')
}

const expectedOf = ({
  cars,
  homePowers,
}: Page): Readonly<Record<Correction, readonly [column: string, expected: string]>> => ({
  car: ['carModel', `one of ${cars.map(({ name }) => name).join(', ')}`],
  motor: ['powerTrain', 'a motor the car has'],
  place: ['cType', 'H or P'],
  current: ['pCType', 'AC or DC'],
  power: ['kW', `a power of the charger: ${listPowers(homePowers)}`],
  range: ['range', 'two levels, multiples of 10 from 0 to 100, the first below the second'],
})

// The address leaves out what home implies; a row says what counted.
const cellsOf = (selection: ChargeSelection) => {
  const { current, power } = selection.charge.charger
  return toCells(NAMES, [
    ...parseQuery(chargingAddress.write(selection, [])),
    { key: 'pCType', value: current, raw: '' },
    { key: 'kW', value: power, raw: '' },
  ])
}

const shownOf = ({ duration }: ChargeEstimate): Values =>
  duration.kind === 'minutes'
    ? [duration.minutes, duration.minutes, 'min']
    : [duration.from, duration.to, 'h']

const estimate = (page: Page, selection: ChargeSelection): Either<Faults, ChargeEstimate> => {
  const { car, motor, charge, range } = selection
  if (O.isNone(motor)) return left([{ column: 'powerTrain', text: 'The car has no motor' }])
  const query = { model: car.model, motor: motor.value, charger: charge.charger, range }
  const answer = estimateCharge(page.data, query, page.policy)
  return E.isRight(answer)
    ? answer
    : left(
        answer.left.map(toLogEntry).map(({ text, code }) => ({
          column: '',
          text: `${text} (${code})`,
        })),
      )
}

const costOf = (
  { tariffs }: Page,
  { charge }: ChargeSelection,
  found: ChargeEstimate,
): O.Option<Step> =>
  O.map((tariff: ChargeTariff) => explainCost(found, charge.charger.current, tariff))(
    findTariff(tariffs, charge),
  )

const tracesOf = ({ explanation }: ChargeEstimate, cost: O.Option<Step>): readonly Step[] => {
  const { rounded, from, to, energy, power } = explanation
  const ends = [from, to].flatMap((end) => (O.isSome(end) ? [end.value] : []))
  return [
    ...(ends.length === 0 ? [rounded] : ends),
    ...[energy, power],
    ...(O.isSome(cost) ? [cost.value] : []),
  ]
}

const makeAnswers = (page: Page) => {
  const expected = expectedOf(page)
  const answerTo = (
    query: Query,
  ): Either<Faults, { readonly values: Values; readonly traces: () => readonly Step[] }> => {
    const { selection, corrections } = chargingAddress.read(query, { ...page, place: 'home' })
    if (corrections.length > 0) return left(toFaults(corrections, expected, query))
    const found = estimate(page, selection)
    if (E.isLeft(found)) return found
    const { minutes, energy, power, battery } = found.right
    const basis = page.data.facts.get(battery)?.basis ?? ''
    const cost = costOf(page, selection, found.right)
    return right({
      values: [
        ...cellsOf(selection),
        ...[minutes, ...shownOf(found.right), energy, power],
        ...[O.isSome(cost) ? cost.value.value : '', battery, basis],
      ],
      traces: () => tracesOf(found.right, cost),
    })
  }
  const answer: OpenTool['answer'] = (cells) => {
    const found = answerTo(toQuery(NAMES, cells))
    return E.isLeft(found) ? found : right(found.right.values)
  }
  const explain: OpenTool['explain'] = (cells) => {
    const found = answerTo(toQuery(NAMES, cells))
    return E.isLeft(found)
      ? found
      : right({ values: found.right.values, traces: found.right.traces() })
  }
  return { answer, explain }
}

const originOf = (
  data: Parameters<Tool['open']>[0],
  site: string,
  tariffs: ChargeTariffs | undefined,
): Origin => {
  const credits = creditsOf(data.store, site)
  const ids = credits.batteries.flatMap(({ curveSource, energySource }) => [
    curveSource,
    energySource,
  ])
  const prices = [tariffs?.home, tariffs?.public].flatMap((one) => (one === undefined ? [] : [one]))
  return {
    settings: tariffs === undefined ? [] : [['currency', tariffs.currency]],
    sources: listSources(credits, [...ids, ...listSourceIds(credits, prices)]),
    basis: listUnique([...credits.batteries, ...prices].map(({ basis }) => basis)),
  }
}

const open: Tool['open'] = (data, site) => {
  const content = readDocument(data.store, [site, CONTENT_CLIENTS.charging], ChargingContentCodec)
  if (E.isLeft(content)) return content
  const cars = joinCars(content.right.cars, content.right.options)
  const table = decodeChargingData(data.store.charging)
  if (E.isLeft(cars) || E.isLeft(table)) {
    const issues = [cars, table].flatMap((one) => (E.isLeft(one) ? one.left : []))
    return left(issues.map(({ path, expected }) => `${path}: ${expected}`))
  }
  const page: Page = {
    data: table.right,
    cars: cars.right,
    policy: content.right.durationPolicy,
    homePowers: content.right.homePowers ?? [],
    tariffs: content.right.tariffs,
  }
  return right({
    origin: originOf(data, site, content.right.tariffs),
    readAddress: (query, path) => {
      const place = resolveStartPlace(path, undefined)
      const { selection, corrections } = chargingAddress.read(query, { ...page, place })
      return { cells: cellsOf(selection), corrections: toColumns(corrections, expectedOf(page)) }
    },
    ...makeAnswers(page),
  })
}

/** The charging tool as a command; its inputs are the parameters of the page. */
export const CHARGING_TOOL: Tool = {
  name: 'charging',
  summary: 'How long a charge takes, the energy it adds, and what it costs.',
  pages: ['charging', 'charging-home', 'charging-public'],
  inputs: INPUTS,
  outputs: OUTPUTS,
  open,
}
