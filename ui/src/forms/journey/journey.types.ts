import type { Retailer, Vehicle, LeadFormEvent } from '@evkit/engine/forms'
import type { Option } from '@evkit/engine/shared'

/** A vehicle or a retailer the address names was found, or is none. */
export type FoundEvent = Extract<
  LeadFormEvent,
  { readonly type: 'vehicle.answered' | 'retailer.answered' }
>

/** What is known of the visitor was found. */
export type PrefillEvent = Extract<LeadFormEvent, { readonly type: 'prefill.answered' }>

/** What a lead is about, and for whom. */
export interface Chosen {
  readonly vehicle: Option<Vehicle>
  readonly retailer: Option<Retailer>
}
