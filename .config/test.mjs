// npm test: everything a change must pass, side by side where steps do not wait for each other. `npm test -- unit` runs
// only the steps named. The last lines count the steps, what could not be had, and the tests of all steps.
import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureChromium, ensureFirefox, ensureInstalled, ensurePostgres } from './ensure.mjs'
import { runInLanes } from './lanes.mjs'
import { endChildren, ROOT, runKept } from './process.mjs'
import { countExcused, countTests, judgeTests, listUnsteady } from './reports/judge.mjs'
import { dropReport, listRunning, readReport } from './reports/reports.mjs'
import { LIMIT, LONGEST, STEPS, TESTING } from './test-steps.mjs'

const LANES = Math.min(2, availableParallelism())

const listFiles = () =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
    .trim()
    .split('\n')

const show = ({ name, outcome, seconds, output }) => {
  console.log(`\n== ${name}`)
  if (output.trim() !== '') console.log(output.trimEnd())
  const verdict = outcome === 'passed' ? 'passed' : 'FAILED'
  console.log(`== ${name}: ${verdict} in ${seconds.toFixed(1)} s`)
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
    projects: steps.flatMap(({ name, projects = [] }) => (ended.has(name) ? projects : [])),
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
  for (const name of unsteady) console.log(`${name}: passed only when it was run again`)
  const counted = countSteps(results)
  console.log(`steps: ${wordCounts(counted)}`)
  console.log(`tests: ${wordCounts(countTests(tests))}, ${unsteady.length} run again`)
  return faults.length === 0 && counted.failed === 0 ? 0 : 1
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !STEPS.some((step) => step.name === name))
if (unknown.length > 0) {
  console.error(
    `Unknown: ${unknown.join(', ')}. Steps: ${STEPS.map(({ name }) => name).join(', ')}`,
  )
  process.exit(1)
}
ensureInstalled()
ensureChromium()
const missing = [
  ['PostgreSQL', ensurePostgres()],
  ['Firefox', ensureFirefox()],
].flatMap(([name, isThere]) => (isThere ? [] : [name]))

const steps = wanted.length === 0 ? STEPS : STEPS.filter(({ name }) => wanted.includes(name))
for (const { name } of steps) dropReport(name)
// What a run puts down for a while is put into one folder, which goes with it, and which other users may enter.
const folder = mkdtempSync(join(tmpdir(), 'evkit-test-'))
chmodSync(folder, 0o755)
process.once('exit', () => {
  rmSync(folder, { recursive: true, force: true })
})
const late = new Map()
const start = async ({ name, command, environment, limit = LIMIT }) => {
  const allowed = Math.max(1, Math.min(limit, LONGEST - performance.now() / 1000))
  const { isLate, ...result } = await runKept(command, {
    environment: { TMPDIR: folder, ...environment },
    limit: allowed,
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
const results = await runInLanes(steps, {
  lanes: LANES,
  start,
  onStart: ({ name }) => console.log(`-- ${name} begins`),
  onEnd: show,
})
console.log('')
showLate(late)
process.exitCode = report(steps, results, missing)
