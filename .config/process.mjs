// Starting other programs, from the root of the project.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** The root of the project. */
export const ROOT = fileURLToPath(new URL('../', import.meta.url))

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
 * Runs one of the project's TypeScript scripts.
 *
 * @param {string} file
 * @param {readonly string[]} [args]
 * @returns {number} Its exit code.
 */
export const tsx = (file, args = []) =>
  run('npx', ['tsx', '--conditions=@evkit/source', file, ...args])

/**
 * Runs steps one after the other until one fails, and says how long each took.
 *
 * @param {readonly (readonly [string, () => number])[]} steps
 * @returns {number} 0, or the exit code of the step that failed.
 */
export const runSteps = (steps) => {
  for (const [at, [name, step]] of steps.entries()) {
    console.log(`\n== ${name}`)
    const started = performance.now()
    const code = step()
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    console.log(`== ${name}: ${code === 0 ? 'passed' : 'FAILED'} in ${seconds} s`)
    if (code !== 0) {
      console.log(`\nsteps: ${at} passed, 1 failed, ${steps.length - at - 1} skipped`)
      return code
    }
  }
  console.log(`\nsteps: ${steps.length} passed, 0 failed`)
  return 0
}
