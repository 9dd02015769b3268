import sharp from 'sharp'
import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { createCheckLead, type BotVerdict } from '../service/forms/bot-check/bot-check.js'
import { createProofOfWork } from '../service/forms/bot-check/proof-of-work.js'
import { createRecaptcha } from '../service/forms/bot-check/recaptcha.js'
import { findCaller, listNetworks, nameCaller } from '../service/forms/caller.js'
import type { FormsOptions } from '../service/forms/mount.js'
import type { HostAnswer, ImagePorts } from '../service/forms/image/fetch-image.js'
import { isPublicAddress } from '../service/forms/image/public-address.js'
import { FORMS_CALLS } from '@evkit/engine/forms'
import type { Endpoint } from '@evkit/engine/shared'
import { createVersionKeeper } from '../service/forms/versions.js'
import { createBuckets } from '../service/forms/limits.js'
import {
  ask,
  askBody,
  data,
  goodBody,
  key,
  post,
  readAll,
  readJson,
  serve,
  solveCheck,
} from './forms-kit.js'

describe('limits', () => {
  test('[E-F-20] a bucket: so many at once, then as many as time brings', () => {
    const clock = { at: 0 }
    const take = createBuckets({ burst: 2, perHour: 3600 }, 10, () => clock.at)
    expect([take('a'), take('a'), take('a'), take('b')]).toEqual([0, 0, 1, 0])
    clock.at = 1000
    expect([take('a'), take('a')]).toEqual([0, 1])
    clock.at = 1e9
    expect([take('a'), take('a'), take('a')]).toEqual([0, 0, 1])
  })

  test('[E-F-20] a closed one, and one whose memory is full', () => {
    expect(createBuckets({ burst: 0, perHour: 0 }, 10, () => 0)('a')).toBe(3600)
    const take = createBuckets({ burst: 1, perHour: 1 }, 2, () => 0)
    expect([take('a'), take('b'), take('c'), take('b'), take('a')]).toEqual([0, 0, 0, 3600, 0])
  })

  test('a flood of callers takes no more memory than is given', () => {
    const take = createBuckets({ burst: 1, perHour: 1 }, 100, () => 0)
    for (let at = 0; at < 10_000; at += 1) expect(take(`caller ${at}`)).toBe(0)
    expect(take('caller 9950')).toBe(3600)
  })

  test('[E-F-62] a clock that steps back locks nobody out, and one that steps forward and back gives nothing away', () => {
    const day = 24 * 3_600_000
    const clock = { at: 2 * day }
    const take = createBuckets({ burst: 2, perHour: 20 }, 10, () => clock.at)
    expect([take('a'), take('a'), take('a')]).toEqual([0, 0, 180])
    clock.at -= day
    expect(take('a')).toBe(180)
    clock.at += 180_000
    expect(take('a')).toBe(0)
  })

  test('[E-F-62] a day back by the clock of the machine: the next lead of a visitor is taken all the same', async () => {
    const own = await serve({
      limits: { ...data.forms.limits, sameEmail: { burst: 3, perHour: 1 } },
      elapsed: () => performance.now(),
    })
    expect((await post(own, goodBody(), key(1))).status).toBe(201)
    own.opened.clock.at = new Date(own.opened.clock.at.getTime() - 24 * 3_600_000)
    expect((await post(own, goodBody(), key(2))).status).toBe(201)
  })

  test('[E-F-60] who asks on and on gets further behind, so far as an hour brings it back', () => {
    const clock = { at: 0 }
    const take = createBuckets({ burst: 2, perHour: 60, debt: 60 }, 10, () => clock.at)
    const asked = Array.from({ length: 200 }, () => take('a'))
    expect(asked.slice(0, 4)).toEqual([0, 0, 60, 120])
    clock.at = 60 * 60_000
    expect(take('a')).toBeGreaterThan(0)
    clock.at += 2 * 60_000
    expect(take('a')).toBe(0)
  })

  test('[E-F-20] each kind of call has its own', async () => {
    const one = { burst: 1, perHour: 1 }
    const limits = {
      submissions: one,
      validators: one,
      lookups: one,
      pictures: one,
      configuration: one,
      personal: one,
      sameEmail: one,
      leadsOfNetwork: one,
      leadsOfProvider: one,
      leadsOfSite: one,
      leadsByPass: one,
      mostKept: 10,
    }
    const own = await serve({ limits })
    const status = async (name: Parameters<typeof ask>[1]) => (await ask(own, name)).status
    for (const name of [
      'validateEmail',
      'dealersAll',
      'translationAll',
      'vehicleImage',
      'consumerData',
    ] as const) {
      expect(await status(name), name).not.toBe(429)
      expect(await status(name), name).toBe(429)
    }
    // In a body the same is asked, of the same bucket.
    const asked = await askBody(own, 'validatePhoneBody', { phoneNumber: '1' })
    expect([asked.status, asked.headers.get('Retry-After')]).toEqual([429, '3600'])
  })
})

describe('who asks', () => {
  test.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['::1', '0:0:0:0'],
    ['192.0.2.1:50412', '192.0.2.1'],
    ['[2001:db8::5]:443', '2001:db8:0:0'],
    ['[2001:db8::5]', '2001:db8:0:0'],
    ['"[2001:db8::5]:443"', '2001:db8:0:0'],
    ['"192.0.2.1:80"', '192.0.2.1'],
    ['[::ffff:192.0.2.1]:443', '192.0.2.1'],
    ['::FFFF:c000:201', '192.0.2.1'],
    ['0:0:0:0:0:ffff:192.0.2.1', '192.0.2.1'],
    ['2001:0DB8:0:0::5', '2001:db8:0:0'],
    ['nonsense', ''],
    ['999.0.2.1:80', ''],
    ['[nonsense]:80', ''],
    ['[]', ''],
    [':80', ''],
    ['', ''],
  ])('%s counts as %s', (address, name) => {
    expect(nameCaller(address)).toBe(name)
  })

  test('behind proxies of our own the address they saw; what a visitor writes counts for nothing', async () => {
    const app = new Hono()
    app.get('/:proxies', (context) =>
      context.json(findCaller(context, Number(context.req.param('proxies')))),
    )
    const env = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress } } })
    const tell = async (proxies: number, from: string, forwarded?: string): Promise<unknown> =>
      (
        await app.request(
          `/${proxies}`,
          { headers: forwarded === undefined ? {} : { 'X-Forwarded-For': forwarded } },
          env(from),
        )
      ).json()
    expect(await tell(0, '198.51.100.7', '127.0.0.1')).toBe('198.51.100.7')
    expect(await tell(1, '127.0.0.1', '127.0.0.1, 198.51.100.7')).toBe('198.51.100.7')
    expect(await tell(2, '127.0.0.1', '198.51.100.7, 10.0.0.1')).toBe('198.51.100.7')
    expect(await tell(1, '10.0.0.1')).toBe('10.0.0.1')
    expect(await tell(0, '127.0.0.1', '198.51.100.7')).toBe('127.0.0.1')
  })

  test.each([
    ['192.0.2.1', '192.0.2', '192.0'],
    ['2001:db8:1:2', '2001:db8:1', '2001:db8'],
  ])('[E-F-60] %s is of the network %s and of the provider %s', (caller, network, provider) => {
    expect(listNetworks(caller)).toEqual({ network, provider })
  })
})

const KEY = 'k'.repeat(32)

describe('the bot check', () => {
  // The library looks at the machine's clock as well.
  const clock = { at: Date.now() }
  const ports = { now: () => new Date(clock.at), elapsed: () => clock.at }
  const work = createProofOfWork({ key: KEY, prefix: '00' }, ports)

  test('[E-F-21] the work of our own origin passes, through the calls', async () => {
    const own = await serve({ botCheck: work, isProduction: true })
    const told = await ask(own, 'botCheck')
    expect(told.headers.get('Cache-Control')).toBe('no-store')
    expect(await readJson(told)).toMatchObject({
      kind: 'proof-of-work',
      challenge: { parameters: { algorithm: 'SHA-256' } },
    })
    const token = await solveCheck(work)
    expect((await post(own, goodBody({ recaptchaResponse: token }), key(1))).status).toBe(201)
    // The same lead again, with the same token: a retry. Another lead with it: not.
    expect((await post(own, goodBody({ recaptchaResponse: token }), key(1))).status).toBe(200)
    expect((await post(own, goodBody({ recaptchaResponse: token }), key(2))).status).toBe(403)
  })

  test('[E-F-21] a token another process has taken is refused; the lead that has it may be sent there', async () => {
    const first = await serve({ botCheck: work, isProduction: true })
    const changes = { botCheck: work, isProduction: true, leads: first.opened.store }
    const [second, third] = [await serve(changes), await serve(changes)]
    const token = await solveCheck(work)
    const body = goodBody({ recaptchaResponse: token })
    expect((await post(first, body, key(1))).status).toBe(201)
    const other = await post(second, body, key(2))
    expect([other.status, await readJson(other)]).toEqual([
      403,
      expect.objectContaining({ code: 'BOT_CHECK' }),
    ])
    expect((await post(third, body, key(1))).status).toBe(200)
    expect(await readAll(first)).toHaveLength(1)
  })

  test('[F-API-43] the token of tests is for any number of leads, and none is noted', async () => {
    const own = await serve({ botCheck: work })
    for (const last of [1, 2]) expect((await post(own, goodBody(), key(last))).status).toBe(201)
    expect(await own.opened.database.kysely.selectFrom('used_token').selectAll().execute()).toEqual(
      [],
    )
  })

  test("what was not done, is another one's, was changed or is over fails", async () => {
    const token = await solveCheck(work)
    const read = JSON.parse(Buffer.from(token, 'base64').toString()) as {
      challenge: { parameters: { keyPrefix: string; expiresAt: number }; signature: string }
      solution: { counter: number; derivedKey: string }
    }
    const write = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64')
    const { parameters, signature } = read.challenge
    const other = createProofOfWork({ key: 'o'.repeat(32), prefix: '00' }, ports)
    for (const bad of [
      '',
      'reference-token',
      'x'.repeat(5000),
      write(null),
      write({ ...read, solution: { ...read.solution, counter: read.solution.counter + 1 } }),
      write({ ...read, solution: { counter: -1, derivedKey: 'zz' } }),
      write({ ...read, challenge: { signature, parameters: { ...parameters, keyPrefix: '' } } }),
      write({ ...read, challenge: { signature, parameters: { ...parameters, expiresAt: 9e9 } } }),
      await solveCheck(other),
    ]) {
      expect(await work.check(bad), bad.slice(0, 20)).toBe('failed')
    }
    clock.at += 11 * 60_000
    expect(await work.check(token)).toBe('failed')
  })

  const told =
    (body: unknown, status = 200): typeof fetch =>
    async () =>
      Promise.resolve(new Response(JSON.stringify(body), { status }))
  const settings = { siteKey: 'site', secret: 'secret', lowestScore: 0.5 }

  test.each([
    [
      'a visitor',
      { success: true, challenge_ts: '2026-11-21T09:30:00Z', hostname: 'x.example' },
      'passed',
    ],
    [
      'a good score',
      { success: true, score: 0.9, action: 'submit', hostname: 'x.example' },
      'passed',
    ],
    [
      'a low score',
      { success: true, score: 0.1, action: 'submit', hostname: 'x.example' },
      'failed',
    ],
    ['a used token', { success: false, 'error-codes': ['timeout-or-duplicate'] }, 'failed'],
    ['a wrong token', { success: false, 'error-codes': ['invalid-input-response'] }, 'failed'],
    [
      'a secret that is wrong',
      { success: false, 'error-codes': ['invalid-input-secret'] },
      'unchecked',
    ],
    ['something else', { ok: 1 }, 'unchecked'],
  ])('[F-SUB-65] reCAPTCHA says: %s', async (_, body, verdict) => {
    expect(await createRecaptcha(settings, told(body)).check('tok')).toBe(verdict)
  })

  test('[D-F-35] reCAPTCHA that does not answer refuses nobody: the lead waits', async () => {
    const down = createRecaptcha(settings, async () => Promise.reject(new Error('down')))
    expect(await down.check('tok')).toBe('unchecked')
    expect(await createRecaptcha(settings, told({}, 500)).check('tok')).toBe('unchecked')
    const own = await serve({ botCheck: down, isProduction: true })
    expect(await readJson(await ask(own, 'botCheck'))).toEqual({
      kind: 'recaptcha',
      siteKey: 'site',
    })
    expect((await post(own, goodBody({ recaptchaResponse: 'tok' }))).status).toBe(201)
    const found = await own.opened.store.read({ kind: 'all' }, '')
    expect(found).toMatchObject({
      right: [{ delivery: 'held', payload: { marks: { botCheck: 'unchecked' } } }],
    })
  })

  test('the secret goes to reCAPTCHA and nowhere else', async () => {
    const sent: string[] = []
    const send: typeof fetch = async (url, init) => {
      sent.push(JSON.stringify([url, init?.method, init?.body]))
      return Promise.resolve(new Response('{"success":true}'))
    }
    await createRecaptcha(settings, send).check('a token')
    expect(sent).toEqual([
      '["https://www.google.com/recaptcha/api/siteverify","POST","secret=secret&response=a+token"]',
    ])
  })

  test('[E-F-21] a used token is forgotten by its age, however many came after it', async () => {
    const clock = { at: 0 }
    const check = createCheckLead(
      { check: async () => Promise.resolve('passed') },
      true,
      () => clock.at,
    )
    expect(await check('first', 'a')).toBe('passed')
    for (let at = 0; at < 25_000; at += 1) await check(`token ${at}`, `lead ${at}`)
    expect(await check('first', 'b')).toBe('failed')
    clock.at = 15 * 60_000
    await check('other', 'c')
    expect(await check('first', 'b')).toBe('passed')
  })

  test('two leads at once with one token: one passes; a failed check uses nothing up', async () => {
    const verdicts: BotVerdict[] = ['unchecked', 'passed']
    let asked = 0
    const check = createCheckLead(
      { check: async () => Promise.resolve(verdicts[asked++] ?? 'passed') },
      true,
      () => 0,
    )
    expect(await check('t', 'a')).toBe('unchecked')
    expect(await Promise.all([check('t', 'a'), check('t', 'b'), check('t', 'a')])).toEqual([
      'passed',
      'failed',
      'passed',
    ])
    expect(asked).toBe(2)
  })
})

const png = await sharp({ create: { width: 400, height: 200, channels: 3, background: 'red' } })
  .png()
  .toBuffer()
const good: HostAnswer = { status: 200, type: 'image/png', bytes: png }

const serveImages = async (changes: Partial<ImagePorts> = {}, more: Partial<FormsOptions> = {}) => {
  const asked: string[] = []
  const own = await serve({
    imageHosts: ['img.example'],
    imagePorts: {
      resolve: async () => Promise.resolve(['93.184.216.34']),
      get: async (url, address) => {
        asked.push(`${url.href} at ${address}`)
        return Promise.resolve(good)
      },
      ...changes,
    },
    ...more,
  })
  const resized = async (url: string, size: Readonly<Record<string, string>> = {}) =>
    ask(own, 'resizedImage', { market: 'uk', url, width: '100', ...size })
  return { asked, resized }
}

const widthOf = async (answer: Response): Promise<number | undefined> =>
  (await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).width

describe('pictures of others', () => {
  test('[F-API-40] [F-CONST-28] [F-CONST-29] come in the width that is asked for, never wider than they are or than 3840', async () => {
    const { resized, asked } = await serveImages()
    const answer = await resized('https://img.example/a.png')
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'image/webp'])
    expect(await widthOf(answer)).toBe(100)
    expect(await widthOf(await resized('https://img.example/a.png', { width: '9000' }))).toBe(400)
    expect(asked).toEqual([
      'https://img.example/a.png at 93.184.216.34',
      'https://img.example/a.png at 93.184.216.34',
    ])
  })

  test('[F-API-40] drawings of our own come as dots', async () => {
    const { resized, asked } = await serveImages()
    const own = '/api/forms-backend/v1/vehicles/image?imageId=small-suv-moss-side'
    expect(await widthOf(await resized(own, { width: '320' }))).toBe(320)
    expect((await resized('/api/forms-backend/v1/vehicles/image?imageId=nope')).status).toBe(502)
    expect(asked).toEqual([])
  })

  test.each([
    'http://img.example/a.png',
    'https://evil.example/a.png',
    'https://img.example.evil.example/a.png',
    'https://img.example:8443/a.png',
    'https://user:pass@img.example/a.png',
    'https://img.example@169.254.169.254/a.png',
    'https://169.254.169.254/latest/meta-data/',
    'https://[::ffff:169.254.169.254]/',
    'https://localhost/a.png',
    'file:///etc/passwd',
    'data:image/png;base64,AAAA',
    '//img.example/a.png',
    '/etc/passwd',
    '/api/forms-backend/v1/uk/dealers/all',
    'javascript:alert(1)',
    '',
  ])('[E-F-24] %j is not fetched', async (url) => {
    const { resized, asked } = await serveImages()
    const answer = await resized(url)
    expect([answer.status, (await readJson<{ code: string }>(answer)).code]).toEqual([
      400,
      'INVALID_QUESTION',
    ])
    expect(asked).toEqual([])
  })

  test.each([
    ['169.254.169.254'],
    ['127.0.0.1'],
    ['10.1.2.3'],
    ['172.20.0.1'],
    ['192.168.1.1'],
    ['100.64.0.1'],
    ['0.0.0.0'],
    ['224.0.0.1'],
    ['::1'],
    ['::'],
    ['fe80::1'],
    ['fd00::1'],
    ['ff02::1'],
    ['::ffff:10.0.0.1'],
    ['64:ff9b::a9fe:a9fe'],
    ['2002:a9fe:a9fe::1'],
    ['2001:db8::1'],
    ['nonsense'],
  ])('[E-F-24] a listed host at %s is not asked', async (address) => {
    expect(isPublicAddress(address)).toBe(false)
    const { resized, asked } = await serveImages({
      resolve: async () => Promise.resolve([address]),
    })
    expect((await resized('https://img.example/a.png')).status).toBe(502)
    const mixed = await serveImages({
      resolve: async () => Promise.resolve(['93.184.216.34', address]),
    })
    expect((await mixed.resized('https://img.example/a.png')).status).toBe(502)
    expect([...asked, ...mixed.asked]).toEqual([])
  })

  test('[E-F-24] public addresses are', () => {
    expect(['93.184.216.34', '1.1.1.1', '2606:4700::1111'].map(isPublicAddress)).toEqual([
      true,
      true,
      true,
    ])
  })

  test('[E-F-24] a host that is somewhere else the second time is asked where it was the first time', async () => {
    const answers = [['93.184.216.34'], ['127.0.0.1']]
    const { resized, asked } = await serveImages({
      resolve: async () => Promise.resolve(answers.shift() ?? ['127.0.0.1']),
    })
    expect((await resized('https://img.example/a.png')).status).toBe(200)
    expect(asked).toEqual(['https://img.example/a.png at 93.184.216.34'])
    expect((await resized('https://img.example/b.png')).status).toBe(502)
    expect(asked).toHaveLength(1)
  })

  test.each([
    ['a redirection', { status: 302, type: 'image/png', bytes: png }],
    ['no picture', { status: 200, type: 'text/html', bytes: png }],
    [
      'a drawing',
      {
        status: 200,
        type: 'image/svg+xml',
        bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      },
    ],
    [
      'a page that says it is a picture',
      { status: 200, type: 'image/png', bytes: Buffer.from('<html></html>') },
    ],
    ['half a picture', { status: 200, type: 'image/png', bytes: png.subarray(0, 60) }],
    ['a fault', { status: 500, type: 'image/png', bytes: png }],
    ['nothing', { status: 200, type: 'image/png', bytes: Buffer.alloc(0) }],
    [
      'too much',
      {
        status: 200,
        type: 'image/png',
        bytes: Buffer.concat([png, Buffer.alloc(10 * 1024 * 1024)]),
      },
    ],
  ])('[E-F-24] %s is no picture', async (_, answer) => {
    const { resized } = await serveImages({ get: async () => Promise.resolve(answer) })
    expect((await resized('https://img.example/a.png')).status).toBe(502)
  })

  test('[E-F-24] a picture of more than 25 million dots is not unpacked', async () => {
    const bomb = await sharp({
      create: { width: 6000, height: 5000, channels: 3, background: 'white' },
    })
      .png({ compressionLevel: 9 })
      .toBuffer()
    const { resized } = await serveImages({
      get: async () => Promise.resolve({ ...good, bytes: bomb }),
    })
    expect((await resized('https://img.example/a.png')).status).toBe(502)
  })

  test('[E-F-67] few sizes are made: what is asked for is moved up to the next of a list', async () => {
    const { asked, resized } = await serveImages()
    const url = 'https://img.example/a.png'
    for (let width = 201; width <= 320; width += 1) {
      const answer = await resized(url, {
        width: String(width),
        quality: String(86 + (width % 15)),
      })
      expect(await widthOf(answer)).toBe(320)
    }
    expect(asked).toHaveLength(1)
  })

  test('[E-F-67] a source without a picture is not asked again for a minute', async () => {
    let calls = 0
    let elapsed = 0
    const { resized } = await serveImages(
      { get: async () => Promise.resolve(((calls += 1), { ...good, status: 404 })) },
      { elapsed: () => elapsed },
    )
    const url = 'https://img.example/a.png'
    for (const width of ['100', '320', '640'])
      expect((await resized(url, { width })).status).toBe(502)
    expect(calls).toBe(1)
    elapsed = 60_000
    expect((await resized(url)).status).toBe(502)
    expect(calls).toBe(2)
  })

  test('[E-F-67] where too many wait the answer is not now, and says nothing of the source', async () => {
    const { asked, resized } = await serveImages(
      {},
      { inTurn: () => Promise.resolve({ _tag: 'Left', left: 'busy' }) },
    )
    const answer = await resized('https://img.example/a.png')
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2'])
    expect(await answer.json()).toMatchObject({ code: 'UNAVAILABLE' })
    expect(asked).toEqual([])
  })

  test('[F-API-40] [E-F-67] a drawing of our own in 3840 is as wide as it was drawn', async () => {
    const { resized } = await serveImages()
    const own = '/api/forms-backend/v1/vehicles/image?imageId=small-suv-moss-side'
    const answer = await resized(own, { width: '9000' })
    expect(answer.status).toBe(200)
    expect(await widthOf(answer)).toBeLessThanOrEqual(1600)
  }, 30_000)

  test.each([
    { width: '0' },
    { width: '-1' },
    { width: 'x' },
    { quality: 'NaN' },
    { width: '1e9' },
  ])('[F-API-40] %j is no size', async (more) => {
    const { resized } = await serveImages()
    expect((await resized('https://img.example/a.png', more)).status).toBe(400)
  })
})

describe('hostile questions', () => {
  const HOSTILE = [
    '__proto__',
    'constructor',
    "' or 1=1 --",
    '"; drop table lead; --',
    '../../etc/passwd',
    '%2e%2e%2f',
    '%',
    '%E0%A4%A',
    '\u0000',
    '\ud800',
    '<script>alert(1)</script>',
    '${7*7}',
    '-1',
    '1e309',
    'NaN',
    'x'.repeat(5000),
    '(a+)+$',
    '\u202e',
  ]
  const LEAKS = / at \S+ \(|node_modules|SQLITE|libsql|from form_version|\/work\/|alert\(1\)/

  test('[E-F-27] no parameter of any call breaks the service, and no answer tells of its inside', async () => {
    const base = await serve()
    const versions = createVersionKeeper(base.opened.database, () => base.opened.clock.at)
    const own = await serve({
      versions,
      maintenanceToken: 'm'.repeat(32),
      imageHosts: ['img.example'],
    })
    const on = { Authorization: `Bearer ${'m'.repeat(32)}` }
    const bad: string[] = []
    for (const [name, endpoint] of Object.entries<Endpoint<unknown>>(FORMS_CALLS)) {
      if (name === 'openapi' || name === 'submitRequest') continue
      for (const hostile of HOSTILE) {
        const values = Object.fromEntries(endpoint.parameters.map((one) => [one, hostile]))
        const path = endpoint.path.replace('{code}', 'GB001').replace('{site}', 'uk')
        const query = new URLSearchParams(values).toString()
        const raw = endpoint.path.replaceAll(/\{\w+\}/g, () => Buffer.from(hostile).toString())
        for (const address of [`${path}?${query}`, raw]) {
          const answer = await own.app.request(encodeURI(address).replaceAll('%25', '%'), {
            method: endpoint.method,
            headers: on,
          })
          const text =
            answer.headers.get('Content-Type')?.startsWith('image/') === true
              ? ''
              : await answer.text()
          if (answer.status >= 500 || LEAKS.test(text))
            bad.push(`${name} ${answer.status} ${hostile.slice(0, 20)}`)
        }
      }
    }
    expect(bad).toEqual([])
  })

  test('[E-F-27] no field of a lead does either', async () => {
    const own = await serve()
    const statuses = new Set<number>()
    for (const hostile of HOSTILE) {
      for (const name of [
        'firstName',
        'email',
        'mobilePhone',
        'purpose',
        'campaignCode',
        'retailerId',
        'currentUrl',
        'origin',
        'marketId',
        'description',
      ]) {
        // Each is a lead of its own: cleaned, two hostile texts may be the same.
        const additionalInfo = `${name} ${HOSTILE.indexOf(hostile)}`
        const answer = await post(own, goodBody({ additionalInfo, [name]: hostile }))
        statuses.add(answer.status)
        expect(await answer.text()).not.toMatch(LEAKS)
      }
    }
    expect([...statuses].toSorted()).toEqual([201, 400])
  })
})
