// Measures what a visitor or a team downloads, in bytes min+gzip, and holds it against the budgets.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { BUNDLERS } from './bundlers.mjs'
import { ROOT } from './process.mjs'

const readJson = (path) => JSON.parse(readFileSync(join(ROOT, path), 'utf8'))
/** What a figure may be above its limit, so that a line can be added without measuring first; the limit is the goal. */
export const ROOM = 0.02

/** Tells how a size lies to its limit. */
export const judgeSize = ({ size, limit }) => {
  if (size <= limit) return 'within'
  return size <= limit * (1 + ROOM) ? 'in the room above' : 'OVER'
}

const packed = (text) => gzipSync(text, { level: 9 }).length

// A package is left out with its modules, also where the engine names them in short; what remains of it in the text is a line
// that says where it is, and is no part of the engine.
const toPackage = (name) => new RegExp(`^#?${name}(/|$)`)
const NAMED_PACKAGE = /import(?:\*as [\w$]+|\{[^}]*\}) ?from"[^"]*";?/gu

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
        rolldownOptions: { external: external.map(toPackage), output: { minify: true } },
      },
    })
    const [{ output }] = [result].flat()
    return output.reduce(
      (sum, { code: text = '' }) => sum + packed(text.replace(NAMED_PACKAGE, '')),
      0,
    )
  } finally {
    rmSync(folder, { recursive: true })
  }
}

// Asked for by what a visitor does, not by the page: the live map, and what asks for roads, for places, and about forms,
// and what reads a place that was changed elsewhere on the page. Ranges are asked for anew a minute after the load.
// What works out and draws a road comes with a search, or where the address names one; what keeps trips with the first
// press on it, or where the device has kept some.
// The check of a form's configuration is asked for outside production only; what looks for a vehicle, a retailer or a
// visitor where the address names one; what tells analytics of forms and of presses once the visitor has agreed; the form of the quote application when somebody begins to choose a car; pickers
// where a form has some, what forgets a form half written when somebody withdraws, and the map of retailers where a market has one; the thanks when somebody has begun to fill in
// a form; the taxes of a car that is chosen and that the page came without; the texts of an overlay when somebody reaches
// for its button; what wakes blocks when somebody touches the page. The question for consent comes once the page has
// arrived, and only to who has not answered it; where a visit began is noted for who has. What carries the chosen car on
// comes with either.
const ON_DEMAND = [
  'engine/src/forms/lead/check/config-check.ts',
  'ui/src/blocks/parts/hold-overlay.dom.ts',
  'ui/src/forms/journey/journey.tsx',
  'ui/src/forms/lead-thanks.tsx',
  'ui/src/forms/pickers/form-picker.tsx',
  'ui/src/forms/quote/lead-step.tsx',
  'ui/src/map/live-map.dom.ts',
  'ui/src/shell/blocks/blocks-client.ts',
  'ui/src/shell/carry-car.dom.ts',
  'ui/src/shell/consent/follow-up.ts',
  'ui/src/shell/forms/retailer-map.tsx',
  'ui/src/shell/ports/consent/note-cookies.ts',
  'ui/src/shell/ports/forms/ask-overlay-texts.ts',
  'ui/src/shell/ports/forms/form-service-ports.ts',
  'ui/src/shell/ports/forms/journey-ports.ts',
  'ui/src/shell/ports/forms/lead-memory.ts',
  'ui/src/shell/ports/forms/retailer-picker-ports.ts',
  'ui/src/shell/ports/maps/cached-maps-client.ts',
  'ui/src/shell/ports/maps/listen-to-location.ts',
  'ui/src/shell/ports/maps/map-ports.ts',
  'ui/src/shell/ports/maps/maps-client.ts',
  'ui/src/shell/ports/tools/car-configuration-client.ts',
  'ui/src/shell/ports/tools/range-data-client.ts',
  'ui/src/shell/ports/tracking/form-tracker.ts',
  'ui/src/shell/ports/tracking/watch-presses.ts',
  'ui/src/shell/route/kept.ts',
  'ui/src/shell/route/road.ts',
]

/**
 * Lists the files of a first load: what the first script imports, and what that asks for by itself. A file that is asked
 * for later holds one of the modules named, wherever the build has put it and however it is called.
 *
 * @param {Record<string, { file: string, imports?: string[], dynamicImports?: string[] }>} manifest
 * @param {Record<string, readonly string[]>} modules Paths of what each file is made of.
 * @param {{ entry: string, later: readonly string[] }} what
 * @returns {readonly string[]}
 */
export const listFirstLoad = (manifest, modules, { entry, later }) => {
  const files = new Set()
  const isLater = (key) =>
    modules[manifest[key].file]?.some((path) => later.includes(path)) === true
  const visit = (key) => {
    const { file, imports = [], dynamicImports = [] } = manifest[key]
    if (files.has(file)) return
    files.add(file)
    for (const one of [...imports, ...dynamicImports.filter((asked) => !isLater(asked))]) visit(one)
  }
  visit(entry)
  return [...files]
}

const listImports = (manifest, key, files = new Set()) => {
  const { file, imports = [] } = manifest[key]
  if (files.has(file)) return files
  files.add(file)
  for (const one of imports) listImports(manifest, one, files)
  return files
}

/**
 * Lists what parts of a page bring along that no other part of its kind brings: what each costs where the others are
 * there already.
 *
 * @param {Record<string, { file: string, imports?: string[] }>} manifest
 * @param {string} folder Where the first modules of the parts stand.
 * @param {readonly string[]} beyond First modules of what is there before any of them.
 * @returns {readonly string[]}
 */
export const listOwnFiles = (manifest, folder, beyond = []) => {
  const keys = Object.keys(manifest).filter((key) => key.startsWith(folder))
  const all = keys.flatMap((key) => [...listImports(manifest, key)])
  const there = new Set(beyond.flatMap((key) => [...listImports(manifest, key)]))
  return [...new Set(all)].filter(
    (file) => !there.has(file) && all.indexOf(file) === all.lastIndexOf(file),
  )
}

/**
 * Lists what one script brings along where others are there already.
 *
 * @param {Record<string, { file: string, imports?: string[] }>} manifest
 * @param {{ entry: string, beyond: readonly string[] }} what First modules of the script, and of those that are there; a
 * folder stands for all in it but the script itself.
 * @returns {readonly string[]}
 */
export const listAddedFiles = (manifest, { entry, beyond }) => {
  const there = Object.keys(manifest).filter(
    (key) => key !== entry && beyond.some((one) => key.startsWith(one)),
  )
  const unknown = beyond.filter((one) => !there.some((key) => key.startsWith(one)))
  if (unknown.length > 0 || manifest[entry] === undefined)
    throw new Error(`No script begins with ${[...unknown, entry].join(' or ')}`)
  const known = new Set(there.flatMap((key) => [...listImports(manifest, key)]))
  return [...listImports(manifest, entry)].filter((file) => !known.has(file))
}

const listPartFiles = (manifest, { folder, ...what }) =>
  folder === undefined
    ? listAddedFiles(manifest, what)
    : listOwnFiles(manifest, folder, what.beyond)

const measureParts = (what) => {
  const files = listPartFiles(readJson('ui/dist/client/.vite/manifest.json'), what)
  if (files.length === 0) throw new Error(`No part is made of ${JSON.stringify(what)}`)
  return files
    .map((file) => packed(readFileSync(join(ROOT, 'ui/dist/client', file))))
    .reduce((sum, size) => sum + size, 0)
}

const measureSite = ({ entry }) => {
  const manifest = readJson('ui/dist/client/.vite/manifest.json')
  const modules = readJson('ui/dist/client/.vite/modules.json')
  const known = new Set(Object.values(modules).flat())
  const strangers = ON_DEMAND.filter((path) => !known.has(path))
  if (strangers.length > 0) throw new Error(`No file holds ${strangers.join(', ')}`)
  return listFirstLoad(manifest, modules, { entry, later: ON_DEMAND })
    .map((file) => packed(readFileSync(join(ROOT, 'ui/dist/client', file))))
    .reduce((sum, size) => sum + size, 0)
}

const measureStyles = ({ entry }) => {
  const sheet = readJson('ui/dist/client/.vite/styles.json')[entry]
  if (sheet === undefined) throw new Error(`No styles are written for ${entry}`)
  return packed(readFileSync(join(ROOT, 'ui/dist/client', sheet)))
}

/** Measures what a team downloads with the engine. */
const measureTeams = async () => {
  const { engine, bundlers } = readJson('.config/budgets.json')
  const rows = []
  for (const [name, budget] of Object.entries(engine)) {
    rows.push({
      name: `@evkit/engine: ${name}`,
      size: await measureEngine(budget),
      limit: budget.limit,
    })
  }
  for (const [name, { limit, ...what }] of Object.entries(bundlers)) {
    for (const [bundler, bundle] of Object.entries(BUNDLERS)) {
      rows.push({
        name: `@evkit/engine: ${name}, by ${bundler}`,
        size: packed(await bundle(what)),
        limit,
      })
    }
  }
  return rows
}

/** Measures everything with a budget. */
export const measureSizes = async () => {
  const { site, parts, styles } = readJson('.config/budgets.json')
  const rows = await measureTeams()
  for (const [name, budget] of Object.entries(site)) {
    rows.push({ name: `site: ${name}`, size: measureSite(budget), limit: budget.limit })
  }
  for (const [name, budget] of Object.entries(parts)) {
    rows.push({ name: `site: ${name}`, size: measureParts(budget), limit: budget.limit })
  }
  for (const [name, budget] of Object.entries(styles)) {
    rows.push({ name: `styles: ${name}`, size: measureStyles(budget), limit: budget.limit })
  }
  return rows
}

if (process.argv[1] === import.meta.filename) {
  const rows = process.argv[2] === 'engine' ? await measureTeams() : await measureSizes()
  for (const row of rows) {
    const { name, size, limit } = row
    console.log(`${name.padEnd(56)} ${String(size).padStart(7)} B  ${judgeSize(row)} ${limit} B`)
  }
  process.exitCode = rows.some((row) => judgeSize(row) === 'OVER') ? 1 : 0
}
