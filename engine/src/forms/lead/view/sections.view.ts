import * as O from '#fp-ts/Option'
import { none, some, toUndefined } from '../../../shared/index.js'
import { LEGAL_FIELDS, resolveSelectAll, type LegalField, type LegalFieldInfo } from '../consent.js'
import type { FormPlan, PlannedPart } from '../plan/form-plan.js'
import { readConsents } from '../lead-form-fill.js'
import type { LeadFormState } from '../lead-form.types.js'
import { hasModel } from '../plan/parameters.js'
import { markLabel } from '../rules/rules.js'
import { submitTextKey } from '../plan/text-key.js'
import { fieldSource } from './field-source.js'
import { toField } from './field.view.js'
import type {
  ChoicesView,
  LegalView,
  PickerSectionView,
  SectionView,
  TickView,
} from './form-view.types.js'
import { textsOf, wordFault, type FormWords, type SectionText } from './form-words.js'

/** What the sections of a form are drawn from. */
export interface SectionSource {
  readonly state: LeadFormState
  readonly plan: FormPlan
  readonly words: FormWords
  /** It is checked, verified or sent. */
  readonly isBusy: boolean
  /** What stands by the button. */
  readonly notice: readonly string[]
}

interface Box {
  readonly name: string
  readonly label: string
  readonly isRequired: boolean
  readonly state: TickView['state']
  readonly isDisabled: boolean
}

const toBox = (
  { state, plan }: SectionSource,
  text: SectionText,
  { name, label, isRequired, state: stands, isDisabled }: Box,
): TickView => {
  const mark = markLabel({ isRequired, marksOptional: plan.marksOptional })
  return {
    name,
    label,
    // Consents are optional by nature: only what has to be given is marked.
    mark: mark === 'asterisk' ? '*' : '',
    isRequired,
    error: wordFault(text, label, state.faults.get(name)),
    control: 'checkbox',
    state: stands,
    isDisabled,
  }
}

// The validated variants differ in what they ask for, not in what they say.
const labelKey = (field: LegalField): string =>
  field === 'GroupingLabel' ? field : `${field.replace(/Validated$/, '')}Label`

const toLegalLine = (
  source: SectionSource,
  text: SectionText,
  field: LegalField,
): readonly LegalView[] => {
  const { state, plan } = source
  const info: LegalFieldInfo = LEGAL_FIELDS[field]
  if (info.isHidden) return []
  const label = text(labelKey(field))
  const { group } = state
  if (field === 'GroupingLabel') return [{ kind: 'caption', text: label }]
  if (O.isNone(info.consent)) {
    const isMaster = field === 'MasterOptIn'
    const master = group.isMasterOn ? 'checked' : 'unchecked'
    const box = toBox(source, text, {
      name: field,
      label,
      isRequired: false,
      state: isMaster ? master : resolveSelectAll(group.items),
      isDisabled: isMaster && group.isMasterDisabled,
    })
    return [{ kind: isMaster ? 'master' : 'all', box }]
  }
  const consent = info.consent.value
  const box = toBox(source, text, {
    name: consent,
    label,
    isRequired: plan.requiredLegalFields.includes(field),
    state: readConsents(state)[consent] ? 'checked' : 'unchecked',
    isDisabled: group.areItemsDisabled && Object.hasOwn(group.items, consent),
  })
  return [{ kind: 'consent', consent, box }]
}

const toLegal = (source: SectionSource): readonly SectionView[] => {
  const { plan, words } = source
  const legal = toUndefined(plan.form.legal)
  if (legal === undefined) return []
  const text = textsOf(words, plan.flags, legal.customTranslation)
  const title = toUndefined(legal.title)
  const paragraphs = legal.paragraphs.map((key) => text(key))
  const lines = plan.legalFields.flatMap((field) => toLegalLine(source, text, field))
  if (paragraphs.length === 0 && lines.length === 0) return []
  return [{ kind: 'legal', heading: title === undefined ? '' : text(title), paragraphs, lines }]
}

const toKvkk = ({ state, plan, words }: SectionSource): readonly SectionView[] => {
  const kvkk = toUndefined(plan.form.kvkk)
  if (kvkk === undefined) return []
  const text = textsOf(words, plan.flags)
  const heading = text(kvkk.title)
  const choice: ChoicesView = {
    name: 'kvkk_optin',
    label: heading,
    mark: plan.marksOptional ? '' : '*',
    isRequired: true,
    error: wordFault(text, heading, state.faults.get('kvkk_optin')),
    control: 'radio',
    options: kvkk.options.map(({ value, translationKey }) => ({
      value,
      label: text(translationKey),
      isChosen: state.values['kvkk_optin'] === value,
    })),
  }
  return [{ kind: 'kvkk', heading, paragraph: text(kvkk.paragraph), choice }]
}

const toPart = (source: SectionSource, text: SectionText, part: PlannedPart) => {
  const { name, type, translationKey } = part
  const label = text(translationKey)
  if (type === 'Text') return { control: 'paragraph' as const, text: label }
  return toBox(source, text, {
    name,
    label,
    isRequired: true,
    state: source.state.values[name] === true ? 'checked' : 'unchecked',
    isDisabled: false,
  })
}

const toCustom = (source: SectionSource, name: string): readonly SectionView[] => {
  const { plan, words } = source
  const section = plan.custom.get(name)
  if (section === undefined) return []
  const text = textsOf(words, plan.flags)
  const title = toUndefined(section.title)
  return [
    {
      kind: 'custom',
      name,
      heading: title === undefined ? '' : text(title),
      isNotice: section.isNotice,
      parts: section.parts.map((part) => toPart(source, text, part)),
    },
  ]
}

// Of these alone no section is made: a heading over nothing says nothing.
const BARE: readonly string[] = ['heading', 'space']

const toMain = ({ state, plan, words }: SectionSource): readonly SectionView[] => {
  const main = toUndefined(plan.form.main)
  const text = textsOf(words, plan.flags, main?.customTranslation)
  const title = main === undefined ? undefined : toUndefined(main.title)
  const source = fieldSource({ state, plan, words, text })
  const rows = plan.rows.map(({ columns, cells }) => ({
    columns,
    fields: cells.map((field) => toField(source, field)),
  }))
  const isBare = rows.every(({ fields }) => fields.every(({ control }) => BARE.includes(control)))
  return isBare ? [] : [{ kind: 'main', heading: title === undefined ? '' : text(title), rows }]
}

const toShell = (
  { state, plan }: SectionSource,
  text: SectionText,
  { name, key, isRequired }: { readonly name: string; readonly key: string; isRequired: boolean },
) => {
  const label = text(key)
  return {
    name,
    label,
    mark: isRequired && !plan.marksOptional ? '*' : '',
    isRequired,
    error: wordFault(text, label, state.faults.get(name)),
  }
}

// The address has named a vehicle, and as nobody knows it the visitor is given the picker after all.
const isPickerReopened = ({ state, plan }: SectionSource): boolean =>
  !state.chosenByHand.includes('vehicle') &&
  hasModel(state.input.request.query) &&
  !hasModel(plan.request.query)

const toVehicles = (source: SectionSource): readonly PickerSectionView[] => {
  const text = textsOf(source.words, source.plan.flags)
  const shell = {
    name: 'modelId',
    key: 'ModelSelectorHeading',
    isRequired: source.plan.needsVehicle,
  }
  return [
    {
      kind: 'vehiclepicker',
      ...toShell(source, text, shell),
      vehicle: source.state.vehicle,
      notice: isPickerReopened(source) ? text('CouldNotChooseAsset') : '',
    },
  ]
}

const toRetailers = (source: SectionSource): readonly PickerSectionView[] => {
  const { plan, words, state } = source
  const picker = toUndefined(plan.form.dealerPicker)
  const text = textsOf(words, plan.flags, picker?.customTranslation)
  const key = toUndefined(picker?.title ?? none) ?? 'RetailerSelectorHeading'
  const shell = { name: 'retailerid', key, isRequired: plan.needsRetailer }
  return [{ kind: 'dealerpicker', ...toShell(source, text, shell), retailer: state.retailer }]
}

const toSubmit = ({ plan, words, isBusy, notice }: SectionSource): readonly SectionView[] => {
  const key = submitTextKey(some(plan.request.purpose), plan.flags, words.dictionary)
  return [{ kind: 'submit', label: textsOf(words, plan.flags)(key), isBusy, notice }]
}

type MakeSection = (source: SectionSource) => readonly SectionView[]

const SECTIONS: ReadonlyMap<string, MakeSection> = new Map<string, MakeSection>([
  ['main', toMain],
  ['legal', toLegal],
  ['kvkk', toKvkk],
  ['vehiclepicker', toVehicles],
  ['dealerpicker', toRetailers],
  ['submit', toSubmit],
])

/** Makes the sections of a form, in their order. */
export const toSections = (source: SectionSource): readonly SectionView[] =>
  source.plan.sections.flatMap((name) => SECTIONS.get(name)?.(source) ?? toCustom(source, name))
