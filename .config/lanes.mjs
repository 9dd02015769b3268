// Steps side by side: as many as there are lanes, each as soon as those it waits for have passed.

/**
 * One step of a run.
 *
 * @typedef {object} Step
 * @property {string} name
 * @property {readonly string[]} [after] Steps that must have passed, where they are part of the run.
 * @property {boolean} [isAlone] True for what needs the whole machine.
 */

/**
 * How a step went.
 *
 * @typedef {object} Result
 * @property {string} name
 * @property {'passed' | 'failed' | 'skipped'} outcome
 * @property {number} seconds
 * @property {string} output
 */

const nextOf = (waiting, running, results) => {
  const isOpen = (name) => waiting.concat(running).some((step) => step.name === name)
  if (results.some(({ outcome }) => outcome === 'failed')) return undefined
  return waiting.find(
    ({ after = [], isAlone }) => !after.some(isOpen) && !(isAlone === true && running.length > 0),
  )
}

/**
 * Runs steps in their order, side by side where none waits for another. After a failure no step is begun any more; those
 * that are under way come to their end.
 *
 * @param {readonly Step[]} steps
 * @param {object} how
 * @param {number} how.lanes How many steps run at once.
 * @param {(step: Step) => Promise<{ code: number, output: string }>} how.start
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
    const end = ({ code, output }) => {
      running = running.filter((one) => one !== step)
      under.delete(step)
      const outcome = code === 0 ? 'passed' : 'failed'
      const result = { name: step.name, outcome, seconds: (now() - began) / 1000, output }
      results.push(result)
      onEnd(result)
    }
    under.set(step, start(step).then(end))
  }
  const fill = () => {
    while (running.length < lanes && !running.some(({ isAlone }) => isAlone === true)) {
      const step = nextOf(waiting, running, results)
      if (step === undefined) return
      begin(step)
    }
  }
  fill()
  while (under.size > 0) {
    await Promise.race(under.values())
    fill()
  }
  const left = waiting.map(({ name }) => ({ name, outcome: 'skipped', seconds: 0, output: '' }))
  return [...results, ...left]
}
