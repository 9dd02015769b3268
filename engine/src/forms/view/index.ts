/**
 * What a form shows: plain data with every text in it; a screen only draws it.
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
  SectionView,
  SelectView,
  SpaceView,
  SummaryView,
  TextFieldView,
  TickView,
} from './form-view.types.js'
