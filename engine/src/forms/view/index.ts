/**
 * What a lead form shows: every control with its words, marks, messages and state.
 *
 * @module
 */
export type {
  AddressView,
  BusinessView,
  ChoicesView,
  CodedPhoneView,
  FieldShell,
  FieldView,
  HeadingView,
  LeadFormView,
  LegalView,
  OptionView,
  PickerSectionView,
  RetailerSectionView,
  SectionView,
  SelectView,
  SpaceView,
  SummaryView,
  TextFieldView,
  TickView,
  VehicleSectionView,
} from './form-view.types.js'
export { textsOf, wordFault, type FormWords, type SectionText } from './form-words.js'
export { fieldSource, type FieldSource } from './field-source.js'
export { toField } from './field.view.js'
export { toSections, type SectionSource } from './sections.view.js'
export {
  isSamePhase,
  toLeadFormView,
  type FormMoment,
  type FormPhase,
  type LeadFormViewInput,
} from './form.view.js'
export { isOnlyTyped } from './typing.view.js'
