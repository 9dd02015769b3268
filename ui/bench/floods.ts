// One address floods the site from fifty connections while visitors come; what a page costs; and how often a kept page is sent, beside the
// least a server in Node can do.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request, type OutgoingHttpHeaders } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { shareOf, type Figure } from '../../.config/measure.mjs'
import type { Environment } from '../e2e/served.js'
import { withSite } from './site.js'

/** A flood, and the visitors beside it. */
const FLOOD = {
  connections: 50,
  milliseconds: 8000,
  from: '198.51.100.7',
  // [ms] From one visitor to the next.
  between: 50,
} as const

const KEPT: Question = { path: '/uk/electrification/' }
// [ms]
const WARM_MS = 2000
const PLANNER = '/uk/electrification/charging-your-car/public/route-planner/'

/** What is asked; with a body it is sent by POST, as JSON. */
interface Question {
  readonly path: string
  readonly body?: string
}

// All ranges there are, eight times: about the dearest question the graph answers.
const writeDearQuestion = (at: number): string => {
  const values = 'rangeValues { temperature heatpump climate city highway combined }'
  const fields = Array.from({ length: 8 }, (_, one) => `f${at}_${one}: rangeData { ${values} }`)
  return JSON.stringify({ query: `{ ${fields.join(' ')} }` })
}

/** Questions nobody has asked before. */
const FLOODS: Readonly<Record<string, (at: number) => Question>> = {
  pages: (at) => ({
    path: `/uk/electrification/charging-your-car/?range=${at % 80},${(at % 80) + 15}&n=${at}`,
  }),
  roads: (at) => ({
    path: `${PLANNER}?fromAt=5${1 + (at % 4)}.${at % 97},-1.${at % 89}&toAt=52.${at % 83},-0.5`,
  }),
  'the graph': (at) => ({ path: '/api/graph/graphql', body: writeDearQuestion(at) }),
  'drawn maps': (at) => ({ path: `/maps/ground?lat=5${at % 9}.${at % 97}&lng=-1.${at}&zoom=7` }),
  'what is not there': (at) => ({ path: `/uk/nothing-${at}/` }),
}

interface Asking {
  readonly port: number
  readonly agent: Agent
  readonly from: string
}

const headersOf = (from: string, { body }: Question): OutgoingHttpHeaders => ({
  'X-Forwarded-For': from,
  'Accept-Encoding': 'br',
  ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
})

const ask = async (
  { port, agent, from }: Asking,
  question: Question,
): Promise<{ readonly status: number; readonly tag: string }> =>
  new Promise((resolve, reject) => {
    const { path, body } = question
    const method = body === undefined ? 'GET' : 'POST'
    const headers = headersOf(from, question)
    request({ host: '127.0.0.1', port, agent, path, method, headers }, (answer) => {
      answer.resume()
      answer.on('error', reject)
      answer.on('end', () => {
        resolve({ status: answer.statusCode ?? 0, tag: answer.headers.etag ?? '' })
      })
    })
      .on('error', reject)
      .end(body)
  })

const flood = async (
  port: number,
  until: number,
  question: (at: number) => Question,
): Promise<number> => {
  const agent = new Agent({ keepAlive: true, maxSockets: FLOOD.connections })
  let asked = 0
  const connection = async (): Promise<void> => {
    while (performance.now() < until) {
      await ask({ port, agent, from: FLOOD.from }, question(asked++))
    }
  }
  await Promise.all(Array.from({ length: FLOOD.connections }, connection))
  agent.destroy()
  return asked
}

const visit = async (port: number, until: number): Promise<readonly number[]> => {
  const agent = new Agent({ keepAlive: true })
  const times: number[] = []
  for (let at = 0; performance.now() < until; at += 1) {
    const begun = performance.now()
    const { status } = await ask({ port, agent, from: `203.0.113.${at % 250}` }, KEPT)
    if (status !== 200) throw new Error(`A visitor was answered ${status}`)
    times.push(performance.now() - begun)
    await wait(FLOOD.between)
  }
  agent.destroy()
  return times
}

// States of the tools page: asked for once each, none is kept.
const STATES: Readonly<Record<string, readonly string[]>> = {
  model: ['EX30', 'EX40', 'EC40', 'EX90', 'ES90'],
  profile: ['mixed', 'city', 'highway'],
  temperatureIndex: ['0', '1', '2', '3', '4'],
  climate: ['true', 'false'],
  powerTrain: ['Single', 'Twin'],
  heatPump: ['true', 'false'],
}
// A thread makes its first pages slowly.
const FIRST_PAGES = 200

const listStates = (): readonly Question[] =>
  Object.entries(STATES)
    .reduce<readonly string[]>(
      (begun, [name, values]) =>
        values.flatMap((value) => begun.map((query) => `${query}&${name}=${value}`)),
      [''],
    )
    .map((query) => ({ path: `${KEPT.path}?${query.slice(1)}` }))

const untilEnd = (): number => performance.now() + FLOOD.milliseconds

const measureFlood = async (
  port: number,
  [name, question]: readonly [string, (at: number) => Question],
): Promise<Figure> => {
  const until = untilEnd()
  const [times] = await Promise.all([visit(port, until), flood(port, until, question)])
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
  const asked = await flood(port, untilEnd(), () => ({ path: '/' }))
  const value = asked / ((await read()) - before)
  child.kill()
  return { name: 'peer: bare node:http, on one core', value, unit: '1/s' }
}

const keptFigure = async (port: number): Promise<Figure> => {
  await flood(port, performance.now() + WARM_MS, () => KEPT)
  const before = await readProcessor(port)
  const asked = await flood(port, untilEnd(), () => KEPT)
  const value = asked / ((await readProcessor(port)) - before)
  return { name: 'a kept tool page, on one core', value, unit: '1/s', atLeast: 5000 }
}

const anewFigure = async (port: number): Promise<Figure> => {
  const agent = new Agent({ keepAlive: true })
  const states = listStates()
  const tags = new Set<string>()
  const render = async (questions: readonly Question[]): Promise<number> => {
    const [before, known] = [await readProcessor(port), tags.size]
    for (const question of questions) {
      const { tag } = await ask({ port, agent, from: FLOOD.from }, question)
      tags.add(tag)
    }
    // Two states may be one: the second of them is sent as it is kept.
    return ((await readProcessor(port)) - before) / (tags.size - known)
  }
  await render(states.slice(0, FIRST_PAGES))
  const value = (await render(states.slice(FIRST_PAGES))) * 1000
  agent.destroy()
  return { name: 'a tool page made anew and packed, of processor time', value, unit: 'ms' }
}

// How long a page takes says as much of the machine as of the page: it is held to how many answers of the least server
// there is take as long. Some 165 kB are drawn and packed.
const anewOverBare = (anew: Figure, bare: Figure): Figure => ({
  name: 'a tool page made anew, in bare answers',
  value: (anew.value / 1000) * bare.value,
  unit: '×',
  atMost: 700,
})

const withOwnSite = <A>(settings: Environment, work: (port: number) => Promise<A>): Promise<A> =>
  withSite((origin) => work(Number(new URL(origin).port)), {
    EVKIT_METRICS: 'on',
    EVKIT_LOG: 'errors',
    ...settings,
  })

/** Measures what visitors notice of a flood of pages, what a page costs that is made anew, and how fast a kept one is sent. */
export const measureFloods = async (): Promise<readonly Figure[]> => {
  const floods = await withOwnSite({ EVKIT_PROXIES: '1' }, async (port) => {
    const figures: Figure[] = []
    for (const one of Object.entries(FLOODS)) figures.push(await measureFlood(port, one))
    return figures
  })
  const pages = await withOwnSite(
    { EVKIT_ENVIRONMENT: 'qa', EVKIT_FORMS_LIMITS: 'off' },
    async (port) => [await anewFigure(port), await keptFigure(port)] as const,
  )
  const bare = await bareFigure()
  return [...floods, ...pages, bare, anewOverBare(pages[0], bare)]
}
