// Reports each test of a run of Playwright.
import { relative } from 'node:path'
import { ROOT } from '../process.mjs'
import { noteBegin, noteEnd, readReason, writeReport } from './reports.mjs'

const OUTCOMES = { expected: 'passed', unexpected: 'failed', flaky: 'passed', skipped: 'skipped' }

const toTested = (test) => {
  // The first parts are the root, the project and the file.
  const [, , , ...titles] = test.titlePath()
  const isProof = test.expectedStatus === 'passed' || test.outcome() === 'skipped'
  return {
    file: relative(ROOT, test.location.file),
    project: 'stories',
    titles,
    outcome: isProof ? OUTCOMES[test.outcome()] : 'failed',
    reason: readReason(test.results.findLast(({ errors }) => errors.length > 0)?.errors),
    wasRetried: test.outcome() === 'flaky',
  }
}

/** The reporter. */
export default class Report {
  onBegin(_, suite) {
    this.suite = suite
  }

  onTestBegin(test) {
    const { file, titles } = toTested(test)
    noteBegin(test.id, `${file}: ${titles.join(' > ')}`)
  }

  onTestEnd(test) {
    noteEnd(test.id)
  }

  onEnd() {
    writeReport(this.suite.allTests().map(toTested))
  }

  printsToStdio() {
    return false
  }
}
