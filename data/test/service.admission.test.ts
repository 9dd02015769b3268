import { either as E } from 'fp-ts'
import { Hono, type Context } from 'hono'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { admit, ASKED_LIMITS, createAdmission } from '../service/admission.js'
import { CallerGone, createTurns } from '../service/turns.js'

/** Work that ends when it is told to. */
const openWork = () => {
  const begun: string[] = []
  const ends: (() => void)[] = []
  const work = (name: string) => async (): Promise<string> => {
    begun.push(name)
    await new Promise<void>((resolve) => ends.push(resolve))
    return name
  }
  const settle = async (): Promise<void> => {
    for (let at = 0; at < 5; at += 1) await new Promise((resolve) => setImmediate(resolve))
  }
  const endNext = async (): Promise<void> => {
    ends.shift()?.()
    await settle()
  }
  return { begun, work, endNext, settle }
}

afterEach(() => {
  vi.useRealTimers()
})

describe('[E-T-56] work in turns', () => {
  test('whoever comes later waits for one job of a caller who asked for fifty', async () => {
    const take = createTurns({ running: 1, waiting: { all: 100, each: 50 } })
    const { begun, work, endNext, settle } = openWork()
    for (let at = 0; at < 50; at += 1) void take('flood', work(`flood ${at}`))
    await settle()
    const visitor = take('visitor', work('visitor'))
    await endNext()
    expect(begun).toEqual(['flood 0', 'visitor'])
    await endNext()
    expect(await visitor).toEqual({ _tag: 'Right', right: 'visitor' })
    expect(begun).toEqual(['flood 0', 'visitor', 'flood 1'])
  })

  test('so many wait, of one and of all; the next is told so at once', async () => {
    const take = createTurns({ running: 1, waiting: { all: 3, each: 2 } })
    const { work, endNext, settle } = openWork()
    const busy = { _tag: 'Left', left: 'busy' }
    void take('a', work('running'))
    await settle()
    void take('a', work('a 1'))
    void take('a', work('a 2'))
    expect(await take('a', work('a 3'))).toEqual(busy)
    void take('b', work('b 1'))
    expect(await take('c', work('c 1'))).toEqual(busy)
    await endNext()
    const later = take('c', work('c 2'))
    for (let at = 0; at < 4; at += 1) await endNext()
    expect(await later).toEqual({ _tag: 'Right', right: 'c 2' })
  })

  test('who is held beyond that is refused only where a time has not helped', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const take = createTurns({
      running: 1,
      waiting: { all: 2, each: 1 },
      held: { all: 1, each: 1, ms: 1000 },
    })
    const { begun, work, endNext, settle } = openWork()
    const busy = { _tag: 'Left', left: 'busy' }
    void take('a', work('running'))
    await settle()
    void take('a', work('a waits'))
    const late = take('a', work('a held'))
    expect(await take('a', work('a is one too many'))).toEqual(busy)
    const served = take('b', work('b held'))
    expect(await take('c', work('c is one too many'))).toEqual(busy)
    await endNext()
    await endNext()
    expect(begun).toEqual(['running', 'b held', 'a waits'])
    await vi.advanceTimersByTimeAsync(1000)
    expect(await late).toEqual(busy)
    await endNext()
    expect(await served).toEqual({ _tag: 'Right', right: 'b held' })
    const after = take('a', work('after'))
    await settle()
    await endNext()
    expect(await after).toEqual({ _tag: 'Right', right: 'after' })
    expect(begun).toEqual(['running', 'b held', 'a waits', 'after'])
  })

  test('work that fails is told to who asked, and the next has its turn', async () => {
    const take = createTurns({ running: 1, waiting: { all: 3, each: 2 } })
    const failed = take('a', () => {
      throw new Error('once')
    })
    const next = take('a', () => 'done')
    await expect(failed).rejects.toThrow('once')
    expect(await next).toEqual({ _tag: 'Right', right: 'done' })
  })

  test('[E-T-57] what nobody waits for any more is not begun, and holds up nobody', async () => {
    const take = createTurns({ running: 1, waiting: { all: 9, each: 9 } })
    const { begun, work, endNext, settle } = openWork()
    const leaving = new AbortController()
    void take('a', work('running'))
    await settle()
    const left = take('a', work('left'), leaving.signal)
    const refused = expect(left).rejects.toThrow(CallerGone)
    const next = take('a', work('next'), new AbortController().signal)
    leaving.abort()
    await endNext()
    await refused
    expect(begun).toEqual(['running', 'next'])
    await endNext()
    expect(await next).toEqual({ _tag: 'Right', right: 'next' })
  })

  test('no more run at a time than may', async () => {
    const take = createTurns({ running: 2, waiting: { all: 10, each: 10 } })
    const { begun, work, endNext, settle } = openWork()
    for (const name of ['1', '2', '3', '4']) void take(name, work(name))
    await settle()
    expect(begun).toEqual(['1', '2'])
    await endNext()
    expect(begun).toEqual(['1', '2', '3'])
  })
})

const serve = (limits?: 'off') => {
  const clock = { now: 0 }
  const admission = createAdmission({
    findCaller: ({ req }: Context) => req.header('From'),
    now: () => clock.now,
    ...(limits === undefined ? {} : { limits }),
  })
  let done = 0
  const app = new Hono()
  app.use(
    admit(
      admission,
      ({ req }) => (req.path === '/healthz' ? undefined : 'roads'),
      (context, wait) => context.text('', 429, { 'Retry-After': String(wait) }),
    ),
  )
  app.get('*', (context) => {
    done += 1
    return context.text('')
  })
  const ask = async (from: string | undefined, path = '/road') =>
    app.request(path, from === undefined ? {} : { headers: { From: from } })
  return { ask, clock, count: () => done }
}

describe('[E-T-57] as many pages at a time as there are threads', () => {
  test.each([undefined, 1, 3])('%s', async (threads) => {
    const { begun, work, settle } = openWork()
    const admission = createAdmission({
      findCaller: () => 'a',
      now: () => 0,
      ...(threads === undefined ? {} : { threads }),
    })
    const app = new Hono()
    app.get('*', async (context) => {
      await admission.inTurn('pages', context, work('page'))
      return context.text('')
    })
    for (let at = 0; at < 5; at += 1) void app.request('/')
    await settle()
    expect(begun).toHaveLength(threads ?? 1)
  })
})

test('[E-T-56] of 150 addresses that ask at once for a page that is not kept none is refused', async () => {
  const app = new Hono()
  const admission = createAdmission({
    findCaller: ({ req }: Context) => req.header('From'),
    now: () => 0,
  })
  app.get('*', async (context) => {
    const done = await admission.inTurn('pages', context, () => 'page')
    return context.text('', E.isRight(done) ? 200 : 503)
  })
  const answers = await Promise.all(
    Array.from({ length: 150 }, async (_, at) => app.request('/', { headers: { From: `${at}` } })),
  )
  expect(answers.filter(({ status }) => status !== 200)).toEqual([])
})

describe('[E-T-56] who is let in', () => {
  const { burst, perHour } = ASKED_LIMITS.roads

  test('one caller has so many questions, told when the next is due; another is not touched', async () => {
    const { ask, clock, count } = serve()
    for (let at = 0; at < burst; at += 1) expect((await ask('flood')).status).toBe(200)
    const refused = await ask('flood')
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1'])
    expect(count()).toBe(burst)
    expect((await ask('visitor')).status).toBe(200)
    clock.now += 3_600_000 / perHour
    expect((await ask('flood')).status).toBe(200)
    expect((await ask('flood')).status).toBe(429)
  })

  test('whoever runs the server, and the server itself, are let in always', async () => {
    const { ask } = serve()
    for (let at = 0; at <= burst; at += 1) {
      expect((await ask('flood', '/healthz')).status).toBe(200)
      expect((await ask(undefined)).status).toBe(200)
    }
  })

  test('without limits everybody is', async () => {
    const { ask } = serve('off')
    for (let at = 0; at <= burst; at += 1) expect((await ask('test')).status).toBe(200)
  })
})
