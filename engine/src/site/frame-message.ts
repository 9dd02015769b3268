// What a framed page and the page around it say to each other.
import { escapeText, none, some, type Option } from '../shared/index.js'
import { CONSENT_PURPOSES, readChoices, type ConsentChoices } from './consent-choices.js'
import { CONSENT_GROUPS } from './consent.js'
import { CONSENT_COOKIE } from './consent-text.js'

/**
 * Who a message is from, in either direction.
 *
 * @source E-T-156
 * @category constants
 */
const FRAME_SOURCE = 'evkit'

/**
 * Version of the messages: a member may be added with the same one, and none changes its meaning.
 *
 * @source E-T-156
 * @category constants
 */
const FRAME_VERSION = 1

/** What a framed page says. */
export type FrameNews =
  /** It is there, and listens. */
  | { readonly kind: 'ready' }
  /** How high it is [px], to be shown without a scroll bar. */
  | { readonly kind: 'height'; readonly height: number }
  /** What its tool says now, each time it has come to rest. */
  | {
      readonly kind: 'figure'
      /** Which figure: `duration`, `range`, `total`, `cost` or `drive`. */
      readonly name: string
      /** As it is said, with its unit, in the language of the page. */
      readonly text: string
      /** Parameters of the address that show the same, with `?` or empty. */
      readonly search: string
    }
  /** A form has been sent; nothing of who has sent it. */
  | { readonly kind: 'sent'; readonly purpose: string }

/** A message of a framed page. */
export type FrameMessage = FrameNews & {
  readonly source: typeof FRAME_SOURCE
  readonly version: typeof FRAME_VERSION
}

/** What the page around says: what its visitor has agreed to, as the groups of the consent cookie. */
interface HostMessage {
  readonly source: typeof FRAME_SOURCE
  readonly version: typeof FRAME_VERSION
  readonly kind: 'consent'
  /** Such as `C1:1,C3:0`. */
  readonly groups: string
}

/**
 * Makes the message of a framed page.
 *
 * @source E-T-156
 */
export const toFrameMessage = (news: FrameNews): FrameMessage => ({
  source: FRAME_SOURCE,
  version: FRAME_VERSION,
  ...news,
})

// Of a page of others anything may come.
const isOfHost = (data: unknown): data is HostMessage => {
  if (typeof data !== 'object' || data === null) return false
  const { source, version, kind, groups }: Partial<Record<keyof HostMessage, unknown>> = data
  return (
    source === FRAME_SOURCE &&
    version === FRAME_VERSION &&
    kind === 'consent' &&
    typeof groups === 'string' &&
    /^(?:C\d{1,2}:[01](?:,|$)){1,20}$/.test(groups)
  )
}

/**
 * Reads what the page around a framed one says its visitor has agreed to; none of anything else.
 *
 * | message                                                              | choices        |
 * | -------------------------------------------------------------------- | -------------- |
 * | `{ source: 'evkit', version: 1, kind: 'consent', groups: 'C3:1' }`   | functional     |
 * | another source, version or kind, or groups that cannot be read       | none           |
 *
 * @source E-T-156
 */
export const readHostMessage = (data: unknown): Option<ConsentChoices> =>
  isOfHost(data) ? readChoices(some(`groups=${data.groups}`)) : none

/**
 * Writes the cookie of what a visitor has agreed to in a frame: for the pages in frames of its site alone, until the
 * browser is closed, and over https for the page around alone.
 *
 * @source E-T-156
 */
export const writeFramedConsent = (
  choices: ConsentChoices,
  { path, isSecure }: { readonly path: string; readonly isSecure: boolean },
): string => {
  const groups = CONSENT_PURPOSES.map(
    (purpose) => `${CONSENT_GROUPS[purpose]}:${choices[purpose] ? '1' : '0'}`,
  )
  const terms = isSecure ? 'SameSite=None; Secure; Partitioned' : 'SameSite=Lax'
  return `${CONSENT_COOKIE}=groups=${escapeText(groups.join())}; Path=${path}; ${terms}`
}
