// What a flood of bots does to visitors: a short one, against a service in a process of its own. `npm run bench -- flood`
// makes the long ones, and holds 95 of 100 visitors against the time that is promised. Here it is counted
// how many bots are answered while a visitor waits: no more than come in a quarter of a second.
import { describe, expect, test } from 'vitest'
import { measureFlood } from '../bench/forms-flood.js'

const LONG_MS = 60_000
const MEGABYTES = 1e6
const VISITS = 40
const QUARTER_SECOND = 250

describe('a flood of 1,000 posts a second', () => {
  test(
    '[E-F-20] from one address: five are taken, the others are told when to come again, nobody else notices',
    async () => {
      const found = await measureFlood({ rate: 1000, seconds: 4, from: 'one address' })
      expect(found.sent).toBe(4000)
      expect(found.answers).toEqual({ 201: 5, 429: found.sent - 5 })
      expect([found.withoutWait, found.stored]).toEqual([0, 5])
      expect([found.visits, found.served]).toEqual([VISITS, VISITS])
      expect(found.passed).toBeLessThan(QUARTER_SECOND)
      expect(found.grown).toBeLessThan(150 * MEGABYTES)
    },
    LONG_MS,
  )

  test(
    '[E-F-20] [E-F-21] from as many addresses, without work done: none is stored, nobody else notices',
    async () => {
      const found = await measureFlood({ rate: 1000, seconds: 4, from: 'many addresses' })
      expect(found.sent).toBe(4000)
      expect(found.answers).toEqual({ 403: found.sent })
      expect(found.stored).toBe(0)
      expect([found.visits, found.served]).toEqual([VISITS, VISITS])
      expect(found.passed).toBeLessThan(QUARTER_SECOND)
      expect(found.grown).toBeLessThan(150 * MEGABYTES)
    },
    LONG_MS,
  )
})
