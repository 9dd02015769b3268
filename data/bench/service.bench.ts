// The service under load, from outside, beside the least a server in Node can do.
import autocannon from 'autocannon'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeAddress } from '@evkit/engine/shared'
import { graphBody, graphEndpoint, rangeDataCall } from '@evkit/engine/site'
import type { Figure } from '../../.config/measure.mjs'

const ADDRESS = writeAddress(graphEndpoint, { graph: 'graph' })
const QUERY = graphBody(rangeDataCall, { modelFamily: 'EX30_Twin' })
const MODEL = JSON.stringify(QUERY)

// Another text in every request: nothing that holds it is remembered.
const OTHER = '[<id>]'

const startServer = async (file: string) => {
  const child = spawn(
    process.execPath,
    ['--conditions=@evkit/source', '--import', 'tsx', new URL(file, import.meta.url).pathname],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  return { child, url: `http://127.0.0.1:${Number(line.toString())}${ADDRESS}` }
}

interface Load {
  readonly url: string
  readonly rate?: number
  readonly seconds: number
  readonly body?: string
}

const load = async ({ url, rate, seconds, body = MODEL }: Load) => {
  const result = await autocannon({
    url,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    connections: 50,
    duration: seconds,
    ...(rate === undefined ? {} : { overallRate: rate }),
    ...(body.includes(OTHER) ? { idReplacement: true } : {}),
  })
  const failed = result.errors + result.timeouts + result.non2xx
  if (failed > 0) throw new Error(`${failed} of ${result.requests.total} requests failed`)
  return result
}

const WARM = 3
const ASKED = 500
const RATED = 5
const ROUNDS = 3
const FULL = 6

const NEW_VALUES = JSON.stringify({ ...QUERY, extensions: { other: OTHER } })
const NEW_QUERY = JSON.stringify({ ...QUERY, query: `${QUERY.query} #${OTHER}` })

type Rated = Awaited<ReturnType<typeof load>>

const better = (one: Rated, other: Rated): Rated =>
  other.latency.p99 < one.latency.p99 ? other : one

// By turns, and the best of some rounds: whatever else the machine does makes a round worse, never better.
const loadByTurns = async (service: string, bare: string) => {
  const ask = (url: string) => load({ url, rate: ASKED, seconds: RATED })
  let best = { rated: await ask(service), bareRated: await ask(bare) }
  for (let round = 1; round < ROUNDS; round += 1) {
    best = {
      rated: better(best.rated, await ask(service)),
      bareRated: better(best.bareRated, await ask(bare)),
    }
  }
  return best
}

/** Measures the graph: waiting at 500 questions a second, questions a second at most, and the same of a bare server. */
export const measureService = async (): Promise<readonly Figure[]> => {
  const [service, bare] = [await startServer('serve.ts'), await startServer('bare.ts')]
  try {
    await load({ url: service.url, seconds: WARM })
    await load({ url: bare.url, seconds: WARM })
    const { rated, bareRated } = await loadByTurns(service.url, bare.url)
    const full = await load({ url: service.url, seconds: FULL })
    const values = await load({ url: service.url, seconds: FULL, body: NEW_VALUES })
    const queries = await load({ url: service.url, seconds: FULL, body: NEW_QUERY })
    const bareFull = await load({ url: bare.url, seconds: FULL })
    const at = `at ${ASKED} requests a second`
    return [
      {
        name: `getRangeData ${at}, 99 of 100 within`,
        value: rated.latency.p99,
        unit: 'ms',
        atMost: 20,
      },
      {
        name: `peer: bare node:http ${at}, 99 of 100 within`,
        value: bareRated.latency.p99,
        unit: 'ms',
      },
      {
        name: `getRangeData ${at}, answered`,
        value: rated.requests.average,
        unit: '1/s',
        atLeast: ASKED * 0.98,
      },
      {
        name: 'getRangeData, 50 connections, answer remembered',
        value: full.requests.average,
        unit: '1/s',
        atLeast: 2000,
      },
      {
        name: 'getRangeData, 50 connections, query remembered',
        value: values.requests.average,
        unit: '1/s',
      },
      {
        name: 'getRangeData, 50 connections, every query new',
        value: queries.requests.average,
        unit: '1/s',
      },
      {
        name: 'peer: bare node:http, 50 connections',
        value: bareFull.requests.average,
        unit: '1/s',
      },
    ]
  } finally {
    service.child.kill()
    bare.child.kill()
  }
}
