// Flags, sections and rows of a form.
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { option as O } from 'fp-ts'
import { none, some } from '../../src/shared/option.js'
import { toUndefined } from '../../src/shared/result.js'
import {
  EMAIL_KINDS,
  LOOKED_UP_ADDRESS_KINDS,
  MOBILE_KINDS,
} from '../../src/forms/lead/fields/field-groups.js'
import {
  FIELD_KINDS,
  findFieldKind,
  resolveFieldKind,
  type FieldKind,
  type FieldKindInfo,
} from '../../src/forms/lead/fields/field-kind.js'
import { FLAGS, resolveFlags, type Flag } from '../../src/forms/lead/plan/features.js'
import { headerKeys, resolveTextKey, submitTextKey } from '../../src/forms/lead/plan/text-key.js'
import { layoutRows, type RowInput } from '../../src/forms/lead/plan/rows.js'
import {
  listMissingSections,
  orderSections,
  resolveFormWidth,
  type SectionOrderInput,
} from '../../src/forms/lead/plan/layout.js'
import { NO_DIAL } from '../../src/forms/lead/fields/dial.js'
import { PURPOSES } from '../../src/forms/lead/plan/purpose.js'

const contact: SectionOrderInput = {
  order: none,
  vehiclePicker: none,
  hasKvkk: false,
  custom: [],
  hidesRetailerPicker: false,
  isQuoteForm: false,
  isModelInQuery: false,
  isModelChosen: false,
  isEmbedded: false,
  purpose: some('CONTACT_REQUEST'),
  flags: [],
}
const quote: SectionOrderInput = {
  ...contact,
  isQuoteForm: true,
  purpose: some('OFFER_REQUEST'),
  flags: ['useNewQuoteFlow'],
}
const order = (names: readonly string[], input: SectionOrderInput = contact) =>
  orderSections({ ...input, order: some(names) }).sections

describe('flags', () => {
  test('[F-FLAG-24] the dynamic flag wins, the bundle fills, the default is off', () => {
    expect(resolveFlags([['useLoqate', true]], [['useLoqate', false]]).on).toEqual([])
    expect(resolveFlags([['useLoqate', true]], []).on).toEqual(['useLoqate'])
  })

  test('[F-FLAG-19] [F-FLAG-20] the journey flags turn on a bundle that an explicit off beats', () => {
    expect(resolveFlags([['leadFormJourneyUpdates', true]], []).on).toHaveLength(9)
    const on = resolveFlags(
      [
        ['useNewFormJourney', true],
        ['useSingleColumn', false],
      ],
      [],
    ).on
    expect(on).toHaveLength(8)
    expect(on).not.toContain('useSingleColumn')
  })

  test('[F-FLAG-25] [F-FLAG-26] unknown names and values that are no booleans are told and ignored', () => {
    expect(
      resolveFlags(
        [
          ['useNewThing', true],
          ['hideRetailerMap', true],
        ],
        [['useLoqate', 'yes']],
      ),
    ).toEqual({
      on: [],
      warnings: [
        'Feature flag "useNewThing" is not known and was ignored',
        'Feature flag "hideRetailerMap" is not known and was ignored',
        'Feature flag "useLoqate" is not true or false',
      ],
    })
  })

  test('A flag that is said to be off is off, whatever the bundle says.', () => {
    fc.assert(
      fc.property(fc.constantFrom(...FLAGS), fc.constantFrom(...FLAGS), (off, on) => {
        const resolved = resolveFlags([[on, true]], [[off, false]])
        return !resolved.on.includes(off)
      }),
    )
  })
})

describe('sections', () => {
  test('[F-CFG-02] [F-CFG-30] [F-CFG-31] the configured order, built-in names in any letter case', () => {
    expect(order(['main', 'legal', 'submit'])).toEqual(['main', 'legal', 'submit'])
    expect(order(['DealerPicker', ' Main ', ''])).toEqual(['dealerpicker', 'main', 'submit'])
  })

  test('[F-CFG-32] a custom section without an entry is skipped and told', () => {
    const ordered = orderSections({ ...contact, order: some(['promo', 'main', 'constructor']) })
    expect(ordered.sections).toEqual(['main', 'submit'])
    expect(ordered.warnings).toEqual([
      'Section "promo" is not configured and was skipped',
      'Section "constructor" is not configured and was skipped',
    ])
    expect(order(['promo'], { ...contact, custom: ['promo'] })).toEqual(['promo', 'submit'])
  })

  test('[F-CFG-33] [F-CFG-34] [F-CFG-35] sections without configuration are dropped', () => {
    expect(order(['main', 'kvkk', 'legal', 'submit'])).toEqual(['main', 'legal', 'submit'])
    expect(order(['main', 'kvkk'], { ...contact, hasKvkk: true })).toEqual([
      'main',
      'kvkk',
      'submit',
    ])
    expect(order(['dealerpicker', 'main'], { ...contact, hidesRetailerPicker: true })).toEqual([
      'main',
      'submit',
    ])
    expect(order(['vehiclepicker', 'main'])).toEqual(['main', 'submit'])
  })

  test('[F-CFG-36] [F-CFG-37] each name once, submit where it stands or at the end', () => {
    expect(order(['main', 'legal', 'main', 'submit', 'legal'])).toEqual(['main', 'legal', 'submit'])
    expect(order(['main', 'legal'])).toEqual(['main', 'legal', 'submit'])
    expect(order(['submit', 'main'])).toEqual(['submit', 'main'])
  })

  test('[F-CFG-38] [F-FLAG-05] the new quote flow puts the pickers first', () => {
    const names = ['main', 'dealerpicker', 'vehiclepicker', 'legal', 'submit']
    expect(order(names, quote)).toEqual([
      'vehiclepicker',
      'dealerpicker',
      'main',
      'legal',
      'submit',
    ])
    expect(order(names, { ...quote, flags: [] })).toEqual(names)
    expect(order(names, { ...quote, purpose: some('CBV_CALLBACK') })).toEqual(names)
  })

  test('[F-CFG-39] an embedded form with a chosen model keeps its order', () => {
    const embedded = { ...quote, isEmbedded: true, isModelChosen: true, isModelInQuery: true }
    expect(order(['main', 'dealerpicker', 'vehiclepicker', 'legal', 'submit'], embedded)).toEqual([
      'main',
      'dealerpicker',
      'legal',
      'submit',
    ])
  })

  test('[F-CFG-40] [F-CFG-41] a quote form asks for a vehicle unless the query names one', () => {
    expect(
      order(['main', 'dealerpicker', 'legal', 'submit'], { ...quote, isModelInQuery: true }),
    ).toEqual(['dealerpicker', 'main', 'legal', 'submit'])
    const asked = orderSections({ ...quote, flags: [], order: some(['main', 'legal']) })
    expect(asked.sections).toEqual(['vehiclepicker', 'main', 'legal', 'submit'])
    expect(asked.vehiclePicker).toEqual(some({ isRequired: true }))
  })

  test('[F-CFG-42] [F-FLAG-18] the retailer on top comes before everything', () => {
    const flags: Flag[] = ['retailerPickerOnTop']
    expect(order(['main', 'dealerpicker', 'submit'], { ...contact, flags })).toEqual([
      'dealerpicker',
      'main',
      'submit',
    ])
    expect(
      order(['main', 'dealerpicker', 'vehiclepicker'], {
        ...quote,
        flags: ['useNewQuoteFlow', ...flags],
      }),
    ).toEqual(['dealerpicker', 'vehiclepicker', 'main', 'submit'])
  })

  test('[F-CFG-43] no order is the default one, an empty one leaves submit', () => {
    expect(
      orderSections({ ...contact, vehiclePicker: some({ isRequired: false }), hasKvkk: true })
        .sections,
    ).toEqual(['dealerpicker', 'vehiclepicker', 'main', 'legal', 'kvkk', 'submit'])
    expect(order([])).toEqual(['submit'])
  })

  test('[F-CFG-49] [F-ERR-14] a section without its entry is an error', () => {
    const entries = {
      hasLegal: false,
      hasKvkk: false,
      hasRetailerPicker: false,
      needsRetailer: true,
    }
    expect(
      listMissingSections(['dealerpicker', 'main', 'legal', 'kvkk'], entries).map(
        ({ text }) => text,
      ),
    ).toEqual([
      'Missing dealerPicker configuration',
      'Missing legal configuration',
      'Missing kvkk configuration',
    ])
    expect(listMissingSections(['dealerpicker'], { ...entries, needsRetailer: false })).toEqual([])
  })

  const anyInput: fc.Arbitrary<SectionOrderInput> = fc.record({
    order: fc
      .option(
        fc.array(
          fc.constantFrom(
            'main',
            'Legal',
            'kvkk',
            'submit',
            'DealerPicker',
            'vehiclepicker',
            'promo',
            ' x',
            '',
          ),
        ),
      )
      .map((names) => (names === null ? none : some(names))),
    vehiclePicker: fc.constantFrom(none, some({ isRequired: false })),
    hasKvkk: fc.boolean(),
    custom: fc.subarray(['promo', 'x']),
    hidesRetailerPicker: fc.boolean(),
    isQuoteForm: fc.boolean(),
    isModelInQuery: fc.boolean(),
    isModelChosen: fc.boolean(),
    isEmbedded: fc.boolean(),
    purpose: fc.constantFrom(none, ...PURPOSES.map((purpose) => some(purpose))),
    flags: fc.subarray<Flag>(['useNewQuoteFlow', 'retailerPickerOnTop']),
  })

  test('Sections never repeat, and one of them is submit.', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const { sections, vehiclePicker } = orderSections(input)
        return (
          new Set(sections).size === sections.length &&
          sections.includes('submit') &&
          sections.includes('vehiclepicker') === O.isSome(vehiclePicker)
        )
      }),
    )
  })

  test('Ordering the ordered sections changes nothing more.', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const { sections } = orderSections(input)
        expect(order(sections, input)).toEqual(sections)
      }),
    )
  })

  test('[F-CONST-20] [F-CONST-22] the old quote layout is wider', () => {
    expect([
      resolveFormWidth('quote', []),
      resolveFormWidth('quote', ['useNewQuoteFlow']),
      resolveFormWidth('contact', []),
    ]).toEqual([1280, 670, 670])
  })
})

describe('rows', () => {
  const plain: Omit<RowInput, 'rows'> = { isInOverlay: false, purpose: none, flags: [] }
  const lay = (rows: RowInput['rows'], input: Omit<RowInput, 'rows'> = plain) =>
    layoutRows({ ...input, rows }).rows

  test('[F-FIELD-01] [F-FIELD-02] pairs side by side, everything else stacked', () => {
    expect(lay([['Firstname', 'Surname'], ['Email']])).toEqual([
      { columns: 2, cells: ['Firstname', 'Surname'] },
      { columns: 1, cells: ['Email'] },
    ])
    expect(lay([['Firstname', 'Surname', 'City']])).toEqual([
      { columns: 1, cells: ['Firstname', 'Surname', 'City'] },
    ])
  })

  test('[F-FIELD-03] [F-FLAG-01] three things make it one column', () => {
    const one = [{ columns: 1, cells: ['Firstname', 'Surname'] }]
    const rows = [['Firstname', 'Surname']]
    expect(lay(rows, { ...plain, isInOverlay: true })).toEqual(one)
    expect(lay(rows, { ...plain, purpose: some('OFFER_REQUEST') })).toEqual(one)
    expect(lay(rows, { ...plain, flags: ['useSingleColumn'] })).toEqual(one)
    expect(lay(rows, { ...plain, purpose: some('CBV_CALLBACK') })).not.toEqual(one)
  })

  test('[F-FIELD-04] [F-FIELD-31] a space holds its column, and only there', () => {
    expect(lay([['Email', 'Space']])).toEqual([{ columns: 2, cells: ['Email', 'Space'] }])
    expect(lay([['Email', 'Space']], { ...plain, isInOverlay: true })).toEqual([
      { columns: 1, cells: ['Email'] },
    ])
  })

  test('[F-FIELD-05] a row without a field is no row', () => {
    expect(lay([['Nope'], [], ['Space', 'Space']])).toEqual([])
  })

  test('[F-FIELD-06] [F-ERR-25] [F-ERR-08] [F-ERR-09] unknown names are told, and columns are counted without them', () => {
    const laid = layoutRows({
      ...plain,
      rows: [['Firstname', 'Nope', 'Surname'], ['FirstName', 'constructor'], [' ']],
    })
    expect(laid.rows).toEqual([{ columns: 2, cells: ['Firstname', 'Surname'] }])
    expect(laid.warnings).toEqual([
      'Field type not found for field: Nope in main.rows[0][1]',
      'Field type not found for field: FirstName in main.rows[1][0]',
      'Field type not found for field: constructor in main.rows[1][1]',
      'Field name not found for field in main.rows[2][0]',
    ])
  })

  test('[F-FIELD-07] [F-CFG-58] a value is taken once', () => {
    const laid = layoutRows({
      ...plain,
      rows: [['MobilePhone'], ['MobilePhoneAsync'], ['PlainAddress', 'LegalAddress']],
    })
    expect(laid.rows.map(({ cells }) => cells)).toEqual([['MobilePhone'], ['PlainAddress']])
    expect(laid.warnings).toEqual([
      'Field "MobilePhoneAsync" in main.rows[1][0] repeats "mobilePhone" and was left out',
      'Field "LegalAddress" in main.rows[2][1] repeats "legalAddress" and was left out',
    ])
  })

  test('[F-FIELD-07] [D-F-11] a heading comes once, and is named where it comes again', () => {
    const laid = layoutRows({
      ...plain,
      rows: [['TitleYourDetails'], ['Email'], ['TitleYourDetails'], ['Space', 'TitleCarDetails']],
    })
    expect(laid.rows.map(({ cells }) => cells)).toEqual([
      ['TitleYourDetails'],
      ['Email'],
      ['Space', 'TitleCarDetails'],
    ])
    expect(laid.warnings).toEqual([
      'Field "TitleYourDetails" in main.rows[2][0] repeats "TitleYourDetails" and was left out',
    ])
  })

  test('No row is empty, and no value is taken twice.', () => {
    const names = [...Object.keys(FIELD_KINDS), 'Nope', '__proto__']
    fc.assert(
      fc.property(
        fc.array(fc.array(fc.constantFrom(...names), { maxLength: 4 })),
        fc.boolean(),
        (rows, isInOverlay) => {
          const laid = lay(rows, { ...plain, isInOverlay })
          const values = laid
            .flatMap(({ cells }) => cells)
            .flatMap((kind) => toUndefined<string>(FIELD_KINDS[kind].valueName) ?? [])
          return (
            laid.every(
              ({ cells, columns }) =>
                cells.some((kind) => kind !== 'Space') && (columns === 1 || cells.length === 2),
            ) && new Set(values).size === values.length
          )
        },
      ),
    )
  })
})

describe('field kinds', () => {
  // Control, value name, wire name, maximum.
  const KINDS = [
    ['[F-FIELD-10]', 'Title', 'select title title'],
    ['[F-FIELD-11]', 'Gender', 'select gender gender'],
    ['[F-FIELD-12]', 'Firstname', 'text firstName firstName 25'],
    ['[F-FIELD-13]', 'Surname', 'text surName surName 25'],
    ['[F-FIELD-14]', 'SecondSurname', 'text secondSurname secondSurname 25'],
    ['[F-FIELD-15]', 'MobilePhone', 'phone mobilePhone mobilePhone 25'],
    ['[F-FIELD-16]', 'MobilePhoneAsync', 'phone mobilePhone mobilePhone 25'],
    ['[F-FIELD-17]', 'Landline', 'phone landline landline 25'],
    ['[F-FIELD-18]', 'Email', 'email email email 254'],
    ['[F-FIELD-19]', 'EmailAsync', 'email email email 254'],
    ['[F-FIELD-20]', 'LegalAddress', 'address legalAddress legalAddress 250'],
    ['[F-FIELD-21]', 'LegalAddressAsync', 'address legalAddress legalAddress 250'],
    ['[F-FIELD-22]', 'PlainAddress', 'text legalAddress legalAddress 250'],
    ['[F-FIELD-23]', 'City', 'text city city 25'],
    ['[F-FIELD-24]', 'PostalCode', 'text postalCode postalCode 25'],
    ['[F-FIELD-25]', 'District', 'text district district 25'],
    ['[F-FIELD-26]', 'AddressOne', 'text addressOne addressOne 250'],
    ['[F-FIELD-27]', 'AddressTwo', 'text addressTwo addressTwo 250'],
    ['[F-FIELD-28]', 'Notes', 'notes description description 255'],
    ['[F-FIELD-29]', 'B2b', 'business business business'],
    ['[F-FIELD-30]', 'Accompanied', 'checkbox accompanied'],
    ['[F-FIELD-31]', 'Space', 'space'],
    ['[F-FIELD-32]', 'AddressAsyncWithManual', 'addressOrManual legalAddress legalAddress 250'],
    ['[F-FIELD-33]', 'ProductsOfInterest', 'vehicles productsOfInterest productsOfInterest'],
    ['[F-FIELD-34]', 'ContactChannels', 'choices contactChannels contactChannels'],
    ['[F-FIELD-35]', 'ContactSlots', 'choices contactSlots contactSlots'],
    ['[F-FIELD-36]', 'FullName', 'text fullName fullName 25'],
    ['[F-FIELD-37]', 'TitleYourDetails', 'heading'],
    ['[F-FIELD-38]', 'TitleCarDetails', 'heading'],
    ['[F-FIELD-39]', 'LicensePlate', 'text licensePlate 25'],
    ['[F-FIELD-40]', 'Mileage', 'text mileage 25'],
    ['[F-FIELD-41]', 'ConditionOfCar', 'radio conditionOfCar'],
    ['[F-FIELD-42]', 'ModelYear', 'text modelYear 25'],
    ['[F-FIELD-43]', 'ContactSlotsSingle', 'radio contactSlots contactSlots'],
    ['[F-FIELD-44]', 'PhoneWithCountryCode', 'phoneWithCode mobilePhone mobilePhone 25'],
  ] as const

  test.each(KINDS)('%s %s is %s', (_, kind, written) => {
    const info: FieldKindInfo = FIELD_KINDS[kind]
    const parts = [
      info.control,
      toUndefined(info.valueName),
      'wire' in info ? Object.keys(info.wire.write('x', NO_DIAL).body)[0] : undefined,
      toUndefined(info.maximum),
    ]
    expect(parts.filter((part) => part !== undefined).join(' ')).toBe(written)
  })

  test('every kind is in that table', () => {
    expect(Object.keys(FIELD_KINDS).sort()).toEqual(KINDS.map(([, kind]) => kind).sort())
  })

  test('[F-FIELD-51] the notes are kept as description', () => {
    expect(FIELD_KINDS.Notes.valueName).toEqual(some('description'))
  })

  test('[F-FIELD-06] [F-PHONE-01] kinds with one value are known as its kinds', () => {
    const where = (isOne: (info: FieldKindInfo) => boolean) =>
      new Set((Object.keys(FIELD_KINDS) as FieldKind[]).filter((kind) => isOne(FIELD_KINDS[kind])))
    const holding = (name: string) =>
      where(({ valueName }) => toUndefined<string>(valueName) === name)
    expect(new Set(MOBILE_KINDS)).toEqual(holding('mobilePhone'))
    expect(new Set(EMAIL_KINDS)).toEqual(holding('email'))
    expect(new Set(LOOKED_UP_ADDRESS_KINDS)).toEqual(
      where(({ control }) => control === 'address' || control === 'addressOrManual'),
    )
  })

  test('[F-FIELD-08] headings and spaces hold and send nothing', () => {
    for (const kind of ['Space', 'TitleYourDetails', 'TitleCarDetails'] as const) {
      expect(FIELD_KINDS[kind].valueName).toEqual(none)
      expect(FIELD_KINDS[kind]).not.toHaveProperty('wire')
    }
  })

  test('[F-FIELD-09] the variants of a field share their label', () => {
    const label = (kind: FieldKind) => toUndefined<string>(FIELD_KINDS[kind].labelKey)
    expect(label('Firstname')).toBe('FirstnameLabel')
    expect(label('PhoneWithCountryCode')).toBe('MobilePhoneLabel')
    expect(label('EmailAsync')).toBe('EmailLabel')
    expect(label('PlainAddress')).toBe('LegalAddressLabel')
  })

  test('[E-F-05] [E-F-06] what helps filling in', () => {
    const fill = (kind: FieldKind) => FIELD_KINDS[kind].autocomplete
    expect(
      (
        [
          'Title',
          'Gender',
          'Firstname',
          'Surname',
          'SecondSurname',
          'FullName',
          'MobilePhone',
          'PhoneWithCountryCode',
          'Landline',
          'Email',
          'PlainAddress',
          'LegalAddress',
          'AddressOne',
          'AddressTwo',
          'City',
          'District',
          'PostalCode',
          'Notes',
        ] as const
      ).map(fill),
    ).toEqual([
      'honorific-prefix',
      'sex',
      'given-name',
      'family-name',
      'additional-name',
      'name',
      'tel',
      'tel-national',
      'home tel',
      'email',
      'street-address',
      'off',
      'address-line1',
      'address-line2',
      'address-level2',
      'address-level3',
      'postal-code',
      'off',
    ])
    expect(FIELD_KINDS.Mileage).toMatchObject({ inputMode: 'numeric' })
    expect(FIELD_KINDS.ModelYear).toMatchObject({ inputMode: 'numeric' })
    expect(FIELD_KINDS.PostalCode).toMatchObject({ capitals: 'characters' })
    expect(FIELD_KINDS.Surname).toMatchObject({ capitals: 'words', isSpellChecked: false })
    expect(FIELD_KINDS.Notes).toMatchObject({ isSpellChecked: true })
  })

  test('[F-FLAG-13] [F-FLAG-16] [F-ADDR-14] flags change what a kind is drawn as', () => {
    expect(resolveFieldKind('MobilePhoneAsync', ['phoneWithCountry'])).toBe('PhoneWithCountryCode')
    expect(resolveFieldKind('MobilePhone', ['phoneWithCountry'])).toBe('PhoneWithCountryCode')
    expect(resolveFieldKind('Landline', ['phoneWithCountry'])).toBe('Landline')
    expect(resolveFieldKind('AddressAsyncWithManual', ['AddressAsPlainTextField'])).toBe(
      'PlainAddress',
    )
    for (const kind of ['LegalAddress', 'LegalAddressAsync'] as const)
      expect(resolveFieldKind(kind, ['AddressAsPlainTextField'])).toBe('PlainAddress')
    expect(resolveFieldKind('AddressOne', ['AddressAsPlainTextField'])).toBe('AddressOne')
    expect(resolveFieldKind('MobilePhone', [])).toBe('MobilePhone')
  })

  test('names of prototypes are no kinds', () => {
    expect(['constructor', '__proto__', 'toString', ''].map(findFieldKind)).toEqual([
      none,
      none,
      none,
      none,
    ])
  })
})

describe('text keys', () => {
  const dictionary = new Map([
    ['SubmitButton.new', 'Go'],
    ['SubmitButton.CONTACT_REQUEST', 'Send message'],
    ['FormDescription', 'About'],
  ])
  const header = { heading: none, subHeading: none, description: none }
  const input = { header, flags: [], purpose: none, isEmbedded: false, dictionary: new Map() }

  test('[F-CFG-06] [F-FLAG-03] own keys first, new copy where there is some', () => {
    const customTranslation = new Map([['FirstnameLabel', 'ContactFirstname']])
    const flags: Flag[] = ['useNewCopyAndStyling']
    expect(resolveTextKey({ key: 'FirstnameLabel', customTranslation, dictionary, flags })).toBe(
      'ContactFirstname',
    )
    expect(resolveTextKey({ key: 'SubmitButton', customTranslation, dictionary, flags })).toBe(
      'SubmitButton.new',
    )
    expect(resolveTextKey({ key: 'SubmitButton', customTranslation, dictionary, flags: [] })).toBe(
      'SubmitButton',
    )
  })

  test.each(['', ' '])('[F-CFG-06] [D-F-12] %j is no other key: the label stays', (blank) => {
    const customTranslation = new Map([['FirstnameLabel', blank]])
    const keyWith = (flags: readonly Flag[]): string =>
      resolveTextKey({ key: 'FirstnameLabel', customTranslation, dictionary, flags })
    expect([keyWith([]), keyWith(['useNewCopyAndStyling'])]).toEqual([
      'FirstnameLabel',
      'FirstnameLabel',
    ])
  })

  test('[F-CFG-09] [F-CFG-29] configured keys, else the defaults', () => {
    expect(headerKeys(input)).toEqual({
      heading: 'FormHeading',
      subHeading: some('FormSubHeading'),
      description: none,
    })
    expect(headerKeys({ ...input, dictionary }).description).toEqual(some('FormDescription'))
    expect(
      headerKeys({
        ...input,
        header: { heading: some('A'), subHeading: some('B'), description: some('C') },
      }),
    ).toEqual({ heading: 'A', subHeading: some('B'), description: some('C') })
  })

  test('[F-FLAG-17] [F-FLAG-21] the dynamic title and the sub-heading of embedded forms', () => {
    const dynamic = headerKeys({
      ...input,
      header: { ...header, heading: some('A') },
      flags: ['useDynamicTitle'],
      purpose: some('OFFER_REQUEST'),
    })
    expect(dynamic.heading).toBe('FormHeading.OFFER_REQUEST')
    expect(headerKeys({ ...input, isEmbedded: true }).subHeading).toEqual(none)
    expect(
      headerKeys({ ...input, isEmbedded: true, flags: ['showSubHeadingOnEF'] }).subHeading,
    ).toEqual(some('FormSubHeading'))
  })

  test('[F-FLAG-06] the submit button by purpose', () => {
    expect(submitTextKey(some('CONTACT_REQUEST'), ['useDynamicCTA'], dictionary)).toBe(
      'SubmitButton.CONTACT_REQUEST',
    )
    expect(submitTextKey(some('CONTACT_REQUEST'), [], dictionary)).toBe('SubmitButton')
    expect(submitTextKey(some('OFFER_REQUEST'), ['useDynamicCTA'], dictionary)).toBe('SubmitButton')
    expect(submitTextKey(none, ['useDynamicCTA'], dictionary)).toBe('SubmitButton')
  })
})

describe('the cost of a layout', () => {
  // There are fewer kinds than 40: those that come again are looked at too, and told.
  const kinds = Object.keys(FIELD_KINDS).filter((kind) => kind !== 'Space')
  const rows = [...kinds, ...kinds].slice(0, 40).map((kind) => [kind])
  const order = some(['main', 'promo', 'kvkk', 'legal', 'submit'])
  const input: SectionOrderInput = { ...contact, order, hasKvkk: true, custom: ['promo'] }

  const countLooks = (list: readonly (readonly string[])[]): number => {
    let looks = 0
    const watch = <Entry>(entries: readonly Entry[]): readonly Entry[] =>
      new Proxy(entries, {
        get: (target, name): unknown => {
          looks += 1
          return Reflect.get(target, name)
        },
      })
    const { sections } = orderSections(input)
    const laid = layoutRows({
      rows: watch(list.map((row) => watch(row))),
      isInOverlay: false,
      purpose: none,
      flags: [],
    })
    const cells = laid.rows.flatMap((row) => row.cells)
    expect([sections.length, cells.length + laid.warnings.length]).toEqual([5, list.length])
    return looks
  }

  test('[E-F-44] the rows of a form of 40 fields are looked at once, twice the fields in twice the looks', () => {
    expect(rows).toHaveLength(40)
    expect(countLooks(rows)).toBeLessThan(20 * 40)
    expect(countLooks([...rows, ...rows])).toBeLessThan(2.1 * countLooks(rows))
  })

  test('[E-F-44] the weight of the forms is held to 35 kB', () => {
    const file = new URL('../../../.config/budgets.json', import.meta.url)
    const { engine } = JSON.parse(readFileSync(file, 'utf8')) as {
      readonly engine: Readonly<
        Record<string, { readonly limit: number; readonly external: readonly string[] }>
      >
    }
    const budget = engine['forms, without xstate, fp-ts and io-ts']
    expect(budget?.external).toEqual(['xstate', 'fp-ts', 'io-ts'])
    expect(budget?.limit).toBeLessThanOrEqual(35_000)
  })
})
