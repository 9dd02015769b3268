import * as O from '#fp-ts/Option'
import { none, some, type Option } from '../../shared/index.js'
import type { LeadFormEvent, LeadFormView, Purpose } from '../lead/index.js'
import { planScroll, type ScrollPlan } from './scroll-delay.js'

/** What goes into fields the visitor has left alone. */
export type PrefillEvent = Extract<LeadFormEvent, { readonly type: 'prefill.answered' }>

/** Texts a host gives for fields the visitor has left alone, by value name. */
export type InitialValues = Readonly<Record<string, string>>

/** What a form shows, as far as what it is embedded in has to follow it. */
export interface DrawnForm {
  readonly phase: LeadFormView['phase']
  readonly purpose: Purpose
  /** A vehicle or a retailer is chosen on it. */
  readonly hasPickers: boolean
}

/** What an embedded form starts with. */
export interface EmbedInput {
  /** That of its request: it stands in until another is chosen. */
  readonly purpose: Purpose
}

/** What is known of an embedded form beside what it shows. */
export interface EmbedState extends EmbedInput {
  /** Somebody sees it, or could: there is no overlay around it, or an open one. */
  readonly isSeen: boolean
  /** What is known of the visitor. */
  readonly prefill: Option<PrefillEvent>
  /** Values of the host. */
  readonly values: Option<PrefillEvent>
  /** A purpose was chosen before. */
  readonly hadPurpose: boolean
  /** How the page scrolls to what was chosen last. */
  readonly scroll: ScrollPlan
}

/** How long it takes until a part that could not be loaded is asked for again [ms]. @source F-EMB-07 @category constants */
export const PART_PAUSE = 4000

/** Starts what is known of an embedded form. */
export const startEmbed = ({ purpose }: EmbedInput): EmbedState => ({
  purpose,
  isSeen: false,
  prefill: none,
  values: none,
  hadPurpose: false,
  scroll: planScroll({ hadPurpose: false, isStill: false }),
})

/** Takes a choice: the page scrolls to what was chosen. */
export const takeChoice = (
  { hadPurpose }: EmbedState,
  isStill: boolean,
): Pick<EmbedState, 'hadPurpose' | 'scroll'> => ({
  hadPurpose: true,
  scroll: planScroll({ hadPurpose, isStill }),
})

/** Makes of the values of a host what a form is told. */
export const toHostPrefill = (values: InitialValues | undefined): Option<PrefillEvent> =>
  values === undefined
    ? none
    : some({ type: 'prefill.answered', values, dial: none, address: none })

/** Lists what a form is told once it has fields; what is known of the visitor comes before what the host says. */
export const listPrefills = ({
  prefill,
  values,
}: Pick<EmbedState, 'prefill' | 'values'>): readonly PrefillEvent[] =>
  [prefill, values].flatMap((known) => (O.isSome(known) ? [known.value] : []))
