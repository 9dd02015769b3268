// Names what a step spends its time on, and what may not end in time on a slower machine.

const COUNT = 20

const costOf = ({ processor, seconds = 0 }) => processor ?? seconds

// A machine that builds is now and then twice as slow as a quiet one.
const CLOSE = 0.4

const wordSeconds = (seconds) => `${seconds.toFixed(1).padStart(7)} s`

/**
 * Lists the tests of a step that have used a processor longest, and what all of them have; where the system does not tell,
 * by the time they took.
 *
 * @param {readonly import('./reports.mjs').Tested[]} tests
 * @param {number} [count]
 * @returns {readonly string[]} One line each, the dearest first.
 */
export const listDearest = (tests, count = COUNT) => {
  const sum = tests.reduce((all, test) => all + costOf(test), 0)
  const dearest = [...tests].sort((one, other) => costOf(other) - costOf(one)).slice(0, count)
  return [
    ...dearest.map(
      (test) => `${wordSeconds(costOf(test))}  ${test.file}: ${test.titles.join(' > ')}`,
    ),
    `${wordSeconds(sum)}  all ${tests.length} tests`,
  ]
}

/**
 * Lists the tests that have used much of the time after which they are ended.
 *
 * @param {readonly import('./reports.mjs').Tested[]} tests
 * @returns {readonly string[]} One line each.
 */
export const listClose = (tests) =>
  tests
    .filter(({ seconds = 0, limit = Infinity }) => seconds > CLOSE * limit)
    .map(
      ({ file, titles, seconds, limit }) =>
        `${file}: ${titles.join(' > ')}: took ${seconds.toFixed(1)} of the ${limit} s it has`,
    )
