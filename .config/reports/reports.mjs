// What the tests of a run have reported: one file per step, in node_modules/.cache/tests.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from '../process.mjs'

/** Name of the variable that tells a reporter where its report goes. */
export const REPORT_VARIABLE = 'EVKIT_TEST_REPORT'

/**
 * One test as it ran. A test that is expected to fail proves nothing, so it counts as failed.
 *
 * @typedef {object} Tested
 * @property {string} file Path from the root.
 * @property {string} project
 * @property {readonly string[]} titles Groups, then the test.
 * @property {'passed' | 'failed' | 'skipped'} outcome
 */

/**
 * @param {string} step
 * @returns {string}
 */
export const reportOf = (step) => join(ROOT, 'node_modules/.cache/tests', `${step}.json`)

/**
 * Takes the report of a step away, so that none is read that an earlier run has left.
 *
 * @param {string} step
 */
export const dropReport = (step) => rmSync(reportOf(step), { force: true })

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
