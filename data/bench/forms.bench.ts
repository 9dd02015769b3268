// Leads over HTTP, with every check and a durable commit, from outside.
import autocannon from 'autocannon'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Figure } from '../../.config/measure.mjs'
import { FORMS_TARGET } from './forms-soak.js'

// Another text in every request: each is a lead of its own.
const OTHER = '[<id>]'
const CONNECTIONS = 50
const WARM = 2
/** [1/s] What is sent when waiting is measured. */
const RATE = 100

const startServer = async (folder: string) => {
  const child = spawn(
    process.execPath,
    ['--conditions=@evkit/source', '--import', 'tsx', FORMS_TARGET.serve],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { PATH: process.env['PATH'] ?? '', HOME: homedir(), EVKIT_DATA_DIR: folder },
    },
  )
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  return { child, port: Number(line.toString()) }
}

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
  const { child, port } = await startServer(folder)
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
    const ended = once(child, 'exit')
    child.kill()
    await ended
    rmSync(folder, { recursive: true })
  }
}
