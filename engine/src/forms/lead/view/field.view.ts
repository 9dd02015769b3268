import * as O from '#fp-ts/Option'
import { NO_OPTIONS } from '../../../interaction/index.js'
import { toUndefined } from '../../../shared/index.js'
import { isConversational } from '../plan/conversation.js'
import type { DialCountry } from '../fields/dial.js'
import { FIELD_KINDS, valueNameOf, type FieldKind } from '../fields/field-kind.js'
import type { PlannedField } from '../plan/form-plan.js'
import { isInsisted } from '../fields/phone.js'
import { markLabel } from '../rules/rules.js'
import type {
  AddressView,
  BusinessView,
  ChoicesView,
  CodedPhoneView,
  FieldShell,
  FieldView,
  OptionView,
  SelectView,
  TextFieldView,
  TickView,
} from './form-view.types.js'
import type { FieldSource } from './field-source.js'
import { wordFault, type FormWords } from './form-words.js'

const textValue = ({ state }: FieldSource, name: string): string => {
  const value = state.values[name]
  return typeof value === 'string' ? value : ''
}

const listValue = ({ state }: FieldSource, name: string): readonly string[] => {
  const value = state.values[name]
  if (typeof value === 'string') return value === '' ? [] : [value]
  return Array.isArray(value) ? (value as readonly string[]) : []
}

interface Named {
  readonly name: string
  readonly label: string
  /** Its label says when it may be left empty, whatever the others say. */
  readonly showsOptional?: boolean
}

const shellOf = (
  source: FieldSource,
  { name, label, showsOptional = false }: Named,
): FieldShell => {
  const { state, plan, text, required } = source
  const isRequired = required.includes(name)
  const marksOptional = plan.marksOptional || (showsOptional && !isRequired)
  const mark = markLabel({ isRequired, marksOptional })
  return {
    name,
    label,
    mark: { asterisk: '*', optional: `(${text('Optional')})`, bare: '' }[mark],
    isRequired,
    error: wordFault(text, label, state.faults.get(name)),
  }
}

const labelOf = ({ text }: FieldSource, kind: FieldKind): string => {
  const key = toUndefined(FIELD_KINDS[kind].labelKey)
  return key === undefined ? '' : text(key)
}

// A question stands over the field; what is wrong with it still goes by its name.
const kindShell = (source: FieldSource, kind: FieldKind): FieldShell => {
  const { plan, words, text } = source
  const shell = shellOf(source, {
    name: valueNameOf(kind),
    label: labelOf(source, kind),
    showsOptional: kind === 'Notes',
  })
  const question = `conv.${toUndefined(FIELD_KINDS[kind].labelKey) ?? ''}`
  const isAsked = words.dictionary.has(question) && isConversational(plan.request, plan.flags)
  return isAsked ? { ...shell, label: text(question) } : shell
}

const insistOf = ({ state, text }: FieldSource, name: string): string => {
  const lookUp = state.lookUps[name]
  if (lookUp?.phase !== 'invalid' || lookUp.field.field === 'EmailAsync') return ''
  const { memory, value, allowsManual } = lookUp.field
  return isInsisted({ ...memory, isReEntered: true }, value, allowsManual)
    ? text('UseThisNumber')
    : ''
}

// What a number has to be only its market knows once there is a pattern; a failed call says nothing of the number.
const helpOf = ({ state, text }: FieldSource, { rule }: PlannedField, name: string): string => {
  const isUnread = (state.lookUps[name]?.field.failures ?? 0) > 0
  const isRefused = state.faults.get(name)?.key === 'FieldInvalid' && O.isNone(rule.pattern)
  return isRefused && !isUnread ? text('PhoneInvalid') : ''
}

const toTextField = (source: FieldSource, field: PlannedField): TextFieldView => {
  const { kind } = field
  const { state, plan, text } = source
  const info = FIELD_KINDS[kind]
  const name = valueNameOf(kind)
  const isPhone = info.control === 'phone' || info.control === 'phoneWithCode'
  const control =
    info.control === 'email' || info.control === 'notes' ? info.control : isPhone ? 'phone' : 'text'
  const hasHeading = kind === 'Notes' && plan.flags.includes('notesWithHeader')
  return {
    ...kindShell(source, kind),
    control,
    value: textValue(source, name),
    autocomplete: info.autocomplete,
    inputMode: info.inputMode,
    capitals: info.capitals,
    isSpellChecked: info.isSpellChecked,
    isLeftToRight: info.isLeftToRight,
    isBusy: state.lookUps[name]?.phase === 'checking',
    heading: hasHeading ? text('NotesHeader') : '',
    help: isPhone ? helpOf(source, field, name) : '',
    insist: insistOf(source, name),
  }
}

interface Code {
  readonly iso2: string
  readonly code: string
  readonly label: string
}

interface Sorted {
  readonly words: FormWords
  readonly codes: readonly Code[]
}

const sorted = /*#__PURE__*/ new WeakMap<readonly DialCountry[], Sorted>()

// A long list, sorted once for a language.
const sortCodes = (countries: readonly DialCountry[], words: FormWords): readonly Code[] => {
  const known = sorted.get(countries)
  if (known?.words === words) return known.codes
  const codes = countries
    .flatMap(({ iso2, areaCodes }) =>
      areaCodes.map((code) => ({ iso2, code, label: `${words.nameCountry(iso2)} (${code})` })),
    )
    .sort((a, b) => words.compare(a.label, b.label))
  sorted.set(countries, { words, codes })
  return codes
}

const listCodes = ({ state, words }: FieldSource): readonly OptionView[] =>
  sortCodes(state.input.surroundings.dialCodes, words).map(({ iso2, code, label }) => ({
    value: iso2 + code,
    label,
    isChosen: iso2 === state.dial.iso2 && code === state.dial.code,
  }))

const toCodedPhone = (source: FieldSource, field: PlannedField): CodedPhoneView => {
  const { state, text } = source
  return {
    ...kindShell(source, field.kind),
    control: 'phoneWithCode',
    code: {
      label: text('CountryCodeLabel'),
      autocomplete: 'tel-country-code',
      value: state.dial.iso2 + state.dial.code,
      options: listCodes(source),
    },
    number: toTextField(source, field),
  }
}

const listOptions = (source: FieldSource, field: PlannedField): readonly OptionView[] => {
  const chosen = listValue(source, valueNameOf(field.kind))
  return field.options.map(({ value, translationKey }) => ({
    value,
    label: source.text(translationKey),
    isChosen: chosen.includes(value),
  }))
}

const toSelect = (source: FieldSource, field: PlannedField): SelectView => ({
  ...kindShell(source, field.kind),
  control: 'select',
  value: textValue(source, valueNameOf(field.kind)),
  autocomplete: FIELD_KINDS[field.kind].autocomplete,
  options: [
    { value: '', label: '', isChosen: textValue(source, valueNameOf(field.kind)) === '' },
    ...listOptions(source, field),
  ],
})

const toChoices = (
  source: FieldSource,
  field: PlannedField,
  control: ChoicesView['control'],
): ChoicesView => ({
  ...kindShell(source, field.kind),
  control,
  options: listOptions(source, field),
})

const toVehicles = (source: FieldSource, field: PlannedField): ChoicesView => {
  const { state, plan } = source
  const chosen = listValue(source, valueNameOf(field.kind))
  const offered =
    toUndefined(state.configuration)?.vehicleConfigurations.get(plan.request.purpose) ?? []
  return {
    ...kindShell(source, field.kind),
    control: 'choices',
    options: offered
      .filter(({ presentation, pno34 }) => !presentation.hide && pno34 !== '')
      .map(({ pno34, presentation }) => ({
        value: pno34,
        label: presentation.title,
        isChosen: chosen.includes(pno34),
      })),
  }
}

const toTick = (source: FieldSource, kind: FieldKind): TickView => ({
  ...kindShell(source, kind),
  control: 'checkbox',
  state: source.state.values[valueNameOf(kind)] === true ? 'checked' : 'unchecked',
  isDisabled: false,
})

const toCompany = (source: FieldSource): TextFieldView => {
  const label = source.text('LegalNameLabel')
  return {
    ...shellOf(source, { name: 'legalname', label }),
    control: 'text',
    value: textValue(source, 'legalname'),
    autocomplete: 'organization',
    inputMode: 'text',
    capitals: 'words',
    isSpellChecked: false,
    isLeftToRight: false,
    isBusy: false,
    heading: '',
    help: '',
    insist: '',
  }
}

const toBusiness = (source: FieldSource): BusinessView => ({
  control: 'business',
  box: source.plan.hasBusinessBox ? toTick(source, 'B2b') : undefined,
  company: source.state.values['business'] === true ? toCompany(source) : undefined,
})

const toAddress = (source: FieldSource, kind: FieldKind): AddressView => {
  const { state, plan, text } = source
  const shell = kindShell(source, kind)
  const lookUp = toUndefined(state.address)
  const isManual = lookUp?.phase === 'manual'
  const isOpen = lookUp?.phase === 'open'
  const { options, active } = isOpen ? lookUp.field : NO_OPTIONS
  return {
    ...shell,
    error: lookUp?.field.hasFailed === true ? text('SomethingWentWrong') : shell.error,
    control: 'address',
    value: textValue(source, 'legalAddress'),
    autocomplete: FIELD_KINDS[kind].autocomplete,
    options: options.map(({ id, address }) => ({ id, text: address })),
    active,
    isOpen,
    isBusy: lookUp?.phase === 'asking',
    live: isOpen ? text('AddressCount', { count: options.length }) : '',
    manual:
      kind === 'AddressAsyncWithManual'
        ? {
            box: {
              name: 'manualaddress',
              label: text('ManualAddressLabel'),
              mark: '',
              isRequired: false,
              error: '',
              control: 'checkbox',
              state: isManual ? 'checked' : 'unchecked',
              isDisabled: false,
            },
            fields: isManual ? plan.manualFields.map((field) => toTextField(source, field)) : [],
          }
        : undefined,
  }
}

/** Makes what one cell of the main section shows. */
export const toField = (source: FieldSource, field: PlannedField): FieldView => {
  const { kind } = field
  switch (FIELD_KINDS[kind].control) {
    case 'select':
      return toSelect(source, field)
    case 'radio':
      return toChoices(source, field, 'radio')
    case 'choices':
      return toChoices(source, field, 'choices')
    case 'vehicles':
      return toVehicles(source, field)
    case 'checkbox':
      return toTick(source, kind)
    case 'business':
      return toBusiness(source)
    case 'phoneWithCode':
      return toCodedPhone(source, field)
    case 'address':
    case 'addressOrManual':
      return toAddress(source, kind)
    case 'heading':
      return { control: 'heading', text: labelOf(source, kind) }
    case 'space':
      return { control: 'space' }
    default:
      return toTextField(source, field)
  }
}
