// How long each step of the check takes on a quiet machine of two cores, and what follows from that: how much of a run is
// left, and which step has become dearer. Clocks fail nothing.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './process.mjs'

const PATH = join(ROOT, '.config/quiet-times.json')

/** How many times its quiet processor time a step may take before it is named. */
export const DEARER = 1.3

// [s] What is shorter differs more by chance than by anything else.
const SHORT = 5

/**
 * What a step takes on a quiet machine.
 *
 * @typedef {object} Quiet
 * @property {number} seconds From its begin to its end, in a whole run.
 * @property {number} processor Processor time [s].
 */

/**
 * Reads what is noted of each step.
 *
 * @returns {Readonly<Record<string, Quiet>>}
 */
export const readQuiet = () => (existsSync(PATH) ? JSON.parse(readFileSync(PATH, 'utf8')) : {})

/**
 * Notes what the steps of a run took; those that did not run keep what they have.
 *
 * @param {readonly import('./lanes.mjs').Result[]} results
 */
export const writeQuiet = (results) => {
  const taken = results
    .filter(({ outcome, processor }) => outcome === 'passed' && processor !== undefined)
    .map(({ name, seconds, processor }) => [
      name,
      { seconds: Math.ceil(seconds), processor: Math.max(1, Math.ceil(processor)) },
    ])
  const all = { ...readQuiet(), ...Object.fromEntries(taken) }
  const sorted = Object.fromEntries(Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1)))
  writeFileSync(PATH, `${JSON.stringify(sorted, undefined, 2)}\n`)
}

/**
 * Names the steps that used a processor much longer than on a quiet day.
 *
 * @param {readonly import('./lanes.mjs').Result[]} results
 * @param {Readonly<Record<string, Quiet>>} quiet
 * @returns {readonly string[]} One line each.
 */
export const listDearer = (results, quiet) =>
  results.flatMap(({ name, outcome, processor }) => {
    const usual = quiet[name]?.processor
    if (outcome !== 'passed' || processor === undefined || usual === undefined) return []
    const times = processor / Math.max(SHORT, usual)
    return times < DEARER
      ? []
      : [
          `${name} has become dearer: ${processor.toFixed(0)} s of a processor, ${times.toFixed(1)} times the ${usual} s of a quiet run.`,
        ]
  })

const wordTime = (seconds) => {
  const whole = Math.max(0, Math.round(seconds))
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

/**
 * Says what is under way, since when, and about how long the rest will take.
 *
 * @param {object} run
 * @param {number} run.passed [s] Since the run began.
 * @param {number | undefined} run.left [s] Undefined where nothing is known of a step.
 * @param {readonly { name: string, since: number, at?: string }[]} run.running Steps, since when [s], and the test they are at.
 * @returns {string} One line for the run, and one for each step.
 */
export const wordProgress = ({ passed, left, running }) =>
  [
    `-- ${wordTime(passed)} so far${left === undefined ? '' : `, about ${wordTime(left)} left`}`,
    ...running.map(
      ({ name, since, at }) =>
        `   ${name} since ${wordTime(since)}${at === undefined ? '' : `, at ${at}`}`,
    ),
  ].join('\n')
