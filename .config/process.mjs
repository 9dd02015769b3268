// Starting other programs, from the root of the project.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { makeMeter, readStat } from './processor.mjs'

/** The root of the project. */
export const ROOT = fileURLToPath(new URL('../', import.meta.url))

/**
 * Path of a program that came with a package.
 *
 * @param {string} name
 * @returns {string}
 */
export const bin = (name) => join(ROOT, 'node_modules/.bin', name)

/** What runs one of the project's TypeScript scripts, before its own arguments. */
export const TSX = [bin('tsx'), '--conditions=@evkit/source']

/** What runs one of the project's programs that are built once, before its own arguments. */
export const PROGRAM = [process.execPath, '.config/run-program.mjs']

/**
 * Runs a program and shows what it prints.
 *
 * @param {string} program
 * @param {readonly string[]} args
 * @param {Record<string, string>} [environment] Added to the environment.
 * @returns {number} Its exit code; 1 when it could not be started.
 */
export const run = (program, args, environment = {}) => {
  const { status, error } = spawnSync(program, args, {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  })
  if (error !== undefined) console.error(String(error))
  return status ?? 1
}

const listProcesses = () => {
  if (!existsSync('/proc/self/stat')) {
    const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    return (stdout ?? '').split('\n').map((line) => line.trim().split(/\s+/).map(Number))
  }
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      const stat = readStat(name)
      return stat === undefined ? [] : [[Number(name), stat.parent]]
    })
}

const listBegunBy = (pid, processes) =>
  processes.flatMap(([child, parent]) =>
    parent === pid ? [child, ...listBegunBy(child, processes)] : [],
  )

/**
 * Lists a process and all it has begun that has not ended.
 *
 * @param {number} pid
 * @returns {readonly number[]}
 */
export const listFamily = (pid) => [pid, ...listBegunBy(pid, listProcesses())]

const kill = (pids) => {
  for (const pid of pids) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // It has ended meanwhile.
    }
  }
}

// [ms] How often what a program has begun is looked at.
const LOOK = 1000

// A browser that is ended is waited for by nobody, so that what it has used is not told in the end.
const watchUse = (pid) => {
  if (pid === undefined || readStat() === undefined) return { stop: () => undefined }
  const meter = makeMeter()
  const look = () => {
    meter.note(
      listFamily(pid).flatMap((one) => {
        const stat = readStat(one)
        return stat === undefined ? [] : [{ pid: one, ...stat }]
      }),
    )
  }
  const timer = setInterval(look, LOOK)
  return {
    stop: () => {
      clearInterval(timer)
      return meter.sum()
    },
  }
}

// What it begins is as patient as it is. A program that has ended already needs no priority.
const makePatient = (pid) => {
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch (error) {
    if (error.info?.code !== 'ESRCH') throw error
  }
}

// Browsers and servers in groups of their own are among them.
const endFamily = (pid) => {
  kill(listFamily(pid))
}

/** Ends everything this program has begun. */
export const endChildren = () => {
  kill(listBegunBy(process.pid, listProcesses()))
}

/**
 * Runs a program and keeps what it prints.
 *
 * @param {readonly string[]} command The program and its arguments.
 * @param {object} [how]
 * @param {Record<string, string>} [how.environment] Added to the environment.
 * @param {number} [how.limit] After how many seconds it is ended, with all it has begun.
 * @param {boolean} [how.isPatient] Whether it takes of the processors what other programs leave.
 * @returns {Promise<{ code: number, output: string, isLate: boolean, processor?: number }>} Its exit code, 1 when it could
 *   not be started or was ended, whether it was ended for its limit, and the processor time [s] it has used, where the
 *   system tells it.
 */
export const runKept = ([program, ...args], { environment = {}, limit, isPatient = false } = {}) =>
  new Promise((resolve) => {
    const parts = []
    const child = spawn(program, args, {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...environment },
    })
    if (isPatient && child.pid !== undefined) makePatient(child.pid)
    let isLate = false
    const clock =
      limit === undefined
        ? undefined
        : setTimeout(() => {
            isLate = true
            endFamily(child.pid)
          }, limit * 1000)
    const use = watchUse(child.pid)
    const end = (code, output) => {
      clearTimeout(clock)
      resolve({ code, output, isLate, processor: use.stop() })
    }
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => parts.push(part))
    child.once('error', (error) => end(1, `${error}\n`))
    child.once('close', (code) => end(code ?? 1, Buffer.concat(parts).toString('utf8')))
  })

/**
 * Runs one of the project's TypeScript scripts.
 *
 * @param {string} file
 * @param {readonly string[]} [args]
 * @returns {number} Its exit code.
 */
export const tsx = (file, args = []) => {
  const [program, ...flags] = TSX
  return run(program, [...flags, file, ...args])
}

/**
 * Runs one of the project's programs that are built once.
 *
 * @param {string} file
 * @param {readonly string[]} [args]
 * @returns {number} Its exit code.
 */
export const runProgram = (file, args = []) => {
  const [program, ...flags] = PROGRAM
  return run(program, [...flags, file, ...args])
}

/**
 * Runs steps one after the other until one fails, and says how long each took.
 *
 * @param {readonly (readonly [string, () => number])[]} steps
 * @returns {number} 0, or the exit code of the step that failed.
 */
export const runSteps = (steps) => {
  for (const [name, step] of steps) {
    console.log(`\n== ${name}`)
    const started = performance.now()
    const code = step()
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    console.log(`== ${name}: ${code === 0 ? 'passed' : 'FAILED'} in ${seconds} s`)
    if (code !== 0) return code
  }
  return 0
}
