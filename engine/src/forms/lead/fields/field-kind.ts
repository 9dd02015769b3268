import * as O from '#fp-ts/Option'
import { none, some, type Option } from '../../../shared/index.js'
import type { Flag } from '../plan/features.js'
import { LOOKED_UP_ADDRESS_KINDS, MOBILE_KINDS } from './field-groups.js'
import { patterns, type FindFault } from './field-pattern.js'
import { wires, type FieldWire, type TextKey } from './field-wire.js'

/** Default longest text of one-line fields, in code points. @source F-CONST-10, F-VAL-06 @category constants */
export const TEXT_MAXIMUM = 25

/** Default shortest text, in code points. @source F-CONST-13, F-VAL-02 @category constants */
export const TEXT_MINIMUM = 0

/** Default longest address text, in code points. @source F-CONST-41, F-VAL-07 @category constants */
export const ADDRESS_MAXIMUM = 250

/** Default longest notes, in code points. @source F-CONST-11, F-VAL-08 @category constants */
export const NOTES_MAXIMUM = 255

/** Default longest phone text, as typed. @source F-CONST-12, F-PHONE-21 @category constants */
export const PHONE_MAXIMUM = 25

/** Longest e-mail address. @source F-VAL-09, D-F-13 @category constants */
const EMAIL_MAXIMUM = 254

/** What a field is drawn as. @source F-FIELD-10, F-FIELD-44 @category constants */
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

/** What every field of a kind has in common, whether it holds a value or not. */
interface FieldLook {
  readonly control: Control
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
  /** What is typed runs from left to right in every language. */
  readonly isLeftToRight: boolean
  /** Whether it has to be filled in: as configured, unless the configuration says it need not, or always. */
  readonly required: 'asConfigured' | 'unlessRelaxed' | 'always'
  /** Message key of a choice that was not made. */
  readonly emptyKey: string
  /** Judges a text where no pattern is configured. */
  readonly findFault: FindFault
}

/** What a field of a kind has that holds a value: its name in the form, and how it travels. */
interface HeldField extends FieldLook {
  readonly valueName: O.Some<string>
  readonly wire: FieldWire
}

interface EmptyField extends FieldLook {
  readonly valueName: O.None
}

/** Definition of a field kind. Kinds with a value define how it is serialized and parsed. */
export type FieldKindInfo = HeldField | EmptyField

interface Written {
  readonly maximum?: number
  readonly label?: string
  readonly fill?: string
  readonly input?: FieldLook['inputMode']
  readonly capitals?: FieldLook['capitals']
  readonly isUnchecked?: boolean
  readonly isLeftToRight?: boolean
  readonly required?: FieldLook['required']
  readonly emptyKey?: string
  readonly like?: FindFault
}

const optionOf = <A>(value: A | undefined): Option<A> => O.fromNullable(value)

const look = (control: Control, written: Written): FieldLook => ({
  control,
  maximum: optionOf(written.maximum),
  labelKey: optionOf(written.label),
  autocomplete: written.fill ?? 'off',
  inputMode: written.input ?? 'text',
  capitals: written.capitals ?? 'none',
  isSpellChecked: written.isUnchecked !== true,
  isLeftToRight: written.isLeftToRight === true,
  required: written.required ?? 'asConfigured',
  emptyKey: written.emptyKey ?? 'FieldRequired',
  findFault: written.like ?? patterns.any,
})

interface Held extends Written {
  readonly name: string
  readonly wire: FieldWire
}

const field = (control: Control, { name, wire, ...written }: Held): HeldField => ({
  ...look(control, written),
  valueName: { _tag: 'Some', value: name },
  wire,
})

const without = (control: Control, written: Written = {}): EmptyField => ({
  ...look(control, written),
  valueName: { _tag: 'None' },
})

const text = (name: TextKey, written: Written): HeldField =>
  field('text', { maximum: TEXT_MAXIMUM, ...written, name, wire: wires.text(name) })

// It has no member of its own in a lead.
const named = (name: string, written: Written): HeldField =>
  field('text', {
    maximum: TEXT_MAXIMUM,
    isUnchecked: true,
    ...written,
    name,
    wire: wires.namedText,
  })

const name = (valueName: TextKey, label: string, fill: string): HeldField =>
  text(valueName, { label, fill, capitals: 'words', isUnchecked: true })

const phone = {
  maximum: PHONE_MAXIMUM,
  input: 'tel',
  isUnchecked: true,
  isLeftToRight: true,
} as const

const mobile = {
  ...phone,
  name: 'mobilePhone',
  wire: wires.text('mobilePhone'),
  label: 'MobilePhoneLabel',
  fill: 'tel',
  like: patterns.phone,
} as const

const email = field('email', {
  name: 'email',
  wire: wires.text('email'),
  maximum: EMAIL_MAXIMUM,
  label: 'EmailLabel',
  fill: 'email',
  input: 'email',
  isUnchecked: true,
  isLeftToRight: true,
  like: patterns.email,
})

// The browser's own list would lie over the suggestions: it is off while there are any.
const address = (control: Control): HeldField =>
  field(control, {
    name: 'legalAddress',
    wire: wires.address,
    maximum: ADDRESS_MAXIMUM,
    label: 'LegalAddressLabel',
    fill: control === 'text' ? 'street-address' : 'off',
  })

const line = (valueName: TextKey, label: string, fill: string): HeldField =>
  text(valueName, { maximum: ADDRESS_MAXIMUM, label, fill })

const slots = {
  name: 'contactSlots',
  label: 'ContactSlotsLabel',
  required: 'always',
  emptyKey: 'SlotsRequired',
} as const

/**
 * Registry of all field kinds: rendering, value name, validation, serialization and parsing, and autofill hints.
 *
 * @source F-FIELD-10, F-FIELD-11, F-FIELD-12, F-FIELD-44, F-VAL-06, F-VAL-07, F-VAL-08, F-VAL-09, E-F-05, E-F-06, D-F-33
 * @category constants
 */
export const FIELD_KINDS = {
  Title: field('select', {
    name: 'title',
    wire: wires.text('title'),
    label: 'TitleLabel',
    fill: 'honorific-prefix',
  }),
  Gender: field('select', {
    name: 'gender',
    wire: wires.text('gender'),
    label: 'GenderLabel',
    fill: 'sex',
  }),
  Firstname: name('firstName', 'FirstnameLabel', 'given-name'),
  Surname: name('surName', 'SurnameLabel', 'family-name'),
  SecondSurname: name('secondSurname', 'SecondSurnameLabel', 'additional-name'),
  MobilePhone: field('phone', mobile),
  MobilePhoneAsync: field('phone', mobile),
  Landline: field('phone', {
    ...phone,
    name: 'landline',
    wire: wires.text('landline'),
    label: 'LandlineLabel',
    fill: 'home tel',
    like: patterns.phone,
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
    isLeftToRight: true,
  }),
  District: text('district', { label: 'DistrictLabel', fill: 'address-level3' }),
  AddressOne: line('addressOne', 'AddressOneLabel', 'address-line1'),
  AddressTwo: line('addressTwo', 'AddressTwoLabel', 'address-line2'),
  Notes: field('notes', {
    name: 'description',
    wire: wires.text('description'),
    maximum: NOTES_MAXIMUM,
    label: 'NotesLabel',
  }),
  B2b: field('business', { name: 'business', wire: wires.business, label: 'B2bLabel' }),
  Accompanied: field('checkbox', {
    name: 'accompanied',
    wire: wires.namedTick,
    label: 'AccompaniedLabel',
  }),
  Space: without('space'),
  AddressAsyncWithManual: address('addressOrManual'),
  ProductsOfInterest: field('vehicles', {
    name: 'productsOfInterest',
    wire: wires.list('productsOfInterest'),
    label: 'ProductsOfInterestLabel',
  }),
  ContactChannels: field('choices', {
    name: 'contactChannels',
    wire: wires.list('contactChannels'),
    label: 'ContactChannelsLabel',
    required: 'always',
    emptyKey: 'CallbackChannelsRequired',
  }),
  ContactSlots: field('choices', { ...slots, wire: wires.list('contactSlots') }),
  FullName: name('fullName', 'FullNameLabel', 'name'),
  TitleYourDetails: without('heading', { label: 'YourDetails' }),
  TitleCarDetails: without('heading', { label: 'CarDetails' }),
  LicensePlate: named('licensePlate', {
    label: 'LicensePlateLabel',
    capitals: 'characters',
    isLeftToRight: true,
    like: patterns.plate,
  }),
  Mileage: named('mileage', {
    label: 'MileageLabel',
    input: 'numeric',
    isLeftToRight: true,
    like: patterns.digits,
  }),
  ConditionOfCar: field('radio', {
    name: 'conditionOfCar',
    wire: wires.namedText,
    label: 'ConditionOfCarLabel',
  }),
  ModelYear: named('modelYear', {
    label: 'ModelYearLabel',
    input: 'numeric',
    isLeftToRight: true,
    like: patterns.year,
  }),
  ContactSlotsSingle: field('radio', { ...slots, wire: wires.one('contactSlots') }),
  PhoneWithCountryCode: field('phoneWithCode', {
    ...mobile,
    wire: wires.phone('mobilePhone'),
    fill: 'tel-national',
    // Code and number are judged as one.
    like: patterns.any,
    required: 'unlessRelaxed',
  }),
} as const satisfies Readonly<Record<string, FieldKindInfo>>

/** Name of a field kind in a configuration. */
export type FieldKind = keyof typeof FIELD_KINDS

/**
 * Finds a field kind by its name, case-sensitively; prototype names find nothing.
 *
 * @param name - Name in the configuration.
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

/** Names the value of a kind in the form. */
export const valueNameOf = (kind: FieldKind): string => {
  const { valueName } = FIELD_KINDS[kind]
  return O.getOrElse(() => '')(valueName)
}

/**
 * Kinds without a member of their own in a lead: they travel in its additional information.
 *
 * @source F-SUB-47, D-F-33
 * @category constants
 */
export const INFORMATION_KINDS: readonly string[] = /*#__PURE__*/ Object.keys(FIELD_KINDS).filter(
  (kind) => {
    const info: FieldKindInfo = FIELD_KINDS[kind as FieldKind]
    return 'wire' in info && info.wire.isNamed === true
  },
)

/** Resolves the kind a field is drawn as, once the flags have spoken. */
export const resolveFieldKind = (kind: FieldKind, flags: readonly Flag[]): FieldKind => {
  if (flags.includes('phoneWithCountry') && MOBILE_KINDS.includes(kind))
    return 'PhoneWithCountryCode'
  return flags.includes('AddressAsPlainTextField') && LOOKED_UP_ADDRESS_KINDS.includes(kind)
    ? 'PlainAddress'
    : kind
}
