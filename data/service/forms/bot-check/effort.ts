// How much work is asked for: little as a rule, more the more leads come.

/** [1/min] Up to so many leads the work is the least. */
export const CALM = 10

/** [times the least] A part of a second becomes some seconds, which pass while a visitor fills in the form. */
export const HARDEST = 32

/** [times the least] The work for so many leads a minute: doubled each time they have doubled. */
export const findEffort = (perMinute: number): number =>
  perMinute <= CALM ? 1 : Math.min(HARDEST, 2 ** Math.ceil(Math.log2(perMinute / CALM)))

/** [ms] */
const MINUTE = 60_000

/** Counts what comes, and tells how fast it came of late. */
export interface Rate {
  readonly note: () => void
  /** [1/min] */
  readonly read: () => number
}

/** Makes a count that forgets: of what came a minute ago about a third still counts. */
export const createRate = (elapsed: () => number): Rate => {
  const last = { count: 0, at: elapsed() }
  const read = (): number => last.count * Math.exp(-Math.max(0, elapsed() - last.at) / MINUTE)
  return {
    note: () => {
      last.count = read() + 1
      last.at = elapsed()
    },
    read,
  }
}
