// npm run mutate -- engine/src/route [--count 20] [--seed 1] [--components]: changes one token at a time in the files
// of a folder, runs the tests that reach the file, and prints every change that no test notices.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { applyMutant, listMutants, pickMutants, type Mutant } from './mutants.ts'

const root = resolve(import.meta.dirname, '../..')
const LIMIT_MS = 900_000

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    components: { type: 'boolean', default: false },
  },
})

const IS_CODE = /(?<!\.d|\.types|\.test|\.bench)\.tsx?$/

const listFiles = (path: string): readonly string[] => {
  if (statSync(path).isFile()) return [path]
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return listFiles(join(path, entry.name))
    return IS_CODE.test(entry.name) && entry.name !== 'index.ts' ? [join(path, entry.name)] : []
  })
}

type Outcome = 'passed' | 'failed' | 'timed out'

// Not `spawnSync`: an interrupted run must still put the file back.
const start = async (program: string, args: readonly string[]): Promise<Outcome> =>
  new Promise((settle) => {
    const child = spawn(program, args, { cwd: root, stdio: 'ignore', timeout: LIMIT_MS })
    child.on('error', () => {
      settle('failed')
    })
    child.on('exit', (code, signal) => {
      settle(signal !== null ? 'timed out' : code === 0 ? 'passed' : 'failed')
    })
  })

const vitest = async (args: readonly string[]): Promise<Outcome> =>
  start('node', [
    ...['node_modules/vitest/vitest.mjs', ...args, '--config', 'vitest.workspace.ts'],
    ...['--bail', '1', '--reporter', 'dot'],
  ])

const projects = (names: readonly string[]): readonly string[] =>
  names.flatMap((name) => ['--project', name])

// The tests of the room come first: they are few, and most changes end there.
const inRoom = async (file: string): Promise<Outcome | undefined> => {
  const [, room] = /^engine\/src\/(\w+)\//.exec(file) ?? []
  const folder = `engine/test/${room ?? ''}`
  if (room === undefined || !existsSync(join(root, folder))) return undefined
  return vitest(['run', folder, ...projects(['engine'])])
}

const anywhere = async (file: string): Promise<Outcome> =>
  vitest([
    ...['related', file, '--run'],
    ...projects(['engine', 'data', 'docs', 'server', ...(values.components ? ['ui'] : [])]),
  ])

const noticedBy = async ({ file }: Mutant): Promise<string | undefined> => {
  const near = await inRoom(file)
  if (near !== undefined && near !== 'passed') return `its room ${near}`
  const far = await anywhere(file)
  if (far !== 'passed') return `a test ${far}`
  const compiled = await start('node', ['node_modules/typescript7/bin/tsc', '-b'])
  return compiled === 'passed' ? undefined : 'the compiler'
}

const describe = ({ file, line, column, from, to }: Mutant): string =>
  `${file}:${line}:${column}  ${from}  ->  ${to}`

const tryMutant = async (mutant: Mutant): Promise<string | undefined> => {
  const path = join(root, mutant.file)
  const text = readFileSync(path, 'utf8')
  const restore = (): void => {
    writeFileSync(path, text)
  }
  const stop = (): never => {
    restore()
    process.exit(130)
  }
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
  try {
    writeFileSync(path, applyMutant(text, mutant))
    return await noticedBy(mutant)
  } finally {
    restore()
    process.off('SIGINT', stop)
    process.off('SIGTERM', stop)
  }
}

const isClean = (paths: readonly string[]): boolean =>
  spawnSync('git', ['diff', '--quiet', '--', ...paths], { cwd: root }).status === 0

const main = async (): Promise<number> => {
  if (positionals.length === 0) {
    console.error('Which folder? For example: npm run mutate -- engine/src/route --count 20')
    return 2
  }
  const missing = positionals.filter((path) => !existsSync(join(root, path)))
  if (missing.length > 0) {
    console.error(`Not there: ${missing.join(', ')}`)
    return 2
  }
  if (!isClean(positionals)) {
    console.error('These files have changes that are not committed; a broken run could lose them.')
    return 2
  }
  const files = positionals.flatMap((path) => listFiles(join(root, path)))
  const all = files.flatMap((file) => listMutants(relative(root, file), readFileSync(file, 'utf8')))
  const picked = pickMutants(all, Number(values.count), Number(values.seed))
  console.log(`${picked.length} of ${all.length} changes in ${files.length} files`)
  const unnoticed: Mutant[] = []
  for (const [at, mutant] of picked.entries()) {
    const by = await tryMutant(mutant)
    console.log(`${at + 1}  ${describe(mutant)}  ${by ?? 'UNNOTICED'}`)
    if (by === undefined) unnoticed.push(mutant)
  }
  const share = (100 * (picked.length - unnoticed.length)) / Math.max(1, picked.length)
  console.log(`\n${unnoticed.length} unnoticed:`)
  for (const mutant of unnoticed) console.log(`  ${describe(mutant)}`)
  console.log(`${share.toFixed(1)} % of ${picked.length} noticed (seed ${values.seed})`)
  return 0
}

process.exitCode = await main()
