// Starting other programs, from the root of the project.
import { spawn, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

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

/**
 * Runs a program and keeps what it prints.
 *
 * @param {readonly string[]} command The program and its arguments.
 * @param {Record<string, string>} [environment] Added to the environment.
 * @returns {Promise<{ code: number, output: string }>} Its exit code, 1 when it could not be started or was ended.
 */
export const runKept = ([program, ...args], environment = {}) =>
  new Promise((resolve) => {
    const parts = []
    const child = spawn(program, args, {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...environment },
    })
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => parts.push(part))
    child.once('error', (error) => resolve({ code: 1, output: `${error}\n` }))
    child.once('close', (code) =>
      resolve({ code: code ?? 1, output: Buffer.concat(parts).toString('utf8') }),
    )
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
