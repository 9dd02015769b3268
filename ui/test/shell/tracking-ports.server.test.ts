// What analytics are told of forms in a browser: when it is loaded, what it is told, and that nothing of it can fail.
import { startLeadForm, type FormNews } from '@evkit/engine/forms'
import type { LogEntry } from '@evkit/engine/shared'
import type { DataLayerEntry } from '@evkit/engine/site'
import { tinyFormInput } from '@evkit/engine/testing'
import { describe, expect, test, vi } from 'vitest'
import { createDataLayer, type DataLayerHost } from '../../src/shell/ports/tracking/data-layer.js'
import { startFormTracker } from '../../src/shell/ports/tracking/form-tracker.js'
import { createFormTrackingPorts } from '../../src/shell/ports/tracking/form-tracking-ports.js'

const ENTRY = { event: 'interaction', vehicle: { carModel: 'EX30' } }

const push = (host: DataLayerHost, times = 1, isAllowed = () => true) => {
  const logged: LogEntry[] = []
  const send = createDataLayer({ host, isAllowed, log: (entry) => logged.push(entry) })
  for (let at = 0; at < times; at += 1) send(ENTRY)
  return logged
}

describe('the data layer', () => {
  test('[F-TRACK-01] one that is missing is made, one that is there is added to, in plain objects of its own', () => {
    const missing: { dataLayer?: unknown } = {}
    expect(push(missing)).toEqual([])
    expect(missing.dataLayer).toEqual([ENTRY])
    const first = { event: 'first' }
    const there = { dataLayer: [first] as object[] }
    push(there, 2)
    expect(there.dataLayer).toEqual([first, ENTRY, ENTRY])
    expect(there.dataLayer[1]).not.toBe(ENTRY)
    expect(Object.getPrototypeOf(there.dataLayer[1])).toBe(Object.prototype)
  })

  test.each<[string, DataLayerHost]>([
    ['frozen', { dataLayer: Object.freeze([]) }],
    ['no list', { dataLayer: 7 }],
    [
      'one that throws',
      {
        get dataLayer() {
          throw new Error('blocked')
        },
      },
    ],
    [
      'one whose push throws',
      {
        dataLayer: {
          push: () => {
            throw new Error('full')
          },
        },
      },
    ],
    ['a host that is frozen', Object.freeze({})],
  ])('[F-TRACK-01] %s is told of once, and nobody notices', (_, host) => {
    const logged = push(host, 3)
    expect(logged).toMatchObject([{ level: 'warning', code: 'DataLayerFailed' }])
  })

  test('[F-TRACK-01] one that is a megabyte long gets its entry at the end, and is not read', () => {
    const there = {
      dataLayer: Array.from({ length: 1024 }, (_, at) => ({ at, text: 'x'.repeat(1024) })),
    }
    const isRead = vi.fn()
    for (const entry of there.dataLayer)
      Object.defineProperty(entry, 'at', { get: isRead, enumerable: true })
    expect(push(there)).toEqual([])
    expect(there.dataLayer).toHaveLength(1025)
    expect(there.dataLayer.at(-1)).toEqual(ENTRY)
    expect(isRead).not.toHaveBeenCalled()
  })

  test('[E-B-24] consent is asked for before each entry', () => {
    const host = { dataLayer: [] as object[] }
    const answers = [false, true, false]
    push(host, 3, () => answers.shift() === true)
    expect(host.dataLayer).toHaveLength(1)
  })
})

const PAGE: FormNews = { kind: 'pageView', app: 'contact', page: 'form', market: 'uk' }

const LOADED: FormNews = { kind: 'formLoad', state: startLeadForm(tinyFormInput) }

const open = (isAllowed: boolean, failures = 0) => {
  const entries: DataLayerEntry[] = []
  const faults: unknown[] = []
  const consent = { isAllowed, tell: (): void => undefined, loads: 0 }
  const tracking = createFormTrackingPorts({
    trackingAllowed: () => consent.isAllowed,
    watch: (listen) => {
      consent.tell = listen
    },
    load: () => {
      consent.loads += 1
      return consent.loads <= failures
        ? Promise.reject(new Error('offline'))
        : Promise.resolve(startFormTracker((entry) => entries.push(entry)))
    },
    fail: (fault) => faults.push(fault),
  })
  const settle = () => new Promise((done) => setTimeout(done, 0))
  return { ...tracking, entries, faults, consent, settle }
}

describe('news of forms', () => {
  test('[E-F-33] with consent they are told, also what happened while that was loaded', async () => {
    const { track, entries, settle, consent } = open(true)
    track(PAGE)
    expect(entries).toEqual([])
    await settle()
    track({ ...PAGE, page: 'finished' })
    expect(entries.map(({ pageType }) => pageType)).toEqual(['form', 'thank you'])
    expect(consent.loads).toBe(1)
  })

  test('[E-B-24] [B-CONS-09] without it nothing is loaded; given later, the page that is shown is told', async () => {
    const { track, entries, settle, consent } = open(false)
    track(PAGE)
    track({ ...PAGE, page: 'finished' })
    await settle()
    expect([entries, consent.loads]).toEqual([[], 0])
    consent.isAllowed = true
    consent.tell()
    await settle()
    expect(entries).toMatchObject([{ event: 'pageView', pageType: 'thank you' }])
    consent.isAllowed = false
    consent.tell()
    track(PAGE)
    expect(entries).toHaveLength(1)
  })

  test('[E-F-33] given later, the form the first page had loaded before it was entered is told too', async () => {
    const { track, entries, settle, consent } = open(false)
    track(LOADED)
    track(PAGE)
    consent.isAllowed = true
    consent.tell()
    await settle()
    expect(entries.map(({ event }) => event)).toEqual(['webform_action', 'pageView'])
  })

  test('[F-TRACK-01] what tells cannot be loaded: it is told of, the form goes on, and the next news try again', async () => {
    const { track, entries, faults, consent, settle } = open(true, 1)
    track(PAGE)
    await settle()
    expect([entries, faults.length, consent.loads]).toEqual([[], 1, 1])
    track(LOADED)
    await settle()
    expect([faults.length, consent.loads]).toEqual([1, 2])
    expect(entries.map(({ event }) => event)).toEqual(['pageView', 'webform_action'])
    track(LOADED)
    expect([entries.length, consent.loads]).toEqual([3, 2])
  })

  test('[E-B-24] where it was withdrawn since, what could not be loaded is not tried again', async () => {
    const { track, entries, consent, settle } = open(true, 1)
    await settle()
    consent.isAllowed = false
    consent.tell()
    track(PAGE)
    await settle()
    expect([entries, consent.loads]).toEqual([[], 1])
  })
})
