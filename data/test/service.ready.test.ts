import { Hono } from 'hono'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createService } from '../service/app.js'
import { mountReadiness, type ReadinessCheck } from '../service/readiness.js'
import { openData } from './open.js'

const well: ReadinessCheck = {
  serves: 'forms',
  name: 'storage',
  check: () => Promise.resolve(true),
}

const serve = (checks: readonly ReadinessCheck[]) => {
  const told: string[] = []
  const clock = { now: 0 }
  const app = new Hono()
  mountReadiness(app, {
    checks,
    now: () => clock.now,
    onFault: (_context, text) => told.push(text),
  })
  const ask = async (at = 0, path = '/readyz') => {
    clock.now = at
    const answer = await app.request(path)
    return { answer, body: (await answer.json()) as unknown }
  }
  return { ask, told }
}

afterEach(() => {
  vi.useRealTimers()
})

describe('[E-F-65] whether the service can do its work', () => {
  test('all is well', async () => {
    const { answer, body } = await serve([well]).ask()
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(body).toEqual({ status: 'ready', checks: { storage: 'ok' } })
  })

  test.each([
    ['says no', () => Promise.resolve(false), 'failed'],
    ['says why', () => Promise.resolve('SQLITE_CORRUPT in /secret'), 'SQLITE_CORRUPT in /secret'],
    ['breaks', () => Promise.reject(new Error('gone')), 'gone'],
  ])(
    'a part that %s is named to whoever asks, its reason to the log alone',
    async (_, check, why) => {
      const { ask, told } = serve([well, { serves: 'pages', name: 'key', check }])
      const { answer, body } = await ask()
      expect(answer.status).toBe(503)
      expect(answer.headers.get('retry-after')).toBe('5')
      expect(body).toEqual({ status: 'not ready', checks: { storage: 'ok', key: 'failed' } })
      expect(told).toEqual([`not ready: key: ${why}`])
    },
  )

  test('that the process answers is all /healthz says, whatever fails beside it', async () => {
    const told: object[] = []
    const app = createService(openData(), {
      isPreviewOpen: false,
      checks: [{ serves: 'pages', name: 'key', check: () => Promise.resolve('gone') }],
      onFault: (fault) => told.push(fault),
    })
    expect((await app.request('/readyz')).status).toBe(503)
    const alive = await app.request('/healthz')
    expect([alive.status, await alive.json()]).toMatchObject([200, { status: 'ok' }])
    expect(told).toMatchObject([{ text: 'not ready: key: gone' }])
  })

  test('pages and forms are told apart: forms that cannot be sent take no pages off a balancer', async () => {
    const { ask, told } = serve([
      { serves: 'pages', name: 'threads', check: () => Promise.resolve(true) },
      { serves: 'forms', name: 'writing', check: () => Promise.resolve('no database') },
    ])
    const found = []
    for (const path of ['/readyz', '/readyz/pages', '/readyz/forms']) {
      const { answer, body } = await ask(0, path)
      found.push([answer.status, answer.headers.get('retry-after'), body])
    }
    expect(found).toEqual([
      [503, '5', { status: 'not ready', checks: { threads: 'ok', writing: 'failed' } }],
      [200, null, { status: 'ready', checks: { threads: 'ok' } }],
      [503, '5', { status: 'not ready', checks: { writing: 'failed' } }],
    ])
    expect(told).toEqual(['not ready: writing: no database'])
  })

  test('parts are asked once a second however often it is asked, and a fault is told once', async () => {
    let asked = 0
    let isWell = false
    const { ask, told } = serve([
      { serves: 'forms', name: 'storage', check: () => Promise.resolve(((asked += 1), isWell)) },
    ])
    for (const at of [0, 10, 999]) expect((await ask(at)).answer.status).toBe(503)
    expect([asked, told.length]).toEqual([1, 1])
    isWell = true
    expect((await ask(1000)).answer.status).toBe(200)
    isWell = false
    expect((await ask(2000)).answer.status).toBe(503)
    expect([asked, told.length]).toEqual([3, 2])
  })

  test('a part that does not answer is not waited for', async () => {
    vi.useFakeTimers()
    const { ask } = serve([
      { serves: 'forms', name: 'storage', check: () => new Promise(() => undefined) },
    ])
    const asked = ask()
    await vi.advanceTimersByTimeAsync(3000)
    expect((await asked).body).toEqual({ status: 'not ready', checks: { storage: 'failed' } })
  })
})
