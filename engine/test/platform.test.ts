import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { Worker } from 'node:worker_threads'
import { build, type Rolldown } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'platform-'))
const written: string[] = []

const bundle = async (code: string): Promise<string> => {
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
  return result
    .flatMap(({ output }) => output.flatMap((one) => (one.type === 'chunk' ? [one.code] : [])))
    .join('')
}

let label = ''
let domain = ''
beforeAll(async () => {
  label = await bundle("export { splitDuration } from '@evkit/engine/charging'")
  domain = await bundle(
    "export * from '@evkit/engine/charging'; export * from '@evkit/engine/charging/view'",
  )
})
afterAll(() => {
  for (const file of written) rmSync(file)
  rmSync(folder, { recursive: true })
})

describe('[E-T-41] the engine stands alone', () => {
  test('one formula brings nothing with it: no machine, no codec, no other formula', () => {
    expect(label.replaceAll(/\/\*[^]*?\*\//g, '').length).toBeLessThan(500)
    expect(label).not.toMatch(/createMachine|InterfaceType|chargingTable|Twin/)
  })

  test('nothing of React or the page is named', () => {
    expect(domain).not.toMatch(/\b(document|window|navigator|localStorage)\b\.|react/i)
  })

  test('it runs in a worker with nothing but the language', async () => {
    const file = join(folder, 'engine.mjs')
    writeFileSync(file, domain)
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
