import { CONSENT_CHANGED_EVENT } from '@evkit/engine/site'
import { afterEach, expect, test } from 'vitest'
import { saveLanding } from '../../src/shell/ports/forms/lead-memory.js'
import { forgetDeclined } from '../../src/shell/ports/consent/forget-declined.js'
import { watchLanding } from '../../src/shell/ports/consent/note-landing.js'
import { createSessionMemory } from '../../src/shell/ports/session-memory.js'

const answer = (groups: string): void => {
  document.cookie = `OptanonConsent=${encodeURIComponent(`groups=${groups}`)};path=/`
  window.dispatchEvent(new Event(CONSENT_CHANGED_EVENT))
}

const readKept = () => ['urlData', 'utmParameterData'].map((key) => sessionStorage.getItem(key))

const HERE = { originalUrl: window.location.href, referralUrl: document.referrer }

const wakeAt = (originalUrl: string) => {
  const memory = createSessionMemory(
    () => sessionStorage,
    () => undefined,
  )
  return saveLanding(memory, { originalUrl, referralUrl: 'https://x.example/' })
}

// The page is shared: who goes on listening writes into the tests to come.
const ends: (() => void)[] = []
const watch = (...asked: Parameters<typeof watchLanding>): void => {
  ends.push(watchLanding(...asked))
}

afterEach(() => {
  for (const end of ends.splice(0)) end()
  document.cookie = 'OptanonConsent=;path=/;max-age=0'
  window.history.replaceState(null, '', HERE.originalUrl)
  sessionStorage.clear()
})

const nobody = (): void => undefined

test('[F-TRACK-16] [F-TRACK-17] [E-F-33] where a visit began is noted from when the visitor agrees until they withdraw it', () => {
  let counted = 0
  watch(true, HERE, () => {
    counted += 1
  })
  expect(readKept()).toEqual([null, null])
  answer('C1:1,C3:1')
  expect(readKept()).toEqual([null, null])
  expect(counted).toBe(0)
  // The address the visit began with, whatever the page has made of it since.
  window.history.replaceState(null, '', '?later')
  answer('C1:1,C9:1')
  expect(wakeAt('https://x.example/later')).toEqual(HERE)
  expect(counted).toBe(1)
  sessionStorage.setItem('utmParameterData', '{"utmSource":"n"}')
  ends.push(forgetDeclined(true))
  expect(readKept()).not.toContain(null)
  answer('C1:1,C2:0')
  expect(readKept()).toEqual([null, null])
  expect(counted).toBe(1)
})

test('[F-TRACK-16] the first note stays', () => {
  answer('C1:1,C2:1')
  const first = wakeAt('https://x.example/first')
  watch(true, HERE, nobody)
  expect(wakeAt('https://x.example/later')).toEqual(first)
})

test('[F-TRACK-16] of an address that is too long what fits is told', () => {
  const long = `https://x.example/uk/?gclid=${'a'.repeat(5000)}&utm_source=n`
  watch(false, { originalUrl: long, referralUrl: long }, nobody)
  const short = 'https://x.example/uk/?utm_source=n'
  expect(wakeAt(long)).toEqual({ originalUrl: short, referralUrl: short })
  sessionStorage.clear()
  expect(wakeAt(long).originalUrl).toBe(short)
})

test('[E-F-33] on the page of a host that asks nobody it is noted without an answer', () => {
  watch(false, HERE, nobody)
  expect(wakeAt('https://x.example/later')).toEqual(HERE)
})
