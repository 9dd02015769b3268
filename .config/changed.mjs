// What a change can reach: `npm test -- changed` runs that alone, by what files import.
import { execFileSync } from 'node:child_process'
import { ROOT } from './process.mjs'
import { READERS } from './test-steps.mjs'

const git = (...args) =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
    .trim()
    .split('\n')
    .filter((line) => line !== '')

const isThere = (commit) => {
  try {
    return git('rev-parse', '--verify', '--quiet', `${commit}^{commit}`).length > 0
  } catch {
    return false
  }
}

/**
 * Finds what a change is compared with: the commit that is named, else where the branch has left main; on main the last
 * commit, or the one before it where everything is committed.
 *
 * @param {string | undefined} named
 * @returns {string | undefined} Undefined where nothing of that name is there.
 */
export const findBase = (named) => {
  if (named !== undefined) return isThere(named) ? git('rev-parse', named)[0] : undefined
  const [head] = git('rev-parse', 'HEAD')
  const [fork] = isThere('main') ? git('merge-base', 'HEAD', 'main') : [head]
  const isDirty = git('status', '--porcelain').length > 0
  return fork === head && !isDirty && isThere('HEAD~1') ? git('rev-parse', 'HEAD~1')[0] : fork
}

/**
 * Lists the files that differ from a commit and are there, those git does not track yet among them.
 *
 * @param {string} base
 * @returns {{ changed: readonly string[], gone: readonly string[] }}
 */
export const listChanged = (base) => ({
  changed: [
    ...git('diff', '--name-only', '--diff-filter=d', base),
    ...git('ls-files', '--others', '--exclude-standard'),
  ],
  gone: git('diff', '--name-only', '--diff-filter=D', base),
})

const CODE = /\.(mjs|mts|ts|tsx)$/
const LOCK = /(^|\/)package(-lock)?\.json$/
const DATA = /^(data|engine\/src)\//
const CONTENT = /^data\/.*\.(json|csv|geojson)$/
const PAGE = /\.md$/
const API = /^engine\/src\//
const SCREEN = /^(ui|engine)\//
const STORY = /^ui\/(e2e|playwright\.config)/

/**
 * Picks the steps a change can reach, each with what it has to look at.
 *
 * @param {readonly import('./test-steps.mjs').TestStep[]} all The steps of a whole run.
 * @param {object} change
 * @param {string} change.base What it is compared with.
 * @param {readonly string[]} change.changed Files that are new or differ.
 * @param {readonly string[]} change.gone Files that are not there any more.
 * @returns {readonly import('./test-steps.mjs').TestStep[]}
 */
export const planChanged = (all, { base, changed, gone }) => {
  const both = [...changed, ...gone]
  const touches = (pattern) => both.some((file) => pattern.test(file))
  const code = changed.filter((file) => CODE.test(file))
  const byImports = (step) => ({
    ...step,
    command: [...step.command, '--changed', base, '--passWithNoTests'],
  })
  const ways = {
    lock: () => touches(LOCK),
    types: () => touches(CODE),
    format: () => changed.length > 0,
    imports: () => touches(CODE),
    unused: () => touches(CODE) || touches(LOCK),
    data: () => touches(DATA),
    components: () => touches(CODE) && touches(SCREEN),
    unit: () => touches(CODE),
    documents: () => touches(PAGE),
    content: () => touches(CONTENT),
    lint: () => code.length > 0,
    docs: () => touches(PAGE) || touches(API),
    site: () => touches(STORY),
    stories: () => touches(STORY),
  }
  const narrow = {
    format: (step) => ({ ...step, command: [...step.command, ...changed] }),
    lint: (step) => ({ ...step, command: [...step.command, ...code] }),
    components: byImports,
    unit: byImports,
    stories: (step) => ({
      ...step,
      command: [...step.command, `--only-changed=${base}`, '--pass-with-no-tests'],
    }),
  }
  return [...all, ...READERS]
    .filter(({ name }) => ways[name]?.() === true)
    .map((step) => narrow[step.name]?.(step) ?? step)
}
