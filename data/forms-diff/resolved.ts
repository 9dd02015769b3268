// A form as it is met in one way, as far as a reviewer cares.
import { option as O } from 'fp-ts'
import {
  FIELD_KINDS,
  LEGAL_FIELDS,
  type FieldKind,
  type FieldView,
  type FormPlan,
  type FullConfiguration,
  type SectionView,
} from '@evkit/engine/forms'
import {
  checkText,
  type ConsentName,
  type LegalField,
  type LegalFieldInfo,
} from '@evkit/engine/internal/forms'
import { some } from '@evkit/engine/shared'
import { drawKeys, type Met, type Reachable } from '../forms-check/reachable.js'
import { listBody, type SampleBody } from './body.js'
import { listSettings } from './settings.js'
import { listSpots, type Spots } from './spots.js'

/** What is asked of a text. */
export interface ResolvedRule {
  readonly minimum: number
  readonly maximum: number
  readonly pattern: string | undefined
  readonly isAsync: boolean
}

/** A field, or something else that can be filled in or chosen. */
export interface ResolvedField {
  /** What stays the same when its kind changes. */
  readonly name: string
  readonly label: string
  readonly kind: FieldKind | undefined
  readonly section: string
  readonly isRequired: boolean
  /** Only some are asked: who enters an address by hand, or says that they ask for a company. */
  readonly isAside: boolean
  /** Undefined where no text is typed. */
  readonly rule: ResolvedRule | undefined
  /** Undefined where there is nothing to choose from. */
  readonly choices: readonly string[] | undefined
  /** What stands in its row beside it. */
  readonly beside: readonly string[]
}

/** A line of the legal section. */
export interface ResolvedConsent {
  readonly name: string
  readonly isRequired: boolean
  /** Names of the fields that have to be filled in once it is given, whatever the reason. */
  readonly asks: readonly string[]
  readonly isPreset: boolean
  readonly isHidden: boolean
}

/** A form as it is met in one way. */
export interface Resolved {
  readonly flags: readonly string[]
  readonly sections: readonly string[]
  readonly fields: readonly ResolvedField[]
  readonly consents: readonly ResolvedConsent[]
  readonly body: SampleBody
  readonly settings: ReadonlyMap<string, string>
  readonly spots: Spots
  readonly keys: ReadonlySet<string>
  readonly dictionary: ReadonlyMap<string, string>
}

const TYPED = ['text', 'notes', 'phone', 'phoneWithCode', 'email', 'address', 'addressOrManual']
const CHOSEN = ['select', 'radio', 'choices']

const NO_TEXTS: Reachable['dictionary'] = new Map()

type Planned = FormPlan['fields'][number]

// The engine tells the bounds of a field with what it says of an empty one.
const toRule = (field: FieldKind | 'legalname', rule: Planned['rule']): ResolvedRule => {
  const [fault] = checkText({ field, rule: { ...rule, isRequired: some(true) }, value: '' })
  const boundOf = (bound: O.Option<number>, without: number): number =>
    O.getOrElse(() => without)(bound)
  return {
    minimum: boundOf(fault?.minimum ?? O.none, 0),
    maximum: boundOf(fault?.maximum ?? O.none, Infinity),
    pattern: O.toUndefined(rule.pattern),
    isAsync: rule.isAsync,
  }
}

const nameOf = (kind: FieldKind): string => {
  const { valueName } = FIELD_KINDS[kind]
  return O.isSome(valueName) ? valueName.value : kind
}

const isRequiredIn = (view: FieldView | undefined): boolean => {
  if (view === undefined || view.control === 'heading' || view.control === 'space') return false
  return view.control === 'business' ? (view.box?.isRequired ?? false) : view.isRequired
}

const toField = ({ kind, rule, options }: Planned): ResolvedField => {
  const { control } = FIELD_KINDS[kind]
  return {
    name: nameOf(kind),
    label: kind,
    kind,
    section: 'main',
    isRequired: O.isSome(rule.isRequired) && rule.isRequired.value,
    isAside: false,
    rule: TYPED.includes(control) ? toRule(kind, rule) : undefined,
    choices: CHOSEN.includes(control) ? options.map(({ value }) => value) : undefined,
    beside: [],
  }
}

type Drawn<Kind extends SectionView['kind']> = Extract<SectionView, { readonly kind: Kind }>

const listMain = (plan: FormPlan, { rows }: Drawn<'main'>): readonly ResolvedField[] => [
  ...plan.rows.flatMap(({ cells }, row) =>
    cells.flatMap((cell, at): readonly ResolvedField[] =>
      cell.kind === 'Space'
        ? []
        : [
            {
              ...toField(cell),
              isRequired: isRequiredIn(rows[row]?.fields[at]),
              beside: cells.flatMap((other, place) => (place === at ? [] : [nameOf(other.kind)])),
            },
          ],
    ),
  ),
  ...plan.manualFields.map((field) => ({ ...toField(field), isAside: true })),
  ...(plan.hasBusinessBox || plan.startsAsBusiness
    ? [
        {
          ...bare('legalname', 'main', true),
          isAside: !plan.startsAsBusiness,
          rule: toRule('legalname', plan.companyRule),
        },
      ]
    : []),
]

const bare = (name: string, section: string, isRequired: boolean): ResolvedField => ({
  name,
  label: name,
  kind: undefined,
  section,
  isRequired,
  isAside: false,
  rule: undefined,
  choices: undefined,
  beside: [],
})

const listCustom = ({ name, parts }: Drawn<'custom'>): readonly ResolvedField[] =>
  parts
    .filter(({ control }) => control === 'checkbox')
    .map((_, at) => bare(`tick box ${at + 1} of ${name}`, name, true))

/** Names a section as configurations do. */
const nameSection = (section: SectionView): string =>
  section.kind === 'custom' ? section.name : section.kind

const listFields = (plan: FormPlan, section: SectionView): readonly ResolvedField[] => {
  switch (section.kind) {
    case 'main':
      return listMain(plan, section)
    case 'kvkk': {
      const choices = section.choice.options.map(({ value }) => value)
      return [{ ...bare('kvkkOpt', section.kind, section.choice.isRequired), choices }]
    }
    case 'vehiclepicker':
      return [bare('vehicle', section.kind, section.isRequired)]
    case 'dealerpicker':
      return [bare('retailer', section.kind, section.isRequired)]
    case 'custom':
      return listCustom(section)
    case 'legal':
    case 'submit':
      return []
  }
}

// What has to be filled in once a consent is given: the page marks it as soon as its box is ticked.
const listAsked = ({ state, plan }: Met, consent: ConsentName): readonly string[] => {
  const { group, consents } = state
  const items = Object.hasOwn(group.items, consent)
    ? { ...group.items, [consent]: true }
    : group.items
  const given = { ...state, consents: { ...consents, [consent]: true }, group: { ...group, items } }
  const { sections } = drawKeys({ state: given }, NO_TEXTS).view
  return sections
    .flatMap((section) => listFields(plan, section))
    .filter(({ isRequired }) => isRequired)
    .map(({ name }) => name)
}

const readConsent = (met: Met, field: LegalField, required: readonly string[]): ResolvedConsent => {
  const { consent, isValidated, isHidden }: LegalFieldInfo = LEGAL_FIELDS[field]
  return {
    name: O.isSome(consent) ? consent.value : field,
    isRequired: met.plan.requiredLegalFields.includes(field),
    asks: O.isSome(consent) && isValidated ? listAsked(met, consent.value) : required,
    isPreset: O.isSome(consent) && met.state.consents[consent.value],
    isHidden,
  }
}

// A form may ask for one consent in two places: what either of them asks has to be met.
const listConsents = (met: Met, fields: readonly ResolvedField[]): readonly ResolvedConsent[] => {
  const required = fields.filter(({ isRequired }) => isRequired).map(({ name }) => name)
  const consents = new Map<string, ResolvedConsent>()
  for (const field of met.plan.legalFields) {
    const one = readConsent(met, field, required)
    const known = consents.get(one.name) ?? one
    consents.set(one.name, {
      ...one,
      isRequired: known.isRequired || one.isRequired,
      asks: [...new Set([...known.asks, ...one.asks])],
      isHidden: known.isHidden && one.isHidden,
    })
  }
  return [...consents.values()]
}

// A company is named on the form once the visitor says that there is one.
const asCompany = ({ state, plan }: Met): Pick<Met, 'state'> =>
  plan.hasBusinessBox
    ? { state: { ...state, values: { ...state.values, business: true } } }
    : { state }

/** Resolves a form as it is met in one way. */
export const resolveMet = (
  met: Met,
  configuration: FullConfiguration,
  dictionary: Reachable['dictionary'],
): Resolved => {
  const drawn = drawKeys(asCompany(met), dictionary)
  const { sections } = drawn.view
  const fields = sections.flatMap((section) => listFields(met.plan, section))
  return {
    flags: met.plan.flags,
    sections: sections.map(nameSection),
    fields,
    consents: listConsents(met, fields),
    body: listBody(met, configuration),
    settings: listSettings(met.plan, configuration),
    spots: listSpots(drawn.view, met.plan),
    keys: drawn.keys,
    dictionary,
  }
}
