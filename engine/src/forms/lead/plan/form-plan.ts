import * as O from '#fp-ts/Option'
import { identity, pipe } from '#fp-ts/function'
import { none, some, toUndefined, type Option } from '../../../shared/index.js'
import { findLegalField, LEGAL_FIELDS, type LegalField, type LegalFieldInfo } from '../consent.js'
import { resolveFlags, type Flag } from './features.js'
import { findGroupingFault, wordFormError } from './form-errors.js'
import { MANUAL_ADDRESS_KINDS } from '../fields/field-groups.js'
import { resolveFieldKind, valueNameOf, type FieldKind } from '../fields/field-kind.js'
import type { Choice, CustomSection, FlexForm, FullConfiguration } from '../forms.types.js'
import { listMissingSections, orderSections } from './layout.js'
import { hasModel, type FormParameters } from './parameters.js'
import type { AppId, Purpose } from './purpose.js'
import { layoutRows } from './rows.js'
import { NO_RULE, resolveFieldRule, type FieldRule } from '../rules/rules.js'

/** Request for a form: market, purpose, app and where it is rendered. */
export interface FormRequest {
  readonly app: AppId
  /** Market slug. */
  readonly market: string
  readonly purpose: Purpose
  readonly query: FormParameters
  readonly isEmbedded: boolean
  readonly isInOverlay: boolean
  readonly hidesRetailerPicker: boolean
  /** The host marks optional fields instead of required ones. */
  readonly hidesRequired: boolean
  readonly isModelChosen: boolean
}

/** One field as it stands on the form. */
export interface PlannedField {
  /** The kind it is drawn as, after the flags. */
  readonly kind: FieldKind
  readonly rule: FieldRule
  /** Choices of select, radio and multi-choice fields. */
  readonly options: readonly Choice[]
}

/** One row as it stands on the form. */
export interface PlannedRow {
  readonly columns: 1 | 2
  readonly cells: readonly PlannedField[]
}

/** A text or a tick box of a custom section. */
export interface PlannedPart {
  readonly type: 'Text' | 'Checkbox'
  readonly translationKey: string
  /** Value name of a tick box. */
  readonly name: string
}

/** One section an author has made. */
export interface PlannedCustom {
  readonly title: Option<string>
  readonly isNotice: boolean
  readonly parts: readonly PlannedPart[]
}

/** Form plan (schema) built from the configuration: sections and fields in order, with their rules. */
export interface FormPlan {
  readonly request: FormRequest
  readonly flags: readonly Flag[]
  readonly form: FlexForm
  /** Names in order; built-in ones in lower case. */
  readonly sections: readonly string[]
  readonly rows: readonly PlannedRow[]
  /** Fields in row order, without headings and spaces. */
  readonly fields: readonly PlannedField[]
  /** Fields that replace the address field in manual entry. */
  readonly manualFields: readonly PlannedField[]
  readonly companyRule: FieldRule
  /** The visitor can choose business or private; without the box the preset applies. */
  readonly hasBusinessBox: boolean
  readonly startsAsBusiness: boolean
  /** Marks optional fields instead of required ones. */
  readonly marksOptional: boolean
  readonly legalFields: readonly LegalField[]
  /** Consents required to submit. */
  readonly requiredLegalFields: readonly LegalField[]
  readonly custom: ReadonlyMap<string, PlannedCustom>
  readonly needsVehicle: boolean
  /** A retailer must be chosen on this form. */
  readonly needsRetailer: boolean
  /** Log messages; the form works. */
  readonly warnings: readonly string[]
  /** Configuration errors, also reported to the host; the form works without the invalid part. */
  readonly faults: readonly string[]
}

const planField = (configured: FieldKind, form: FlexForm, flags: readonly Flag[]): PlannedField => {
  const main = toUndefined(form.main)
  const kind = resolveFieldKind(configured, flags)
  return {
    kind,
    rule: resolveFieldRule(configured, main?.validation.get(configured) ?? NO_RULE),
    options: main?.options.get(configured) ?? [],
  }
}

const isHeld = ({ kind }: PlannedField): boolean => valueNameOf(kind) !== ''

/** Resolves whether a form starts as one of a business. */
export const startsAsBusiness = ({ b2b }: FormParameters, showsSection: boolean): boolean =>
  b2b ?? showsSection

const planRows = (request: FormRequest, form: FlexForm, flags: readonly Flag[]) => {
  const configured = toUndefined(form.main)?.rows ?? []
  const layout = layoutRows({
    rows: configured,
    isInOverlay: request.isInOverlay,
    purpose: some(request.purpose),
    flags,
  })
  const rows = layout.rows.map(({ columns, cells }): PlannedRow => ({
    columns,
    cells: cells.map((kind) => planField(kind, form, flags)),
  }))
  const hasBox = rows.some(({ cells }) => cells.some(({ kind }) => kind === 'B2b'))
  const isPreset = startsAsBusiness(request.query, flags.includes('showB2bSection'))
  const addsRow = !hasBox && isPreset
  return {
    rows: addsRow
      ? [...rows, { columns: 1 as const, cells: [planField('B2b', form, flags)] }]
      : rows,
    hasBusinessBox: hasBox || flags.includes('showB2bSection'),
    startsAsBusiness: isPreset,
    warnings: layout.warnings,
  }
}

const marksOptional = ({ hidesRequired }: FormRequest, flags: readonly Flag[]): boolean =>
  hidesRequired || flags.includes('requiredToOptional')

const orRequired = (rule: FieldRule, isRequired: FieldRule['isRequired']): FieldRule =>
  O.isSome(rule.isRequired) ? rule : { ...rule, isRequired }

// By hand an address is as necessary as it is when it is looked up, unless its own rules say otherwise.
const planManual = (
  fields: readonly PlannedField[],
  form: FlexForm,
  flags: readonly Flag[],
): readonly PlannedField[] => {
  const address = fields.find(({ kind }) => kind === 'AddressAsyncWithManual')
  if (address === undefined) return []
  const [line, code, city] = MANUAL_ADDRESS_KINDS
  const kinds = flags.includes('cityBeforeZipCode') ? [line, city, code] : MANUAL_ADDRESS_KINDS
  return kinds
    .filter((kind) => fields.every((field) => valueNameOf(field.kind) !== valueNameOf(kind)))
    .map((kind) => planField(kind, form, flags))
    .map((field) => ({ ...field, rule: orRequired(field.rule, address.rule.isRequired) }))
}

const NO_LEGAL = { fields: [], required: [], warnings: [], faults: [] }

const planLegal = (request: FormRequest, form: FlexForm) => {
  const legal = toUndefined(form.legal)
  const warnings: string[] = []
  const faults: string[] = []
  const fields = (legal?.fields ?? []).flatMap((name): readonly LegalField[] => {
    const field = findLegalField(name)
    if (O.isNone(field)) {
      warnings.push(`Unknown legal field "${name}" was skipped`)
      return []
    }
    const misplaced =
      field.value === 'GroupingLabel' ? findGroupingFault(request.market, request.app) : none
    if (O.isSome(misplaced)) {
      faults.push(wordFormError(misplaced.value))
      return []
    }
    return [field.value]
  })
  const isRequired = (field: LegalField): boolean => {
    const info: LegalFieldInfo = LEGAL_FIELDS[field]
    const rule = legal?.validation.get(field)?.isRequired
    return O.isSome(info.consent) && pipe(rule ?? none, O.exists(identity))
  }
  return { fields, required: fields.filter(isRequired), warnings, faults }
}

const planCustom = (name: string, section: CustomSection) => {
  const warnings: string[] = []
  if (section.type !== 'Text' && section.type !== 'Notice') {
    return { parts: none, warnings: [`Unknown type "${section.type}" of section "${name}"`] }
  }
  const parts = section.fields.flatMap(({ type, translationKey }, at): readonly PlannedPart[] => {
    if (type === 'Text' || type === 'Checkbox') {
      return [{ type, translationKey, name: `${name}.${at}` }]
    }
    warnings.push(`Unknown type "${type}" of field ${at} of section "${name}"`)
    return []
  })
  return {
    parts: parts.length === 0 ? none : some(parts),
    warnings,
  }
}

const planCustoms = (sections: readonly string[], form: FlexForm) => {
  const warnings: string[] = []
  const custom = new Map<string, PlannedCustom>()
  for (const name of sections) {
    const section = form.custom.get(name)
    if (section === undefined) continue
    const planned = planCustom(name, section)
    warnings.push(...planned.warnings)
    if (O.isSome(planned.parts)) {
      custom.set(name, {
        title: section.title,
        isNotice: section.type === 'Notice',
        parts: planned.parts.value,
      })
    }
  }
  return { custom, warnings }
}

const orderOf = (
  request: FormRequest,
  form: FlexForm,
  { flags, hidesPicker }: { readonly flags: readonly Flag[]; readonly hidesPicker: boolean },
) =>
  orderSections({
    order: form.order,
    vehiclePicker: form.vehiclePicker,
    hasKvkk: O.isSome(form.kvkk),
    custom: [...form.custom.keys()],
    hidesRetailerPicker: hidesPicker,
    isQuoteForm: request.app === 'quote',
    isModelInQuery: hasModel(request.query),
    isModelChosen: request.isModelChosen,
    isEmbedded: request.isEmbedded,
    purpose: some(request.purpose),
    flags,
  })

const makePlan = (request: FormRequest, configuration: FullConfiguration): Option<FormPlan> => {
  const form = configuration.flexFormConfigurations.get(request.purpose)
  if (form === undefined) return none
  const market = configuration.marketConfiguration
  const resolved = resolveFlags(market.features, market.dynamicFeatures)
  const purpose = market.purposeConfigs.get(request.purpose)
  const hidesPicker = request.hidesRetailerPicker || purpose?.retailerPicker === false
  const needsRetailer = purpose?.retailer !== false
  const order = orderOf(request, form, { flags: resolved.on, hidesPicker })
  const missing = listMissingSections(order.sections, {
    hasLegal: O.isSome(form.legal),
    hasKvkk: O.isSome(form.kvkk),
    hasRetailerPicker: O.isSome(form.dealerPicker),
    needsRetailer,
  })
  const customs = planCustoms(order.sections, form)
  const lost = [
    ...missing.map(({ section }) => section),
    ...[...form.custom.keys()].filter((name) => !customs.custom.has(name)),
  ]
  const sections = order.sections.filter((name) => !lost.includes(name))
  const main = planRows(request, form, resolved.on)
  const hasMain = sections.includes('main')
  const rows = hasMain ? main.rows : []
  const fields = rows.flatMap(({ cells }) => cells).filter(isHeld)
  const legal = sections.includes('legal') ? planLegal(request, form) : NO_LEGAL
  return some({
    request,
    flags: resolved.on,
    form,
    sections,
    rows,
    fields,
    manualFields: planManual(fields, form, resolved.on),
    companyRule: toUndefined(form.main)?.validation.get('legalname') ?? NO_RULE,
    hasBusinessBox: hasMain && main.hasBusinessBox,
    startsAsBusiness: main.startsAsBusiness,
    marksOptional: marksOptional(request, resolved.on),
    legalFields: legal.fields,
    requiredLegalFields: legal.required,
    custom: customs.custom,
    needsVehicle: toUndefined(order.vehiclePicker)?.isRequired === true,
    needsRetailer: needsRetailer && sections.includes('dealerpicker'),
    warnings: [
      ...resolved.warnings,
      ...order.warnings,
      ...customs.warnings,
      ...main.warnings,
      ...legal.warnings,
    ],
    faults: [...missing.map(({ text }) => text), ...legal.faults],
  })
}

type Plans = WeakMap<FormRequest, Option<FormPlan>>

const plans = /*#__PURE__*/ new WeakMap<FullConfiguration, Plans>()

/**
 * Builds the plan (schema) of a form from its configuration: sections and fields in order, their rules, and what is
 * invalid. Memoized by request and configuration object.
 *
 * @param request - Which form, and where it is rendered; pass the same object each time for a cache hit.
 * @param configuration - All form configuration of the market; likewise the same object.
 * @returns The plan, or `none` when the purpose has no form.
 * @law A section or a field with a fault is left out; every other part of the form stays.
 * @source F-CFG-28, F-CFG-30, F-CFG-44, F-CFG-48, F-CFG-49, F-CFG-58, F-ERR-14, F-ERR-16, F-ERR-26, D-F-10, D-F-11, D-F-25
 *
 * @example The purpose has no form
 * ```ts
 * import { planForm } from '@evkit/engine/forms'
 * import { tinyConfiguration, tinyFormRequest } from '@evkit/engine/testing'
 * import { option } from 'fp-ts'
 *
 * planForm({ ...tinyFormRequest, purpose: 'CBV_CALLBACK' }, tinyConfiguration) // => option.none
 * ```
 * @category resolution
 */
export const planForm = (
  request: FormRequest,
  configuration: FullConfiguration,
): Option<FormPlan> => {
  const kept: Plans = plans.get(configuration) ?? new WeakMap()
  const known = kept.get(request)
  if (known !== undefined) return known
  const plan = makePlan(request, configuration)
  plans.set(configuration, kept.set(request, plan))
  return plan
}
