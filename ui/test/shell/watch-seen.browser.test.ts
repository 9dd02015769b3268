// For how long a page has been seen.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchSeen } from '../../src/shell/ports/watch-seen.js'

let state: DocumentVisibilityState
let told: number
const tell = (): void => {
  told += 1
}

const show = (next: DocumentVisibilityState): void => {
  state = next
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  vi.useFakeTimers()
  told = 0
  state = 'visible'
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => state)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

test('[E-B-18] it is told each time the page was seen for so long', () => {
  const stop = watchSeen(900, tell)
  vi.advanceTimersByTime(899)
  expect(told).toBe(0)
  vi.advanceTimersByTime(1)
  expect(told).toBe(1)
  vi.advanceTimersByTime(900)
  expect(told).toBe(2)
  stop()
  vi.advanceTimersByTime(9000)
  expect(told).toBe(2)
})

test('[E-B-18] time the page is hidden does not count, and what was seen before does', () => {
  const stop = watchSeen(900, tell, 300)
  vi.advanceTimersByTime(500)
  show('hidden')
  vi.advanceTimersByTime(9000)
  expect(told).toBe(0)
  show('visible')
  vi.advanceTimersByTime(99)
  expect(told).toBe(0)
  vi.advanceTimersByTime(1)
  expect(told).toBe(1)
  stop()
})

test('[E-B-18] a page that opens where nobody sees it counts from when it is seen', () => {
  state = 'hidden'
  const stop = watchSeen(900, tell)
  vi.advanceTimersByTime(9000)
  show('visible')
  vi.advanceTimersByTime(899)
  expect(told).toBe(0)
  vi.advanceTimersByTime(1)
  expect(told).toBe(1)
  stop()
  show('hidden')
  show('visible')
  vi.advanceTimersByTime(9000)
  expect(told).toBe(1)
})
