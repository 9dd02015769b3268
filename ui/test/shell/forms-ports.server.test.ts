// What a form asks of the browser: work, memory and calls, the calls against the real service.
import { createHash } from 'node:crypto'
import { either as E } from 'fp-ts'
import { createService, openStore } from '@evkit/data/service'
import { submissionMachine } from '@evkit/engine/forms'
import { tinyBody, tinyFormRequest } from '@evkit/engine/testing'
import { none, some, type LogEntry } from '@evkit/engine/shared'
import fc from 'fast-check'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import { createBotCheck, writeToken } from '../../src/shell/ports/forms/bot-check.js'
import {
  createFormsClient,
  type FormsClientInput,
} from '../../src/shell/ports/forms/forms-client.js'
import {
  createLeadMemory,
  saveCampaign,
  saveLanding,
} from '../../src/shell/ports/forms/lead-memory.js'
import { solveWork, type Work } from '../../src/shell/ports/forms/proof-of-work.js'
import { createSessionMemory } from '../../src/shell/ports/session-memory.js'
import type { TextStorage } from '../../src/tool/text-storage.js'

const nextTask = () => new Promise(setImmediate)
const noRecaptcha = () => Promise.reject(new Error('no bot check'))

const work: Work = {
  parameters: {
    algorithm: 'SHA-256',
    nonce: 'a1b2c3d4',
    salt: '00ff00ff',
    cost: 1,
    keyLength: 32,
    keyPrefix: '00',
    expiresAt: 2_000_000_000,
    data: { issuedAt: 1_999_999_400_000 },
  },
  signature: 's',
}

describe('[D-F-37] the work of a bot check', () => {
  test.each([
    ['00', 1],
    ['0A', 1],
    ['f', 3],
  ])('finds the counter whose key begins with %s after %i rounds', async (keyPrefix, cost) => {
    const parameters = { ...work.parameters, keyPrefix, cost }
    const solution = await solveWork({ ...work, parameters })
    if (solution === undefined) throw new Error('no counter')
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(solution.counter)
    let key = Buffer.concat([Buffer.from('00ff00ffa1b2c3d4', 'hex'), counter])
    for (let round = 0; round < cost; round += 1) key = createHash('sha256').update(key).digest()
    expect(solution.derivedKey).toBe(key.toString('hex'))
    expect(solution.derivedKey.startsWith(keyPrefix.toLowerCase())).toBe(true)
  })

  test('is got ready once, used once, and done anew when it is stale', async () => {
    let now = 0
    let asked = 0
    const check = createBotCheck({
      ask: () => {
        asked += 1
        return Promise.resolve({
          kind: 'proof-of-work',
          siteKey: none,
          challenge: some({ ...work, signature: `s${asked}` }),
        })
      },
      solve: () => Promise.resolve({ counter: 1, derivedKey: '00' }),
      askRecaptcha: noRecaptcha,
      now: () => now,
      wait: () => Promise.resolve(),
    })
    check.warmUp()
    check.warmUp()
    expect(asked).toBe(1)
    const first = await check.getToken()
    expect(first).toBe(writeToken({ ...work, signature: 's1' }, { counter: 1, derivedKey: '00' }))
    expect(await check.getToken()).not.toBe(first)
    expect(asked).toBe(2)
    check.warmUp()
    now = work.parameters.expiresAt * 1000
    await check.getToken()
    expect(asked).toBe(4)
  })

  test('[E-F-59] goes out no sooner than two seconds after it was asked for', async () => {
    let now = 5000
    const waited: number[] = []
    const check = createBotCheck({
      ask: () => Promise.resolve({ kind: 'proof-of-work', siteKey: none, challenge: some(work) }),
      solve: () => Promise.resolve({ counter: 1, derivedKey: '00' }),
      askRecaptcha: noRecaptcha,
      now: () => now,
      wait: (milliseconds) => {
        waited.push(milliseconds)
        return Promise.resolve()
      },
    })
    await check.getToken()
    check.warmUp()
    await nextTask()
    now += 1500
    await check.getToken()
    check.warmUp()
    await nextTask()
    now += 60_000
    await check.getToken()
    check.warmUp()
    await nextTask()
    now -= 24 * 3_600_000
    await check.getToken()
    expect(waited).toEqual([2000, 500, 0, 2000])
  })

  test('what could not be got ready is tried again when it is needed', async () => {
    let isDown = true
    const check = createBotCheck({
      ask: () =>
        isDown
          ? Promise.reject(new Error('down'))
          : Promise.resolve({ kind: 'none', siteKey: none, challenge: none }),
      solve: () => Promise.resolve(undefined),
      askRecaptcha: noRecaptcha,
      now: () => 0,
      wait: () => Promise.resolve(),
    })
    check.warmUp()
    await Promise.resolve()
    await expect(check.getToken()).rejects.toThrow('down')
    isDown = false
    expect(await check.getToken()).toBe('reference-token')
  })

  test.each([
    ['recaptcha', none],
    ['proof-of-work', some(work)],
  ] as const)('%s without an answer is a failure, not a hang', async (kind, challenge) => {
    const check = createBotCheck({
      ask: () => Promise.resolve({ kind, siteKey: none, challenge }),
      solve: () => Promise.resolve(undefined),
      askRecaptcha: noRecaptcha,
      now: () => 0,
      wait: () => Promise.resolve(),
    })
    await expect(check.getToken()).rejects.toThrow('bot check')
  })
})

const storage = (): TextStorage & { readonly kept: Map<string, string> } => {
  const kept = new Map<string, string>()
  return {
    kept,
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, text) => kept.set(name, text),
    removeItem: (name) => kept.delete(name),
  }
}

describe('[F-STORE-11] a storage that throws', () => {
  test.each([
    ['is refused', () => { throw new Error('refused') }], // prettier-ignore
    [
      'is full',
      () => ({
        ...storage(),
        setItem: () => {
          throw new Error('full')
        },
      }),
    ],
  ] as const)('%s: told once, and everything works as long as the page lives', (_, make) => {
    const logged: LogEntry[] = []
    const memory = createSessionMemory(make, (entry) => logged.push(entry))
    memory.write('a', '1')
    memory.write('b', '2')
    expect([memory.read('a'), memory.read('b'), memory.read('c')]).toEqual(['1', '2', undefined])
    memory.remove('a')
    expect(memory.read('a')).toBeUndefined()
    expect(logged).toHaveLength(1)
  })
})

describe('the memory of leads', () => {
  const make = (kept = storage(), request: typeof tinyFormRequest = tinyFormRequest) => {
    const state = { now: 1_000_000, keys: 0, isAllowed: true }
    const leads = createLeadMemory({
      memory: createSessionMemory(
        () => kept,
        () => undefined,
      ),
      request,
      mayKeep: () => state.isAllowed,
      now: () => state.now,
      makeKey: () => `key-${(state.keys += 1)}`,
      hash: (text) => Promise.resolve(createHash('sha256').update(text).digest('hex')),
    })
    return { leads, state, kept }
  }

  test('[E-F-09] the same content has the same key until its outcome is known, whatever its bot check', async () => {
    const { leads, kept } = make()
    const key = await leads.mintKey({ ...tinyBody, recaptchaResponse: 'a' })
    expect(await leads.mintKey({ ...tinyBody, recaptchaResponse: 'b' })).toBe(key)
    // A page that is loaded again.
    expect(await make(kept).leads.mintKey(tinyBody)).toBe(key)
    expect(await leads.mintKey({ ...tinyBody, firstName: 'Bo' })).not.toBe(key)
    await leads.saveLead({ body: { ...tinyBody, firstName: 'Bo' }, reference: none })
    expect(await leads.mintKey({ ...tinyBody, firstName: 'Bo' })).not.toBe(key)
  })

  test('[E-F-70] the page that thanks knows the lead at once, and when it is loaded again', async () => {
    const { leads, kept, state } = make()
    expect(leads.readSent()).toEqual({ purpose: some('CONTACT_REQUEST'), sent: none })
    const sent = { purpose: some('CONTACT_REQUEST'), sent: some({ at: state.now, reference: some('7YJC-3MMY') }) } // prettier-ignore
    const keeping = leads.saveLead({
      body: { ...tinyBody, email: 'ada@x.example' },
      reference: some('7YJC-3MMY'),
    })
    // Before the address is hashed.
    expect(leads.readSent()).toEqual(sent)
    await keeping
    expect(make(kept).leads.readSent()).toEqual(sent)
  })

  test('[F-STORE-01] no text of the visitor is kept, only the hash of the address', async () => {
    const { leads, kept } = make()
    await leads.mintKey(tinyBody)
    await leads.saveLead({ body: { ...tinyBody, email: ' Ada@X.example ' }, reference: none })
    const text = kept.kept.get('submitData') ?? ''
    expect(text.toLowerCase()).not.toContain('x.example')
    expect(text).not.toContain('Ada')
    expect(JSON.parse(text)).toMatchObject({
      app: 'contact',
      purpose: 'CONTACT_REQUEST',
      business: false,
      emailHash: createHash('sha256').update('ada@x.example').digest('hex'),
      attempt: { state: 'accepted' },
    })
  })

  test('[E-F-15] a draft is kept with consent only, for half an hour, for its form, without the private choice', () => {
    const { leads, state, kept } = make()
    const values = { firstName: 'Ada', kvkk_optin: 'true', website: 'x' }
    state.isAllowed = false
    leads.saveDraft(values)
    expect(kept.kept.size).toBe(0)
    state.isAllowed = true
    leads.saveDraft(values)
    expect(leads.readDraft()).toEqual(some({ firstName: 'Ada' }))
    expect(make(kept, { ...tinyFormRequest, app: 'kmu' }).leads.readDraft()).toEqual(none)
    state.now += 30 * 60_000
    expect(leads.readDraft()).toEqual(none)
    state.now -= 1
    state.isAllowed = false
    expect(leads.readDraft()).toEqual(none)
    leads.dropDraft()
    expect(kept.kept.get('submitData')).not.toContain('Ada')
  })

  test('[E-F-15] [B-CONS-09] what is typed is kept once the visitor agrees, and gone when they withdraw it', () => {
    const { leads, state, kept } = make()
    const read = () => kept.kept.get('submitData') ?? ''
    state.isAllowed = false
    leads.saveDraft({ firstName: 'Ada' })
    leads.onConsentChange()
    expect(read()).not.toContain('Ada')
    state.isAllowed = true
    leads.onConsentChange()
    expect(read()).toContain('Ada')
    state.isAllowed = false
    leads.onConsentChange()
    expect(read()).not.toContain('Ada')
    state.isAllowed = true
    leads.dropDraft()
    leads.onConsentChange()
    expect(leads.readDraft()).toEqual(none)
  })

  test.each(['{', '[]', '{"attempt":{"key":1}}', '{"draft":{"values":{"a":{}}}}'])(
    '[F-STORE-10] %j counts as nothing',
    async (text) => {
      const kept = storage()
      kept.kept.set('submitData', text)
      const { leads } = make(kept)
      expect(leads.readDraft()).toEqual(none)
      expect(await leads.mintKey(tinyBody)).toBe('key-1')
    },
  )

  test('[F-STORE-05] [F-STORE-07] where a visit began and what brought it are kept from the first form on', () => {
    const memory = createSessionMemory(storage, () => undefined)
    const here = { originalUrl: 'https://x.example/uk/', referralUrl: '' }
    expect(saveLanding(memory, here)).toEqual(here)
    expect(saveLanding(memory, { ...here, originalUrl: 'https://x.example/se/' })).toEqual(here)
    expect(saveCampaign(memory, { query: {} })).toEqual({})
    expect(saveCampaign(memory, { query: { utm_source: 'n' } })).toEqual({ utmSource: 'n' })
    expect(saveCampaign(memory, { query: {} })).toEqual({ utmSource: 'n' })
  })

  test('[F-TRACK-18] the campaign of the first page of the visit counts, also where that was none of a form', () => {
    const memory = createSessionMemory(storage, () => undefined)
    saveLanding(memory, {
      originalUrl: 'https://x.example/uk/?utm_source=n&utm_term=ev&a=1#top',
      referralUrl: '',
    })
    expect(saveCampaign(memory, { query: {} })).toEqual({ utmSource: 'n', utmTerm: 'ev' })
    expect(saveCampaign(memory, { query: { utm_source: 'b' } })).toEqual({ utmSource: 'b' })
    expect(saveCampaign(memory, { query: {} })).toEqual({ utmSource: 'b' })
  })

  test('[F-STORE-02] that a lead has led away is told once', () => {
    const { leads } = make()
    expect(leads.takeRedirected()).toBe(false)
    leads.markRedirected()
    expect([leads.takeRedirected(), leads.takeRedirected()]).toEqual([true, false])
  })
})

const store = openStore(new URL('../../../data/', import.meta.url))
if (E.isLeft(store)) throw new Error(JSON.stringify(store.left))
const service = createService(store.right, { isPreviewOpen: false })

interface Asked {
  readonly address: string
  readonly request: RequestInit
}

const open = (more: Partial<FormsClientInput> = {}) => {
  const asked: Asked[] = []
  const logged: LogEntry[] = []
  let ids = 0
  const input: FormsClientInput = {
    market: 'uk',
    clientId: 'contact-request',
    fetch: async (address, request) => service.request(address, request),
    makeId: () => `id-${(ids += 1)}`,
    analyticsId: () => '',
    isTestMode: false,
    elapsed: () => 4200.4,
    log: (entry) => logged.push(entry),
    ...more,
  }
  const client = createFormsClient(input)
  const watched = createFormsClient({
    ...input,
    fetch: (address, request) => {
      asked.push({ address, request })
      return input.fetch(address, request)
    },
  })
  return { client, watched, asked, logged }
}

const signal = (): AbortSignal => new AbortController().signal
const answer = (body: unknown, status = 200, headers = {}): Response =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers })
const headersOf = ({ request }: Asked) => request.headers as Record<string, string>

describe('[F-API-01] the calls', () => {
  test('[F-API-12] [F-API-10] [F-API-31] the service answers with what a form can use', async () => {
    const { client } = open()
    const configuration = await client.loadConfiguration(tinyFormRequest, signal())
    expect(configuration.flexFormConfigurations.has('CONTACT_REQUEST')).toBe(true)
    expect(await client.checkEmail('ada@evkit.example', signal())).toBe(true)
    expect(await client.checkEmail('a@b', signal())).toBe(false)
    const query = { text: 'High', isMainland: false, usesLoqate: false }
    expect((await client.searchAddresses(query, signal())).length).toBeGreaterThan(0)
  })

  test('[F-API-02] [F-API-03] [F-API-04] [F-API-07] each says who asks, with an id of its own', async () => {
    const { watched, asked } = open({
      fetch: () => Promise.resolve(answer(true)),
      analyticsId: () => 'GA1.2.3',
      isTestMode: true,
    })
    await watched.checkPhone('+46 70', signal())
    await watched.checkPhone('+46 70', signal())
    expect(asked.map(({ address }) => address)).toEqual(
      Array(2).fill('/api/forms-backend/v1/uk/validation/phone?clientId=contact-request'),
    )
    expect(new Set(asked.map((one) => headersOf(one)['operation-id'])).size).toBe(2)
    expect(headersOf(asked[0]!)).toMatchObject({
      'analytics-id': 'GA1.2.3',
      SKIPRECAPTCHA: 'true',
    })
    expect(asked[0]?.request.referrerPolicy).toBe('no-referrer')
  })

  test('[E-F-28] what is personal stands in no address: e-mail and phone are asked about in a body', async () => {
    const { watched, asked } = open()
    expect(await watched.checkEmail('ada+marked@evkit.example', signal())).toBe(true)
    expect(await watched.checkPhone('+447400123456', signal())).toBe(true)
    expect(asked.map(({ address }) => decodeURIComponent(address)).join()).not.toMatch(
      /marked|7400123456/,
    )
    expect(asked.map(({ request }) => [request.method, request.body])).toEqual([
      ['POST', '{"userEmail":"ada+marked@evkit.example"}'],
      ['POST', '{"phoneNumber":"+447400123456"}'],
    ])
  })

  test('[F-API-05] [D-F-38] one starts when those before have ended, whatever came of them', async () => {
    const waiting: ((reply: Response) => void)[] = []
    const { watched, asked } = open({
      fetch: () => new Promise((done) => waiting.push(done)),
    })
    const first = watched.checkEmail('a@x.example', signal())
    const second = watched.checkEmail('b@x.example', signal())
    await new Promise((done) => setTimeout(done, 5))
    expect(asked).toHaveLength(1)
    waiting[0]?.(answer('', 500))
    await expect(first).rejects.toThrow('Internal Server Error')
    await new Promise((done) => setTimeout(done, 5))
    expect(asked).toHaveLength(2)
    waiting[1]?.(answer(true))
    expect(await second).toBe(true)
  })

  test('[D-F-38] one that is given up leaves the queue and is never sent', async () => {
    const waiting: ((reply: Response) => void)[] = []
    const { watched, asked } = open({ fetch: () => new Promise((done) => waiting.push(done)) })
    const first = watched.checkEmail('a@x.example', signal())
    const controller = new AbortController()
    const second = watched.checkEmail('b@x.example', controller.signal)
    const third = watched.checkEmail('c@x.example', signal())
    const left = expect(second).rejects.toThrow('Given up')
    controller.abort()
    await left
    await vi.waitFor(() => {
      expect(waiting).toHaveLength(1)
    })
    waiting[0]?.(answer(false))
    expect(await first).toBe(false)
    await vi.waitFor(() => {
      expect(waiting).toHaveLength(2)
    })
    waiting[1]?.(answer(true))
    expect(await third).toBe(true)
    expect(asked.map(({ address }) => address.includes('b%40'))).toEqual([false, false])
    const gone = new AbortController()
    gone.abort()
    await expect(watched.checkEmail('d@x.example', gone.signal)).rejects.toThrow('Given up')
  })

  test('[F-API-05] [D-F-38] whatever is asked, answered and given up: at most one runs, in the order they came', async () => {
    const anyStep = fc.constantFrom('ask', 'answer', 'fail', 'leave')
    await fc.assert(
      fc.asyncProperty(fc.array(anyStep, { maxLength: 20 }), async (steps) => {
        const running = new Map<number, (reply: Response | Error) => void>()
        const started: number[] = []
        const { watched } = open({
          fetch: (_, request) =>
            new Promise((done, fail) => {
              const { userEmail } = JSON.parse(request.body as string) as { userEmail: string }
              const id = Number(userEmail)
              started.push(id)
              running.set(id, (reply) => {
                running.delete(id)
                if (reply instanceof Error) fail(reply)
                else done(reply)
              })
            }),
        })
        const asked: { readonly controller: AbortController; readonly told: Promise<unknown> }[] =
          []
        for (const step of steps) {
          const [id] = running.keys()
          if (step === 'ask') {
            const controller = new AbortController()
            const told = watched.checkEmail(String(asked.length), controller.signal)
            asked.push({ controller, told: told.catch(() => undefined) })
          } else if (step === 'leave') {
            asked.at(-1)?.controller.abort()
            running.delete(asked.length - 1)
          } else if (id !== undefined) {
            running.get(id)?.(step === 'answer' ? answer(true) : new Error('down'))
          }
          await nextTask()
          expect(running.size).toBeLessThan(2)
        }
        while (running.size > 0) {
          const [end] = running.values()
          end?.(answer(true))
          await nextTask()
        }
        await Promise.all(asked.map(({ told }) => told))
        expect(started).toEqual([...started].sort((a, b) => a - b))
        expect(new Set(started).size).toBe(started.length)
        const kept = asked.flatMap(({ controller }, at) => (controller.signal.aborted ? [] : [at]))
        expect(kept.every((at) => started.includes(at))).toBe(true)
      }),
    )
  })

  test('an answer that cannot be read is a failure', async () => {
    const { watched } = open({ fetch: () => Promise.resolve(answer('<html>')) })
    await expect(watched.loadConfiguration(tinyFormRequest, signal())).rejects.toThrow(
      'could not be read',
    )
  })
})

describe('[F-API-33] a lead', () => {
  const post = async (reply: () => Promise<Response>) => {
    const { watched, asked, logged } = open({ fetch: reply })
    return {
      told: await watched.postLead(
        { body: tinyBody, key: 'k', ways: new Map(), trap: '' },
        signal(),
      ),
      asked,
      logged,
    }
  }

  test('goes as JSON with its key and how long it took', async () => {
    const { told, asked } = await post(() =>
      Promise.resolve(answer({ redirectUrl: '/uk/', reference: '7YJC-3MMY' }, 201)),
    )
    expect(told).toEqual({
      kind: 'accepted',
      redirectUrl: some('/uk/'),
      reference: some('7YJC-3MMY'),
    })
    expect(asked[0]?.request.method).toBe('POST')
    expect(headersOf(asked[0]!)).toMatchObject({
      'Content-Type': 'application/json',
      'Idempotency-Key': 'k',
      'form-elapsed': '4200',
    })
    expect(JSON.parse(asked[0]?.request.body as string)).toEqual(tinyBody)
  })

  test.each(['', 'not JSON'])(
    '[F-SUB-57] accepted with %j: in, without anywhere to go',
    async (text) => {
      const { told, logged } = await post(() => Promise.resolve(answer(text, 200)))
      expect(told).toEqual({ kind: 'accepted', redirectUrl: none, reference: none })
      expect(logged).toHaveLength(1)
    },
  )

  test('[D-F-34] what the service refuses is told by field', async () => {
    const { told } = await post(() =>
      Promise.resolve(answer({ status: 422, title: 'x', errors: { email: 'FieldInvalid' } }, 422)),
    )
    expect(told).toEqual({ kind: 'refused', errors: new Map([['email', 'FieldInvalid']]) })
  })

  test.each([
    [503, { 'Retry-After': '7' }, 'Service Unavailable', some(7000)],
    [429, {}, 'Generic Error', none],
    [403, { 'Retry-After': 'soon' }, 'Forbidden', none],
  ])('[F-ERR-22] [E-F-13] %i', async (status, headers, name, retryAfter) => {
    const { told } = await post(() => Promise.resolve(answer('', status, headers)))
    expect(told).toEqual({ kind: 'failed', status: some(status), name, retryAfter })
  })

  test('[E-F-10] [E-F-72] told that it is at work, it is sent once more with its key, and the replay is the thanks', async () => {
    const replies = [
      answer(
        { type: 'about:blank', title: 'The lead is being taken', status: 409, code: 'IN_PROGRESS' },
        409,
        { 'Content-Type': 'application/problem+json; charset=utf-8', 'Retry-After': '1' },
      ),
      answer({ leadId: 'l1', status: 'accepted', reference: '7YJC-3MMY' }, 200, {
        'Idempotency-Replayed': 'true',
      }),
    ]
    const { watched, asked } = open({
      fetch: () => Promise.resolve(replies.shift() ?? answer('', 500)),
    })
    const clock = new SimulatedClock()
    const lead = createActor(
      submissionMachine.provide({
        actors: {
          mintKey: fromPromise(() => Promise.resolve('k')),
          postLead: fromPromise(({ input: sent, signal }) => watched.postLead(sent, signal)),
        },
      }),
      { input: { body: tinyBody, ways: new Map(), trap: '' }, clock },
    ).start()
    await waitFor(lead, ({ value }) => value === 'pausing')
    clock.increment(1000)
    await waitFor(lead, ({ status }) => status === 'done')
    expect(lead.getSnapshot().output).toEqual({
      kind: 'accepted',
      redirectUrl: none,
      reference: some('7YJC-3MMY'),
    })
    expect(asked.map((one) => headersOf(one)['Idempotency-Key'])).toEqual(['k', 'k'])
  })

  test('[E-F-13] a time of day is waited for, one that is past is not', async () => {
    const at = (date: string) =>
      post(() => Promise.resolve(answer('', 503, { 'Retry-After': date })))
    vi.setSystemTime('2026-11-26T12:00:00Z')
    onTestFinished(() => {
      vi.useRealTimers()
    })
    expect((await at('Thu, 26 Nov 2026 12:01:00 GMT')).told).toMatchObject({
      retryAfter: some(60_000),
    })
    expect((await at('Fri, 01 Jan 2021 00:00:00 GMT')).told).toMatchObject({ retryAfter: some(0) })
  })

  test('without an answer it has failed, and nothing throws', async () => {
    const { told } = await post(() => Promise.reject(new TypeError('network')))
    expect(told).toEqual({ kind: 'failed', status: none, name: 'Generic Error', retryAfter: none })
  })
})
