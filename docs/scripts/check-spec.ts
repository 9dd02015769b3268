// npm run check:spec: which rows of the specification a test proves that names them in its title, `[T-CHG-41]`. What
// counts is what the reports of the run say: a test that ran and passed. Where there is no report of the present state,
// that is said, and the titles are read from the sources. Fails when a row has no test and docs/spec/open.json gives no
// reason, when its code is in nothing that people meet, when tests alone call something, and when one title names more rows
// than a test can be about.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { listDocumented, type Documented } from './comments.js'
import {
  listCrowded,
  listIds,
  listUncalled,
  listUnjoined,
  listUnkept,
  MOST_ROWS,
  sortProofs,
  type Tested,
  type Unjoined,
} from './proofs.js'
import { listExercised } from './exercised.js'
import { listKept } from './kept.js'
import { listSources } from './reach.js'
import { listTitles } from './titles.js'

const root = resolve(import.meta.dirname, '../..')
const ROW = /^\|\s*\**((?:[TFB]-[A-Z0-9]+|E-[TFB])-\d+)\**\s*\|/gm
const TEST_FILE = /\.(test|test-d|e2e)\.tsx?$/
const TYPE_TEST = '.test-d.ts'
const TEST_FOLDERS = ['engine/test', 'data/test', 'ui/test', 'ui/e2e', 'ui/firefox', 'docs/test']
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
/** Rows that nothing proves yet, each with the reason; every other row has a test. */
export const listOpen = (folder: string): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(
      JSON.parse(readFileSync(join(folder, 'open.json'), 'utf8')) as Readonly<
        Record<string, string>
      >,
    ),
  )

/** What a list of open rows says that is not so, and rows it should name. */
export const findGaps = (
  rows: readonly string[],
  tested: ReadonlySet<string>,
  open: ReadonlyMap<string, string>,
): readonly string[] => [
  ...[...tested]
    .filter((id) => !rows.includes(id))
    .map((id) => `A test names ${id}, which is no row of the specification.`),
  ...rows
    .filter((id) => !tested.has(id) && !open.has(id))
    .map((id) => `${id} has no test that passed.`),
  ...[...open.keys()]
    .filter((id) => !rows.includes(id))
    .map((id) => `${id} is listed as open and is no row.`),
  ...[...open.keys()]
    .filter((id) => tested.has(id))
    .map((id) => `${id} is listed as open and has a test.`),
]

const listPrefixes = (rows: readonly string[], tested: ReadonlySet<string>): void => {
  for (const prefix of new Set(rows.map(prefixOf))) {
    const own = rows.filter((id) => prefixOf(id) === prefix)
    const open = own.filter((id) => !tested.has(id))
    const list = open.length === own.length ? 'none yet' : open.map(numberOf).join(' ')
    const rest = open.length === 0 ? 'complete' : `without a test: ${list}`
    console.log(`${prefix.padEnd(10)} ${own.length - open.length} of ${own.length}  ${rest}`)
  }
}

const readExercised = () =>
  TEST_FILES.flatMap((path) =>
    listExercised({ file: relative(root, path), text: readFileSync(path, 'utf8') }),
  )

interface Reach {
  readonly unjoined: readonly Unjoined[]
  /** What no page, call, command or guide calls. */
  readonly uncalled: readonly Documented[]
}

/** Tells where rows are proved, and lists those that are joined to nothing. */
const listReach = async (tests: readonly Tested[], tested: ReadonlySet<string>): Promise<Reach> => {
  const proofs = sortProofs(tests)
  const all = listDocumented(root, 'engine/src')
  const kept = await listKept(root)
  const unjoined = listUnjoined(tested, { all, kept, exercised: readExercised() })
  const engineOnly = [...proofs.engine].filter((id) => !proofs.site.has(id))
  console.log(`\nProved where people meet it: ${proofs.site.size} rows`)
  console.log(`Proved in the engine that the site is built with: ${engineOnly.length} rows`)
  const unkept = listUnkept(all, kept)
  const uncalled = listUncalled(unkept)
  const stated = unkept.filter((one) => !uncalled.includes(one)).map(({ name }) => name)
  console.log(
    `Stated for who checks figures, drawn by style sheets or types: ${stated.length} values`,
  )
  console.log(`  ${stated.join(', ')}`)
  return { unjoined, uncalled }
}

const report = async (isRun: boolean): Promise<number> => {
  const folder = join(root, 'docs/spec')
  const rows = listRows(folder)
  const tests = readTests(isRun)
  if (tests === undefined) return 1
  const tested = new Set(
    tests.filter(({ outcome }) => outcome === 'passed').flatMap(({ titles }) => listIds(titles)),
  )
  listPrefixes(rows, tested)
  const { unjoined, uncalled } = await listReach(tests, tested)
  const gaps = findGaps(rows, tested, listOpen(folder))
  for (const line of gaps) console.log(line)
  for (const { id, names } of unjoined) {
    console.log(`${id} is joined to nothing that people meet (${names.join(', ')}).`)
  }
  for (const { file, name } of uncalled) {
    console.log(`${file}: ${name} is called by tests alone: it goes, or a guide shows it at work.`)
  }
  const crowded = TEST_FILES.flatMap(readTitles).filter(
    ({ titles }) => listCrowded(titles).length > 0,
  )
  for (const { file, titles } of crowded) {
    console.log(`${file}: more than ${MOST_ROWS} rows in one title: ${titles.join(' ')}`)
  }
  return gaps.length + crowded.length + unjoined.length + uncalled.length
}

if (process.argv[1] === import.meta.filename) {
  process.exitCode = (await report(process.argv.includes('--ran'))) === 0 ? 0 : 1
}
