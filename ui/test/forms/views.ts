// Views of forms written by hand: one of every control, and every state a form can be in.
import type { FieldView, LeadFormView, SectionView } from '@evkit/engine/forms'
import type {
  AddressView,
  ChoicesView,
  CodedPhoneView,
  FieldShell,
  SelectView,
  TextFieldView,
  TickView,
} from '@evkit/engine/internal/forms'
import { NO_OPTIONS } from '../../../engine/src/interaction/look-up.js'

/** What every field has. */
export const shell = (name: string, label: string, more: Partial<FieldShell> = {}): FieldShell => ({
  name,
  label,
  mark: '',
  isRequired: false,
  error: '',
  ...more,
})

/** A field for a line of text. */
export const text = (
  name: string,
  label: string,
  more: Partial<TextFieldView> = {},
): TextFieldView => ({
  ...shell(name, label),
  control: 'text',
  value: '',
  autocomplete: 'off',
  inputMode: 'text',
  capitals: 'none',
  isSpellChecked: false,
  isLeftToRight: false,
  isBusy: false,
  heading: '',
  help: '',
  insist: '',
  ...more,
})

/** A box to tick. */
export const tick = (name: string, label: string, more: Partial<TickView> = {}): TickView => ({
  ...shell(name, label),
  control: 'checkbox',
  state: 'unchecked',
  isDisabled: false,
  ...more,
})

const required = { mark: '*', isRequired: true } as const

/** Options of a list. */
const options = (...labels: readonly string[]) =>
  labels.map((label, at) => ({ value: label.toUpperCase(), label, isChosen: at === -1 }))

/** One of each control. */
export const cells = {
  firstName: text('firstName', 'First name', {
    ...required,
    autocomplete: 'given-name',
    capitals: 'words',
  }),
  surName: text('surName', 'Surname', { ...required, autocomplete: 'family-name' }),
  email: text('email', 'E-mail', {
    ...required,
    control: 'email',
    autocomplete: 'email',
    inputMode: 'email',
    isLeftToRight: true,
  }),
  phone: text('mobilePhone', 'Mobile phone', {
    control: 'phone',
    autocomplete: 'tel',
    inputMode: 'tel',
    isLeftToRight: true,
  }),
  notes: text('description', 'Notes', {
    control: 'notes',
    mark: '(optional)',
    isSpellChecked: true,
    heading: 'Anything else?',
  }),
  title: {
    ...shell('title', 'Title'),
    control: 'select',
    value: '',
    autocomplete: 'honorific-prefix',
    options: [{ value: '', label: '', isChosen: true }, ...options('Mr', 'Mrs')],
  } satisfies SelectView,
  condition: {
    ...shell('conditionOfCar', 'Condition of the car', required),
    control: 'radio',
    options: options('Good', 'Fair'),
  } satisfies ChoicesView,
  channels: {
    ...shell('contactChannels', 'How may we contact you?', required),
    control: 'choices',
    options: options('Phone', 'Mail', 'Text'),
  } satisfies ChoicesView,
  accompanied: tick('accompanied', 'Accompanied test drive'),
  business: {
    control: 'business',
    box: tick('business', 'I represent a company', { state: 'checked' }),
    company: text('legalname', 'Company name', { ...required, autocomplete: 'organization' }),
  } satisfies FieldView,
  coded: {
    ...shell('mobilePhone', 'Mobile phone', required),
    control: 'phoneWithCode',
    code: {
      label: 'Country code',
      autocomplete: 'tel-country-code',
      value: '+46',
      options: [
        { value: '+44', label: 'United Kingdom (+44)', isChosen: false },
        { value: '+46', label: 'Sweden (+46)', isChosen: true },
      ],
    },
    number: text('mobilePhone', 'Mobile phone', {
      ...required,
      control: 'phone',
      autocomplete: 'tel-national',
      inputMode: 'tel',
      isLeftToRight: true,
    }),
  } satisfies CodedPhoneView,
  address: {
    ...shell('legalAddress', 'Address', required),
    control: 'address',
    value: '',
    autocomplete: 'off',
    ...NO_OPTIONS,
    isOpen: false,
    isBusy: false,
    live: '',
    manual: { box: tick('manualaddress', 'Enter address manually'), fields: [] },
  } satisfies AddressView,
} as const

const wrong = <View extends FieldShell>(view: View, error: string): View => ({ ...view, error })

/** The main section with one of each. */
export const mainSection: Extract<SectionView, { kind: 'main' }> = {
  kind: 'main',
  heading: 'Your details',
  rows: [
    { columns: 1, fields: [cells.title] },
    { columns: 2, fields: [cells.firstName, cells.surName] },
    { columns: 2, fields: [cells.email, { control: 'space' }] },
    { columns: 1, fields: [cells.coded] },
    { columns: 1, fields: [cells.address] },
    { columns: 1, fields: [cells.business] },
    { columns: 1, fields: [{ control: 'heading', text: 'Car details' }] },
    { columns: 1, fields: [cells.condition] },
    { columns: 1, fields: [cells.channels] },
    { columns: 1, fields: [cells.accompanied] },
    { columns: 1, fields: [cells.notes] },
  ],
}

/** The legal section. */
const legalSection: SectionView = {
  kind: 'legal',
  heading: 'Stay in touch',
  paragraphs: [
    'We use what you write here to answer you, and keep it no longer than we need to.',
    'You can change your mind at any time.',
  ],
  lines: [
    { kind: 'all', box: tick('selectAll', 'Select all', { state: 'mixed' }) },
    { kind: 'caption', text: 'How may we tell you news?' },
    {
      kind: 'consent',
      consent: 'emailOptIn',
      box: tick('emailOptIn', 'By e-mail', { state: 'checked', isDisabled: true }),
    },
    { kind: 'consent', consent: 'smsOptIn', box: tick('smsOptIn', 'By text message', required) },
    { kind: 'master', box: tick('masterOptIn', 'All of them') },
  ],
}

/** The choice of the Turkish law. */
const kvkkSection: SectionView = {
  kind: 'kvkk',
  heading: 'Personal data',
  paragraph: 'Please read the notice and choose.',
  choice: {
    ...shell('kvkk_optin', 'Personal data', required),
    control: 'radio',
    options: [
      { value: 'true', label: 'I agree', isChosen: false },
      { value: 'false', label: 'I do not agree', isChosen: false },
    ],
  },
}

/** A notice an author has made. */
const noticeSection: SectionView = {
  kind: 'custom',
  name: 'promo',
  heading: 'Opening hours',
  isNotice: true,
  parts: [
    { control: 'paragraph', text: 'We answer on weekdays between 9 and 17.' },
    tick('custom.promo.0', 'I have read the terms', required),
  ],
}

/** The section with the button. */
export const submitSection: Extract<SectionView, { kind: 'submit' }> = {
  kind: 'submit',
  label: 'Send message',
  isBusy: false,
  notice: [],
}

/** A form with everything. */
export const form: LeadFormView = {
  phase: 'form',
  live: '',
  titlePrefix: '',
  header: {
    heading: 'Contact us',
    subHeading: 'Ask us anything about our cars, charging or your order.',
    description: 'We reply within two working days.',
  },
  maxWidth: 670,
  isNewStyle: false,
  failure: undefined,
  summary: undefined,
  requiredNote: 'Fields marked * are required',
  restored: undefined,
  sections: [mainSection, noticeSection, legalSection, kvkkSection, submitSection],
  trap: { name: 'website', label: 'Leave this empty' },
}

/** The form after a press on the button with everything wrong. */
export const wrongForm: LeadFormView = {
  ...form,
  titlePrefix: 'Error: ',
  summary: {
    heading: 'There is a problem',
    lines: [
      { name: 'title', text: 'Title is required' },
      { name: 'firstName', text: 'First name is required' },
      { name: 'mobilePhone', text: 'Mobile phone is not valid' },
      { name: 'legalAddress', text: 'Choose an address from the list' },
      { name: 'legalname', text: 'Company name is required' },
      { name: 'conditionOfCar', text: 'Condition of the car is required' },
      { name: 'contactChannels', text: 'Choose at least one way to contact you' },
      { name: 'custom.promo.0', text: 'I have read the terms is required' },
      { name: 'kvkk_optin', text: 'Personal data is required' },
    ],
  },
  sections: [
    {
      ...mainSection,
      rows: [
        { columns: 1, fields: [wrong(cells.title, 'Title is required')] },
        {
          columns: 2,
          fields: [wrong(cells.firstName, 'First name is required'), cells.surName],
        },
        {
          columns: 1,
          fields: [
            {
              ...wrong(cells.coded, 'Mobile phone is not valid'),
              number: { ...cells.coded.number, error: 'Mobile phone is not valid' },
            },
          ],
        },
        { columns: 1, fields: [wrong(cells.address, 'Choose an address from the list')] },
        {
          columns: 1,
          fields: [
            {
              ...cells.business,
              company: wrong(cells.business.company, 'Company name is required'),
            },
          ],
        },
        { columns: 1, fields: [wrong(cells.condition, 'Condition of the car is required')] },
        { columns: 1, fields: [wrong(cells.channels, 'Choose at least one way to contact you')] },
      ],
    },
    {
      ...noticeSection,
      parts: [
        tick('custom.promo.0', 'I have read the terms', {
          ...required,
          error: 'I have read the terms is required',
        }),
      ],
    },
    {
      ...kvkkSection,
      choice: wrong(kvkkSection.choice, 'Personal data is required'),
    },
    submitSection,
  ],
}

const none: Partial<LeadFormView> = { sections: [], requiredNote: '' }

/** Every state a form can be in. */
export const states: Readonly<Record<string, LeadFormView>> = {
  loading: { ...form, ...none, phase: 'loading' },
  failed: {
    ...form,
    ...none,
    phase: 'failed',
    failure: {
      heading: 'Oops',
      text: 'We have technical issues. Please try again later.',
      retry: 'Please reload the page',
    },
  },
  form,
  wrong: wrongForm,
  sending: {
    ...form,
    live: 'Sending',
    sections: [mainSection, { ...submitSection, isBusy: true }],
  },
  refused: {
    ...form,
    sections: [
      mainSection,
      {
        ...submitSection,
        notice: [
          'Your request could not be sent.',
          'Nothing was lost. Check your connection and press Send again.',
        ],
      },
    ],
  },
  restored: {
    ...form,
    restored: { text: 'We have put back what you had written.', clear: 'Clear the form' },
  },
  left: { ...form, ...none, phase: 'left' },
}
