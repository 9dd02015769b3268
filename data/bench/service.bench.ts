// The service under load, from outside, beside the least a server in Node can do.
import autocannon from 'autocannon'
import { execFile, fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { writeAddress } from '@evkit/engine/shared'
import { graphBody, graphEndpoint, rangeDataCall } from '@evkit/engine/site'
import { middle, shareOf, type Figure } from '../../.config/measure.mjs'

const ADDRESS = writeAddress(graphEndpoint, { graph: 'graph' })
const QUERY = graphBody(rangeDataCall, { modelFamily: 'EX30_Twin' })
const MODEL = JSON.stringify(QUERY)

// Another text in every request: nothing that holds it is remembered.
const OTHER = '[<id>]'

const FLAGS = ['--conditions=@evkit/source', '--import', 'tsx']

interface Served {
  readonly child: ChildProcess
  readonly url: string
}

const startServer = async (file: string): Promise<Served> => {
  const child = fork(new URL(file, import.meta.url), {
    execArgv: FLAGS,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const [port] = (await once(child, 'message')) as [number]
  return { child, url: `http://127.0.0.1:${port}${ADDRESS}` }
}

const processorSeconds = async ({ child }: Served): Promise<number> => {
  child.send('')
  const [{ user, system }] = (await once(child, 'message')) as [NodeJS.CpuUsage]
  return (user + system) / 1e6
}

interface Steady {
  readonly p99: number
  readonly perSecond: number
}

const run = promisify(execFile)
const STEADY = fileURLToPath(new URL('steady.ts', import.meta.url))
const MOST = 0.99
// [B] Of the waits as text.
const LONGEST = 16_777_216

const askSteadily = async (url: string, rate: number, seconds: number): Promise<Steady> => {
  const args = [...FLAGS, STEADY, url, String(rate), String(seconds), MODEL]
  const { stdout } = await run(process.execPath, args, { maxBuffer: LONGEST })
  const { waits, perSecond } = JSON.parse(stdout) as {
    readonly waits: readonly number[]
    readonly perSecond: number
  }
  return { p99: shareOf(waits, MOST), perSecond }
}

interface Full {
  readonly perSecond: number
  /** Requests in a second of the server's own processor time. */
  readonly perProcessorSecond: number
}

const load = async (served: Served, seconds: number, body = MODEL): Promise<Full> => {
  const before = await processorSeconds(served)
  const { requests, errors, timeouts, non2xx } = await autocannon({
    url: served.url,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    connections: 50,
    duration: seconds,
    ...(body.includes(OTHER) ? { idReplacement: true } : {}),
  })
  const failed = errors + timeouts + non2xx
  if (failed > 0) throw new Error(`${failed} of ${requests.total} requests failed`)
  const used = (await processorSeconds(served)) - before
  return { perSecond: requests.average, perProcessorSecond: requests.total / used }
}

const WARM = 3
const ASKED = 500
const RATED = 5
const ROUNDS = 5
const FULL = 6

const NEW_VALUES = JSON.stringify({ ...QUERY, extensions: { other: OTHER } })
const NEW_QUERY = JSON.stringify({ ...QUERY, query: `${QUERY.query} #${OTHER}` })

// By turns, so that whatever else the machine does meets both.
const askByTurns = async (service: Served, bare: Served) => {
  const rounds: { readonly service: Steady; readonly bare: Steady }[] = []
  while (rounds.length < ROUNDS) {
    rounds.push({
      service: await askSteadily(service.url, ASKED, RATED),
      bare: await askSteadily(bare.url, ASKED, RATED),
    })
  }
  return {
    p99: middle(rounds.map((round) => round.service.p99)),
    bareP99: middle(rounds.map((round) => round.bare.p99)),
    perSecond: middle(rounds.map((round) => round.service.perSecond)),
  }
}

const steadyFigures = async (service: Served, bare: Served): Promise<readonly Figure[]> => {
  const { p99, bareP99, perSecond } = await askByTurns(service, bare)
  const at = `at ${ASKED} requests a second`
  return [
    { name: `getRangeData ${at}, 99 of 100 within`, value: p99, unit: 'ms', atMost: 20 },
    { name: `peer: bare node:http ${at}, 99 of 100 within`, value: bareP99, unit: 'ms' },
    { name: `getRangeData ${at}, answered`, value: perSecond, unit: '1/s', atLeast: ASKED * 0.98 },
  ]
}

const fullFigures = async (service: Served, bare: Served): Promise<readonly Figure[]> => {
  const full = await load(service, FULL)
  const values = await load(service, FULL, NEW_VALUES)
  const queries = await load(service, FULL, NEW_QUERY)
  const bareFull = await load(bare, FULL)
  const at = '50 connections'
  const what = 'getRangeData, answer remembered'
  const unit = '1/s'
  return [
    { name: `${what}, ${at}`, value: full.perSecond, unit, atLeast: 2000 },
    { name: `getRangeData, query remembered, ${at}`, value: values.perSecond, unit },
    { name: `getRangeData, every query new, ${at}`, value: queries.perSecond, unit },
    { name: `peer: bare node:http, ${at}`, value: bareFull.perSecond, unit },
    { name: `${what}, on one core`, value: full.perProcessorSecond, unit, atLeast: 15_000 },
    { name: 'peer: bare node:http, on one core', value: bareFull.perProcessorSecond, unit },
  ]
}

/** Measures the graph: waiting at 500 questions a second, questions a second at most, and the same of a bare server. */
export const measureService = async (): Promise<readonly Figure[]> => {
  const [service, bare] = [await startServer('serve.ts'), await startServer('bare.ts')]
  try {
    await load(service, WARM)
    await load(bare, WARM)
    return [...(await steadyFigures(service, bare)), ...(await fullFigures(service, bare))]
  } finally {
    service.child.kill()
    bare.child.kill()
  }
}
