import { describe, expect, test } from 'vitest'
import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { either as E } from 'fp-ts'
import {
  FORMS_CALLS,
  readFormQuery,
  startLeadForm,
  toTrackingEntries,
  type LeadSubmission,
} from '@evkit/engine/forms'
import { assembleLead, resolveUtm, writeCanonicalLead } from '@evkit/engine/internal/forms'
import { toOfferForm } from '@evkit/engine/internal/blocks'
import { left, none, parseQuery, right, some, writeAddress } from '@evkit/engine/shared'
import type { FormsMarket } from '../content/forms-assemble.js'
import { createService } from '../service/app.js'
import type { LeadStore } from '../leads/lead-store.js'
import type { UnavailableReason } from '../leads/lead.types.js'
import { createCounters } from '../service/forms/counters.js'
import { fingerprintOf, readLeadBody } from '../service/forms/lead-body.js'
import { readReference, writeReference } from '../leads/reference.js'
import { tinyFormInput } from '@evkit/engine/testing'
import { tinyLead } from '@evkit/engine/internal/testing'
import type { BotVerdict } from '../service/forms/bot-check/bot-check.js'
import {
  ask,
  data,
  goodBody,
  HEADERS,
  key,
  ORIGIN,
  post,
  readAll,
  readJson,
  serve,
  serveOn,
  valueOf,
  WIDE_LIMITS,
  type Accepted,
  type Served,
} from './forms-kit.js'

interface Problem {
  readonly type: string
  readonly title: string
  readonly status: number
  readonly code: string
  readonly errors?: Readonly<Record<string, string>>
  readonly detail?: string
}

const refusal = async (answer: Response): Promise<readonly [number, string]> => [
  answer.status,
  (await readJson<Problem>(answer)).code,
]

const until = async (isDone: () => boolean): Promise<void> => {
  while (!isDone()) await new Promise(setImmediate)
}

// The service of one market, with the storage of another.
const serveMarket = ({ opened }: Served, market: FormsMarket) =>
  serveOn(opened, {}, { ...data, forms: { ...data.forms, findMarket: () => some(market) } })

const served = await serve()

describe('a lead', () => {
  test('[F-API-33] [F-SUB-56] [E-F-49] is accepted with its id, and is on the disk with the version of its form', async () => {
    const own = await serve()
    const answer = await post(own, goodBody(), key(1))
    const body = await readJson<Accepted>(answer)
    expect([answer.status, body.status]).toEqual([201, 'accepted'])
    const [lead] = await readAll(own)
    expect(lead).toMatchObject({
      id: body.leadId,
      site: 'uk',
      app: 'contact',
      purpose: 'CONTACT_REQUEST',
      delivery: 'pending',
      isTest: false,
    })
    expect(lead?.configVersion).toMatch(/^[\w-]{43}$/)
    expect(lead?.payload).not.toHaveProperty('recaptchaResponse')
  })

  test('[E-F-70] the answer names its reference, which finds it again; a replay names the same', async () => {
    const own = await serve()
    const answers = []
    for (const status of [201, 200]) {
      const answer = await post(own, goodBody(), key(1))
      expect(answer.status).toBe(status)
      answers.push(await readJson<Accepted>(answer))
    }
    const [first, again] = answers
    expect(again).toEqual(first)
    expect(some(first?.reference)).toEqual(writeReference(first?.leadId ?? ''))
    await post(own, { ...goodBody(), firstName: 'Bo' }, key(2))
    const text = valueOf(readReference(first?.reference ?? ''))
    const found = await own.opened.store.read({ kind: 'beginning', text }, '')
    expect(found).toMatchObject(right([{ id: first?.leadId }]))
  })

  test('[E-F-49] a flex form that changes between two leads: each names the version it was made with', async () => {
    const own = await serve()
    const [uk] = data.forms.markets
    const form = uk?.forms.get('CONTACT_REQUEST')
    if (uk === undefined || form === undefined) throw new Error('no such form')
    const document = { ...(form.document as object), changed: true }
    const forms = new Map([...uk.forms, ['CONTACT_REQUEST', { ...form, document }] as const])
    const sendTo = async (market: typeof uk, last: number) => {
      const { app } = serveMarket(own, market)
      const answer = await post({ app }, goodBody(), key(last))
      const { leadId } = await readJson<Accepted>(answer)
      const lead = (await readAll(own)).find(({ id }) => id === leadId)
      return lead?.configVersion
    }
    const first = await sendTo(uk, 1)
    const changed = await sendTo({ ...uk, forms }, 2)
    expect(await sendTo(uk, 3)).toBe(first)
    expect(changed).not.toBe(first)
    expect([first, changed]).toEqual([
      expect.stringMatching(/^[\w-]{43}$/),
      expect.stringMatching(/^[\w-]{43}$/),
    ])
  })

  test('where the purpose has a target, the answer leads there, the second time too', async () => {
    const own = await serve()
    const target = 'https://www.northlane.example/thanks'
    const [uk] = data.forms.markets
    const purpose = uk?.configuration.purposeConfigs.get('CONTACT_REQUEST')
    if (uk === undefined || purpose === undefined) throw new Error('no such market')
    const purposeConfigs = new Map([['CONTACT_REQUEST', { ...purpose, redirectUrl: some(target) }]])
    const market = { ...uk, configuration: { ...uk.configuration, purposeConfigs } }
    const { app } = serveMarket(own, market)
    for (const status of [201, 200]) {
      const answer = await post({ app }, goodBody(), key(1))
      expect([answer.status, await readJson(answer)]).toEqual([
        status,
        expect.objectContaining({ redirectUrl: target }),
      ])
    }
    expect(await readJson(await post(own, goodBody(), key(1)))).not.toHaveProperty('redirectUrl')
  })

  test.each([
    ['uk', 'en-GB', 'GB', 'CONTACT_REQUEST', {}],
    [
      'se',
      'sv-SE',
      'SE',
      'CONTACT_REQUEST',
      { contactChannels: ['EMAIL'], description: 'Skriv till mig snart' },
    ],
    ['de', 'de-DE', 'DE', 'CONTACT_REQUEST', { title: 'MRS' }],
    ['tr', 'tr-TR', 'TR', 'CONTACT_REQUEST', { kvkkOpt: false }],
    ['us', 'en-US', 'US', 'CONTACT_REQUEST', { contactChannels: ['EMAIL'] }],
    ['ae', 'ar-AE', 'AE', 'CONTACT_REQUEST', { fullName: 'Ada Byron' }],
    ['us', 'en-US', 'US', 'KEEP_ME_UPDATED', { oneMarketingConsent: true }],
    [
      'uk',
      'en-GB',
      'GB',
      'CBV_CALLBACK',
      { mobilePhone: '+447700900123', phoneValidation: 'EXTERNAL', contactSlots: ['AM'] },
    ],
    ['uk', 'en-GB', 'GB', 'OFFER_REQUEST', { retailerId: 'GB001', productsOfInterest: ['416XY2'] }],
  ])(
    'from %s in %s (%s) for %s passes the rules of its form',
    async (site, languageId, marketId, purpose, more) => {
      const answer = await post(
        served,
        goodBody({ languageId, marketId, purpose, ...more }),
        {},
        site,
      )
      expect([answer.status, await answer.text()]).toEqual([
        201,
        expect.stringContaining('accepted'),
      ])
    },
  )
})

describe('a text is kept as the page cleans it', () => {
  const hostile = {
    firstName: ' Ada\u202egnp.exe ',
    surName: 'By\u200bron\ud800',
    email: 'ada\u202e@x.example',
    description: ' Ring me\u2028after 17\u202e\t',
    additionalInfo: 'a\u00adb',
  }
  const clean = {
    firstName: 'Adagnp.exe',
    surName: 'Byron',
    email: 'ada@x.example',
    description: 'Ring me\nafter 17',
    additionalInfo: 'ab',
  }

  test('[E-F-57] [E-F-22] marks that are not seen, halves of letters and blanks at the ends are not kept', async () => {
    const own = await serve()
    expect((await post(own, goodBody(hostile), key(1))).status).toBe(201)
    const [lead] = await readAll(own)
    expect(lead?.payload).toMatchObject(clean)
    // The clean text under the same key is the same lead.
    expect((await post(own, goodBody(clean), key(1))).status).toBe(200)
  })

  test('[E-F-57] what a page has assembled is read as it is', () => {
    const anyText = fc.string({
      unit: fc.constantFrom(
        'a',
        'é',
        ' ',
        '\u202e',
        '\u200b',
        '\u200d',
        '\ud800',
        '\u0301',
        'ß',
        '\u0000',
      ),
    })
    fc.assert(
      fc.property(anyText, anyText, anyText, (firstName, told, brand) => {
        const made = assembleLead({
          ...tinyLead,
          values: { ...tinyLead.values, firstName, description: `${told}\n${firstName}` },
          query: { ...tinyLead.query, brand, additionalinfo: told },
        })
        if (E.isLeft(made)) throw new Error(made.left)
        const read = readLeadBody(JSON.stringify(made.right))
        if (E.isLeft(read)) throw new Error(read.left.detail)
        expect(writeCanonicalLead(read.right.lead)).toBe(writeCanonicalLead(made.right))
      }),
    )
  })

  test('[F-SUB-49] [F-SUB-50] [F-SUB-51] [B-OFFER-14] whatever addresses a visit had, its lead is accepted', () => {
    const anyAddress = fc
      .tuple(
        fc.constantFrom('https://x.example/uk/', 'about:blank', '', '漢'.repeat(3000)),
        fc.constantFrom('utm_source=', 'gclid=', '&', '%C3%A4', '漢', '\ud800', '#', '/'),
        fc.nat(10_000),
      )
      .map(([start, part, times]) => `${start}?${part.repeat(times)}`)
    // A browser tells the address of a page in ASCII.
    const anyPage = fc
      .tuple(fc.constantFrom('utm_source=', '&', '%C3%A4', '?', '#', '/'), fc.nat(10_000))
      .map(([part, times]) => `https://x.example/uk/?${part.repeat(times)}`)
    fc.assert(
      fc.property(anyAddress, anyAddress, anyPage, (originalUrl, referralUrl, currentUrl) => {
        const { additionalInfo, campaigncode } = toOfferForm({
          content: { campaignCode: 'SPRING', insideSales: none },
          card: undefined,
          pageUrl: currentUrl,
        })
        const host = {
          ...tinyLead.context.host,
          campaignCode: some(campaigncode),
          additionalInfo: some(additionalInfo),
        }
        const context = { ...tinyLead.context, host, originalUrl, referralUrl, currentUrl }
        const made = assembleLead({ ...tinyLead, context })
        if (E.isLeft(made)) throw new Error(made.left)
        expect(readLeadBody(JSON.stringify(made.right))).toMatchObject({ _tag: 'Right' })
      }),
    )
  })

  test.each([
    ['10,000 characters', 'a'.repeat(10_000), undefined],
    ['10,000 letters of three bytes', '漢'.repeat(10_000), undefined],
    ['letters of more bytes than the service takes', '漢'.repeat(2048), undefined],
    ['script', '<script>alert(1)</script>', '<script>alert(1)</script>'],
  ])(
    '[F-ROUTE-23] [F-TRACK-14] [F-TRACK-21] campaign parameters with %s: the lead is accepted, they are text or nothing, and no event has them',
    (_, value, kept) => {
      const utm = encodeURIComponent(value)
      const { read: query } = readFormQuery(
        parseQuery(`?utm_source=${utm}&utm_campaign=${utm}&campaigncode=C`),
      )
      const analytics = resolveUtm(none, query)
      const context = { ...tinyLead.context, analytics }
      const made = assembleLead({ ...tinyLead, query, context })
      if (E.isLeft(made)) throw new Error(made.left)
      const read = readLeadBody(JSON.stringify(made.right))
      if (E.isLeft(read)) throw new Error(read.left.detail)
      expect(read.right.lead.analytics?.utmSource).toBe(kept)
      const request = { ...tinyFormInput.request, query }
      const state = startLeadForm({ ...tinyFormInput, request })
      const told = (['formLoad', 'formSubmit'] as const).flatMap((kind) =>
        toTrackingEntries({ kind, state }),
      )
      expect(told).toHaveLength(3)
      expect(JSON.stringify(told)).not.toContain(value.slice(0, 20))
    },
  )

  test('[B-OFFER-13] [F-SUB-81] a lead under a campaign code no market knows is stored under it', async () => {
    const own = await serve()
    const answer = await post(own, goodBody({ campaignCode: 'NOBODY-KNOWS' }), key(1))
    expect(answer.status).toBe(201)
    const [lead] = await readAll(own)
    expect(lead?.payload).toMatchObject({ campaignCode: 'NOBODY-KNOWS' })
  })
})

describe('every check, in its order', () => {
  const path = writeAddress(FORMS_CALLS.submitRequest, { site: 'uk', clientId: 'x' })

  test('another method is no call', async () => {
    for (const method of ['GET', 'PUT', 'DELETE']) {
      expect((await served.app.request(path, { method })).status).toBe(404)
    }
  })

  test.each([
    ['text/plain'],
    ['application/x-www-form-urlencoded'],
    ['multipart/form-data; boundary=x'],
    ['application/json; charset=utf-16'],
    ['application/jsonp'],
    [''],
  ])('[E-F-21] a body of %j is not read', async (type) => {
    expect(await refusal(await post(served, goodBody(), { 'Content-Type': type }))).toEqual([
      415,
      'NOT_JSON',
    ])
  })

  test.each([
    [{ Origin: 'https://evil.example' }],
    [{ Origin: 'null' }],
    [{ Origin: 'https://x.example.evil.example' }],
    [{ Origin: 'http://localhost', 'Sec-Fetch-Site': 'cross-site' }],
  ])('[E-F-21] not one of our pages: %j', async (headers) => {
    expect(await refusal(await post(served, goodBody(), headers))).toEqual([403, 'ORIGIN'])
  })

  test('[E-F-21] a page of the host that is asked is ours', async () => {
    const answer = await post(served, goodBody(), {
      Origin: 'http://localhost',
      'Sec-Fetch-Site': 'same-origin',
    })
    expect(answer.ok).toBe(true)
  })

  test('[E-F-21] a body over 64 KiB', async () => {
    const large = { ...goodBody(), additionalInfo: 'x'.repeat(70_000) }
    expect(await refusal(await post(served, large))).toEqual([413, 'TOO_LARGE'])
    const streamed = await served.app.request(path, {
      method: 'POST',
      headers: HEADERS,
      body: new Blob([JSON.stringify(large)]).stream(),
      duplex: 'half',
    } as RequestInit)
    expect(streamed.status).toBe(413)
  })

  test('a market there is not', async () => {
    expect(await refusal(await post(served, goodBody(), {}, 'atlantis'))).toEqual([
      404,
      'UNKNOWN_MARKET',
    ])
  })

  test.each([
    ['no JSON', '{'],
    ['a list', '[]'],
    ['nothing', ''],
    ['null', 'null'],
    ['a poisoned key', JSON.stringify(goodBody()).replace('{', '{"__proto__":{"isAdmin":true},')],
    [
      'a poisoned key within',
      JSON.stringify(goodBody({ analytics: {} })).replace(
        '"analytics":{',
        '"analytics":{"constructor":1,',
      ),
    ],
    [
      'many keys',
      JSON.stringify({
        ...goodBody(),
        ...Object.fromEntries(Array.from({ length: 101 }, (_, at) => [`k${at}`, 1])),
      }),
    ],
    ['a long text', JSON.stringify(goodBody({ additionalInfo: 'ö'.repeat(2049) }))],
    ['two lines in a name', JSON.stringify(goodBody({ firstName: 'Ada\nBcc: b@x.example' }))],
    ['something deep', JSON.stringify(goodBody({ analytics: { a: { b: { c: { d: 1 } } } } }))],
    ['a long list', JSON.stringify(goodBody({ skip: Array.from({ length: 101 }, () => 'a') }))],
    ['no boolean', JSON.stringify(goodBody({ smsOptIn: 'yes' }))],
    ['another market', JSON.stringify(goodBody({ marketId: 'SE' }))],
    ['another language', JSON.stringify(goodBody({ languageId: 'sv-SE' }))],
  ])(
    '[E-F-21] [E-F-22] [E-F-27] %s is refused, with nothing of it in the answer',
    async (_, body) => {
      const answer = await post(served, body)
      const text = await answer.clone().text()
      expect(await refusal(answer)).toEqual([400, 'INVALID_BODY'])
      expect(text).not.toMatch(/Bcc|isAdmin|k100/)
      expect(({} as Record<string, unknown>)['isAdmin']).toBeUndefined()
    },
  )

  test.each([
    ...['title', 'firstName', 'surName', 'secondSurname', 'fullName', 'email', 'mobilePhone'],
    ...['landline', 'postalCode', 'city', 'district', 'addressOne', 'addressTwo', 'legalName'],
    ...['retailerId', 'campaignCode', 'additionalInfo', 'originalUrl'],
  ])(
    '[E-F-22] %s is one line: a break of any kind is refused, and nothing of it answered',
    async (name) => {
      for (const end of ['\n', '\r', '\r\n', '\u0085', '\u2028', '\u2029']) {
        const answer = await post(served, goodBody({ [name]: `Ada${end}Bcc: b@x.example` }))
        const text = await answer.clone().text()
        expect(await refusal(answer)).toEqual([400, 'INVALID_BODY'])
        expect(text).toContain('one line in each field but the notes')
        expect(text).not.toContain('Bcc')
      }
    },
  )

  test('[E-F-22] lists and what stands in a part are lines too', async () => {
    for (const changes of [
      { contactSlots: ['am\npm'] },
      { legalAddress: { address: '1 High Street\nAyr' } },
      { analytics: { utmSource: 'a\nb' } },
    ]) {
      expect(await refusal(await post(served, goodBody(changes)))).toEqual([400, 'INVALID_BODY'])
    }
  })

  test('a purpose there is not, and no campaign code', async () => {
    expect(await refusal(await post(served, goodBody({ purpose: 'LOVE_LETTER' })))).toEqual([
      400,
      'UNKNOWN_PURPOSE',
    ])
    for (const campaignCode of [undefined, '', '  ']) {
      expect(await refusal(await post(served, goodBody({ campaignCode })))).toEqual([
        400,
        'NO_CAMPAIGN_CODE',
      ])
    }
  })

  test('[E-F-83] all that is wrong with a lead of another program is told at once, with where it is described', async () => {
    const answer = await post(served, { marketId: 'FR', languageId: 'en-GB', smsOptIn: 'yes' })
    const { code, detail = '' } = await readJson<Problem>(answer.clone())
    expect([answer.status, code]).toEqual([400, 'UNKNOWN_PURPOSE'])
    const named = detail.split('; ').map((part) => part.slice(0, part.indexOf(':')))
    expect(named.slice(0, 3)).toEqual(['purpose', 'campaignCode', 'marketId'])
    expect(named).toEqual(
      expect.arrayContaining(['smsOptIn', 'business', 'origin', 'isTestLead', 'cbvOptIn']),
    )
    expect(detail).toContain('marketId: GB, the market of the address')
    expect(detail).not.toMatch(/FR|yes/)
    const link = answer.headers.get('Link') ?? ''
    const described = await served.app.request(link.slice(1, link.indexOf('>')))
    expect(link).toContain('rel="service-desc"')
    expect((await readJson<{ readonly openapi: string }>(described)).openapi).toBe('3.1.0')
  })

  test('[E-F-83] the market of a lead is named as in the address or by its country, in any case', async () => {
    const key = crypto.randomUUID()
    const ids = []
    for (const marketId of ['GB', 'uk', 'Uk', 'gb']) {
      const answer = await post(served, goodBody({ marketId, languageId: 'en-gb' }), {
        'Idempotency-Key': key,
      })
      expect(answer.status).toBeLessThan(202)
      ids.push((await readJson<{ readonly leadId: string }>(answer)).leadId)
    }
    expect(new Set(ids).size).toBe(1)
  })

  test('[E-F-83] a key that is none is told with what is wrong in the body', async () => {
    const answer = await post(served, goodBody({ smsOptIn: 1 }), { 'Idempotency-Key': 'abc' })
    expect((await readJson<Problem>(answer)).detail).toBe(
      'smsOptIn: boolean; Idempotency-Key: a UUID',
    )
  })

  test('a key that is none', async () => {
    const answer = await post(served, goodBody(), { 'Idempotency-Key': 'abc' })
    expect(await readJson<Problem>(answer)).toMatchObject({
      status: 400,
      code: 'INVALID_BODY',
      detail: 'Idempotency-Key: a UUID',
    })
  })

  test('[F-SUB-65] no token, or a wrong one', async () => {
    for (const recaptchaResponse of [undefined, '', 'tok']) {
      expect(await refusal(await post(served, goodBody({ recaptchaResponse })))).toEqual([
        403,
        'BOT_CHECK',
      ])
    }
  })

  test.each([
    [true, true, 201],
    [true, false, 403],
    [false, true, 403],
    [false, false, 403],
  ])(
    '[F-SUB-67] a market that may do without (%s) and has the flag (%s): without a token %i',
    async (isBotCheckOptional, hasFlag, status) => {
      const own = await serve({ isProduction: true })
      const [uk] = data.forms.markets
      if (uk === undefined) throw new Error('no such market')
      const features = hasFlag ? [['disableRecaptcha', true] as const] : []
      const market = {
        ...uk,
        entry: { ...uk.entry, isBotCheckOptional },
        configuration: {
          ...uk.configuration,
          features: [...uk.configuration.features, ...features],
        },
      }
      const app = createService(
        { ...data, forms: { ...data.forms, findMarket: () => some(market) } },
        {
          isPreviewOpen: false,
          forms: { leads: own.opened.store, origins: [ORIGIN], limits: WIDE_LIMITS },
        },
      )
      const answer = await post({ app }, goodBody({ recaptchaResponse: undefined }))
      expect(answer.status).toBe(status)
      const wrong = await post({ app }, goodBody({ recaptchaResponse: 'tok', firstName: 'Bea' }))
      expect(wrong.status).toBe(status)
    },
  )

  test('[F-API-07] [F-API-43] test mode and the token of reference runs count outside production only', async () => {
    const skip = { SKIPRECAPTCHA: 'true' }
    expect((await post(served, goodBody({ recaptchaResponse: undefined }), skip)).ok).toBe(true)
    const production = await serve({ isProduction: true })
    expect(await refusal(await post(production, goodBody(), skip))).toEqual([403, 'BOT_CHECK'])
  })

  test('[B-F-03] [F-VAL-23] the rules of the form: every fault by value name, nothing that was typed', async () => {
    const body = goodBody({
      firstName: 'A',
      email: 'secret@b',
      description: undefined,
      smsOptIn: true,
    })
    const answer = await readJson<Problem>(await post(served, body))
    expect(answer).toMatchObject({ type: 'about:blank', status: 400, code: 'VALIDATION' })
    expect(answer.errors).toEqual({
      firstName: 'FieldMinLength',
      email: 'EmailInvalid',
      mobilePhone: 'FieldRequired',
      description: 'FieldRequired',
    })
    expect(JSON.stringify(answer)).not.toContain('secret')
  })

  test('[F-VAL-37] a company has a name', async () => {
    const answer = await readJson<Problem>(await post(served, goodBody({ business: true })))
    expect(answer.errors).toEqual({ legalname: 'FieldRequired' })
  })

  test('[F-VAL-34] the choice of the Turkish law has to be made', async () => {
    const body = goodBody({ languageId: 'tr-TR', marketId: 'TR' })
    const answer = await readJson<Problem>(await post(served, body, {}, 'tr'))
    expect(answer.errors).toEqual({ kvkk_optin: 'FieldRequired' })
  })
})

describe('a purpose the market has no form for', () => {
  test('[F-CFG-28] is asked for in vain, and no lead is taken for it', async () => {
    const own = await serve()
    const [uk] = data.forms.markets
    if (uk === undefined) throw new Error('no such market')
    const forms = new Map([...uk.forms].filter(([purpose]) => purpose !== 'CONTACT_REQUEST'))
    const market = { ...uk, forms }
    const app = createService(
      { ...data, forms: { ...data.forms, findMarket: () => some(market) } },
      {
        isPreviewOpen: false,
        forms: { leads: own.opened.store, isProduction: false, origins: [ORIGIN] },
      },
    )
    const purpose = { purpose: 'CONTACT_REQUEST' }
    expect((await ask({ app }, 'configuration', purpose)).status).toBe(404)
    expect((await ask({ app }, 'flexformByPurpose', purpose)).status).toBe(404)
    expect(await refusal(await post({ app }, goodBody()))).toEqual([400, 'UNKNOWN_PURPOSE'])
  })
})

describe('what is not sure refuses nothing', () => {
  test('an unknown retailer where none is needed, an unknown product: stored with a mark', async () => {
    const own = await serve()
    const body = goodBody({ retailerId: 'GB999', productsOfInterest: ['000XX0'] })
    expect((await post(own, body)).status).toBe(201)
    const [lead] = await readAll(own)
    expect(lead?.payload['marks']).toEqual({ retailerId: 'unknown', productsOfInterest: 'unknown' })
  })

  test('an unknown retailer where one is needed', async () => {
    const body = goodBody({
      purpose: 'OFFER_REQUEST',
      retailerId: 'GB999',
      productsOfInterest: ['416XY2'],
    })
    const answer = await readJson<Problem>(await post(served, body))
    expect(answer.errors).toEqual({ retailerid: 'RetailerRequired' })
  })
})

describe('texts', () => {
  test('[E-F-22] are kept in one way of writing, without control characters; markup stays text', async () => {
    const own = await serve()
    const script = '<script>alert(1)</script>\n\u0007line'
    await post(
      own,
      goodBody({ firstName: 'A\u030Ada\u0000', description: script, unknownThing: 1 }),
    )
    const [lead] = await readAll(own)
    expect(lead?.payload).toMatchObject({
      firstName: 'Åda',
      description: '<script>alert(1)</script>\nline',
    })
    expect(lead?.payload).not.toHaveProperty('unknownThing')
  })
})

describe('the same lead again', () => {
  test('[E-F-10] [F-SUB-70] 50 at once are one lead: 49 are asked to come again, and then hear of it', async () => {
    const own = await serve()
    const send = async () => post(own, goodBody(), key(7))
    const answers = await Promise.all(Array.from({ length: 50 }, send))
    const first = answers.filter(({ status }) => status === 201)
    const others = answers.filter(({ status }) => status === 409)
    expect([first.length, others.length]).toEqual([1, 49])
    for (const other of others) {
      expect(other.headers.get('Retry-After')).toBe('1')
      expect((await readJson<Problem>(other)).code).toBe('IN_PROGRESS')
    }
    const again = await send()
    expect([again.status, again.headers.get('Idempotency-Replayed')]).toEqual([200, 'true'])
    expect([await readJson(again)]).toEqual(
      await Promise.all(first.map(async (one) => readJson(one))),
    )
    expect(await readAll(own)).toHaveLength(1)
  })

  test('[E-F-10] while a lead is at work its key answers 409, with another body 422, and is free when it was refused', async () => {
    const waiting: ((verdict: BotVerdict) => void)[] = []
    const own = await serve({
      isProduction: true,
      botCheck: {
        kind: 'none',
        describe: async () => Promise.resolve({}),
        check: async () =>
          new Promise((resolve) => {
            waiting.push(resolve)
          }),
      },
    })
    const send = async (changes = {}) =>
      post(own, goodBody({ recaptchaResponse: 'x', ...changes }), key(1))
    const running = send()
    await until(() => waiting.length === 1)
    expect(await refusal(await send())).toEqual([409, 'IN_PROGRESS'])
    expect(await refusal(await send({ firstName: 'Bea' }))).toEqual([422, 'KEY_REUSED'])
    waiting[0]?.('failed')
    expect(await refusal(await running)).toEqual([403, 'BOT_CHECK'])
    const second = send({ firstName: 'Bea' })
    await until(() => waiting.length === 2)
    waiting[1]?.('passed')
    expect((await second).status).toBe(201)
  })

  test('another lead under the same key', async () => {
    await post(served, goodBody(), key(8))
    expect(await refusal(await post(served, goodBody({ firstName: 'Bea' }), key(8)))).toEqual([
      422,
      'KEY_REUSED',
    ])
  })

  test('another token changes nothing; without a key the content counts, for a minute', async () => {
    const own = await serve()
    const first = await readJson<Accepted>(await post(own, goodBody()))
    const again = await post(own, goodBody(), { SKIPRECAPTCHA: 'true' })
    expect([again.status, (await readJson<Accepted>(again)).leadId]).toEqual([200, first.leadId])
    own.opened.clock.at = new Date(own.opened.clock.at.getTime() + 61_000)
    expect((await post(own, goodBody())).status).toBe(201)
  })

  test('[E-F-09] the fingerprint: sorted keys, without the token', () => {
    const body = goodBody() as unknown as LeadSubmission
    const { recaptchaResponse: _, ...rest } = goodBody()
    const sorted = Object.fromEntries(Object.entries(rest).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    const expected = createHash('sha256').update(JSON.stringify(sorted)).digest('hex')
    expect(fingerprintOf(body)).toBe(expected)
    expect(fingerprintOf({ ...body, recaptchaResponse: 'other' })).toBe(expected)
  })
})

describe('what looks like a program', () => {
  test.each([
    ['fills in the hidden field', { website: 'https://spam.example' }, {}],
    ['is faster than anybody', {}, { 'form-elapsed': '1999' }],
    ['does not say how long the form was open', {}, { 'form-elapsed': '' }],
    ['says no time', {}, { 'form-elapsed': 'abc' }],
    ['says a time before the form was there', {}, { 'form-elapsed': '-5' }],
    ['says no whole time', {}, { 'form-elapsed': '60000.5' }],
  ])(
    '[E-F-21] [E-F-59] who %s hears nothing of it, and is not delivered until released',
    async (_, more, headers) => {
      const own = await serve()
      expect((await post(own, goodBody(more), headers)).status).toBe(201)
      const [lead] = await readAll(own)
      expect(lead?.delivery).toBe('held')
      expect(lead?.payload).not.toHaveProperty('website')
      expect(await own.opened.store.requeue('held')).toEqual({ _tag: 'Right', right: 1 })
      expect((await readAll(own))[0]?.delivery).toBe('pending')
    },
  )

  test('an empty hidden field and a patient visitor are nobody suspicious', async () => {
    const own = await serve()
    await post(own, goodBody({ website: '' }), { 'form-elapsed': '2000' })
    expect((await readAll(own))[0]?.delivery).toBe('pending')
  })
})

describe('test leads', () => {
  const body = goodBody({ isTestLead: true })

  test('[E-F-53] [F-SUB-55] are marked, never delivered and never counted', async () => {
    const own = await serve()
    await post(own, body)
    const [lead] = await readAll(own)
    expect([lead?.isTest, lead?.delivery]).toEqual([true, 'none'])
    const counts = await own.opened.store.count()
    expect(counts).toMatchObject({ right: { stored: 0, pending: 0 } })
  })

  test('[F-SUB-66] in production there are none, whatever a body says', async () => {
    const own = await serve({
      isProduction: true,
      botCheck: {
        kind: 'none',
        describe: async () => Promise.resolve({}),
        check: async () => Promise.resolve('passed'),
      },
    })
    expect((await post(own, { ...body, recaptchaResponse: 'x' })).status).toBe(201)
    const [lead] = await readAll(own)
    expect([lead?.isTest, lead?.payload['isTestLead']]).toEqual([false, false])
  })
})

describe('the proof of consent', () => {
  const proofs = async (
    body: unknown,
    headers: Readonly<Record<string, string>> = {},
    site = 'uk',
  ) => {
    const own = await serve()
    const answer = await post(own, body, headers, site)
    if (answer.status !== 201) throw new Error(await answer.text())
    return (await readAll(own))[0]?.consents ?? []
  }

  test('[E-F-29] every consent of the form, given or not, with words, version, language and page', async () => {
    const found = await proofs(goodBody())
    expect(found.map(({ name, isGranted }) => [name, isGranted])).toEqual([
      ['emailOptIn', true],
      ['telephoneOptIn', false],
      ['smsOptIn', false],
      ['mailOptIn', false],
    ])
    const english = data.forms.markets[0]?.texts ?? {}
    const shown = ['LegalText', 'LegalMarketing', 'EmailOptInLabel'].map(
      (one) => english[one] ?? '',
    )
    expect(found[0]).toEqual({
      name: 'emailOptIn',
      isGranted: true,
      given: 'visitor',
      at: '2026-11-21T09:30:00.000Z',
      policyVersion: '2026-11-example',
      textHash: createHash('sha256').update(shown.join('\n')).digest('hex'),
      locale: 'en-GB',
      url: `${ORIGIN}/uk/contact-request/form`,
    })
  })

  test('[E-F-29] how it came about: by the master where the page says so, preset where it is hidden', async () => {
    const body = goodBody({ telephoneOptIn: false })
    const [email] = await proofs(body, { 'form-consents': 'emailOptIn=master, smsOptIn=magic' })
    expect(email?.given).toBe('master')
    const us = goodBody({
      languageId: 'en-US',
      marketId: 'US',
      purpose: 'KEEP_ME_UPDATED',
      oneMarketingConsent: true,
    })
    expect((await proofs(us, {}, 'us')).map(({ name, given }) => [name, given])).toEqual([
      ['oneMarketingConsent', 'preset'],
      ['emailOptIn', 'visitor'],
    ])
  })

  test('[E-F-29] a ticked box of the author, and a choice that was declined', async () => {
    const callback = goodBody({
      purpose: 'CBV_CALLBACK',
      mobilePhone: '+447700900123',
      contactSlots: ['AM'],
    })
    expect((await proofs(callback)).map(({ name }) => name)).toEqual(['cbvOptIn', 'terms.1'])
    const tr = goodBody({ languageId: 'tr-TR', marketId: 'TR', kvkkOpt: false })
    expect((await proofs(tr, {}, 'tr')).at(-1)).toMatchObject({ name: 'kvkkOpt', isGranted: false })
  })

  test('a page that is no address is no page', async () => {
    for (const currentUrl of ['javascript:alert(1)', 'data:,x', 'nope', undefined]) {
      expect((await proofs(goodBody({ currentUrl })))[0]?.url).toBe('')
    }
  })
})

describe('limits', () => {
  test('[E-F-20] are those of the data: 30, 120 and 60 a minute, leads five at once and 20 an hour', () => {
    const { submissions, validators, lookups, configuration, sameEmail } = data.forms.limits
    expect(submissions).toEqual({ burst: 5, perHour: 20 })
    expect(validators).toEqual({ burst: 30, perHour: 30 * 60 })
    expect(lookups).toEqual({ burst: 120, perHour: 120 * 60 })
    expect(configuration).toEqual({ burst: 60, perHour: 60 * 60 })
    expect(sameEmail.burst).toBe(10)
    expect(sameEmail.perHour * 24).toBeCloseTo(10, 2)
  })

  const limits = { ...WIDE_LIMITS, submissions: { burst: 5, perHour: 20 } }

  test('[E-F-20] five at once, then one in three minutes; another caller is not touched', async () => {
    const own = await serve({ limits })
    const send = async (last: number, caller = '192.0.2.1') =>
      post(own, goodBody(), { ...key(last), 'test-caller': caller })
    for (let at = 0; at < 5; at += 1) expect((await send(at)).status).toBe(201)
    const refused = await send(5)
    expect([refused.headers.get('Retry-After'), ...(await refusal(refused))]).toEqual([
      '180',
      429,
      'TOO_MANY',
    ])
    expect((await send(6, '192.0.2.2')).status).toBe(201)
    own.opened.clock.at = new Date(own.opened.clock.at.getTime() + 180_000)
    expect((await send(7)).status).toBe(201)
    expect((await send(8)).status).toBe(429)
  })

  test('[E-F-20] ten leads a day with one e-mail and purpose; attempts of one lead count once', async () => {
    const own = await serve({ limits: { ...WIDE_LIMITS, sameEmail: data.forms.limits.sameEmail } })
    for (let at = 0; at < 10; at += 1) {
      expect((await post(own, goodBody(), key(at))).status).toBe(201)
      expect((await post(own, goodBody(), key(at))).status).toBe(200)
    }
    const refused = await post(own, goodBody({ email: ' ADA@x.example ' }), key(10))
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(3600)
    expect((await post(own, goodBody({ email: 'bea@x.example' }), key(11))).status).toBe(201)
  })
})

describe('a storage that does not work', () => {
  const broken = (reason: UnavailableReason): Pick<LeadStore, 'receive'> => ({
    receive: async () => Promise.resolve(left({ kind: 'unavailable', reason })),
  })

  test.each([
    ['full', '30'],
    ['locked', '30'],
    ['read-only', '30'],
    ['gone', '30'],
    ['failed', '30'],
    ['busy', '1'],
  ] as const)(
    '%s: nothing is accepted, and it may be tried again in %s s',
    async (reason, seconds) => {
      const own = await serve({ leads: broken(reason) })
      const answer = await post(own, goodBody())
      expect([answer.headers.get('Retry-After'), ...(await refusal(answer))]).toEqual([
        seconds,
        503,
        'UNAVAILABLE',
      ])
    },
  )

  test('without one no lead is taken, and everything else is told', async () => {
    const bare = {
      app: createService(data, {
        isPreviewOpen: false,
        forms: { isProduction: false, origins: [ORIGIN], limits: WIDE_LIMITS },
      }),
    }
    expect(await refusal(await post(bare, goodBody()))).toEqual([503, 'UNAVAILABLE'])
    expect((await ask(bare, 'dealersAll')).status).toBe(200)
  })
})

describe('counting', () => {
  test('[E-F-43] accepted, replayed, held, refused by reason, and where stored leads are', async () => {
    const counters = createCounters()
    const own = await serve({ counters })
    await post(own, goodBody(), key(1))
    await post(own, goodBody(), key(1))
    await post(own, goodBody({ website: 'x', odd: 1 }), key(2))
    await post(own, goodBody({ email: 'a@b' }), key(3))
    const stored = await own.opened.store.count()
    if (E.isLeft(stored)) throw new Error(stored.left.reason)
    const later = new Date(own.opened.clock.at.getTime() + 5000)
    const lines = counters.write(stored.right, later).split('\n')
    expect(lines.filter((line) => !line.startsWith('#') && line !== '')).toEqual([
      'leads_accepted_total{market="uk",purpose="CONTACT_REQUEST"} 2',
      'leads_replayed_total{market="uk",purpose="CONTACT_REQUEST"} 1',
      'leads_held_total{market="uk",reason="trap"} 1',
      'leads_refused_total{code="VALIDATION"} 1',
      'leads_dropped_keys_total 1',
      'leads_stored{state="stored"} 2',
      'leads_stored{state="pending"} 1',
      'leads_stored{state="held"} 1',
      'leads_stored{state="delivered"} 0',
      'leads_stored{state="failed"} 0',
      'leads_oldest_pending_seconds 5',
    ])
  })
})
