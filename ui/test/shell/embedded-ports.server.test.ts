// What embedded forms ask of the browser: configurations that are kept, the wait for a cookie, and exit intent.
import { leadFormMachine, type FullConfiguration } from '@evkit/engine/forms'
import { none, some, type LogEntry } from '@evkit/engine/shared'
import { tinyConfiguration, tinyFormInput, tinyFormRequest } from '@evkit/engine/testing'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { saveConfiguration } from '../../src/shell/ports/forms/configuration-memory.js'
import { waitForCookie } from '../../src/shell/ports/forms/wait-for-cookie.js'
import { createFormServicePorts } from '../../src/shell/ports/forms/form-service-ports.js'
import { createExitIntentPorts } from '../../src/shell/ports/forms/exit-intent-ports.js'

const waiting = (): AbortSignal => new AbortController().signal

// A service that answers when it is told to, or never.
const silentService = () => {
  const asked: { readonly signal: AbortSignal; readonly answer: () => void }[] = []
  const load = (signal: AbortSignal): Promise<FullConfiguration> =>
    new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => {
        reject(new Error('aborted'))
      })
      asked.push({
        signal,
        answer: () => {
          resolve(tinyConfiguration)
        },
      })
    })
  return { asked, load }
}

describe('configurations', () => {
  test('[F-CFG-26] [F-EMB-33] two forms of one kind ask once, another kind asks for itself', async () => {
    const load = vi.fn(() => Promise.resolve(tinyConfiguration))
    const names = ['uk', 'host', 'CONTACT_REQUEST', 'contact']
    const both = await Promise.all([
      saveConfiguration({ names, load }, waiting()),
      saveConfiguration({ names, load }, waiting()),
    ])
    expect(both).toEqual([tinyConfiguration, tinyConfiguration])
    expect(load).toHaveBeenCalledTimes(1)
    for (const at of names.keys())
      await saveConfiguration(
        { names: names.map((name, one) => (one === at ? 'other' : name)), load },
        waiting(),
      )
    expect(load).toHaveBeenCalledTimes(5)
  })

  test('[F-CFG-27] a failed one is asked for again', async () => {
    const load = vi
      .fn(() => Promise.resolve(tinyConfiguration))
      .mockRejectedValueOnce(new Error('503'))
    const names = ['uk', 'failing', 'CONTACT_REQUEST', 'contact']
    await expect(saveConfiguration({ names, load }, waiting())).rejects.toThrow('503')
    await expect(saveConfiguration({ names, load }, waiting())).resolves.toBe(tinyConfiguration)
    expect(load).toHaveBeenCalledTimes(2)
  })

  test('[F-EMB-33] one that is left goes on for who still waits, and ends with the last of them', async () => {
    const names = ['uk', 'left', 'CONTACT_REQUEST', 'contact']
    const { asked, load } = silentService()
    const [first, second, third] = [1, 2, 3].map(() => new AbortController())
    if (!first || !second || !third) throw new Error('three ask')
    const one = saveConfiguration({ names, load }, first.signal)
    const two = saveConfiguration({ names, load }, second.signal)
    expect(asked).toHaveLength(1)
    first.abort()
    await expect(one).rejects.toThrow('Given up')
    expect(asked[0]?.signal.aborted).toBe(false)
    const three = saveConfiguration({ names, load }, third.signal)
    expect(asked).toHaveLength(2)
    asked[0]?.answer()
    await expect(two).resolves.toBe(tinyConfiguration)
    third.abort()
    await expect(three).rejects.toThrow('Given up')
    expect(asked.map(({ signal }) => signal.aborted)).toEqual([false, true])
  })

  test('one that is given up before it is asked asks nothing', async () => {
    const { asked, load } = silentService()
    const names = ['uk', 'early', 'CONTACT_REQUEST', 'contact']
    const gone = AbortSignal.abort()
    await expect(saveConfiguration({ names, load }, gone)).rejects.toThrow('Given up')
    expect(asked).toEqual([])
  })
})

describe('a form the service does not answer', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  const request = { ...tinyFormRequest, isEmbedded: true }

  // Asked as in a browser: a moment after the form has begun to wait.
  const startForms = (count: number, consumerApp: string) => {
    const requests: AbortSignal[] = []
    vi.stubGlobal('window', globalThis)
    vi.stubGlobal('fetch', (_: string, { signal }: { readonly signal: AbortSignal }) => {
      requests.push(signal)
      return new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => {
          reject(new Error('aborted'))
        })
      })
    })
    const makeQuestions = () =>
      createFormServicePorts({
        request,
        configuration: none,
        isProduction: false,
        consumerApp: some(consumerApp),
        started: 0,
        readCookie: () => '',
        trackingAllowed: () => false,
      })
    const forms = Array.from({ length: count }, () => {
      const { loadConfiguration } = makeQuestions()
      let asked = 0
      const form = createActor(
        leadFormMachine.provide({
          actors: {
            loadConfiguration: fromPromise(async ({ input, signal }) => {
              asked += 1
              // What asks is loaded with the first question.
              if (asked === 1) await new Promise((resolve) => setTimeout(resolve, 20))
              return loadConfiguration(input, signal)
            }),
          },
        }),
        { input: { ...tinyFormInput, request } },
      )
      return form.start()
    })
    return { forms, requests }
  }

  const listPhases = ({ forms }: ReturnType<typeof startForms>): readonly unknown[] =>
    forms.map((form) => form.getSnapshot().value)

  test.each([1, 2])(
    '[E-F-17] [F-CFG-27] %d of a kind ask a second time after ten seconds, and wait as long for that',
    async (count) => {
      const started = startForms(count, `silent-${String(count)}`)
      await vi.advanceTimersByTimeAsync(9_999)
      expect(started.requests).toHaveLength(1)
      await vi.advanceTimersByTimeAsync(100)
      expect(started.requests.map(({ aborted }) => aborted)).toEqual([true, false])
      await vi.advanceTimersByTimeAsync(9_800)
      expect(listPhases(started)).not.toContain('failed')
      await vi.advanceTimersByTimeAsync(200)
      expect(new Set(listPhases(started))).toEqual(new Set(['failed']))
      expect(started.requests.map(({ aborted }) => aborted)).toEqual([true, true])
    },
  )
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

const portsOf = (
  stored: string | undefined,
  personalisation?: unknown,
  kept = new Map<string, string>(),
) => {
  const logged: LogEntry[] = []
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
  test('[F-EMB-23] [F-STORE-09] [F-CONST-32] ids are read and kept', () => {
    const { ports, logged, kept } = portsOf('["kmu-1"]')
    expect(ports.readTriggered()).toEqual(['kmu-1'])
    ports.saveTriggered(['kmu-1', 'kmu-2'])
    expect(kept.get('exitIntentTriggered')).toBe('["kmu-1","kmu-2"]')
    expect(logged).toEqual([])
    expect(portsOf(undefined).ports.readTriggered()).toEqual([])
  })

  test('[F-EMB-23] [F-STORE-09] two pages keep theirs in one place: neither takes an id of the other away', () => {
    const here = portsOf('["kmu-0"]')
    const there = portsOf(undefined, undefined, here.kept).ports
    expect([here.ports.readTriggered(), there.readTriggered()]).toEqual([['kmu-0'], ['kmu-0']])
    here.ports.saveTriggered(['kmu-0', 'kmu-1'])
    there.saveTriggered(['kmu-0', 'kmu-2'])
    here.ports.saveTriggered(['kmu-0', 'kmu-3'])
    const stored: unknown = JSON.parse(here.kept.get('exitIntentTriggered') ?? '')
    expect(new Set(stored as readonly string[])).toEqual(
      new Set(['kmu-0', 'kmu-1', 'kmu-2', 'kmu-3']),
    )
    expect(there.readTriggered()).toContain('kmu-3')
  })

  test.each(['{broken', '{}', '[1]'])('[F-EMB-26] %s is told of and counts as empty', (stored) => {
    const { ports, logged } = portsOf(stored)
    expect(ports.readTriggered()).toEqual([])
    ports.saveTriggered(['kmu-1'])
    expect(ports.readTriggered()).toEqual(['kmu-1'])
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
    ports.saveTriggered(['kmu-1'])
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
