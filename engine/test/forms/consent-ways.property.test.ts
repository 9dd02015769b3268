// How consents came about: written beside a lead, and read back by the service.
import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { toUndefined } from '../../src/shared/result.js'
import {
  readConsentWays,
  writeConsentWays,
  type ConsentWay,
} from '../../src/forms/lead/sending/consent-ways.js'
import { applyFormEvent } from '../../src/forms/lead/lead-form-event.js'
import { listConsentWays, packLead } from '../../src/forms/lead/lead-form-send.js'
import { startLeadForm, takeConfiguration } from '../../src/forms/lead/lead-form.js'
import type { LeadFormEvent } from '../../src/forms/lead/lead-form.types.js'
import { readContactForm, type SampleMarket } from '../../src/testing/form-documents.js'
import { tinyFormInput } from '../../src/testing/form-samples.js'

const anyWays = fc
  .dictionary(
    fc.stringMatching(/^[A-Za-z0-9_.-]{1,80}$/),
    fc.constantFrom('visitor', 'master', 'preset'),
  )
  .map((ways) => new Map(Object.entries(ways) as [string, ConsentWay][]))

const start = (fields: readonly string[], market: SampleMarket = {}) =>
  takeConfiguration(
    startLeadForm(tinyFormInput),
    readContactForm({ order: ['legal'], legal: { fields } }, market),
  )

describe('how consents came about', () => {
  test('[E-F-29] What is written is read back.', () => {
    fc.assert(
      fc.property(anyWays, (ways) => {
        expect(readConsentWays(writeConsentWays(ways))).toEqual(ways)
      }),
    )
  })

  test('[E-F-27] what is not understood is left out, whatever it is', () => {
    fc.assert(
      fc.property(fc.string(), (line) => {
        for (const way of readConsentWays(line).values())
          expect(['visitor', 'master', 'preset']).toContain(way)
      }),
    )
    expect([...readConsentWays('__proto__=visitor,constructor=preset').keys()]).toEqual([
      '__proto__',
      'constructor',
    ])
  })

  test('[F-OPT-09] what is given from the start stands in the lead', () => {
    const given = (fields: readonly string[]) =>
      toUndefined(packLead(start(fields)).envelope)?.body.oneMarketingConsent
    expect([given(['OneMarketingConsentAuto']), given([])]).toEqual([true, false])
  })

  test('[E-F-29] by the master, from the start, or by the visitor', () => {
    const fields = ['OneMarketingConsent', 'MasterOptIn', 'EmailOptIn', 'SmsOptIn']
    const preset = start(fields, { features: { oneMarketingConsentPreChecked: true } })
    expect([...listConsentWays(preset)]).toEqual([['oneMarketingConsent', 'preset']])
    const events: readonly LeadFormEvent[] = [
      { type: 'consent.set', name: 'emailOptIn', isOn: true },
      { type: 'master.set', isOn: true },
    ]
    const [single = preset, all = preset] = events.map((event) => applyFormEvent(preset, event))
    expect(listConsentWays(single).get('emailOptIn')).toBe('visitor')
    expect([...listConsentWays(all)]).toEqual([
      ['smsOptIn', 'master'],
      ['emailOptIn', 'master'],
      ['oneMarketingConsent', 'preset'],
    ])
  })

  test('[E-F-21] what a program writes into the hidden field travels beside the lead', () => {
    const written = applyFormEvent(start([]), {
      type: 'value.set',
      name: 'website',
      value: 'https://spam.example',
    })
    const envelope = toUndefined(packLead(written).envelope)
    expect(envelope?.trap).toBe('https://spam.example')
    expect(JSON.stringify(envelope?.body)).not.toContain('spam')
  })
})
