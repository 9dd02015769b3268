// What a page of ours says in its console of a form that was stopped.
import { afterEach, expect, test, vi } from 'vitest'
import { notifyHost } from '../../src/shell/ports/forms/forms-ports.js'

afterEach(() => {
  vi.restoreAllMocks()
})

const said = (fault: Parameters<typeof notifyHost>[0]): string => {
  const levels = ['error', 'warn', 'info'] as const
  const spies = levels.map((level) => vi.spyOn(console, level).mockImplementation(() => undefined))
  notifyHost(fault)
  const level = levels.filter((_, at) => (spies[at]?.mock.calls.length ?? 0) > 0).join(' ')
  vi.restoreAllMocks()
  return level
}

test('[F-VAL-24] [F-ERR-06] a visitor who leaves something out is no error of the page', () => {
  expect(said({ type: 'MissingModel' })).toBe('info')
  expect(said({ type: 'MissingRetailer' })).toBe('info')
  expect(said({ type: 'General', errors: ['MissingModel', 'MissingRetailer'] })).toBe('info')
})

test('[F-ERR-01] [F-ERR-04] what the service or the configuration does wrong is', () => {
  expect(said({ type: 'ApiError', name: 'Bad Gateway', status: 502 })).toBe('error')
  expect(said({ type: 'General', errors: ['Missing legal configuration'] })).toBe('error')
})
