// npm run mutate -- engine/src/route [--count 20] [--seed 1] [--components]: changes one token at a time in the files
// of a folder, runs the tests that reach the file, and prints every change that no test notices.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { openJudge, type Judge } from './mutant-judge.ts'
import { applyMutant, listMutants, pickMutants, type Mutant } from './mutants.ts'
import { findRoom, listNearest } from './nearest.ts'

const root = resolve(import.meta.dirname, '../..')

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    components: { type: 'boolean', default: false },
  },
})

const IS_CODE = /(?<!\.d|\.types|\.test|\.bench)\.tsx?$/
const IS_TEST = /\.test\.tsx?$/
const TEST_FOLDERS = ['engine/test', 'data/test', 'ui/test']
const PROJECTS = ['node', ...(values.components ? ['ui'] : [])]

const listFiles = (path: string, kind: RegExp): readonly string[] => {
  if (statSync(path).isFile()) return [path]
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return listFiles(join(path, entry.name), kind)
    return kind.test(entry.name) && entry.name !== 'index.ts' ? [join(path, entry.name)] : []
  })
}

const tests = TEST_FOLDERS.flatMap((folder) => listFiles(join(root, folder), IS_TEST)).map(
  (path) => ({ path: relative(root, path), text: readFileSync(path, 'utf8') }),
)

const describe = ({ file, line, column, from, to }: Mutant): string =>
  `${file}:${line}:${column}  ${from}  ->  ${to}`

const tryMutant = async (mutant: Mutant, judge: Judge): Promise<string | undefined> => {
  const { file } = mutant
  const path = join(root, file)
  const text = readFileSync(path, 'utf8')
  const restore = (): void => {
    writeFileSync(path, text)
  }
  // An interrupted run puts the file back too.
  const stop = (): never => {
    restore()
    judge.stop()
    process.exit(130)
  }
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
  try {
    writeFileSync(path, applyMutant(text, mutant))
    return await judge.ask({ file, nearest: listNearest(text, tests), room: findRoom(file) })
  } finally {
    restore()
    process.off('SIGINT', stop)
    process.off('SIGTERM', stop)
  }
}

const isClean = (paths: readonly string[]): boolean =>
  spawnSync('git', ['diff', '--quiet', '--', ...paths], { cwd: root }).status === 0

const findFault = (): string | undefined => {
  if (positionals.length === 0)
    return 'Which folder? For example: npm run mutate -- engine/src/route --count 20'
  const missing = positionals.filter((path) => !existsSync(join(root, path)))
  if (missing.length > 0) return `Not there: ${missing.join(', ')}`
  return isClean(positionals)
    ? undefined
    : 'These files have changes that are not committed; a broken run could lose them.'
}

const tryAll = async (picked: readonly Mutant[]): Promise<readonly Mutant[]> => {
  const judge = openJudge(PROJECTS)
  const unnoticed: Mutant[] = []
  for (const [at, mutant] of picked.entries()) {
    const by = await tryMutant(mutant, judge)
    console.log(`${at + 1}  ${describe(mutant)}  ${by ?? 'UNNOTICED'}`)
    if (by === undefined) unnoticed.push(mutant)
  }
  judge.stop()
  return unnoticed
}

const main = async (): Promise<number> => {
  const fault = findFault()
  if (fault !== undefined) {
    console.error(fault)
    return 2
  }
  const files = positionals.flatMap((path) => listFiles(join(root, path), IS_CODE))
  const all = files.flatMap((file) => listMutants(relative(root, file), readFileSync(file, 'utf8')))
  const picked = pickMutants(all, Number(values.count), Number(values.seed))
  console.log(`${picked.length} of ${all.length} changes in ${files.length} files`)
  const unnoticed = await tryAll(picked)
  const share = (100 * (picked.length - unnoticed.length)) / Math.max(1, picked.length)
  console.log(`\n${unnoticed.length} unnoticed:`)
  for (const mutant of unnoticed) console.log(`  ${describe(mutant)}`)
  console.log(`${share.toFixed(1)} % of ${picked.length} noticed (seed ${values.seed})`)
  return 0
}

process.exitCode = await main()
