import type { LookUp } from '../../../interaction/index.js'
import type { Option } from '../../../shared/index.js'
import type { ConsentName } from '../consent.js'
import type { Retailer, Vehicle } from '../forms.types.js'

/** One option of a select, radio or multi-choice field. */
export interface OptionView {
  readonly value: string
  readonly label: string
  readonly isChosen: boolean
}

/** What every field that takes something has. */
export interface FieldShell {
  /** Value name; unique on the form, and what a line of the summary leads to. */
  readonly name: string
  /** Without its mark. */
  readonly label: string
  /** `*`, `(optional)` in the words of the language, or empty. An asterisk is decoration; the other is read out. */
  readonly mark: string
  readonly isRequired: boolean
  /** Empty while nothing is to be said. */
  readonly error: string
}

/** A field for a line of text, or for notes. */
export interface TextFieldView extends FieldShell {
  readonly control: 'text' | 'email' | 'phone' | 'notes'
  readonly value: string
  readonly autocomplete: string
  readonly inputMode: 'text' | 'tel' | 'email' | 'numeric'
  readonly capitals: 'none' | 'words' | 'characters'
  readonly isSpellChecked: boolean
  /** Phones, addresses of e-mail, plates and codes run from left to right in every language. */
  readonly isLeftToRight: boolean
  /** The server is being asked. */
  readonly isBusy: boolean
  /** Heading above the field; empty when it has none. */
  readonly heading: string
  /** What to do about what is wrong; empty where that says it, or nothing is wrong. */
  readonly help: string
  /** Text of the button by which a number is insisted on; empty when it is not offered. */
  readonly insist: string
}

/** A country code beside a number. */
export interface CodedPhoneView extends FieldShell {
  readonly control: 'phoneWithCode'
  readonly code: {
    readonly label: string
    readonly autocomplete: string
    /** Value of the chosen option; empty while none is chosen. */
    readonly value: string
    readonly options: readonly OptionView[]
  }
  readonly number: TextFieldView
}

/** One of many, in a list that opens; the first option is empty. */
export interface SelectView extends FieldShell {
  readonly control: 'select'
  readonly value: string
  readonly autocomplete: string
  readonly options: readonly OptionView[]
}

/** One of few (`radio`), or any of them. */
export interface ChoicesView extends FieldShell {
  readonly control: 'radio' | 'choices'
  readonly options: readonly OptionView[]
}

/** A box to tick. */
export interface TickView extends FieldShell {
  readonly control: 'checkbox'
  readonly state: 'checked' | 'mixed' | 'unchecked'
  readonly isDisabled: boolean
}

/** The business box with the name of the company. */
export interface BusinessView {
  readonly control: 'business'
  /** Absent when business was preset and the form has no box. */
  readonly box: TickView | undefined
  /** Absent while the visitor is private. */
  readonly company: TextFieldView | undefined
}

/** An address looked up as it is typed, or filled in by hand. */
export interface AddressView
  extends FieldShell, LookUp<{ readonly id: string; readonly text: string }> {
  readonly control: 'address'
  readonly value: string
  readonly autocomplete: string
  readonly isOpen: boolean
  readonly isBusy: boolean
  /** How many addresses there are, for the polite region; empty when there is nothing new. */
  readonly live: string
  /** Absent where the form does not offer it. */
  readonly manual: { readonly box: TickView; readonly fields: readonly TextFieldView[] } | undefined
}

/** A heading inside the main section. */
export interface HeadingView {
  readonly control: 'heading'
  readonly text: string
}

/** An empty cell that holds its column. */
export interface SpaceView {
  readonly control: 'space'
}

/** View model of any cell of the main section. */
export type FieldView =
  | TextFieldView
  | CodedPhoneView
  | SelectView
  | ChoicesView
  | TickView
  | BusinessView
  | AddressView
  | HeadingView
  | SpaceView

/** One line of the legal section. */
export type LegalView =
  | { readonly kind: 'consent'; readonly consent: ConsentName; readonly box: TickView }
  | { readonly kind: 'master' | 'all'; readonly box: TickView }
  | { readonly kind: 'caption'; readonly text: string }

/** Where the vehicle of a lead is chosen on the form; its label is the heading over it. */
export interface VehicleSectionView extends FieldShell {
  readonly kind: 'vehiclepicker'
  readonly vehicle: Option<Vehicle>
  /** The address named a vehicle that could not be found; empty otherwise. */
  readonly notice: string
}

/** Where the retailer of a lead is chosen on the form; its label is the heading over it. */
export interface RetailerSectionView extends FieldShell {
  readonly kind: 'dealerpicker'
  readonly retailer: Option<Retailer>
}

/** A section in which something is chosen that is drawn by what the form is given for it. */
export type PickerSectionView = VehicleSectionView | RetailerSectionView

/** View model of a section of the form. */
export type SectionView =
  | PickerSectionView
  | {
      readonly kind: 'main'
      /** Empty when it has none. */
      readonly heading: string
      readonly rows: readonly {
        readonly columns: 1 | 2
        readonly fields: readonly FieldView[]
      }[]
    }
  | {
      readonly kind: 'legal'
      readonly heading: string
      readonly paragraphs: readonly string[]
      readonly lines: readonly LegalView[]
    }
  | {
      readonly kind: 'kvkk'
      readonly heading: string
      readonly paragraph: string
      readonly choice: ChoicesView
    }
  | {
      readonly kind: 'custom'
      readonly name: string
      readonly heading: string
      /** Highlighted, with `role="note"`. */
      readonly isNotice: boolean
      readonly parts: readonly (
        { readonly control: 'paragraph'; readonly text: string } | TickView
      )[]
    }
  | {
      readonly kind: 'submit'
      readonly label: string
      /** Validating, checking for bots or submitting: the button stays, with `aria-disabled`. */
      readonly isBusy: boolean
      /** Text by the button: submission failed, or offline. */
      readonly notice: readonly string[]
    }

/** What is wrong, above the first section. */
export interface SummaryView {
  readonly heading: string
  readonly lines: readonly { readonly name: string; readonly text: string }[]
}

/** View model of a lead form. */
export interface LeadFormView {
  /** `loading`: a spinner and nothing else. `left`: the visitor is on the way to another page. */
  readonly phase: 'loading' | 'choosing' | 'failed' | 'form' | 'thanks' | 'left'
  /** Text of the polite live region. */
  readonly live: string
  /** Prefix of the document title while there are errors; empty otherwise. */
  readonly titlePrefix: string
  readonly header: {
    readonly heading: string
    /** Empty when there is none. */
    readonly subHeading: string
    readonly description: string
  }
  /** [px] */
  readonly maxWidth: number
  /** The flag of the new copy and styling: the root carries `forms--new`. */
  readonly isNewStyle: boolean
  readonly failure:
    { readonly heading: string; readonly text: string; readonly retry: string } | undefined
  readonly summary: SummaryView | undefined
  /** Explains the asterisk; empty when none is shown. */
  readonly requiredNote: string
  /** A saved draft was restored. */
  readonly restored: { readonly text: string; readonly clear: string } | undefined
  readonly sections: readonly SectionView[]
  /** Honeypot field against bots. */
  readonly trap: { readonly name: string; readonly label: string }
}
