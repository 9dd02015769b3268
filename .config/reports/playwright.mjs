// Reports each test of a run of Playwright.
import { relative } from 'node:path'
import { ROOT } from '../process.mjs'
import { writeReport } from './reports.mjs'

const OUTCOMES = { expected: 'passed', unexpected: 'failed', flaky: 'failed', skipped: 'skipped' }

const toTested = (test) => {
  // The first parts are the root, the project and the file.
  const [, , , ...titles] = test.titlePath()
  const isProof = test.expectedStatus === 'passed' || test.outcome() === 'skipped'
  return {
    file: relative(ROOT, test.location.file),
    project: 'stories',
    titles,
    outcome: isProof ? OUTCOMES[test.outcome()] : 'failed',
  }
}

/** The reporter. */
export default class Report {
  onBegin(_, suite) {
    this.suite = suite
  }

  onEnd() {
    writeReport(this.suite.allTests().map(toTested))
  }

  printsToStdio() {
    return false
  }
}
