// The body of a lead, its campaign code, and where to go afterwards.
import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { runs } from '../../../.config/property-runs.mjs'
import { left, none, right, some } from '../../src/shared/option.js'
import { toUndefined } from '../../src/shared/result.js'
import {
  assembleLead,
  chooseCampaignCode,
  type CampaignInput,
} from '../../src/forms/lead/sending/payload.js'
import { resolveAfterSubmit, resolveQueryTarget } from '../../src/forms/lead/sending/redirect.js'
import { startsAsBusiness } from '../../src/forms/lead/plan/form-plan.js'
import type { FieldKind } from '../../src/forms/lead/fields/field-kind.js'
import { LeadSubmissionCodec } from '../../src/forms/lead/documents/wire.codec.js'
import { hostileText } from '../../src/testing/charging-arbitraries.js'
import { tinyRetailer, tinyLead } from '../../src/testing/forms-samples.js'
import { leadOf } from '../kit/lead-of.js'

describe('the body', () => {
  test('[F-SUB-11] [F-SUB-21] [F-SUB-63] the number with its code, and its check only with a number', () => {
    expect(leadOf({ kinds: ['MobilePhone'] }).mobilePhone).toBe('07700 900123')
    const without = leadOf({ values: { mobilePhone: ' ' } })
    expect(Object.keys(without)).not.toContain('phoneValidation')
    expect(Object.keys(without)).not.toContain('mobilePhone')
    expect(Object.keys(leadOf({ values: { countryCode: 'GB' } }))).not.toContain('countryCode')
  })

  test('[F-SUB-31] [F-FIELD-56] who gets the lead', () => {
    const retailer = some(tinyRetailer)
    expect(leadOf({}, { retailer, purpose: 'CBV_CALLBACK' }).retailerId).toBe('GB-IS-1')
    expect(leadOf({}, { retailer, purpose: 'CBV_CALLBACK', app: 'callback' }).retailerId).toBe(
      'GB001',
    )
    expect(leadOf({}, { purpose: 'CBV_CALLBACK', app: 'callback' }).retailerId).toBe('GB-IS-1')
    expect(leadOf({ query: {} }, { retailer }).retailerId).toBe('GB001')
    const phone = some({ ...tinyRetailer, dealerId: 'INSIDE_SALES_RETAILER' })
    expect(leadOf({ query: {} }, { retailer: phone }).retailerId).toBeUndefined()
  })

  test('[F-SUB-41] [F-ROUTE-61] the own id of a retailer', () => {
    const retailer = some({ ...tinyRetailer, customRetailerId: some('C-9') })
    expect(leadOf({}, { retailer }).customretailerid).toBe('C-9')
    expect(
      leadOf({ query: { campaigncode: 'C', customretailerid: 'C-1' } }, { retailer })
        .customretailerid,
    ).toBe('C-1')
  })

  test('[F-SUB-47] [F-FIELD-30] [F-FIELD-41] [F-ROUTE-50] what has no key travels in the additional information', () => {
    const kinds: FieldKind[] = [
      'LicensePlate',
      'Mileage',
      'Accompanied',
      'ModelYear',
      'ConditionOfCar',
    ]
    const values = {
      licensePlate: 'ABC123',
      mileage: '45000',
      accompanied: true,
      conditionOfCar: 'GOOD',
      modelYear: '',
    }
    const host = { ...tinyLead.context.host, additionalInfo: some('Trade-in') }
    expect(leadOf({ kinds, values }, { host }).additionalInfo).toBe(
      'Trade-in; LicensePlate: ABC123; Mileage: 45000; Accompanied: true; ConditionOfCar: GOOD',
    )
    const query = { campaigncode: 'C', additionalinfo: 'Black edition' }
    expect(leadOf({ query, kinds: [], values: {} }).additionalInfo).toBe('Black edition')
  })

  test('[F-SUB-47] [F-ROUTE-50] a long text of host or query is cut so that the lead can be sent; what was typed is whole', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('a', 'é', '語', '😀', '"', '; Mileage: 1', ' '),
        fc.integer({ min: 1, max: 6000 }),
        fc.string({ maxLength: 40 }),
        (piece, times, end) => {
          const told = `Trade-in ${piece.repeat(times)}${end}`
          const host = { ...tinyLead.context.host, additionalInfo: some(told) }
          const sent = leadOf(
            {
              kinds: ['LicensePlate', 'Mileage'],
              values: { licensePlate: 'ABC123', mileage: '45000' },
            },
            { host },
          ).additionalInfo
          expect(Buffer.byteLength(sent ?? '')).toBeLessThanOrEqual(4096)
          expect(sent).toMatch(/^"?Trade-in.*; LicensePlate: ABC123; Mileage: 45000$/su)
          expect(/[\ud800-\udbff]/u.test(sent ?? '')).toBe(false)
        },
      ),
    )
    const whole = 'a'.repeat(4096 - 16)
    const query = { campaigncode: 'C', additionalinfo: whole }
    const one = { kinds: ['Mileage'], values: { mileage: '45000' } } as const
    expect(leadOf({ query, ...one }).additionalInfo).toBe(`${whole}; Mileage: 45000`)
    const more = { ...query, additionalinfo: `${whole}b` }
    expect(leadOf({ query: more, ...one }).additionalInfo).toBe(`${whole}; Mileage: 45000`)
  })

  test('An assembled lead is read back as it is by its own codec.', () => {
    const anyInput = fc.record({
      firstName: hostileText,
      legalname: hostileText,
      description: hostileText,
      business: fc.boolean(),
      contactChannels: fc.array(hostileText),
      __proto__: hostileText,
    })
    fc.assert(
      fc.property(
        anyInput,
        fc.constantFrom<FieldKind[]>([], ['Firstname', 'Notes', 'ContactChannels', 'B2b']),
        (values, kinds) => {
          const body = leadOf({ values, kinds })
          expect(LeadSubmissionCodec.decode(JSON.parse(JSON.stringify(body)))).toEqual(right(body))
        },
      ),
    )
  })
})

describe('campaign codes', () => {
  const input: CampaignInput = {
    isBusiness: false,
    host: { campaignCode: some('H'), b2bCampaignCode: some('HB') },
    query: { campaigncode: 'Q', b2bcampaigncode: 'QB' },
    configured: { b2BCampaignCode: some('CFG-B'), b2CCampaignCode: some('CFG-C') },
  }
  const nothing = { campaignCode: none, b2bCampaignCode: none }
  const choose = (change: Partial<CampaignInput>) =>
    toUndefined(chooseCampaignCode({ ...input, ...change }))

  test('[F-SUB-80] from the configuration, by audience', () => {
    expect(choose({ host: nothing, query: {} })).toBe('CFG-C')
    expect(choose({ host: nothing, query: {}, isBusiness: true })).toBe('CFG-B')
  })

  test('[F-SUB-81] [F-ROUTE-52] [F-ROUTE-54] host and query come before it, in their order', () => {
    expect(choose({})).toBe('H')
    expect(choose({ host: nothing })).toBe('Q')
    expect(choose({ isBusiness: true })).toBe('HB')
    expect(choose({ isBusiness: true, host: { ...nothing, campaignCode: some('H') } })).toBe('QB')
    const configured = { b2BCampaignCode: none, b2CCampaignCode: some('CFG-C') }
    expect(
      choose({ isBusiness: true, host: nothing, query: { campaigncode: 'Q' }, configured }),
    ).toBe('Q')
    expect(choose({ isBusiness: true, host: nothing, query: {}, configured })).toBeUndefined()
  })

  test('[F-SUB-82] [F-VAL-39] [F-ERR-15] without one there is no lead', () => {
    const campaignCodes = { b2BCampaignCode: none, b2CCampaignCode: some(' ') }
    const context = { ...tinyLead.context, campaignCodes }
    expect(assembleLead({ ...tinyLead, query: {}, context })).toEqual(
      left('No campaign code provided'),
    )
  })

  test('A private lead never takes a business code.', () => {
    const anyCode = fc.constantFrom(none, some('P'), some(' '))
    fc.assert(
      fc.property(anyCode, anyCode, (host, configured) => {
        const code = choose({
          host: { campaignCode: host, b2bCampaignCode: some('B') },
          query: { b2bcampaigncode: 'B' },
          configured: { b2BCampaignCode: some('B'), b2CCampaignCode: configured },
        })
        return code !== 'B'
      }),
    )
  })

  test('[F-SUB-60] [F-FLAG-07] [F-ROUTE-17] how a form starts', () => {
    expect(startsAsBusiness({ b2b: true }, false)).toBe(true)
    expect(startsAsBusiness({}, true)).toBe(true)
    expect(startsAsBusiness({ b2b: false }, true)).toBe(false)
    expect(startsAsBusiness({}, false)).toBe(false)
  })
})

describe('redirects', () => {
  const site = { origin: 'https://x.example', allowedHosts: ['shop.example'] }
  const target = (text: string) => toUndefined(resolveQueryTarget(text, site))
  const expectRefused = (targets: readonly string[]): void => {
    expect(targets.filter((one) => target(one) !== undefined)).toEqual([])
  }

  test('[F-SUB-77] [E-F-25] [F-ROUTE-60] only the own site and listed hosts', () => {
    expect(target('/uk/cars/?a=1#b')).toBe('https://x.example/uk/cars/?a=1#b')
    expect(target('https://X.example/uk/')).toBe('https://X.example/uk/')
    expect(target('https://shop.example/a')).toBe('https://shop.example/a')
    expect(target('cars/')).toBe('https://x.example/cars/')
    expectRefused([
      'javascript:alert(1)',
      ' javascript:alert(1)',
      'java\tscript:alert(1)',
      'data:text/html,x',
      'mailto:a@b.c',
      '//evil.example/x',
      '\\\\evil.example',
      '/\\evil.example',
      '/\t/evil.example',
      '///evil.example',
      'https:evil.example',
      'https:/evil.example',
      'https://evil.example/',
      'https://x.example@evil.example/',
      'https://x.example:pw@evil.example/',
      'https://x.example.evil.example/',
      'https://x.example:8443/',
      'http://x.example/',
      'http://shop.example/',
      'https://shop.example.evil/',
      'https://x.example\u3002evil/',
      'https://\u202ex.example/',
      'https://[::1]/',
      '',
      ' ',
    ])
  })

  test('[F-SUB-77] [E-F-25] blanks of a target that was decoded once, and the port that goes without saying', () => {
    expect(target('/uk/thank you')).toBe('https://x.example/uk/thank%20you')
    expect(target('/uk/?name=red car#a b')).toBe('https://x.example/uk/?name=red%20car#a%20b')
    expect(target('https://shop.example/?q=a b')).toBe('https://shop.example/?q=a%20b')
    expect(target('https://x.example:443/uk/')).toBe('https://x.example:443/uk/')
    expectRefused([
      '/uk/a\u00a0b',
      '/uk/a\u3000b',
      'https://x.example evil.example/',
      'https://x .example/',
    ])
  })

  test('[F-SUB-77] [E-F-25] a listed host is a host, with any port but where one is listed', () => {
    const on = (host: string, text: string) =>
      resolveQueryTarget(text, { origin: 'http://x.example:8080', allowedHosts: [host] })._tag
    expect(on('Shop.Example', 'https://shop.example/')).toBe('Some')
    expect(on('shop.example', 'https://shop.example:8443/')).toBe('Some')
    expect(on('shop.example', 'https://shop.example:443/')).toBe('Some')
    expect(on('shop.example:8443', 'https://shop.example:8443/')).toBe('Some')
    expect(on('shop.example:8443', 'https://shop.example/')).toBe('None')
    expect(on('shop.example', 'http://shop.example/')).toBe('None')
    expect(on('', 'http://x.example:8080/a')).toBe('Some')
    expect(on('', 'http://x.example/a')).toBe('None')
  })

  test('[F-SUB-56] [F-SUB-75] [F-ROUTE-66] the answer comes before the query, and may lead anywhere on the web', () => {
    const lead = {
      isEmbedded: false,
      answered: some('https://y.example/a'),
      asked: some('/b'),
      site,
    }
    expect(resolveAfterSubmit(lead)).toEqual(some('https://y.example/a'))
    expect(resolveAfterSubmit({ ...lead, answered: some('javascript:x') })).toEqual(
      some('https://x.example/b'),
    )
    expect(resolveAfterSubmit({ ...lead, answered: none })).toEqual(some('https://x.example/b'))
    expect(resolveAfterSubmit({ ...lead, answered: none, asked: some('//evil.example') })).toEqual(
      none,
    )
  })

  test('[F-SUB-76] an embedded form stays', () => {
    expect(
      resolveAfterSubmit({ isEmbedded: true, answered: some('/a'), asked: some('/b'), site }),
    ).toEqual(none)
  })

  test('A target of the address never leads to a host that is not named.', () => {
    const anyPart = fc.constantFrom(
      'https:',
      'http:',
      '/',
      '\\',
      '@',
      'x.example',
      'evil.example',
      ':',
      '?',
      '#',
      '.',
      ' ',
      '\n',
      'javascript:',
      '443',
    )
    fc.assert(
      fc.property(fc.array(anyPart, { maxLength: 7 }), (parts) => {
        const found = target(parts.join(''))
        if (found === undefined) return true
        const { host, username, protocol } = new URL(found)
        return (
          ['x.example', 'shop.example'].includes(host) && username === '' && protocol === 'https:'
        )
      }),
      { numRuns: runs(3000) },
    )
  })
})
