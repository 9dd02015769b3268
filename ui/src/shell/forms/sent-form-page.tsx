// The page of a form that was sent where scripts are off: the form as it was sent, or the thanks for it. It is not woken.
import {
  toThanksView,
  type FormAddress,
  type FormWords,
  type LeadFormView,
  type ThanksView,
} from '@evkit/engine/forms'
import { none, some } from '@evkit/engine/shared'
import type { ReactNode } from 'react'
import type { LeadFormAppProps } from '../../forms/index.js'
import { FormFrame } from '../../forms/form-frame.js'
import { Summary } from '../../forms/journey/journey.js'
import { LeadForm } from '../../forms/lead-form.js'
import { FormThanks } from '../../forms/form-thanks.js'
import { InlineNotice, RadioGroup } from '../../primitives/index.js'
import { silentFormsPorts } from '../ports/forms/forms-ports.js'
import { silentJourneyPorts } from '../ports/forms/journey-ports.js'
import type { RenderRequest, SentPage } from '../render.types.js'
import { findAddressField } from './run-sent-form.js'
import type { Drawn, Rendered } from './drawn-form.js'
import { createDrawPlainSection } from './plain-picker.js'
import { toSentProps } from './sent-form-props.js'
import { choiceFieldOf, PASS_FIELD } from './sent-names.js'

type Again = Extract<SentPage, { readonly kind: 'again' }>
interface AgainProps extends Again {
  readonly words: FormWords
}

type Thanks = Extract<SentPage, { readonly kind: 'thanks' }>

const nothing = (): void => undefined

// The addresses that are suggested for what was typed, where one of them has to be chosen.
const Addresses = ({ view, addresses, words }: AgainProps) => {
  const field = findAddressField(view)
  if (field === undefined || addresses.length === 0) return null
  return (
    <RadioGroup
      id="sent-address"
      name={choiceFieldOf(field.name)}
      label={field.label}
      mark=""
      error={words.translate('LegalAddressInvalid')}
      isRequired={false}
      options={addresses.map(({ address }) => ({
        value: address,
        label: address,
        isChosen: false,
      }))}
      onChoose={nothing}
      onLeave={nothing}
    />
  )
}

// What goes along unseen, what is to be chosen for the address, and that nothing but a second press is missing.
const Review = (props: AgainProps) => (
  <>
    <input type="hidden" name={PASS_FIELD} value={props.pass} />
    <Addresses {...props} />
    {props.isComplete ? (
      <InlineNotice look="info" role="status">
        <p data-part="review">{props.words.translate('ReviewNotice')}</p>
      </InlineNotice>
    ) : null}
  </>
)

const drawAgain = (app: LeadFormAppProps, again: Again, { market }: Rendered): ReactNode => {
  const { view, chosen } = again
  const words = app.wordsOf(app.configuration)
  // What is chosen in the form itself is no choice made before it.
  const asked = view.sections.map(({ kind }) => kind)
  const before = {
    vehicle: asked.includes('vehiclepicker') ? none : chosen.vehicle,
    retailer: asked.includes('dealerpicker') ? none : chosen.retailer,
  }
  return (
    <LeadForm
      view={view}
      send={nothing}
      loadingText=""
      drawPicker={createDrawPlainSection(app, market)}
      isPosted
      sentBack={<Review {...again} words={words} />}
    >
      <Summary app={app} ports={silentJourneyPorts(app.request)} page="form" chosen={before} />
    </LeadForm>
  )
}

// A server does not know which time it is where it is read: it says whose it is.
const CLOCK: Intl.DateTimeFormatOptions = {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'UTC',
  timeZoneName: 'short',
}

const toThanks = (app: LeadFormAppProps, { reference, at }: Thanks): ThanksView => {
  const { request, configuration, surroundings, wordsOf } = app
  const when = new Intl.DateTimeFormat(surroundings.languageId, CLOCK).format(at)
  return toThanksView({
    request,
    configuration,
    vehicle: none,
    sent: some({ reference, when }),
    origin: surroundings.origin,
    words: wordsOf(configuration),
  })
}

const titleOf = ({ titlePrefix, header }: LeadFormView): string => titlePrefix + header.heading

/** Draws it; undefined where nobody has such a form. */
export const drawSent = (
  { forms, search }: Pick<RenderRequest, 'forms' | 'search'>,
  { address, sent }: { readonly address: FormAddress; readonly sent: SentPage },
  rendered: Rendered,
): Drawn | undefined => {
  const to = { address: { ...address, page: 'form' as const }, search }
  const app = toSentProps(forms, to, () => silentFormsPorts)
  if (app === undefined) return undefined
  const page = {
    description: '',
    // Its styles are those of the form.
    script: address.app === 'quote' ? 'quote' : 'form',
    data: undefined,
    rests: false,
  } as const
  if (sent.kind === 'again')
    return { ...page, heading: titleOf(sent.view), main: drawAgain(app, sent, rendered) }
  const thanks = toThanks(app, sent)
  return {
    ...page,
    heading: thanks.heading,
    main: (
      <FormFrame maxWidth="thanks">
        <FormThanks thanks={thanks} isSent>
          {null}
        </FormThanks>
      </FormFrame>
    ),
  }
}
