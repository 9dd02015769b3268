// Lints all files, or those named. A file that has not changed is not linted again, unless a type it may use has changed:
// the compiler has written down what every file offers, and each state of that has a cache of its own.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { bin, ROOT, run } from './process.mjs'

const CACHES = join(ROOT, 'node_modules/.cache/eslint')
const OFFERED = join(ROOT, 'node_modules/.cache/tsc')

const listOffered = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true, recursive: true })
        .filter((entry) => entry.isFile() && entry.name.endsWith('.d.ts'))
        .map((entry) => join(entry.parentPath, entry.name))
    : []

const nameState = () => {
  const hash = createHash('sha256').update(readFileSync(join(ROOT, 'package-lock.json')))
  for (const path of listOffered(OFFERED).sort()) hash.update(path).update(readFileSync(path))
  return hash.digest('hex').slice(0, 16)
}

const named = process.argv.slice(2)
const state = nameState()
mkdirSync(CACHES, { recursive: true })
for (const name of readdirSync(CACHES)) {
  if (name !== state) rmSync(join(CACHES, name), { recursive: true })
}
process.exitCode = run(bin('eslint'), [
  ...(named.length === 0 ? ['.'] : named),
  ...['--config', '.config/eslint.config.mjs', '--max-warnings', '0'],
  ...['--cache', '--cache-strategy', 'content', '--cache-location', join(CACHES, state)],
])
