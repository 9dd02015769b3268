// Says which files are not formatted; a file that has not changed is not looked at again.
import { bin, run } from './process.mjs'

const CACHE = ['--cache', '--cache-strategy', 'content', '--cache-location']

process.exitCode = run(bin('prettier'), [
  ...['--check', '--log-level', 'warn', '.'],
  ...[...CACHE, 'node_modules/.cache/prettier.json'],
])
