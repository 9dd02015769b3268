// Reports each test of a run of Vitest.
import { relative } from 'node:path'
import { ROOT } from '../process.mjs'
import { noteBegin, noteEnd, readReason, writeReport } from './reports.mjs'

const titlesOf = (test) =>
  test.parent.type === 'module' ? [test.name] : [...titlesOf(test.parent), test.name]

const outcomeOf = (test) => {
  const { state } = test.result()
  if (state === 'passed' && test.options.fails === true) return 'failed'
  return state === 'pending' ? 'skipped' : state
}

const fileOf = (module) => relative(ROOT, module.moduleId)

const listTests = (module) =>
  [...module.children.allTests()].map((test) => ({
    file: fileOf(module),
    // A browser adds its name: `ui (chromium)`.
    project: module.project.name.replace(/ \(\w+\)$/, ''),
    titles: titlesOf(test),
    outcome: outcomeOf(test),
    reason: readReason(test.result().errors),
    wasRetried: test.diagnostic()?.flaky === true,
    seconds: (test.diagnostic()?.duration ?? 0) / 1000,
    limit: (test.options.timeout ?? test.project.config.testTimeout) / 1000,
    processor: test.meta().processor,
  }))

/** The reporter. */
export default class Report {
  onTestCaseReady(test) {
    noteBegin(test.id, `${fileOf(test.module)}: ${titlesOf(test).join(' > ')}`)
  }

  onTestCaseResult(test) {
    noteEnd(test.id)
  }

  onTestRunEnd(modules) {
    writeReport(modules.flatMap(listTests))
  }
}
