// npm test: everything a change must pass, side by side where steps do not wait for each other. `npm test -- unit` runs
// only the steps named, `npm test -- changed` what a change can reach. The last lines count the steps, what could not be
// had, and the tests of all steps.
import { execFileSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { findBase, listChanged, planChanged } from './changed.mjs'
import {
  ensureChromium,
  ensureFirefox,
  ensureHeadless,
  ensureInstalled,
  ensurePostgres,
} from './ensure.mjs'
import { estimateLeft, runInLanes } from './lanes.mjs'
import { endChildren, ROOT, runKept } from './process.mjs'
import { findSeed, runs } from './property-runs.mjs'
import { listDearer, readQuiet, wordProgress, writeQuiet } from './quiet-times.mjs'
import { listClose, listDearest } from './reports/dearest.mjs'
import { countExcused, countTests, judgeTests, listUnsteady } from './reports/judge.mjs'
import { dropReport, listRunning, readReport } from './reports/reports.mjs'
import { LIMIT, LONGEST, STEPS, TESTING } from './test-steps.mjs'

const LANES = Math.min(2, availableParallelism())
// A build server ends what says nothing for long.
const PROGRESS_MS = 30_000
// [B] What a whole run puts down at once, and some more.
const ROOM_B = 2 ** 29

const listFiles = () =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
    .trim()
    .split('\n')

const wordProcessor = (processor) =>
  processor === undefined ? '' : `, ${processor.toFixed(1)} s of a processor`

const show = ({ name, outcome, seconds, output, processor }) => {
  console.log(`\n== ${name}`)
  if (output.trim() !== '') console.log(output.trimEnd())
  const tests = readReport(name)
  if (tests !== undefined) {
    console.log(`\nThe dearest tests of ${name}, by what they used of a processor:`)
    for (const line of listDearest(tests)) console.log(line)
  }
  const verdict = outcome === 'passed' ? 'passed' : 'FAILED'
  console.log(`== ${name}: ${verdict} in ${seconds.toFixed(1)} s${wordProcessor(processor)}`)
}

const wordCounts = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed, ${skipped} skipped`

const countSteps = (results) => {
  const count = (wanted) => results.filter(({ outcome }) => outcome === wanted).length
  return { passed: count('passed'), failed: count('failed'), skipped: count('skipped') }
}

const judge = (steps, results, missing) => {
  const ended = new Set(
    results.filter(({ outcome }) => outcome === 'passed').map(({ name }) => name),
  )
  const tests = steps.flatMap(({ name }) => readReport(name) ?? [])
  const areAll = TESTING.every((name) => ended.has(name))
  const faults = judgeTests({
    tests,
    projects:
      wanted[0] === 'changed'
        ? []
        : steps.flatMap(({ name, projects = [] }) => (ended.has(name) ? projects : [])),
    files: areAll ? listFiles() : [],
    missing,
  })
  return { tests, faults }
}

const showLate = (late) => {
  for (const [name, limit] of late) {
    console.log(`${name} was not done after ${Math.round(limit)} s and was ended.`)
    for (const test of listRunning(name)) console.log(`${name} was at ${test}`)
  }
}

const report = (steps, results, missing) => {
  const { tests, faults } = judge(steps, results, missing)
  for (const fault of faults) console.log(fault)
  for (const { name, count } of countExcused(tests, missing)) {
    console.log(`${name} is not to be had here: ${count} tests are skipped.`)
  }
  const unsteady = listUnsteady(tests)
  for (const line of listClose(tests)) console.log(line)
  for (const name of unsteady) console.log(`${name}: passed only when it was run again`)
  const counted = countSteps(results)
  console.log(`steps: ${wordCounts(counted)}`)
  console.log(`tests: ${wordCounts(countTests(tests))}, ${unsteady.length} run again`)
  return faults.length === 0 && counted.failed === 0 ? 0 : 1
}

const USAGE = 'npm test [-- <step> … | changed [<commit>]] [--write-times]'

const { values: options, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { 'write-times': { type: 'boolean', default: false } },
})

const fail = (text) => {
  console.error(text)
  process.exit(1)
}

const planSteps = () => {
  if (wanted.length === 0) return STEPS
  if (wanted[0] === 'changed') {
    const base = findBase(wanted[1])
    if (base === undefined) fail(`There is no commit ${wanted[1]}. ${USAGE}`)
    const change = listChanged(base)
    console.log(
      `${change.changed.length + change.gone.length} files differ from ${base.slice(0, 8)}.`,
    )
    return planChanged(STEPS, { base, ...change })
  }
  const unknown = wanted.filter((name) => !STEPS.some((step) => step.name === name))
  if (unknown.length > 0) {
    fail(
      `Unknown: ${unknown.join(', ')}. Steps: ${STEPS.map(({ name }) => name).join(', ')}. ${USAGE}`,
    )
  }
  return STEPS.filter(({ name }) => wanted.includes(name))
}

ensureInstalled()
ensureChromium()
ensureHeadless()
const missing = [
  ['PostgreSQL', ensurePostgres()],
  ['Firefox', ensureFirefox()],
].flatMap(([name, isThere]) => (isThere ? [] : [name]))

const steps = planSteps()
// Steps hand it on: whoever repeats a run repeats it with the same numbers.
process.env.EVKIT_SEED ??= String(randomInt(2 ** 31))
console.log(
  `Properties look ${runs(1000) / 10} % as often as they ask for (EVKIT_RUNS), from EVKIT_SEED=${findSeed()}.`,
)
for (const { name } of steps) dropReport(name)

// What a run puts down for a while is put into one folder, which goes with it, and which other users may enter.
const makeFolder = () => {
  const { bavail, bsize } = statfsSync(tmpdir())
  if (bavail * bsize < ROOM_B) {
    fail(`The tests put things down in ${tmpdir()}, and need ${ROOM_B / 2 ** 20} MB there.`)
  }
  const made = mkdtempSync(join(tmpdir(), 'evkit-test-'))
  chmodSync(made, 0o755)
  return made
}
const folder = makeFolder()
process.once('exit', () => {
  rmSync(folder, { recursive: true, force: true })
})
const late = new Map()
const start = async ({ name, command, environment, limit = LIMIT, isPatient }) => {
  const allowed = Math.max(1, Math.min(limit, LONGEST - performance.now() / 1000))
  const { isLate, ...result } = await runKept(command, {
    environment: { TMPDIR: folder, ...environment },
    limit: allowed,
    isPatient,
  })
  if (isLate) late.set(name, allowed)
  return result
}
// Whoever ends the run ends what it has begun.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.once(signal, () => {
    endChildren()
    process.exit(1)
  })

const quiet = readQuiet()
const running = new Map()
let waiting = steps
const secondsSince = (time) => (performance.now() - time) / 1000
const showProgress = () => {
  const left = estimateLeft({
    waiting,
    running: [...running].map(([step, began]) => ({
      step,
      left: Math.max(0, (quiet[step.name]?.seconds ?? 0) - secondsSince(began)),
    })),
    lanes: LANES,
    secondsOf: (name) => quiet[name]?.seconds,
  })
  console.log(
    wordProgress({
      passed: performance.now() / 1000,
      left: wanted[0] === 'changed' ? undefined : left,
      running: [...running].map(([{ name }, began]) => ({
        name,
        since: secondsSince(began),
        at: listRunning(name)[0],
      })),
    }),
  )
}
const progress = setInterval(showProgress, PROGRESS_MS)
const results = await runInLanes(steps, {
  lanes: LANES,
  start,
  onStart: (step) => {
    console.log(`-- ${step.name} begins`)
    waiting = waiting.filter((one) => one !== step)
    running.set(step, performance.now())
  },
  onEnd: (result) => {
    for (const step of running.keys()) if (step.name === result.name) running.delete(step)
    show(result)
  },
})
clearInterval(progress)
console.log('')
if (options['write-times']) writeQuiet(results)
else if (wanted[0] !== 'changed') for (const line of listDearer(results, quiet)) console.log(line)
showLate(late)
process.exitCode = report(steps, results, missing)
