// npm test: everything a change must pass, the cheap checks first. `npm test -- unit` runs only the steps named.
import { buildEngine } from './engine-build.mjs'
import { ensureChromium, ensureInstalled } from './ensure.mjs'
import { makeDocs } from './docs-build.mjs'
import { run, runSteps, tsx } from './process.mjs'
import { buildSite } from './site-build.mjs'

const vitest = (...projects) =>
  run('npx', [
    ...['vitest', 'run', '--config', 'vitest.workspace.ts'],
    ...projects.flatMap((name) => ['--project', name]),
  ])

const STEPS = [
  ['lock', () => run('node', ['.config/lock-check.mjs'])],
  ['format', () => run('npx', ['prettier', '--check', '--log-level', 'warn', '.'])],
  ['types', () => run('node', ['node_modules/typescript7/bin/tsc', '-b'])],
  ['lint', () => run('npx', ['eslint', '.', '--concurrency', 'auto'])],
  [
    'imports',
    () => run('npx', ['depcruise', '--config', '.dependency-cruiser.mjs', 'engine', 'ui', 'data']),
  ],
  ['unused', () => run('npx', ['knip', '--no-progress', '--config', '.config/knip.json'])],
  ['data', () => tsx('data/check/check.ts')],
  ['unit', () => vitest('gate', 'engine', 'data', 'docs', 'server')],
  ['specification', () => tsx('docs/scripts/check-spec.ts')],
  ['components', () => vitest('ui')],
  ['engine', buildEngine],
  ['package', () => run('node', ['.config/package-check.mjs'])],
  ['site', buildSite],
  ['sizes', () => run('node', ['.config/sizes.mjs'])],
  ['docs', makeDocs],
  ['site in the browser', () => run('npx', ['playwright', 'test', '--config', 'ui'])],
]

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !STEPS.some(([step]) => step === name))
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. Steps: ${STEPS.map(([name]) => name).join(', ')}`)
  process.exit(1)
}
ensureInstalled()
ensureChromium()
process.exitCode = runSteps(
  wanted.length === 0 ? STEPS : STEPS.filter(([name]) => wanted.includes(name)),
)
