import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { graphBody, rangeDataCall } from '@evkit/engine/site'
import { createService } from '../service/app.js'
import { levelOf, writeLogLine, type ServerEvent } from '../service/log.js'
import { createMetrics } from '../service/metrics.js'
import {
  nameRoute,
  REQUEST_ID_HEADER,
  watchRequests,
  type RequestRecord,
} from '../service/requests.js'
import { openData, postGraph } from './open.js'

const store = openData()

const watched = () => {
  const records: RequestRecord[] = []
  const metrics = createMetrics()
  let clock = 0
  const app = new Hono()
  app.use(
    watchRequests({
      now: () => (clock += 2.5),
      makeId: () => `id-${records.length}`,
      tell: (record) => {
        records.push(record)
        metrics.count(record)
      },
    }),
  )
  app.get('/named', (context) => {
    nameRoute(context, 'page')
    return context.text('x')
  })
  app.route(
    '/',
    createService(store, {
      isPreviewOpen: false,
      writeMetrics: metrics.write,
      onFault: () => undefined,
    }),
  )
  return { app, records, metrics }
}

describe('a record of each request', () => {
  test.each([
    ['/api/content/uk/charging-tool?preview=true', '/api/content/:site/:client', 200],
    ['/api/price/uk/no%20such%20car', '/api/price/:site/:slug', 404],
    ['/api/range/data?model=EX30', '/api/range/data', 200],
    ['/api/whatever/anna@example.com', 'unknown', 404],
    ['/named', 'page', 200],
    ['/healthz', '/healthz', 200],
  ])('%s is %s', async (address, route, status) => {
    const { app, records } = watched()
    const answer = await app.request(address)
    expect(records).toEqual([{ id: 'id-0', method: 'GET', route, status, milliseconds: 2.5 }])
    expect(answer.headers.get(REQUEST_ID_HEADER)).toBe('id-0')
  })

  test('the graph is known by its name, and an unusual method by none', async () => {
    const { app, records } = watched()
    await postGraph(app, graphBody(rangeDataCall, { modelFamily: 'EX30' }))
    await app.request('/api/graph/graphql', { method: 'PROPFIND' })
    expect(records.map(({ method, route, status }) => [method, route, status])).toEqual([
      ['POST', '/api/graph/graphql', 200],
      ['other', '/api/graph/graphql', 405],
    ])
  })

  test('a refusal names the request, so that it can be found', async () => {
    const { app } = watched()
    expect(await (await app.request('/api/nothing')).json()).toEqual({
      title: 'No such call',
      status: 404,
      reference: 'id-0',
    })
  })

  test('a fault is told with the request it happened in', async () => {
    const told: unknown[] = []
    const app = new Hono()
    app.use(watchRequests({ now: () => 0, makeId: () => 'one', tell: () => undefined }))
    app.route(
      '/',
      createService(
        {
          ...store,
          findContent: () => {
            throw new Error('disk')
          },
        },
        { isPreviewOpen: false, onFault: (fault) => told.push(fault) },
      ),
    )
    const answer = await app.request('/api/content/uk/x')
    expect([answer.status, await answer.json()]).toEqual([
      500,
      { title: 'Something went wrong', status: 500, reference: 'one' },
    ])
    expect(told).toEqual([{ id: 'one', text: 'disk' }])
  })
})

describe('the log', () => {
  const request: ServerEvent = {
    event: 'request',
    id: 'one',
    method: 'GET',
    route: '/api/range/data',
    status: 200,
    milliseconds: 1.25,
  }
  test('is one line of JSON', () => {
    expect(writeLogLine(request, new Date(0))).toBe(
      '{"time":"1970-01-01T00:00:00.000Z","level":"info","event":"request","id":"one","method":"GET","route":"/api/range/data","status":200,"milliseconds":1.25}\n',
    )
    expect(
      writeLogLine({ event: 'fault', id: '', text: 'a\nb' }, new Date(0)).split('\n'),
    ).toHaveLength(2)
  })
  test('is loud about what went wrong inside, and only about that', () => {
    expect(levelOf(request)).toBe('info')
    expect(levelOf({ ...request, status: 404 })).toBe('info')
    expect(levelOf({ ...request, status: 500 })).toBe('error')
    expect(levelOf({ ...request, status: 503, reason: 'lost' })).toBe('error')
    expect(levelOf({ ...request, status: 503, reason: 'busy' })).toBe('info')
    expect(levelOf({ event: 'fault', id: '', text: '' })).toBe('error')
    expect(levelOf({ event: 'stopped', open: 0 })).toBe('info')
  })
  test('[E-T-21] holds nothing a visitor sent', async () => {
    const { app, records } = watched()
    const marks = ['anna@example.com', '57.70887', 'Storgatan 1']
    for (const mark of marks) {
      const escaped = encodeURIComponent(mark)
      await app.request(`/api/content/${escaped}/${escaped}?q=${escaped}`, {
        headers: { Cookie: mark.replaceAll(' ', ''), Referer: `https://x.example/${escaped}` },
      })
      await app.request(`/${escaped}`)
      await postGraph(app, graphBody(rangeDataCall, { modelFamily: mark }))
      await postGraph(app, { query: `{ ${mark} }` })
    }
    const lines = records
      .map((record) => writeLogLine({ event: 'request', ...record }, new Date(0)))
      .join('')
    for (const mark of [...marks, ...marks.map(encodeURIComponent), 'example']) {
      expect(lines).not.toContain(mark)
    }
    expect(records).toHaveLength(12)
  })
})

describe('metrics', () => {
  test('count requests by route and status, and put durations into groups', async () => {
    const { app, metrics } = watched()
    for (let at = 0; at < 3; at += 1) await app.request('/api/range/data')
    await app.request('/api/nothing')
    const text = metrics.write()
    expect(text).toContain(
      'http_requests_total{method="GET",route="/api/range/data",status="200"} 3\n',
    )
    expect(text).toContain('http_requests_total{method="GET",route="unknown",status="404"} 1\n')
    const of = 'http_request_duration_seconds'
    expect(text).toContain(`${of}_bucket{route="/api/range/data",le="0.001"} 0\n`)
    expect(text).toContain(`${of}_bucket{route="/api/range/data",le="0.0025"} 3\n`)
    expect(text).toContain(`${of}_bucket{route="/api/range/data",le="+Inf"} 3\n`)
    expect(text).toContain(`${of}_sum{route="/api/range/data"} 0.0075\n`)
    expect(text).toContain(`${of}_count{route="/api/range/data"} 3\n`)
  })

  test('a value is escaped, and every line is of the text form', () => {
    const metrics = createMetrics()
    metrics.count({ id: '', method: 'GET', route: 'a "b"\\\n c', status: 200, milliseconds: 9000 })
    const lines = metrics.write().split('\n')
    expect(lines.pop()).toBe('')
    for (const line of lines) {
      expect(line).toMatch(
        /^(# (HELP|TYPE) [a-z0-9_]+ .+|[a-z0-9_]+(\{([a-z]+="([^"\\\n]|\\["\\n])*",?)+\})? -?\d+(\.\d+)?(e[+-]?\d+)?)$/,
      )
    }
    expect(lines).toContain(
      'http_requests_total{method="GET",route="a \\"b\\"\\\\\\n c",status="200"} 1',
    )
    expect(lines.some((line) => line.startsWith('process_resident_memory_bytes '))).toBe(true)
    expect(lines.some((line) => line.startsWith('nodejs_eventloop_delay_p99_seconds '))).toBe(true)
  })

  test('are an answer of their own where they are open, and nothing where they are not', async () => {
    const { app } = watched()
    const answer = await app.request('/metrics')
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([
      200,
      'text/plain; version=0.0.4; charset=utf-8',
    ])
    const closed = createService(store, { isPreviewOpen: false })
    expect((await closed.request('/metrics')).status).toBe(404)
  })

  test('there are only so many lines, however many addresses are asked for', async () => {
    const { app, metrics } = watched()
    for (let at = 0; at < 200; at += 1) await app.request(`/api/x${at}`)
    const lines = metrics.write().match(/^http_requests_total\{/gm)
    expect(lines).toHaveLength(1)
  })
})

describe('[E-T-58] a visitor who goes while sending', () => {
  test('is no fault of the service', async () => {
    const told: string[] = []
    const records: RequestRecord[] = []
    const app = new Hono()
    app.use(
      watchRequests({ now: () => 0, makeId: () => 'id', tell: (record) => records.push(record) }),
    )
    app.route(
      '/',
      createService(store, { isPreviewOpen: false, onFault: ({ text }) => told.push(text) }),
    )
    const gone = new AbortController()
    const body = new ReadableStream({
      pull: (stream) => {
        gone.abort()
        stream.error(new Error('aborted'))
      },
    })
    const init = {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
      signal: gone.signal,
      duplex: 'half',
    }
    await app.request(new Request('http://localhost/api/graph/graphql', init))
    expect(records.map(({ status }) => status)).toEqual([499])
    expect(told).toEqual([])
    const [record] = records
    if (record === undefined) throw new Error('no record')
    expect(levelOf({ event: 'request', ...record })).toBe('info')
  })
})
