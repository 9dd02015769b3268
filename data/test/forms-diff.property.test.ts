// Laws of `evkit forms diff`: nothing is told of equals, what comes one way goes the other, and what is refused is told.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { either as E } from 'fp-ts'
import { checkSubmission, FIELD_KINDS, LEGAL_FIELDS } from '@evkit/engine/forms'
import { toUndefined } from '@evkit/engine/shared'
import { tinyBody } from '@evkit/engine/testing'
import { runs } from '../../.config/property-runs.mjs'
import { listJson, readText } from '../cli/forms-files.js'
import { readDocuments } from '../forms-check/documents.js'
import { listMet, listReachable } from '../forms-check/reachable.js'
import { readMarketUnit } from '../forms-check/market-rules.js'
import type { Change } from '../forms-diff/change.js'
import {
  changesOf,
  diffFiles,
  FORM,
  MARKET,
  readFilesOf,
  TEXTS,
  writeVersion,
  type Version,
} from './forms-diff-kit.js'

const KINDS = Object.keys(FIELD_KINDS)
const TYPED = ['Firstname', 'Surname', 'Email', 'City', 'Notes', 'MobilePhone', 'Landline']
const CHOICES = ['AM', 'PM', 'EVENING'].map((value) => ({ value, translationKey: value }))

const kind = fc.constantFrom(...KINDS)
const rule = fc.record(
  {
    required: fc.boolean(),
    minLength: fc.integer({ min: 0, max: 4 }),
    maxLength: fc.integer({ min: 5, max: 40 }),
    pattern: fc.constantFrom('^A', '^[A-Z]', '@', '^[0-9]+$'),
    async: fc.boolean(),
  },
  { requiredKeys: [] },
)
const tick = fc.constantFrom('Text', 'Checkbox')
const custom = fc.record({
  type: fc.constantFrom('Text', 'Notice'),
  fields: fc.array(fc.record({ type: tick, translationKey: fc.constantFrom('A', 'B') }), {
    maxLength: 3,
  }),
})
const form = fc.record(
  {
    order: fc.shuffledSubarray(
      ['main', 'legal', 'kvkk', 'vehiclePicker', 'dealerPicker', 'promo', 'terms', 'submit'],
      { minLength: 1 },
    ),
    header: fc.record({ heading: fc.constantFrom('Heading', 'YourDetails') }),
    main: fc.record({
      rows: fc.array(fc.uniqueArray(kind, { minLength: 1, maxLength: 2 }), { maxLength: 6 }),
      validation: fc.dictionary(fc.oneof(kind, fc.constant('legalname')), rule, { maxKeys: 4 }),
      options: fc.dictionary(kind, fc.subarray(CHOICES), { maxKeys: 3 }),
    }),
    legal: fc.record({
      paragraphs: fc.array(fc.constantFrom('LegalText', 'TermsText'), { maxLength: 2 }),
      fields: fc.uniqueArray(fc.constantFrom(...Object.keys(LEGAL_FIELDS)), { maxLength: 4 }),
      validation: fc.dictionary(
        fc.constantFrom(...Object.keys(LEGAL_FIELDS)),
        fc.record({ required: fc.boolean() }),
        { maxKeys: 2 },
      ),
    }),
    custom: fc.record({ promo: custom, terms: custom }, { requiredKeys: [] }),
    dealerPicker: fc.record({ title: fc.constantFrom('Heading', 'YourDetails') }),
    vehiclePicker: fc.record({ required: fc.boolean() }),
  },
  { requiredKeys: ['main'] },
)
const flags = fc.dictionary(
  fc.constantFrom('showB2bSection', 'phoneWithCountry', 'AddressAsPlainTextField', 'useDynamicCTA'),
  fc.boolean(),
  { maxKeys: 3 },
)
const market = fc.record({
  features: flags,
  dynamicFeatures: flags,
  purposeConfigs: fc.constantFrom(MARKET.purposeConfigs, { CONTACT_REQUEST: {} }),
})
const texts = fc
  .dictionary(fc.constantFrom(...Object.keys(TEXTS)), fc.constantFrom('a', 'b', ''), { maxKeys: 3 })
  .map((some) => ({ ...TEXTS, ...some }))
const version: fc.Arbitrary<Version> = fc.record({ form, market, texts })

// The same document, its members in an order of their own.
const shuffle = (value: unknown, salt: number): unknown => {
  if (Array.isArray(value)) return value.map((one) => shuffle(one, salt))
  if (typeof value !== 'object' || value === null) return value
  const rank = (name: string): number =>
    Array.from(name).reduce((sum, letter) => (sum * 31 + salt + letter.charCodeAt(0)) % 1009, 7)
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => rank(a) - rank(b))
      .map(([name, inner]) => [name, shuffle(inner, salt)]),
  )
}

const OPPOSITE: Readonly<Record<string, string>> = {
  'section.added': 'section.removed',
  'field.added': 'field.removed',
  'choice.added': 'choice.removed',
  'consent.added': 'consent.removed',
  'body.appears': 'body.vanishes',
  'form.added': 'form.removed',
  'flag.on': 'flag.off',
  'field.required': 'field.optional',
}

const subjectsOf = (changes: readonly Change[], wanted: string): readonly string[] =>
  [
    ...new Set(
      changes
        .filter(({ kind }) => kind === wanted)
        .flatMap(({ subject, places }) => places.map(({ purpose }) => `${subject} ${purpose}`)),
    ),
  ].sort()

// The form as it is configured, planned.
const planOf = (given: Version) => {
  const documents = readDocuments(readFilesOf(writeVersion(given)))
  const [unit] = documents.markets
  const read = unit === undefined ? undefined : readMarketUnit(unit)
  if (unit === undefined || read === undefined || E.isLeft(read)) throw new Error('no market')
  const [met] = listReachable(unit, read.right, documents).flatMap(listMet)
  if (met === undefined) throw new Error('no form')
  return met.plan
}

const TEXT_POOL = ['Ada', 'A', 'ada@x.example', '123456', '+441628422999', 'AM', '']
const members = fc.dictionary(
  fc.constantFrom(
    ...['firstName', 'surName', 'email', 'city', 'description'],
    'mobilePhone',
    'landline',
  ),
  fc.constantFrom(...TEXT_POOL),
)
const consents = fc.dictionary(
  fc.constantFrom('emailOptIn', 'mailOptIn', 'smsOptIn'),
  fc.constant(true),
)

// A lead as the form can send it: what is not on it cannot be filled in.
const leadOf = (
  { fields, legalFields }: ReturnType<typeof planOf>,
  [texts, ticks]: readonly [Readonly<Record<string, string>>, Readonly<Record<string, boolean>>],
): typeof tinyBody => {
  const names = fields.map(({ kind }) => toUndefined(FIELD_KINDS[kind].valueName))
  const boxes = legalFields.map((field) => toUndefined(LEGAL_FIELDS[field].consent))
  const { firstName: _name, email: _email, ...rest } = tinyBody
  return {
    ...rest,
    ...Object.fromEntries(
      Object.entries(texts).filter(([name, text]) => text !== '' && names.includes(name)),
    ),
    ...Object.fromEntries(
      Object.entries(ticks).filter(([name]) => boxes.some((one) => one === name)),
    ),
  }
}

// A small form whose rules are in the way now and then.
const small: fc.Arbitrary<Version> = fc
  .record({
    rows: fc.subarray(TYPED, { minLength: 2 }),
    validation: fc.dictionary(fc.constantFrom(...TYPED), rule, { maxKeys: 2 }),
    fields: fc.subarray(['EmailOptIn', 'EmailOptInValidated', 'MailOptIn', 'SmsOptInValidated']),
    required: fc.subarray(['MailOptIn', 'EmailOptIn']),
  })
  .map(({ rows, validation, fields, required }) => ({
    form: {
      order: ['main', 'legal'],
      main: { rows: rows.map((one) => [one]), validation },
      legal: {
        fields,
        validation: Object.fromEntries(required.map((name) => [name, { required: true }])),
      },
    },
  }))

describe('laws', () => {
  test('[B-F-07] a version has no difference to itself, however it is written', () => {
    fc.assert(
      fc.property(
        version,
        fc.nat(500),
        fc.constantFrom(undefined, 2, '\t'),
        (given, salt, indent) => {
          const written = writeVersion(given, (value) =>
            JSON.stringify(shuffle(value, salt), null, indent),
          )
          expect(diffFiles(writeVersion(given), written).changes).toEqual([])
        },
      ),
      { numRuns: runs(150) },
    )
  })

  test('[B-F-07] what says the same in other words is no change', () => {
    const { main } = FORM
    const said: Version = {
      form: {
        ...FORM,
        main: {
          ...main,
          rows: [['Firstname', 'Surname', 'Firstname'], ...main.rows.slice(1), ['Nobody']],
          validation: {
            ...main.validation,
            Surname: { required: false, minLength: 0, maxLength: 25, async: false },
            City: { required: true },
          },
        },
        order: ['Main', ' terms', 'legal', 'nowhere'],
        vehiclePicker: { required: true },
      },
      market: { ...MARKET, features: ['noFlag'] },
    }
    expect(changesOf({}, said)).toEqual([])
    expect(changesOf(said, {})).toEqual([])
    const flags = { ...MARKET, features: { useDynamicCTA: true, useLoqate: false } }
    expect(
      changesOf({ market: flags }, { market: { ...MARKET, features: ['useDynamicCTA'] } }),
    ).toEqual([])
  })

  test('[B-F-07] what appears from one to the other vanishes from the other to the one', () => {
    fc.assert(
      fc.property(version, version, (before, after) => {
        const [there, back] = [changesOf(before, after), changesOf(after, before)]
        for (const [come, go] of Object.entries(OPPOSITE)) {
          expect([come, subjectsOf(there, come)]).toEqual([come, subjectsOf(back, go)])
          expect([go, subjectsOf(there, go)]).toEqual([go, subjectsOf(back, come)])
        }
        expect(there.length === 0).toBe(back.length === 0)
      }),
      { numRuns: runs(150) },
    )
  })

  test('[B-F-07] a lead that was taken and is refused now was marked', () => {
    let refused = 0
    fc.assert(
      fc.property(
        small,
        small,
        fc.array(fc.tuple(members, consents), { minLength: 4, maxLength: 8 }),
        (before, after, filled) => {
          const [old, fresh] = [planOf(before), planOf(after)]
          const isRefused = filled
            .map((one) => leadOf(old, one))
            .some(
              (lead) =>
                checkSubmission(old, lead).length === 0 && checkSubmission(fresh, lead).length > 0,
            )
          if (!isRefused) return
          refused += 1
          expect(changesOf(before, after).some(({ mayRefuse }) => mayRefuse)).toBe(true)
        },
      ),
      { numRuns: runs(400) },
    )
    expect(refused).toBeGreaterThan(runs(400) / 20)
  })
})

describe('the content of the project', () => {
  const CONTENT = fileURLToPath(new URL('../content/forms', import.meta.url))
  const folder = mkdtempSync(join(tmpdir(), 'evkit-diff-'))
  afterAll(() => {
    rmSync(folder, { recursive: true })
  })
  const filesOf = (root: string): ReadonlyMap<string, string> =>
    new Map(
      (listJson(root) ?? []).map((file) => [relative(root, file), readText(file) ?? ''] as const),
    )

  test('[B-F-07] one edit is one change, and where it is', () => {
    const copy = join(folder, 'copy')
    cpSync(CONTENT, copy, { recursive: true })
    expect(diffFiles(filesOf(CONTENT), filesOf(copy)).changes).toEqual([])
    const file = join(copy, 'flexforms', 'uk.json')
    const text = readFileSync(file, 'utf8')
    const edited = text.replace('"minLength": 2', '"minLength": 3')
    expect(edited).not.toBe(text)
    writeFileSync(file, edited)
    expect(diffFiles(filesOf(CONTENT), filesOf(copy)).changes).toEqual([
      {
        kind: 'rule.tightened',
        mayRefuse: true,
        subject: 'firstName',
        text: 'the shortest text of Firstname is 3 instead of 2',
        places: [{ market: 'uk', purpose: 'OFFER_REQUEST', when: '' }],
      },
    ])
  }, 60_000)
})
