import * as O from '#fp-ts/Option'
import { pipe } from '#fp-ts/function'
import { none, some, type Option } from '../../../shared/index.js'
import type { Flag } from './features.js'
import type { AppId, Purpose } from './purpose.js'

/**
 * Built-in section kinds; any other name is a custom section.
 *
 * @source F-CFG-31
 * @category constants
 */
export const SECTION_KINDS = [
  'dealerpicker',
  'vehiclepicker',
  'main',
  'legal',
  'kvkk',
  'submit',
] as const

/** A section that is built in. */
export type SectionKind = (typeof SECTION_KINDS)[number]

/** The vehicle picker of a form. */
export interface VehiclePickerSection {
  readonly isRequired: boolean
}

/** What decides which sections a form has, and their order. */
export interface SectionOrderInput {
  /** Names of the configuration; none means the default order. */
  readonly order: Option<readonly string[]>
  /** The vehicle picker as configured. */
  readonly vehiclePicker: Option<VehiclePickerSection>
  readonly hasKvkk: boolean
  /** Names of the custom sections that are configured. */
  readonly custom: readonly string[]
  /** The host hides the retailer picker, or the market has none for the purpose. */
  readonly hidesRetailerPicker: boolean
  /** The form belongs to the quote app, on a page or embedded. */
  readonly isQuoteForm: boolean
  /** The query names a model. */
  readonly isModelInQuery: boolean
  readonly isModelChosen: boolean
  readonly isEmbedded: boolean
  readonly purpose: Option<Purpose>
  readonly flags: readonly Flag[]
}

/** The sections of a form. */
export interface SectionOrder {
  /** Names in order; built-in ones in lower case. */
  readonly sections: readonly string[]
  /** None when the section is not among them. */
  readonly vehiclePicker: Option<VehiclePickerSection>
  readonly warnings: readonly string[]
}

const isKind = (name: string): name is SectionKind => SECTION_KINDS.some((kind) => kind === name)

const foldName = (name: string): string => {
  const trimmed = name.trim()
  const folded = trimmed.toLowerCase()
  return isKind(folded) ? folded : trimmed
}

const foldNames = (names: readonly string[]): readonly string[] => [
  ...new Set(names.map(foldName).filter((name) => name !== '')),
]

const moveToFront = (sections: readonly string[], first: readonly string[]): readonly string[] => [
  ...first.filter((name) => sections.includes(name)),
  ...sections.filter((name) => !first.includes(name)),
]

const pickerOf = (input: SectionOrderInput): Option<VehiclePickerSection> => {
  if (!input.isQuoteForm) return input.vehiclePicker
  return input.isModelInQuery ? none : some({ isRequired: true })
}

const addPicker = (names: readonly string[], input: SectionOrderInput): readonly string[] =>
  input.isQuoteForm && !input.isModelInQuery && !names.includes('vehiclepicker')
    ? ['vehiclepicker', ...names]
    : names

const arrange = (sections: readonly string[], input: SectionOrderInput): readonly string[] => {
  const isNewQuote =
    input.flags.includes('useNewQuoteFlow') &&
    O.isSome(input.purpose) &&
    input.purpose.value === 'OFFER_REQUEST' &&
    !(input.isEmbedded && input.isModelChosen)
  const moved = isNewQuote ? moveToFront(sections, ['vehiclepicker', 'dealerpicker']) : sections
  return input.flags.includes('retailerPickerOnTop') ? moveToFront(moved, ['dealerpicker']) : moved
}

/** Orders the sections of a form. */
export const orderSections = (input: SectionOrderInput): SectionOrder => {
  const named = foldNames(
    pipe(
      input.order,
      O.getOrElse<readonly string[]>(() => SECTION_KINDS),
    ),
  )
  const picker = pickerOf(input)
  const isConfigured = (name: string): boolean => {
    if (name === 'kvkk') return input.hasKvkk
    if (name === 'dealerpicker') return !input.hidesRetailerPicker
    if (name === 'vehiclepicker') return O.isSome(picker)
    return isKind(name) || input.custom.includes(name)
  }
  const all = addPicker(named, input)
  const kept = all.filter(isConfigured)
  const sections = arrange(kept.includes('submit') ? kept : [...kept, 'submit'], input)
  return {
    sections,
    vehiclePicker: sections.includes('vehiclepicker') ? picker : none,
    warnings: all
      .filter((name) => !isKind(name) && !input.custom.includes(name))
      .map((name) => `Section "${name}" is not configured and was skipped`),
  }
}

/** What is there for the sections that need an entry of their own. */
export interface SectionEntries {
  readonly hasLegal: boolean
  /** The entry is there with all its members. */
  readonly hasKvkk: boolean
  readonly hasRetailerPicker: boolean
  /** The purpose needs a retailer. */
  readonly needsRetailer: boolean
}

/** Lists the sections of an order that cannot be drawn because their entry is missing. */
export const listMissingSections = (
  sections: readonly string[],
  entries: SectionEntries,
): readonly { readonly section: string; readonly text: string }[] =>
  sections.flatMap((section) => {
    if (section === 'legal' && !entries.hasLegal)
      return [{ section, text: 'Missing legal configuration' }]
    if (section === 'kvkk' && !entries.hasKvkk)
      return [{ section, text: 'Missing kvkk configuration' }]
    return section === 'dealerpicker' && entries.needsRetailer && !entries.hasRetailerPicker
      ? [{ section, text: 'Missing dealerPicker configuration' }]
      : []
  })

/**
 * Widest a form gets [px].
 *
 * @source F-CONST-20, D-F-61
 * @category constants
 */
export const FORM_WIDTH = 670

/**
 * Widest a page of a form gets, and with it the quote app's form without the new flow [px].
 *
 * @source F-CONST-20, F-CONST-22, D-F-61
 * @category constants
 */
export const OLD_QUOTE_WIDTH = 1280

/** Widest a column of fields gets [px]. @source F-CONST-21, D-F-61 @category constants */
export const COLUMN_WIDTH = 400

/** Resolves how wide a form may get. */
export const resolveFormWidth = (app: AppId, flags: readonly Flag[]): number =>
  app === 'quote' && !flags.includes('useNewQuoteFlow') ? OLD_QUOTE_WIDTH : FORM_WIDTH
