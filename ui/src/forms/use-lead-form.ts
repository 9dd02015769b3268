import {
  toLeadFormView,
  type leadFormMachine,
  type LeadFormState,
  type LeadFormView,
} from '@evkit/engine/forms'
import { isOnlyTyped, type FormMoment } from '@evkit/engine/internal/forms'
import { useActorRef, useSelector } from '@xstate/react'
import { useCallback, useEffect, useLayoutEffect, useMemo, useState, type RefObject } from 'react'
import type { SnapshotFrom } from 'xstate'
import { toFirstInput } from './form-first-view.js'
import type { LeadFormAppProps } from './lead-form-app.types.js'
import {
  connectLeadForm,
  leadFormLogic,
  type FocusTarget,
  type FormScreen,
} from './lead-form-logic.js'
import type { VisitorEvent } from './lead-form.types.js'
import { useFocus } from './use-focus.js'

/** A running form. */
export interface RunningForm {
  readonly state: LeadFormState
  readonly view: LeadFormView
  readonly send: (event: VisitorEvent) => void
  readonly root: RefObject<HTMLDivElement | null>
}

const TARGETS: Readonly<Record<FocusTarget, string>> = {
  summary: '[data-part="error-summary"]',
  manual: '[data-part="manual"] input:not([type=checkbox])',
}

// The server knows no draft and no connection: until the page is awake it shows what the server has drawn.
const useAwake = (isAtOnce: boolean): boolean => {
  const [isAwake, setAwake] = useState(isAtOnce)
  useEffect(() => {
    setAwake(true)
  }, [])
  return isAwake
}

const momentOf = ({ context, value }: SnapshotFrom<typeof leadFormMachine>): FormMoment => ({
  state: context,
  phase: value,
})

type Moves = Omit<FormScreen, 'focus'>

/** Runs a form and makes the view of its state. */
export const useLeadForm = (props: LeadFormAppProps, moves: Moves): RunningForm => {
  const { ports, firstView, wordsOf } = props
  const { root, focus } = useFocus(TARGETS)
  const [input] = useState(() => ({
    ...toFirstInput(props),
    isOnline: ports.connection.isOnline(),
    draft: ports.readDraft(),
  }))
  const actor = useActorRef(leadFormLogic, { input })
  // Before the actor starts.
  useLayoutEffect(() => {
    connectLeadForm(actor, { ports, screen: { ...moves, focus } })
  }, [actor, ports, moves, focus])
  // A text that is typed stands in its field: nothing is drawn for it.
  useSelector(actor, momentOf, isOnlyTyped)
  // What is drawn for another reason shows the form as it stands: an older text would replace what is typed.
  const { state, phase } = momentOf(actor.getSnapshot())
  const isAwake = useAwake(firstView === undefined)
  const words = useMemo(() => wordsOf(state.configuration), [wordsOf, state.configuration])
  const drawn = isAwake ? undefined : firstView
  const view = useMemo(
    () => drawn ?? toLeadFormView({ state, phase, words }),
    [drawn, state, phase, words],
  )
  useEffect(
    () =>
      ports.connection.subscribe((isOnline) => {
        actor.send({ type: 'connection.changed', isOnline })
      }),
    [ports, actor],
  )
  const send = useCallback(
    (event: VisitorEvent) => {
      if (event.type !== 'form.submit') {
        actor.send(event)
        return
      }
      // A browser tells of a lost connection later than it knows of it.
      actor.send({ type: 'connection.changed', isOnline: ports.connection.isOnline() })
      actor.send({ ...event, url: ports.route.url(), landing: ports.landing() })
    },
    [actor, ports],
  )
  return { state, view, send, root }
}
