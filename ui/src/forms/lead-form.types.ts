import type { ConsentName } from '@evkit/engine/forms'

/** What a visitor can do on a form. */
export type LeadFormEvent =
  | {
      readonly type: 'value.set'
      readonly name: string
      readonly value: string | boolean | readonly string[]
    }
  | { readonly type: 'code.set'; readonly value: string }
  | { readonly type: 'field.blur'; readonly name: string }
  | { readonly type: 'consent.set'; readonly name: ConsentName; readonly isOn: boolean }
  | { readonly type: 'master.set'; readonly isOn: boolean }
  | { readonly type: 'all.set'; readonly isOn: boolean }
  | { readonly type: 'address.choose'; readonly name: string; readonly id: string }
  | { readonly type: 'list.escape'; readonly name: string }
  | { readonly type: 'manual.toggle'; readonly name: string }
  | { readonly type: 'number.insist'; readonly name: string }
  | { readonly type: 'form.submit' }
  | { readonly type: 'form.retry' }
  | { readonly type: 'draft.clear' }

/** What the parts of a form act with. */
export interface FormWays {
  readonly send: (event: LeadFormEvent) => void
  /** Id of the control of a value; no other form on the page has it. */
  readonly idOf: (name: string) => string
}

/** Level of the headings inside the main section: one below its own, if it has one. */
export type HeadingLevel = 'h2' | 'h3'
