// What a form shows, in words.
import { describe, expect, test } from 'vitest'
import { none, some } from '../../src/shared/option.js'
import type { Translate } from '../../src/shared/log.js'
import { FIELD_KINDS } from '../../src/forms/lead/fields/field-kind.js'
import { NO_DIAL } from '../../src/forms/lead/fields/dial.js'
import { NO_RULE } from '../../src/forms/lead/rules/rules.js'
import { startAddress } from '../../src/forms/lead/fields/address.js'
import { startAsyncField } from '../../src/forms/lead/fields/async-field.js'
import type { FullConfiguration } from '../../src/forms/lead/forms.types.js'
import { applyFormEvent } from '../../src/forms/lead/lead-form-event.js'
import { startLeadForm, takeConfiguration } from '../../src/forms/lead/lead-form.js'
import { stopSubmit } from '../../src/forms/lead/lead-form-send.js'
import type { LeadFormEvent, LeadFormState } from '../../src/forms/lead/lead-form.types.js'
import { toLeadFormView, type FormPhase } from '../../src/forms/lead/view/form.view.js'
import type {
  FieldView,
  LeadFormView,
  SectionView,
  TextFieldView,
} from '../../src/forms/lead/view/form-view.types.js'
import { readContactForm, type SampleMarket } from '../../src/testing/form-documents.js'
import { tinyConfiguration, tinyFormInput } from '../../src/testing/form-samples.js'

const texts = new Map([
  ['FirstnameLabel', 'First name'],
  ['FieldRequired', '$0 is required'],
  ['FieldMinLength', '$0 must have at least $1 characters'],
  ['Optional', 'optional'],
  ['ErrorTitle', 'Error: '],
  ['SubmitButton.CONTACT_REQUEST', 'Send message'],
])

const translate: Translate = (key, values) =>
  texts.get(key) ?? (values === undefined ? key : `${key} ${JSON.stringify(values)}`)

const NAMES: Readonly<Record<string, string>> = { GB: 'United Kingdom', SE: 'Sweden' }

const words = {
  translate,
  dictionary: texts,
  nameCountry: (iso2: string) => NAMES[iso2] ?? iso2,
  compare: (a: string, b: string) => a.localeCompare(b, 'en'),
}

const EDITING: FormPhase = { form: 'editing' }

const startWith = (configuration: FullConfiguration): LeadFormState =>
  takeConfiguration(startLeadForm(tinyFormInput), configuration)

const apply = (state: LeadFormState, ...events: readonly LeadFormEvent[]): LeadFormState =>
  events.reduce(applyFormEvent, state)

const viewOf = (state: LeadFormState, phase: FormPhase = EDITING): LeadFormView =>
  toLeadFormView({ state, phase, words })

const form = (rows: readonly (readonly string[])[], more: object = {}, market: SampleMarket = {}) =>
  startWith(readContactForm({ order: ['main'], main: { rows, ...more } }, market))

const fieldsOf = (view: LeadFormView): readonly FieldView[] =>
  view.sections.flatMap((section) =>
    section.kind === 'main' ? section.rows.flatMap(({ fields }) => fields) : [],
  )

const sectionOf = <Kind extends SectionView['kind']>(view: LeadFormView, kind: Kind) =>
  view.sections.find((one): one is Extract<SectionView, { kind: Kind }> => one.kind === kind)

describe('the whole form', () => {
  test('[F-ROUTE-38] a spinner and its status text until the configuration is there', () => {
    const view = viewOf(startLeadForm(tinyFormInput), { booting: 'asking' })
    expect([view.phase, view.live, view.sections]).toEqual(['loading', 'Loading', []])
  })

  test('[F-ROUTE-39] [F-ERR-32] [F-ERR-33] [F-ERR-34] a page that failed has a way on', () => {
    const { phase, failure } = viewOf(startLeadForm(tinyFormInput), 'failed')
    expect([phase, failure]).toEqual([
      'failed',
      { heading: 'Oops', text: 'TechnicalIssuesMessage', retry: 'PleaseReloadPage' },
    ])
  })

  test('[F-CFG-44] a section that shows nothing leaves no heading, whatever its kind', () => {
    const kinds = (document: object) =>
      viewOf(startWith(readContactForm(document))).sections.map(({ kind }) => kind)
    const order = ['main', 'legal', 'promo', 'submit']
    const promo = { type: 'Text', title: 'x', fields: [{ type: 'Image', translationKey: 'x' }] }
    for (const rows of [[], [['Nope']], [['Space']], [['TitleYourDetails']]]) {
      const main = { title: 'YourDetails', rows }
      const legal = { title: 'Legal', paragraphs: [], fields: ['SomethingElse'] }
      expect(kinds({ order, main, legal, custom: { promo } })).toEqual(['submit'])
    }
    const main = { rows: [['TitleYourDetails'], ['Email']] }
    expect(kinds({ order, main, legal: { paragraphs: ['LegalText'], fields: [] } })).toEqual([
      'main',
      'legal',
      'submit',
    ])
  })

  test('[F-FIELD-37] [F-FIELD-38] a heading in the rows has the text of its key', () => {
    const view = viewOf(form([['TitleYourDetails'], ['Email'], ['TitleCarDetails'], ['Mileage']]))
    expect(
      fieldsOf(view).flatMap((field) => (field.control === 'heading' ? [field.text] : [])),
    ).toEqual(['YourDetails', 'CarDetails'])
  })

  test('[F-FLAG-13] an address that is looked up is a plain control where the flag says so', () => {
    const controls = (kind: string, features: Readonly<Record<string, boolean>>) =>
      fieldsOf(viewOf(form([[kind]], {}, { features }))).map(({ control }) => control)
    for (const kind of ['LegalAddressAsync', 'AddressAsyncWithManual']) {
      expect([kind, ...controls(kind, {})]).not.toContain('text')
      expect(controls(kind, { AddressAsPlainTextField: true })).toEqual(['text'])
    }
  })

  test('[F-CFG-09] the header a form is stored with', () => {
    const header = { heading: 'ContactUs' }
    const stored = (more: object) =>
      viewOf(
        startWith(
          readContactForm({
            order: ['main'],
            main: { rows: [] },
            header: { ...header, ...more },
          }),
        ),
      ).header
    expect(stored({})).toEqual({
      heading: 'ContactUs',
      subHeading: 'FormSubHeading',
      description: '',
    })
    const all = { heading: 'ContactUs', subHeading: 'Soon', description: 'Why' }
    expect(stored(all)).toEqual(all)
  })

  test('[F-ROUTE-37] [F-CFG-29] the header with its default texts', () => {
    expect(viewOf(form([])).header).toEqual({
      heading: 'FormHeading',
      subHeading: 'FormSubHeading',
      description: '',
    })
  })

  test('[F-FLAG-06] [F-FLAG-17] the purpose in the heading and on the button', () => {
    const features = { useDynamicTitle: true, useDynamicCTA: true }
    const view = viewOf(form([], {}, { features }))
    expect(view.header.heading).toBe('FormHeading.CONTACT_REQUEST')
    expect(sectionOf(view, 'submit')?.label).toBe('Send message')
  })

  test.each([
    ['validating', 'Checking', true],
    ['verifying', 'Checking', true],
    ['sending', 'Sending', true],
    ['editing', '', false],
  ] as const)('[F-SUB-73] [E-F-04] while %s it says %o', (step, live, isBusy) => {
    const view = viewOf(startWith(tinyConfiguration), { form: step })
    expect([view.live, sectionOf(view, 'submit')?.isBusy]).toEqual([live, isBusy])
  })

  test('[E-F-01] [E-F-03] the summary has the words of the fields, in their order, and goes with the last fault', () => {
    const stopped = stopSubmit(startWith(tinyConfiguration))
    const view = viewOf(stopped)
    expect(view.summary?.lines).toEqual([
      { name: 'firstName', text: 'First name is required' },
      { name: 'email', text: 'EmailLabel is required' },
    ])
    expect(view.titlePrefix).toBe('Error: ')
    const mended = apply(
      stopped,
      { type: 'value.set', name: 'firstName', value: 'Ada' },
      { type: 'field.blur', name: 'firstName' },
      { type: 'value.set', name: 'email', value: 'ada@x.example' },
      { type: 'field.blur', name: 'email' },
    )
    expect([viewOf(mended).summary, viewOf(mended).titlePrefix]).toEqual([undefined, ''])
  })

  test.each([
    ['Offline', ['OfflineMessage']],
    ['NoCampaignCode', ['GenericErrorMessage']],
    ['BotCheckFailed', ['GenericErrorMessage', 'BotCheckFailed']],
    ['AtWork', ['SubmitInProgressMessage']],
  ] as const)('[E-F-14] [E-F-51] [F-ERR-01] [E-F-72] %s stands by the button', (tag, notice) => {
    const state = { ...startWith(tinyConfiguration), sendFault: { tag } }
    expect(sectionOf(viewOf(state), 'submit')?.notice).toEqual(notice)
  })

  test('[F-ERR-30] [F-ERR-41] a failed sending says what to do next', () => {
    const sendFault = { tag: 'NotAccepted', name: 'Bad Gateway', status: some(502) } as const
    const state = { ...startWith(tinyConfiguration), sendFault }
    expect(sectionOf(viewOf(state), 'submit')?.notice).toEqual([
      'GenericErrorMessage',
      'SubmitRequestErrorMessage',
    ])
  })
})

describe('marks', () => {
  const rules = { validation: { Firstname: { required: true } } }
  const marks = (features: Readonly<Record<string, boolean>>) => {
    const view = viewOf(form([['Firstname'], ['Surname'], ['Notes']], rules, { features }))
    return [view.requiredNote, ...fieldsOf(view).map((one) => ('mark' in one ? one.mark : ''))]
  }

  test('[F-VAL-22] notes that are required are marked as any other field', () => {
    const needed = { validation: { Notes: { required: true } } }
    const mark = (features: Readonly<Record<string, boolean>>) =>
      fieldsOf(viewOf(form([['Notes']], needed, { features }))).map((one) =>
        'mark' in one ? one.mark : undefined,
      )
    expect([mark({}), mark({ requiredToOptional: true })]).toEqual([['*'], ['']])
  })

  test('[F-VAL-20] [F-VAL-22] [D-F-15] an asterisk and a line that says what it means', () => {
    expect(marks({})).toEqual(['RequiredNote', '*', '', '(optional)'])
  })

  test('[F-VAL-21] [F-VAL-22] [F-FLAG-02] or the optional ones, and a line for them', () => {
    expect(marks({ requiredToOptional: true })).toEqual([
      'OptionalNote',
      '',
      '(optional)',
      '(optional)',
    ])
  })

  test('[F-OPT-14] the mark follows a consent', () => {
    const ticked = apply(startWith(tinyConfiguration), {
      type: 'consent.set',
      name: 'smsOptIn',
      isOn: true,
    })
    const phone = fieldsOf(viewOf(ticked)).find(({ control }) => control === 'phoneWithCode')
    expect(phone).toMatchObject({ isRequired: true, mark: '*' })
  })
})

describe('fields', () => {
  test('[F-FIELD-10] [F-FIELD-44] every kind is drawn as its control', () => {
    const drawn = Object.keys(FIELD_KINDS).map((kind) => {
      const [field] = fieldsOf(
        viewOf(
          form([
            [kind, 'Firstname'],
            ['Email', kind],
          ]),
        ),
      )
      return [kind, field?.control]
    })
    expect(drawn.filter(([, control]) => control === undefined)).toEqual([])
    expect(Object.fromEntries(drawn)).toMatchObject({
      Title: 'select',
      B2b: 'business',
      Notes: 'notes',
      EmailAsync: 'email',
      LegalAddress: 'address',
      AddressAsyncWithManual: 'address',
      ConditionOfCar: 'radio',
      ContactSlots: 'choices',
      ProductsOfInterest: 'choices',
      MobilePhone: 'phone',
      PhoneWithCountryCode: 'phoneWithCode',
      TitleCarDetails: 'heading',
      Accompanied: 'checkbox',
      PlainAddress: 'text',
    })
  })

  test('[F-FIELD-10] a select starts with an empty option; [F-CFG-05] options carry their texts', () => {
    const options = { Title: [{ value: 'MR', translationKey: 'TitleMr' }] }
    const state = apply(form([['Title']], { options }), {
      type: 'value.set',
      name: 'title',
      value: 'MR',
    })
    expect(fieldsOf(viewOf(state))[0]).toMatchObject({
      control: 'select',
      value: 'MR',
      options: [
        { value: '', isChosen: false },
        { value: 'MR', label: 'TitleMr', isChosen: true },
      ],
    })
  })

  test('[F-PHONE-02] [F-PHONE-08] country codes by name, the market preselected', () => {
    const [field] = fieldsOf(viewOf(form([['PhoneWithCountryCode']])))
    expect(field).toMatchObject({
      code: {
        value: 'GB+44',
        options: [{ label: 'Sweden (+46)' }, { label: 'United Kingdom (+44)', isChosen: true }],
      },
    })
  })

  test('[F-PHONE-09] [F-PHONE-22] another code is another country', () => {
    const state = apply(form([['PhoneWithCountryCode']]), { type: 'code.set', value: 'SE+46' })
    expect(state.dial).toEqual({ iso2: 'SE', code: '+46' })
    expect(fieldsOf(viewOf(state))[0]).toMatchObject({ code: { value: 'SE+46' } })
  })

  test('[F-PHONE-12] [F-PHONE-13] a refused number can be insisted on where the market allows it', () => {
    const lookUp = (allowsManual: boolean) => {
      const input = { ...startAsyncField({ ...phone, allowsManual }), fault: some('PhoneTwice') }
      return { ...input, memory: { lastRejected: some('0701234567'), isReEntered: false } }
    }
    const phone = {
      field: 'MobilePhoneAsync',
      rule: NO_RULE,
      value: '070-123 45 67',
      dial: NO_DIAL,
    } as const
    const shown = (allowsManual: boolean) => {
      const state = apply(form([['MobilePhoneAsync']]), {
        type: 'xstate.snapshot.mobilePhone',
        snapshot: { value: 'invalid', context: lookUp(allowsManual) },
      })
      return fieldsOf(viewOf(state))[0]
    }
    expect(shown(true)).toMatchObject({ insist: 'UseThisNumber' })
    expect(shown(false)).toMatchObject({ insist: '' })
  })

  test('[E-F-82] a call that failed says nothing of the number, and the form says nothing of it either', () => {
    const phone = {
      field: 'MobilePhoneAsync',
      rule: NO_RULE,
      value: '0701',
      dial: NO_DIAL,
    } as const
    const shown = (failures: number) => {
      const asked = { ...startAsyncField({ ...phone, allowsManual: false }), failures }
      const state = apply(form([['MobilePhoneAsync']]), {
        type: 'xstate.snapshot.mobilePhone',
        snapshot: { value: 'invalid', context: { ...asked, fault: some('FieldInvalid') } },
      })
      return fieldsOf(viewOf(state))[0]
    }
    expect(shown(0)).toMatchObject({ error: 'FieldInvalid', help: 'PhoneInvalid' })
    expect(shown(1)).toMatchObject({ error: 'FieldInvalid', help: '' })
  })

  test('[E-F-82] [F-VAL-17] a refused number says what to do, unless a pattern of the market or no answer refused it', () => {
    const FIELDS = [
      ['MobilePhone', 'mobilePhone', '08 abc'],
      ['Landline', 'landline', 'call me'],
      ['Landline', 'landline', '08 123 45'],
      ['Firstname', 'firstName', '1'],
    ] as const
    const blurred = (kind: string, name: string, value: string, rule: object = {}) => {
      const typed = apply(form([[kind]], { validation: { [kind]: rule } }), {
        type: 'value.set',
        name,
        value,
      })
      return fieldsOf(viewOf(apply(typed, { type: 'field.blur', name })))[0]
    }
    const helps = FIELDS.map(([kind, name, value]) => {
      const { error, help } = blurred(kind, name, value) as TextFieldView
      return [error, help]
    })
    expect(helps).toEqual([
      ['FieldInvalid', 'PhoneInvalid'],
      ['FieldInvalid', 'PhoneInvalid'],
      ['', ''],
      ['', ''],
    ])
    const ruled = blurred('Landline', 'landline', '+46', { pattern: '^0\\d+$' })
    expect(ruled).toMatchObject({ error: 'FieldInvalid', help: '' })
  })

  test('[F-FIELD-29] [F-SUB-60] [D-F-25] the company shows while business is on', () => {
    const state = form([['B2b']])
    expect(fieldsOf(viewOf(state))[0]).toMatchObject({ company: undefined })
    const business = apply(state, { type: 'value.set', name: 'business', value: true })
    expect(fieldsOf(viewOf(business))[0]).toMatchObject({
      box: { state: 'checked' },
      company: { name: 'legalname', isRequired: true, autocomplete: 'organization' },
    })
  })

  test('[F-FLAG-09] notes with a heading of their own', () => {
    const [notes] = fieldsOf(viewOf(form([['Notes']], {}, { features: { notesWithHeader: true } })))
    expect(notes).toMatchObject({ heading: 'NotesHeader', label: 'NotesLabel' })
  })

  test('[F-CFG-06] a section says a label in its own words', () => {
    const customTranslation = { FirstnameLabel: 'ContactFirstname' }
    const [field] = fieldsOf(viewOf(form([['Firstname']], { customTranslation })))
    expect(field).toMatchObject({ label: 'ContactFirstname' })
  })

  test('[E-F-41] numbers, addresses of e-mail and codes run from left to right', () => {
    const ltr = (kind: string) => fieldsOf(viewOf(form([[kind]])))[0]
    for (const kind of ['MobilePhone', 'Email', 'LicensePlate', 'PostalCode'])
      expect(ltr(kind)).toMatchObject({ isLeftToRight: true })
    expect(ltr('Surname')).toMatchObject({ isLeftToRight: false })
  })
})

describe('an address', () => {
  const start = form([['AddressAsyncWithManual']])
  const context = {
    ...startAddress({ text: 'High', chosen: none, allowsManual: true, flags: [] }),
    options: [{ address: '1 High Street', outOfBounds: false, id: 'a1' }],
  }
  const at = (value: unknown, change: Partial<typeof context> = {}) =>
    apply(start, {
      type: 'xstate.snapshot.legalAddress',
      snapshot: { value, context: { ...context, ...change } },
    })

  test('[F-ADDR-05] [E-F-36] its suggestions and how many they are', () => {
    expect(fieldsOf(viewOf(at({ auto: 'open' })))[0]).toMatchObject({
      isOpen: true,
      options: [{ id: 'a1', text: '1 High Street' }],
      live: 'AddressCount {"count":1}',
    })
  })

  test('[F-ADDR-13] a search that failed is said at the field', () => {
    expect(fieldsOf(viewOf(at({ auto: 'idle' }, { hasFailed: true })))[0]).toMatchObject({
      error: 'SomethingWentWrong',
    })
  })

  test('[F-ADDR-10] [F-ADDR-11] by hand, three fields take its place, in the summary too', () => {
    const state = at('manual')
    expect(fieldsOf(viewOf(state))[0]).toMatchObject({
      manual: { box: { state: 'checked' }, fields: [{ name: 'addressOne' }, {}, { name: 'city' }] },
    })
  })
})

describe('consents', () => {
  const legal = (fields: readonly string[]) =>
    startWith(readContactForm({ order: ['legal'], legal: { title: 'Legal', fields } }))
  const lines = (state: LeadFormState) => sectionOf(viewOf(state), 'legal')?.lines

  test('[F-OPT-01] [F-OPT-09] in their order, the hidden one unseen', () => {
    expect(
      lines(legal(['EmailOptIn', 'OneMarketingConsentAuto', 'SmsOptInValidated'])),
    ).toMatchObject([
      { consent: 'emailOptIn', box: { label: 'EmailOptInLabel', mark: '' } },
      { consent: 'smsOptIn', box: { label: 'SmsOptInLabel' } },
    ])
  })

  test('[F-OPT-18] a consent that has to be given is marked, and says what is wrong', () => {
    const state = stopSubmit(
      startWith(
        readContactForm({
          order: ['legal'],
          legal: {
            fields: ['EmailOptIn', 'OneMarketingConsent'],
            validation: { EmailOptIn: { required: true }, OneMarketingConsent: { required: true } },
          },
        }),
      ),
    )
    expect(lines(state)).toMatchObject([
      { box: { mark: '*', isRequired: true, error: 'EmailOptInLabel is required' } },
      { box: { mark: '*', isRequired: true, error: 'AcceptPolicies' } },
    ])
  })

  test('[F-OPT-20] [F-OPT-21] the master ticks its group and holds it', () => {
    const state = apply(legal(['MasterOptIn', 'EmailOptIn', 'SmsOptIn']), {
      type: 'master.set',
      isOn: true,
    })
    expect(lines(state)).toMatchObject([
      { kind: 'master', box: { state: 'checked', isDisabled: false } },
      { box: { state: 'checked', isDisabled: true } },
      { box: { state: 'checked', isDisabled: true } },
    ])
  })

  test('[F-OPT-24] select-all is mixed when some are given', () => {
    const state = apply(legal(['SelectAll', 'EmailOptIn', 'SmsOptIn']), {
      type: 'consent.set',
      name: 'emailOptIn',
      isOn: true,
    })
    expect(lines(state)?.[0]).toMatchObject({ kind: 'all', box: { state: 'mixed' } })
  })

  test('[F-OPT-31] [F-FIELD-52] the Turkish choice with its title, its text and two options', () => {
    const kvkk = {
      title: 'KvkkTitle',
      paragraph: 'KvkkText',
      options: [{ value: 'true', translationKey: 'KvkkYes' }],
      field: 'kvkkOpt',
    }
    const section = sectionOf(viewOf(startWith(readContactForm({ order: ['kvkk'], kvkk }))), 'kvkk')
    expect(section).toMatchObject({
      heading: 'KvkkTitle',
      paragraph: 'KvkkText',
      choice: { name: 'kvkk_optin', isRequired: true, options: [{ label: 'KvkkYes' }] },
    })
  })

  test('[F-CFG-45] [F-CFG-46] [F-CFG-47] sections of the author', () => {
    const custom = {
      promo: { title: 'Promo', type: 'Notice', fields: [{ type: 'Text', translationKey: 'T' }] },
      terms: { type: 'Text', fields: [{ type: 'Checkbox', translationKey: 'Accept' }] },
    }
    const view = viewOf(startWith(readContactForm({ order: ['promo', 'terms'], custom })))
    expect(view.sections.slice(0, 2)).toMatchObject([
      { heading: 'Promo', isNotice: true, parts: [{ control: 'paragraph', text: 'T' }] },
      { heading: '', isNotice: false, parts: [{ label: 'Accept', isRequired: true }] },
    ])
  })
})
