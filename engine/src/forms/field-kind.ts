import { none, some, type Option } from '../shared/index.js'
import type { Flag } from './features.js'

/**
 * Default longest text of one-line fields, in code points.
 *
 * @source F-CONST-10, F-VAL-06
 * @category constants
 */
export const TEXT_MAXIMUM = 25

/**
 * Default shortest text, in code points.
 *
 * @source F-CONST-13, F-VAL-02
 * @category constants
 */
export const TEXT_MINIMUM = 0

/**
 * Default longest address text, in code points.
 *
 * @source F-CONST-41, F-VAL-07
 * @category constants
 */
export const ADDRESS_MAXIMUM = 250

/**
 * Default longest notes, in code points.
 *
 * @source F-CONST-11, F-VAL-08
 * @category constants
 */
export const NOTES_MAXIMUM = 255

/**
 * Default longest phone text, as typed.
 *
 * @source F-CONST-12, F-PHONE-21
 * @category constants
 */
export const PHONE_MAXIMUM = 25

/**
 * Longest e-mail address.
 *
 * @source F-VAL-09, D-F-13
 * @category constants
 */
export const EMAIL_MAXIMUM = 254

/**
 * What a field is drawn as.
 *
 * @source F-FIELD-10, F-FIELD-44
 * @category constants
 */
export const CONTROLS = [
  'select',
  'radio',
  'choices',
  'vehicles',
  'checkbox',
  'business',
  'text',
  'notes',
  'phone',
  'phoneWithCode',
  'email',
  'address',
  'addressOrManual',
  'heading',
  'space',
] as const

/** What a field is drawn as. */
export type Control = (typeof CONTROLS)[number]

/** What every field of a kind has in common. */
export interface FieldKindInfo {
  readonly control: Control
  /** Name under which the form keeps the value; none for headings and spaces. */
  readonly valueName: Option<string>
  /** Key of the posted body; none for what travels in another way. */
  readonly wireName: Option<string>
  /** Default longest text in code points; none where nothing is typed or digits decide. */
  readonly maximum: Option<number>
  /** Message key of the label. */
  readonly labelKey: Option<string>
  /** Token by which a browser fills the field in. */
  readonly autocomplete: string
  /** Which keyboard a touch screen shows. */
  readonly inputMode: 'text' | 'tel' | 'email' | 'numeric'
  readonly capitals: 'none' | 'words' | 'characters'
  /** Whether the spelling is looked at. */
  readonly isSpellChecked: boolean
}

interface Written {
  readonly wire?: string | null
  readonly maximum?: number
  readonly label?: string
  readonly fill?: string
  readonly input?: FieldKindInfo['inputMode']
  readonly capitals?: FieldKindInfo['capitals']
  readonly isUnchecked?: boolean
}

const optionOf = <A>(value: A | null | undefined): Option<A> =>
  value === undefined || value === null ? none : some(value)

const field = (control: Control, valueName: string, written: Written): FieldKindInfo => ({
  control,
  valueName: some(valueName),
  wireName: written.wire === null ? none : some(written.wire ?? valueName),
  maximum: optionOf(written.maximum),
  labelKey: optionOf(written.label),
  autocomplete: written.fill ?? 'off',
  inputMode: written.input ?? 'text',
  capitals: written.capitals ?? 'none',
  isSpellChecked: written.isUnchecked !== true,
})

const text = (valueName: string, written: Written): FieldKindInfo =>
  field('text', valueName, { maximum: TEXT_MAXIMUM, ...written })

const name = (valueName: string, label: string, fill: string): FieldKindInfo =>
  text(valueName, { label, fill, capitals: 'words', isUnchecked: true })

const mobile = (control: Control): FieldKindInfo =>
  field(control, 'mobilePhone', {
    maximum: PHONE_MAXIMUM,
    label: 'MobilePhoneLabel',
    fill: control === 'phoneWithCode' ? 'tel-national' : 'tel',
    input: 'tel',
    isUnchecked: true,
  })

const email = field('email', 'email', {
  maximum: EMAIL_MAXIMUM,
  label: 'EmailLabel',
  fill: 'email',
  input: 'email',
  isUnchecked: true,
})

// The browser's own list would lie over the suggestions: it is off while there are any.
const address = (control: Control): FieldKindInfo =>
  field(control, 'legalAddress', {
    maximum: ADDRESS_MAXIMUM,
    label: 'LegalAddressLabel',
    fill: control === 'text' ? 'street-address' : 'off',
  })

const line = (valueName: string, label: string, fill: string): FieldKindInfo =>
  text(valueName, { maximum: ADDRESS_MAXIMUM, label, fill })

const without = (control: Control, label?: string): FieldKindInfo => ({
  ...field(control, '', label === undefined ? {} : { label }),
  valueName: none,
  wireName: none,
})

const digits = (valueName: string, label: string): FieldKindInfo =>
  text(valueName, { wire: null, label, input: 'numeric', isUnchecked: true })

/**
 * The 35 kinds of fields: what each is drawn as, where its value is kept, how it is sent, and what helps filling it in.
 *
 * @source F-FIELD-10, F-FIELD-11, F-FIELD-12, F-FIELD-44, F-VAL-06, F-VAL-07, F-VAL-08, F-VAL-09, E-F-05, E-F-06, D-F-33
 * @category constants
 */
export const FIELD_KINDS = {
  Title: field('select', 'title', { label: 'TitleLabel', fill: 'honorific-prefix' }),
  Gender: field('select', 'gender', { label: 'GenderLabel', fill: 'sex' }),
  Firstname: name('firstName', 'FirstnameLabel', 'given-name'),
  Surname: name('surName', 'SurnameLabel', 'family-name'),
  SecondSurname: name('secondSurname', 'SecondSurnameLabel', 'additional-name'),
  MobilePhone: mobile('phone'),
  MobilePhoneAsync: mobile('phone'),
  Landline: field('phone', 'landline', {
    maximum: PHONE_MAXIMUM,
    label: 'LandlineLabel',
    fill: 'home tel',
    input: 'tel',
    isUnchecked: true,
  }),
  Email: email,
  EmailAsync: email,
  LegalAddress: address('address'),
  LegalAddressAsync: address('address'),
  PlainAddress: address('text'),
  City: text('city', { label: 'CityLabel', fill: 'address-level2' }),
  PostalCode: text('postalCode', {
    label: 'PostalCodeLabel',
    fill: 'postal-code',
    capitals: 'characters',
  }),
  District: text('district', { label: 'DistrictLabel', fill: 'address-level3' }),
  AddressOne: line('addressOne', 'AddressOneLabel', 'address-line1'),
  AddressTwo: line('addressTwo', 'AddressTwoLabel', 'address-line2'),
  Notes: field('notes', 'description', { maximum: NOTES_MAXIMUM, label: 'NotesLabel' }),
  B2b: field('business', 'business', { label: 'B2bLabel' }),
  Accompanied: field('checkbox', 'accompanied', { wire: null, label: 'AccompaniedLabel' }),
  Space: without('space'),
  AddressAsyncWithManual: address('addressOrManual'),
  ProductsOfInterest: field('vehicles', 'productsOfInterest', { label: 'ProductsOfInterestLabel' }),
  ContactChannels: field('choices', 'contactChannels', { label: 'ContactChannelsLabel' }),
  ContactSlots: field('choices', 'contactSlots', { label: 'ContactSlotsLabel' }),
  FullName: name('fullName', 'FullNameLabel', 'name'),
  TitleYourDetails: without('heading', 'YourDetails'),
  TitleCarDetails: without('heading', 'CarDetails'),
  LicensePlate: text('licensePlate', {
    wire: null,
    label: 'LicensePlateLabel',
    capitals: 'characters',
    isUnchecked: true,
  }),
  Mileage: digits('mileage', 'MileageLabel'),
  ConditionOfCar: field('radio', 'conditionOfCar', { wire: null, label: 'ConditionOfCarLabel' }),
  ModelYear: digits('modelYear', 'ModelYearLabel'),
  ContactSlotsSingle: field('radio', 'contactSlots', { label: 'ContactSlotsLabel' }),
  PhoneWithCountryCode: mobile('phoneWithCode'),
} as const satisfies Readonly<Record<string, FieldKindInfo>>

/** Configuration name of a field. */
export type FieldKind = keyof typeof FIELD_KINDS

/**
 * Finds a kind by its name; letter case counts, and prototype names find nothing.
 *
 * @param name - Name of the configuration.
 * @returns The kind, or `none`.
 * @source F-FIELD-06, E-F-27
 *
 * @example Letter case counts
 * ```ts
 * import { findFieldKind } from '@evkit/engine/forms'
 * import { option } from 'fp-ts'
 *
 * findFieldKind('Firstname') // => option.some('Firstname')
 * findFieldKind('FirstName') // => option.none
 * ```
 * @category look-ups
 */
export const findFieldKind = (name: string): Option<FieldKind> =>
  Object.hasOwn(FIELD_KINDS, name) ? some(name as FieldKind) : none

/**
 * Names the value of a kind in the form.
 *
 * @param kind - Kind of a field.
 * @returns The name; empty for a kind that holds no value.
 * @source F-FIELD-06
 *
 * @example A field and a gap
 * ```ts
 * import { valueNameOf } from '@evkit/engine/forms'
 *
 * [valueNameOf('EmailAsync'), valueNameOf('Space')] // => ['email', '']
 * ```
 * @category look-ups
 */
export const valueNameOf = (kind: FieldKind): string => {
  const { valueName } = FIELD_KINDS[kind]
  return valueName._tag === 'Some' ? valueName.value : ''
}

/**
 * Kinds that hold a mobile number.
 *
 * @source F-FIELD-06, F-PHONE-01
 * @category constants
 */
export const MOBILE_KINDS: readonly FieldKind[] = [
  'MobilePhone',
  'MobilePhoneAsync',
  'PhoneWithCountryCode',
]

/**
 * Kinds that hold an e-mail address.
 *
 * @source F-FIELD-06
 * @category constants
 */
export const EMAIL_KINDS: readonly FieldKind[] = ['Email', 'EmailAsync']

/**
 * Kinds that look an address up.
 *
 * @source F-FIELD-06, F-ADDR-01
 * @category constants
 */
export const LOOKED_UP_ADDRESS_KINDS: readonly FieldKind[] = [
  'LegalAddress',
  'LegalAddressAsync',
  'AddressAsyncWithManual',
]

/**
 * Resolves the kind a field is drawn as, once the flags have spoken.
 *
 * @param kind - Kind of the configuration.
 * @param flags - Flags that are on.
 * @returns The kind in force.
 * @source F-FLAG-13, F-FLAG-16, F-ADDR-14, D-F-55
 *
 * @example A landline stays what it is
 * ```ts
 * import { resolveFieldKind } from '@evkit/engine/forms'
 *
 * resolveFieldKind('MobilePhoneAsync', ['phoneWithCountry']) // => 'PhoneWithCountryCode'
 * resolveFieldKind('Landline', ['phoneWithCountry']) // => 'Landline'
 * ```
 * @category resolution
 */
export const resolveFieldKind = (kind: FieldKind, flags: readonly Flag[]): FieldKind => {
  if (flags.includes('phoneWithCountry') && MOBILE_KINDS.includes(kind))
    return 'PhoneWithCountryCode'
  return flags.includes('AddressAsPlainTextField') && LOOKED_UP_ADDRESS_KINDS.includes(kind)
    ? 'PlainAddress'
    : kind
}
