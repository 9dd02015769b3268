import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildClientSchema, getIntrospectionQuery, Kind, parse, printSchema } from 'graphql'
import { either as E, option as O } from 'fp-ts'
import {
  clientConfigurationCall,
  tokenConfigurationCall,
  tokenGeneratorCall,
} from '@evkit/engine/savings'
import { graphBody, rangeDataCall, readGraphReply, type GraphValue } from '@evkit/engine/site'
import { RangeDocumentCodec } from '@evkit/engine/range'
import { decodeWith } from '@evkit/engine/shared'
import { isUsableRangeData } from '../../engine/src/range/documents/range-rows.js'
import { createService } from '../service/app.js'
import { filterRange } from '../service/graph/answers.js'
import { createAnswerGraph, createGraph } from '../service/graph/graph.js'
import { findExcess, measureQuery, QUERY_LIMITS, TOKEN_LIMIT } from '../service/graph/limits.js'
import { createMemory } from '../service/memory.js'
import { createQueryReader } from '../service/graph/query-reader.js'
import { GRAPH_REFUSALS } from '../service/graph/refusals.js'
import { GRAPH_SCHEMA } from '../service/graph/schema.js'
import { openData, postGraph } from './open.js'

const store = openData()
const service = createService(store, { isPreviewOpen: false })
const open = createService(store, { isPreviewOpen: false, isIntrospectionOpen: true })

const askRange = async (values: Readonly<Record<string, GraphValue>>) => {
  const answer = await postGraph(service, graphBody(rangeDataCall, values))
  expect(answer.status).toBe(200)
  const read = readGraphReply(rangeDataCall, await answer.json())
  if (E.isLeft(read)) throw new Error(JSON.stringify(read.left))
  const decoded = decodeWith(RangeDocumentCodec, read.right)
  if (E.isLeft(decoded)) throw new Error(JSON.stringify(decoded.left))
  return decoded.right
}

describe('range data', () => {
  test('[T-API-05] [T-API-06] [T-DATA-13] a model is all its families with every member', async () => {
    const answer = await askRange({ modelFamily: 'EX30' })
    expect(answer.map(({ modelFamily }) => modelFamily)).toEqual(
      store.range.map(({ modelFamily }) => modelFamily).filter((key) => key.startsWith('EX30_')),
    )
    expect(Object.keys(answer[0]?.rangeValues[0] ?? {})).toEqual([
      'temperature',
      'heatpump',
      'climate',
      'city',
      'highway',
      'combined',
      'basis',
    ])
    expect(isUsableRangeData(answer)).toBe(true)
  })

  test('[T-API-05] [D-T-58] null everywhere is no filter: the whole data', async () => {
    expect(await askRange({})).toEqual(store.range)
  })

  test.each<[Readonly<Record<string, GraphValue>>, readonly string[], number]>([
    [{ modelFamily: 'EX30_Twin' }, ['EX30_Twin'], 28],
    [{ modelFamily: ' ex30_twin' }, ['EX30_Twin'], 28],
    [{ modelFamily: 'EX30_SME' }, ['EX30_Single-with-Extended'], 28],
    [{ modelFamily: 'EX30', motorType: 'Twin' }, ['EX30_Twin'], 28],
    [{ modelFamily: 'EX30', motorType: 'TMP' }, ['EX30_Twin'], 28],
    [{ modelFamily: 'EX30', motorType: 'single motor' }, ['EX30_Single'], 28],
    [{ modelFamily: 'EX30_Twin', motorType: 'Single' }, [], 0],
    [{ modelFamily: 'EX30', motorType: 'diesel' }, [], 0],
    [{ modelFamily: 'EX30_Twin', motorType: '' }, ['EX30_Twin'], 28],
    [{ modelFamily: 'EX30_Twin', heatPump: true }, ['EX30_Twin'], 14],
    [{ modelFamily: 'EX30_Twin', climate: false }, ['EX30_Twin'], 14],
    [{ modelFamily: 'EX30_Twin', temperature: -5 }, ['EX30_Twin'], 4],
    [
      { modelFamily: 'EX30_Twin', temperature: 20, heatPump: true, climate: false },
      ['EX30_Twin'],
      1,
    ],
    [{ modelFamily: 'EX30_Twin', temperature: 21 }, [], 0],
    [{ modelFamily: 'EX3' }, [], 0],
    [{ modelFamily: '__proto__' }, [], 0],
    [{ modelFamily: 'constructor', motorType: 'constructor' }, [], 0],
  ])('[T-API-05] [D-T-58] %j gives %j with %i rows', async (values, families, rows) => {
    const answer = await askRange(values)
    expect(answer.map(({ modelFamily }) => modelFamily)).toEqual(families)
    expect(answer.flatMap(({ rangeValues }) => rangeValues)).toHaveLength(rows)
    expect(isUsableRangeData(answer)).toBe(rows > 0)
  })

  test('[T-SAV-09] nothing found is an empty list, which is not usable; a failure is no data', async () => {
    expect(await askRange({ modelFamily: 'EX99' })).toEqual([])
    const broken = createService({ ...store, range: undefined as never }, { isPreviewOpen: false })
    const answer: unknown = await (await postGraph(broken, graphBody(rangeDataCall, {}))).json()
    expect(answer).toEqual({ data: null, errors: [{ message: 'Something went wrong' }] })
    expect(readGraphReply(rangeDataCall, answer)._tag).toBe('Left')
  })

  test('a family whose key names no drivetrain is never found', () => {
    expect(filterRange([{ modelFamily: 'EX30', rangeValues: [] }], {})).toEqual([])
  })

  test('what is named once more may be asked for too', async () => {
    const query =
      '{ a: rangeData(modelFamily: "EX30_Twin", temperature: 20) { rangeValues { ...row } } } fragment row on RangeValue { city basis }'
    const answer = (await (await postGraph(service, { query })).json()) as {
      data: { a: { rangeValues: unknown[] }[] }
    }
    expect(answer.data.a[0]?.rangeValues[0]).toHaveProperty('basis', 'modelled')
  })
})

describe('configurations', () => {
  const ask = async <Reply>(
    call: Parameters<typeof readGraphReply<Reply>>[0],
    values: Readonly<Record<string, GraphValue>>,
  ) => readGraphReply(call, await (await postGraph(service, graphBody(call, values))).json())

  test('[T-API-08] [T-API-09] from locale to taxes in two groups, by three queries', async () => {
    const client = await ask(clientConfigurationCall, { locale: 'en-GB' })
    if (E.isLeft(client)) throw new Error(JSON.stringify(client.left))
    const [settings] = client.right.salesModelSettings
    const question = { locale: 'en-GB', salesModel: settings?.salesModel ?? '', model: 'ex30-bev' }
    const token = await ask(tokenGeneratorCall, question)
    if (E.isLeft(token) || O.isNone(token.right)) throw new Error('no token')
    const taxes = await ask(tokenConfigurationCall, { token: token.right.value })
    if (E.isLeft(taxes)) throw new Error(JSON.stringify(taxes.left))
    const [model] = taxes.right.models
    expect(model?.model).toBe('ex30-bev')
    expect(model?.ownership.length).toBeGreaterThan(0)
    expect(model?.informational.length).toBeGreaterThan(0)
  })

  test('[T-API-08] what is not known is nothing', async () => {
    expect((await ask(clientConfigurationCall, { locale: 'xx' }))._tag).toBe('Left')
    const none = await ask(tokenGeneratorCall, { locale: 'en-GB', salesModel: 'x', model: 'y' })
    expect(E.isRight(none) && none.right._tag).toBe('None')
    expect((await ask(tokenConfigurationCall, { token: 'uk.constructor' }))._tag).toBe('Left')
  })
})

const many = (count: number) =>
  `{ ${Array.from({ length: count }, (_, at) => `a${at}: rangeData { modelFamily }`).join(' ')} }`
const deep = (levels: number) => `{ ${'rangeData { '.repeat(levels)} x ${'}'.repeat(levels)} }`
const bomb = [
  '{ rangeData { ...f0 } }',
  ...Array.from(
    { length: 30 },
    (_, at) => `fragment f${at} on RangeFamily { ...f${at + 1} ...f${at + 1} }`,
  ),
  'fragment f30 on RangeFamily { modelFamily }',
].join(' ')
const loop = '{ rangeData { ...a } } fragment a on RangeFamily { modelFamily ...a }'

describe('limits', () => {
  const size = (text: string) => {
    const document = parse(text)
    const [operation] = document.definitions
    if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('no operation')
    return measureQuery(document, operation)
  }

  test.each([
    ['{ rangeData { modelFamily } }', { depth: 2, fields: 2, aliases: 0, cost: 11 }],
    ['{ a: __typename b: __typename }', { depth: 1, fields: 2, aliases: 2, cost: 2 }],
    [
      '{ ... { rangeData { ...a ...a } } } fragment a on RangeFamily { rangeValues { city } }',
      { depth: 3, fields: 5, aliases: 0, cost: 22 },
    ],
    // A field of the query costs the same in a fragment as without one.
    [
      '{ ...a } fragment a on Query { rangeData { modelFamily } }',
      { depth: 2, fields: 2, aliases: 0, cost: 11 },
    ],
    [
      '{ ...a rangeData { ...b } } fragment a on Query { rangeData { ...b } } fragment b on RangeFamily { modelFamily }',
      { depth: 2, fields: 4, aliases: 0, cost: 22 },
    ],
    ['{ ...none }', { depth: 0, fields: 0, aliases: 0, cost: 0 }],
    [loop, { depth: Infinity, fields: Infinity, aliases: Infinity, cost: Infinity }],
  ])('%s is measured', (text, expected) => {
    expect(size(text)).toEqual(expected)
  })

  test('every query of the contracts is well within', () => {
    for (const call of [
      rangeDataCall,
      clientConfigurationCall,
      tokenGeneratorCall,
      tokenConfigurationCall,
    ]) {
      const { depth, fields, aliases, cost } = size(call.query)
      expect(findExcess({ depth, fields, aliases, cost })).toBeUndefined()
      expect([fields < QUERY_LIMITS.fields / 2, aliases, cost < QUERY_LIMITS.cost / 2]).toEqual([
        true,
        0,
        true,
      ])
    }
  })

  test.each([
    ['aliases', many(11)],
    ['depth', deep(6)],
    ['fields', `{ rangeData { ${'modelFamily '.repeat(120)} } }`],
    ['cost', `{ ${'rangeData { modelFamily } '.repeat(20)} }`],
    ['cost', `{ ...a } fragment a on Query { ${'rangeData { modelFamily } '.repeat(20)} }`],
    ['fields', bomb],
    ['depth', loop],
  ])('too much: %s', async (detail, query) => {
    const answer = await postGraph(service, { query })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ code: 'QUERY_TOO_LARGE', detail })
  })

  test('10,000 aliases are refused after a thousand words and signs, and by the route before any is read', async () => {
    const text = many(10_000)
    const read = createQueryReader({ isIntrospectionOpen: true, capacity: 1 })
    const refused = read(text)
    expect(refused).toMatchObject({ left: { code: 'UNREADABLE_QUERY' } })
    const detail = E.isLeft(refused) ? refused.left.detail : ''
    expect(detail).toContain(`more that ${TOKEN_LIMIT} tokens`)
    let pulled = 0
    const body = new ReadableStream<Uint8Array>(
      {
        pull: (controller) => {
          pulled += 1
          controller.enqueue(new Uint8Array(4096).fill(32))
        },
      },
      { highWaterMark: 0 },
    )
    const answer = await service.request('/api/graph/graphql', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Content-Length': String(text.length) },
      body,
      duplex: 'half',
    } as RequestInit)
    expect([answer.status, pulled]).toEqual([413, 0])
  })

  test('a body that does not say its size is read no further than the limit', async () => {
    let sent = 0
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        sent += 1
        controller.enqueue(new Uint8Array(4096).fill(32))
      },
    })
    const answer = await service.request('/api/graph/graphql', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
      duplex: 'half',
    } as RequestInit)
    expect(answer.status).toBe(413)
    expect(sent).toBeLessThan(10)
    const broken = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        controller.error(new TypeError('gone'))
      },
    })
    const failed = await service.request('/api/graph/graphql', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: broken,
      duplex: 'half',
    } as RequestInit)
    expect(failed.status).toBe(500)
  })

  test('a body that says it is too large is not begun', async () => {
    const answer = await postGraph(service, '{}', { 'Content-Length': '999999' })
    expect(answer.status).toBe(413)
  })
})

describe('refusals', () => {
  const good = graphBody(rangeDataCall, { modelFamily: 'EX30' })
  test.each([
    ['UNREADABLE_BODY', '{'],
    ['UNREADABLE_BODY', ''],
    ['BATCH', [good, good]],
    ['WRONG_BODY', 'null'],
    ['WRONG_BODY', {}],
    ['WRONG_BODY', { query: 1 }],
    ['WRONG_BODY', { ...good, variables: 'x' }],
    ['UNREADABLE_QUERY', { query: '{' }],
    ['UNREADABLE_QUERY', { query: '' }],
    ['NOT_ONE_QUERY', { query: '{ __typename } query b { __typename }' }],
    ['NOT_ONE_QUERY', { query: 'mutation { x }' }],
    ['NOT_ONE_QUERY', { query: 'subscription { x }' }],
    ['NOT_ONE_QUERY', { query: 'fragment a on Query { __typename }' }],
    ['UNKNOWN_OPERATION', { ...good, operationName: 'other' }],
    ['INVALID_QUERY', { query: '{ rangeDat { modelFamily } }' }],
    ['INVALID_QUERY', { query: '{ __typename @skip }' }],
    ['INVALID_QUERY', { query: '{ __schema { queryType { name } } }' }],
    ['INVALID_QUERY', { query: '{ __type(name: "Query") { name } }' }],
    ['INVALID_QUERY', { query: '{ ... { __schema { queryType { name } } } }' }],
    ['WRONG_VARIABLES', { ...good, variables: { temperature: 'cold' } }],
    ['WRONG_VARIABLES', { ...good, variables: { climate: 1 } }],
    ['WRONG_VARIABLES', { ...good, variables: { modelFamily: ['EX30'] } }],
    ['WRONG_VARIABLES', { ...good, variables: { modelFamily: 'x'.repeat(201) } }],
    ['WRONG_VARIABLES', { ...good, variables: { more: 1 } }],
    ['WRONG_BODY', `{"query":"{ __typename }","variables":{"__proto__":1}}`],
    ['WRONG_VARIABLES', { query: clientConfigurationCall.query, variables: { locale: null } }],
  ] as const)('%s: %j', async (code, body) => {
    const answer = await postGraph(service, body)
    const { status, title } = GRAPH_REFUSALS[code]
    expect(answer.headers.get('Content-Type')).toBe('application/problem+json; charset=utf-8')
    expect([answer.status, await answer.json()]).toEqual([
      status,
      { status, title, code, errors: [{ message: title }] },
    ])
  })

  test.each(['GET', 'PUT', 'DELETE', 'PATCH'])('%s is not POST', async (method) => {
    const answer = await service.request('/api/graph/graphql?query={__typename}', { method })
    expect([answer.status, answer.headers.get('Allow')]).toEqual([405, 'POST'])
  })

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', ''])(
    'the type %j is refused',
    async (type) => {
      const answer = await postGraph(service, good, { 'Content-Type': type })
      expect(answer.status).toBe(415)
    },
  )

  test('nothing refused names a type, a field or a file', async () => {
    for (const query of ['{ rangeDat }', '{ rangeData }', '{ rangeData { citi } }', '{ {']) {
      const text = await (await postGraph(service, { query })).text()
      expect(text).not.toMatch(/did you mean|rangeData|RangeFamily|Syntax|node_modules| at /i)
    }
  })
})

describe('where types are open', () => {
  test('tools read them, and a wrong query is explained', async () => {
    const answer = await postGraph(open, { query: getIntrospectionQuery() })
    const { data } = (await answer.json()) as { data: Parameters<typeof buildClientSchema>[0] }
    expect(printSchema(buildClientSchema(data))).toBe(printSchema(GRAPH_SCHEMA))
    const wrong: unknown = await (await postGraph(open, { query: '{ rangeDat { x } }' })).json()
    expect(wrong).toMatchObject({ detail: expect.stringContaining('rangeDat') as string })
    const broken: unknown = await (await postGraph(open, { query: '{' })).json()
    expect(broken).toMatchObject({ detail: expect.stringContaining('Syntax') as string })
  })

  test('limits stay', async () => {
    expect((await postGraph(open, { query: many(11) })).status).toBe(400)
  })
})

describe('the memory of queries', () => {
  test('forgets the one that was not asked for longest, and never grows', () => {
    const read = createQueryReader({ isIntrospectionOpen: false, capacity: 2 })
    const [a, b, c] = ['{ a: __typename }', '{ b: __typename }', '{ c: __typename }'] as const
    const first = read(a)
    const second = read(b)
    expect(read(a)).toBe(first)
    read(c)
    expect(read(a)).toBe(first)
    expect(read(b)).not.toBe(second)
  })

  test('answers remembered are the answers given, and none is larger than the memory', async () => {
    const graph = createGraph(createAnswerGraph(store, { isIntrospectionOpen: false }))
    const body = JSON.stringify(graphBody(rangeDataCall, { modelFamily: 'EX30' }))
    expect(graph.find(body)).toBeUndefined()
    const first = await graph.answer(body)
    expect(graph.find(body)).toBe(first)
    expect(await graph.answer(`${body} `)).toEqual(first)
    const memory = createMemory<string>({
      capacity: 10,
      weigh: (key, value) => key.length + value.length,
    })
    memory.keep('a', '1234')
    memory.keep('b', '1234')
    expect([memory.find('a'), memory.find('b')]).toEqual(['1234', '1234'])
    memory.keep('a', '12345678')
    expect([memory.find('a'), memory.find('b')]).toEqual(['12345678', undefined])
    memory.keep('c', 'x'.repeat(10))
    expect([memory.find('a'), memory.find('c')]).toEqual(['12345678', undefined])
  })

  test('does not keep what was refused', () => {
    const read = createQueryReader({ isIntrospectionOpen: false, capacity: 1 })
    const first = read('{ a: __typename }')
    read('{')
    expect(read('{ a: __typename }')).toBe(first)
  })
})

describe('faults inside', () => {
  const told: string[] = []
  const broken = createService(
    { ...store, range: undefined as never },
    { isPreviewOpen: false, onFault: ({ text }) => told.push(text) },
  )
  beforeAll(async () => {
    await postGraph(broken, graphBody(rangeDataCall, {}))
    await broken.request('/api/range/data')
  })
  afterAll(() => told.splice(0))
  test('are told to the log and to nobody else', () => {
    expect(told).toHaveLength(2)
  })
})
