import type { LeadFormEvent } from '@evkit/engine/forms/lead'

/** What a visitor can do on a form; the address of the page is added where a press on submit is heard. */
export type VisitorEvent =
  | Exclude<
      LeadFormEvent,
      { readonly type: 'form.submit' | 'configuration.came' | `xstate.${string}` }
    >
  | { readonly type: 'form.submit' }

/** What the parts of a form act with. */
export interface FormWays {
  readonly send: (event: VisitorEvent) => void
  /** Id of the control of a value; no other form on the page has it. */
  readonly idOf: (name: string) => string
}

/** Level of the headings inside the main section: one below its own, if it has one. */
export type HeadingLevel = 'h2' | 'h3'
