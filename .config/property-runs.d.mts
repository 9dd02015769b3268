/**
 * How often a property looks that asks for a number of runs: a tenth as often, and as often with `EVKIT_RUNS=1`.
 *
 * @param whole - How often it looks in a whole run.
 * @param share - `EVKIT_RUNS`: the share of a whole run.
 */
export declare const runs: (whole: number, share?: string) => number

/** The seed all properties of a run begin with, or undefined where each has one of its own. */
export declare const findSeed: (text?: string) => number | undefined
