// What embedded forms ask of the browser: configurations that are kept, the wait for a cookie, and exit intent.
import type { LogEntry } from '@evkit/engine/shared'
import { tinyConfiguration } from '@evkit/engine/testing'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { keepConfiguration } from '../../src/shell/ports/configuration-memory.js'
import { waitForCookie } from '../../src/shell/ports/cookie-wait.js'
import { createExitIntentPorts } from '../../src/shell/ports/exit-intent-ports.js'

describe('configurations', () => {
  test('[F-CFG-26] [F-EMB-33] two forms of one kind ask once, another kind asks for itself', async () => {
    const load = vi.fn(() => Promise.resolve(tinyConfiguration))
    const names = ['uk', 'host', 'CONTACT_REQUEST', 'contact']
    const both = await Promise.all([keepConfiguration(names, load), keepConfiguration(names, load)])
    expect(both).toEqual([tinyConfiguration, tinyConfiguration])
    expect(load).toHaveBeenCalledTimes(1)
    for (const at of names.keys())
      await keepConfiguration(
        names.map((name, one) => (one === at ? 'other' : name)),
        load,
      )
    expect(load).toHaveBeenCalledTimes(5)
  })

  test('[F-CFG-27] a failed one is asked for again', async () => {
    const load = vi
      .fn(() => Promise.resolve(tinyConfiguration))
      .mockRejectedValueOnce(new Error('503'))
    const names = ['uk', 'failing', 'CONTACT_REQUEST', 'contact']
    await expect(keepConfiguration(names, load)).rejects.toThrow('503')
    await expect(keepConfiguration(names, load)).resolves.toBe(tinyConfiguration)
    expect(load).toHaveBeenCalledTimes(2)
  })
})

describe('the wait for the cookie of the analytics', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  const wait = (cookieAt: number, elapsed = 0) => {
    const began = Date.now()
    const over = { after: -1 }
    const read = (): string => (Date.now() - began >= cookieAt ? 'GA1' : '')
    void waitForCookie({ elapsed, read }).then(() => {
      over.after = Date.now() - began
    })
    return over
  }

  test.each([
    [1200, 0, 1500],
    [Infinity, 0, 5000],
    [Infinity, 2000, 3000],
    [Infinity, 9000, 0],
  ])(
    '[F-TRACK-24] [F-TRACK-25] a cookie at %d ms, waited for %d ms after the form was shown, is over after %d ms',
    async (cookieAt, elapsed, expected) => {
      const over = wait(cookieAt, elapsed)
      await vi.advanceTimersByTimeAsync(6000)
      expect(over.after).toBe(expected)
    },
  )
})

const portsOf = (stored: string | undefined, personalisation?: unknown) => {
  const logged: LogEntry[] = []
  const kept = new Map<string, string>()
  if (stored !== undefined) kept.set('exitIntentTriggered', stored)
  const ports = createExitIntentPorts({
    storage: () => ({
      getItem: (name) => kept.get(name) ?? null,
      setItem: (name, text) => void kept.set(name, text),
      removeItem: (name) => void kept.delete(name),
    }),
    personalisation: () => personalisation,
    log: (entry) => logged.push(entry),
  })
  return { ports, logged, kept }
}

describe('exit intent', () => {
  test('[F-EMB-23] [F-STORE-09] ids are read and kept', () => {
    const { ports, logged, kept } = portsOf('["kmu-1"]')
    expect(ports.readTriggered()).toEqual(['kmu-1'])
    ports.keepTriggered(['kmu-1', 'kmu-2'])
    expect(kept.get('exitIntentTriggered')).toBe('["kmu-1","kmu-2"]')
    expect(logged).toEqual([])
    expect(portsOf(undefined).ports.readTriggered()).toEqual([])
  })

  test.each(['{broken', '{}', '[1]'])('[F-EMB-26] %s is told of and counts as empty', (stored) => {
    const { ports, logged } = portsOf(stored)
    expect(ports.readTriggered()).toEqual([])
    expect(logged).toMatchObject([{ level: 'warning', code: 'ExitIntentUnreadable' }])
  })

  test('[F-EMB-26] a storage that is blocked is told of, and nothing fails', () => {
    const logged: LogEntry[] = []
    const ports = createExitIntentPorts({
      storage: () => {
        throw new Error('blocked')
      },
      personalisation: () => undefined,
      log: (entry) => logged.push(entry),
    })
    expect(ports.readTriggered()).toEqual([])
    ports.keepTriggered(['kmu-1'])
    expect(logged).toMatchObject([{ code: 'StorageBlocked' }])
    expect(ports.readTriggered()).toEqual(['kmu-1'])
  })

  test.each([
    [{ pageTriggersEnabled: true }, true],
    [{ pageTriggersEnabled: 'true' }, false],
    [{}, false],
    [null, false],
    [undefined, false],
    ['pageTriggersEnabled', false],
  ])('[F-EMB-22] [D-F-44] personalisation %j lets pages trigger: %j', (personalisation, areOn) => {
    expect(portsOf(undefined, personalisation).ports.isPageTriggersEnabled()).toBe(areOn)
  })
})
