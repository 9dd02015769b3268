import {
  embeddedFormMachine,
  toChoosingView,
  type ChoosingView,
  type LeadFormView,
  type ThanksView,
} from '@evkit/engine/forms'
import type { ChosenPurpose } from '@evkit/engine/internal/forms'
import { none } from '@evkit/engine/shared'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useMemo, useState } from 'react'
import type { ActorRefFrom } from 'xstate'
import { wantsStill } from '../../primitives/index.js'
import { asking } from '../../tool/asking.js'
import type { LeadFormAppProps } from '../lead-form-app.types.js'
import type { DrawPicker } from '../lead-form.types.js'
import { hasPickers, loadPickers, useDrawPicker, type LoadedPickers } from '../use-form-picker.js'
import { useJourney, type AppJourney } from '../use-journey.js'
import { useLatest } from '../use-latest.js'
import { useLeadForm, type RunningForm } from '../use-lead-form.js'
import { thanksLater, type LeadThanksPart } from '../use-lead-thanks.js'
import { scrollToElement } from './embedded.dom.js'
import type { EmbeddableFormProps } from './embedded.types.js'
import { toEmbeddedProps } from './embedded-props.js'

// It stays where it is: nobody is led away from the host's page.
const STAY = { handOver: () => undefined, leave: () => undefined }

type EmbedActor = ActorRefFrom<typeof embeddedFormMachine>

// What an embedded form asks and moves, as it is now.
interface EmbedOutside {
  readonly host: EmbeddableFormProps
  readonly ports: LeadFormAppProps['ports']
  readonly form: RunningForm
  readonly takePickers: (pickers: LoadedPickers) => void
}

const createLogic = (latest: { readonly current: EmbedOutside }) =>
  embeddedFormMachine.provide({
    actors: {
      loadPickers: asking<unknown, unknown>(async () => {
        latest.current.takePickers(await loadPickers(latest.current.ports))
      }),
      loadThanks: asking<unknown, unknown>(thanksLater.load),
    },
    actions: {
      sendToForm: (_, event) => {
        latest.current.form.send(event)
      },
      notifyLoaded: (_, news) => {
        latest.current.host.onLoad?.(news)
      },
      notifySubmitted: (_, news) => {
        latest.current.host.onSubmit?.(news)
      },
      focusForm: () => {
        latest.current.form.root.current?.focus({ preventScroll: true })
      },
      scrollToForm: (_, plan) => {
        scrollToElement(latest.current.form.root.current, plan)
      },
      writeLog: (_, entry) => {
        latest.current.ports.log(entry)
      },
    },
  })

const useEmbedActor = (outside: EmbedOutside): EmbedActor => {
  const latest = useLatest(outside)
  const [logic] = useState(() => createLogic(latest))
  return useActorRef(logic, { input: { purpose: outside.form.state.input.request.purpose } })
}

// It hears what is drawn once it stands on the screen: only then is there something to focus, and to tell of.
const useHearing = (embed: EmbedActor, host: EmbeddableFormProps, form: RunningForm): void => {
  const { initialValues: values } = host
  const isSeen = host.inOverlay !== true || host.overlayOpen === true
  useEffect(() => {
    embed.send({ type: isSeen ? 'overlay.shown' : 'overlay.hidden' })
  }, [embed, isSeen])
  useEffect(() => {
    embed.send({ type: 'values.given', values })
  }, [embed, values])
  const { view } = form
  const { purpose } = form.state.input.request
  useEffect(() => {
    embed.send({
      type: 'form.drawn',
      phase: view.phase,
      purpose,
      hasPickers: hasPickers(view),
    })
  }, [embed, view, purpose])
}

/** An embedded form as it runs. */
export interface RunningEmbed {
  readonly app: LeadFormAppProps
  readonly form: RunningForm
  readonly journey: AppJourney
  readonly drawPicker: DrawPicker
  /** What thanks for its lead, once it is needed and there. */
  readonly thanksPart: LeadThanksPart | undefined
  readonly choose: (purpose: ChosenPurpose) => void
  readonly goBack: () => void
}

const actionsOf = (embed: EmbedActor): Pick<RunningEmbed, 'choose' | 'goBack'> => ({
  choose: (purpose) => {
    embed.send({ type: 'purpose.choose', purpose, isStill: wantsStill() })
  },
  goBack: () => {
    embed.send({ type: 'choice.return' })
  },
})

/** Runs the form a host embeds. */
export const useEmbeddedForm = (host: EmbeddableFormProps): RunningEmbed => {
  const callbacks = useLatest(host)
  const [app] = useState(() => toEmbeddedProps(host, () => callbacks.current))
  const form = useLeadForm(app, STAY)
  const [pickers, takePickers] = useState<LoadedPickers>()
  const embed = useEmbedActor({ host, ports: app.ports, form, takePickers })
  const journey = useJourney(app, embed.send)
  useHearing(embed, host, form)
  const { view, state } = form
  const { request } = state.input
  // As it is now: another purpose may have been chosen since it was started.
  const current = useMemo(
    () => ({ ...app, request, configuration: state.configuration }),
    [app, request, state.configuration],
  )
  const drawPicker = useDrawPicker(current, journey.found, pickers)
  // It may be there before it is asked for: somebody has begun.
  useSelector(embed, (snapshot) => snapshot.matches({ form: { thanks: 'there' } }))
  const thanksPart = view.phase === 'thanks' ? thanksLater.find() : undefined
  const actions = useMemo(() => actionsOf(embed), [embed])
  return { app, form, journey, drawPicker, thanksPart, ...actions }
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
export const useEmbedThanks = ({
  app: { ports, wordsOf, surroundings },
  form: { view, state },
  thanksPart: part,
}: RunningEmbed): EmbedThanks | undefined => {
  const isIn = view.phase === 'thanks'
  // Read once: another form of the page may send its own.
  const sent = useMemo(() => (isIn ? ports.readSent().sent : none), [ports, isIn])
  const { input, configuration, vehicle } = state
  const { request } = input
  return useMemo(() => {
    if (part === undefined) return undefined
    const { languageId: locale, origin } = surroundings
    const words = wordsOf(configuration)
    return {
      thanks: part.wordThanks({ request, configuration, vehicle, sent, locale, origin, words }),
      FormThanks: part.FormThanks,
    }
  }, [part, request, surroundings, configuration, vehicle, sent, wordsOf])
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
