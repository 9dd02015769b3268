// Leads over HTTP, with every check and a durable commit, from outside.
import autocannon from 'autocannon'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Figure } from '../../.config/measure.mjs'
import { measureFlood } from './forms-flood.js'
import { FORMS_TARGET } from './forms-soak.js'
import { startProgram } from './start-program.js'

// Another text in every request: each is a lead of its own.
const OTHER = '[<id>]'
const CONNECTIONS = 50
const WARM = 2
/** [1/s] What is sent when waiting is measured. */
const RATE = 100

const load = async (port: number, seconds: number, rate?: number) => {
  // Without a key a lead is known by its content.
  const { 'Idempotency-Key': _, ...headers } = FORMS_TARGET.headers('', port)
  const result = await autocannon({
    url: `http://127.0.0.1:${port}${FORMS_TARGET.path}`,
    method: 'POST',
    headers,
    body: JSON.stringify(FORMS_TARGET.body(OTHER)),
    connections: CONNECTIONS,
    duration: seconds,
    idReplacement: true,
    ...(rate === undefined ? {} : { overallRate: rate }),
  })
  const failed = result.errors + result.timeouts + result.non2xx
  if (failed > 0) throw new Error(`${failed} of ${result.requests.total} leads failed`)
  return result
}

/** Measures how leads are taken, for so many seconds. */
export const measureForms = async (seconds = 5): Promise<readonly Figure[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'forms-bench-'))
  const { port, end } = await startProgram(FORMS_TARGET.serve, { EVKIT_DATA_DIR: folder })
  try {
    await load(port, WARM)
    const { requests } = await load(port, seconds)
    const { latency } = await load(port, seconds, RATE)
    const name = `leads over HTTP with every check, ${CONNECTIONS} connections`
    return [
      { name, value: requests.average, unit: '1/s', atLeast: 100 },
      {
        name: `leads over HTTP, ${RATE} a second, 99 of 100 within`,
        value: latency.p99,
        unit: 'ms',
        atMost: 150,
      },
    ]
  } finally {
    await end()
    rmSync(folder, { recursive: true })
  }
}

const FLOOD = { rate: 1000, seconds: 100 } as const
/** [B] Callers of all limits at their most, and what the collector has not yet taken. */
const MOST_GROWN = 150e6

/** Measures what visitors notice of bots. */
export const measureFloods = async (): Promise<readonly Figure[]> => {
  const figures: Figure[] = []
  for (const from of ['one address', 'many addresses'] as const) {
    const { p95, grown, served, visits, stored, sent } = await measureFlood({ ...FLOOD, from })
    const name = `flood from ${from}, ${FLOOD.rate} posts a second for ${FLOOD.seconds} s`
    figures.push(
      { name: `${name}: visitors, 95 of 100 within`, value: p95, unit: 'ms', atMost: 250 },
      { name: `${name}: visitors served`, value: served / visits, unit: 'share', atLeast: 1 },
      { name: `${name}: bots stored`, value: stored / sent, unit: 'share', atMost: 0.001 },
      { name: `${name}: memory more`, value: grown, unit: 'B', atMost: MOST_GROWN },
    )
  }
  return figures
}
