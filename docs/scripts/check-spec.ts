// npm run check:spec: which rows of the specification a test proves that names them in its title, `[T-CHG-41]`. What
// counts is what the reports of the run say: a test that ran and passed. Where there is no report of the present state,
// that is said, and the titles are read from the sources. Fails when a prefix or range listed as finished in
// docs/spec/finished.json has a row without a test, and when one title names more rows than a test can be about.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { listDocumented } from './comments.js'
import {
  listCrowded,
  listIds,
  listUnreached,
  listUnreachedRows,
  MOST_ROWS,
  sortProofs,
  type Tested,
} from './proofs.js'
import { findReached, listSources } from './reach.js'
import { listTitles } from './titles.js'

const root = resolve(import.meta.dirname, '../..')
const ROW = /^\|\s*\**((?:[TFB]-[A-Z0-9]+|E-[TFB])-\d+)\**\s*\|/gm
const TEST_FILE = /\.(test|test-d|e2e)\.tsx?$/
const TYPE_TEST = '.test-d.ts'
const TEST_FOLDERS = ['engine/test', 'data/test', 'ui/test', 'ui/e2e', 'ui/firefox', 'docs/test']
const USERS = ['ui/src', 'ui/server', 'data']
const REPORTS = 'node_modules/.cache/tests'
const STEPS = ['unit', 'components', 'firefox', 'stories', 'load']

const listFiles = (folder: string): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
        const path = join(folder, entry.name)
        return entry.isDirectory() ? listFiles(path) : [path]
      })
    : []

const TEST_FILES = TEST_FOLDERS.flatMap((folder) => listFiles(join(root, folder))).filter((file) =>
  TEST_FILE.test(file),
)

/** Lists the ids of all rows of the specification, in order. */
export const listRows = (folder: string): readonly string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(ROW)])
    .map(([, id = '']) => id)

const readTitles = (file: string): readonly Tested[] =>
  listTitles(file, readFileSync(file, 'utf8')).map((title) => ({
    file: relative(root, file),
    titles: [title],
    outcome: 'passed',
  }))

const newest = (files: readonly string[]): number =>
  Math.max(0, ...files.map((file) => statSync(file).mtimeMs))

const reportOf = (step: string): string => join(root, REPORTS, `${step}.json`)

/** Steps whose report is missing, or older than a source or a test. */
const listStale = (): readonly string[] => {
  const sources = ['engine/src', 'ui/src', 'ui/server', 'data'].flatMap((folder) =>
    listSources(join(root, folder)),
  )
  const changed = newest([...TEST_FILES, ...sources.map(({ file }) => file)])
  return STEPS.filter((step) => {
    const path = reportOf(step)
    return !existsSync(path) || statSync(path).mtimeMs < changed
  })
}

// Tests of types do not run: the compiler has checked them with everything else.
const readRun = (): readonly Tested[] => [
  ...STEPS.flatMap((step) => JSON.parse(readFileSync(reportOf(step), 'utf8')) as readonly Tested[]),
  ...TEST_FILES.filter((file) => file.endsWith(TYPE_TEST)).flatMap(readTitles),
]

const readTests = (isRun: boolean): readonly Tested[] | undefined => {
  const stale = isRun ? STEPS.filter((step) => !existsSync(reportOf(step))) : listStale()
  if (stale.length === 0) return readRun()
  const text = `There is no report of the present state from: ${stale.join(', ')}.`
  console.log(isRun ? text : `${text} Titles are read; \`npm test\` tells which of them pass.\n`)
  return isRun ? undefined : TEST_FILES.flatMap(readTitles)
}

const prefixOf = (id: string): string => id.replace(/-\d+$/, '')
const numberOf = (id: string): number => Number(/\d+$/.exec(id)?.[0])

/** Tells whether an entry of the list of finished work covers a row: a prefix, a row, or `T-DATA-09..12`. */
export const covers = (entry: string, id: string): boolean => {
  const range = /^(.+)-(\d+)\.\.(\d+)$/.exec(entry)
  if (range === null) return entry === id || entry === prefixOf(id)
  const [, prefix, first, last] = range
  return prefixOf(id) === prefix && numberOf(id) >= Number(first) && numberOf(id) <= Number(last)
}

const listPrefixes = (rows: readonly string[], tested: ReadonlySet<string>): void => {
  for (const prefix of new Set(rows.map(prefixOf))) {
    const own = rows.filter((id) => prefixOf(id) === prefix)
    const open = own.filter((id) => !tested.has(id))
    const list = open.length === own.length ? 'none yet' : open.map(numberOf).join(' ')
    const rest = open.length === 0 ? 'complete' : `without a test: ${list}`
    console.log(`${prefix.padEnd(10)} ${own.length - open.length} of ${own.length}  ${rest}`)
  }
}

const listReach = (tests: readonly Tested[]): void => {
  const proofs = sortProofs(tests)
  const all = listDocumented(root, 'engine/src')
  const reached = findReached(
    listSources(join(root, 'engine/src')),
    USERS.flatMap((folder) => listSources(join(root, folder))),
  )
  const rows = listUnreachedRows(proofs, all, reached)
  const whole = rows.filter(({ isWhole }) => isWhole)
  const engineOnly = [...proofs.engine].filter((id) => !proofs.site.has(id))
  console.log(`\nProved where people meet it: ${proofs.site.size} rows`)
  console.log(
    `Proved in the engine that the site stands on: ${engineOnly.length - whole.length} rows`,
  )
  console.log(`Proved on what no page, call or command reaches: ${whole.length} rows`)
  for (const { id, names } of whole) console.log(`  ${id} (${names.join(', ')})`)
  console.log(`Proved on that in part: ${rows.length - whole.length} rows`)
  for (const { id, names } of rows.filter((row) => !row.isWhole)) {
    console.log(`  ${id} (${names.join(', ')})`)
  }
  const names = listUnreached(all, reached).map(({ name }) => name)
  console.log(`Offered to other teams, reached by none of ours: ${names.length} values`)
  console.log(`  ${names.join(', ')}`)
}

const report = (isRun: boolean): number => {
  const folder = join(root, 'docs/spec')
  const rows = listRows(folder)
  const tests = readTests(isRun)
  if (tests === undefined) return 1
  const tested = new Set(
    tests.filter(({ outcome }) => outcome === 'passed').flatMap(({ titles }) => listIds(titles)),
  )
  const { finished } = JSON.parse(readFileSync(join(folder, 'finished.json'), 'utf8')) as {
    readonly finished: readonly string[]
  }
  listPrefixes(rows, tested)
  listReach(tests)
  const unknown = [...tested].filter((id) => !rows.includes(id))
  const gaps = rows.filter((id) => !tested.has(id) && finished.some((entry) => covers(entry, id)))
  const empty = finished.filter((entry) => !rows.some((id) => covers(entry, id)))
  for (const id of unknown) console.log(`A test names ${id}, which is no row of the specification.`)
  for (const id of gaps) console.log(`${id} is listed as finished and has no test.`)
  const crowded = TEST_FILES.flatMap(readTitles).filter(
    ({ titles }) => listCrowded(titles).length > 0,
  )
  for (const entry of empty) console.log(`${entry} is listed as finished and is no row.`)
  for (const { file, titles } of crowded) {
    console.log(`${file}: more than ${MOST_ROWS} rows in one title: ${titles.join(' ')}`)
  }
  return unknown.length + gaps.length + empty.length + crowded.length
}

if (process.argv[1] === import.meta.filename) {
  process.exitCode = report(process.argv.includes('--ran')) === 0 ? 0 : 1
}
