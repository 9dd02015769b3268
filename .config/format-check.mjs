// Says which files are not formatted, of all or of those named; a file that has not changed is not looked at again.
import { bin, run } from './process.mjs'

const CACHE = ['--cache', '--cache-strategy', 'content', '--cache-location']

const named = process.argv.slice(2)

process.exitCode = run(bin('prettier'), [
  ...[
    '--check',
    '--log-level',
    'warn',
    '--ignore-unknown',
    ...(named.length === 0 ? ['.'] : named),
  ],
  ...[...CACHE, 'node_modules/.cache/prettier.json'],
])
