// npm run test:deep: what takes too long for every change. Everything `npm test` does with properties that look as often as
// they ask for; every page of every site in each width and scheme; the service of the forms killed under load; forty
// mutants, drawn by a seed. Takes hours; `npm run test:deep -- --seed 7` draws others.
import { parseArgs } from 'node:util'
import { ensureChromium, ensureInstalled } from './ensure.mjs'
import { run, runSteps, tsx } from './process.mjs'

const { values } = parseArgs({ options: { seed: { type: 'string', default: '1' } } })
const WHOLE = { EVKIT_RUNS: '1', EVKIT_MATRIX: 'whole' }
const node = (file, environment) => () => run(process.execPath, [file], environment)
const mutate = (room, ...flags) =>
  tsx('docs/scripts/mutate.ts', [room, '--count', '20', '--seed', values.seed, ...flags])

ensureInstalled()
ensureChromium()
process.exitCode = runSteps([
  ['tests, as often as they ask for', node('.config/test.mjs', WHOLE)],
  ['pages', node('.config/crawl.mjs')],
  ['soak', node('.config/soak.mjs')],
  ['mutants of the engine', () => mutate('engine/src')],
  ['mutants of the pages', () => mutate('ui/src', '--components')],
])
