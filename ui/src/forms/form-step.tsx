import type { LeadFormView } from '@evkit/engine/forms'
import { useEffect, useMemo, type ReactNode } from 'react'
import type { FoundEvent, PrefillEvent } from './journey/journey.types.js'
import type { LeadFormAppProps } from './lead-form-app.types.js'
import type { FormScreen } from './lead-form-logic.js'
import type { DrawPicker } from './lead-form.types.js'
import { LeadForm } from './lead-form.js'
import { useLeadForm } from './use-lead-form.js'
import { useBegin } from './use-lead-thanks.js'
import { useTold } from './use-told.js'

/** Props of the step with the form. */
export interface FormStepProps {
  readonly app: LeadFormAppProps
  readonly moves: Omit<FormScreen, 'focus'>
  /** What the address names, as far as it was found. */
  readonly found: readonly FoundEvent[]
  /** What is known of the visitor. */
  readonly prefill: PrefillEvent | undefined
  readonly drawPicker: DrawPicker
  /** Told of what is shown. */
  readonly onView?: (view: LeadFormView) => void
  /** Above the heading. */
  readonly above?: ReactNode
  /** What was chosen before, under the head. */
  readonly children?: ReactNode
}

/** The step of an application that is its form. */
export const FormStep = (props: FormStepProps) => {
  const { app, found, prefill, onView } = props
  const { ports, wordsOf } = app
  const { view, send, root } = useLeadForm(app, props.moves)
  const events = useMemo(
    () => (prefill === undefined ? found : [...found, prefill]),
    [found, prefill],
  )
  useTold(events, send)
  const { titlePrefix, header } = view
  useEffect(() => {
    if (header.heading !== '') ports.setTitle(`${titlePrefix}${header.heading}`)
  }, [ports, titlePrefix, header.heading])
  useEffect(() => {
    onView?.(view)
  }, [onView, view])
  const begin = useBegin(ports)
  const loadingText = useMemo(
    () => wordsOf(app.configuration).translate('Loading'),
    [wordsOf, app.configuration],
  )
  return (
    // It only hears that somebody has begun.
    // eslint-disable-next-line jsx-a11y-x/no-static-element-interactions
    <div ref={root} onFocus={begin}>
      <LeadForm
        view={view}
        send={send}
        loadingText={loadingText}
        drawPicker={props.drawPicker}
        above={props.above}
        isPosted={!app.request.isEmbedded}
      >
        {props.children}
      </LeadForm>
    </div>
  )
}
