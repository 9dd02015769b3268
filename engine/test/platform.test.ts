import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { Worker } from 'node:worker_threads'
import { build, type Rolldown } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'platform-'))
const written: string[] = []

interface Bundle {
  readonly code: string
  /** Files of packages that came with it. */
  readonly packages: readonly string[]
  /** What is left to be imported when it runs. */
  readonly imports: readonly string[]
}

const bundle = async (code: string): Promise<Bundle> => {
  const entry = join(root, `engine/test/.entry-${written.length}.js`)
  written.push(entry)
  writeFileSync(entry, code)
  const result = (await build({
    root,
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['@evkit/source', 'import', 'module'] },
    build: {
      write: false,
      target: 'es2022',
      minify: false,
      lib: { entry, formats: ['es'], fileName: 'out' },
    },
  })) as Rolldown.RolldownOutput[]
  const chunks = result.flatMap(({ output }) =>
    output.flatMap((one) => (one.type === 'chunk' ? [one] : [])),
  )
  return {
    code: chunks.map((chunk) => chunk.code).join(''),
    packages: chunks.flatMap(({ moduleIds }) =>
      moduleIds.flatMap((id) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1] ?? []),
    ),
    imports: chunks.flatMap((chunk) => chunk.imports),
  }
}

let label: Bundle
let domain: Bundle
beforeAll(async () => {
  label = await bundle("export { splitDuration } from '@evkit/engine/charging'")
  domain = await bundle(
    "export { chargingAddress, chargingMachine, chargingView, labelDuration, toChargingData } from '@evkit/engine/charging'",
  )
})
afterAll(() => {
  for (const file of written) rmSync(file)
  rmSync(folder, { recursive: true })
})

describe('[E-T-41] the engine stands alone', () => {
  test('one formula brings nothing with it: no machine, no codec, no other formula', () => {
    expect(label.code.replaceAll(/\/\*[^]*?\*\//g, '').length).toBeLessThan(500)
    expect(label.code).not.toMatch(/createMachine|InterfaceType|chargingTable|Twin/)
  })

  test('what a page needs brings its machine library, and no codec from behind the same entry point', () => {
    expect(new Set(domain.packages)).toEqual(new Set(['fp-ts', 'xstate']))
    expect(domain.imports).toEqual([])
  })

  test('the names of a browser or of Node do not exist while the engine is compiled', () => {
    const config = readFileSync(join(root, 'engine/tsconfig.json'), 'utf8')
    const { compilerOptions } = JSON.parse(config) as { compilerOptions: Record<string, unknown> }
    expect(compilerOptions).toMatchObject({ lib: ['ES2023'], types: [] })
  })

  test('it runs in a worker with nothing but the language', async () => {
    const file = join(folder, 'engine.mjs')
    writeFileSync(file, domain.code)
    const code = `
      const { parentPort } = require('node:worker_threads')
      for (const name of ['setTimeout', 'setInterval', 'fetch', 'document', 'window', 'Date']) {
        Object.defineProperty(globalThis, name, { get: () => { throw new Error(name + ' was touched at import') } })
      }
      import(${JSON.stringify(file)}).then(
        ({ labelDuration }) => parentPort.postMessage(JSON.stringify(labelDuration(26))),
        (error) => parentPort.postMessage(String(error)),
      )`
    const answer = await new Promise((done, fail) => {
      const worker = new Worker(code, { eval: true })
      worker.once('message', done)
      worker.once('error', fail)
    })
    expect(answer).toBe('{"_tag":"Some","value":{"kind":"minutes","minutes":26}}')
  })
})
