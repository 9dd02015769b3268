// Notes with each test how long its page has used a processor.
import { afterEach, beforeEach } from 'vitest'
import { cdp } from 'vitest/browser'

interface Metrics {
  readonly metrics: readonly { readonly name: string; readonly value: number }[]
}

interface Devtools {
  readonly send: (method: string) => Promise<unknown>
}

const devtools = cdp() as unknown as Devtools
const opened = devtools.send('Performance.enable')

const readUsed = async (): Promise<number> => {
  await opened
  const { metrics } = (await devtools.send('Performance.getMetrics')) as Metrics
  return metrics.find(({ name }) => name === 'ProcessTime')?.value ?? 0
}

const before = new WeakMap<object, number>()

beforeEach(async ({ task }) => {
  before.set(task, await readUsed())
})

afterEach(async ({ task }) => {
  Object.assign(task.meta, { processor: (await readUsed()) - (before.get(task) ?? 0) })
})
