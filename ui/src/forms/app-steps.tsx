import { toThanksView, type LeadFormView } from '@evkit/engine/forms/view'
import { useEffect, useMemo, type ReactNode } from 'react'
import { FormFrame } from './form-frame.js'
import { FormThanks } from './form-parts.js'
import type { Chosen, FoundEvent, PrefillEvent } from './journey/journey.types.js'
import type { LeadFormAppProps } from './lead-form-app.types.js'
import type { FormScreen } from './lead-form-logic.js'
import type { DrawPicker } from './lead-form.types.js'
import { LeadForm } from './lead-form.js'
import { useLeadForm } from './use-lead-form.js'
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
  const loadingText = useMemo(
    () => wordsOf(app.configuration).translate('Loading'),
    [wordsOf, app.configuration],
  )
  return (
    // It only hears that somebody has begun.
    // eslint-disable-next-line jsx-a11y-x/no-static-element-interactions
    <div ref={root} onFocus={ports.warmUp}>
      <LeadForm view={view} send={send} loadingText={loadingText} drawPicker={props.drawPicker}>
        {props.children}
      </LeadForm>
    </div>
  )
}

/** Props of the step that thanks. */
export interface ThanksStepProps {
  readonly app: LeadFormAppProps
  readonly chosen: Chosen
  /** The card of what was chosen. */
  readonly children: ReactNode
}

/** The step of an application that thanks for a lead. */
export const ThanksStep = ({ app, chosen, children }: ThanksStepProps) => {
  const { request, surroundings, configuration, wordsOf, ports } = app
  const thanks = useMemo(
    () =>
      toThanksView({
        request,
        configuration,
        vehicle: chosen.vehicle,
        origin: surroundings.origin,
        words: wordsOf(configuration),
      }),
    [request, surroundings, configuration, wordsOf, chosen],
  )
  useEffect(() => {
    ports.setTitle(thanks.heading)
  }, [ports, thanks.heading])
  return (
    <FormFrame maxWidth="thanks">
      <FormThanks thanks={thanks}>{children}</FormThanks>
    </FormFrame>
  )
}
