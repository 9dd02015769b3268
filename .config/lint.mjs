// Lints all files, or those named: what needs types by the compiler's native port, the rest by a linter that needs none,
// so that neither waits for a program of types to be made.
import { join } from 'node:path'
import { bin, ROOT, run } from './process.mjs'

const named = process.argv.slice(2)
const files = named.length === 0 ? ['.'] : named
const withoutTypes = run(bin('eslint'), [
  ...files,
  ...['--config', '.config/eslint.config.mjs', '--max-warnings', '0'],
  ...['--cache', '--cache-strategy', 'content'],
  ...['--cache-location', join(ROOT, 'node_modules/.cache/eslint/')],
])
const withTypes = run(bin('oxlint'), [
  ...files,
  ...['--config', '.config/oxlint.json', '--deny-warnings'],
])
process.exitCode = withoutTypes === 0 ? withTypes : withoutTypes
