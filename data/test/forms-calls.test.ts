import { describe, expect, test } from 'vitest'
import { either as E } from 'fp-ts'
import { resolveFlags, FORMS_CALLS } from '@evkit/engine/forms'
import { FORMS_HEADERS, type FormsCall } from '@evkit/engine/internal/forms'
import { decodeWith, writeAddress, type Endpoint } from '@evkit/engine/shared'
import { createMaintenanceService } from '../service/app.js'
import { createVersionKeeper, listDocuments } from '../service/forms/versions.js'
import { describeCalls, writeDescription, type Schema } from '../service/forms/openapi.js'
import { readFileSync } from 'node:fs'
import { isOf } from './json-schema.js'
import {
  ask,
  askBody,
  data,
  goodBody,
  key,
  post,
  readJson,
  serve,
  type Served,
} from './forms-kit.js'

const TOKEN = 'a-token-of-at-least-thirty-two-characters'

const serveVersions = async (): Promise<Served> => {
  const base = await serve()
  const { database, clock } = base.opened
  const versions = createVersionKeeper(database, () => clock.at)
  await versions.keep(listDocuments(data.forms.markets))
  return serve({ versions, maintenanceToken: TOKEN })
}

const served = await serveVersions()
const ON = { Authorization: `Bearer ${TOKEN}` }

const refusalOf = async (answer: Response): Promise<string> =>
  (await readJson<{ readonly code: string }>(answer)).code

const tell = async (
  name: FormsCall,
  values: Readonly<Record<string, string>> = {},
  headers: Readonly<Record<string, string>> = {},
): Promise<unknown> => {
  const answer = await ask(served, name, values, headers)
  const body = await readJson<unknown>(answer)
  if (answer.status !== 200) throw new Error(`${answer.status} ${JSON.stringify(body)}`)
  const read = decodeWith<unknown>(FORMS_CALLS[name].reply, body)
  if (E.isLeft(read)) throw new Error(JSON.stringify(read.left))
  return body
}

const refusal = async (
  name: FormsCall,
  values: Readonly<Record<string, string>> = {},
): Promise<readonly [number, string]> => {
  const answer = await ask(served, name, values)
  const { code } = await readJson<{ readonly code: string }>(answer)
  return [answer.status, code]
}

interface Told {
  readonly dealerId: string
  readonly distanceToAddress: number
}

const ids = (retailers: unknown): readonly string[] =>
  (retailers as readonly Told[]).map(({ dealerId }) => dealerId)

describe('every call', () => {
  test('[F-API-01] [F-API-02] [F-API-46] has its path below the market, and says who asks', () => {
    const paths = Object.values(FORMS_CALLS).map((endpoint) =>
      writeAddress(endpoint, { site: 'uk', clientId: 'app7', code: 'GB/00 1' }),
    )
    expect(paths).toContain('/api/forms-backend/v1/uk/dealers/all?clientId=app7')
    expect(paths).toContain('/api/forms-backend/v1/uk/dealers/GB%2F00%201?clientId=app7')
    expect(
      paths.filter((path) => path.startsWith('/api/forms-backend') && !path.includes('clientId')),
    ).toEqual([])
    expect(
      paths.filter((path) => path.startsWith('/api/leads-forms') && path.includes('clientId')),
    ).toEqual([])
  })

  test('[F-API-03] gives the number of its operation back, when it is one', async () => {
    const number = '3f2c1d58-6a0e-4a6e-9a52-0f8f5c8f4b11'
    const echo = async (value: string) =>
      (await ask(served, 'dealersAll', {}, { [FORMS_HEADERS.operation]: value })).headers.get(
        FORMS_HEADERS.operation,
      )
    expect(await echo(number)).toBe(number)
    expect(await echo('ada@x.example')).toBeNull()
  })

  test('[F-API-06] [F-API-08] answers JSON; a refusal is a problem with a code', async () => {
    const good = await ask(served, 'dealersAll')
    expect(good.headers.get('Content-Type')).toBe('application/json; charset=utf-8')
    const bad = await ask(served, 'dealersAll', { site: 'atlantis' })
    expect(bad.headers.get('Content-Type')).toBe('application/problem+json; charset=utf-8')
    expect(await readJson(bad)).toMatchObject({ status: 404, code: 'UNKNOWN_MARKET' })
  })

  test('[F-ROUTE-02] a market is found in any letter case, and master is uk', async () => {
    expect(ids(await tell('dealersAll', { site: 'SE' }))[0]).toBe('SE001')
    expect(ids(await tell('dealersAll', { site: 'master' }))[0]).toBe('GB001')
  })

  test('names of prototypes are no markets, no purposes and no settings', async () => {
    for (const name of ['constructor', '__proto__', 'toString']) {
      expect(await refusal('dealersAll', { site: name })).toEqual([404, 'UNKNOWN_MARKET'])
      expect(await refusal('configuration', { purpose: name })).toEqual([400, 'UNKNOWN_PURPOSE'])
      expect(await tell('configurationExtract', { settings: name })).toEqual({})
    }
  })
})

const PURPOSE = { purpose: 'CONTACT_REQUEST' }

describe('configuration', () => {
  test('[F-API-11] of the market', async () => {
    expect(await tell('marketConfiguration', PURPOSE)).toMatchObject({
      insideSalesRetailer: { retailerId: 'GB-IS-1' },
      mainlandFilter: true,
    })
    expect(await refusal('marketConfiguration', { purpose: 'LOVE_LETTER' })).toEqual([
      400,
      'UNKNOWN_PURPOSE',
    ])
  })

  test('[F-API-12] [F-CFG-23] [F-CFG-24] everything of one purpose in one call', async () => {
    const body = (await tell('configuration', PURPOSE)) as Readonly<Record<string, object>>
    expect(Object.keys(body)).toEqual([
      'translations',
      'marketConfiguration',
      'flexFormConfigurations',
      'vehicleConfigurations',
    ])
    expect(Object.keys(body['flexFormConfigurations'] ?? {})).toEqual(['CONTACT_REQUEST'])
    expect(Object.keys(body['vehicleConfigurations'] ?? {})).toEqual(['CONTACT_REQUEST'])
    expect(await refusal('configuration')).toEqual([400, 'UNKNOWN_PURPOSE'])
  })

  test('[F-API-12] [E-B-73] its vehicles are in the version and the paint that are asked for, as far as they have them', async () => {
    const chosenIn = async (chosen: object): Promise<readonly unknown[]> => {
      const body = await tell('configuration', { ...PURPOSE, ...chosen })
      const { vehicleConfigurations } = body as {
        vehicleConfigurations: Record<string, { presentation: Record<string, unknown> }[]>
      }
      const vehicles = vehicleConfigurations['CONTACT_REQUEST'] ?? []
      return ['EX30', 'EX90'].map(
        (name) =>
          vehicles.find(({ presentation }) => presentation['title'] === name)?.presentation[
            'chosen'
          ],
      )
    }
    expect(await chosenIn({ version: 'SME', colour: 'moss' })).toEqual([
      'Single Motor Extended Range, Moss green',
      'Moss green',
    ])
    expect(await chosenIn({ version: 'XXL', colour: 'pink' })).toEqual([null, null])
    expect(await chosenIn({})).toEqual([undefined, undefined])
  })

  test('[F-API-13] named settings only', async () => {
    expect(await tell('configurationExtract', { settings: 'dynamicFeatures, nothing' })).toEqual({
      dynamicFeatures: { useDynamicCTA: true },
    })
  })

  test('[F-CFG-26] is asked for again only when it has changed', async () => {
    const first = await ask(served, 'configuration', PURPOSE)
    const tag = first.headers.get('ETag') ?? ''
    expect(first.headers.get('Cache-Control')).toBe(
      'public, max-age=60, stale-while-revalidate=600',
    )
    const again = await ask(served, 'configuration', PURPOSE, { 'If-None-Match': tag })
    expect([again.status, await again.text()]).toEqual([304, ''])
    const other = await ask(served, 'configuration', { ...PURPOSE, site: 'se' })
    expect(other.headers.get('ETag')).not.toBe(tag)
  })

  test('[F-API-23] the form of a purpose', async () => {
    expect(await tell('flexformByPurpose', { ...PURPOSE, site: 'tr' })).toMatchObject({
      kvkk: { field: 'kvkkOpt' },
    })
  })

  test('[F-API-27] [F-CFG-25] the texts of a market, its own before those of the language', async () => {
    expect(await tell('translationAll')).toMatchObject({ SubmitButton: 'Send' })
    expect(await tell('translationAll', { site: 'tr' })).toMatchObject({
      KvkkYes: 'Kabul ediyorum',
    })
  })

  test('[F-API-44] the texts of the overlay', async () => {
    expect(await tell('overlayTranslations', { site: 'se' })).toMatchObject({
      SubmitButton: 'Skicka',
    })
  })

  test('the conversational labels are Swedish only', () => {
    const speaking = data.forms.markets.filter(({ dictionary }) =>
      dictionary.has('conv.EmailLabel'),
    )
    expect(speaking.map(({ entry }) => entry.market)).toEqual(['se'])
    const [se] = speaking
    const { on } = resolveFlags(
      se?.configuration.features ?? [],
      se?.configuration.dynamicFeatures ?? [],
    )
    expect(on).toContain('ConversationalForm')
  })
})

describe('versions', () => {
  test('[F-API-16] [F-API-17] of the market, newest first, each to be read', async () => {
    const rows = (await tell('marketConfigurationHistory', {}, ON)) as readonly { id: number }[]
    expect(rows).toHaveLength(1)
    expect(
      await tell('marketConfigurationHistoryById', { id: String(rows[0]?.id) }, ON),
    ).toMatchObject({ mainlandFilter: true })
  })

  test('[F-API-24] [F-API-25] of the forms, by purpose', async () => {
    const rows = (await tell('flexformHistory', {}, ON)) as readonly {
      id: number
      purpose: string
    }[]
    expect(rows.map(({ purpose }) => purpose).sort()).toEqual([
      'ACCESSORY_REQUEST',
      'CBV_CALLBACK',
      'CONTACT_REQUEST',
      'KEEP_ME_UPDATED',
      'OFFER_REQUEST',
    ])
    expect(rows.map(({ id }) => id)).toEqual(rows.map(({ id }) => id).toSorted((a, b) => b - a))
    await tell('flexformHistoryById', { id: String(rows[0]?.id) }, ON)
  })

  test('[F-API-28] [F-API-29] of the texts', async () => {
    const rows = (await tell('translationHistory', {}, ON)) as readonly { id: number }[]
    expect(await tell('translationHistoryById', { id: String(rows[0]?.id) }, ON)).toMatchObject({
      SubmitButton: 'Send',
    })
  })

  test('a version of another market or kind is not found, nor one that is none', async () => {
    const [row] = (await tell('translationHistory', {}, ON)) as readonly { id: number }[]
    for (const id of [String(row?.id), '0', '-1', '1 or 1=1', '']) {
      const answer = await ask(served, 'flexformHistoryById', { id }, ON)
      expect(answer.status, id).toBe(404)
    }
  })

  test('[F-API-14] are kept when whoever runs the service asks, and nothing is kept twice', async () => {
    expect(await tell('configurationUpdateFallback', {}, ON)).toEqual({ updated: 0 })
  })

  test.each(['configurationUpdateFallback', 'configurationUpdateFallbackPost'] as const)(
    '[F-API-14] [D-F-53] %s keeps what is new, once, and is kept by nobody on its way',
    async (name) => {
      const base = await serve()
      const versions = createVersionKeeper(base.opened.database, () => base.opened.clock.at)
      const own = await serve({ versions, maintenanceToken: TOKEN })
      const first = await ask(own, name, {}, ON)
      expect([first.status, first.headers.get('cache-control')]).toEqual([200, 'no-store'])
      expect(await readJson<{ readonly updated: number }>(first)).not.toEqual({ updated: 0 })
      expect(await readJson(await ask(own, name, {}, ON))).toEqual({ updated: 0 })
    },
  )

  test('a changed document is a new version, and the last good copy', async () => {
    const { opened } = await serve()
    const keeper = createVersionKeeper(opened.database, () => opened.clock.at)
    const document = { site: 'uk', kind: 'translation' as const, purpose: '' }
    expect(await keeper.keep([{ ...document, document: { a: 'one' } }])).toBe(1)
    expect(await keeper.keep([{ ...document, document: { a: 'one' } }])).toBe(0)
    expect(await keeper.keep([{ ...document, document: { a: 'two' } }])).toBe(1)
    expect(await keeper.keep([{ ...document, document: { a: 'one' } }])).toBe(1)
    expect(await keeper.last(document)).toMatchObject({ value: { a: 'one' } })
    expect((await keeper.list('uk', 'translation')).map(({ id }) => id)).toEqual([3, 2, 1])
  })

  const GUARDED = [
    'configurationUpdateFallback',
    'configurationUpdateFallbackPost',
    'marketConfigurationHistory',
    'marketConfigurationHistoryById',
    'flexformHistory',
    'flexformHistoryById',
    'translationHistory',
    'translationHistoryById',
  ] as const

  test('[E-F-63] answer to the token only, wherever a request comes from: nothing is told, and nothing is kept', async () => {
    const keeper = createVersionKeeper(served.opened.database, () => served.opened.clock.at)
    const [before] = await keeper.list('uk', 'translation')
    const addresses = ['127.0.0.1', '::1', '::ffff:127.0.0.1', '198.51.100.7', undefined]
    for (const name of GUARDED) {
      const address = writeAddress(FORMS_CALLS[name], { site: 'uk', id: '1' })
      for (const remoteAddress of addresses) {
        const env = remoteAddress === undefined ? {} : { incoming: { socket: { remoteAddress } } }
        for (const headers of [
          {},
          { Authorization: '' },
          { Authorization: 'Bearer wrong' },
          { Authorization: `Bearer ${TOKEN.slice(0, -1)}` },
          { Authorization: `Basic ${TOKEN}` },
          { Host: 'localhost', 'X-Real-IP': '127.0.0.1' },
        ]) {
          const { method } = FORMS_CALLS[name]
          const answer = await served.app.request(address, { method, headers }, env)
          expect([answer.status, answer.headers.get('WWW-Authenticate')], name).toEqual([
            401,
            'Bearer',
          ])
        }
      }
    }
    expect((await keeper.list('uk', 'translation'))[0]).toEqual(before)
  })

  test('[E-F-63] on a listener of their own they are there and nowhere else, and nothing else is there', async () => {
    const versions = createVersionKeeper(served.opened.database, () => served.opened.clock.at)
    const forms = { versions, maintenanceToken: TOKEN }
    const site = await serve({ ...forms, isMaintenanceApart: true })
    const writeMetrics = () => 'figures'
    const admin = {
      app: createMaintenanceService(data, { isPreviewOpen: false, forms, writeMetrics }),
    }
    for (const name of GUARDED) {
      const inside = await ask(admin, name, { id: '1' }, ON)
      expect(inside.ok || (await refusalOf(inside)) === 'NOT_FOUND', name).toBe(true)
      expect((await ask(admin, name, { id: '1' })).status, name).toBe(401)
      expect((await ask(site, name, { id: '1' }, ON)).status, name).toBe(404)
    }
    expect(await (await admin.app.request('/metrics')).text()).toBe('figures')
    expect((await admin.app.request('/readyz')).status).toBe(200)
    expect((await ask(admin, 'translationAll')).status).toBe(404)
    expect((await post(admin, goodBody())).status).toBe(404)
    expect((await ask(site, 'translationGetFallback')).status).toBe(200)
  })

  test('[E-F-63] without a token of the operator they are not there, whatever is sent', async () => {
    const base = await serve()
    const versions = createVersionKeeper(base.opened.database, () => base.opened.clock.at)
    const own = await serve({ versions })
    for (const name of GUARDED) {
      for (const headers of [{}, { Authorization: 'Bearer ' }, ON]) {
        const answer = await ask(own, name, { id: '1' }, headers)
        expect(answer.status, name).toBe(404)
      }
    }
    expect(await versions.list('uk', 'translation')).toEqual([])
  })

  test('[F-API-15] [F-API-26] [F-API-30] [F-API-37] the last good copies are open to all', async () => {
    expect(await tell('configurationGetFallback', PURPOSE)).toMatchObject({ translations: {} })
    expect(await tell('flexformGetFallback', PURPOSE)).toMatchObject({
      order: ['main', 'legal', 'submit'],
    })
    expect(await tell('translationGetFallback')).toMatchObject({ SubmitButton: 'Send' })
    expect(await tell('vehiclesGetFallback', { pno: '416xy2' })).toMatchObject({ modelKey: 'ex30' })
    expect(await refusal('vehiclesGetFallback', { pno: '000' })).toEqual([404, 'NOT_FOUND'])
  })
})

describe('retailers', () => {
  test('[F-API-18] all of them', async () => {
    expect(ids(await tell('dealersAll'))).toHaveLength(26)
  })

  test('[F-API-19] one by its id, which is unescaped once', async () => {
    expect(await tell('dealerById', { code: 'GB001' })).toMatchObject({ customRetailerId: 'C-9' })
    for (const code of ['GB/00 1', 'GB999', '../all', '%2e%2e', "' or 1=1"]) {
      expect(await refusal('dealerById', { code }), code).toEqual([404, 'NOT_FOUND'])
    }
  })

  test('[F-API-20] [F-RET-14] by distance from an address, a page at a time', async () => {
    const near = { address: '1 High Street, Maidenhead' }
    const first = (await tell('dealersByAddress', { ...near, limit: '4', offset: '0' })) as Told[]
    const second = await tell('dealersByAddress', { ...near, limit: '4', offset: '4' })
    expect(ids(first)[0]).toBe('GB001')
    expect(first).toHaveLength(4)
    const distances = first.map(({ distanceToAddress }) => distanceToAddress)
    expect(distances).toEqual(distances.toSorted((a, b) => a - b))
    expect(ids(second).some((id) => ids(first).includes(id))).toBe(false)
    expect(ids(await tell('dealersByAddress', { ...near, limit: '4', offset: '24' }))).toHaveLength(
      2,
    )
  })

  test('[F-CONST-01] a place without a retailer, an address nobody knows, a page there is not', async () => {
    expect(ids(await tell('dealersByAddress', { address: 'Windsor, UK' }))).toHaveLength(4)
    expect(await tell('dealersByAddress', { address: 'qqqq' })).toEqual([])
    for (const page of [{ limit: '-1' }, { limit: '51' }, { offset: 'x' }, { limit: '1e3' }]) {
      expect(await refusal('dealersByAddress', { address: 'London', ...page })).toEqual([
        400,
        'INVALID_QUESTION',
      ])
    }
  })

  test('[F-API-21] [F-RET-26] by distance from a postal code, all of them', async () => {
    const found = await tell('dealersByZipCode', { zipCode: 'sl64fl' })
    expect([ids(found)[0], ids(found).length]).toEqual(['GB001', 26])
    expect(ids(await tell('dealersByZipCode', { site: 'de', zipCode: '80339' }))[0]).toBe('DE003')
    expect(await tell('dealersByZipCode', { zipCode: 'ZZ99 9ZZ' })).toEqual([])
  })

  test('[F-API-22] [F-RET-18] by distance from a position', async () => {
    const found = await tell('dealersByCoordinates', { latitude: '51.5', longitude: '-0.72' })
    expect(ids(found)[0]).toBe('GB001')
    for (const bad of [
      { latitude: '91', longitude: '0' },
      { latitude: 'NaN', longitude: '0' },
      { latitude: '51.5' },
    ]) {
      expect(await refusal('dealersByCoordinates', bad)).toEqual([400, 'INVALID_QUESTION'])
    }
  })

  test('where somebody is, nobody keeps', async () => {
    const answer = await ask(served, 'dealersByAddress', { address: 'London' })
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
  })
})

describe('addresses', () => {
  const search = async (address: string, more: Readonly<Record<string, string>> = {}) =>
    (await tell('searchAddress', { address, ...more })) as readonly {
      readonly address: string
      readonly outOfBounds: boolean
      readonly id: string
    }[]

  test('[F-API-10] [F-ADDR-01] [F-ADDR-03] streets with the number that is typed', async () => {
    const [first] = await search('1 High St', { mainlandFilter: 'true' })
    expect(first).toEqual({
      address: '1 High Street, Maidenhead SL6 4FL',
      outOfBounds: false,
      id: 'uk-0-1',
    })
    expect((await search('Storgatan 12b', { site: 'se' }))[0]?.address).toBe(
      'Storgatan 12b, 111 20 Stockholm',
    )
  })

  test('[E-T-65] addresses are suggested as the country writes them', async () => {
    const first = async (site: string, text: string) => (await search(text, { site }))[0]?.address
    expect(await first('de', 'Hauptstr 7')).toBe('Hauptstraße 7, 10827 Berlin')
    expect(await first('us', '7 Main New York')).toBe('7 Main Street, New York 10001')
    expect(await first('ae', 'شارع التجربة 7')).toBe('شارع التجربة 7, دبي')
  })

  test('[F-ADDR-09] off the mainland: with the filter not told, without it out of bounds', async () => {
    const town = 'Harbour Road Stornoway'
    const streets = (found: Awaited<ReturnType<typeof search>>) =>
      found.filter(({ id }) => id.startsWith('uk-'))
    expect(streets(await search(town, { mainlandFilter: 'true' }))).toEqual([])
    expect(streets(await search(town))).toMatchObject([{ outOfBounds: true }])
  })

  test('[F-ADDR-04] another provider makes no difference here; no text has no addresses', async () => {
    expect(await search('High', { useLoqate: 'true' })).toEqual(await search('High'))
    for (const text of ['', ' ', '<script>', 'x'.repeat(3000)])
      expect(await search(text)).toEqual([])
  })

  test('[F-API-42] [F-RET-25] predictions stay in the country of the market, of the types asked for', async () => {
    const all = (await tell('predictions', { text: 'Ma' })) as readonly { text: string }[]
    expect(all.length).toBeGreaterThan(0)
    expect(all.every(({ text }) => !/Germany|Sweden/.test(text))).toBe(true)
    expect(await tell('predictions', { text: 'SL6', types: 'postal_code' })).toEqual([
      { id: 'zip-GB001', text: 'SL6 4FL', type: 'postal_code' },
    ])
    expect(await tell('predictions', { text: 'SL6', types: 'geocode' })).toEqual([])
    expect(await tell('predictions', { text: 'İstanbul', site: 'tr' })).toMatchObject([
      { text: 'İstanbul', type: 'geocode' },
    ])
  })
})

describe('validation', () => {
  // Each question is asked by address and in a body, and both answer the same.
  const tellBoth = async (
    [byAddress, inBody]:
      | readonly ['validateEmail', 'validateEmailBody']
      | readonly ['validatePhone', 'validatePhoneBody'],
    question: Readonly<Record<string, string>>,
    site = 'uk',
  ) => [
    await tell(byAddress, { ...question, site }),
    await readJson(await askBody(served, inBody, question, { site })),
  ]
  const EMAIL = ['validateEmail', 'validateEmailBody'] as const
  const PHONE = ['validatePhone', 'validatePhoneBody'] as const

  test.each([
    ['a@b', false],
    ['ada@x.example', true],
    ['', false],
    ['ada@x.example\nbcc: b@x.example', false],
    [`${'a'.repeat(250)}@x.example`, false],
  ])(
    '[F-API-31] [E-F-28] e-mail %j is %s, by address and in a body',
    async (userEmail, expected) => {
      expect(await tellBoth(EMAIL, { userEmail })).toEqual([expected, expected])
    },
  )

  test.each([
    ['+46701234567', 'uk', true],
    ['070-123 45 67', 'se', true],
    ['070-123 45 67', 'us', false],
    ['07700 900123', 'uk', true],
    ['12', 'uk', false],
    ['call me', 'uk', false],
    ['+4670', 'se', false],
  ])(
    '[F-API-32] [F-PHONE-06] [E-F-28] number %j in %s is %s, by address and in a body',
    async (phoneNumber, site, expected) => {
      expect(await tellBoth(PHONE, { phoneNumber }, site)).toEqual([expected, expected])
    },
  )

  test('numbers of stories are none in production', async () => {
    const production = await serve({ isProduction: true })
    const question = { phoneNumber: '07700 900123' }
    expect(await readJson(await ask(production, 'validatePhone', question))).toBe(false)
    expect(await readJson(await askBody(production, 'validatePhoneBody', question))).toBe(false)
  })

  test('[E-F-28] what is asked is kept by nobody', async () => {
    const question = { userEmail: 'ada@x.example', phoneNumber: '1' }
    const answers = [
      await ask(served, 'validateEmail', question),
      await ask(served, 'validatePhone', question),
      await askBody(served, 'validateEmailBody', question),
      await askBody(served, 'validatePhoneBody', question),
    ]
    for (const { headers } of answers) {
      expect(headers.get('Cache-Control')).toBe('no-store')
      expect(headers.get('ETag')).toBeNull()
    }
  })

  test.each([
    ['no JSON', '{', {}, 400, 'INVALID_BODY'],
    ['nothing', '', {}, 400, 'INVALID_BODY'],
    ['another question', { email: 'ada@x.example' }, {}, 400, 'INVALID_BODY'],
    ['a list', { userEmail: ['ada@x.example'] }, {}, 400, 'INVALID_BODY'],
    ['a form', 'userEmail=a', { 'Content-Type': 'text/plain' }, 415, 'NOT_JSON'],
    ['a long text', { userEmail: 'x'.repeat(5000) }, {}, 413, 'TOO_LARGE'],
    ['no market', { userEmail: 'a' }, { site: 'atlantis' }, 404, 'UNKNOWN_MARKET'],
  ])('[E-F-28] [E-F-27] %s is no question in a body', async (_, body, headers, status, code) => {
    const answer = await askBody(served, 'validateEmailBody', body, headers)
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    const text = await answer.text()
    expect([answer.status, (JSON.parse(text) as { code: string }).code]).toEqual([status, code])
    expect(text).not.toContain('ada@x')
  })

  test('[E-F-52] what is asked in a body is as described', () => {
    const paths = describeCalls()['paths'] as Readonly<
      Record<string, Readonly<Record<string, Schema>>>
    >
    for (const [name, good] of [
      ['validateEmailBody', { userEmail: 'a' }],
      ['validatePhoneBody', { phoneNumber: '1' }],
    ] as const) {
      const { requestBody } = paths[FORMS_CALLS[name].path]?.['post'] as {
        requestBody: { content: { 'application/json': { schema: Schema } } }
      }
      const { schema } = requestBody.content['application/json']
      expect([isOf(schema, good, describeCalls()), isOf(schema, {}, describeCalls())]).toEqual([
        true,
        false,
      ])
    }
  })
})

describe('vehicles', () => {
  test('[F-API-34] [F-VEH-01] those of a purpose', async () => {
    expect(await tell('vehicles', PURPOSE)).toHaveLength(6)
    expect(await refusal('vehicles')).toEqual([400, 'UNKNOWN_PURPOSE'])
  })

  test.each([
    ['416xy2', 'ex30'],
    ['416', 'ex30'],
    ['225WW4', 'ex40'],
  ])('[F-API-35] number %s is %s', async (pno, modelKey) => {
    expect(await tell('vehicleByPno', { pno })).toMatchObject({ modelKey })
  })

  test('[F-API-35] a number nobody has', async () => {
    for (const pno of ['999', '', ' ']) {
      expect(await refusal('vehicleByPno', { pno })).toEqual([404, 'NOT_FOUND'])
    }
  })

  test('[F-API-36] a picture by its id', async () => {
    const answer = await ask(served, 'vehicleImage', { imageId: 'small-suv-moss-side' })
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'image/svg+xml'])
    for (const imageId of ['', 'nope', '../secret', 'small-suv-moss-side.svg']) {
      expect(await refusal('vehicleImage', { imageId })).toEqual([404, 'NOT_FOUND'])
    }
  })
})

describe('visitors who are known', () => {
  const ID = '7d1f0c5e9a3b48d6b2e4f60718293a4b'

  test('[F-API-38] [F-PRE-05] by a personal link, for ten minutes', async () => {
    const fresh = await serve()
    const status = async (id: string) => (await ask(fresh, 'consumerData', { id })).status
    const answer = await ask(fresh, 'consumerData', { id: ID })
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    expect(await readJson(answer)).toMatchObject({ firstName: 'Ada', surName: 'Byron' })
    fresh.opened.clock.at = new Date(fresh.opened.clock.at.getTime() + 9 * 60_000)
    expect(await status(ID)).toBe(200)
    fresh.opened.clock.at = new Date(fresh.opened.clock.at.getTime() + 2 * 60_000)
    expect(await status(ID)).toBe(404)
  })

  test('what is over and what never was are answered alike', async () => {
    const fresh = await serve()
    await ask(fresh, 'consumerData', { id: ID })
    fresh.opened.clock.at = new Date(fresh.opened.clock.at.getTime() + 60 * 60_000)
    const over = await ask(fresh, 'consumerData', { id: ID })
    const never = await ask(fresh, 'consumerData', { id: '77' })
    expect([over.status, await over.text()]).toEqual([never.status, await never.text()])
  })

  test('in production no invented visitor is known, and ids cannot be guessed', async () => {
    const production = await serve({ isProduction: true })
    expect((await ask(production, 'consumerData', { id: ID })).status).toBe(404)
    for (const { id } of data.forms.consumers) expect(id).toMatch(/^[0-9a-f]{32}$/)
  })

  test('[F-API-39] nobody is signed in; other sites are not even told so', async () => {
    const from = (origin: string) => ask(served, 'profile', {}, { Origin: origin })
    const own = await from('https://x.example')
    expect([own.status, await own.text()]).toEqual([204, ''])
    expect(own.headers.get('Cache-Control')).toBe('no-store')
    expect((await from('https://evil.example')).status).toBe(403)
    expect((await ask(served, 'profile')).status).toBe(403)
  })
})

describe('the description of the calls', () => {
  const description = describeCalls()
  const paths = description['paths'] as Readonly<Record<string, Readonly<Record<string, Schema>>>>
  const schemaOf = (call: FormsCall): Schema => {
    const endpoint: Endpoint<unknown> = FORMS_CALLS[call]
    const operation = paths[endpoint.path]?.[endpoint.method.toLowerCase()] as {
      responses: { 200: { content: { 'application/json': { schema: Schema } } } }
    }
    return operation.responses[200].content['application/json'].schema
  }

  test('[E-F-52] has every call, and is the file', () => {
    const names = Object.values(paths).flatMap((calls) =>
      Object.values(calls).map((call) => call['operationId']),
    )
    expect(names.toSorted()).toEqual(Object.keys(FORMS_CALLS).toSorted())
    const file = new URL('../tables/forms-openapi.json', import.meta.url)
    expect(readFileSync(file, 'utf8')).toBe(writeDescription())
  })

  test('[E-F-52] is told by the service', async () => {
    expect(await tell('openapi')).toEqual(JSON.parse(writeDescription()))
  })

  test.each([
    ['searchAddress', { address: 'High' }],
    ['marketConfiguration', PURPOSE],
    ['configuration', PURPOSE],
    ['configurationExtract', { settings: 'features' }],
    ['configurationGetFallback', PURPOSE],
    ['dealersAll', {}],
    ['dealersByAddress', { address: 'London' }],
    ['dealersByZipCode', { zipCode: 'SL6 4FL' }],
    ['dealersByCoordinates', { latitude: '51.5', longitude: '-0.7' }],
    ['dealerById', { code: 'GB001' }],
    ['flexformByPurpose', PURPOSE],
    ['translationAll', {}],
    ['validateEmail', { userEmail: 'a@b.c' }],
    ['validatePhone', { phoneNumber: '1' }],
    ['vehicles', PURPOSE],
    ['vehicleByPno', { pno: '416' }],
    ['consumerData', { id: 'c2a94e7750d14f0e8b6d3f9a1e5c7b20' }],
    ['overlayTranslations', {}],
    ['predictions', { text: 'Ma' }],
    ['dialCodes', {}],
    ['botCheck', {}],
  ] as const)('[E-F-52] %s answers as described, on both ends', async (call, values) => {
    const body = await tell(call, values)
    expect(isOf(schemaOf(call), body, description)).toBe(true)
    // The check is one: what is no answer is told from it.
    if (!call.startsWith('validate')) expect(isOf(schemaOf(call), 7, description)).toBe(false)
  })

  test('[E-F-52] a lead and its answers are as described', async () => {
    const operation = paths[FORMS_CALLS.submitRequest.path]?.['post'] as {
      requestBody: { content: { 'application/json': { schema: Schema } } }
      responses: Readonly<Record<string, { content: Readonly<Record<string, { schema: Schema }>> }>>
    }
    const { schema } = operation.requestBody.content['application/json']
    expect(isOf(schema, goodBody(), description)).toBe(true)
    expect(isOf(schema, { ...goodBody(), business: 'no' }, description)).toBe(false)
    const good = await post(served, goodBody(), key(90))
    const accepted = operation.responses['201']?.content['application/json']?.schema ?? {}
    expect(isOf(accepted, await readJson(good), description)).toBe(true)
    const bad = await post(served, goodBody({ email: 'a@b' }))
    const refused =
      operation.responses['default']?.content['application/problem+json']?.schema ?? {}
    expect(isOf(refused, await readJson(bad), description)).toBe(true)
  })
})
