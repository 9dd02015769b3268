import type { LeadFormEvent } from '@evkit/engine/forms'
import type { PickerSectionView } from '@evkit/engine/internal/forms'
import type { ReactNode } from 'react'

/** What a visitor can do on a form; the address of the page is added where a press on submit is heard. */
export type VisitorEvent =
  | Exclude<LeadFormEvent, { readonly type: 'form.submit' | `xstate.${string}` }>
  | { readonly type: 'form.submit' }

/** What the parts of a form act with. */
export interface FormActions {
  readonly send: (event: VisitorEvent) => void
  /** Id of the control of a value; no other form on the page has it. */
  readonly idOf: (name: string) => string
}

/** Draws where a vehicle or a retailer is chosen: what does is loaded for the forms that have it only. */
export type DrawPicker = (view: PickerSectionView, actions: FormActions) => ReactNode

/** Level of the headings inside the main section: one below its own, if it has one. */
export type HeadingLevel = 'h2' | 'h3'
