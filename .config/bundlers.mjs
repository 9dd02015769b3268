// What the bundlers of other teams make of a few lines that import the engine, as it is built.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './process.mjs'

const inFolder = async (code, use) => {
  const folder = mkdtempSync(join(ROOT, 'node_modules/.bundle-'))
  const entry = join(folder, 'entry.js')
  writeFileSync(entry, code)
  try {
    return await use({ folder, entry })
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const byEsbuild = ({ code, external }) =>
  inFolder(code, async ({ entry }) => {
    const { build } = await import('esbuild')
    const how = { bundle: true, minify: true, format: 'esm', write: false }
    const { outputFiles } = await build({ ...how, entryPoints: [entry], external })
    return outputFiles.map(({ text }) => text).join('')
  })

const byRolldown = ({ code, external }) =>
  inFolder(code, async ({ entry }) => {
    const { build } = await import('vite')
    const lib = { entry, formats: ['es'], fileName: 'entry' }
    const rolldownOptions = { external, output: { minify: true } }
    const how = { write: false, target: 'es2022', minify: true, lib, rolldownOptions }
    const built = await build({ root: ROOT, configFile: false, logLevel: 'error', build: how })
    return [built]
      .flat()[0]
      .output.map(({ code: text = '' }) => text)
      .join('')
  })

const run = (webpack, options) =>
  new Promise((resolve, reject) => {
    webpack(options, (error, stats) => {
      if (error) reject(error)
      else if (stats.hasErrors()) reject(new Error(stats.toString('errors-only')))
      else resolve()
    })
  })

const byWebpack = ({ code, external }) =>
  inFolder(code, async ({ folder, entry }) => {
    const { default: webpack } = await import('webpack')
    await run(webpack, {
      mode: 'production',
      entry,
      experiments: { outputModule: true },
      externals: Object.fromEntries(external.map((name) => [name, `module ${name}`])),
      output: { path: folder, filename: 'bundle.js', library: { type: 'module' } },
    })
    return readFileSync(join(folder, 'bundle.js'), 'utf8')
  })

/** Bundlers by their names: each takes `{ code, external }` and answers with the text of what it makes of it. */
export const BUNDLERS = { esbuild: byEsbuild, rolldown: byRolldown, webpack: byWebpack }
