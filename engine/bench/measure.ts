// Timing for the benches: several rounds of many calls, the middle one counts.

const ROUNDS = 7
const NANOSECONDS = 1e3

// Time of the processor, not of the wall: what other programs take in between does not count.
const processorTime = (): number => {
  const { user, system } = process.cpuUsage()
  return user + system
}

const middle = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/**
 * Times a call.
 *
 * @param calls - Calls in a round.
 * @param call - What is timed; it is given the number of the call and answers a number, so that no work can be left out.
 * @returns [ns] Processor time of one call: the median of the rounds.
 */
export const timeCall = (calls: number, call: (at: number) => number): number => {
  let sum = 0
  const round = (): number => {
    const started = processorTime()
    for (let at = 0; at < calls; at += 1) sum += call(at)
    return ((processorTime() - started) * NANOSECONDS) / calls
  }
  round()
  const times = Array.from({ length: ROUNDS }, round)
  if (Number.isNaN(sum)) throw new Error('A timed call gave no number')
  return middle(times)
}

const SMALL = 200_000

/**
 * Measures what a call leaves on the heap, few enough calls that nothing is collected between.
 *
 * @param call - What is measured, warmed up before.
 * @returns [B] Bytes of one call.
 */
export const measureHeap = (call: (at: number) => number): number => {
  const { gc } = globalThis
  if (gc === undefined) throw new Error('Run with --expose-gc')
  let sum = 0
  const round = (): number => {
    gc()
    const before = process.memoryUsage().heapUsed
    for (let at = 0; at < SMALL; at += 1) sum += call(at)
    return (process.memoryUsage().heapUsed - before) / SMALL
  }
  const bytes = Array.from({ length: ROUNDS }, round)
  if (Number.isNaN(sum)) throw new Error('A measured call gave no number')
  return middle(bytes)
}

/** Calls a second. @param nanoseconds - [ns] Time of one call. */
export const perSecond = (nanoseconds: number): number => 1e9 / nanoseconds
