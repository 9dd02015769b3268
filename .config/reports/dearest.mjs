// Names what a step spends its time on.

const COUNT = 20

const costOf = ({ processor, seconds = 0 }) => processor ?? seconds

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
