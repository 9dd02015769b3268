// Says what the reports of a run leave open: files no project has run, projects without tests, tests that were skipped.

/** What tests may be skipped for, where it cannot be had: the group they are in says so. */
export const EQUIPMENT = [
  { name: 'PostgreSQL', group: /^on PostgreSQL\b/ },
  { name: 'Firefox', group: /^in Firefox\b/ },
]

/** How many tests of a run may need a second try before the run fails. */
export const MOST_UNSTEADY = 3

const TEST_FILE = /\.(test|e2e|spec)\.[cm]?[jt]sx?$/

const isExcused = ({ titles }, missing) =>
  EQUIPMENT.some(
    ({ name, group }) => missing.includes(name) && titles.some((title) => group.test(title)),
  )

const reasonOf = ({ reason }) => (reason === undefined ? '' : `, ${reason}`)

const nameOf = ({ file, titles }) => `${file}: ${titles.join(' > ')}`

/**
 * Counts tests by how they ended.
 *
 * @param {readonly import('./reports.mjs').Tested[]} tests
 * @returns {{ passed: number, failed: number, skipped: number }}
 */
export const countTests = (tests) => {
  const count = (outcome) => tests.filter((test) => test.outcome === outcome).length
  return { passed: count('passed'), failed: count('failed'), skipped: count('skipped') }
}

const isUnsteady = ({ outcome, wasRetried }) => outcome === 'passed' && wasRetried === true

/**
 * Names the tests that passed only when they were run again, with what they had failed with.
 *
 * @param {readonly import('./reports.mjs').Tested[]} tests
 * @returns {readonly string[]}
 */
export const listUnsteady = (tests) =>
  tests.filter(isUnsteady).map((test) => `${nameOf(test)}${reasonOf(test)}`)

/**
 * Counts for each missing piece of equipment the tests that were skipped for it.
 *
 * @param {readonly import('./reports.mjs').Tested[]} tests
 * @param {readonly string[]} missing
 * @returns {readonly { name: string, count: number }[]}
 */
export const countExcused = (tests, missing) =>
  missing.map((name) => ({
    name,
    count: tests.filter((test) => test.outcome === 'skipped' && isExcused(test, [name])).length,
  }))

/**
 * Lists what the tests of a run leave open.
 *
 * @param {object} run
 * @param {readonly import('./reports.mjs').Tested[]} run.tests All tests of all reports.
 * @param {readonly string[]} run.projects The projects that had to run.
 * @param {readonly string[]} run.files All files of the house, or none when not every step ran.
 * @param {readonly string[]} run.missing Names of equipment that cannot be had.
 * @returns {readonly string[]} One line per fault.
 */
export const judgeTests = ({ tests, projects, files, missing }) => {
  const known = new Set(tests.map(({ file }) => file))
  const unsteady = listUnsteady(tests).length
  return [
    ...(unsteady > MOST_UNSTEADY
      ? [`${unsteady} tests have passed only when run again; at most ${MOST_UNSTEADY} may.`]
      : []),
    ...tests
      .filter(({ outcome }) => outcome === 'failed')
      .map((test) => `${nameOf(test)}: failed${reasonOf(test)}`),
    ...tests
      .filter((test) => test.outcome === 'skipped' && !isExcused(test, missing))
      .map((test) => `${nameOf(test)}: skipped`),
    ...projects
      .filter((name) => !tests.some(({ project }) => project === name))
      .map((name) => `The project ${name} has run no test.`),
    ...files
      .filter((file) => TEST_FILE.test(file) && !known.has(file))
      .map((file) => `${file}: no project runs it.`),
  ]
}
