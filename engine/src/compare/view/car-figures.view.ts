import { either as E } from 'fp-ts'
import type { MotorType } from '../../car/index.js'
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
  ComparisonSources,
  ComparisonTools,
} from '../comparison.types.js'
import { toRangeQuery } from '../comparison.url.js'

const writeLink = (
  page: PageName,
  search: string,
  { site, chargingSegments }: ComparisonSources['frame'],
): string => `${writePagePath(site, page, chargingSegments)}?${search}`

const asked = (key: string, value: string): Query => [{ key, value, raw: '' }]

const NO_BREAK = '\u00a0'

const say = ({ figure, unit }: { readonly figure: string; readonly unit: string }): string =>
  `${figure}${NO_BREAK}${unit}`

const priceOf = (name: string, { findPrice }: ComparisonSources): ComparedFigure | undefined => {
  const price = findPrice(name)
  return price && { text: price.text, value: price.amount }
}

interface Range {
  readonly figure: ComparedFigure
  readonly drive: MotorType
}

const rangeOf = (name: string, { tools, conditions, frame }: ComparisonSources) => {
  if (tools.range === undefined) return undefined
  const { state, translate } = tools.range
  const { site, locale } = frame
  const query = toRangeQuery(name, conditions ?? state.selection)
  const { selection, corrections } = calculatorAddress.read(query, state)
  if (corrections.includes('address.car')) return undefined
  const unit = toDistanceUnit(resolveUnitSettings({ site, locale }))
  const estimate = toUndefined(estimateSelection(state.data, selection, unit))
  if (estimate === undefined) return undefined
  const words = { translate, numbers: numberFormat(locale) }
  const found: Range = {
    figure: {
      text: say(wordDistance(estimate.shown, estimate.unit, words)),
      value: estimate.shown,
      aside: translate(`motor.${selection.motor}`),
      href: writeLink('range', calculatorAddress.write(selection, []), frame),
    },
    drive: selection.motor,
  }
  return found
}

const drivesOf = (
  name: string,
  { tools: { charging } }: ComparisonSources,
): ComparedFigure | undefined => {
  const car = charging?.cars.find((one) => one.name === name)
  return car === undefined || car.motors.length === 0
    ? undefined
    : { text: car.motors.map(({ value }) => value).join('\n') }
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
  name: string,
  at: keyof typeof CHARGES,
  { cars, drive }: Pick<Charging, 'cars'> & { readonly drive: MotorType | undefined },
): ChargeSelection | undefined => {
  const query = [
    ...asked('carModel', name),
    ...(drive === undefined ? [] : asked('powerTrain', drive)),
    ...parseQuery(CHARGES[at].query),
  ]
  const { selection } = chargingAddress.read(query, { cars, place: 'home' })
  return selection.car.name === name ? selection : undefined
}

const chargeOf = (
  name: string,
  at: keyof typeof CHARGES,
  { tools, frame, drive }: ComparisonSources & { readonly drive: MotorType | undefined },
): ComparedFigure | undefined => {
  if (tools.charging === undefined) return undefined
  const { cars, data, translate } = tools.charging
  const selection = chargeSelection(name, at, { cars, drive })
  const motor = selection && toUndefined(selection.motor)
  if (selection === undefined || motor === undefined) return undefined
  const { car, charge, range } = selection
  const question = { model: car.model, motor, charger: charge.charger, range }
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
  name: string,
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
  name: string,
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

/** Works out the figures of a car by its name, each as the tool it comes from shows it at the start. */
export const toCarFigures = (name: string, sources: ComparisonSources): ComparedFigures => {
  const range = rangeOf(name, sources)
  const charging = { ...sources, drive: range?.drive }
  return {
    price: priceOf(name, sources),
    drives: drivesOf(name, sources),
    range: range?.figure,
    fast: chargeOf(name, 'fast', charging),
    wallbox: chargeOf(name, 'wallbox', charging),
    cost: costOf(name, sources),
    savings: savingsOf(name, sources),
  }
}
