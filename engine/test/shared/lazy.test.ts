import { describe, expect, test } from 'vitest'
import { lazily } from '../../src/shared/lazy.js'

describe('work that is put off', () => {
  test('is done when first asked for, and once, also when it answers with nothing', () => {
    let done = 0
    const answer = lazily(() => {
      done += 1
      return null
    })
    expect(done).toBe(0)
    expect([answer(), answer(), done]).toEqual([null, null, 1])
  })
})
