// Builds the site when what it is made from, or what was made, has changed since the last build.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { placeNotices } from './notices/write.mjs'
import { bin, ROOT, run, runSteps, tsx } from './process.mjs'

const SOURCES = [
  '.config/notices',
  '.config/process.mjs',
  '.config/site-build.mjs',
  '.config/vite-quiet.mjs',
  '.config/vite-styles.mjs',
  'data',
  'engine/package.json',
  'engine/src',
  'engine/tsconfig.json',
  'package-lock.json',
  'package.json',
  'tsconfig.json',
  'ui/package.json',
  'ui/public',
  'ui/server',
  'ui/src',
  'ui/tsconfig.json',
  'ui/vite.config.ts',
]
const PICTURE_SOURCES = ['data/pictures', 'data/content', 'data/scripts/build-pictures.ts']
const BUILT = ['ui/dist/client', 'ui/dist/pictures', 'ui/dist/server']
const STAMP = 'ui/dist/built.json'
const PICTURES = 'ui/dist/pictures'

/**
 * Lists the files below a folder, or the file itself; tests and what was built are no sources.
 *
 * @param {string} root
 * @param {string} path
 * @returns {readonly string[]}
 */
const listFiles = (root, path) => {
  const full = join(root, path)
  if (!existsSync(full)) return []
  if (!statSync(full).isDirectory()) return [path]
  return readdirSync(full).flatMap((name) =>
    name === 'dist' || name === 'test' ? [] : listFiles(root, `${path}/${name}`),
  )
}

const fingerprint = (root, paths) => {
  const hash = createHash('sha256')
  for (const path of paths.flatMap((one) => listFiles(root, one)).sort()) {
    hash.update(path).update(readFileSync(join(root, path)))
  }
  return hash.digest('hex')
}

/**
 * The state of a house: what the site and its pictures are made from, and what lies there built.
 *
 * @param {string} [root]
 * @returns {{ site: string, pictures: string, built: string }}
 */
export const readState = (root = ROOT) => ({
  site: fingerprint(root, SOURCES),
  pictures: fingerprint(root, PICTURE_SOURCES),
  built: fingerprint(root, BUILT),
})

const readStamp = (root) =>
  existsSync(join(root, STAMP)) ? JSON.parse(readFileSync(join(root, STAMP), 'utf8')) : {}

/**
 * Tells whether the site that lies there was made from these sources and has not been touched since.
 *
 * @param {string} [root]
 * @returns {boolean}
 */
export const isSiteFresh = (root = ROOT) => {
  const { site, built } = readState(root)
  const stamp = readStamp(root)
  return stamp.site === site && stamp.built === built
}

/**
 * Notes that what lies there was made from these sources.
 *
 * @param {string} [root]
 */
export const stampSite = (root = ROOT) => {
  writeFileSync(join(root, STAMP), JSON.stringify(readState(root)))
}

/** Builds what is stale. @returns {number} 0, or the exit code of the step that failed. */
export const buildSite = () => {
  if (isSiteFresh()) return 0
  const hasPictures =
    readStamp(ROOT).pictures === readState().pictures && existsSync(join(ROOT, PICTURES))
  rmSync(join(ROOT, STAMP), { force: true })
  const vite = (...args) => run(bin('vite'), ['build', 'ui', ...args, '--logLevel', 'warn'])
  const code = runSteps([
    ...(hasPictures
      ? []
      : [['drawing the pictures', () => tsx('data/scripts/build-pictures.ts', [PICTURES])]]),
    ['building what the browser loads', () => vite()],
    ['building the server', () => vite('--ssr')],
    ['writing the licences of what is built in', placeNotices],
  ])
  if (code === 0) stampSite()
  return code
}

if (process.argv[1] === import.meta.filename) process.exitCode = buildSite()
