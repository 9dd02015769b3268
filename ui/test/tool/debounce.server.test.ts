import { SUBNAV_SCROLL_DEBOUNCE } from '@evkit/engine/internal/blocks'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { debounce } from '../../src/tool/debounce.js'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('[B-NAV-28] asked at 0, 4 and 8 ms it calls once, at 18 ms, with what was handed over last', () => {
  const calls: number[] = []
  const call = debounce((at: number) => calls.push(at), SUBNAV_SCROLL_DEBOUNCE)
  call(0)
  vi.advanceTimersByTime(4)
  call(4)
  vi.advanceTimersByTime(4)
  call(8)
  vi.advanceTimersByTime(9)
  expect(calls).toEqual([])
  vi.advanceTimersByTime(1)
  expect(calls).toEqual([8])
  vi.advanceTimersByTime(100)
  expect(calls).toEqual([8])
})
