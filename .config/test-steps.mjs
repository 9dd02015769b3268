// The steps of `npm test`, in the order they are begun: the cheap checks first.
import { reportOf, REPORT_VARIABLE } from './reports/reports.mjs'
import { bin, PROGRAM, TSX } from './process.mjs'

const vitest = (step, projects, ...options) => ({
  projects,
  // As on a build server: no test that is focused, no snapshot that is new.
  environment: { CI: '1', [REPORT_VARIABLE]: reportOf(step) },
  command: [
    ...[bin('vitest'), 'run', '--config', 'vitest.workspace.ts'],
    ...['--reporter=default', '--reporter=./.config/reports/vitest.mjs'],
    ...projects.flatMap((name) => ['--project', name]),
    ...options,
  ],
})

const node = (name, ...args) => ({ command: [process.execPath, `.config/${name}`, ...args] })
const tsx = (...args) => ({ command: [...TSX, ...args] })

const CRUISED = ['engine', 'ui', 'data', 'docs', '.config', 'vitest.workspace.ts', 'tsup.config.ts']

/** After how many seconds a step is ended that has no limit of its own: the longest of them takes 120. */
export const LIMIT = 400

// What takes what others leave may take as long as they do.
const patient = (step) => ({ ...step, isPatient: true, limit: 1_500 })

/** After how many seconds a run is ended, whatever its steps may still take. */
export const LONGEST = 85 * 60

/**
 * One step of the check. Its limit [s] is three times what it takes on a quiet machine of two cores.
 *
 * @typedef {import('./lanes.mjs').Step & {
 *   command: readonly string[],
 *   limit?: number,
 *   environment?: Record<string, string>,
 *   projects?: readonly string[],
 * }} TestStep
 */

/** @type {readonly TestStep[]} */
export const STEPS = [
  { name: 'lock', ...node('lock-check.mjs') },
  { name: 'types', command: [process.execPath, 'node_modules/typescript7/bin/tsc', '-b'] },
  { name: 'format', ...node('format-check.mjs') },
  {
    name: 'imports',
    command: [bin('depcruise'), '--config', '.dependency-cruiser.mjs', ...CRUISED],
  },
  {
    name: 'unused',
    command: [bin('knip'), '--no-progress', '--no-config-hints', '--config', '.config/knip.json'],
  },
  { name: 'data', command: [...PROGRAM, 'data/check/check.ts'] },
  // The longest of those that go side by side comes first, so that the short ones fill what it leaves at the end.
  // Without the number it leaves a core free.
  { name: 'components', limit: 2_100, ...vitest('components', ['ui'], '--maxWorkers=2') },
  { name: 'unit', limit: 1_650, ...vitest('unit', ['gate', 'node']) },
  { name: 'site', ...node('site-build.mjs') },
  // Builds the engine as it is published.
  { name: 'package', ...node('package-check.mjs') },
  { name: 'firefox', after: ['site'], ...vitest('firefox', ['firefox']) },
  // Two browsers at once, and a server.
  {
    name: 'stories',
    limit: LONGEST,
    // Those that send leads read the engine as it is built.
    after: ['site', 'package'],
    isWide: true,
    projects: ['stories'],
    environment: { [REPORT_VARIABLE]: reportOf('stories') },
    command: [
      ...[bin('playwright'), 'test', '--config', 'ui'],
      ...['--reporter', 'dot,./.config/reports/playwright.mjs'],
    ],
  },
  // Stories wait now and then; these take what they leave of the machine.
  patient({ name: 'lint', ...node('lint.mjs') }),
  // The pages it writes are those the unit tests compare.
  patient({ name: 'docs', after: ['unit'], ...node('docs-build.mjs') }),
  patient({ name: 'sizes', after: ['package', 'site'], ...node('sizes.mjs') }),
  { name: 'load', isAlone: true, ...vitest('load', ['load']) },
  {
    name: 'specification',
    after: ['types', 'unit', 'components', 'firefox', 'stories', 'load'],
    ...tsx('docs/scripts/check-spec.ts', '--ran'),
  },
]

/**
 * Parts of the unit tests by what they read: a page or a document is imported by nobody.
 *
 * @type {readonly TestStep[]}
 */
export const READERS = [
  { name: 'documents', ...vitest('documents', ['node'], 'docs/test/') },
  { name: 'content', limit: 1_650, ...vitest('content', ['node'], 'data/test/') },
]

/** Names of the steps that leave a report. */
export const TESTING = STEPS.filter(({ projects }) => projects !== undefined).map(
  ({ name }) => name,
)
