// What is stored on the visitor's side, what a lead's fingerprint is made of, and the page behind a sent form.
import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { either as E, option as O } from 'fp-ts'
import { none, some } from '../../src/shared/option.js'
import { assembleLead } from '../../src/forms/lead/sending/payload.js'
import { CONSENTS } from '../../src/forms/lead/consent.js'
import type { LeadSubmission } from '../../src/forms/lead/forms.types.js'
import {
  clearSelections,
  emailToHash,
  findDraft,
  LOCAL_KEYS,
  makeDraft,
  resolveUtm,
  SESSION_KEYS,
  type StoredKey,
  type SubmitData,
} from '../../src/forms/lead/storage/form-storage.js'
import { resolveAttempt, writeCanonicalLead } from '../../src/forms/lead/storage/fingerprint.js'
import { resolveFinishedPage } from '../../src/forms/lead/storage/finished-page.js'
import { resolveThankYou } from '../../src/forms/quote/thank-you.js'
import { LeadSubmissionCodec } from '../../src/forms/lead/documents/wire.codec.js'
import { readChosen, writeChosen } from '../../src/forms/lead/documents/storage.codec.js'
import { readStored, writeStored } from '../../src/forms/lead/storage/kept-visit.js'
import { hostileText } from '../../src/testing/charging-arbitraries.js'
import { tinyRetailer, tinyLead, tinyVehicle } from '../../src/testing/forms-samples.js'

const sent: SubmitData = {
  purpose: 'OFFER_REQUEST',
  app: 'quote',
  isBusiness: false,
  emailHash: some('973d'),
  retailerId: none,
  productsOfInterest: ['416XY2'],
  submittedAt: some(1000),
  reference: some('7YJC-3MMY'),
  attempt: some({ key: 'k1', fingerprint: 'f1', state: 'accepted' }),
  draft: none,
}

const read = (key: StoredKey, text: string) =>
  key === 'selectedModel' || key === 'selectedRetailer'
    ? readChosen(key, some(text))
    : readStored(key, some(text))

describe('what is stored', () => {
  test('[F-STORE-01] what was sent, with a draft or without', () => {
    const draft = some(makeDraft({ firstName: 'Ada', contactSlots: ['AM'], business: true }, 5))
    for (const data of [sent, { ...sent, draft, attempt: none, submittedAt: none }])
      expect(readStored('submitData', some(writeStored('submitData', data)))).toEqual(some(data))
  })

  test('[F-STORE-02] the mark of a redirect', () => {
    expect(writeStored('redirected', true)).toBe('true')
    expect(readStored('redirected', some('true'))).toEqual(some(true))
  })

  test('[F-STORE-03] the chosen vehicle', () => {
    const written = writeChosen('selectedModel', tinyVehicle)
    expect(JSON.parse(written)).toMatchObject({ id: tinyVehicle.id })
    expect(readChosen('selectedModel', some(written))).toEqual(some(tinyVehicle))
  })

  test('[F-STORE-04] the chosen retailer', () => {
    const written = writeChosen('selectedRetailer', tinyRetailer)
    expect(JSON.parse(written)).toMatchObject({ dealerId: tinyRetailer.dealerId })
    expect(readChosen('selectedRetailer', some(written))).toEqual(some(tinyRetailer))
  })

  test('[F-STORE-05] the five values of a campaign', () => {
    const campaign = {
      utmMedium: 'cpc',
      utmSource: 'n',
      utmCampaign: 'spring',
      utmContent: 'a',
      utmTerm: 'ev',
    }
    const written = writeStored('utmParameterData', campaign)
    expect(readStored('utmParameterData', some(written))).toEqual(some(campaign))
    expect(writeStored('utmParameterData', { utmSource: 'n' })).toBe('{"utmSource":"n"}')
  })

  test('[F-STORE-06] who is counted, and nothing else', () => {
    const ids = { clientId: 'GA1', trackId: 't', userId: 'u' }
    expect(readStored('gtmParameterData', some(writeStored('gtmParameterData', ids)))).toEqual(
      some(ids),
    )
    expect(readStored('gtmParameterData', some('{"clientId":"GA1","other":1}'))).toEqual(
      some({ clientId: 'GA1' }),
    )
  })

  test('[F-STORE-07] where the visit began', () => {
    const url = { originalUrl: 'https://x.example/uk/a', referralUrl: '' }
    expect(readStored('urlData', some(writeStored('urlData', url)))).toEqual(some(url))
  })

  test('[F-STORE-09] the exit intents that were shown', () => {
    expect(writeStored('exitIntentTriggered', ['kmu-1'])).toBe('["kmu-1"]')
    expect(readStored('exitIntentTriggered', some('["kmu-1"]'))).toEqual(some(['kmu-1']))
  })

  test('the wire names are those of the specification', () => {
    const written = JSON.parse(writeStored('submitData', sent)) as object
    expect(written).toMatchObject({ purpose: 'OFFER_REQUEST', app: 'quote', business: false })
    expect(written).not.toHaveProperty('isBusiness')
  })

  test('[F-CONST-32] [B-CONST-02] what outlives the session is the list of exit intents, under its name', () => {
    expect(LOCAL_KEYS).toEqual(['exitIntentTriggered'])
    expect([...SESSION_KEYS].sort()).toEqual([
      'gtmParameterData',
      'redirected',
      'selectedModel',
      'selectedRetailer',
      'submitData',
      'urlData',
      'utmParameterData',
    ])
    expect(writeStored('exitIntentTriggered', ['kmu-1'])).toBe('["kmu-1"]')
  })

  test('[F-STORE-10] [B-ERR-05] what cannot be read counts as absent', () => {
    const texts = ['', '{', '{bad', 'null', '[]', '"x"', '1e999', 'false']
    for (const text of texts)
      for (const key of [...SESSION_KEYS, ...LOCAL_KEYS]) {
        const isEmptyShape = text === '[]' && key === 'exitIntentTriggered'
        expect([key, text, read(key, text)._tag]).toEqual([
          key,
          text,
          isEmptyShape ? 'Some' : 'None',
        ])
      }
    expect(readStored('submitData', none)).toEqual(none)
    expect(readStored('submitData', some('{"purpose":"X","app":"quote"}'))).toEqual(none)
    const late = writeStored('submitData', sent).replace('"submittedAt":1000', '"submittedAt":"x"')
    expect(readStored('submitData', some(late))).toEqual(none)
    const strange = writeStored('submitData', sent).replace('accepted', 'constructor')
    expect(readStored('submitData', some(strange))).toEqual(none)
  })

  test('What was written is read back.', () => {
    const values = fc.dictionary(
      fc.constantFrom('firstName', 'description', 'contactSlots', 'business'),
      fc.oneof(fc.string(), fc.boolean(), fc.array(fc.string())),
    )
    fc.assert(
      fc.property(values, fc.array(fc.string()), fc.integer(), (typed, products, now) => {
        const data = { ...sent, productsOfInterest: products, draft: some(makeDraft(typed, now)) }
        expect(readStored('submitData', some(writeStored('submitData', data)))).toEqual(some(data))
      }),
    )
  })

  test('Any text is read without an exception.', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), hostileText), (text) => {
        for (const key of [...SESSION_KEYS, ...LOCAL_KEYS]) read(key, text)
      }),
    )
    const polluted = '{"purpose":"OFFER_REQUEST","app":"quote","__proto__":{"x":1},"constructor":1}'
    readStored('submitData', some(polluted))
    expect(({} as Record<string, unknown>)['x']).toBeUndefined()
  })

  test('[F-STORE-08] vehicle and retailer are forgotten together', () => {
    const removed: string[] = []
    clearSelections((key) => void removed.push(key))
    expect(removed).toEqual(['selectedModel', 'selectedRetailer'])
  })

  test('[F-TRACK-18] values of a later page replace all earlier ones', () => {
    const first = resolveUtm(none, { utm_source: 'a', utm_term: 'ev', utm_medium: 'cpc' })
    expect(first).toEqual({ utmMedium: 'cpc', utmSource: 'a', utmTerm: 'ev' })
    expect(resolveUtm(some(first), { utm_source: 'b' })).toEqual({ utmSource: 'b' })
    expect(resolveUtm(some(first), { pno: '416XY2' })).toEqual(first)
    expect(resolveUtm(none, {})).toEqual({})
  })
})

describe('a draft', () => {
  test('[E-F-15] it is there for thirty minutes', () => {
    const draft = some(makeDraft({ firstName: 'Ada' }, 1_000))
    expect(findDraft({ draft }, 1_000 + 1_799_999)).toEqual(some({ firstName: 'Ada' }))
    for (const now of [1_000 + 1_800_000, 999, NaN]) expect(findDraft({ draft }, now)).toEqual(none)
    expect(findDraft({ draft: none }, 0)).toEqual(none)
  })

  test('A draft never holds a consent.', () => {
    const names = [...CONSENTS, 'kvkk_optin', 'kvkkOpt', 'recaptchaResponse', 'website', 'promo.0']
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...names), fc.boolean()), (values) => {
        expect(makeDraft({ ...values, email: 'a@b.example' }, 0).values).toEqual({
          email: 'a@b.example',
        })
      }),
    )
  })
})

const bodyOf = (): LeadSubmission => {
  const made = assembleLead(tinyLead)
  if (E.isLeft(made)) throw new Error(made.left)
  return made.right
}
const hash = (text: string) => createHash('sha256').update(text).digest('hex')

describe('the fingerprint of a lead', () => {
  test('[E-F-09] keys sorted, no spaces, no bot token', () => {
    const text = writeCanonicalLead(bodyOf())
    expect(text).not.toContain('tok')
    expect(text.startsWith('{"analytics":{"utmSource":"news"},"business":false,')).toBe(true)
    const { recaptchaResponse: _, ...rest } = bodyOf()
    expect(JSON.parse(text)).toEqual(rest)
    expect(hash(text)).toMatch(/^[0-9a-f]{64}$/)
  })

  test('The order of keys and the bot token change nothing.', () => {
    const entries = Object.entries(bodyOf())
    fc.assert(
      fc.property(
        fc.shuffledSubarray(entries, { minLength: entries.length }),
        fc.option(fc.string(), { nil: undefined }),
        (shuffled, recaptchaResponse) => {
          const other = { ...Object.fromEntries(shuffled), recaptchaResponse }
          expect(writeCanonicalLead(other as unknown as LeadSubmission)).toBe(
            writeCanonicalLead(bodyOf()),
          )
        },
      ),
    )
    const read = LeadSubmissionCodec.decode(JSON.parse(JSON.stringify(bodyOf())))
    expect(E.isRight(read) && writeCanonicalLead(read.right)).toBe(writeCanonicalLead(bodyOf()))
  })

  test('The text holds everything else of the lead.', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.array(fc.string()), (text, list) => {
        const lead = { ...bodyOf(), description: text, productsOfInterest: list }
        const { recaptchaResponse: _, ...rest } = lead
        expect(JSON.parse(writeCanonicalLead(lead))).toEqual(rest)
      }),
    )
  })

  test('Until an outcome is known the same content is sent under the same key.', () => {
    const first = resolveAttempt({ stored: none, fingerprint: 'f1', freshKey: 'k1' })
    expect(first).toEqual({ key: 'k1', fingerprint: 'f1', state: 'pending' })
    fc.assert(
      fc.property(fc.array(fc.uuid()), (fresh) => {
        const last = fresh.reduce(
          (stored, freshKey) =>
            resolveAttempt({ stored: some(stored), fingerprint: 'f1', freshKey }),
          first,
        )
        expect(last).toEqual(first)
      }),
    )
    for (const state of ['accepted', 'refused'] as const)
      expect(
        resolveAttempt({
          stored: some({ ...first, state }),
          fingerprint: 'f1',
          freshKey: 'k2',
        }).key,
      ).toBe('k2')
    const other = resolveAttempt({ stored: some(first), fingerprint: 'f2', freshKey: 'k2' })
    expect(other.key).toBe('k2')
  })

  test('[F-TRACK-20] the e-mail address is hashed trimmed and in lower case', () => {
    expect(hash(emailToHash(' Test@Example.com\n'))).toBe(
      '973dfe463ec85785f5f95af5ba3906eedb2d931c24e69824a89ea65dba4e813b',
    )
  })

  test('Writing it again changes nothing.', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (email) => {
        expect(emailToHash(emailToHash(` ${email}`))).toBe(emailToHash(email))
      }),
    )
  })
})

const site = { origin: 'https://x.example', allowedHosts: ['shop.example'] }
const asking = {
  purpose: some('OFFER_REQUEST' as const),
  asked: none,
  vehicle: none,
  formLink: none,
  site,
}
const linkOf = (change: Partial<Parameters<typeof resolveThankYou>[0]>) => {
  const page = resolveThankYou({ ...asking, ...change })
  return E.isRight(page) ? page.right.link : page.left
}

describe('the thank-you view', () => {
  test('[F-THX-02] [F-THX-04] keys by purpose; nothing without one', () => {
    const page = resolveThankYou(asking)
    expect(E.isRight(page) && page.right).toEqual({
      headingKey: 'ThankYouHeading.OFFER_REQUEST',
      subHeadingKey: 'ThankYouSubHeading.OFFER_REQUEST',
      linkKey: 'ThankYouCta.OFFER_REQUEST',
      link: none,
    })
    expect(linkOf({ purpose: none })).toBe('No purpose provided to QuoteFormThankYouPage')
  })

  test('[F-THX-03] [E-F-25] the query, then the vehicle, then the form; unsafe ones count as absent', () => {
    const vehicle = some({ ctaLink: some('/uk/ex30/') })
    const formLink = some('https://shop.example/offers')
    const asked = some('https://shop.example/a')
    expect(linkOf({ asked, vehicle, formLink })).toEqual(asked)
    const path = some('https://x.example/uk/ex30/')
    expect(linkOf({ vehicle, formLink })).toEqual(path)
    expect(linkOf({ formLink, vehicle: some({ ctaLink: none }) })).toEqual(formLink)
    for (const evil of [
      'javascript:alert(1)',
      '//evil.example/x',
      'https://evil.example/',
      '\\\\e',
    ])
      expect(linkOf({ asked: some(evil), vehicle })).toEqual(path)
    expect(linkOf({ vehicle: some({ ctaLink: some('javascript:alert(1)') }), formLink })).toEqual(
      formLink,
    )
  })

  test('The link of the query never leads to a host that is not named.', () => {
    fc.assert(
      fc.property(fc.oneof(hostileText, fc.webUrl()), (text) => {
        const link = linkOf({ asked: some(text) })
        if (typeof link === 'string' || O.isNone(link)) return
        expect(['x.example', 'shop.example']).toContain(new URL(link.value).hostname)
      }),
    )
  })

  test('[F-THX-06] opened by hand, or behind the lead of another app, nothing counts as sent', () => {
    expect(resolveFinishedPage('quote', some(sent))).toEqual({
      purpose: some('OFFER_REQUEST'),
      sent: some({ at: 1000, reference: some('7YJC-3MMY') }),
    })
    expect(resolveFinishedPage('kmu', some(sent))).toEqual({
      purpose: some('KEEP_ME_UPDATED'),
      sent: none,
    })
    expect(resolveFinishedPage('quote', none)).toEqual({
      purpose: some('OFFER_REQUEST'),
      sent: none,
    })
    const started: SubmitData = { ...sent, purpose: 'CBV_CALLBACK', submittedAt: none }
    expect(resolveFinishedPage('quote', some(started))).toEqual({
      purpose: some('CBV_CALLBACK'),
      sent: none,
    })
  })

  test('[F-THX-06] a later try that came to nothing does not undo the lead before it', () => {
    const again: SubmitData = {
      ...sent,
      attempt: some({ key: 'k2', fingerprint: 'f2', state: 'pending' }),
    }
    expect(resolveFinishedPage('quote', some(again)).sent).toEqual(
      some({ at: 1000, reference: some('7YJC-3MMY') }),
    )
  })
})
