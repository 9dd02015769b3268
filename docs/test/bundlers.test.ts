import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BUNDLERS } from '../../.config/bundlers.mjs'

const ROOT = join(import.meta.dirname, '../..')

interface Budget {
  readonly code: string
  readonly external: readonly string[]
  readonly limit: number
}

const { bundlers: budgets } = JSON.parse(
  readFileSync(join(ROOT, '.config/budgets.json'), 'utf8'),
) as { readonly bundlers: Readonly<Record<string, Budget>> }

// The engine file by file beside its manifest, as its package holds it.
let folder = ''

beforeAll(async () => {
  mkdirSync(join(ROOT, 'node_modules/.cache'), { recursive: true })
  folder = mkdtempSync(join(ROOT, 'node_modules/.cache/bundlers-'))
  const outdir = join(folder, 'dist/esm')
  const entryPoints = [join(ROOT, 'engine/src/**/*.ts')]
  await build({
    entryPoints,
    outdir,
    outbase: join(ROOT, 'engine/src'),
    format: 'esm',
    target: 'es2022',
  })
  cpSync(join(ROOT, 'engine/package.json'), join(folder, 'package.json'))
})

afterAll(() => {
  rmSync(folder, { recursive: true })
})

const cases = Object.entries(budgets).flatMap(([name, budget]) =>
  Object.entries(BUNDLERS).map(([bundler, bundle]) => ({ name, bundler, bundle, ...budget })),
)

describe('what a bundler takes of the engine', () => {
  it.each(cases)('[E-T-150] is what is used: $name, by $bundler', async (one) => {
    const entry = (_: string, name: string) => `'${folder}/dist/esm/entries/${name}.js'`
    const code = one.code.replace(/'@evkit\/engine\/([\w/]+)'/g, entry)
    const text = await one.bundle({ code, external: one.external })
    expect(text).toContain('export')
    expect(gzipSync(text, { level: 9 }).length).toBeLessThanOrEqual(one.limit)
  })
})
