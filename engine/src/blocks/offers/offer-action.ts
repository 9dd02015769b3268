import * as O from '#fp-ts/Option'
import type { CallToAction } from '../../content/index.js'
import type { Option } from '../../shared/index.js'
import type { OfferAction } from './offers.types.js'

const NO_ACTION: OfferAction = { kind: 'none' }

/** What a card or its details are written with. */
export interface WrittenAction {
  /** Whether there is more to read. */
  readonly hasDetails: boolean
  readonly campaigncode: string
  /** Text of the button; empty without one. */
  readonly label: string
  /** The button as a link, where it has an address. */
  readonly call: Option<CallToAction>
}

const toLink = (call: Option<CallToAction>): OfferAction =>
  O.isSome(call) ? { kind: 'link', call: call.value } : NO_ACTION

/** Tells what the button of a card does: details come first, then the form of a card with a code, then a link. */
export const resolveCardAction = (written: WrittenAction): OfferAction => {
  const { hasDetails, campaigncode, label, call } = written
  if (hasDetails) return { kind: 'details', label }
  if (campaigncode === '') return toLink(call)
  return label === '' ? NO_ACTION : { kind: 'form', label }
}

/** Tells what the button of the details does: it opens the form of a card with a code, or is a link. */
export const resolveDetailsAction = ({
  campaigncode,
  label,
  call,
}: Omit<WrittenAction, 'hasDetails'>): OfferAction => {
  if (label === '') return NO_ACTION
  return campaigncode === '' ? toLink(call) : { kind: 'form', label }
}
