import type { ListKey } from '../../interaction/index.js'
import type { Option } from '../../shared/index.js'
import type { AddressField, AddressSuggestion } from './fields/address.js'
import type { AsyncField } from './fields/async-field.js'
import type { ConsentGroup, ConsentName, Consents } from './consent.js'
import type { ChosenDial, DialCountry } from './fields/dial.js'
import type { FormPlan, FormRequest } from './plan/form-plan.js'
import type {
  InsideSales,
  Retailer,
  FullConfiguration,
  HostQueries,
  LeadValues,
  Vehicle,
} from './forms.types.js'
import type { Pending } from './plan/parameters.js'
import type { Purpose } from './plan/purpose.js'
import type { FieldFault } from './rules/rules.js'
import type { LandingData } from './storage/form-storage.js'
import type { LeadEnvelope } from './submission.js'

/** What surrounds a form and does not change while it is filled in. */
export interface FormSurroundings {
  /** Language tag of the site. */
  readonly languageId: string
  /** Version of the forms. */
  readonly version: string
  readonly isProduction: boolean
  /** Origin of the page, such as `https://x.example`. */
  readonly origin: string
  readonly host: HostQueries
  readonly dialCodes: readonly DialCountry[]
}

/** A purpose that is chosen on the form itself. */
export type ChosenPurpose = Extract<Purpose, 'OFFER_REQUEST' | 'CBV_CALLBACK'>

/** Input of the lead form's state machine. */
export interface LeadFormInput {
  readonly request: FormRequest
  readonly surroundings: FormSurroundings
  /** None: the machine fetches it first. */
  readonly configuration: Option<FullConfiguration>
  readonly isOnline: boolean
  /** Saved draft of an earlier visit, where the visitor allowed saving. */
  readonly draft: Option<LeadValues>
  /** Look-ups running beside the form: submit waits until vehicle and retailer are resolved. */
  readonly pending: readonly Pending[]
  /** The visitor chooses the purpose first; the request's purpose is a placeholder until then. */
  readonly choosesPurpose?: boolean | undefined
  /** Not visible yet: the overlay around it is closed. */
  readonly isHidden?: boolean | undefined
  /** Inside-sales channel set by the host: its record is the preselected retailer. */
  readonly insideSales?: InsideSales | undefined
}

/** What is known of a visitor, as it fits into a form. */
export interface Prefill {
  /** Texts by value name, for fields of the form. */
  readonly values: Readonly<Record<string, string>>
  /** The code the number goes with, where the form has one. */
  readonly dial: Option<ChosenDial>
  /** The address, where the form has one that is looked up. */
  readonly address: Option<AddressSuggestion>
}

/** How far the machine of a field is that the server is asked about. */
export interface AsyncLookUp {
  /** Its state. */
  readonly phase: string
  readonly field: AsyncField
}

/** How far the address field's own machine is. */
export interface AddressLookUp {
  /** Its state; `manual` while the address is entered by hand. */
  readonly phase: string
  readonly field: AddressField
}

/** Why a form was not sent. */
export type SendFault =
  | { readonly tag: 'None' }
  /** There is no connection: nothing was tried. */
  | { readonly tag: 'Offline' }
  | { readonly tag: 'NoCampaignCode' }
  | { readonly tag: 'BotCheckFailed' }
  /** Every try found the service still at work on an earlier one: the lead is there, and nobody can say yet how it ends. */
  | { readonly tag: 'AtWork' }
  /** What the service said, or that it said nothing. */
  | { readonly tag: 'NotAccepted'; readonly name: string; readonly status: Option<number> }

/** What a visitor can choose on a form beside its fields. */
export type HandChoice = 'vehicle' | 'retailer'

/** State of a lead form. */
export interface LeadFormState {
  readonly input: LeadFormInput
  readonly configuration: Option<FullConfiguration>
  /** The purpose has not been chosen yet. */
  readonly needsChoice: boolean
  /** None until the configuration is loaded, or when the purpose has no form. */
  readonly plan: Option<FormPlan>
  /** Number of configuration requests sent. */
  readonly asked: number
  readonly values: LeadValues
  /** The chosen country and code; empty codes while none is chosen. */
  readonly dial: ChosenDial
  readonly consents: Consents
  readonly group: ConsentGroup
  /** Asynchronous validations, by value name. */
  readonly lookUps: Readonly<Record<string, AsyncLookUp>>
  readonly address: Option<AddressLookUp>
  /** Validation errors shown, by value name. */
  readonly faults: ReadonlyMap<string, FieldFault>
  /** Errors returned by the service; cleared at the next change. */
  readonly told: ReadonlySet<string>
  /** The last submit was blocked by validation. */
  readonly isStopped: boolean
  /** Pending validations submit waits for: the request number each must have reached. */
  readonly awaited: Readonly<Record<string, number>>
  readonly isOnline: boolean
  readonly sendFault: SendFault
  readonly isChallenged: boolean
  /** A saved draft was restored to the fields. */
  readonly isRestored: boolean
  /** Pending look-ups. */
  readonly pending: readonly Pending[]
  /** Choices the visitor made on the form; later look-up results do not override them. */
  readonly chosenByHand: readonly HandChoice[]
  readonly vehicle: Option<Vehicle>
  readonly retailer: Option<Retailer>
  /** URL of the page at submit. */
  readonly url: string
  /** Landing data of the visit, as consented to at submit. */
  readonly landing: LandingData
  /** The lead being submitted: a snapshot made after validation; later typing does not change it. */
  readonly envelope: Option<LeadEnvelope>
  /** Redirect target of the response, when it is safe. */
  readonly target: Option<string>
  /** Reference number of the lead in the response. */
  readonly reference: Option<string>
  /** The form is, or can be, visible. */
  readonly isSeen: boolean
  /** Purposes already reported to analytics as loaded. */
  readonly reportedLoads: readonly Purpose[]
}

/** Events of the lead form's state machine. */
export type LeadFormEvent =
  | {
      readonly type: 'value.set'
      readonly name: string
      readonly value: string | boolean | readonly string[]
    }
  /** Value of an option of the country codes, such as `SE+46`. */
  | { readonly type: 'code.set'; readonly value: string }
  | { readonly type: 'field.blur'; readonly name: string }
  | { readonly type: 'consent.set'; readonly name: ConsentName; readonly isOn: boolean }
  | { readonly type: 'master.set'; readonly isOn: boolean }
  | { readonly type: 'all.set'; readonly isOn: boolean }
  | { readonly type: 'address.choose'; readonly name: string; readonly id: string }
  | { readonly type: 'option.move'; readonly name: string; readonly key: ListKey }
  | { readonly type: 'list.escape'; readonly name: string }
  | { readonly type: 'manual.toggle'; readonly name: string }
  | { readonly type: 'number.insist'; readonly name: string }
  /** State change of a field's machine. */
  | {
      readonly type: 'xstate.snapshot.email' | 'xstate.snapshot.mobilePhone'
      readonly snapshot: { readonly value: unknown; readonly context: AsyncField }
    }
  | {
      readonly type: 'xstate.snapshot.legalAddress'
      readonly snapshot: { readonly value: unknown; readonly context: AddressField }
    }
  | { readonly type: 'draft.clear' }
  /** The visitor has chosen a vehicle, or clears the choice. */
  | { readonly type: 'vehicle.choose'; readonly vehicle: Option<Vehicle> }
  /** The visitor has chosen a retailer, or clears the choice. */
  | { readonly type: 'retailer.choose'; readonly retailer: Option<Retailer> }
  /** The vehicle the lead is about was found, or there is none. */
  | { readonly type: 'vehicle.answered'; readonly vehicle: Option<Vehicle> }
  /** The retailer the lead is for was found, or there is none. */
  | { readonly type: 'retailer.answered'; readonly retailer: Option<Retailer> }
  | ({ readonly type: 'prefill.answered' } & Prefill)
  | { readonly type: 'connection.changed'; readonly isOnline: boolean }
  /** Without landing data the lead holds nothing about the visit. */
  | {
      readonly type: 'form.submit'
      readonly url: string
      readonly landing?: LandingData | undefined
    }
  | { readonly type: 'purpose.choose'; readonly purpose: ChosenPurpose }
  | { readonly type: 'choice.return' }
  /** The overlay around it is open. */
  | { readonly type: 'form.seen' }
  | { readonly type: 'form.retry' }
  | { readonly type: 'challenge.shown' }
  | { readonly type: 'challenge.hidden' }
  | { readonly type: 'challenge.cancelled' }
