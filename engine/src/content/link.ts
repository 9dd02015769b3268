import * as O from '#fp-ts/Option'
import { none, OVERLAY_MARKER, some, type Option } from '../shared/index.js'
import { shownText } from './blank.js'
import type { DisclaimerMark } from './disclaimer.types.js'
import { judgeLink, type LinkSite } from './link-address.js'

const OVERLAY_ID = /^[A-Za-z0-9][A-Za-z0-9_-]*$/

/** Finds the overlay an address opens. */
export const findOverlay = (href: string): Option<string> => {
  const address = href.trim()
  const id = address.slice(OVERLAY_MARKER.length)
  return address.startsWith(OVERLAY_MARKER) && OVERLAY_ID.test(id) ? some(id) : none
}

/** The tab an author wants a link to open in; empty when nothing is said. */
export type LinkTab = '' | '_blank' | '_self'

/** A call to action as an author writes it; what is not there is empty. */
export interface WrittenCall {
  readonly text: string
  readonly href: string
  readonly target: string
  /** What it is called when it is read aloud. */
  readonly accessibilityLabel: string
  readonly eventLabel: string
}

/** A resolved call to action (link or button). */
export interface CallToAction {
  readonly text: string
  readonly href: string
  /** Accessible name; contains the text. */
  readonly name: string
  readonly target: LinkTab
  /** `rel` attribute, such as `noopener`; empty without one. */
  readonly rel: string
  /** Label of its tracking event; empty when it is not tracked. */
  readonly eventLabel: string
  /** Id of the overlay it opens; empty when it links to a page. */
  readonly overlay: string
  /** Whether another call of the page opens the same overlay and owns the id. */
  readonly isRepeated?: boolean
  /** References to disclaimers. */
  readonly marks: readonly DisclaimerMark[]
}

const fold = (text: string): string => text.toLowerCase().replaceAll(/\s+/g, ' ')

/** Tells whether a label for reading aloud holds the visible text, so that it can be said to a voice control. */
export const isLabelOf = (label: string, text: string): boolean => fold(label).includes(fold(text))

const tabOf = (target: string): LinkTab => (target === '_blank' || target === '_self' ? target : '')

const relOf = (tab: LinkTab, isForeign: boolean): string => {
  if (tab !== '_blank') return ''
  return isForeign ? 'noopener noreferrer' : 'noopener'
}

/** Resolves a call to action from what an author has written. */
export const resolveCallToAction = (written: WrittenCall, site: LinkSite): Option<CallToAction> => {
  const text = shownText(written.text)
  const href = shownText(written.href)
  const way = judgeLink(href, site)
  if (text === '' || href === '' || way === 'unsafe') return none
  const label = shownText(written.accessibilityLabel)
  const overlay = findOverlay(href)
  const target = way === 'unreadable' ? '' : tabOf(written.target)
  return some({
    text,
    href,
    name: label !== '' && isLabelOf(label, text) ? label : text,
    target,
    rel: relOf(target, way === 'foreign'),
    eventLabel: shownText(written.eventLabel),
    overlay: O.getOrElse(() => '')(overlay),
    marks: [],
  })
}
