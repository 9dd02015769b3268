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

/** How the value was seen: at who sets it, on a page that reports it, worked out from such, or in a data file. */
const Confidence = t.keyof(
  { publisher: null, secondary: null, computed: null },
  'publisher, secondary or computed',
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
    kind: t.keyof({ electricity: null, fuel: null }),
    value: t.number,
    unit: text,
    currency: t.string,
    period: text,
    confidence: Confidence,
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
    /** `electric`, `petrol` for every petrol car, or the id of one. */
    car: text,
    confidence: Confidence,
    group: t.keyof({ ownership: null, informational: null }),
    taxId: text,
    frequency: text,
    amount: t.number,
    currency: text,
    tags: t.readonlyArray(t.string),
  }),
])

const PetrolCarRow = t.intersection([
  Origin,
  t.type({
    id: text,
    name: text,
    /** The electric cars it stands beside. */
    types: t.readonlyArray(text),
    /** Fuel economy in the unit of each unit system it is listed for. */
    economy: t.partial({ metric: t.number, imperial: t.number, us: t.number }),
    confidence: Confidence,
  }),
  t.partial({ co2GPerKm: t.number }),
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
/** A petrol car electric cars of its size are compared with. */
export type PetrolCarRow = t.TypeOf<typeof PetrolCarRow>
/** The price a car can be bought from in a market, by its slug. */
export type CarPriceRow = t.TypeOf<typeof CarPriceRow>

/** All rows behind cost and savings. */
export interface SavingsSources {
  readonly prices: Rows<PriceRow>
  readonly consumption: Rows<ConsumptionRow>
  readonly taxes: Rows<TaxSourceRow>
  readonly carPrices: Rows<CarPriceRow>
  readonly petrolCars: Rows<PetrolCarRow>
}

const readFile = <Row>(folder: URL, name: string, codec: t.Type<Row, unknown>): Rows<Row> =>
  readRows(`data/${name}`, readFileSync(new URL(name, folder), 'utf8'), codec)

/** Reads the rows below the data folder; what is wrong with them is in the faults of each. */
export const readSavingsSources = (folder: URL): SavingsSources => ({
  prices: readFile(folder, 'sources/prices.json', PriceRow),
  consumption: readFile(folder, 'sources/consumption.json', ConsumptionRow),
  taxes: readFile(folder, 'sources/taxes.json', TaxSourceRow),
  carPrices: readFile(folder, 'sources/car-prices.json', CarPriceRow),
  petrolCars: readFile(folder, 'sources/petrol-cars.json', PetrolCarRow),
})
