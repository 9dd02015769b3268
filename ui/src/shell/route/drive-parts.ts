// What a drive is worked out from besides its road: the car, what the site says of stops and prices, names of countries.
import { findCountedCharger } from '@evkit/engine/internal/charging'
import { toTripTerms, type RouteContent, type TripSettings } from '@evkit/engine/route'
import type { Translate } from '@evkit/engine/shared'
import { numberFormat } from '@evkit/engine/site'
import { startClock } from '@evkit/engine/internal/site'
import type { DriveParts } from '../../route/index.js'
import { onceEach } from '../../tool/once-each.js'
import type { DriveSources } from './drive-choices.js'
import { findConditions, listOtherCars } from './drive-conditions.js'

/** What the parts of a drive are made from. */
export interface DrivePage {
  readonly content: RouteContent
  readonly chargingPath: string
  readonly locale: string
  readonly translate: Translate
  /** What day it is, such as `2026-12-24`. */
  readonly today: () => string
}

const termsOf = /*#__PURE__*/ onceEach((content: RouteContent) => toTripTerms(content))

const CENTS = 2

const pricesOf = ({ content, locale, translate }: DrivePage): DriveParts['prices'] => {
  const { tariffs } = content
  if (tariffs === undefined) return { currency: '', note: '' }
  const { currency, basis, source, asOf } = tariffs
  const numbers = numberFormat(locale)
  const money = (value: number): string => numbers.money(value, currency, CENTS)
  const prices = { ac: money(tariffs.ac), dc: money(tariffs.dc), rapid: money(tariffs.rapid) }
  const values = basis === 'example' ? prices : { ...prices, source, asOf }
  return { currency, note: translate(`prices.note.${basis}`, values) }
}

const nameCountryIn =
  (locale: string) =>
  (code: string): string =>
    new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code

const MILLISECONDS_PER_DAY = 86_400_000

const nameDayIn = (locale: string): DriveParts['nameDay'] => {
  const format = new Intl.DateTimeFormat(locale, {
    ...{ weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' },
  })
  return (days) => format.format(days * MILLISECONDS_PER_DAY)
}

/** The parts of a drive with a car in the chosen conditions. */
export const drivePartsOf = (
  page: DrivePage,
  sources: DriveSources,
  settings: TripSettings,
): DriveParts => ({
  car: findConditions(sources, settings),
  otherCars: () => listOtherCars(sources, settings),
  terms: termsOf(page.content),
  prices: pricesOf(page),
  nameCountry: nameCountryIn(page.locale),
  chargingPath: page.chargingPath,
  findCharger: findCountedCharger,
  today: page.today(),
  startClock,
  nameDay: nameDayIn(page.locale),
})
