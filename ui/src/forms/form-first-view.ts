import {
  leadFormMachine,
  listPending,
  toLeadFormView,
  type LeadFormInput,
  type LeadFormView,
} from '@evkit/engine/forms'
import { none } from '@evkit/engine/shared'
import { createActor, SimulatedClock } from 'xstate'
import type { LeadFormAppProps } from './lead-form-app.types.js'

type StartProps = Pick<
  LeadFormAppProps,
  | 'request'
  | 'surroundings'
  | 'configuration'
  | 'wordsOf'
  | 'choosesPurpose'
  | 'isHidden'
  | 'insideSales'
>

/** What is known of a form before anything has happened: what nobody has typed, on a device that is connected. */
export const toFirstInput = (props: StartProps): LeadFormInput => ({
  request: props.request,
  surroundings: props.surroundings,
  configuration: props.configuration,
  isOnline: true,
  draft: none,
  pending: listPending(props.request.query),
  choosesPurpose: props.choosesPurpose,
  isHidden: props.isHidden,
  insideSales: props.insideSales,
})

/** The first view of a form, as server and browser both draw it. */
export const startLeadFormView = (props: StartProps): LeadFormView => {
  // Its clock stands still, so no time-out is left behind on a server.
  const actor = createActor(leadFormMachine, {
    input: toFirstInput(props),
    clock: new SimulatedClock(),
  }).start()
  const { context, value } = actor.getSnapshot()
  actor.stop()
  return toLeadFormView({
    state: context,
    phase: value,
    words: props.wordsOf(context.configuration),
  })
}
