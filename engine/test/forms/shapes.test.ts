// One form in three shapes, its lead with what the address tells, and the register of the constants it keeps.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { either as E } from 'fp-ts'
import { none, some } from '../../src/shared/option.js'
import { toUndefined } from '../../src/shared/result.js'
import { ADDRESS_MAXIMUM } from '../../src/forms/lead/fields/field-kind.js'
import { SUGGEST_PAUSE } from '../../src/interaction/timing.js'
import { allowsGroupingLabel } from '../../src/forms/lead/consent.js'
import {
  APP_IDS,
  countryCodeOf,
  FORM_PAGES,
  parseFormPath,
} from '../../src/forms/lead/plan/purpose.js'
import { planForm, type FormRequest } from '../../src/forms/lead/plan/form-plan.js'
import { resolveClientId } from '../../src/forms/lead/storage/client-id.js'
import { NO_LANDING } from '../../src/forms/lead/storage/form-storage.js'
import { acceptLead, makeLead, needsBotCheck } from '../../src/forms/lead/lead-form-send.js'
import { applyFormEvent } from '../../src/forms/lead/lead-form-event.js'
import { startLeadForm, takeConfiguration } from '../../src/forms/lead/lead-form.js'
import type { LeadFormInput } from '../../src/forms/lead/lead-form.types.js'
import { readContactForm } from '../../src/testing/form-documents.js'
import {
  tinyConfiguration,
  tinyFormInput,
  tinyFormRequest,
} from '../../src/testing/form-samples.js'

const planOf = (request: Partial<FormRequest>) =>
  toUndefined(planForm({ ...tinyFormRequest, ...request }, tinyConfiguration))

const leadOf = (
  input: Partial<LeadFormInput>,
  configuration = tinyConfiguration,
  landing = NO_LANDING,
) => {
  const form = takeConfiguration(startLeadForm({ ...tinyFormInput, ...input }), configuration)
  const made = makeLead({ ...form, landing })
  return E.isRight(made) ? made.right : undefined
}

const asking = (query: FormRequest['query']) => ({ request: { ...tinyFormRequest, query } })

describe('one form in three shapes', () => {
  test('[F-ROUTE-19] [F-EMB-16] the same sections and fields; an overlay has one column', () => {
    const [page, embedded, overlay] = [
      planOf({}),
      planOf({ isEmbedded: true }),
      planOf({ isEmbedded: true, isInOverlay: true }),
    ]
    for (const plan of [embedded, overlay]) {
      expect(plan?.sections).toEqual(page?.sections)
      expect(plan?.fields).toEqual(page?.fields)
    }
    expect(page?.rows.map(({ columns }) => columns)).toEqual([2, 2, 1, 1])
    expect(overlay?.rows.map(({ columns }) => columns)).toEqual([1, 1, 1, 1])
  })

  test('[F-CFG-28] without a form for its purpose there is none', () => {
    expect(planOf({ purpose: 'ACCESSORY_REQUEST' })).toBeUndefined()
  })

  test('[F-CFG-16] the form keeps the address of its own page', () => {
    const plan = planForm(tinyFormRequest, readContactForm({ order: [], ctaLink: '/uk/offers/' }))
    expect(toUndefined(plan)?.form.ctaLink).toEqual(some('/uk/offers/'))
  })

  test('[F-ROUTE-16] [F-ROUTE-17] [F-ROUTE-18] no address asks who the visitor is: every app has its form, whatever is configured', () => {
    const pages = APP_IDS.map((app) => toUndefined(parseFormPath(`/uk/${PATHS[app]}/form`))?.page)
    expect(pages).toEqual(APP_IDS.map(() => 'form'))
    expect(FORM_PAGES).toContain('finished')
    expect(planOf({ query: { b2b: true } })?.sections).toEqual(planOf({})?.sections)
  })
})

const PATHS = {
  quote: 'quote',
  accessory: 'accessory-request',
  callback: 'callback-request',
  contact: 'contact-request',
  kmu: 'keep-me-updated',
} as const

describe('what the address tells', () => {
  test.each([
    ['[F-ROUTE-71]', { utm_campaign: 'spring' }, { utmCampaign: 'spring' }],
    ['[F-ROUTE-72]', { utm_content: 'a' }, { utmContent: 'a' }],
    ['[F-ROUTE-73]', { utm_medium: 'cpc' }, { utmMedium: 'cpc' }],
    ['[F-ROUTE-74]', { utm_source: 'n' }, { utmSource: 'n' }],
    ['[F-ROUTE-75]', { utm_term: 'ev' }, { utmTerm: 'ev' }],
  ])('%s %o of the address goes with the lead as %o', (_, query, analytics) => {
    expect(leadOf(asking(query))?.analytics).toEqual(analytics)
  })

  test('[F-TRACK-14] [F-TRACK-18] a campaign of its own replaces that of the visit, and who is counted stays', () => {
    const analytics = { utmSource: 'old', utmTerm: 'ev', clientId: 'GA1' }
    const landing = { ...NO_LANDING, analytics }
    expect(leadOf(asking({ utm_source: 'b' }), tinyConfiguration, landing)?.analytics).toEqual({
      utmSource: 'b',
      clientId: 'GA1',
    })
    expect(leadOf({}, tinyConfiguration, landing)?.analytics).toEqual(analytics)
  })

  test('[F-ROUTE-59] another name for the client', () => {
    const named = (asked: string | undefined) =>
      resolveClientId({
        request: { app: 'contact', query: asked === undefined ? {} : { clientid: asked } },
        consumerApp: none,
      })
    expect([named('app7'), named(' '), named(undefined)]).toEqual([
      'app7',
      'contact-request',
      'contact-request',
    ])
  })

  test('[F-ROUTE-67] a retailer of the query goes with the lead', () => {
    expect(leadOf(asking({ retailerid: 'GB001' }))?.retailerId).toBe('GB001')
  })

  test('[F-ROUTE-78] consumer data are asked for by name, and nothing of it is sent', () => {
    expect(JSON.stringify(leadOf(asking({ cdb_id: '77' })))).not.toContain('77')
  })
})

describe('sending', () => {
  const state = takeConfiguration(startLeadForm(tinyFormInput), tinyConfiguration)

  test('[F-FLAG-04] [F-SUB-67] the flag switches the bot check off, and makes no test of it', () => {
    const configuration = readContactForm(
      { order: ['main'] },
      { features: { disableRecaptcha: true } },
    )
    const free = takeConfiguration(startLeadForm(tinyFormInput), configuration)
    expect([needsBotCheck(state), needsBotCheck(free)]).toEqual([true, false])
    expect(leadOf({}, configuration)?.isTestLead).toBe(false)
  })

  test('[F-SUB-68] a challenge that shows is known, and changes no value', () => {
    const shown = applyFormEvent(state, { type: 'challenge.shown' })
    expect(shown).toEqual({ ...state, isChallenged: true })
    expect(applyFormEvent(shown, { type: 'challenge.hidden' })).toEqual(state)
  })

  test('[F-SUB-71] [F-ERR-17] without a form there is no purpose, and nothing is sent', () => {
    expect(makeLead(startLeadForm(tinyFormInput))).toEqual({ _tag: 'Left', left: 'No purpose set' })
  })

  test('[F-SUB-78] without anywhere to go the submit handler takes over', () => {
    expect(acceptLead(state, { redirectUrl: none, reference: none }).target).toEqual(none)
  })

  test('[F-SUB-61] [F-SUB-63] the country of the code stays in the form', () => {
    const typed = applyFormEvent(
      applyFormEvent(state, { type: 'value.set', name: 'mobilePhone', value: '0701234567' }),
      { type: 'code.set', value: 'SE+46' },
    )
    const made = makeLead(typed)
    expect(typed.dial).toEqual({ iso2: 'SE', code: '+46' })
    expect(made).toMatchObject({ right: { mobilePhone: '+46701234567' } })
    expect(JSON.stringify(made)).not.toContain('countryCode')
  })

  test('[F-FIELD-55] how a number was checked goes with it under its wire name', () => {
    const typed = applyFormEvent(state, {
      type: 'value.set',
      name: 'mobilePhone',
      value: '07400 123456',
    })
    expect(makeLead(typed)).toMatchObject({ right: { phoneValidation: 'IGNORED' } })
    expect(JSON.stringify(makeLead(typed))).not.toContain('phonevalidation')
  })
})

// How the countries write an address (E-T-65) is told by country.
const ADDRESSES = 'postal-address.ts'

const sourcesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(({ name }) => name !== ADDRESSES)
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))

describe('rules come from the configuration', () => {
  test('[F-CFG-59] no market is named in code but where the specification names it', () => {
    const code = sourcesIn(join(import.meta.dirname, '../../src/forms'))
      .flatMap((text) => text.split('\n'))
      .filter((line) => !/^\s*(\*|\/\/|\/\*)/.test(line))
    const named = code.filter((line) => /'(uk|us|se|de|tr|ae|GB|US|SE|DE|TR|AE)'/.test(line))
    // The slug whose country is another, the Swedish questions, and the caption that belongs to one form.
    const places = [/market === 'se'/, /slug === 'uk' \? 'GB'/, /resolveSite\(market\) === 'uk'/]
    expect(named).toHaveLength(places.length)
    for (const place of places) expect(named.filter((line) => place.test(line))).toHaveLength(1)
    expect([countryCodeOf('uk'), allowsGroupingLabel('uk', 'quote')]).toEqual(['GB', true])
  })

  test('[F-CONST-07] [F-CONST-41] an address may be 250 long; [F-CONST-06] its search waits 300 ms', () => {
    expect([ADDRESS_MAXIMUM, SUGGEST_PAUSE]).toEqual([250, 300])
  })

  test.each(['LegalAddressAsync', 'PlainAddress'])(
    '[F-FIELD-21] [F-FIELD-22] %s is sent as an address without its id',
    (kind) => {
      const form = readContactForm({ order: ['main'], main: { rows: [[kind]] } })
      const filled = {
        ...takeConfiguration(startLeadForm(tinyFormInput), form),
        values: { legalAddress: '1 High Street' },
      }
      expect(makeLead(filled)).toMatchObject({
        right: { legalAddress: { address: '1 High Street' } },
      })
    },
  )
})
