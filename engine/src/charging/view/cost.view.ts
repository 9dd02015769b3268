import * as E from '#fp-ts/Either'
import * as O from '#fp-ts/Option'
import { none, some, type Either, type Option, type Step } from '../../shared/index.js'
import type { Words } from '../../site/index.js'
import { wordValue } from '../../tool/index.js'
import { explainCost } from '../charge-cost.js'
import type { Charge, ChargeEstimate } from '../charging.types.js'
import { findTariff, type ChargeTariff, type ChargeTariffs, type TariffOrigin } from '../tariff.js'

const AMOUNT_DECIMALS = 2

/** What a charge costs; none without a time, or where the site says nothing of such chargers. */
export const costOf = (
  answer: Either<unknown, ChargeEstimate>,
  charge: Charge,
  tariffs: ChargeTariffs | undefined,
): Option<Step> => {
  const tariff = findTariff(tariffs, charge)
  return E.isRight(answer) && O.isSome(tariff)
    ? some(explainCost(answer.right, charge.charger.current, tariff.value))
    : none
}

/** Puts what a charge costs into words: `about £7.82`. */
export const wordCost = (cost: Step, { currency }: ChargeTariffs, words: Words): string =>
  words.translate('cost.about', {
    cost: words.numbers.money(cost.value, currency, AMOUNT_DECIMALS),
  })

const wordTariff = (
  { perKwh, perCharge = 0, perMinute = 0, freeMinutes = 0 }: ChargeTariff,
  { currency, minorUnit }: ChargeTariffs,
  words: Words,
): string => {
  const money = { words, currency, minorUnit }
  const perTime = wordValue(perMinute, 'money/min', money)
  const isFree = freeMinutes > 0
  return [
    wordValue(perKwh, 'money/kWh', money),
    ...(perCharge === 0
      ? []
      : [words.translate('tariff.charge', { value: wordValue(perCharge, 'money', money) })]),
    ...(perMinute === 0
      ? []
      : [
          isFree
            ? words.translate('tariff.after', {
                value: perTime,
                time: wordValue(freeMinutes, 'min', money),
              })
            : perTime,
        ]),
  ].join(' + ')
}

const wordOrigin = ({ basis, source, asOf }: TariffOrigin, { translate }: Words): string =>
  translate(`tariffs.${basis}`, { source, asOf })

/** Says which prices the costs are worked out with, and whose they are; empty where there are none. */
export const wordTariffs = (tariffs: ChargeTariffs | undefined, words: Words): string => {
  if (tariffs === undefined) return ''
  const { home, public: away } = tariffs
  const said = [
    ...(home === undefined
      ? []
      : [
          words.translate('tariffs.home', {
            price: wordTariff(home.tariff, tariffs, words),
            origin: wordOrigin(home, words),
          }),
        ]),
    ...(away === undefined
      ? []
      : [
          words.translate('tariffs.public', {
            ac: wordTariff(away.ac, tariffs, words),
            dc: wordTariff(away.dc, tariffs, words),
            rapid: wordTariff(away.rapid, tariffs, words),
            origin: wordOrigin(away, words),
          }),
        ]),
  ]
  return said.length === 0 ? '' : [...said, words.translate('tariffs.losses')].join(' ')
}

/** What is known of one of several chargers. */
export interface ComparedCharge {
  /** [min] None where there is no time. */
  readonly minutes: Option<number>
  /** None where nothing is said of money. */
  readonly cost: Option<number>
}

const isLeast = (value: Option<number>, all: readonly number[]): boolean =>
  O.isSome(value) && value.value === Math.min(...all) && all.some((one) => one !== Math.min(...all))

/**
 * Tells which of several chargers take least time and least money: all that are alike, none where all are. The cheapest
 * is named only where the cost of each is known.
 */
export const listMarks = (
  charges: readonly ComparedCharge[],
): readonly (readonly ('fastest' | 'cheapest')[])[] => {
  const timed = charges.filter(({ minutes }) => O.isSome(minutes))
  const times = timed.flatMap(({ minutes }) => (O.isSome(minutes) ? [minutes.value] : []))
  const costs = timed.flatMap(({ cost }) => (O.isSome(cost) ? [cost.value] : []))
  const areAllKnown = costs.length === timed.length
  return charges.map(({ minutes, cost }) => [
    ...(isLeast(minutes, times) ? (['fastest'] as const) : []),
    ...(areAllKnown && O.isSome(minutes) && isLeast(cost, costs) ? (['cheapest'] as const) : []),
  ])
}
