// Steps side by side: as many as there are lanes, each as soon as those it waits for have passed.

/**
 * One step of a run.
 *
 * @typedef {object} Step
 * @property {string} name
 * @property {readonly string[]} [after] Steps that must have passed, where they are part of the run.
 * @property {boolean} [isAlone] True for what needs the whole machine.
 * @property {boolean} [isWide] True for what fills all lanes and rests now and then.
 * @property {boolean} [isPatient] True for what takes what others leave of the machine: one such step runs beside a wide one.
 */

/**
 * How a step went.
 *
 * @typedef {object} Result
 * @property {string} name
 * @property {'passed' | 'failed' | 'skipped'} outcome
 * @property {number} seconds
 * @property {string} output
 * @property {number} [processor] Processor time [s], where the system tells it.
 */

const fits = ({ isAlone, isWide, isPatient }, running, lanes) => {
  if (running.length === 0) return true
  if (isAlone || running.some((one) => one.isAlone) || running.length >= lanes) return false
  const isBesideWide = running.some((one) => one.isWide)
  if (isWide || isBesideWide)
    return (isBesideWide ? [{ isPatient }] : running).every((one) => one.isPatient)
  return true
}

// The step that is begun next; none where each waits for another, or for the whole machine.
const nextOf = (waiting, running, lanes) => {
  const isOpen = (name) => waiting.concat(running).some((step) => step.name === name)
  return waiting.find((step) => !(step.after ?? []).some(isOpen) && fits(step, running, lanes))
}

/**
 * Estimates how long a run will go on, each step as long as it usually does.
 *
 * @param {object} run
 * @param {readonly Step[]} run.waiting
 * @param {readonly { step: Step, left: number }[]} run.running With what is left of each [s].
 * @param {number} run.lanes
 * @param {(name: string) => number | undefined} run.secondsOf How long a step takes [s].
 * @returns {number | undefined} [s]; undefined where nothing is known of a step.
 */
export const estimateLeft = ({ waiting, running, lanes, secondsOf }) => {
  if (waiting.some(({ name }) => secondsOf(name) === undefined)) return undefined
  const fill = (open, under) => {
    const step = nextOf(
      open,
      under.map((one) => one.step),
      lanes,
    )
    return step === undefined
      ? { open, under }
      : fill(
          open.filter((one) => one !== step),
          [...under, { step, left: secondsOf(step.name) }],
        )
  }
  const { open, under } = fill(waiting, running)
  if (under.length === 0) return 0
  const next = Math.min(...under.map(({ left }) => left))
  const rest = under
    .filter(({ left }) => left > next)
    .map(({ step, left }) => ({ step, left: left - next }))
  return next + estimateLeft({ waiting: open, running: rest, lanes, secondsOf })
}

/**
 * Runs steps in their order, side by side where none waits for another. After a failure no step is begun any more; those
 * that are under way come to their end.
 *
 * @param {readonly Step[]} steps
 * @param {object} how
 * @param {number} how.lanes How many steps run at once.
 * @param {(step: Step) => Promise<{ code: number, output: string, processor?: number }>} how.start
 * @param {(step: Step) => void} [how.onStart]
 * @param {(result: Result) => void} [how.onEnd]
 * @param {() => number} [how.now] The clock [ms].
 * @returns {Promise<readonly Result[]>} In the order the steps ended; those that never began come last.
 */
export const runInLanes = async (
  steps,
  { lanes, start, onStart = () => {}, onEnd = () => {}, now = () => performance.now() },
) => {
  let waiting = [...steps]
  let running = []
  const results = []
  const under = new Map()
  const begin = (step) => {
    waiting = waiting.filter((one) => one !== step)
    running = [...running, step]
    onStart(step)
    const began = now()
    const end = ({ code, output, processor }) => {
      running = running.filter((one) => one !== step)
      under.delete(step)
      const outcome = code === 0 ? 'passed' : 'failed'
      const seconds = (now() - began) / 1000
      const result = { name: step.name, outcome, seconds, output, processor }
      results.push(result)
      onEnd(result)
    }
    under.set(step, start(step).then(end))
  }
  const fill = () => {
    if (results.some(({ outcome }) => outcome === 'failed')) return
    for (
      let step = nextOf(waiting, running, lanes);
      step !== undefined;
      step = nextOf(waiting, running, lanes)
    )
      begin(step)
  }
  fill()
  while (under.size > 0) {
    await Promise.race(under.values())
    fill()
  }
  const left = waiting.map(({ name }) => ({ name, outcome: 'skipped', seconds: 0, output: '' }))
  return [...results, ...left]
}
