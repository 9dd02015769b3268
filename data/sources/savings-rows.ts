// The rows behind cost and savings: prices, consumption, taxes, car prices; each says how sure it is.
import { readFileSync } from 'node:fs'
import * as t from 'io-ts'
import { MotorKeyCodec } from '@evkit/engine/car'
import { readRows, text, type Rows } from './rows.js'

const day = t.refinement(
  text,
  (value) => /^\d{4}-\d{2}-\d{2}$/.test(value),
  'a date such as 2026-11-20',
)

const Basis = t.keyof(
  { measured: null, published: null, modelled: null, example: null },
  'measured, published, modelled or example',
)

/** Where a row comes from; `example` is a value chosen for the demonstration, and the page says so. */
const Origin = t.type({
  source: text,
  licence: text,
  retrieved: day,
  basis: Basis,
  note: text,
})

const PriceRow = t.intersection([
  Origin,
  t.type({
    market: text,
    kind: t.keyof({ electricity: null, fuel: null, economy: null }),
    value: t.number,
    unit: text,
    currency: t.string,
    period: text,
  }),
])

const ConsumptionRow = t.intersection([
  Origin,
  t.type({
    type: text,
    model: text,
    motor: MotorKeyCodec,
    usableKwh: t.number,
    wltpKm: t.number,
    kwhPer100Km: t.number,
  }),
])

const TaxSourceRow = t.intersection([
  Origin,
  t.type({
    market: text,
    car: t.keyof({ electric: null, petrol: null }),
    group: t.keyof({ ownership: null, informational: null }),
    taxId: text,
    frequency: text,
    amount: t.number,
    currency: text,
    tags: t.readonlyArray(t.string),
  }),
])

const CarPriceRow = t.intersection([
  Origin,
  t.type({ market: text, slug: text, amount: t.number, currency: text }),
])

/** A price or economy of a market: value, unit, period. */
export type PriceRow = t.TypeOf<typeof PriceRow>
/** Consumption of a car from the wall, and the two figures it is worked out from. */
export type ConsumptionRow = t.TypeOf<typeof ConsumptionRow>
/** One tax of one kind of car in a market. */
export type TaxSourceRow = t.TypeOf<typeof TaxSourceRow>
/** The price a car can be bought from in a market, by its slug. */
export type CarPriceRow = t.TypeOf<typeof CarPriceRow>

/** All rows behind cost and savings. */
export interface SavingsSources {
  readonly prices: Rows<PriceRow>
  readonly consumption: Rows<ConsumptionRow>
  readonly taxes: Rows<TaxSourceRow>
  readonly carPrices: Rows<CarPriceRow>
}

const readFile = <Row>(folder: URL, name: string, codec: t.Type<Row, unknown>): Rows<Row> =>
  readRows(`data/${name}`, readFileSync(new URL(name, folder), 'utf8'), codec)

/** Reads the rows below the data folder; what is wrong with them is in the faults of each. */
export const readSavingsSources = (folder: URL): SavingsSources => ({
  prices: readFile(folder, 'sources/prices.json', PriceRow),
  consumption: readFile(folder, 'sources/consumption.json', ConsumptionRow),
  taxes: readFile(folder, 'sources/taxes.json', TaxSourceRow),
  carPrices: readFile(folder, 'sources/car-prices.json', CarPriceRow),
})
