// The figures of one car in a comparison, each as the tool it comes from shows it at the start.
import { either as E } from 'fp-ts'
import type { MotorType } from '@evkit/engine/car'
import {
  chargingAddress,
  estimateCharge,
  wordDuration,
  type ChargeEstimate,
  type ChargeSelection,
} from '@evkit/engine/charging'
import { findCostCar, monthlyCost } from '@evkit/engine/cost'
import {
  calculatorAddress,
  estimateSelection,
  resolveUnitSettings,
  toDistanceUnit,
  wordDistance,
} from '@evkit/engine/range'
import { savingsFigures } from '@evkit/engine/savings'
import { parseQuery, toUndefined, writeQuery, type Query } from '@evkit/engine/shared'
import { numberFormat, writePagePath, type PageName } from '@evkit/engine/site'
import { moneyWriter, startSavings } from '../../savings/index.js'
import { wordCarPrice } from '../car-price.js'
import type { FrameProps } from '../frame.js'
import { createTranslate } from '../messages.js'
import type { RenderRequest } from '../render.types.js'
import { toRangeQuery, type CompareData } from './compare-data.js'

/** A figure as it is shown: in words, and as the number the words hold. */
export interface ComparedFigure {
  readonly text: string
  /** As exact as the words are; absent where cars cannot be told apart by it. */
  readonly value?: number
  /** The tool that shows the same figure, with how it came about; absent where none does. */
  readonly href?: string
  /** What else belongs to it; absent where nothing does. */
  readonly aside?: string
}

/** The rows of a comparison, in their order. */
export const COMPARED_ROWS = [
  'price',
  'drives',
  'range',
  'fast',
  'wallbox',
  'cost',
  'savings',
] as const
/** A row of a comparison. */
export type ComparedRow = (typeof COMPARED_ROWS)[number]

/** What is known of a car. */
export type ComparedFigures = Readonly<Record<ComparedRow, ComparedFigure | undefined>>

/** What the figures of a car are asked with. */
export interface Asking {
  readonly request: Pick<RenderRequest, 'findPrice'>
  readonly props: Pick<FrameProps, 'frame' | 'translate'>
  readonly data: CompareData
  readonly query: Query
}

const writeLink = (page: PageName, search: string, { frame }: Asking['props']): string =>
  `${writePagePath(frame.site, page, frame.chargingSegments)}?${search}`

const priceOf = (name: string, { request, props }: Asking): ComparedFigure | undefined => {
  const price = wordCarPrice(name, request, props)
  return price === undefined ? undefined : { text: price.text, value: price.amount }
}

const NO_BREAK = '\u00a0'

const say = ({ figure, unit }: { readonly figure: string; readonly unit: string }): string =>
  `${figure}${NO_BREAK}${unit}`

interface Range {
  readonly figure: ComparedFigure
  readonly drive: MotorType
}

const rangeOf = (name: string, { props, data, query }: Asking): Range | undefined => {
  if (data.range === undefined) return undefined
  const { state, content } = data.range
  const { site, locale } = props.frame
  const { selection, corrections } = calculatorAddress.read(toRangeQuery(query, name), state)
  if (corrections.includes('address.car')) return undefined
  const unit = toDistanceUnit(resolveUnitSettings({ site, locale }))
  const estimate = toUndefined(estimateSelection(state.data, selection, unit))
  if (estimate === undefined) return undefined
  const translate = createTranslate(content.messages, locale)
  const words = { translate, numbers: numberFormat(locale) }
  const text = say(wordDistance(estimate.shown, estimate.unit, words))
  const aside = translate(`motor.${selection.motor}`)
  const href = writeLink('range', calculatorAddress.write(selection, []), props)
  return { figure: { text, value: estimate.shown, aside, href }, drive: selection.motor }
}

const findCar = (name: string, { data }: Asking) =>
  data.charging?.cars.find((car) => car.name === name)

const drivesOf = (name: string, asking: Asking): ComparedFigure | undefined => {
  const car = findCar(name, asking)
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

type Charging = NonNullable<CompareData['charging']>

const chargeSelection = (
  name: string,
  at: keyof typeof CHARGES,
  { cars, drive }: { readonly cars: Charging['cars']; readonly drive: MotorType | undefined },
): ChargeSelection | undefined => {
  const wanted = drive === undefined ? '' : `&powerTrain=${drive}`
  const query = parseQuery(`carModel=${encodeURIComponent(name)}${wanted}&${CHARGES[at].query}`)
  const { selection } = chargingAddress.read(query, { cars, place: 'home' })
  return selection.car.name === name ? selection : undefined
}

const chargeOf = (
  name: string,
  at: keyof typeof CHARGES,
  asking: Asking & { readonly drive: MotorType | undefined },
): ComparedFigure | undefined => {
  const { props, data, drive } = asking
  if (data.charging === undefined) return undefined
  const { cars, messages } = data.charging
  const selection = chargeSelection(name, at, { cars, drive })
  const motor = selection === undefined ? undefined : toUndefined(selection.motor)
  if (selection === undefined || motor === undefined) return undefined
  const { car, charge, range } = selection
  const asked = { model: car.model, motor, charger: charge.charger, range }
  const answer = estimateCharge(data.charging.data, asked)
  if (E.isLeft(answer)) return undefined
  const { locale } = props.frame
  const words = { translate: createTranslate(messages, locale), numbers: numberFormat(locale) }
  return {
    text: say(wordDuration(answer.right.duration, words)),
    value: wordedMinutes(answer.right),
    href: writeLink(CHARGES[at].page, chargingAddress.write(selection, []), props),
  }
}

const costOf = (name: string, { props, data }: Asking): ComparedFigure | undefined => {
  const { cost } = data
  const car = cost === undefined ? undefined : toUndefined(findCostCar(cost.cars, name))
  if (cost === undefined || car === undefined) return undefined
  const { energyConsumption, starts } = car
  const asked = { rounding: 'up', distance: cost.contentDistance } as const
  const figure = monthlyCost({ ...starts, energyConsumption }, asked)
  if (E.isLeft(figure)) return undefined
  const { value } = figure.right
  const amount = numberFormat(props.frame.locale).money(value, cost.content.currency, 0)
  const href = writeLink('cost-benefits', writeQuery([['costType', name]], [], []), props)
  return { text: amount, value, href }
}

const savingsOf = (name: string, { props, data }: Asking): ComparedFigure | undefined => {
  const { savings } = data
  if (savings === undefined) return undefined
  const { setup, content, configurations } = savings
  const search = writeQuery([['car', name]], [], [])
  const state = startSavings({ setup, configurations, search })
  const { car } = state.selection
  if (car.type !== name) return undefined
  const { value } = savingsFigures(state).total
  return {
    text: moneyWriter({ content, locale: props.frame.locale })(value),
    href: writeLink('cost-benefits', search, props),
    // Each car is held against another petrol car: the sums say nothing of which saves more.
    aside: props.translate('compare.against', { car: car.comparison.name }),
  }
}

/** Works out the figures of a car of the line-up by its name. */
export const compareFigures = (name: string, asking: Asking): ComparedFigures => {
  const range = rangeOf(name, asking)
  const charging = { ...asking, drive: range?.drive }
  return {
    price: priceOf(name, asking),
    drives: drivesOf(name, asking),
    range: range?.figure,
    fast: chargeOf(name, 'fast', charging),
    wallbox: chargeOf(name, 'wallbox', charging),
    cost: costOf(name, asking),
    savings: savingsOf(name, asking),
  }
}
