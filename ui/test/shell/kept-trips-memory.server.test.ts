// Trips on the device: written and read with consent only; a storage that refuses is told.
import type { LogEntry } from '@evkit/engine/shared'
import { expect, test } from 'vitest'
import { BROWSER_RECORDS } from '../../../engine/src/site/browser-records.js'
import { KEPT_TRIPS } from '../../src/shell/ports/tools/has-kept-trips.js'
import { createKeptTripsMemory } from '../../src/shell/ports/tools/kept-trips-memory.js'
import type { TextStorage } from '../../src/tool/text-storage.js'

const open = (isAllowed: boolean, broken: Partial<TextStorage> = {}) => {
  const kept = new Map<string, string>()
  const consent = { isAllowed, tell: (): void => undefined }
  const logged: LogEntry[] = []
  const memory = createKeptTripsMemory({
    path: '/uk/route-planner/',
    isAsking: true,
    storage: () => ({
      getItem: (name) => kept.get(name) ?? null,
      setItem: (name, text) => kept.set(name, text),
      removeItem: (name) => kept.delete(name),
      ...broken,
    }),
    log: (entry) => logged.push(entry),
    mayKeep: () => consent.isAllowed,
    watch: (listen) => {
      consent.tell = listen
      return () => {
        consent.tell = () => undefined
      }
    },
  })
  return { memory, kept, consent, logged }
}

test('[E-T-145] nothing is written without consent, and nothing read', () => {
  const { memory, kept, consent } = open(false)
  expect(memory.write('a')).toBe(false)
  expect(kept.size).toBe(0)
  kept.set(KEPT_TRIPS, 'a')
  expect(memory.read()).toBe('')
  consent.isAllowed = true
  expect(memory.read()).toBe('a')
})

test('[E-T-144] what is written is told to whoever watches; an empty text leaves nothing', () => {
  const { memory, kept, consent } = open(true)
  const told: string[] = []
  const stop = memory.watch(() => told.push(memory.read()))
  expect(memory.write('a')).toBe(true)
  consent.tell()
  expect(memory.write('')).toBe(true)
  expect(kept.size).toBe(0)
  stop()
  memory.write('b')
  consent.tell()
  expect(told).toEqual(['a', 'a', ''])
})

test('[E-T-144] a storage that is full or switched off is told once, and nothing breaks', () => {
  const refuse = () => {
    throw new Error('QuotaExceededError')
  }
  const { memory, logged } = open(true, { setItem: refuse, getItem: refuse })
  expect(memory.write('a')).toBe(false)
  expect(memory.read()).toBe('')
  expect(logged.map(({ code, text }) => `${code} ${text}`)).toEqual([
    'StorageBlocked QuotaExceededError',
  ])
})

test('[E-T-145] the record is listed by its name, for functional consent, until that is withdrawn', () => {
  expect(BROWSER_RECORDS.filter(({ name }) => name === KEPT_TRIPS)).toEqual([
    { name: KEPT_TRIPS, store: 'localStorage', purposes: ['functional'], lifetime: 'withdrawal' },
  ])
})
