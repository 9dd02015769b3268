// What is looked for in the data of cost and savings before it may be shown (E-T-37).
import { PAYMENTS_PER_YEAR } from '@evkit/engine/savings'
import { toPriceSlug } from '@evkit/engine/internal/car'
import { listGridFaults } from '@evkit/engine/internal/shared'
import { readSavingsContent } from '../content/savings-read.js'
import type { SavingsContentFiles, SavingsSite } from '../content/savings-parts.js'
import type { Fault, Rows, Sources } from '../sources/rows.js'
import { readSavingsSources, type SavingsSources } from '../sources/savings-rows.js'
import { listMessageFaults, listTexts } from './messages.js'

const EXAMPLE = 'evkit-example'
const SITES_FILE = 'data/content/savings-sites.json'

const KINDS = ['electricity', 'fuel'] as const

const repeated = <Row>(rows: Rows<Row>, keyOf: (row: Row) => string): readonly Fault[] =>
  rows.rows.flatMap((row, at) =>
    rows.rows.findIndex((other) => keyOf(other) === keyOf(row)) === at
      ? []
      : [{ file: rows.file, path: String(at), text: `repeats ${keyOf(row)}` }],
  )

interface Sourced {
  readonly source: string
  readonly basis: string
}

const originFaults = (rows: Rows<Sourced>, { sources }: Sources): readonly Fault[] =>
  rows.rows.flatMap(({ source, basis }, at) => [
    ...(sources.rows.some(({ id }) => id === source)
      ? []
      : [
          {
            file: rows.file,
            path: `${at}.source`,
            text: `names the source ${source}, which is not in sources.json`,
          },
        ]),
    ...((source === EXAMPLE) === (basis === 'example')
      ? []
      : [
          {
            file: rows.file,
            path: `${at}.basis`,
            text: 'an example value and its source must both say so',
          },
        ]),
  ])

const amountFaults = <Row>(
  rows: Rows<Row>,
  name: string,
  isGood: (row: Row) => boolean,
): readonly Fault[] =>
  rows.rows.flatMap((row, at) =>
    isGood(row)
      ? []
      : [{ file: rows.file, path: `${at}.${name}`, text: 'expected another amount' }],
  )

const currencyFaults = (
  rows: Rows<{ readonly market: string; readonly currency: string }>,
  sites: readonly SavingsSite[],
): readonly Fault[] =>
  rows.rows.flatMap(({ market, currency }, at) => {
    const site = sites.find((one) => one.site === market)
    if (site === undefined) {
      return [{ file: rows.file, path: `${at}.market`, text: `there is no site ${market}` }]
    }
    return currency === site.currency || currency === ''
      ? []
      : [{ file: rows.file, path: `${at}.currency`, text: `expected ${site.currency}` }]
  })

const frequencyFaults = ({ taxes }: SavingsSources): readonly Fault[] =>
  taxes.rows.flatMap(({ group, frequency }, at) =>
    group === 'informational' || Object.hasOwn(PAYMENTS_PER_YEAR, frequency)
      ? []
      : [
          {
            file: taxes.file,
            path: `${at}.frequency`,
            text: `expected Yearly, Quarterly or Monthly, found ${frequency}`,
          },
        ],
  )

const SLIDER_OF = {
  electricity: 'energyCost',
  fuel: 'fuelCost',
} as const

const siteFaults = (site: SavingsSite, { prices }: SavingsSources): readonly Fault[] =>
  KINDS.flatMap((kind): readonly Fault[] => {
    const row = prices.rows.find((one) => one.market === site.site && one.kind === kind)
    const path = `${site.site}.${SLIDER_OF[kind]}`
    if (row === undefined) {
      return [{ file: prices.file, path: site.site, text: `has no ${kind} of this market` }]
    }
    const { min, max, step } = site[SLIDER_OF[kind]]
    return [
      ...(min < max && step > 0 && step <= max - min
        ? []
        : [{ file: SITES_FILE, path, text: 'expected min below max and a step between them' }]),
      ...(row.value >= min && row.value <= max
        ? []
        : [{ file: SITES_FILE, path, text: `does not reach the default ${row.value}` }]),
    ]
  })

const SLIDERS = ['mileage', 'energyCost', 'fuelCost', 'fuelEconomy'] as const

const gridFaults = (site: SavingsSite): readonly Fault[] =>
  SLIDERS.flatMap((slider) =>
    listGridFaults(site[slider]).map(({ path, expected, actual }) => ({
      file: SITES_FILE,
      path: `${site.site}.${slider}.${path}`,
      text: `expected ${expected}, found ${actual}`,
    })),
  )

// An imperial economy and one in litres are two writings of one figure.
const LITRES_TIMES_MPG = 282.481
const WRITTEN_TO = 0.05

const petrolFaults = (
  { petrolCars, consumption, taxes }: SavingsSources,
  { sites }: SavingsContentFiles,
): readonly Fault[] => [
  ...petrolCars.rows.flatMap(({ economy: { metric, imperial } }, at) =>
    metric === undefined ||
    imperial === undefined ||
    Math.abs(LITRES_TIMES_MPG / imperial - metric) <= WRITTEN_TO
      ? []
      : [{ file: petrolCars.file, path: `${at}.economy`, text: 'states two different economies' }],
  ),
  ...petrolCars.rows.flatMap(({ types }, at) =>
    types
      .filter((type) => !consumption.rows.some((row) => row.type === type))
      .map((type) => ({
        file: petrolCars.file,
        path: `${at}.types`,
        text: `there is no electric car ${type}`,
      })),
  ),
  ...taxes.rows.flatMap(({ car }, at) =>
    ['electric', 'petrol', ...petrolCars.rows.map(({ id }) => id)].includes(car)
      ? []
      : [{ file: taxes.file, path: `${at}.car`, text: `there is no petrol car ${car}` }],
  ),
  ...sites.flatMap(({ site, system = 'metric' }) =>
    consumption.rows
      .filter(({ type }) =>
        petrolCars.rows.every(
          ({ types, economy }) => !types.includes(type) || economy[system] === undefined,
        ),
      )
      .map(({ type }) => ({
        file: petrolCars.file,
        path: site,
        text: `has no petrol car for the ${type}`,
      })),
  ),
]

const policyFaults = (site: SavingsSite, { taxes }: SavingsSources): readonly Fault[] =>
  site.taxPolicies.flatMap((policy) =>
    taxes.rows.some(({ market, taxId }) => market === site.site && taxId === policy) ||
    taxes.rows.every(({ market, group }) => market !== site.site || group !== 'ownership')
      ? []
      : [
          {
            file: SITES_FILE,
            path: `${site.site}.taxPolicies`,
            text: `names the policy ${policy}, which has no tax`,
          },
        ],
  )

const nameFaults = (sources: SavingsSources, files: SavingsContentFiles): readonly Fault[] =>
  [...files.languages].flatMap(([name, language]) => {
    const file = `data/content/savings/${name}.json`
    const periods = sources.prices.rows.map(({ period }) => period)
    const taxes = sources.taxes.rows.map(({ taxId }) => taxId)
    const missing = (wanted: readonly string[], texts: object, path: string): readonly Fault[] =>
      [...new Set(wanted)]
        .filter((key) => !Object.hasOwn(texts, key))
        .map((key) => ({ file, path: `${path}.${key}`, text: 'this text is missing' }))
    return [
      ...missing(periods, language.periods, 'periods'),
      ...missing(taxes, language.taxes, 'taxes'),
    ]
  })

/** Faults of the rows behind cost and savings. */
export const listSavingsRowFaults = (
  rows: SavingsSources,
  sources: Sources,
  files: SavingsContentFiles,
): readonly Fault[] => {
  const { prices, consumption, taxes, carPrices, petrolCars, tariffs } = rows
  const all: readonly Rows<Sourced>[] = [prices, consumption, taxes, carPrices, petrolCars, tariffs]
  return [
    ...all.flatMap(({ faults }) => faults),
    ...all.flatMap((one) => originFaults(one, sources)),
    ...repeated(prices, ({ market, kind }) => `${market} ${kind}`),
    ...repeated(consumption, ({ type }) => type),
    ...repeated(carPrices, ({ market, slug }) => `${market} ${slug}`),
    ...repeated(tariffs, ({ market }) => market),
    ...repeated(petrolCars, ({ id }) => id),
    ...petrolFaults(rows, files),
    ...repeated(taxes, ({ market, car, taxId }) => `${market} ${car} ${taxId}`),
    ...amountFaults(prices, 'value', ({ value }) => value > 0),
    ...amountFaults(carPrices, 'amount', ({ amount }) => Number.isInteger(amount) && amount > 0),
    ...amountFaults(carPrices, 'monthly', ({ monthly = {} }) =>
      Object.values(monthly).every((amount) => amount > 0),
    ),
    ...amountFaults(carPrices, 'was', ({ was, amount }) => was === undefined || was > amount),
    ...amountFaults(carPrices, 'slug', ({ slug }) => slug === toPriceSlug(slug)),
    ...amountFaults(taxes, 'amount', ({ amount }) => Number.isFinite(amount)),
    ...amountFaults(tariffs, 'dc', ({ ac, dc, rapid }) => Math.min(ac, dc, rapid) > 0),
    ...currencyFaults(tariffs, files.sites),
    ...currencyFaults(prices, files.sites),
    ...currencyFaults(taxes, files.sites),
    ...currencyFaults(carPrices, files.sites),
    ...frequencyFaults(rows),
    ...files.sites.flatMap((site) => [
      ...siteFaults(site, rows),
      ...gridFaults(site),
      ...policyFaults(site, rows),
    ]),
    ...nameFaults(rows, files),
  ]
}

/** Everything that is wrong with the data of cost and savings. */
export const listSavingsFaults = (folder: URL, sources: Sources): readonly Fault[] => {
  const { files, faults } = readSavingsContent(new URL('content/', folder))
  const texts = [...files.languages].map(([name, language]) => [name, listTexts(language)] as const)
  const first = texts.find(([name]) => name === 'en')?.[1] ?? new Map<string, string>()
  return [
    ...faults,
    ...listSavingsRowFaults(readSavingsSources(folder), sources, files),
    ...texts.flatMap(([name, own]) =>
      listMessageFaults(`data/content/savings/${name}.json`, own, first),
    ),
  ]
}
