// A form of a hundred fields in the browser: the time to mount it and the script of a key press, beside the same fields
// written by hand in React over a store of their own, in the same run.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import { build } from 'vite'
import { CHROMIUM_FLAGS, findChromium } from '../../.config/chromium.mjs'
import { middle, type Figure } from '../../.config/measure.mjs'
import type { FormTimes } from './forms/page.js'

const ROUNDS = 9
const FIELDS = 100
const MOUNT_GOAL = 1.5
const PORT = 4327

const buildPage = async (folder: string): Promise<void> => {
  await build({
    root: fileURLToPath(new URL('..', import.meta.url)),
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { conditions: ['@evkit/source', 'module', 'browser', 'production'] },
    build: {
      outDir: folder,
      emptyOutDir: true,
      copyPublicDir: false,
      target: 'es2022',
      rolldownOptions: {
        input: fileURLToPath(new URL('forms/page.tsx', import.meta.url)),
        output: { entryFileNames: 'page.js' },
      },
    },
  })
}

const TYPES: Readonly<Record<string, string>> = { js: 'text/javascript', css: 'text/css' }
const PAGE =
  '<!doctype html><title>Forms</title><body><script type="module" src="/page.js"></script>'

const serve = (folder: string) =>
  createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname
    if (path === '/') {
      response.setHeader('Content-Type', 'text/html')
      response.end(PAGE)
      return
    }
    try {
      response.setHeader('Content-Type', TYPES[path.split('.').at(-1) ?? ''] ?? 'text/plain')
      response.end(readFileSync(join(folder, path)))
    } catch {
      response.statusCode = 404
      response.end()
    }
  }).listen(PORT)

interface Measuring {
  readonly measureForm: (name: string) => Promise<FormTimes>
}

const runRounds = async (): Promise<Readonly<Record<string, readonly FormTimes[]>>> => {
  const browser = await chromium.launch({
    executablePath: findChromium() ?? '',
    args: CHROMIUM_FLAGS,
  })
  try {
    const page = await browser.newPage()
    await page.goto(`http://localhost:${PORT}/`, { waitUntil: 'networkidle' })
    const measure = (name: string): Promise<FormTimes> =>
      page.evaluate((one) => (window as unknown as Measuring).measureForm(one), name)
    const times: Record<string, FormTimes[]> = { ours: [], hand: [] }
    // The first round warms what both share.
    for (let round = 0; round <= ROUNDS; round += 1) {
      for (const [name, rounds] of Object.entries(times)) {
        const one = await measure(name)
        if (one.fields < FIELDS) throw new Error(`${name} shows ${one.fields} fields`)
        if (round > 0) rounds.push(one)
      }
    }
    return times
  } finally {
    await browser.close()
  }
}

const mountOf = (times: readonly FormTimes[] = []): number =>
  middle(times.map(({ mount }) => mount))
const keyOf = (times: readonly FormTimes[] = []): number =>
  middle(times.flatMap(({ keys }) => keys))

/** Measures a form of a hundred fields. */
export const measureForms = async (): Promise<readonly Figure[]> => {
  const folder = mkdtempSync(
    fileURLToPath(new URL('../../node_modules/.cache/bench-forms-', import.meta.url)),
  )
  await buildPage(folder)
  const server = serve(folder)
  try {
    const { ours, hand } = await runRounds()
    const what = 'form of 100 fields'
    return [
      { name: `${what}, mount`, value: mountOf(ours), unit: 'ms' },
      { name: `peer: ${what} by hand in React, mount`, value: mountOf(hand), unit: 'ms' },
      {
        name: `${what}, mount over that by hand`,
        value: mountOf(ours) / mountOf(hand),
        unit: 'times',
        atMost: MOUNT_GOAL,
      },
      { name: `${what}, script of a key press`, value: keyOf(ours), unit: 'ms' },
      {
        name: `peer: ${what} by hand in React, script of a key press`,
        value: keyOf(hand),
        unit: 'ms',
      },
    ]
  } finally {
    server.close()
    rmSync(folder, { recursive: true })
  }
}
