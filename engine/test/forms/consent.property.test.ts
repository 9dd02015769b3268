// Consents, their master, and what they make required.
import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { none, some } from '../../src/shared/option.js'
import { toUndefined } from '../../src/shared/result.js'
import {
  allowsGroupingLabel,
  changeConsents,
  CONSENTS,
  findLegalField,
  LEGAL_FIELDS,
  listGroupedConsents,
  readKvkk,
  requireContacts,
  resolveSelectAll,
  startConsents,
  type ConsentEvent,
  type ConsentGroup,
  type LegalField,
} from '../../src/forms/lead/consent.js'

const group: ConsentGroup = {
  isMasterOn: false,
  isMasterDisabled: false,
  items: { emailOptIn: false, smsOptIn: false, mailOptIn: false },
  areItemsDisabled: false,
}
const after = (...events: readonly ConsentEvent[]): ConsentGroup =>
  events.reduce(changeConsents, group)
const master = (isOn: boolean): ConsentEvent => ({ type: 'master.set', isOn })
const item = (name: 'emailOptIn' | 'smsOptIn' | 'mailOptIn', isOn: boolean): ConsentEvent => ({
  type: 'item.set',
  name,
  isOn,
})

describe('fields of the legal section', () => {
  test.each([
    ['[F-OPT-02]', 'EmailOptIn', 'emailOptIn'],
    ['[F-OPT-03]', 'TelephoneOptIn', 'telephoneOptIn'],
    ['[F-OPT-04]', 'SmsOptIn', 'smsOptIn'],
    ['[F-OPT-05]', 'MailOptIn', 'mailOptIn'],
    ['[F-OPT-06]', 'SocialOptIn', 'socialOptIn'],
    ['[F-OPT-07]', 'CbvOptIn', 'cbvOptIn'],
    ['[F-OPT-08]', 'OneMarketingConsent', 'oneMarketingConsent'],
  ] as const)('%s the box %s is the consent %s, and shows', (_, field, consent) => {
    expect(toUndefined<string>(LEGAL_FIELDS[field].consent)).toBe(consent)
    expect(LEGAL_FIELDS[field].isHidden).toBe(false)
  })

  test('no other name is a box', () => {
    expect(['__proto__', 'emailOptIn', ''].map(findLegalField)).toEqual([none, none, none])
  })

  test('[F-OPT-09] [F-CONST-24] one marketing by itself is hidden, and given from the start', () => {
    expect(LEGAL_FIELDS.OneMarketingConsentAuto.isHidden).toBe(true)
    expect(startConsents(['OneMarketingConsentAuto'], []).oneMarketingConsent).toBe(true)
  })

  test('[F-OPT-10] [F-CONST-24] every other consent starts as not given', () => {
    expect(Object.values(startConsents(['EmailOptIn', 'OneMarketingConsent'], []))).toEqual(
      CONSENTS.map(() => false),
    )
  })

  test('[F-OPT-11] [F-FLAG-08] a flag ticks the box that shows, and only where there is one', () => {
    const flags = ['oneMarketingConsentPreChecked'] as const
    expect(startConsents(['OneMarketingConsent'], flags).oneMarketingConsent).toBe(true)
    expect(startConsents([], flags).oneMarketingConsent).toBe(false)
  })

  test('[F-OPT-17] the group is what stands behind the control', () => {
    expect(listGroupedConsents(['MasterOptIn', 'EmailOptIn', 'SmsOptIn'])).toEqual([
      'emailOptIn',
      'smsOptIn',
    ])
    expect(
      listGroupedConsents([
        'CbvOptIn',
        'GroupingLabel',
        'SelectAll',
        'MailOptIn',
        'OneMarketingConsent',
      ]),
    ).toEqual(['mailOptIn'])
    expect(listGroupedConsents(['EmailOptIn'])).toEqual([])
  })

  test('[F-OPT-16] [F-ERR-16] the caption stands on the quote form of the United Kingdom only', () => {
    expect(allowsGroupingLabel('uk', 'quote')).toBe(true)
    expect(allowsGroupingLabel('se', 'quote')).toBe(false)
    expect(allowsGroupingLabel('uk', 'contact')).toBe(false)
  })

  test('[F-OPT-14] [F-OPT-15] [F-VAL-38] what consents make required', () => {
    const none = { email: false, phone: false }
    const start = startConsents([], [])
    const asked = (fields: LegalField[], requiredFields: LegalField[], consents = start) =>
      requireContacts({ required: none, fields, requiredFields, consents })
    expect(asked(['SmsOptInValidated'], [], { ...start, smsOptIn: true })).toEqual({
      email: false,
      phone: true,
    })
    expect(asked(['SmsOptInValidated'], [])).toEqual(none)
    expect(asked(['EmailOptInValidated'], [], { ...start, emailOptIn: true }).email).toBe(true)
    expect(asked(['EmailOptIn'], [], { ...start, emailOptIn: true })).toEqual(none)
    expect(asked(['TelephoneOptIn'], ['TelephoneOptIn'])).toEqual({ email: false, phone: true })
    expect(asked(['MailOptIn'], ['MailOptIn'])).toEqual(none)
  })

  test('[F-OPT-30] [F-VAL-34] a refusal is a choice', () => {
    expect(['true', 'false', '', 'yes'].map(readKvkk)).toEqual([
      some(true),
      some(false),
      none,
      none,
    ])
  })
})

describe('the master', () => {
  test('[F-OPT-13] [F-OPT-20] ticked, it gives all and takes the boxes', () => {
    const on = after(master(true))
    expect(Object.values(on.items)).toEqual([true, true, true])
    expect([on.isMasterOn, on.areItemsDisabled]).toEqual([true, true])
    expect(changeConsents(on, item('smsOptIn', false))).toEqual(on)
  })

  test('[F-OPT-21] [F-OPT-22] unticked, or with every item off, it is free again', () => {
    expect(after(master(true), master(false))).toEqual(group)
    const one = changeConsents(
      {
        ...group,
        isMasterOn: true,
        isMasterDisabled: true,
        items: { emailOptIn: true, smsOptIn: false },
      },
      item('emailOptIn', false),
    )
    expect([one.isMasterOn, one.isMasterDisabled]).toEqual([false, false])
  })

  test('[F-OPT-23] ticking all by hand does not tick it', () => {
    const all = after(item('emailOptIn', true), item('smsOptIn', true), item('mailOptIn', true))
    expect(all.isMasterOn).toBe(false)
  })

  test('[F-OPT-25] a disabled box keeps its value, a program may still set it', () => {
    const on = after(master(true), { type: 'item.restore', name: 'smsOptIn', isOn: false })
    expect(on.items).toEqual({ emailOptIn: true, smsOptIn: false, mailOptIn: true })
    expect(on.isMasterOn).toBe(true)
  })

  test('[F-OPT-12] [F-OPT-24] select-all shows three states and leaves the boxes usable', () => {
    expect(resolveSelectAll(group.items)).toBe('unchecked')
    expect(resolveSelectAll(after(item('smsOptIn', true)).items)).toBe('mixed')
    const all = after({ type: 'all.set', isOn: true })
    expect([resolveSelectAll(all.items), all.areItemsDisabled]).toEqual(['checked', false])
    expect(resolveSelectAll({})).toBe('unchecked')
  })

  const anyName = fc.constantFrom(...CONSENTS)
  const anyEvent: fc.Arbitrary<ConsentEvent> = fc.oneof(
    fc.boolean().map((isOn): ConsentEvent => ({ type: 'master.set', isOn })),
    fc.boolean().map((isOn): ConsentEvent => ({ type: 'all.set', isOn })),
    fc
      .tuple(anyName, fc.boolean())
      .map(([name, isOn]): ConsentEvent => ({ type: 'item.set', name, isOn })),
    fc
      .tuple(anyName, fc.boolean())
      .map(([name, isOn]): ConsentEvent => ({ type: 'item.restore', name, isOn })),
  )

  test('When every item is off, the master is off and the items can be used.', () => {
    fc.assert(
      fc.property(fc.array(anyEvent), (events) => {
        const last = after(...events)
        const isAnyOn = Object.values(last.items).includes(true)
        return isAnyOn || (!last.isMasterOn && !last.areItemsDisabled)
      }),
    )
  })

  test('Pressing items never ticks the master.', () => {
    fc.assert(
      fc.property(fc.array(anyEvent), (events) => {
        const pressed = events.filter(({ type }) => type !== 'master.set')
        return !after(...pressed).isMasterOn
      }),
    )
  })
})
