// A form that is sent by the browser alone, as what would have happened on the page.
import * as O from '#fp-ts/Option'
import { none, type Option } from '../../shared/index.js'
import { findTypedAddress, listAddresses, type AddressSuggestion } from './fields/address.js'
import type { Flag } from './plan/features.js'
import type { LeadFormEvent } from './lead-form.types.js'
import type {
  AddressView,
  BusinessView,
  ChoicesView,
  CodedPhoneView,
  FieldView,
  LeadFormView,
  LegalView,
  OptionView,
  SectionView,
  SelectView,
  TextFieldView,
  TickView,
} from './view/form-view.types.js'

/** Names and values as a form without scripts sends them, in its order; a name may come more than once. */
export type SentFields = readonly (readonly [name: string, value: string])[]

const codeNameOf = (name: string): string => `${name}-code`

interface Sent {
  /** The first value of a name; undefined where it was not sent. */
  readonly one: (name: string) => string | undefined
  readonly all: (name: string) => readonly string[]
  readonly has: (name: string) => boolean
  readonly address: Option<AddressSuggestion>
}

const readSent = (fields: SentFields, address: Option<AddressSuggestion>): Sent => {
  const all = (name: string): readonly string[] =>
    fields.flatMap(([own, value]) => (own === name ? [value] : []))
  return { all, one: (name) => all(name)[0], has: (name) => all(name).length > 0, address }
}

type Events = readonly LeadFormEvent[]

const setText = (name: string, { one }: Sent): Events => {
  const value = one(name)
  return value === undefined ? [] : [{ type: 'value.set', name, value }]
}

const isOption = (options: readonly OptionView[], value: string): boolean =>
  options.some((option) => option.value === value)

// A value nobody could choose is none.
const setOne = ({ name, options }: SelectView | ChoicesView, { one }: Sent): Events => {
  const value = one(name)
  if (value === undefined) return []
  return value === '' || isOption(options, value) ? [{ type: 'value.set', name, value }] : []
}

const setMany = ({ name, options }: ChoicesView, { all }: Sent): Events => [
  {
    type: 'value.set',
    name,
    value: options.map(({ value }) => value).filter((value) => all(name).includes(value)),
  },
]

// A box that is not ticked is not sent; nor is one that cannot be changed.
const setTick = ({ name, isDisabled }: TickView, { has }: Sent): Events =>
  isDisabled ? [] : [{ type: 'value.set', name, value: has(name) }]

const setBusiness = ({ box, company }: BusinessView, sent: Sent): Events => [
  ...(box === undefined ? [] : setTick(box, sent)),
  ...(company === undefined ? setText('legalname', sent) : setText(company.name, sent)),
]

const setCoded = ({ name, code, number }: CodedPhoneView, sent: Sent): Events => {
  const value = sent.one(codeNameOf(name))
  return [
    ...(value !== undefined && (value === '' || isOption(code.options, value))
      ? [{ type: 'code.set', value } as const]
      : []),
    ...setText(number.name, sent),
  ]
}

const fillAddress = (address: Option<AddressSuggestion>): Events =>
  O.isSome(address) ? [{ type: 'prefill.answered', values: {}, dial: none, address }] : []

const setAddress = ({ name, manual }: AddressView, sent: Sent): Events => {
  const wantsManual = manual !== undefined && sent.has(manual.box.name)
  const isManual = manual?.box.state === 'checked'
  return [
    ...(O.isSome(sent.address) ? fillAddress(sent.address) : setText(name, sent)),
    ...(manual === undefined || wantsManual === isManual
      ? []
      : [{ type: 'manual.toggle', name } as const]),
    ...(manual?.fields ?? []).flatMap((field) => setText(field.name, sent)),
  ]
}

const setField = (field: FieldView, sent: Sent): Events => {
  switch (field.control) {
    case 'heading':
    case 'space':
      return []
    case 'business':
      return setBusiness(field, sent)
    case 'phoneWithCode':
      return setCoded(field, sent)
    case 'address':
      return setAddress(field, sent)
    case 'select':
    case 'radio':
      return setOne(field, sent)
    case 'choices':
      return setMany(field, sent)
    case 'checkbox':
      return setTick(field, sent)
    default:
      return setText((field satisfies TextFieldView).name, sent)
  }
}

const setConsent = (line: LegalView, sent: Sent): Events =>
  line.kind === 'consent' && !line.box.isDisabled
    ? [{ type: 'consent.set', name: line.consent, isOn: sent.has(line.box.name) }]
    : []

// Nothing ticks the others beside the box of all as on the page: what stands alone in it counts for all of them.
const setAll = (line: LegalView, sent: Sent): Events =>
  line.kind !== 'caption' && line.kind !== 'consent' && sent.has(line.box.name)
    ? [{ type: `${line.kind}.set`, isOn: true }]
    : []

const setLegal = (lines: readonly LegalView[], sent: Sent): Events =>
  [setConsent, setAll].flatMap((set) => lines.flatMap((line) => set(line, sent)))

const setSection = (section: SectionView, sent: Sent): Events => {
  switch (section.kind) {
    case 'main':
      return section.rows.flatMap(({ fields }) => fields.flatMap((field) => setField(field, sent)))
    case 'legal':
      return setLegal(section.lines, sent)
    case 'kvkk':
      return setOne(section.choice, sent)
    case 'custom':
      return section.parts.flatMap((part) =>
        part.control === 'checkbox' ? setTick(part, sent) : [],
      )
    default:
      return []
  }
}

/**
 * Lists what happens to a form when the browser alone sends it: each field of the form as if it had been filled in on the
 * page. What the form has no field for is not read, and a choice it does not offer is none.
 *
 * @source B-F-09, E-F-27
 */
export const listSentEvents = (
  { sections, trap }: Pick<LeadFormView, 'sections' | 'trap'>,
  fields: SentFields,
  address: Option<AddressSuggestion> = none,
): readonly LeadFormEvent[] => {
  const sent = readSent(fields, address)
  return [...sections.flatMap((section) => setSection(section, sent)), ...setText(trap.name, sent)]
}

const isSameText = (a: string, b: string): boolean =>
  a.trim().toLowerCase() === b.trim().toLowerCase()

/** An address a form was sent with. */
export interface SentAddress {
  /** Those that are suggested for it. */
  readonly options: readonly AddressSuggestion[]
  /** The one it is. */
  readonly chosen: Option<AddressSuggestion>
}

/**
 * Resolves the address a form was sent with, against what is suggested for its text.
 *
 * @source B-F-09, F-ADDR-06, F-ADDR-08
 */
export const resolveSentAddress = (
  text: string,
  found: readonly AddressSuggestion[],
  flags: readonly Flag[],
): SentAddress => {
  const listed = listAddresses(text, found, flags)
  // A text that is offered as it was written may be one that was found.
  const options = listed.filter(
    ({ address }, at) => listed.findIndex((one) => isSameText(one.address, address)) === at,
  )
  return { options, chosen: findTypedAddress(text, options) }
}
