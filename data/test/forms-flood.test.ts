// What a flood of bots does to visitors: a short one, against a service in a process of its own. `npm run bench -- flood`
// makes the long ones,
// and holds 95 of 100 visitors against the time that is promised: here other tests run beside it.
import { describe, expect, test } from 'vitest'
import { measureFlood } from '../bench/forms-flood.js'

const LONG_MS = 60_000
const MEGABYTES = 1e6

describe('a flood of 1,000 posts a second', () => {
  test(
    '[E-F-20] from one address: five are taken, the others are told when to come again, nobody else notices',
    async () => {
      const found = await measureFlood({ rate: 1000, seconds: 4, from: 'one address' })
      expect(found.sent).toBeGreaterThan(3500)
      expect(found.answers).toEqual({ 201: 5, 429: found.sent - 5 })
      expect([found.withoutWait, found.stored]).toEqual([0, 5])
      expect(found.visits).toBeGreaterThan(25)
      expect(found.served).toBe(found.visits)
      expect(found.median).toBeLessThan(250)
      expect(found.grown).toBeLessThan(150 * MEGABYTES)
    },
    LONG_MS,
  )

  test(
    '[E-F-20] [E-F-21] from as many addresses, without work done: none is stored, nobody else notices',
    async () => {
      const found = await measureFlood({ rate: 1000, seconds: 4, from: 'many addresses' })
      expect(found.sent).toBeGreaterThan(3500)
      expect(found.answers).toEqual({ 403: found.sent })
      expect(found.stored).toBe(0)
      expect(found.served).toBe(found.visits)
      expect(found.median).toBeLessThan(250)
      expect(found.grown).toBeLessThan(150 * MEGABYTES)
    },
    LONG_MS,
  )
})
