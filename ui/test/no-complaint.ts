// A component that React complains of has failed its test, whatever else the test looks at.
import { afterEach, beforeEach, expect, vi } from 'vitest'

const listen = () => vi.spyOn(console, 'error')
let complaints: ReturnType<typeof listen>

beforeEach(() => {
  complaints = listen()
})

afterEach(() => {
  const said = complaints.mock.calls.map((parts) => parts.map(String).join(' '))
  complaints.mockRestore()
  expect(said).toEqual([])
})
