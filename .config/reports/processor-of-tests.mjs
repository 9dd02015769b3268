// Notes with each test outside of a browser how long it has used a processor.
import { afterEach, beforeEach } from 'vitest'
import { readUsed } from '../processor.mjs'

const before = new WeakMap()

beforeEach(({ task }) => {
  before.set(task, readUsed())
})

afterEach(({ task }) => {
  const [began, ended] = [before.get(task), readUsed()]
  if (began !== undefined && ended !== undefined) task.meta.processor = ended - began
})
