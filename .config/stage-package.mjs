// Lays out a package as it is published: what others need of it and no more, with a manifest that says only that.
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { ROOT } from './process.mjs'

const SOURCE = '@evkit/source'
const RELATIVE = /(?:from|import|require)\s*\(?\s*["'](\.{1,2}\/[^"']+)["']/g
const MAP_LINE = /\n?\/\/# sourceMappingURL=\S+\s*$/
const BESIDE = ['README.md', 'CHANGELOG.md']

const without = (names, record) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => !names.includes(name)))

const HOUSE = ['scripts', 'devDependencies', 'private', 'files']

/** The manifest of a package without what only its repository needs. */
export const toPublished = (manifest) => ({
  ...without(HOUSE, manifest),
  exports: Object.fromEntries(
    Object.entries(manifest.exports).map(([path, target]) => [
      path,
      typeof target === 'string' ? target : without([SOURCE], target),
    ]),
  ),
})

/**
 * Lists the files that entry points reach, themselves included.
 *
 * @param {readonly string[]} entries Paths of files.
 * @param {(path: string) => string} read
 * @returns {readonly string[]}
 */
export const listReached = (entries, read) => {
  const reached = new Set()
  const queue = [...entries]
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (reached.has(path)) continue
    reached.add(path)
    for (const [, target] of read(path).matchAll(RELATIVE)) {
      const file = join(dirname(path), target)
      queue.push(path.endsWith('.d.ts') ? file.replace(/\.js$/, '.d.ts') : file)
    }
  }
  return [...reached].sort()
}

const listFiles = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map((one) => join(one.parentPath, one.name))

const copyReached = (from, to) => {
  const entries = listFiles(join(from, 'entries')).filter((path) => /\.(js|d\.ts)$/.test(path))
  const read = (path) => readFileSync(path, 'utf8')
  for (const path of listReached(entries, read)) {
    const target = join(to, relative(from, path))
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, read(path).replace(MAP_LINE, '\n'))
  }
}

// Pages of the domains, which the first page leads to.
const PAGE = /\]\((src\/[\w/-]+\/README\.md)/g
const listPages = (engine) =>
  [...readFileSync(join(engine, 'README.md'), 'utf8').matchAll(PAGE)].map(([, path]) => path)

/**
 * Lays out the engine, which has to be built.
 *
 * @param {string} folder Where to; what was there is gone.
 * @returns {string} The folder.
 */
export const stageEngine = (folder) => {
  rmSync(folder, { recursive: true, force: true })
  const engine = join(ROOT, 'engine')
  const manifest = JSON.parse(readFileSync(join(engine, 'package.json'), 'utf8'))
  for (const format of ['esm', 'cjs']) {
    copyReached(join(engine, 'dist', format), join(folder, 'dist', format))
  }
  cpSync(join(engine, 'dist/cjs/package.json'), join(folder, 'dist/cjs/package.json'))
  for (const name of [...BESIDE, ...listPages(engine)])
    cpSync(join(engine, name), join(folder, name))
  cpSync(join(ROOT, 'LICENSE'), join(folder, 'LICENSE'))
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(toPublished(manifest), null, 2)}\n`)
  return folder
}
