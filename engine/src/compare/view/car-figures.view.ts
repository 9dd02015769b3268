import * as E from '#fp-ts/Either'
import { chargingAddress } from '../../charging/charging.url.js'
import type { ChargeEstimate, ChargeSelection } from '../../charging/charging.types.js'
import { estimateCharge } from '../../charging/estimate.js'
import { wordDuration } from '../../charging/view/wording.view.js'
import { findCostCar } from '../../cost/cost-car.js'
import { monthlyCost } from '../../cost/monthly-cost.js'
import { estimateSelection } from '../../range/calculator-selection.js'
import { calculatorAddress } from '../../range/calculator.url.js'
import { resolveUnitSettings, toDistanceUnit } from '../../range/unit-settings.js'
import { wordDistance } from '../../range/view/wording.view.js'
import { savingsFigures } from '../../savings/savings-figures.js'
import { startSavings } from '../../savings/savings.url.js'
import { parseQuery, toUndefined, writeQuery, type Query } from '../../shared/index.js'
import { numberFormat, writePagePath, type PageName } from '../../site/index.js'
import type {
  ComparedFigure,
  ComparedFigures,
  ComparedVersion,
  ComparisonSources,
  ComparisonTools,
} from '../comparison.types.js'
import { findFurthest, toRangeQuery } from '../comparison.url.js'

const writeLink = (
  page: PageName,
  search: string,
  { site, chargingSegments }: ComparisonSources['frame'],
): string => `${writePagePath(site, page, chargingSegments)}?${search}`

const asked = (key: string, value: string): Query => [{ key, value, raw: '' }]

const NO_BREAK = '\u00a0'

const say = ({ figure, unit }: { readonly figure: string; readonly unit: string }): string =>
  `${figure}${NO_BREAK}${unit}`

const priceOf = (
  car: ComparedVersion,
  { findPrice }: ComparisonSources,
): ComparedFigure | undefined => {
  const price = findPrice(car)
  return price && { text: price.text, value: price.amount }
}

const rangeOf = (
  car: ComparedVersion,
  { tools, conditions, frame }: ComparisonSources,
): ComparedFigure | undefined => {
  if (tools.range === undefined) return undefined
  const { state, translate } = tools.range
  const { site, locale } = frame
  const query = toRangeQuery(car, conditions ?? state.selection)
  const { selection, corrections } = calculatorAddress.read(query, state)
  if (corrections.length > 0) return undefined
  const unit = toDistanceUnit(resolveUnitSettings({ site, locale }))
  const estimate = toUndefined(estimateSelection(state.data, selection, unit))
  if (estimate === undefined) return undefined
  const words = { translate, numbers: numberFormat(locale) }
  return {
    text: say(wordDistance(estimate.shown, estimate.unit, words)),
    value: estimate.shown,
    aside: translate(`motor.${selection.motor}`),
    href: writeLink('range', calculatorAddress.write(selection, []), frame),
  }
}

const MINUTES_PER_HOUR = 60

// Two cars worded the same are the same.
const wordedMinutes = ({ duration }: ChargeEstimate): number =>
  duration.kind === 'minutes' ? duration.minutes : duration.from * MINUTES_PER_HOUR

const CHARGES = {
  fast: { page: 'charging-public', query: 'cType=P&pCType=DC&kW=250kW&range=10,80' },
  wallbox: { page: 'charging-home', query: 'cType=H&kW=11kW&range=10,80' },
} as const

type Charging = NonNullable<ComparisonTools['charging']>

const chargeSelection = (
  { name, version }: ComparedVersion,
  at: keyof typeof CHARGES,
  { cars }: Pick<Charging, 'cars'>,
): ChargeSelection | undefined => {
  const query = [
    ...asked('carModel', name),
    ...(version === '' ? [] : asked('powerTrain', version)),
    ...parseQuery(CHARGES[at].query),
  ]
  const { selection, corrections } = chargingAddress.read(query, { cars, place: 'home' })
  return selection.car.name !== name || corrections.includes('motor') ? undefined : selection
}

const chargeOf = (
  car: ComparedVersion,
  at: keyof typeof CHARGES,
  { tools, frame }: ComparisonSources,
): ComparedFigure | undefined => {
  if (tools.charging === undefined) return undefined
  const { cars, data, translate } = tools.charging
  const selection = chargeSelection(car, at, { cars })
  const motor = selection && toUndefined(selection.motor)
  if (selection === undefined || motor === undefined) return undefined
  const { car: found, charge, range } = selection
  const question = { model: found.model, motor, charger: charge.charger, range }
  const answer = estimateCharge(data, question)
  if (E.isLeft(answer)) return undefined
  const words = { translate, numbers: numberFormat(frame.locale) }
  return {
    text: say(wordDuration(answer.right.duration, words)),
    value: wordedMinutes(answer.right),
    href: writeLink(CHARGES[at].page, chargingAddress.write(selection, []), frame),
  }
}

const costOf = (
  { name }: ComparedVersion,
  { tools: { cost }, frame }: ComparisonSources,
): ComparedFigure | undefined => {
  const car = cost && toUndefined(findCostCar(cost.cars, name))
  if (cost === undefined || car === undefined) return undefined
  const { energyConsumption, starts } = car
  const options = { rounding: 'up', distance: cost.distance } as const
  const figure = monthlyCost({ ...starts, energyConsumption }, options)
  if (E.isLeft(figure)) return undefined
  const { value } = figure.right
  return {
    text: numberFormat(frame.locale).money(value, cost.currency, 0),
    value,
    href: writeLink('cost-benefits', writeQuery([['costType', name]], [], []), frame),
  }
}

const savingsOf = (
  { name }: ComparedVersion,
  { tools: { savings }, frame, translate }: ComparisonSources,
): ComparedFigure | undefined => {
  if (savings === undefined) return undefined
  const state = startSavings(asked('car', name), savings)
  const { car } = state.selection
  if (car.type !== name) return undefined
  const { value } = savingsFigures(state).total
  return {
    text: numberFormat(frame.locale).money(value, savings.currency, 0),
    href: writeLink('cost-benefits', writeQuery([['car', name]], [], []), frame),
    // Each car is held against another petrol car: the sums say nothing of which saves more.
    aside: translate('compare.against', { car: car.comparison.name }),
  }
}

/** Names the version of a column: where nobody did, the one that goes the furthest. */
export const toVersion = (
  car: ComparedVersion,
  { tools, conditions }: ComparisonSources,
): ComparedVersion => {
  if (car.version !== '') return car
  const motors = tools.charging?.cars.find(({ name }) => name === car.name)?.motors ?? []
  const named = { name: car.name, motors: motors.map(({ key }) => key) }
  const { range } = tools
  return {
    ...car,
    version: findFurthest(named, range?.state, conditions ?? range?.state.selection),
  }
}

/** Works out the figures of a version of a car, each as the tool it comes from shows it at the start. */
export const toCarFigures = (car: ComparedVersion, sources: ComparisonSources): ComparedFigures => {
  return {
    price: priceOf(car, sources),
    range: rangeOf(car, sources),
    fast: chargeOf(car, 'fast', sources),
    wallbox: chargeOf(car, 'wallbox', sources),
    cost: costOf(car, sources),
    savings: savingsOf(car, sources),
  }
}
