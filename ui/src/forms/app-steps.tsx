import type { FinishedPage } from '@evkit/engine/forms/lead'
import {
  toNothingSentView,
  toThanksView,
  type LeadFormView,
  type ThanksView,
} from '@evkit/engine/forms/view'
import { some, toUndefined } from '@evkit/engine/shared'
import { useEffect, useMemo, useRef, useSyncExternalStore, type ReactNode } from 'react'
import { FormFrame } from './form-frame.js'
import { FinishedWait, FormThanks } from './form-thanks.js'
import type { Chosen, FoundEvent, PrefillEvent } from './journey/journey.types.js'
import type { LeadFormAppProps } from './lead-form-app.types.js'
import type { FormScreen } from './lead-form-logic.js'
import type { DrawPicker } from './lead-form.types.js'
import { LeadForm } from './lead-form.js'
import { useLeadForm } from './use-lead-form.js'
import { useTold } from './use-told.js'
import { wordSent } from './word-sent.js'

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
  const loadingText = useMemo(
    () => wordsOf(app.configuration).translate('Loading'),
    [wordsOf, app.configuration],
  )
  return (
    // It only hears that somebody has begun.
    // eslint-disable-next-line jsx-a11y-x/no-static-element-interactions
    <div ref={root} onFocus={ports.warmUp}>
      <LeadForm
        view={view}
        send={send}
        loadingText={loadingText}
        drawPicker={props.drawPicker}
        above={props.above}
      >
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

// What was sent is known where it was sent from: a server draws the page without it.
const useFinished = ({ readSent }: LeadFormAppProps['ports']): FinishedPage | undefined => {
  const known = useRef<FinishedPage>(undefined)
  return useSyncExternalStore(
    staysAsItIs,
    () => (known.current ??= readSent()),
    () => undefined,
  )
}

const staysAsItIs = () => () => undefined

const useThanks = (
  { request, surroundings, configuration, wordsOf }: LeadFormAppProps,
  { vehicle }: Chosen,
  finished: FinishedPage | undefined,
): ThanksView =>
  useMemo(() => {
    const words = wordsOf(configuration)
    if (finished?.sent._tag !== 'Some') return toNothingSentView(request, words)
    return toThanksView({
      request: { ...request, purpose: toUndefined(finished.purpose) ?? request.purpose },
      configuration,
      vehicle,
      sent: some(wordSent(finished.sent.value, surroundings.languageId)),
      origin: surroundings.origin,
      words,
    })
  }, [request, surroundings, configuration, wordsOf, vehicle, finished])

/** The step of an application that thanks for a lead; nobody is thanked who has sent none. */
export const ThanksStep = ({ app, chosen, children }: ThanksStepProps) => {
  const { ports, wordsOf, configuration } = app
  const finished = useFinished(ports)
  const thanks = useThanks(app, chosen, finished)
  const { translate } = useMemo(() => wordsOf(configuration), [wordsOf, configuration])
  const isSent = finished?.sent._tag === 'Some'
  useEffect(() => {
    if (finished !== undefined) ports.setTitle(thanks.heading)
  }, [ports, thanks.heading, finished])
  return (
    <FormFrame maxWidth="thanks">
      {finished === undefined ? (
        <FinishedWait
          heading={translate('FinishedHeading')}
          loading={translate('Loading')}
          without={thanks}
        />
      ) : (
        <FormThanks thanks={thanks} isSent={isSent}>
          {isSent ? children : null}
        </FormThanks>
      )}
    </FormFrame>
  )
}
