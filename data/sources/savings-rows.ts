// The rows behind cost and savings: prices, consumption, taxes, car prices; each says how sure it is.
import { readFileSync } from 'node:fs'
import * as t from 'io-ts'
import { MotorKeyCodec } from '@evkit/engine/car'
import { readCarNames, readNamed } from './car-names.js'
import { readRows, text, type Rows } from './rows.js'

const day = t.refinement(
  text,
  (value) => /^\d{4}-\d{2}-\d{2}$/.test(value),
  'a date such as 2026-11-20',
)

const month = t.refinement(
  text,
  (value) => /^\d{4}-(?:0[1-9]|1[0-2])$/.test(value),
  'a month such as 2026-11',
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

/** [a month] By sales model. */
const Monthly = t.record(t.string, t.number)

const CarPriceRow = t.intersection([
  Origin,
  t.type({ market: text, slug: text, amount: t.number, currency: text }),
  t.partial({
    monthly: Monthly,
    /** The purchase price before. */
    was: t.number,
    includesTax: t.boolean,
    editions: t.record(
      t.string,
      t.intersection([t.type({ amount: t.number }), t.partial({ monthly: Monthly })]),
    ),
  }),
])

const TariffRow = t.intersection([
  Origin,
  t.type({
    market: text,
    currency: text,
    /** [money/kWh] Alternating current, direct current below 150 kW, and from 150 kW. */
    ac: t.number,
    dc: t.number,
    rapid: t.number,
    period: month,
  }),
])

/** What a kilowatt-hour costs at public chargers of a market. */
export type TariffRow = t.TypeOf<typeof TariffRow>
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
  readonly tariffs: Rows<TariffRow>
}

const readFile = <Row>(folder: URL, name: string, codec: t.Type<Row, unknown>): Rows<Row> =>
  readRows(`data/${name}`, readNamed(folder, name), codec)

// Cars of others keep their names.
const readPlain = <Row>(folder: URL, name: string, codec: t.Type<Row, unknown>): Rows<Row> =>
  readRows(`data/${name}`, readFileSync(new URL(name, folder), 'utf8'), codec)

const readPetrolCars = (folder: URL): Rows<PetrolCarRow> => {
  const read = readPlain(folder, 'sources/petrol-cars.json', PetrolCarRow)
  const nameCar = readCarNames(folder)
  return { ...read, rows: read.rows.map((row) => ({ ...row, types: row.types.map(nameCar) })) }
}

/** Reads the rows below the data folder; what is wrong with them is in the faults of each. */
export const readSavingsSources = (folder: URL): SavingsSources => ({
  prices: readFile(folder, 'sources/prices.json', PriceRow),
  consumption: readFile(folder, 'sources/consumption.json', ConsumptionRow),
  taxes: readPlain(folder, 'sources/taxes.json', TaxSourceRow),
  carPrices: readFile(folder, 'sources/car-prices.json', CarPriceRow),
  petrolCars: readPetrolCars(folder),
  tariffs: readPlain(folder, 'sources/charging-tariffs.json', TariffRow),
})
