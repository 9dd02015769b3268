import type { Dealer, Vehicle } from '@evkit/engine/forms'
import type { LeadFormEvent } from '@evkit/engine/forms/lead'
import type { Option } from '@evkit/engine/shared'

/** What was found of what the address names, as a form is told of it. */
export type FoundEvent = Extract<
  LeadFormEvent,
  { readonly type: 'vehicle.settled' | 'retailer.settled' | 'prefill.came' }
>

/** What a lead is about, and for whom. */
export interface Chosen {
  readonly vehicle: Option<Vehicle>
  readonly dealer: Option<Dealer>
}
