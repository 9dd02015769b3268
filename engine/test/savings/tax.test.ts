import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { either as E, option as O } from 'fp-ts'
import {
  CONFIGURATION_STATUSES,
  nextConfigurationCall,
  NO_ANSWERS,
  resolveConfiguration,
  resolveTaxStatus,
  TAX_STATUSES,
  type CallAnswer,
  type ConfigurationAnswers,
} from '../../src/savings/car-configuration.js'
import {
  compareTaxes,
  explainTax,
  OWNERSHIP_MULTIPLIER,
  PAYMENTS_PER_YEAR,
  TAX_VALUE,
  type TaxSides,
} from '../../src/savings/tax.js'
import type { TaxItem } from '../../src/savings/savings.types.js'
import {
  clientConfigurationCall,
  tokenConfigurationCall,
  tokenGeneratorCall,
} from '../../src/savings/documents/configuration.api.js'
import { computeFormula } from '../../src/shared/evaluate-formula.js'
import { evaluateStep } from '../../src/shared/explain.js'
import { left, none, right, some } from '../../src/shared/option.js'
import { toUndefined } from '../../src/shared/result.js'
import { graphBody, readGraphReply } from '../../src/site/graph.api.js'
import { codecLaws } from '../../src/testing/laws.js'
import { tinyTaxes } from '../../src/testing/savings-samples.js'

const item = (taxId: string, frequency: string, amount: number | undefined): TaxItem => ({
  taxId,
  name: `Tax ${taxId}`,
  frequency,
  tags: [taxId],
  amount: amount === undefined ? none : some(amount),
})

const sides = (main: readonly TaxItem[], comparison: readonly TaxItem[]): TaxSides => ({
  main: { ownership: main, informational: [] },
  comparison: { ownership: comparison, informational: [] },
})

const value = (one: TaxItem, multiplier = OWNERSHIP_MULTIPLIER) =>
  toUndefined(explainTax(one, multiplier))?.value

const short = (rows: ReturnType<typeof compareTaxes>) =>
  rows.map((row) => [
    row.taxId,
    toUndefined(row.mainCarValue),
    toUndefined(row.comparisonCarValue),
    toUndefined(row.savingsValue),
  ])

describe('one tax', () => {
  test.each([
    ['[T-TAX-02]', 'Yearly', 190, 570],
    ['[T-TAX-03]', 'Quarterly', 50, 600],
    ['[T-TAX-04]', 'Monthly', 20, 720],
    ['an exempt tax', 'Yearly', 0, 0],
    ['a rebate', 'Yearly', -100, -300],
  ])('%s %s %d is %d', (_, frequency, amount, expected) => {
    expect(value(item('t', frequency, amount))).toBe(expected)
  })

  test('[T-TAX-02] [T-TAX-03] [T-TAX-04] [T-CONST-14] payments a year', () => {
    expect(PAYMENTS_PER_YEAR).toEqual({ Yearly: 1, Quarterly: 4, Monthly: 12 })
  })

  test('[T-TAX-06] [T-CONST-15] the multiplier is 3 unless given', () => {
    expect(OWNERSHIP_MULTIPLIER).toBe(3)
    expect(value(item('t', 'Yearly', 190), 1)).toBe(190)
    expect(short(compareTaxes(tinyTaxes, 1))[0]).toEqual(['road', 10, 190, 180])
  })

  test.each([
    ['Weekly', 10],
    ['yearly', 10],
    ['constructor', 10],
    ['', 10],
    ['Yearly', undefined],
    ['Monthly', 1e308],
  ])('D-T-37: frequency %j and amount %s have no value', (frequency, amount) => {
    expect(value(item('t', frequency, amount))).toBeUndefined()
  })
})

describe('[T-DATA-25] comparing two cars', () => {
  test('[T-TAX-05] the worked example, 7020 in all', () => {
    const rows = compareTaxes(
      sides(
        [item('road', 'Yearly', 10), item('benefit', 'Monthly', 30)],
        [item('road', 'Yearly', 190), item('benefit', 'Monthly', 210)],
      ),
    )
    expect(short(rows)).toEqual([
      ['road', 30, 570, 540],
      ['benefit', 1080, 7560, 6480],
    ])
    const total = rows.reduce((sum, row) => sum + (toUndefined(row.savingsValue) ?? 0), 0)
    expect(total).toBe(7020)
  })

  test('[T-TAX-01] name, both values and the saving; tags are passed through', () => {
    expect(compareTaxes(tinyTaxes)[0]).toMatchObject({
      name: 'Road tax',
      mainCarValue: some(30),
      comparisonCarValue: some(570),
      savingsValue: some(540),
    })
    expect(compareTaxes(sides([item('a', 'Yearly', 1)], []))[0]?.tags).toEqual(['a'])
  })

  test('D-T-38: matched by id, each with its own frequency; main order first', () => {
    const rows = compareTaxes(
      sides(
        [item('b', 'Quarterly', 10), item('a', 'Yearly', 5)],
        [item('c', 'Yearly', 1), item('a', 'Monthly', 1), item('b', 'Monthly', 10)],
      ),
    )
    expect(short(rows)).toEqual([
      ['b', 120, 360, 240],
      ['a', 15, 36, 21],
      ['c', undefined, 3, undefined],
    ])
  })

  test('D-T-38: repeated ids on one side are added; one without a value leaves the side without one', () => {
    const repeated = [item('a', 'Yearly', 10), item('a', 'Monthly', 1)]
    expect(short(compareTaxes(sides(repeated, [item('a', 'Yearly', 100)])))).toEqual([
      ['a', 66, 300, 234],
    ])
    const holed = [...repeated, item('a', 'Weekly', 1)]
    expect(short(compareTaxes(sides(holed, [item('a', 'Yearly', 100)])))).toEqual([
      ['a', undefined, 300, undefined],
    ])
    const first = [item('a', 'Weekly', 1), ...repeated]
    expect(short(compareTaxes(sides(first, [])))).toEqual([['a', undefined, undefined, undefined]])
  })

  test('D-T-38: absent is not 0, and informational items are never compared', () => {
    const rows = compareTaxes(tinyTaxes)
    expect(short(rows)).toEqual([
      ['road', 30, 570, 540],
      ['fuel', undefined, 180, undefined],
    ])
    expect(rows.map(({ taxId }) => taxId)).not.toContain('sales')
  })

  test('D-T-38: names differ, ids decide', () => {
    const one = { ...item('x', 'Yearly', 1), name: 'Skatt' }
    const other = { ...item('x', 'Yearly', 3), name: 'Tax' }
    const [row] = compareTaxes(sides([one], [other]))
    expect([row?.name, toUndefined(row?.savingsValue ?? none)]).toEqual(['Skatt', 6])
  })

  const anyItem = fc.record({
    taxId: fc.constantFrom('a', 'b', '__proto__', 'constructor'),
    name: fc.string(),
    frequency: fc.constantFrom('Yearly', 'Quarterly', 'Monthly', 'Never'),
    tags: fc.constant([]),
    amount: fc.oneof(
      fc.double({ min: -1e6, max: 1e6, noNaN: true }).map((one) => some(one)),
      fc.constant(none),
    ),
  })
  const anyItems = fc.array(anyItem, { maxLength: 6 })

  test('Swapping the cars turns every tax saving around.', () => {
    fc.assert(
      fc.property(anyItems, anyItems, (main, comparison) => {
        const there = new Map(
          compareTaxes(sides(main, comparison)).map((row) => [row.taxId, row] as const),
        )
        return compareTaxes(sides(comparison, main)).every((row) => {
          const other = there.get(row.taxId)
          const [a, b] = [toUndefined(row.savingsValue), toUndefined(other?.savingsValue ?? none)]
          return a === undefined || b === undefined ? a === b : a === -b || a + b === 0
        })
      }),
    )
  })

  test('[B-T-01] each saving evaluates from its trace', () => {
    fc.assert(
      fc.property(anyItems, anyItems, (main, comparison) =>
        compareTaxes(sides(main, comparison)).every(({ trace, savingsValue }) =>
          O.isNone(trace)
            ? O.isNone(savingsValue)
            : Object.is(evaluateStep(trace.value), toUndefined(savingsValue)),
        ),
      ),
    )
  })

  test('A tax paid in parts of a year costs the same as one paid at once.', () => {
    fc.assert(
      fc.property(fc.integer({ min: -10_000, max: 10_000 }), (amount) => {
        const once = computeFormula(TAX_VALUE, { amount: amount * 12, payments: 1, multiplier: 3 })
        return value(item('t', 'Monthly', amount)) === once
      }),
    )
  })
})

const answered = <A extends object>(one: A): CallAnswer<A> => ({
  kind: 'answered',
  value: right(one),
})
const broken = {
  kind: 'answered',
  value: left([{ path: '', expected: 'x', actual: 'y' }]),
} as const
const pending = { kind: 'pending' } as const
const failed = { kind: 'failed' } as const
const question = { locale: 'en-GB', salesModel: 'retail', model: 'ex30-bev' }
const settings = (...taxPolicies: string[]) => ({
  locale: 'en-gb',
  salesModelSettings: [{ salesModel: 'retail', taxPolicies }],
})
const good: ConfigurationAnswers = {
  configuration: answered(settings('road')),
  token: answered(some('t1')),
  tokenConfiguration: answered({ models: [{ model: 'ex30-bev', ...tinyTaxes.main }] }),
}

describe('a car configuration', () => {
  test.each<[string, Partial<ConfigurationAnswers>, string]>([
    ['nothing asked yet', NO_ANSWERS, 'LOADING'],
    ['the first call under way', { ...NO_ANSWERS, configuration: pending }, 'LOADING'],
    [
      'the token not asked for yet',
      { token: { kind: 'idle' }, tokenConfiguration: { kind: 'idle' } },
      'LOADING',
    ],
    ['the last call not made yet', { tokenConfiguration: { kind: 'idle' } }, 'LOADING'],
    ['under way beats failed', { token: failed, tokenConfiguration: pending }, 'LOADING'],
    ['the first call failed', { ...NO_ANSWERS, configuration: failed }, 'ERROR'],
    ['failed beats a bad shape', { configuration: broken, token: failed }, 'ERROR'],
    ['the last call failed', { tokenConfiguration: failed }, 'ERROR'],
    ['a configuration of the wrong shape', { configuration: broken }, 'INVALID_CONFIG'],
    [
      'wrong shape beats no token',
      { configuration: broken, token: answered(none) },
      'INVALID_CONFIG',
    ],
    ['no policies', { configuration: answered(settings()) }, 'POLICIES_NOT_FOUND'],
    [
      'another locale',
      { configuration: answered({ ...settings('road'), locale: 'sv-SE' }) },
      'POLICIES_NOT_FOUND',
    ],
    [
      'another sales model',
      {
        configuration: answered({
          locale: 'en-GB',
          salesModelSettings: [{ salesModel: 'fleet', taxPolicies: ['road'] }],
        }),
      },
      'POLICIES_NOT_FOUND',
    ],
    [
      'no policies beats no token',
      { configuration: answered(settings()), token: answered(none) },
      'POLICIES_NOT_FOUND',
    ],
    ['no token', { token: answered(none) }, 'TOKEN_NOT_FOUND'],
    ['an empty token', { token: answered(some('')) }, 'TOKEN_NOT_FOUND'],
    ['a token of the wrong shape', { token: broken }, 'TOKEN_NOT_FOUND'],
    ['another model', { tokenConfiguration: answered({ models: [] }) }, 'MODEL_NOT_FOUND'],
    ['a token configuration of the wrong shape', { tokenConfiguration: broken }, 'MODEL_NOT_FOUND'],
    ['everything there', {}, 'OK'],
  ])('[T-SAV-10] %s', (_, change, status) => {
    const resolved = resolveConfiguration({ ...good, ...change }, question)
    expect(resolved.status).toBe(status)
    expect(resolved.taxes.ownership.length > 0).toBe(status === 'OK')
    expect(CONFIGURATION_STATUSES).toContain(status)
  })

  test('[T-API-08] the calls are made one after the other', () => {
    const next = (answers: Partial<ConfigurationAnswers>) =>
      nextConfigurationCall({ ...NO_ANSWERS, ...answers }, question)
    expect(next({})).toBe('configuration')
    expect(next({ configuration: pending })).toBeUndefined()
    expect(next({ configuration: failed })).toBeUndefined()
    expect(next({ configuration: broken })).toBeUndefined()
    expect(next({ configuration: good.configuration })).toBe('token')
    expect(next({ configuration: good.configuration, token: good.token })).toBe(
      'tokenConfiguration',
    )
    expect(next({ configuration: good.configuration, token: answered(none) })).toBeUndefined()
    expect(nextConfigurationCall(good, question)).toBeUndefined()
  })

  test.each([
    ['LOADING', 'OK', 'LOADING'],
    ['OK', 'LOADING', 'LOADING'],
    ['ERROR', 'LOADING', 'LOADING'],
    ['ERROR', 'OK', 'INSUFFICIENT_DATA'],
    ['OK', 'TOKEN_NOT_FOUND', 'INSUFFICIENT_DATA'],
    ['OK', 'OK', 'OK'],
  ] as const)('[T-SAV-08] %s and %s: taxes are %s', (main, comparison, status) => {
    expect(resolveTaxStatus({ main, comparison, rows: compareTaxes(tinyTaxes) })).toBe(status)
    expect(TAX_STATUSES).toContain(status)
  })

  test('[T-TAX-07] an empty main list is insufficient', () => {
    const rows = compareTaxes({ ...tinyTaxes, main: { ownership: [], informational: [] } })
    expect(resolveTaxStatus({ main: 'OK', comparison: 'OK', rows })).toBe('INSUFFICIENT_DATA')
  })
})

describe('[T-API-09] the answers of the graph', () => {
  const wire = {
    models: [
      {
        model: 'ex30-bev',
        ownership: [
          {
            taxId: 'a',
            name: 'A',
            frequency: 'Yearly',
            tags: ['x'],
            price: { amount: 190 },
            more: 1,
          },
          { taxId: 'b', name: 'B', frequency: 'Weekly', tags: null, price: { amount: '12' } },
          { taxId: 'c', name: 'C', frequency: 'Yearly', price: null },
        ],
        informational: [],
      },
    ],
  }

  test('ownership and informational items are read; an amount that is no number is none', () => {
    const read = readGraphReply(tokenConfigurationCall, { data: { tokenConfiguration: wire } })
    if (E.isLeft(read)) throw new Error(JSON.stringify(read.left))
    expect(read.right.models[0]?.ownership).toEqual([
      { taxId: 'a', name: 'A', frequency: 'Yearly', tags: ['x'], amount: some(190) },
      { taxId: 'b', name: 'B', frequency: 'Weekly', tags: [], amount: none },
      { taxId: 'c', name: 'C', frequency: 'Yearly', tags: [], amount: none },
    ])
  })

  test('a tax without id is a fault with its path', () => {
    const holed = { models: [{ model: 'm', ownership: [{ name: 'A' }], informational: [] }] }
    const read = readGraphReply(tokenConfigurationCall, { data: { tokenConfiguration: holed } })
    expect(E.isLeft(read) && read.left[0]?.path).toBe(
      'data.tokenConfiguration.models.0.ownership.0.taxId',
    )
  })

  test.each([
    [null, none],
    [{ token: null }, none],
    [{ token: '' }, none],
    [{ token: 'abc' }, some('abc')],
  ])('[T-SAV-10] the token generator answers %j', (answer, expected) => {
    const read = readGraphReply(tokenGeneratorCall, { data: { tokenGenerator: answer } })
    expect(read).toEqual(right(expected))
  })

  test.each([clientConfigurationCall, tokenGeneratorCall, tokenConfigurationCall])(
    '[T-API-08] $operation declares the variables it sends and asks for its member',
    ({ operation, query, variables, member }) => {
      expect([...query.matchAll(/\$(\w+):/g)].map(([, name]) => name)).toEqual(variables)
      expect(query).toContain(`query ${operation}(`)
      expect(query).toContain(`  ${member}(`)
      expect(Object.keys(graphBody({ operation, query, variables }, {}).variables)).toEqual(
        variables,
      )
    },
  )

  test('the query asks for every member the codec reads', () => {
    for (const name of [
      'taxId',
      'name',
      'frequency',
      'tags',
      'amount',
      'ownership',
      'informational',
    ])
      expect(tokenConfigurationCall.query).toContain(name)
    for (const name of ['locale', 'salesModelSettings', 'taxPolicies'])
      expect(clientConfigurationCall.query).toContain(name)
  })

  test.each([
    ...codecLaws((document) =>
      readGraphReply(tokenConfigurationCall, { data: { tokenConfiguration: document } }),
    ),
    ...codecLaws((document) =>
      readGraphReply(clientConfigurationCall, { data: { clientConfiguration: document } }),
    ),
  ])('$name', ({ check }) => {
    check()
  })

  test('codecs write what they have read', () => {
    const { reply } = tokenConfigurationCall
    const decoded = reply.decode(wire)
    const encode = (reply as unknown as { readonly encode: (value: unknown) => unknown }).encode
    if (E.isLeft(decoded)) throw new Error('refused')
    expect(reply.decode(encode(decoded.right))).toEqual(decoded)
    const token = tokenGeneratorCall.reply as unknown as typeof reply & { encode: typeof encode }
    expect([token.encode(none), token.encode(some('a'))]).toEqual([null, { token: 'a' }])
  })
})
