// One address floods the site from fifty connections while visitors come; and how often a kept page is sent, beside the
// least a server in Node can do.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { shareOf, type Figure } from '../../.config/measure.mjs'
import { withSite } from './site.js'

const PORT = 4333
const CONNECTIONS = 50
const SECONDS = 8
const VISIT_MS = 50
const FLOODER = '198.51.100.7'

const TOOLS = '/uk/electrification/'
const PLANNER = '/uk/electrification/charging-your-car/public/route-planner/'

/** Addresses nobody has asked for before. */
const FLOODS: Readonly<Record<string, (at: number) => string>> = {
  pages: (at) =>
    `/uk/electrification/charging-your-car/?range=${at % 80},${(at % 80) + 15}&n=${at}`,
  roads: (at) =>
    `${PLANNER}?fromAt=5${1 + (at % 4)}.${at % 97},-1.${at % 89}&toAt=52.${at % 83},-0.5`,
  'what is not there': (at) => `/uk/nothing-${at}/`,
}

interface Asking {
  readonly port: number
  readonly agent: Agent
  readonly from: string
}

const ask = async ({ port, agent, from }: Asking, path: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const headers = { 'X-Forwarded-For': from, 'Accept-Encoding': 'br' }
    get({ host: '127.0.0.1', port, agent, path, headers }, (answer) => {
      answer.resume()
      answer.on('error', reject)
      answer.on('end', () => {
        resolve(answer.statusCode ?? 0)
      })
    }).on('error', reject)
  })

const flood = async (
  port: number,
  until: number,
  path: (at: number) => string,
): Promise<number> => {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  let asked = 0
  const connection = async (): Promise<void> => {
    while (performance.now() < until) await ask({ port, agent, from: FLOODER }, path(asked++))
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, connection))
  agent.destroy()
  return asked
}

const visit = async (port: number, until: number): Promise<readonly number[]> => {
  const agent = new Agent({ keepAlive: true })
  const times: number[] = []
  for (let at = 0; performance.now() < until; at += 1) {
    const begun = performance.now()
    const status = await ask({ port, agent, from: `203.0.113.${at % 250}` }, TOOLS)
    if (status !== 200) throw new Error(`A visitor was answered ${status}`)
    times.push(performance.now() - begun)
    await wait(VISIT_MS)
  }
  agent.destroy()
  return times
}

const measureFlood = async (port: number, name: string): Promise<Figure> => {
  const until = performance.now() + SECONDS * 1000
  const [times] = await Promise.all([
    visit(port, until),
    flood(port, until, FLOODS[name] ?? String),
  ])
  return {
    name: `a visitor while one address floods ${name}, 95 of 100 within`,
    value: shareOf(times, 0.95),
    unit: 'ms',
    atMost: 250,
  }
}

const readProcessor = async (port: number): Promise<number> => {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  return Number(/^process_cpu_seconds_total (\S+)/m.exec(text)?.[1])
}

const bareFigure = async (): Promise<Figure> => {
  const child = fork(new URL('../../data/bench/bare.ts', import.meta.url), {
    execArgv: ['--conditions=@evkit/source', '--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const [port] = (await once(child, 'message')) as [number]
  const read = async (): Promise<number> => {
    child.send('')
    const [{ user, system }] = (await once(child, 'message')) as [NodeJS.CpuUsage]
    return (user + system) / 1e6
  }
  const before = await read()
  const asked = await flood(port, performance.now() + SECONDS * 1000, () => '/')
  const value = asked / ((await read()) - before)
  child.kill()
  return { name: 'peer: bare node:http, on one core', value, unit: '1/s' }
}

const keptFigure = async (port: number): Promise<Figure> => {
  await flood(port, performance.now() + 2000, () => TOOLS)
  const before = await readProcessor(port)
  const asked = await flood(port, performance.now() + SECONDS * 1000, () => TOOLS)
  const value = asked / ((await readProcessor(port)) - before)
  return { name: 'a kept tool page, on one core', value, unit: '1/s', atLeast: 5000 }
}

const withOwnSite = async <A>(
  settings: Readonly<Record<string, string>>,
  work: () => Promise<A>,
): Promise<A> => {
  const folder = mkdtempSync(join(tmpdir(), 'floods-'))
  const own = { EVKIT_DATA_DIR: folder, EVKIT_METRICS: 'on', EVKIT_LOG: 'errors', ...settings }
  try {
    return await withSite(PORT, work, own)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Measures what visitors notice of a flood of pages, and how fast a kept page is sent. */
export const measureFloods = async (): Promise<readonly Figure[]> => {
  const floods = await withOwnSite({ EVKIT_PROXIES: '1' }, async () => {
    const figures: Figure[] = []
    for (const name of Object.keys(FLOODS)) figures.push(await measureFlood(PORT, name))
    return figures
  })
  const kept = await withOwnSite({ EVKIT_ENVIRONMENT: 'qa', EVKIT_FORMS_LIMITS: 'off' }, async () =>
    keptFigure(PORT),
  )
  return [...floods, kept, await bareFigure()]
}
