import { Hono } from 'hono'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { either as E } from 'fp-ts'
import { FORMS_CALLS } from '@evkit/engine/forms'
import type { FormsCall } from '@evkit/engine/internal/forms'
import { writeAddress } from '@evkit/engine/shared'
import { NODE_PORTS } from '../leads/ports.js'
import { readRetention } from '../leads/retention.js'
import { createService } from '../service/app.js'
import { openForms } from '../service/forms/open-forms.js'
import { readFormsSettings } from '../service/forms/settings.js'
import { writeLogLine, type ServerEvent } from '../service/log.js'
import { createMetrics } from '../service/metrics.js'
import { watchRequests } from '../service/requests.js'
import {
  askBody,
  data,
  goodBody,
  HEADERS,
  key,
  ORIGIN,
  post,
  solveCheck,
  WIDE_LIMITS,
} from './forms-kit.js'
import { newFolder, openPlace } from './leads-kit.js'

const HOME = '/home/nobody'
const KEY = 'k'.repeat(32)

describe('settings', () => {
  const read = (environment: Readonly<Record<string, string>> = {}) =>
    readFormsSettings(environment, HOME)

  test('[F-ROUTE-29] without any: production, work of our own, this folder, nothing open', () => {
    expect(read()).toEqual({
      _tag: 'Right',
      right: {
        folder: '/home/nobody/.local/share/evkit',
        place: { kind: 'folder', folder: '/home/nobody/.local/share/evkit' },
        receiver: { _tag: 'None' },
        isProduction: true,
        origins: [],
        guests: [],
        proxies: 0,
        botCheck: { kind: 'proof-of-work', key: '' },
        areLimitsOff: false,
        maintenanceToken: '',
        imageHosts: [],
      },
    })
  })

  test('everything that can be set', () => {
    expect(
      read({
        EVKIT_ENVIRONMENT: 'qa',
        EVKIT_DATA_DIR: '/srv/leads',
        EVKIT_ORIGIN: 'https://www.example.org',
        EVKIT_FORMS_ORIGINS: 'https://a.example, https://b.example',
        EVKIT_PROXIES: '1',
        EVKIT_BOT_CHECK: 'recaptcha',
        EVKIT_RECAPTCHA_SITE_KEY: 'site',
        EVKIT_RECAPTCHA_SECRET: 'secret',
        EVKIT_RECAPTCHA_LOWEST_SCORE: '0.7',
        EVKIT_MAINTENANCE_TOKEN: KEY,
        EVKIT_IMAGE_HOSTS: 'img.example',
        EVKIT_FORMS_LIMITS: 'off',
        EVKIT_UNSEEN_LEADS: '30',
      }),
    ).toMatchObject({
      right: {
        isProduction: false,
        folder: '/srv/leads',
        origins: ['https://www.example.org', 'https://a.example', 'https://b.example'],
        proxies: 1,
        botCheck: { kind: 'recaptcha', siteKey: 'site', secret: 'secret', lowestScore: 0.7 },
        maintenanceToken: KEY,
        imageHosts: ['img.example'],
        areLimitsOff: true,
        unseenLeads: 30,
      },
    })
  })

  test.each(['0', '-3', '1.5', 'many', '1000000', ' 5'])(
    '[E-F-60] %j is no number of leads an hour',
    (unseen) => {
      expect(read({ EVKIT_UNSEEN_LEADS: unseen })).toEqual({
        _tag: 'Left',
        left: ['EVKIT_UNSEEN_LEADS is a whole number of leads an hour, from 1 to 999999'],
      })
    },
  )

  test.each([
    [{ EVKIT_ENVIRONMENT: 'Production!' }, 'EVKIT_ENVIRONMENT is a word such as prod, qa or dev'],
    [
      { EVKIT_FORMS_ORIGINS: 'a.example' },
      'EVKIT_FORMS_ORIGINS lists origins such as https://www.example.org',
    ],
    [
      { EVKIT_FORMS_LIMITS: 'off' },
      'EVKIT_FORMS_LIMITS is off, where EVKIT_ENVIRONMENT is not prod',
    ],
    [{ EVKIT_PROXIES: 'many' }, 'EVKIT_PROXIES is the number of proxies before the service, to 9'],
    [{ EVKIT_BOT_CHECK: 'hope' }, 'EVKIT_BOT_CHECK is proof-of-work, recaptcha or none'],
    [
      { EVKIT_BOT_CHECK: 'none' },
      'EVKIT_BOT_CHECK=none needs an EVKIT_ENVIRONMENT other than prod',
    ],
    [
      { EVKIT_BOT_CHECK: 'recaptcha' },
      'EVKIT_BOT_CHECK=recaptcha needs EVKIT_RECAPTCHA_SITE_KEY and EVKIT_RECAPTCHA_SECRET',
    ],
    [{ EVKIT_BOT_CHECK_KEY: 'short' }, 'EVKIT_BOT_CHECK_KEY has at least 32 characters'],
    [{ EVKIT_MAINTENANCE_TOKEN: 'short' }, 'EVKIT_MAINTENANCE_TOKEN has at least 32 characters'],
    [{ EVKIT_IMAGE_HOSTS: 'https://img.example' }, 'EVKIT_IMAGE_HOSTS lists names of hosts'],
    [{ EVKIT_DATA_DIR: 'leads' }, 'EVKIT_DATA_DIR is the whole path of a folder'],
  ])('%j is told', (environment, text) => {
    expect(read(environment as Readonly<Record<string, string>>)).toEqual({
      _tag: 'Left',
      left: [text],
    })
  })
})

const rules = readRetention(new URL('../', import.meta.url))
if (E.isLeft(rules)) throw new Error(rules.left.join())
const duties = { markets: data.forms.markets, rules: rules.right }

const open = async (
  environment: Readonly<Record<string, string>>,
  send: typeof fetch = async () => Promise.resolve(new Response('', { status: 200 })),
) => {
  const settings = readFormsSettings({ EVKIT_ENVIRONMENT: 'qa', ...environment }, HOME)
  if (E.isLeft(settings)) throw new Error(settings.left.join())
  return openForms(settings.right, duties, { ...NODE_PORTS, fetch: send })
}

const start = async (environment: Readonly<Record<string, string>>, send?: typeof fetch) => {
  const forms = await open(environment, send)
  if (E.isLeft(forms)) throw new Error(forms.left.join())
  const app = createService(data, {
    isPreviewOpen: false,
    writeMetrics: forms.right.writeMetrics,
    forms: { ...forms.right.options, origins: [ORIGIN], limits: WIDE_LIMITS },
  })
  return { app, forms: forms.right }
}

const until = async (isDone: () => boolean): Promise<void> => {
  for (let tries = 0; !isDone() && tries < 500; tries += 1) await NODE_PORTS.wait(20)
}

describe('what stands behind the forms', () => {
  test('[E-F-12] [E-F-43] a lead is accepted, delivered with its id, and counted', async () => {
    const received: unknown[] = []
    const { app, forms } = await start(
      { EVKIT_DATA_DIR: newFolder(), EVKIT_LEADS_WEBHOOK: 'https://receiver.example/leads' },
      async (url, init) => {
        received.push([url, JSON.parse(init?.body as string)])
        return Promise.resolve(new Response('', { status: 200 }))
      },
    )
    const answer = await post({ app }, goodBody(), key(1))
    const { leadId } = (await answer.json()) as { leadId: string }
    await until(() => received.length > 0)
    expect(received).toEqual([
      ['https://receiver.example/leads', expect.objectContaining({ leadId, site: 'uk' })],
    ])
    await NODE_PORTS.wait(100)
    const text = await (await app.request('/metrics')).text()
    expect(text).toContain('leads_accepted_total{market="uk",purpose="CONTACT_REQUEST"} 1')
    expect(text).toContain('# TYPE leads_accepted_total counter\n')
    expect(text).toContain('# TYPE leads_stored gauge\n')
    expect(text).toContain('leads_stored{state="delivered"} 1')
    await forms.stop()
  })

  test('stopped, it answers what has come and takes no more; started again, it knows the lead', async () => {
    const environment = { EVKIT_DATA_DIR: newFolder() }
    const first = await start(environment)
    const came = Promise.all(
      Array.from({ length: 10 }, async (_, at) => post(first, goodBody(), key(at))),
    )
    await NODE_PORTS.wait(50)
    await first.forms.stop()
    expect((await came).map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 201))
    expect((await post(first, goodBody(), key(11))).status).toBe(503)
    const second = await start(environment)
    expect((await post(second, goodBody(), key(1))).status).toBe(200)
    await second.forms.stop()
  })

  test('[E-F-49] documents are kept in versions when it starts, and only when they have changed', async () => {
    const environment = { EVKIT_DATA_DIR: newFolder() }
    for (let times = 0; times < 2; times += 1) {
      const { forms } = await start(environment)
      expect(await forms.options.versions?.list('uk', 'translation')).toHaveLength(1)
      await forms.stop()
    }
  })

  test('[E-F-20] limits hold, and can be switched off outside production', async () => {
    const count = async (environment: Readonly<Record<string, string>>): Promise<number> => {
      const forms = await open({ EVKIT_DATA_DIR: newFolder(), ...environment })
      if (E.isLeft(forms)) throw new Error(forms.left.join())
      const app = createService(data, {
        isPreviewOpen: false,
        forms: { ...forms.right.options, origins: [ORIGIN], findCaller: () => '192.0.2.1' },
      })
      const answers: Response[] = []
      for (let at = 0; at < 12; at += 1) answers.push(await post({ app }, goodBody(), key(at)))
      await forms.right.stop()
      return answers.filter(({ status }) => status === 201).length
    }
    expect(await count({})).toBe(5)
    expect(await count({ EVKIT_FORMS_LIMITS: 'off' })).toBe(12)
  })

  test.each([
    [{}, undefined],
    [{ EVKIT_UNSEEN_LEADS: '30' }, 30],
    [{ EVKIT_UNSEEN_LEADS: '30', EVKIT_FORMS_LIMITS: 'off' }, undefined],
  ])(
    '[E-F-60] with %j a market may have %s leads an hour unseen',
    async (environment, expected) => {
      const forms = await open({ EVKIT_DATA_DIR: newFolder(), ...environment })
      if (E.isLeft(forms)) throw new Error(forms.left.join())
      expect(forms.right.options.unseenLeads).toBe(expected)
      await forms.right.stop()
    },
  )

  const challengeOf = async ({ forms }: Awaited<ReturnType<typeof start>>): Promise<string> => {
    const { botCheck } = forms.options
    if (botCheck === undefined) throw new Error('no check')
    return solveCheck(botCheck)
  }

  test('[E-F-64] the key of the bot check is made once: work from before a restart counts, and so does that of a process beside', async () => {
    const environment = { EVKIT_DATA_DIR: newFolder() }
    const first = await start(environment)
    const tokens = [await challengeOf(first), await challengeOf(first)]
    const [second, third] = await Promise.all([start(environment), start(environment)])
    tokens.push(await challengeOf(second), await challengeOf(third))
    await first.forms.stop()
    for (const [at, token] of tokens.entries()) {
      const answer = await post(second, goodBody({ recaptchaResponse: token }), key(at))
      expect(answer.status).toBe(201)
    }
    await Promise.all([second.forms.stop(), third.forms.stop()])
  })

  test.each([
    ['empty', ''],
    ['short', 'abc'],
    ['one character short', 'k'.repeat(31)],
  ])('[E-F-64] a key that is %s is made anew, and forms can be sent', async (_, value) => {
    const folder = newFolder()
    const { forms } = await start({ EVKIT_DATA_DIR: folder })
    await forms.stop()
    const place = { kind: 'folder', folder } as const
    const cut = await openPlace(place)
    await cut.database.kysely.updateTable('secret').set({ value }).execute()
    await cut.store.close()
    const again = await start({ EVKIT_DATA_DIR: folder })
    const token = await challengeOf(again)
    expect((await post(again, goodBody({ recaptchaResponse: token }))).status).toBe(201)
    await again.forms.stop()
    const seen = await openPlace(place)
    const rows = await seen.database.kysely.selectFrom('secret').selectAll().execute()
    expect(rows.map(({ name }) => name)).toEqual(['bot-check', 'passes'])
    for (const row of rows) expect(row.value).toMatch(/^[\w-]{64}$/)
    await seen.store.close()
  })

  test('a folder that is none is told, and nothing starts', async () => {
    const folder = newFolder()
    writeFileSync(join(folder, 'file'), '')
    const found = await open({ EVKIT_DATA_DIR: join(folder, 'file') })
    expect(found).toMatchObject({ _tag: 'Left' })
  })
})

describe('what is written down', () => {
  const MARKS = {
    firstName: 'Markfirst',
    surName: 'Marksur',
    email: 'markmail@x.example',
    mobilePhone: '+447700900987',
    postalCode: 'SL6 4MK',
    description: 'Marknotes',
  }
  const words = [
    ...Object.values(MARKS),
    'markmail',
    '7700900987',
    'Markaddress',
    '198.51.100.77',
    '51.98765',
  ]

  test('[E-F-28] [E-F-43] a whole run leaves no trace of a visitor in log and figures', async () => {
    const lines: string[] = []
    const tell = (event: ServerEvent): void => {
      lines.push(writeLogLine(event, new Date(0)))
    }
    const metrics = createMetrics()
    const { forms } = await start({ EVKIT_DATA_DIR: newFolder() })
    const app = new Hono()
    let requests = 0
    app.use(
      watchRequests({
        now: () => 0,
        makeId: () => `request ${(requests += 1)}`,
        tell: (record) => {
          metrics.count(record)
          tell({ event: 'request', ...record })
        },
      }),
    )
    app.route(
      '/',
      createService(data, {
        isPreviewOpen: false,
        forms: { ...forms.options, origins: [ORIGIN], limits: WIDE_LIMITS },
        onFault: (fault) => {
          tell({ event: 'fault', ...fault })
        },
      }),
    )
    const operation = '3f2c1d58-6a0e-4a6e-9a52-0f8f5c8f4b11'
    const env = { incoming: { socket: { remoteAddress: '198.51.100.77' } } }
    const get = async (name: FormsCall, values: Readonly<Record<string, string>>) =>
      app.request(
        writeAddress(FORMS_CALLS[name], {
          site: 'uk',
          clientId: MARKS.email,
          code: 'x',
          ...values,
        }),
        { headers: { 'operation-id': MARKS.email, 'analytics-id': 'Markfirst' } },
        env,
      )
    const asked: Response[] = []
    await get('validateEmail', { userEmail: MARKS.email })
    await get('validatePhone', { phoneNumber: MARKS.mobilePhone })
    for (const [name, question] of [
      ['validateEmailBody', { userEmail: MARKS.email }],
      ['validatePhoneBody', { phoneNumber: MARKS.mobilePhone }],
      ['validatePhoneBody', { phoneNumber: [MARKS.mobilePhone] }],
    ] as const) {
      asked.push(await askBody({ app }, name, question, { 'operation-id': MARKS.email }))
    }
    await get('searchAddress', { address: 'Markaddress' })
    await get('dealersByAddress', { address: 'Markaddress', limit: 'x' })
    await get('dealersByCoordinates', { latitude: '51.98765', longitude: '-0.7' })
    await get('dealersByZipCode', { zipCode: MARKS.postalCode })
    await get('consumerData', { id: MARKS.surName })
    await get('configuration', { purpose: MARKS.firstName })
    await get('dealerById', { code: MARKS.email })
    const send = async (body: unknown, headers: Readonly<Record<string, string>> = {}) =>
      app.request(
        writeAddress(FORMS_CALLS.submitRequest, { site: 'uk', clientId: 'x' }),
        {
          method: 'POST',
          headers: { ...HEADERS, 'operation-id': operation, ...headers },
          body: typeof body === 'string' ? body : JSON.stringify(body),
        },
        env,
      )
    const answers = [
      await send(goodBody(MARKS)),
      await send(goodBody(MARKS)),
      await send(goodBody({ ...MARKS, email: 'markmail' })),
      await send(goodBody({ ...MARKS, purpose: MARKS.firstName })),
      await send(`{"firstName":"${MARKS.firstName}"`),
      await send(goodBody(MARKS), { Origin: `https://${MARKS.firstName}.example` }),
      await send(goodBody(MARKS), { 'Idempotency-Key': MARKS.email }),
    ]
    expect(asked.map(({ status }) => status)).toEqual([200, 200, 400])
    expect(answers.map(({ status }) => status)).toEqual([201, 200, 400, 400, 400, 403, 400])
    await forms.stop()
    answers.push(await send(goodBody(MARKS)))
    expect(answers.at(-1)?.status).toBe(503)
    answers.push(...asked)
    const written = [
      ...lines,
      metrics.write(),
      await forms.writeMetrics(),
      ...(await Promise.all(answers.map(async (one) => one.text()))),
    ].join('\n')
    expect(words.filter((word) => written.toLowerCase().includes(word.toLowerCase()))).toEqual([])
    expect(JSON.parse(lines.find((line) => line.includes('"status":201')) ?? '{}')).toMatchObject({
      event: 'request',
      method: 'POST',
      route: '/api/forms-backend/v1/:site/request',
      operation,
      market: 'uk',
      purpose: 'CONTACT_REQUEST',
    })
  })
})
