// Assembles what a content service would deliver for cost and savings: one document for each site and client.
import type { ChargeTariffs } from '@evkit/engine/charging'
import type { CostContent } from '@evkit/engine/cost'
import type { RouteContent } from '@evkit/engine/route'
import { PAYMENTS_PER_YEAR, type TaxFrequency, type SavingsContent } from '@evkit/engine/savings'
import { distanceOf, resolveUnitSystem, type Provenance } from '@evkit/engine/site'
import type { PetrolCarRow, PriceRow, SavingsSources } from '../sources/savings-rows.js'
import type { SourceRow } from '../sources/rows.js'
import type { SiteEntry } from './parts.js'
import type { SavingsLanguage, SavingsSite } from './savings-parts.js'
import { wordMonth } from './word-month.js'

/** What a site's documents are assembled from. */
export interface SavingsPage {
  readonly site: SiteEntry
  readonly entry: SavingsSite
  readonly language: SavingsLanguage
  readonly sources: SavingsSources
  readonly credits: readonly SourceRow[]
}

/** Key of the car those electric ones are compared with that have none of their own size. */
export const COMPARISON_MODEL = 'petrol'

const NO_BREAK = '\u00a0'

const findPrice = ({ entry, sources }: SavingsPage, kind: PriceRow['kind']): PriceRow | undefined =>
  sources.prices.rows.find((row) => row.market === entry.site && row.kind === kind)

const valueOf = (page: SavingsPage, kind: PriceRow['kind']): number =>
  findPrice(page, kind)?.value ?? 0

/** The petrol car an electric one is compared with, as it is listed for the unit system of the page. */
export const findPetrolCar = (
  page: SavingsPage,
  type: string,
): (PetrolCarRow & { readonly value: number }) | undefined => {
  const system = systemOf(page)
  return page.sources.petrolCars.rows.flatMap((row) => {
    const value = row.economy[system]
    return row.types.includes(type) && value !== undefined ? [{ ...row, value }] : []
  })[0]
}

const titleOf = ({ credits }: SavingsPage, id: string): SourceRow | undefined =>
  credits.find((one) => one.id === id)

const toOrigin = (
  page: SavingsPage,
  id: string,
  row: Omit<PriceRow, 'market' | 'kind' | 'confidence' | 'licence' | 'note' | 'currency'>,
): Provenance => ({
  id,
  value: row.value,
  unit: row.unit,
  period: page.language.periods[row.period] ?? row.period,
  source: page.language.sources[row.source] ?? titleOf(page, row.source)?.title ?? row.source,
  url: titleOf(page, row.source)?.url ?? '',
  retrieved: row.retrieved,
  basis: row.basis,
})

const listOrigins = (
  page: SavingsPage,
  kinds: readonly PriceRow['kind'][],
): readonly Provenance[] => [
  ...kinds.flatMap((kind) => {
    const row = findPrice(page, kind)
    return row === undefined ? [] : [toOrigin(page, kind, row)]
  }),
  ...page.sources.consumption.rows.map((row) =>
    toOrigin(page, `consumption.${row.type}`, {
      ...row,
      value: row.kwhPer100Km,
      unit: 'kWh/100 km',
      period: row.type,
    }),
  ),
]

const ECONOMY = { metric: 'l/100 km', imperial: 'mpg', us: 'US mpg' } as const

const listEconomies = (page: SavingsPage): readonly Provenance[] =>
  page.sources.consumption.rows.flatMap(({ type }) => {
    const petrol = findPetrolCar(page, type)
    const unit = ECONOMY[systemOf(page)]
    return petrol === undefined
      ? []
      : [toOrigin(page, `economy.${type}`, { ...petrol, unit, period: petrol.name })]
  })

const paymentsOf = (frequency: string): number =>
  Object.hasOwn(PAYMENTS_PER_YEAR, frequency) ? PAYMENTS_PER_YEAR[frequency as TaxFrequency] : 1

const listTaxOrigins = (page: SavingsPage): readonly Provenance[] => {
  const { entry, language, sources } = page
  const petrol = sources.petrolCars.rows
  return sources.taxes.rows
    .filter(({ market, group }) => market === entry.site && group === 'ownership')
    .map((row) => {
      const name = language.taxes[row.taxId] ?? row.taxId
      const car = petrol.find(({ id }) => id === row.car)?.name
      const amount = row.amount * paymentsOf(row.frequency)
      const period = car === undefined ? name : `${name}, ${car}`
      const unit = `${row.currency}/year`
      return toOrigin(page, `tax.${row.taxId}.${row.car}`, { ...row, value: amount, unit, period })
    })
}

const SURENESS = ['example', 'modelled', 'published', 'measured'] as const

// What can be said of all taxes of a market is what holds for the least sure of them.
const leastSure = ({ entry, sources }: SavingsPage): Provenance['basis'] =>
  SURENESS.find((basis) =>
    sources.taxes.rows.some((row) => row.market === entry.site && row.basis === basis),
  ) ?? 'example'

const systemOf = ({ site, entry }: SavingsPage) => resolveUnitSystem(site.locale, entry.system)

const declared = ({ entry }: SavingsPage) => ({
  ...(entry.system === undefined ? {} : { system: entry.system }),
  ...(entry.minorUnit === undefined ? {} : { minorUnit: entry.minorUnit }),
})

const homeOf = (page: SavingsPage): ChargeTariffs['home'] => {
  const row = findPrice(page, 'electricity')
  if (row === undefined) return undefined
  const { basis, source, period: asOf } = toOrigin(page, row.kind, row)
  return {
    ...{ tariff: { perKwh: row.value }, source, asOf },
    basis: basis === 'measured' ? 'published' : basis,
  }
}

/** What charging costs on a site: electricity at home as its calculators have it, public chargers as its planner has them. */
export const assembleTariffs = (
  page: SavingsPage,
  away: RouteContent['tariffs'],
): ChargeTariffs => {
  const { entry, site } = page
  const home = homeOf(page)
  return {
    currency: entry.currency,
    ...(entry.minorUnit === undefined ? {} : { minorUnit: entry.minorUnit }),
    ...(home === undefined ? {} : { home }),
    ...(away === undefined
      ? {}
      : {
          public: {
            ...{ basis: away.basis, source: away.source, asOf: wordMonth(away.asOf, site) },
            ac: { perKwh: away.ac },
            dc: { perKwh: away.dc },
            rapid: { perKwh: away.rapid },
          },
        }),
  }
}

/** Assembles the document of the charging cost calculator. */
export const assembleCost = (page: SavingsPage): CostContent => {
  const { entry, language, sources } = page
  const { cost, suffix } = language.texts
  const isBefore = entry.symbolPlace === 'before'
  const { mileage, energyCost } = entry
  return {
    labels: {
      costHeading: cost.heading,
      costPrefix: isBefore ? entry.symbol : '',
      costSuffix: `${isBefore ? '' : `${NO_BREAK}${entry.symbol}`}${cost.perMonth}`,
      mileageLabel: cost.mileageLabel,
      mileageSuffix: suffix[distanceOf(systemOf(page))],
      energyCostLabel: cost.energyCostLabel,
      energyCostSuffix: suffix.perKwh,
    },
    items: sources.consumption.rows.map(({ type, kwhPer100Km }) => ({
      type,
      mileageDefaultValue: mileage.default,
      mileageMaxValue: mileage.max,
      mileageMinValue: mileage.min,
      mileageDecimal: mileage.decimals,
      mileageStep: mileage.step,
      energyCostDecimal: energyCost.decimals,
      energyCostDefaultValue: valueOf(page, 'electricity'),
      energyCostMaxValue: energyCost.max,
      energyCostMinValue: energyCost.min,
      energyCostStep: energyCost.step,
      energyConsumption: kwhPer100Km,
    })),
    currency: entry.currency,
    provenance: listOrigins(page, ['electricity']),
    messages: { ...language.common, ...language.cost },
    ...declared(page),
  }
}

const toSliders = (page: SavingsPage): SavingsContent['sliders'] => {
  const { entry, language, sources } = page
  const { savings, suffix } = language.texts
  const system = systemOf(page)
  return {
    mileage: { ...entry.mileage, label: savings.mileage, suffix: suffix[distanceOf(system)] },
    fuelCost: {
      ...entry.fuelCost,
      default: valueOf(page, 'fuel'),
      label: savings.fuelCost,
      suffix: system === 'us' ? suffix.perGallon : suffix.perLitre,
    },
    fuelEconomy: {
      ...entry.fuelEconomy,
      default:
        findPetrolCar(page, sources.consumption.rows[0]?.type ?? '')?.value ??
        entry.fuelEconomy.min,
      label: savings.fuelEconomy,
      suffix: suffix[ECONOMY[system]],
    },
    energyCost: {
      ...entry.energyCost,
      default: valueOf(page, 'electricity'),
      label: savings.energyCost,
      suffix: suffix.perKwh,
    },
  }
}

const toComparison = (page: SavingsPage, type: string) => {
  const petrol = findPetrolCar(page, type)
  return petrol === undefined
    ? {}
    : { comparison: { name: petrol.name, model: petrol.id, fuelEconomy: petrol.value } }
}

/** Assembles the document of the savings page. */
export const assembleSavings = (page: SavingsPage): SavingsContent => {
  const { entry, language, sources } = page
  const { savings } = language.texts
  return {
    heading: savings.heading,
    text: savings.text,
    sliders: toSliders(page),
    cars: sources.consumption.rows.map(({ type, model, kwhPer100Km }) => ({
      type,
      model,
      energyConsumptionValue: kwhPer100Km,
      ...toComparison(page, type),
    })),
    comparison: { name: savings.comparison, model: COMPARISON_MODEL },
    salesModel: entry.salesModel,
    currency: entry.currency,
    provenance: [
      ...listOrigins(page, ['electricity', 'fuel']),
      ...listEconomies(page),
      ...listTaxOrigins(page),
    ],
    taxBasis: leastSure(page),
    messages: { ...language.common, ...language.savings },
    ...declared(page),
  }
}
