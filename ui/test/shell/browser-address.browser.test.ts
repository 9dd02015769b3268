// When the address is written: a moment after the last change, and not while a pointer is pressed.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { browserAddress } from '../../src/shell/ports/tools/browser-address.js'

const started = window.location.href
const point = (type: string) => window.dispatchEvent(new Event(type))

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
  window.history.replaceState(null, '', started)
})

test('[T-CHG-01] it is read at once and written when changes have rested', () => {
  const address = browserAddress()
  address.write('a=1')
  expect(address.read()).toBe('?a=1')
  expect(window.location.search).not.toBe('?a=1')
  vi.advanceTimersByTime(500)
  expect(window.location.search).toBe('?a=1')
})

test.each(['pointerup', 'pointercancel', 'contextmenu'])(
  'it waits while a pointer is pressed, until %s',
  (release) => {
    const address = browserAddress()
    point('pointerdown')
    address.write('b=2')
    vi.advanceTimersByTime(5000)
    expect(window.location.search).not.toBe('?b=2')
    expect(address.read()).toBe('?b=2')
    point(release)
    vi.advanceTimersByTime(500)
    expect(window.location.search).toBe('?b=2')
  },
)

test('leaving the page writes what is still waiting', () => {
  const address = browserAddress()
  point('pointerdown')
  address.write('c=3')
  point('pagehide')
  expect(window.location.search).toBe('?c=3')
  point('pointerup')
})

test.each([
  ['none', undefined, 0],
  ['the one of the address', window.location.search, 0],
  ['another', 'd=4', 1],
])('[B-T-12] a page made for %s hears at once what it was not made for', (_, query, times) => {
  const root = document.documentElement
  if (query !== undefined) root.dataset['query'] = query
  const listen = vi.fn()
  const stop = browserAddress().subscribe(listen)
  expect(listen).toHaveBeenCalledTimes(times)
  stop()
  delete root.dataset['query']
})
