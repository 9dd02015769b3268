// The calls of the forms on a database of several processes.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'
import { either as E } from 'fp-ts'
import { NODE_PORTS } from '../leads/ports.js'
import { readRetention } from '../leads/retention.js'
import { forgetFullBuckets, takeSharedToken } from '../leads/shared-levels.js'
import { createService } from '../service/app.js'
import type { FormsOptions } from '../service/forms/mount.js'
import { openForms } from '../service/forms/open-forms.js'
import { readFormsSettings } from '../service/forms/settings.js'
import {
  ask,
  data,
  goodBody,
  key,
  ORIGIN,
  post,
  readJson,
  solveCheck,
  WIDE_LIMITS,
  type Accepted,
} from './forms-kit.js'
import { newFolder, openPlace } from './leads-kit.js'
import { startPostgres, type Postgres } from './leads-postgres.js'

const server = startPostgres()

const rules = readRetention(new URL('../', import.meta.url))
const LONG_MS = 60_000

// Where there is none, the run of all tests counts these as skipped, by the name of the group.
describe.skipIf(server === undefined)('on PostgreSQL', () => {
  const postgres: Postgres = server!
  afterAll(() => {
    postgres.stop()
  })

  const seeDatabase = async () => {
    const opened = await openPlace({ kind: 'postgres', url: postgres.url })
    return { database: opened.database, kysely: opened.database.kysely }
  }

  const start = async (changes: FormsOptions = {}, botKey = 'k'.repeat(32)) => {
    const settings = readFormsSettings(
      {
        DATABASE_URL: postgres.url,
        EVKIT_DATA_DIR: newFolder(),
        EVKIT_ENVIRONMENT: 'qa',
        EVKIT_BOT_CHECK_KEY: botKey,
      },
      '/home/nobody',
    )
    if (E.isLeft(settings) || E.isLeft(rules)) throw new Error('wrong settings')
    const duties = { markets: data.forms.markets, rules: rules.right }
    const forms = await openForms(settings.right, duties, NODE_PORTS)
    if (E.isLeft(forms)) throw new Error(forms.left.join())
    const app = createService(data, {
      isPreviewOpen: false,
      forms: {
        ...forms.right.options,
        origins: [ORIGIN],
        limits: WIDE_LIMITS,
        findCaller: (context) => context.req.header('test-caller'),
        ...changes,
      },
    })
    return { app, forms: forms.right }
  }

  test(
    '[E-F-10] 50 equal leads to two services are one lead, and whoever asks again hears of it',
    async () => {
      const services = [await start(), await start()] as const
      const send = async (at: number) => post(services[at % 2 === 0 ? 0 : 1], goodBody(), key(1))
      const answers = await Promise.all(Array.from({ length: 50 }, async (_, at) => send(at)))
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
      expect(answers.filter(({ status }) => ![200, 201, 409].includes(status))).toEqual([])
      expect(answers.filter(({ status }) => status === 409).length).toBeGreaterThanOrEqual(48)
      answers.push(await send(0), await send(1))
      const done = answers.filter(({ ok }) => ok)
      const bodies = await Promise.all(done.map(async (one) => readJson<Accepted>(one)))
      expect(new Set(bodies.map(({ leadId }) => leadId)).size).toBe(1)
      const other = await post(services[1], goodBody({ firstName: 'Bea' }), key(1))
      expect(other.status).toBe(422)
      for (const { forms } of services) await forms.stop()
    },
    LONG_MS,
  )

  test(
    '[E-F-62] limits count together: of six leads of one address over two services five are taken',
    async () => {
      const perHour = 1
      const limits = { ...WIDE_LIMITS, submissions: { burst: 5, perHour } }
      const services = [await start({ limits }), await start({ limits })] as const
      const from = { 'test-caller': '203.0.113.5' }
      const send = async (at: number, more: Readonly<Record<string, string>> = from) =>
        post(services[at % 2 === 0 ? 0 : 1], goodBody(), { ...key(100 + at), ...more })
      const begun = performance.now()
      const answers: Response[] = []
      for (let at = 0; at < 6; at += 1) answers.push(await send(at))
      const taken = Math.ceil((performance.now() - begun) / 1000)
      expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 429])
      const wait = Number(answers[5]?.headers.get('Retry-After'))
      expect(wait).toBeLessThanOrEqual(3600 / perHour)
      expect(wait).toBeGreaterThanOrEqual(3600 / perHour - taken)
      expect((await send(7, { 'test-caller': '203.0.113.6' })).status).toBe(201)
      const { kysely } = await seeDatabase()
      const names = await kysely.selectFrom('limit_level').select('name').execute()
      expect(names.length).toBeGreaterThan(0)
      expect(JSON.stringify(names)).not.toMatch(/203\.0|ada@|CONTACT/)
      await kysely.destroy()
      for (const { forms } of services) await forms.stop()
    },
    LONG_MS,
  )

  test(
    '[E-F-60] [E-F-62] budgets count together, and leads of one e-mail do',
    async () => {
      const limits = {
        ...WIDE_LIMITS,
        sameEmail: { burst: 6, perHour: 1 },
        leadsOfProvider: { burst: 3, perHour: 1 },
      }
      const services = [await start({ limits }), await start({ limits })] as const
      const ids: string[] = []
      for (let at = 0; at < 6; at += 1) {
        const answer = await post(
          services[at % 2 === 0 ? 0 : 1],
          goodBody({ email: 'b@x.example' }),
          {
            ...key(200 + at),
            'test-caller': `198.51.${at}.1`,
          },
        )
        ids.push((await readJson<Accepted>(answer)).leadId)
      }
      const { kysely } = await seeDatabase()
      const rows = await kysely
        .selectFrom('lead_outbox')
        .selectAll()
        .where('lead_id', 'in', ids)
        .execute()
      const stateOf = (id: string) => rows.find((row) => row.lead_id === id)?.state
      expect(ids.map(stateOf)).toEqual(['pending', 'pending', 'pending', 'held', 'held', 'held'])
      const refused = await post(services[1], goodBody({ email: 'B@x.example' }), key(300))
      expect(refused.status).toBe(429)
      await kysely.destroy()
      for (const { forms } of services) await forms.stop()
    },
    LONG_MS,
  )

  test(
    '[E-F-62] two services that start at once have one key: work given out by one counts at the other, once',
    async () => {
      const services = await Promise.all([start({}, ''), start({}, '')])
      const { botCheck } = services[0].forms.options
      if (botCheck === undefined) throw new Error('no check')
      const body = goodBody({ recaptchaResponse: await solveCheck(botCheck) })
      expect((await post(services[1], body, key(400))).status).toBe(201)
      expect((await post(services[0], body, key(401))).status).toBe(403)
      for (const { forms } of services) await forms.stop()
    },
    LONG_MS,
  )

  test('[E-F-62] a bucket is forgotten when it is full again, and not before', async () => {
    const { kysely, database } = await seeDatabase()
    const rules = { burst: 2, perHour: 3600, debt: 0 }
    const take = async (name: string) => takeSharedToken(database, { name, ...rules })
    const slow = async () =>
      takeSharedToken(database, { name: 'slow', burst: 1, perHour: 1, debt: 0 })
    expect(
      [await slow(), await take('fast'), await take('fast')].map(({ isGiven }) => isGiven),
    ).toEqual([true, true, true])
    expect((await slow()).isGiven).toBe(false)
    await kysely.updateTable('limit_level').set({ full_at: 0 }).where('name', '=', 'fast').execute()
    await forgetFullBuckets(database)
    const names = await kysely.selectFrom('limit_level').select('name').execute()
    expect(names.map(({ name }) => name)).toContain('slow')
    expect(names.map(({ name }) => name)).not.toContain('fast')
    await kysely.destroy()
  })

  test('[E-F-62] in the database a clock that stepped back brings nothing and takes nothing', async () => {
    const { kysely, database } = await seeDatabase()
    const take = async () =>
      takeSharedToken(database, { name: 'stepped', burst: 2, perHour: 20, debt: 0 })
    expect((await take()).isGiven).toBe(true)
    const later = Date.now() + 24 * 3_600_000
    await kysely
      .updateTable('limit_level')
      .set({ at: later })
      .where('name', '=', 'stepped')
      .execute()
    expect((await take()).isGiven).toBe(true)
    expect((await take()).isGiven).toBe(false)
    await kysely.destroy()
  })

  test(
    '[E-F-21] one token to two services at once is one lead',
    async () => {
      const services = [await start(), await start()] as const
      const { botCheck } = services[0].forms.options
      if (botCheck === undefined) throw new Error('no check')
      const body = goodBody({ recaptchaResponse: await solveCheck(botCheck) })
      const answers = await Promise.all(
        [0, 1].map(async (at) => post(services[at === 0 ? 0 : 1], body, key(10 + at))),
      )
      const statuses = answers.map(({ status }) => status)
      expect(statuses.toSorted()).toEqual([201, 403])
      const loser = statuses.indexOf(403)
      expect(await readJson(answers[loser]!)).toMatchObject({ code: 'BOT_CHECK' })
      for (const { forms } of services) await forms.stop()
    },
    LONG_MS,
  )

  test.each([
    ['CONTACT_REQUEST', {}],
    [
      'CBV_CALLBACK',
      { mobilePhone: '+447700900123', phoneValidation: 'EXTERNAL', contactSlots: ['AM'] },
    ],
    ['ACCESSORY_REQUEST', { description: 'A roof box' }],
    ['KEEP_ME_UPDATED', { fullName: 'Ada Byron', oneMarketingConsent: true }],
  ])(
    '[E-F-31] a lead of %s is exported by the command, beside the service',
    async (purpose, more) => {
      const own = await start()
      const answer = await post(own, goodBody({ purpose, ...more }))
      expect([answer.status, await answer.clone().text()]).toEqual([201, expect.any(String)])
      const { leadId } = await readJson<Accepted>(answer)
      const program = fileURLToPath(new URL('../cli/evkit.mjs', import.meta.url))
      const { stdout, stderr } = spawnSync(
        process.execPath,
        [program, 'leads', 'export', '--id', leadId],
        {
          encoding: 'utf8',
          env: { PATH: process.env['PATH'] ?? '', DATABASE_URL: postgres.url },
        },
      )
      expect(stderr).toBe('evkit: leads in the PostgreSQL of DATABASE_URL\n')
      expect(JSON.parse(stdout)).toMatchObject({ id: leadId, purpose, site: 'uk' })
      await own.forms.stop()
    },
    LONG_MS,
  )

  test(
    '[F-API-15] [F-API-16] versions and good copies',
    async () => {
      const own = await start()
      const purpose = { purpose: 'CONTACT_REQUEST' }
      expect((await ask(own, 'configurationGetFallback', purpose)).status).toBe(200)
      const { versions } = own.forms.options
      expect(await versions?.list('uk', 'marketconfiguration')).toHaveLength(1)
      await own.forms.stop()
    },
    LONG_MS,
  )
})
