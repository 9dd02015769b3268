// What the tests of a run have reported: one file per step, in node_modules/.cache/tests.
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { ROOT } from '../process.mjs'

const LONGEST_REASON = 300

/** Name of the variable that tells a reporter where its report goes. */
export const REPORT_VARIABLE = 'EVKIT_TEST_REPORT'

/**
 * One test as it ran. A test that is expected to fail proves nothing, so it counts as failed.
 *
 * @typedef {object} Tested
 * @property {string} file Path from the root.
 * @property {string} project
 * @property {readonly string[]} titles Groups, then the test.
 * @property {'passed' | 'failed' | 'skipped'} outcome How it ended at last.
 * @property {string} [reason] The first line of what it failed with.
 * @property {boolean} [wasRetried] Whether it failed before; only tests in a browser are run again.
 * @property {number} [seconds] How long it took, each try counted.
 * @property {number} [limit] After how long it is ended [s].
 * @property {number} [processor] Processor time [s], where the system tells it.
 */

/**
 * Reads the first line of what a test failed with, without colours; it is what a log that is cut short still shows.
 *
 * @param {readonly { message?: string }[] | undefined} errors
 * @returns {string | undefined} Undefined when nothing was thrown.
 */
export const readReason = (errors) => {
  const text = stripVTControlCharacters(errors?.[0]?.message ?? '')
  const line = text.split('\n').find((one) => one.trim() !== '')
  return line?.trim().slice(0, LONGEST_REASON)
}

/**
 * @param {string} step
 * @returns {string}
 */
export const reportOf = (step) => join(ROOT, 'node_modules/.cache/tests', `${step}.json`)

const runningOf = (report) => `${report}.running`

/**
 * Takes the report of a step away, so that none is read that an earlier run has left.
 *
 * @param {string} step
 */
export const dropReport = (step) => {
  rmSync(reportOf(step), { force: true })
  rmSync(runningOf(reportOf(step)), { force: true })
}

/**
 * Writes the report of the step that is running; nothing when nobody asked for one.
 *
 * @param {readonly Tested[]} tests
 */
export const writeReport = (tests) => {
  const path = process.env[REPORT_VARIABLE]
  if (path === undefined) return
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, JSON.stringify(tests))
}

/**
 * Reads the report of a step.
 *
 * @param {string} step
 * @returns {readonly Tested[] | undefined} Undefined when the step has left none.
 */
export const readReport = (step) =>
  existsSync(reportOf(step)) ? JSON.parse(readFileSync(reportOf(step), 'utf8')) : undefined

const underWay = new Map()

const noteUnderWay = () => {
  const path = process.env[REPORT_VARIABLE]
  if (path === undefined) return
  mkdirSync(dirname(path), { recursive: true })
  // Who looks meanwhile sees the old list or the new one.
  const next = `${runningOf(path)}.next`
  writeFileSync(next, JSON.stringify([...underWay.values()]))
  renameSync(next, runningOf(path))
}

/**
 * Notes that a test has begun, for the case that the run is ended before the test is.
 *
 * @param {string} id
 * @param {string} name
 */
export const noteBegin = (id, name) => {
  underWay.set(id, name)
  noteUnderWay()
}

/**
 * Notes that a test has ended.
 *
 * @param {string} id
 */
export const noteEnd = (id) => {
  underWay.delete(id)
  noteUnderWay()
}

/**
 * Names the tests that a step had begun and not ended.
 *
 * @param {string} step
 * @returns {readonly string[]}
 */
export const listRunning = (step) => {
  const path = runningOf(reportOf(step))
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : []
}
