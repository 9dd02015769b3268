// Places of earlier visits: kept on the device as long as the visitor agrees, and no longer.
import { describe, expect, test } from 'vitest'
import { tinyPlaces } from '../../../engine/src/testing/route-samples.js'
import { RECENT_PLACES } from '../../src/shell/ports/maps/recent-places-memory.js'
import { createRecentPlacesMemory } from '../../src/shell/ports/maps/recent-places-memory.js'

const { lund, gothenburg } = tinyPlaces

const open = (isAllowed: boolean, kept = new Map<string, string>()) => {
  const consent = { isAllowed, tell: (): void => undefined }
  const recent = createRecentPlacesMemory({
    storage: () => ({
      getItem: (name) => kept.get(name) ?? null,
      setItem: (name, text) => kept.set(name, text),
      removeItem: (name) => kept.delete(name),
    }),
    mayKeep: () => consent.isAllowed,
    watch: (listen) => {
      consent.tell = listen
    },
  })
  const settle = (isAllowedNow: boolean): void => {
    consent.isAllowed = isAllowedNow
    consent.tell()
  }
  return { recent, kept, settle }
}

describe('recent places', () => {
  test('[B-CONS-04] are kept and read with functional consent only', () => {
    const { recent, kept } = open(true)
    recent.keep([lund])
    expect(open(true, kept).recent.read()).toEqual([lund])
    expect(open(false, kept).recent.read()).toEqual([])
    const without = open(false)
    without.recent.keep([lund])
    expect(without.kept.size).toBe(0)
  })

  test('[B-CONS-09] those of the page are kept once the visitor agrees, and gone when they withdraw it', () => {
    const { recent, kept, settle } = open(false)
    recent.keep([lund, gothenburg])
    settle(true)
    expect(open(true, kept).recent.read()).toEqual([lund, gothenburg])
    settle(false)
    expect(kept.has(RECENT_PLACES)).toBe(false)
  })

  test('[B-CONS-09] a page that has none leaves those another has kept', () => {
    const { recent, kept, settle } = open(false)
    recent.read()
    open(true, kept).recent.keep([lund])
    settle(true)
    expect(open(true, kept).recent.read()).toEqual([lund])
  })

  test('forgotten, nothing of them stays', () => {
    const { recent, kept } = open(true)
    recent.keep([lund])
    recent.keep([])
    expect(kept.size).toBe(0)
  })

  test('[E-B-26] a storage that throws is none', () => {
    const recent = createRecentPlacesMemory({
      storage: () => {
        throw new Error('blocked')
      },
      mayKeep: () => true,
      watch: () => undefined,
    })
    recent.keep([lund])
    recent.keep([])
    expect(recent.read()).toEqual([])
  })
})
