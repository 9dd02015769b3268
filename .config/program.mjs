// Programs of the project that start in a moment: a program's sources are put into few files of JavaScript, which are
// used as long as no source has changed. Reading and translating hundreds of sources would take seconds at each start.
import { createHash } from 'node:crypto'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const ROOT = fileURLToPath(new URL('../', import.meta.url))
const CACHE = join(ROOT, 'node_modules/.cache/programs')

// [ms] A program that was started before its sources changed may still load parts of itself.
const KEPT_MS = 86_400_000

const stampOf = (file) => {
  try {
    const { size, mtimeMs } = statSync(file)
    return `${size} ${mtimeMs}`
  } catch {
    return 'gone'
  }
}

const readBuilt = (record) => {
  try {
    const { folder, stamps } = JSON.parse(readFileSync(record, 'utf8'))
    const isFresh = Object.entries(stamps).every(([file, stamp]) => stampOf(file) === stamp)
    return isFresh && stampOf(folder) !== 'gone' ? folder : undefined
  } catch {
    return undefined
  }
}

// What is no source of ours is taken from where it is installed, whichever folder the program lies in.
const packagesOutside = {
  name: 'packages-outside',
  setup: (build) => {
    build.onResolve({ filter: /^[^./]/ }, async ({ path, kind, resolveDir, pluginData }) => {
      if (pluginData === 'inner' || path.startsWith('@evkit/')) return undefined
      if (kind === 'entry-point' || path.startsWith('node:')) return undefined
      const found = await build.resolve(path, { kind, resolveDir, pluginData: 'inner' })
      if (found.external || found.errors.length > 0) return found
      return { path: pathToFileURL(found.path).href, external: true }
    })
  },
}

// A source finds what lies beside it by its own address, not by that of the program.
const ownAddresses = {
  name: 'own-addresses',
  setup: (build) => {
    build.onLoad({ filter: /\.ts$/ }, ({ path }) => {
      const text = readFileSync(path, 'utf8')
      const contents = text
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href))
        .replaceAll('import.meta.dirname', JSON.stringify(dirname(path)))
      return { contents, loader: 'ts' }
    })
  },
}

const bundle = async (source, outdir) => {
  const { build } = await import('esbuild')
  const { metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: { main: source },
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    conditions: ['@evkit/source'],
    sourcemap: 'linked',
    keepNames: true,
    metafile: true,
    logLevel: 'silent',
    plugins: [packagesOutside, ownAddresses],
  })
  return Object.keys(metafile.inputs).map((file) => join(ROOT, file))
}

const makeFolder = () => {
  try {
    mkdirSync(CACHE, { recursive: true })
    return { place: CACHE, folder: mkdtempSync(join(CACHE, 'new-')) }
  } catch {
    // Where nothing can be kept, each start builds for itself.
    const folder = mkdtempSync(join(tmpdir(), 'evkit-program-'))
    process.once('exit', () => {
      rmSync(folder, { recursive: true, force: true })
    })
    return { folder }
  }
}

const dropOld = (place, name, kept) => {
  for (const one of readdirSync(place)) {
    const path = join(place, one)
    const isOld = (one.startsWith(`${name}-`) || one.startsWith('new-')) && path !== kept
    const { mtimeMs } = statSync(path, { throwIfNoEntry: false }) ?? {}
    if (isOld && mtimeMs < Date.now() - KEPT_MS) rmSync(path, { recursive: true, force: true })
  }
}

// Another start may have built the same meanwhile: what lies there is as good.
const keep = (built, folder) => {
  try {
    renameSync(built, folder)
  } catch (error) {
    if (stampOf(folder) === 'gone') throw error
    rmSync(built, { recursive: true, force: true })
  }
}

const buildAnew = async (source, name, record) => {
  const { place, folder: built } = makeFolder()
  const began = Date.now()
  const files = await bundle(source, built)
  if (place === undefined) return built
  const all = [...files, fileURLToPath(import.meta.url), join(ROOT, 'package-lock.json')]
  // What was written meanwhile may not be what was read.
  const isRead = (file) => statSync(file).mtimeMs < began
  const stamps = Object.fromEntries(all.map((file) => [file, isRead(file) ? stampOf(file) : '']))
  const key = createHash('sha256').update(JSON.stringify(stamps)).digest('hex').slice(0, 16)
  const folder = join(place, `${name}-${key}`)
  keep(built, folder)
  const draft = `${record}.${process.pid}`
  writeFileSync(draft, JSON.stringify({ folder, stamps }))
  renameSync(draft, record)
  dropOld(place, name, folder)
  return folder
}

/**
 * Builds a program where its sources have changed.
 *
 * @param {string} source Its first source, from the root of the project, such as `data/cli/main.ts`.
 * @returns {Promise<string>} The address of what to import.
 */
export const findProgram = async (source) => {
  const name = source.replace(/\.ts$/, '').replaceAll('/', '-')
  const record = join(CACHE, `${name}.json`)
  const folder = readBuilt(record) ?? (await buildAnew(source, name, record))
  return pathToFileURL(join(folder, 'main.mjs')).href
}
