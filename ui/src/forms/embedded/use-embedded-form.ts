import {
  toChoosingView,
  planScroll,
  type ChoosingView,
  type ChosenPurpose,
  type LeadFormView,
  type ThanksView,
} from '@evkit/engine/forms'
import { none } from '@evkit/engine/shared'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { wantsStill } from '../../primitives/index.js'
import type { LeadFormAppProps } from '../lead-form-app.types.js'
import type { DrawPicker } from '../lead-form.types.js'
import { useFormPicker } from '../use-form-picker.js'
import { useJourney, type AppJourney } from '../use-journey.js'
import { useLatest } from '../use-latest.js'
import { useTold } from '../use-told.js'
import { useLeadForm, type RunningForm } from '../use-lead-form.js'
import { useLeadThanks, type LeadThanksPart } from '../use-lead-thanks.js'
import { scrollLater } from './embedded.dom.js'
import type { EmbeddableFormProps } from './embedded.types.js'
import { toEmbeddedProps } from './embedded-props.js'

// It stays where it is: nobody is led away from the host's page.
const STAY = { handOver: () => undefined, leave: () => undefined }

const useNews = (host: EmbeddableFormProps, { view, state, send }: RunningForm): void => {
  const callbacks = useLatest(host)
  const { purpose } = state.input.request
  const isSeen = host.inOverlay !== true || host.overlayOpen === true
  const isLoaded = view.phase === 'form' && isSeen
  useEffect(() => {
    if (isSeen) send({ type: 'form.seen' })
  }, [isSeen, send])
  useEffect(() => {
    if (isLoaded) callbacks.current.onLoad?.({ purpose })
  }, [callbacks, isLoaded, purpose])
  useEffect(() => {
    if (view.phase === 'thanks') callbacks.current.onSubmit?.({ purpose })
  }, [callbacks, view.phase, purpose])
}

// What is known of the visitor goes into fields they have left alone, once there are fields.
const useFilling = (
  { initialValues }: EmbeddableFormProps,
  { view, send }: RunningForm,
  { found, prefill }: AppJourney,
): void => {
  useTold(found, send)
  const isForm = view.phase === 'form'
  useEffect(() => {
    if (isForm && prefill !== undefined) send(prefill)
  }, [isForm, prefill, send])
  useEffect(() => {
    if (!isForm || initialValues === undefined) return
    send({ type: 'prefill.answered', values: initialValues, dial: none, address: none })
  }, [isForm, initialValues, send])
}

// After a choice the page goes to what was chosen, the focus at once and the eye a moment later.
const useChoice = ({ root, send, view }: RunningForm) => {
  const choices = useRef(0)
  const off = useRef<() => void>(undefined)
  useEffect(() => () => off.current?.(), [])
  const { phase } = view
  const before = useRef(phase)
  useEffect(() => {
    const isMoved = [phase, before.current].includes('choosing') && before.current !== 'loading'
    if (isMoved && phase !== before.current) root.current?.focus({ preventScroll: true })
    before.current = phase
  }, [root, phase])
  const choose = useCallback(
    (purpose: ChosenPurpose) => {
      send({ type: 'purpose.choose', purpose })
      const plan = planScroll({ hadPurpose: choices.current > 0, isStill: wantsStill() })
      choices.current += 1
      off.current?.()
      if (root.current !== null) off.current = scrollLater(root.current, plan)
    },
    [root, send],
  )
  const goBack = useCallback(() => {
    off.current?.()
    send({ type: 'choice.return' })
  }, [send])
  return { choose, goBack }
}

/** An embedded form as it runs. */
export interface RunningEmbed {
  readonly app: LeadFormAppProps
  readonly form: RunningForm
  readonly journey: AppJourney
  readonly drawPicker: DrawPicker
  readonly choose: (purpose: ChosenPurpose) => void
  readonly goBack: () => void
}

/** Runs the form a host embeds. */
export const useEmbeddedForm = (host: EmbeddableFormProps): RunningEmbed => {
  const callbacks = useLatest(host)
  const [app] = useState(() => toEmbeddedProps(host, () => callbacks.current))
  const form = useLeadForm(app, STAY)
  const journey = useJourney(app)
  const { view, state } = form
  const { request } = state.input
  // As it is now: another purpose may have been chosen since it was started.
  const current = useMemo(
    () => ({ ...app, request, configuration: state.configuration }),
    [app, request, state.configuration],
  )
  const { drawPicker, loadFor } = useFormPicker(current, journey.found)
  useEffect(() => {
    loadFor(view)
  }, [loadFor, view])
  useNews(host, form)
  useFilling(host, form, journey)
  return { app, form, journey, drawPicker, ...useChoice(form) }
}

/** What an embedded form shows beside its fields. */
export interface EmbedViews {
  readonly choice: ChoosingView
  readonly back: string
}

/** Makes what an embedded form shows beside its fields. */
export const useEmbedViews = (
  { experiments }: EmbeddableFormProps,
  { wordsOf }: LeadFormAppProps,
  { state }: RunningForm,
): EmbedViews => {
  const { input, configuration } = state
  return useMemo(() => {
    const words = wordsOf(configuration)
    const { query } = input.request
    return {
      choice: toChoosingView({ experiments: experiments ?? {}, query, words }),
      back: words.translate('BackToChoice'),
    }
  }, [experiments, wordsOf, input, configuration])
}

/** The thanks of an embedded form, and what draws them. */
export interface EmbedThanks {
  readonly thanks: ThanksView
  readonly FormThanks: LeadThanksPart['FormThanks']
}

/** Makes the thanks of an embedded form, once a lead is in and what draws them is there. */
export const useEmbedThanks = (
  { ports, wordsOf, surroundings }: LeadFormAppProps,
  { view, state }: RunningForm,
): EmbedThanks | undefined => {
  const isIn = view.phase === 'thanks'
  const part = useLeadThanks(isIn, ports.log)
  // Read once: another form of the page may send its own.
  const sent = useMemo(() => (isIn ? ports.readSent().sent : none), [ports, isIn])
  const { input, configuration, vehicle } = state
  const { request } = input
  return useMemo(() => {
    if (!isIn || part === undefined) return undefined
    const { languageId: locale, origin } = surroundings
    const words = wordsOf(configuration)
    return {
      thanks: part.wordThanks({ request, configuration, vehicle, sent, locale, origin, words }),
      FormThanks: part.FormThanks,
    }
  }, [isIn, part, request, surroundings, configuration, vehicle, sent, wordsOf])
}

/** Name of an embedded form for who is led to it. */
export const nameForm = (
  { phase, header }: LeadFormView,
  { choice }: EmbedViews,
  thanks: ThanksView | undefined,
): string => {
  if (thanks !== undefined) return thanks.heading
  return header.heading === '' || phase === 'choosing' ? choice.label : header.heading
}
