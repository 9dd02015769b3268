// Reports each test of a run of Playwright.
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { listFamily, ROOT } from '../process.mjs'
import { readStat } from '../processor.mjs'
import { noteBegin, noteEnd, readReason, writeReport } from './reports.mjs'

const OUTCOMES = { expected: 'passed', unexpected: 'failed', flaky: 'passed', skipped: 'skipped' }

// Each worker is a process begun by this one, with a browser of its own. They are numbered in the order they are begun.
const workers = []

const isWorker = (pid) => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('workerProcessEntry')
  } catch {
    return false
  }
}

const findWorker = (index) => {
  if (workers[index] === undefined) {
    const found = listFamily(process.pid)
      .map((pid) => ({ pid, ...readStat(pid) }))
      .filter(({ pid, parent }) => parent === process.pid && !workers.includes(pid))
      .filter(({ pid }) => isWorker(pid))
    workers.push(...found.sort((one, other) => one.began - other.began).map(({ pid }) => pid))
  }
  return workers[index]
}

const readUsedBy = (index) => {
  const worker = findWorker(index)
  if (worker === undefined) return undefined
  const stats = listFamily(worker).map((pid) => readStat(pid))
  return stats.reduce((sum, stat) => sum + (stat === undefined ? 0 : stat.own + stat.ended), 0)
}

const usedBefore = new Map()
const processorOf = new Map()

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
    seconds: test.results.reduce((sum, { duration }) => sum + duration / 1000, 0),
    limit: test.timeout === 0 ? undefined : test.timeout / 1000,
    processor: processorOf.get(test.id),
  }
}

/** The reporter. */
export default class Report {
  onBegin(_, suite) {
    this.suite = suite
  }

  onTestBegin(test, { workerIndex }) {
    const { file, titles } = toTested(test)
    noteBegin(test.id, `${file}: ${titles.join(' > ')}`)
    usedBefore.set(test.id, readUsedBy(workerIndex))
  }

  onTestEnd(test, { workerIndex }) {
    noteEnd(test.id)
    const [before, after] = [usedBefore.get(test.id), readUsedBy(workerIndex)]
    // A worker that was begun anew has used less than the one before.
    if (before === undefined || after === undefined || after < before) return
    processorOf.set(test.id, (processorOf.get(test.id) ?? 0) + after - before)
  }

  onEnd() {
    writeReport(this.suite.allTests().map(toTested))
  }

  printsToStdio() {
    return false
  }
}
