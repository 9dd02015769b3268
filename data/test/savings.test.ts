import { describe, expect, test } from 'vitest'
import { either as E } from 'fp-ts'
import { carPriceEndpoint } from '@evkit/engine/car'
import { toPriceSlug } from '@evkit/engine/internal/car'
import {
  costAddress,
  CostContentCodec,
  costView,
  joinCostCars,
  monthlyCost,
  type CostState,
} from '@evkit/engine/cost'
import {
  clientConfigurationCall,
  joinSavings,
  nextConfigurationCall,
  NO_ANSWERS,
  resolveConfiguration,
  savingsAddress,
  SavingsContentCodec,
  savingsFigures,
  savingsView,
  tokenConfigurationCall,
  tokenGeneratorCall,
  type CarConfiguration,
  type ConfigurationAnswers,
  type SavingsState,
} from '@evkit/engine/savings'
import {
  decodeWith,
  none,
  parseQuery,
  some,
  toUndefined,
  writeAddress,
  type Translate,
} from '@evkit/engine/shared'
import {
  CONTENT_CLIENTS,
  contentEndpoint,
  distanceOf,
  FrameContentCodec,
  graphBody,
  graphEndpoint,
  numberFormat,
  readGraphReply,
  resolveUnitSystem,
  type GraphCall,
  type GraphValue,
} from '@evkit/engine/site'
import { CarPriceCodec } from '../../engine/src/car/price.api.js'
import { toCostQuery } from '../../engine/src/cost/cost-sensitivity.js'
import { listSavingsFaults, listSavingsRowFaults } from '../check/savings.js'
import { readSavingsContent } from '../content/savings-read.js'
import { createService } from '../service/app.js'
import { readSources, type Fault } from '../sources/rows.js'
import { readSavingsSources, type SavingsSources } from '../sources/savings-rows.js'
import { openData } from './open.js'
import { SITE_CARS } from './site-cars.js'

const folder = new URL('../', import.meta.url)
const store = openData()
const service = createService(store, { isPreviewOpen: true })

const must = <A extends object>(
  answer:
    | { readonly _tag: 'Left'; readonly left: unknown }
    | { readonly _tag: 'Right'; readonly right: A },
): A => {
  if (E.isLeft(answer)) throw new Error(JSON.stringify(answer.left))
  return answer.right
}

const json = async (address: string): Promise<unknown> => (await service.request(address)).json()
const content = (site: string, client: string) =>
  json(writeAddress(contentEndpoint, { site, client }))

const post = (body: unknown, graph = 'graph', type = 'application/json') =>
  service.request(writeAddress(graphEndpoint, { graph }), {
    method: 'POST',
    headers: { 'Content-Type': type },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

const askGraph = async <Reply extends object>(
  call: GraphCall<Reply>,
  values: Readonly<Record<string, GraphValue>>,
) => readGraphReply(call, await (await post(graphBody(call, values))).json())

// What the shell does: one call after the other, until there is an answer.
const configure = async (
  locale: string,
  salesModel: string,
  model: string,
): Promise<CarConfiguration> => {
  const question = { locale, salesModel, model }
  let answers: ConfigurationAnswers = NO_ANSWERS
  for (;;) {
    const next = nextConfigurationCall(answers, question)
    if (next === undefined) return resolveConfiguration(answers, question)
    if (next === 'configuration') {
      const value = await askGraph(clientConfigurationCall, { locale })
      answers = { ...answers, configuration: { kind: 'answered', value } }
    } else if (next === 'token') {
      const value = await askGraph(tokenGeneratorCall, question)
      answers = { ...answers, token: { kind: 'answered', value } }
    } else {
      const token =
        answers.token.kind === 'answered' && E.isRight(answers.token.value)
          ? (toUndefined(answers.token.value.right) ?? null)
          : null
      const value = await askGraph(tokenConfigurationCall, { token })
      answers = { ...answers, tokenConfiguration: { kind: 'answered', value } }
    }
  }
}

// A message that is missing is a fault; one that is there shows its values.
const strict =
  (messages: Readonly<Record<string, string>>): Translate =>
  (key, values = {}) => {
    const text = Object.hasOwn(messages, key) ? messages[key] : undefined
    if (text === undefined) throw new Error(`no message ${key}`)
    return `${text} ${Object.values(values).join(' ')}`
  }

const readSite = async (site: string) => {
  const { locale } = must(decodeWith(FrameContentCodec, await content(site, CONTENT_CLIENTS.frame)))
  const cost = must(decodeWith(CostContentCodec, await content(site, CONTENT_CLIENTS.cost)))
  const savings = must(
    decodeWith(SavingsContentCodec, await content(site, CONTENT_CLIENTS.savings)),
  )
  return { locale, cost, savings, system: resolveUnitSystem(locale, savings.system) }
}

describe('content of cost and savings', () => {
  test.each(store.sites)(
    '[T-DATA-30] [T-DATA-04] [T-DATA-05] %s has a calculator whose every text is there',
    async (site) => {
      const { locale, cost, system } = await readSite(site)
      const cars = must(joinCostCars(cost.items))
      expect(cars.map(({ type }) => type)).toEqual(SITE_CARS)
      const distance = distanceOf(system)
      const { selection } = costAddress.read([], { cars })
      const state: CostState = {
        cars,
        selection,
        corrections: ['type', 'mileage', 'energyCost'],
        contentDistance: distance,
        shownDistance: distance === 'km' ? 'mi' : 'km',
      }
      const words = { translate: strict(cost.messages), numbers: numberFormat(locale) }
      const view = costView({
        state: { ...state, announced: some(selection) },
        content: cost,
        ...words,
      })
      expect(view.result.kind).toBe('cost')
      expect(view.provenance.rows.length).toBe(7)
      expect(view.sensitivity.bars).toHaveLength(3)
      const [first] = cars
      const broken = { ...first, energyConsumption: Number.NaN }
      const without = {
        ...state,
        cars: [broken] as const,
        selection: { ...selection, car: broken },
      }
      expect(
        costView({ state: { ...without, announced: none }, content: cost, ...words }).result.kind,
      ).toBe('missing')
    },
  )

  test.each(store.sites)(
    '[T-DATA-24] [T-DATA-30] %s has a savings page whose every text is there',
    async (site) => {
      const { locale, savings, system } = await readSite(site)
      const setup = must(joinSavings(savings, system))
      const main = await configure(locale, savings.salesModel, setup.cars[0].model)
      const comparison = await configure(locale, savings.salesModel, setup.cars[0].comparison.model)
      expect([main.status, comparison.status]).toEqual(['OK', 'OK'])
      const words = { translate: strict(savings.messages), numbers: numberFormat(locale) }
      const { selection } = savingsAddress.read([], { setup })
      const states: readonly Partial<SavingsState>[] = [
        {},
        { selection: { ...selection, includeFuel: false } },
        { main: { status: 'LOADING', taxes: main.taxes } },
        { comparison: { status: 'ERROR', taxes: main.taxes } },
        { selection: { ...selection, values: { ...selection.values, fuelCost: 0, mileage: 0 } } },
        { selection: { ...selection, values: { ...selection.values, fuelCost: 0.01 } } },
        { registry: new Map([['care', 5]]) },
        { corrections: ['car', 'mileage', 'fuelCost', 'fuelEconomy', 'energyCost', 'fuel'] },
      ]
      for (const change of states) {
        const state: SavingsState = {
          setup,
          selection,
          corrections: [],
          shownDistance: distanceOf(system) === 'km' ? 'mi' : 'km',
          main,
          comparison,
          registry: new Map(),
          ...change,
        }
        const view = savingsView({
          state: { ...state, announced: some(state.selection) },
          content: savings,
          ...words,
        })
        expect(Number.isInteger(view.total.value)).toBe(true)
        if (Object.keys(change).length === 0) {
          expect(view.total.value).toBeGreaterThan(0)
          const hasTaxes = !['us', 'ae'].includes(site)
          expect(savingsFigures(state).taxStatus).toBe(hasTaxes ? 'OK' : 'INSUFFICIENT_DATA')
          // Two prices, and consumption and petrol car of each of the six cars, then the taxes.
          expect(view.provenance.rows.filter(({ id }) => !id.startsWith('tax.'))).toHaveLength(14)
          expect(view.provenance.rows.some(({ id }) => id.startsWith('tax.road.'))).toBe(hasTaxes)
          expect(view.total.sentence).toContain(view.total.text)
          expect(view.whatIf.breakEven.rows).toHaveLength(4)
        }
      }
    },
  )

  test('titles of the register are messages', async () => {
    const { cost, savings } = await readSite('uk')
    for (const id of [
      'monthly-cost',
      'monthly-cost-miles',
      'monthly-cost-up',
      'monthly-cost-miles-up',
    ])
      expect(cost.messages).toHaveProperty([`formula.${id}`])
    for (const id of [
      'fuel-savings',
      'fuel-savings-imperial',
      'fuel-savings-us',
      'tax-value',
      'tax-saving',
      'savings-total',
    ])
      expect(savings.messages).toHaveProperty([`formula.${id}`])
  })

  test('unit systems: miles in the United Kingdom, declared US units, kilometres elsewhere', async () => {
    const systems = await Promise.all(
      store.sites.map(async (site) => [site, (await readSite(site)).system]),
    )
    expect(Object.fromEntries(systems)).toMatchObject({
      uk: 'imperial',
      us: 'us',
      se: 'metric',
      de: 'metric',
      ae: 'metric',
    })
  })

  test('[T-COST-10] prefix and suffix of the markets', async () => {
    const labels = async (site: string) => {
      const { costPrefix, costSuffix } = (await readSite(site)).cost.labels
      return `${costPrefix}68${costSuffix}`
    }
    expect(await labels('uk')).toBe('£68/month')
    expect(await labels('us')).toBe('$68/month')
    expect(await labels('se')).toBe('68\u00a0kr/mån')
    expect(await labels('de')).toBe('68\u00a0€/Monat')
  })

  test('a plausible figure: 8,000 miles in an EX30 in the United Kingdom', async () => {
    const { cost } = await readSite('uk')
    const { selection } = costAddress.read([], { cars: must(joinCostCars(cost.items)) })
    const figure = must(monthlyCost(toCostQuery(selection), { distance: 'mi', rounding: 'up' }))
    expect(selection.values).toEqual({ mileage: 8000, energyCost: 0.261 })
    expect(figure.value).toBe(48)
  })
})

describe('[E-T-33] every figure says where it comes from', () => {
  const rows = readSavingsSources(folder)

  test('values that were not found are marked as examples', () => {
    const basisOf = (market: string, kind: string) =>
      rows.prices.rows.find((row) => row.market === market && row.kind === kind)?.basis
    expect([
      basisOf('uk', 'electricity'),
      basisOf('de', 'electricity'),
      basisOf('us', 'fuel'),
    ]).toEqual(['published', 'published', 'published'])
    expect([basisOf('uk', 'fuel'), basisOf('se', 'electricity'), basisOf('se', 'fuel')]).toEqual([
      'published',
      'modelled',
      'published',
    ])
    // A market that was begun like another one has examples until it has sources.
    const own = [...rows.prices.rows, ...rows.taxes.rows].filter(({ market }) =>
      ['uk', 'us', 'se', 'de', 'ae'].includes(market),
    )
    for (const row of [...own, ...rows.petrolCars.rows]) {
      expect(row.basis).not.toBe('example')
      expect(row.confidence === 'computed' || row.basis === 'published').toBe(true)
    }
    for (const row of rows.carPrices.rows) expect(row.basis).toBe('example')
    for (const row of rows.consumption.rows) expect(row.basis).toBe('modelled')
  })

  test.each(store.sites)('[E-T-43] on %s each car has a petrol car of its size', async (site) => {
    const { savings, system } = await readSite(site)
    const setup = must(joinSavings(savings, system))
    for (const car of setup.cars) {
      const { selection } = savingsAddress.read(parseQuery(`car=${car.type}`), { setup })
      expect(selection.values.fuelEconomy).toBe(car.fuelEconomy)
      const origin = savings.provenance.find(({ id }) => id === `economy.${car.type}`)
      expect(origin?.period).toBe(car.comparison.name)
      expect(origin?.value).toBeCloseTo(car.fuelEconomy, 9)
    }
    const thirst = setup.cars.map(({ fuelEconomy }) => fuelEconomy)
    const named = (type: string) => setup.cars.find((car) => car.type === type)?.fuelEconomy
    if (system === 'metric') expect([named('EX30'), named('EX90')]).toEqual([6, 8.6])
    expect(new Set(thirst).size).toBeGreaterThan(3)
  })

  test('[T-TAX-05] Swedish and German taxes follow from the published rates', () => {
    const steps = (grams: number, rates: readonly (readonly [number, number])[]) =>
      rates.reduce(
        (sum, [from, rate], at) =>
          sum + Math.max(0, Math.min(grams, rates[at + 1]?.[0] ?? Infinity) - from) * rate,
        0,
      )
    const SWEDEN = [
      [75, 107],
      [125, 132],
    ] as const
    const GERMANY = [
      [95, 2],
      [115, 2.2],
      [135, 2.5],
      [155, 2.9],
      [175, 3.4],
      [195, 4],
    ] as const
    const ccm: Readonly<Record<string, number>> = {
      'petrol-t-roc': 1498,
      'petrol-xc40': 1969,
      'petrol-xc90': 1969,
      'petrol-520i': 1998,
    }
    for (const { id, co2GPerKm: grams } of rows.petrolCars.rows) {
      if (grams === undefined) continue
      const amount = (market: string) =>
        rows.taxes.rows.find((row) => row.market === market && row.car === id)?.amount
      expect(amount('se')).toBe(360 + steps(grams, SWEDEN))
      expect(amount('de')).toBe(
        Math.floor(Math.ceil((ccm[id] ?? 0) / 100) * 2 + steps(grams, GERMANY) + 1e-9),
      )
    }
  })
})

describe('the service', () => {
  test('[T-API-10] [T-API-11] prices by slug; without one the row has none', async () => {
    const get = (site: string, slug: string) =>
      service.request(writeAddress(carPriceEndpoint, { site, slug }))
    const found = await get('uk', toPriceSlug('EX30'))
    expect(must(decodeWith(CarPriceCodec, await found.json()))).toMatchObject({
      slug: 'ex30-electric',
      currency: 'GBP',
      basis: 'example',
    })
    expect((await get('us', 'es90-electric')).status).toBe(404)
    expect((await get('tr', 'ex30-electric')).status).toBe(404)
    expect((await get('constructor', '__proto__')).status).toBe(404)
  })

  test.each([
    ['another locale', 'xx-XX', 'retail', 'ex30-bev', 'INVALID_CONFIG'],
    ['another sales model', 'en-GB', 'fleet', 'ex30-bev', 'POLICIES_NOT_FOUND'],
    ['another model', 'en-GB', 'retail', 'c40', 'TOKEN_NOT_FOUND'],
    ['a known one', 'EN_gb', 'retail', 'ex90-bev', 'OK'],
  ])('[T-SAV-10] [T-API-08] %s: %s %s %s is %s', async (_, locale, salesModel, model, status) => {
    expect((await configure(locale, salesModel, model)).status).toBe(status)
  })

  test('[T-API-09] taxes come in two groups, in the language of the site', async () => {
    const { taxes } = await configure('sv-SE', 'retail', 'petrol-xc40')
    expect(taxes.ownership.map(({ name }) => name)).toEqual(['Fordonsskatt'])
    expect(taxes.ownership.map(({ amount }) => toUndefined(amount))).toEqual([9010])
    const british = await configure('en-GB', 'retail', 'ex30-bev')
    expect(british.taxes.informational.map(({ frequency }) => frequency)).toEqual([
      'Once',
      'Yearly',
    ])
    const policies = await askGraph(clientConfigurationCall, { locale: 'sv-SE' })
    expect(must(policies).salesModelSettings[0]?.taxPolicies).toEqual(['road'])
  })

  const body = graphBody(clientConfigurationCall, { locale: 'en-GB' })
  test.each<[string, unknown, string, string, number]>([
    ['a known query', body, 'graph', 'application/json', 200],
    ['the quality host', body, 'qagraph', 'application/json; charset=utf-8', 200],
    ['another host', body, 'elsewhere', 'application/json', 404],
    ['a form', body, 'graph', 'application/x-www-form-urlencoded', 415],
    ['no JSON', '{', 'graph', 'application/json', 400],
    ['a batch', [body, body], 'graph', 'application/json', 400],
    [
      'introspection',
      { ...body, query: '{ __schema { types { name } } }' },
      'graph',
      'application/json',
      400,
    ],
    [
      'a query one letter longer',
      { ...body, query: `${body.query} ` },
      'graph',
      'application/json',
      200,
    ],
    ['another operation', { ...body, operationName: 'x' }, 'graph', 'application/json', 400],
    [
      'a further variable',
      { ...body, variables: { locale: 'en', more: 1 } },
      'graph',
      'application/json',
      400,
    ],
    [
      'a variable that is a record',
      { ...body, variables: { locale: { a: 1 } } },
      'graph',
      'application/json',
      400,
    ],
    [
      'a long variable',
      { ...body, variables: { locale: 'x'.repeat(300) } },
      'graph',
      'application/json',
      400,
    ],
    ['a very long query', { ...body, query: 'x'.repeat(20_000) }, 'graph', 'application/json', 413],
    ['no variables', { ...body, variables: null }, 'graph', 'application/json', 400],
  ])('the graph answers %s', async (_, sent, graph, type, status) => {
    const answer = await post(sent, graph, type)
    expect(answer.status).toBe(status)
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    if (status !== 200) expect(await answer.json()).toHaveProperty('title')
  })

  test('the graph has no GET', async () => {
    expect((await service.request('/api/graph/graphql?query={x}')).status).toBe(405)
  })
})

describe('[E-T-37] the check of cost and savings', () => {
  const sources = readSources(folder)
  const { files } = readSavingsContent(new URL('content/', folder))
  const rows = readSavingsSources(folder)
  const lines = (faults: readonly Fault[]) =>
    faults.map(({ file, path, text }) => `${file} ${path}: ${text}`)
  const changed = <Name extends keyof SavingsSources>(
    name: Name,
    change: (list: SavingsSources[Name]['rows']) => SavingsSources[Name]['rows'],
  ): readonly string[] =>
    lines(
      listSavingsRowFaults(
        { ...rows, [name]: { ...rows[name], rows: change(rows[name].rows) } },
        sources,
        files,
      ),
    )

  test('finds nothing in the data of the project', () => {
    expect(lines(listSavingsFaults(folder, sources))).toEqual([])
  })

  test('finds rows that repeat, unknown sources, and examples that do not say so', () => {
    expect(changed('prices', (list) => [...list, ...list.slice(0, 1)])).toEqual([
      `data/sources/prices.json ${rows.prices.rows.length}: repeats uk electricity`,
    ])
    expect(
      changed('prices', (list) => list.map((row) => ({ ...row, source: 'hearsay' }))).join(),
    ).toContain('names the source hearsay')
    expect(
      changed('taxes', (list) =>
        list.map((row, at) => (at === 0 ? { ...row, basis: 'example' as const } : row)),
      ),
    ).toEqual(['data/sources/taxes.json 0.basis: an example value and its source must both say so'])
  })

  test('finds prices that cannot be, other currencies, unknown markets and gaps', () => {
    expect(
      changed('prices', (list) => list.map((row) => ({ ...row, value: -1 }))).join(),
    ).toContain('0.value: expected another amount')
    expect(
      changed('carPrices', (list) => list.map((row) => ({ ...row, currency: 'XXX' }))).join(),
    ).toContain('0.currency: expected GBP')
    expect(changed('tariffs', (list) => list.map((row) => ({ ...row, dc: 0 }))).join()).toContain(
      '0.dc: expected another amount',
    )
    expect(changed('tariffs', (list) => [...list, ...list.slice(0, 1)])).toEqual([
      `data/sources/charging-tariffs.json ${rows.tariffs.rows.length}: repeats uk`,
    ])
    expect(
      changed('taxes', (list) => list.map((row) => ({ ...row, market: 'nowhere' }))).join(),
    ).toContain('there is no site nowhere')
    expect(changed('prices', (list) => list.slice(1))).toEqual([
      'data/sources/prices.json uk: has no electricity of this market',
    ])
    expect(
      changed('prices', (list) => list.map((row, at) => (at === 0 ? { ...row, value: 5 } : row))),
    ).toEqual(['data/content/savings-sites.json uk.energyCost: does not reach the default 5'])
  })

  test('finds a frequency nobody pays, a policy without tax, names without text', () => {
    const odd = changed('taxes', (list) => list.map((row) => ({ ...row, frequency: 'Weekly' })))
    expect(odd.join()).toContain('expected Yearly, Quarterly or Monthly, found Weekly')
    expect(
      changed('taxes', (list) =>
        list.map((row) => (row.market === 'uk' ? { ...row, taxId: 'first-year' } : row)),
      ).join(),
    ).toContain('names the policy road, which has no tax')
    expect(
      changed('taxes', (list) => list.map((row) => ({ ...row, taxId: `${row.taxId}x` }))).join(),
    ).toContain('taxes.roadx: this text is missing')
    expect(
      changed('carPrices', (list) => list.map((row) => ({ ...row, slug: 'EX30' }))).join(),
    ).toContain('slug: expected another amount')
  })

  test('finds petrol cars that cannot be', () => {
    const odd = (change: (row: SavingsSources['petrolCars']['rows'][number]) => object) =>
      changed('petrolCars', (list) =>
        list.map((row, at) => (at === 0 ? { ...row, ...change(row) } : row)),
      )
    expect(odd(({ economy }) => ({ economy: { ...economy, metric: 7 } }))).toEqual([
      'data/sources/petrol-cars.json 0.economy: states two different economies',
    ])
    expect(odd(({ types }) => ({ types: [...types, 'EX99'] }))).toEqual([
      'data/sources/petrol-cars.json 0.types: there is no electric car EX99',
    ])
    expect(odd(() => ({ types: ['EX40'] })).join()).toContain('has no petrol car for the EX30')
    expect(odd(() => ({ id: 'petrol-x' })).join()).toContain('there is no petrol car petrol-t-roc')
  })
})
