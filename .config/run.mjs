// Runs one of the project's own commands that need what is installed: node .config/run.mjs check:data
import { ensureInstalled } from './ensure.mjs'
import { bin, run, runProgram, tsx } from './process.mjs'

const COMMANDS = {
  'check:data': () => runProgram('data/check/check.ts', rest),
  'check:spec': () => tsx('docs/scripts/check-spec.ts'),
  'data:tables': () => tsx('data/scripts/build-tables.ts'),
  'data:range': () => tsx('data/scripts/build-range.ts'),
  'data:maps': () => tsx('data/scripts/build-places.ts') || tsx('data/scripts/build-roads.ts'),
  'data:forms': () => tsx('data/scripts/build-forms.ts'),
  'data:stations': () => runProgram('data/scripts/import-stations.ts', rest),
  'data:roads': () => runProgram('data/scripts/import-roads.ts', rest),
  'data:second-roads': () => tsx('data/scripts/import-second-roads.ts', rest),
  'data:zips': () => tsx('data/scripts/import-zips.ts', rest),
  mutate: () => tsx('docs/scripts/mutate.ts', rest),
  lint: () => run(process.execPath, ['.config/lint.mjs', ...rest]),
  format: () => run(bin('prettier'), ['--write', '--log-level', 'warn', '.']),
}

const [name, ...rest] = process.argv.slice(2)
const command = COMMANDS[name]
if (command === undefined) {
  console.error(`Known commands: ${Object.keys(COMMANDS).join(', ')}`)
  process.exit(1)
}
ensureInstalled()
process.exitCode = command()
