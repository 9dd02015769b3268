// Timing for the benches: several rounds of many calls, the middle one counts.

const ROUNDS = 7
const NANOSECONDS = 1e3

// Time of the processor, not of the wall: what other programs take in between does not count.
const processorTime = () => {
  const { user, system } = process.cpuUsage()
  return user + system
}

export const shareOf = (values, share) =>
  [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? Number.NaN

export const middle = (values) => shareOf(values, 0.5)

export const timeCall = (calls, call) => {
  let sum = 0
  const round = () => {
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

export const measureHeap = (call) => {
  const { gc } = globalThis
  if (gc === undefined) throw new Error('Run with --expose-gc')
  let sum = 0
  const round = () => {
    gc()
    const before = process.memoryUsage().heapUsed
    for (let at = 0; at < SMALL; at += 1) sum += call(at)
    return (process.memoryUsage().heapUsed - before) / SMALL
  }
  const bytes = Array.from({ length: ROUNDS }, round)
  if (Number.isNaN(sum)) throw new Error('A measured call gave no number')
  // What a call allocates it allocates in every round; the rest is the engine's own.
  return Math.max(0, Math.min(...bytes))
}

export const perSecond = (nanoseconds) => 1e9 / nanoseconds
