import { afterEach, expect, test } from 'vitest'
import { keepLanding } from '../../src/shell/ports/lead-memory.js'
import { noteLanding } from '../../src/shell/ports/note-landing.js'
import { createSessionMemory } from '../../src/shell/ports/session-memory.js'

afterEach(() => {
  sessionStorage.clear()
})

test('[E-F-80] where a visit began, noted before the page woke, is what the page keeps, and what is kept is not noted again', () => {
  const wakeAt = (originalUrl: string) => {
    const memory = createSessionMemory(
      () => sessionStorage,
      () => undefined,
    )
    return keepLanding(memory, { originalUrl, referralUrl: 'https://x.example/' })
  }
  noteLanding()
  expect(wakeAt('https://x.example/later')).toEqual({
    originalUrl: window.location.href,
    referralUrl: document.referrer,
  })
  sessionStorage.clear()
  const first = wakeAt('https://x.example/first')
  noteLanding()
  expect(wakeAt('https://x.example/later')).toEqual(first)
})
