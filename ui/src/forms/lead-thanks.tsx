// What stands where a form was, loaded when somebody begins to fill one in, or comes to its last page.
import { function as F, option as O } from 'fp-ts'
import {
  toNothingSentView,
  toThanksView,
  type ThanksInput,
  type ThanksView,
} from '@evkit/engine/forms'
import type { FinishedPage, SentNote } from '@evkit/engine/internal/forms'
import { toUndefined, type Option } from '@evkit/engine/shared'
import { useEffect, useMemo, type ReactNode } from 'react'
import { FormThanks } from './form-thanks.js'
import type { Chosen } from './journey/journey.types.js'
import type { LeadFormAppProps } from './lead-form-app.types.js'

export { FormThanks }

/** What the thanks are made from; the lead as it was noted when it was sent. */
export interface LeadThanksInput extends Omit<ThanksInput, 'sent'> {
  readonly sent: Option<SentNote>
  /** Language tag. */
  readonly locale: string
}

/** Words the thanks: when a lead was sent is said by the clock of whoever sent it. */
export const wordThanks = ({ sent, locale, ...input }: LeadThanksInput): ThanksView => {
  const when = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' })
  return toThanksView({
    ...input,
    sent: F.pipe(
      sent,
      O.map((sent) => ({ reference: sent.reference, when: when.format(sent.at) })),
    ),
  })
}

/** Props of the last page of a form. */
export interface FinishedProps {
  readonly app: LeadFormAppProps
  readonly chosen: Chosen
  readonly finished: FinishedPage
  /** The card of what was chosen. */
  readonly children: ReactNode
}

const viewOf = ({ app, chosen, finished }: Omit<FinishedProps, 'children'>): ThanksView => {
  const { request, surroundings, configuration, wordsOf } = app
  const words = wordsOf(configuration)
  if (O.isNone(finished.sent)) return toNothingSentView(request, words)
  return wordThanks({
    request: { ...request, purpose: toUndefined(finished.purpose) ?? request.purpose },
    configuration,
    vehicle: chosen.vehicle,
    sent: finished.sent,
    locale: surroundings.languageId,
    origin: surroundings.origin,
    words,
  })
}

/** The last page of a form: the thanks for a lead, or that there is nothing to thank for. */
export const Finished = ({ app, chosen, finished, children }: FinishedProps) => {
  const thanks = useMemo(() => viewOf({ app, chosen, finished }), [app, chosen, finished])
  const isSent = O.isSome(finished.sent)
  const { setTitle } = app.ports
  useEffect(() => {
    setTitle(thanks.heading)
  }, [setTitle, thanks.heading])
  return (
    <FormThanks thanks={thanks} isSent={isSent}>
      {isSent ? children : null}
    </FormThanks>
  )
}
