// The calls of the forms on a database of several processes.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'
import { NODE_PORTS } from '../leads/ports.js'
import { readRetention } from '../leads/retention.js'
import { createService } from '../service/app.js'
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
import { newFolder } from './leads-kit.js'
import { startPostgres, type Postgres } from './leads-postgres.js'

const server = startPostgres()
// eslint-disable-next-line no-console -- who runs the tests has to know what they did not cover
if (typeof server === 'string') console.info(`The forms on PostgreSQL are skipped: ${server}`)

const rules = readRetention(new URL('../', import.meta.url))
const LONG_MS = 60_000

describe.skipIf(typeof server === 'string')('on PostgreSQL', () => {
  const postgres = server as Postgres
  afterAll(() => {
    postgres.stop()
  })

  const start = async () => {
    const settings = readFormsSettings(
      {
        DATABASE_URL: postgres.url,
        EVKIT_DATA_DIR: newFolder(),
        EVKIT_ENVIRONMENT: 'qa',
        EVKIT_BOT_CHECK_KEY: 'k'.repeat(32),
      },
      '/home/nobody',
    )
    if (settings._tag === 'Left' || rules._tag === 'Left') throw new Error('wrong settings')
    const duties = { markets: data.forms.markets, rules: rules.right }
    const forms = await openForms(settings.right, duties, NODE_PORTS)
    if (forms._tag === 'Left') throw new Error(forms.left.join())
    const app = createService(data, {
      isPreviewOpen: false,
      forms: { ...forms.right.options, origins: [ORIGIN], limits: WIDE_LIMITS },
    })
    return { app, forms: forms.right }
  }

  test(
    '[E-F-10] 50 equal leads to two services are one lead',
    async () => {
      const services = [await start(), await start()] as const
      const answers = await Promise.all(
        Array.from({ length: 50 }, async (_, at) =>
          post(services[at % 2 === 0 ? 0 : 1], goodBody(), key(1)),
        ),
      )
      const bodies = await Promise.all(answers.map(async (one) => readJson<Accepted>(one)))
      expect(new Set(bodies.map(({ leadId }) => leadId)).size).toBe(1)
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(49)
      const other = await post(services[1], goodBody({ firstName: 'Bea' }), key(1))
      expect(other.status).toBe(422)
      for (const { forms } of services) await forms.stop()
    },
    LONG_MS,
  )

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
      expect(stderr).toBe('')
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
