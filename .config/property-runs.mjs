// How often a property test looks: a whole run looks as often as each test asks for, `npm test` a tenth of that, with
// another seed each time.

// Below this a property looks at next to nothing.
const FEWEST = 10

const readShare = (text = '0.1') => {
  const share = Number(text)
  if (Number.isFinite(share) && share > 0) return share
  throw new Error(
    `EVKIT_RUNS is ${text}; it is the share of the runs of a whole run, such as 0.1 or 1.`,
  )
}

const readSeed = (text) => {
  if (text === undefined) return undefined
  const seed = Number(text)
  if (Number.isInteger(seed)) return seed
  throw new Error(`EVKIT_SEED is ${text}; it is a whole number, as a run prints it.`)
}

/**
 * How often a property looks that asks for a number of runs.
 *
 * @param {number} whole
 * @param {string} [share] `EVKIT_RUNS`: the share of a whole run; above 1 it looks more often than it asks for.
 * @returns {number}
 */
export const runs = (whole, share = process.env.EVKIT_RUNS) =>
  Math.max(Math.min(whole, FEWEST), Math.round(whole * readShare(share)))

/**
 * The seed all properties of a run begin with, or undefined where each has one of its own.
 *
 * @param {string} [text] `EVKIT_SEED`, as a run prints it.
 * @returns {number | undefined}
 */
export const findSeed = (text = process.env.EVKIT_SEED) => readSeed(text)
