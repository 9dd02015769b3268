// Builds the site when its sources have changed since the last build.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT, run, runSteps, tsx } from './process.mjs'

const SOURCES = [
  'engine/src',
  'ui/src',
  'ui/server',
  'ui/public',
  'ui/vite.config.ts',
  'package-lock.json',
  'data',
]
const PICTURE_SOURCES = ['data/pictures', 'data/content', 'data/scripts/build-pictures.ts']
const STAMP = 'ui/dist/built.json'
const PICTURES = 'ui/dist/pictures'

const listFiles = (path) => {
  const full = join(ROOT, path)
  if (!existsSync(full)) return []
  if (!statSync(full).isDirectory()) return [path]
  return readdirSync(full).flatMap((name) =>
    name === 'dist' || name === 'test' ? [] : listFiles(`${path}/${name}`),
  )
}

const fingerprint = (sources) => {
  const hash = createHash('sha256')
  for (const path of sources.flatMap(listFiles).sort()) {
    hash.update(path).update(readFileSync(join(ROOT, path)))
  }
  return hash.digest('hex')
}

const readStamp = () =>
  existsSync(join(ROOT, STAMP)) ? JSON.parse(readFileSync(join(ROOT, STAMP), 'utf8')) : {}

/** Builds what is stale. @returns {number} 0, or the exit code of the step that failed. */
export const buildSite = () => {
  const wanted = { site: fingerprint(SOURCES), pictures: fingerprint(PICTURE_SOURCES) }
  const built = readStamp()
  if (built.site === wanted.site) return 0
  rmSync(join(ROOT, STAMP), { force: true })
  const hasPictures = built.pictures === wanted.pictures && existsSync(join(ROOT, PICTURES))
  const code = runSteps([
    ...(hasPictures ? [] : [['pictures', () => tsx('data/scripts/build-pictures.ts', [PICTURES])]]),
    ['client', () => run('npx', ['vite', 'build', 'ui', '--logLevel', 'warn'])],
    [
      'server',
      () => run('npx', ['vite', 'build', 'ui', '--ssr', 'server/main.ts', '--logLevel', 'warn']),
    ],
  ])
  if (code === 0) writeFileSync(join(ROOT, STAMP), JSON.stringify(wanted))
  return code
}
