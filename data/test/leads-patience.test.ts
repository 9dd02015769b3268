// How often and how long the storage tries again, in steps and not by the clock.
import { expect, test } from 'vitest'
import { attempt } from '../leads/faults.js'

test('[E-F-11] a locked storage is tried 40 times, 25 ms apart: a second, and what each try waits by itself', async () => {
  const waits: number[] = []
  let tries = 0
  const answer = await attempt(
    async (milliseconds) => {
      waits.push(milliseconds)
      return Promise.resolve()
    },
    async () => {
      tries += 1
      return Promise.reject(Object.assign(new Error('locked'), { code: 'SQLITE_BUSY' }))
    },
  )
  expect(answer).toEqual({ _tag: 'Left', left: 'locked' })
  expect([tries, waits.length, new Set(waits)]).toEqual([40, 39, new Set([25])])
})
