// A form mounted in a real page over a view written by hand; what it sends is kept.
import '../../src/tokens/base.css'
import type { FieldView, LeadFormView } from '@evkit/engine/forms'
import { useState } from 'react'
import { moveActive } from '../../../engine/src/interaction/look-up.js'
import { LeadForm } from '../../src/forms/lead-form.js'
import type { VisitorEvent } from '../../src/forms/lead-form.types.js'
import { openPage, show, type ToolPage } from '../tool-page.js'
import { form, mainSection } from './views.js'

/** A page with what the form on it has sent. */
export interface FormPage extends ToolPage {
  readonly sent: VisitorEvent[]
  /** Shows another view. */
  readonly change: (view: LeadFormView) => void
}

type MoveEvent = Extract<VisitorEvent, { readonly type: 'option.move' }>

// What the engine does with the keys of a list.
const moveIn = (view: LeadFormView, { name, key }: MoveEvent): LeadFormView => ({
  ...view,
  sections: view.sections.map((section) =>
    section.kind === 'main'
      ? {
          ...section,
          rows: section.rows.map((row) => ({
            ...row,
            fields: row.fields.map((field) =>
              field.control === 'address' && field.name === name ? moveActive(field, key) : field,
            ),
          })),
        }
      : section,
  ),
})

/** Mounts a form; the one before is taken away. */
export const mountForm = (view: LeadFormView, direction: 'ltr' | 'rtl' = 'ltr'): FormPage => {
  const page = openPage()
  const sent: VisitorEvent[] = []
  let change: FormPage['change'] = () => undefined
  let move: (event: MoveEvent) => void = () => undefined
  const send = (event: VisitorEvent): void => {
    if (event.type === 'option.move') move(event)
    else sent.push(event)
  }
  const Held = () => {
    const [shown, setShown] = useState(view)
    change = setShown
    move = (event) => {
      setShown(moveIn(shown, event))
    }
    return <LeadForm view={shown} send={send} loadingText="Loading" />
  }
  show(page, <Held />, direction)
  return {
    ...page,
    sent,
    change: (next) => {
      change(next)
    },
  }
}

/** A form with the given cells and nothing else, not even marks. */
export const formOf = (...fields: readonly FieldView[]): LeadFormView => ({
  ...form,
  requiredNote: '',
  sections: [
    { ...mainSection, rows: fields.map((field) => ({ columns: 1, fields: [field] })) },
    { kind: 'submit', label: 'Send', isBusy: false, notice: [] },
  ],
})
