// Measures what a visitor or a team downloads, in bytes min+gzip, and holds it against the budgets.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { ROOT } from './process.mjs'

const readJson = (path) => JSON.parse(readFileSync(join(ROOT, path), 'utf8'))
const packed = (text) => gzipSync(text, { level: 9 }).length

const measureEngine = async ({ code, external }) => {
  const { build } = await import('vite')
  const folder = mkdtempSync(join(ROOT, 'node_modules/.size-'))
  const input = join(folder, 'entry.js')
  writeFileSync(input, code)
  try {
    const result = await build({
      root: ROOT,
      configFile: false,
      logLevel: 'error',
      resolve: { conditions: ['import', 'module'] },
      build: {
        write: false,
        target: 'es2022',
        minify: true,
        lib: { entry: input, formats: ['es'], fileName: 'entry' },
        rolldownOptions: { external, output: { minify: true } },
      },
    })
    const [{ output }] = [result].flat()
    return output.reduce((sum, { code: text = '' }) => sum + packed(text), 0)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

// Asked for by what a visitor does, not by the page: the live map, and what asks for roads, for places, and about forms.
// The check of a form's configuration is asked for outside production only; what looks for a vehicle, a retailer or a
// visitor where the address names one; pickers where a form has some, and the map of retailers where a market has one.
const ON_DEMAND = [
  '../engine/src/forms/check/index.ts',
  'src/forms/journey/journey.tsx',
  'src/forms/pickers/form-picker.tsx',
  'src/map/live-map.dom.ts',
  'src/shell/forms/retailer-map.tsx',
  'src/shell/ports/ask-maps.ts',
  'src/shell/ports/form-questions.ts',
  'src/shell/ports/journey-ports.ts',
  'src/shell/ports/map-ports.ts',
  'src/shell/ports/retailer-outside.ts',
]

// A module that another page needs at once lies in a chunk of its name; `index` names nothing.
const nameOf = (path) => basename(path).replace(/\.tsx?$/, '')
const LATER = new Set([...ON_DEMAND, ...ON_DEMAND.map(nameOf).filter((name) => name !== 'index')])

const measureSite = ({ entry }) => {
  const manifest = readJson('ui/dist/client/.vite/manifest.json')
  const seen = new Set()
  const isLater = (key) => LATER.has(key) || LATER.has(manifest[key].name)
  const visit = (key) => {
    if (seen.has(key)) return
    seen.add(key)
    const { imports = [], dynamicImports = [] } = manifest[key]
    // What the first script asks for by itself is part of the first load; what a visitor asks for is not.
    for (const one of [...imports, ...dynamicImports.filter((asked) => !isLater(asked))]) visit(one)
  }
  visit(entry)
  return [...seen]
    .map((key) => packed(readFileSync(join(ROOT, 'ui/dist/client', manifest[key].file))))
    .reduce((sum, size) => sum + size, 0)
}

/** Measures everything with a budget. */
export const measureSizes = async () => {
  const { engine, site } = readJson('.config/budgets.json')
  const rows = []
  for (const [name, budget] of Object.entries(engine)) {
    rows.push({
      name: `@evkit/engine: ${name}`,
      size: await measureEngine(budget),
      limit: budget.limit,
    })
  }
  for (const [name, budget] of Object.entries(site)) {
    rows.push({ name: `site: ${name}`, size: measureSite(budget), limit: budget.limit })
  }
  return rows
}

if (process.argv[1] === import.meta.filename) {
  const rows = await measureSizes()
  for (const { name, size, limit } of rows) {
    const verdict = size <= limit ? 'within' : 'OVER'
    console.log(`${name.padEnd(56)} ${String(size).padStart(7)} B  ${verdict} ${limit} B`)
  }
  process.exitCode = rows.every(({ size, limit }) => size <= limit) ? 0 : 1
}
