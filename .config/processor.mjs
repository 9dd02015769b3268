// How long programs have kept a processor busy, where the system tells it: Linux does.
import { readFileSync } from 'node:fs'

// [1/s] What the kernel counts in, on every machine Node runs on.
const TICKS = 100

/**
 * What the system says of a process.
 *
 * @typedef {object} Stat
 * @property {number} parent
 * @property {number} began When it was begun, in ticks since the machine was.
 * @property {number} own Processor time [s] of its own.
 * @property {number} ended Processor time [s] of its children that have ended, and of theirs.
 */

/**
 * Reads what the system says of a process.
 *
 * @param {number | 'self'} [pid]
 * @returns {Stat | undefined} Undefined where it has ended, or the system does not tell.
 */
export const readStat = (pid = 'self') => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name of the program stands in brackets, and may have brackets in it.
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    return {
      parent: fields[1],
      began: fields[19],
      own: (fields[11] + fields[12]) / TICKS,
      ended: (fields[13] + fields[14]) / TICKS,
    }
  } catch {
    return undefined
  }
}

/**
 * Reads how long this process and its children that have ended have used a processor.
 *
 * @returns {number | undefined} [s]
 */
export const readUsed = () => {
  const stat = readStat()
  return stat === undefined ? undefined : stat.own + stat.ended
}

/**
 * Adds up what the processes of a family have used, of which each look sees some: those that came and went between two
 * looks are told by whoever waited for them, those nobody waits for are counted up to the last look.
 *
 * @returns {{ note: (seen: readonly (Stat & { pid: number })[]) => void, sum: () => number }}
 */
export const makeMeter = () => {
  const known = new Map()
  const note = (seen) => {
    for (const stat of seen) {
      const key = `${stat.pid} ${stat.began}`
      known.set(key, { ...stat, parent: known.get(key)?.parent ?? stat.parent })
    }
    const alive = new Set(seen.map(({ pid, began }) => `${pid} ${began}`))
    for (const [key, stat] of known) stat.isGone = !alive.has(key)
  }
  const sum = () => {
    const all = [...known.values()]
    const seenOf = (pid) =>
      all
        .filter(({ parent, isGone }) => isGone && parent === pid)
        .reduce((total, { own, ended }) => total + own + ended, 0)
    return all.reduce(
      (total, { pid, own, ended }) => total + own + Math.max(0, ended - seenOf(pid)),
      0,
    )
  }
  return { note, sum }
}
