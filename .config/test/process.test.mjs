import { existsSync, readFileSync } from 'node:fs'
import { setTimeout as rest } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { runKept } from '../process.mjs'

const node = (program) => [process.execPath, '-e', program]

// It begins another in a group of its own, as a browser is begun, says who that is, and never ends.
const PARENT = `
  const { spawn } = require('node:child_process')
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { detached: true, stdio: 'ignore' })
  child.unref()
  console.log(child.pid)
  setInterval(() => {}, 1000)
`

// Where nobody takes away what has ended, it stays listed as that.
const isThere = (pid) => {
  try {
    process.kill(pid, 0)
    return (
      !existsSync('/proc/self/stat') || !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
    )
  } catch {
    return false
  }
}

test('a program that ends within its limit keeps its code, what it said and what it has used', async () => {
  const ended = await runKept(node('console.log("said"); process.exit(3)'), { limit: 60 })
  expect(ended).toMatchObject({ code: 3, output: 'said\n', isLate: false })
  if (existsSync('/proc/self/stat')) expect(ended.processor).toBeGreaterThanOrEqual(0)
})

test('one that does not is ended with all it has begun', async () => {
  // It has said who its child is before its limit, however long a start takes here.
  let ended = await runKept(node(PARENT), { limit: 0.2 })
  for (let limit = 0.4; ended.output === ''; limit *= 2)
    ended = await runKept(node(PARENT), { limit })
  expect(ended).toMatchObject({ code: 1, isLate: true })
  const child = Number(ended.output)
  expect(child).toBeGreaterThan(0)
  // What was ended is there until the system has taken it away.
  for (let tries = 0; isThere(child) && tries < 1000; tries += 1) await rest(10)
  expect(isThere(child)).toBe(false)
})

test('one that cannot be started fails and says why', async () => {
  const { code, output } = await runKept(['/nowhere/at/all'])
  expect(code).toBe(1)
  expect(output).toContain('ENOENT')
})
