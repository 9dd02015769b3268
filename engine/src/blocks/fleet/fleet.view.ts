import {
  resolveContact,
  writeSignIn,
  writeSignUp,
  type FleetSettings,
  type SignInQuery,
} from './fleet-links.js'
import { writeLearnMore } from './fleet-redirect.js'

/** One link of business fleets. */
export interface FleetLink {
  readonly id: 'sign-in' | 'sign-up' | 'learn-more' | 'contact'
  readonly text: string
  readonly href: string
}

/** View model of the business fleet links. */
export interface FleetView {
  readonly links: readonly FleetLink[]
}

/** Input of {@link fleetView}; a link without a text is not shown. */
export interface FleetViewInput {
  readonly settings: FleetSettings
  readonly query: SignInQuery
  readonly deployEnv: string
  readonly texts: Readonly<Record<FleetLink['id'], string>>
  /** URL of the contact page set by content. */
  readonly contactHref: string
}

/**
 * Builds the view model of the business fleet links; sign-in is first and always shown.
 *
 * @param input - Settings, texts and the return URL.
 * @returns A link for each existing text; contact needs a URL, too.
 * @source B-FLEET-01, B-FLEET-05, B-FLEET-06, B-FLEET-07, B-FLEET-09
 *
 * @example Only a text for learning more
 * ```ts
 * import { DEFAULT_FLEET, fleetView } from '@evkit/engine/blocks'
 *
 * const query = { redirectUrl: '', market: 'se', ownDomains: [], language: 'sv', scope: [], isMarketKnown: true, relayFlags: {} }
 * const settings = { ...DEFAULT_FLEET, host: '', prodOrigin: '', qaOrigin: '' }
 * const texts = { 'sign-in': '', 'sign-up': '', 'learn-more': 'Läs mer', contact: '' }
 * fleetView({ settings, query, texts, deployEnv: 'prod', contactHref: '' }).links // => [{ id: 'learn-more', text: 'Läs mer', href: '/se/business/fleet' }]
 * ```
 * @category views
 */
export const fleetView = (input: FleetViewInput): FleetView => {
  const { settings, query, texts, deployEnv, contactHref } = input
  const hrefs: Readonly<Record<FleetLink['id'], string>> = {
    'sign-in': writeSignIn(settings, query),
    'sign-up': writeSignUp(query.market, settings.signUpSegment),
    'learn-more': writeLearnMore(query.market),
    contact: contactHref.trim() === '' ? '' : resolveContact(contactHref, settings, deployEnv),
  }
  const ids = Object.keys(hrefs) as FleetLink['id'][]
  return {
    links: ids
      .map((id) => ({ id, text: texts[id].trim(), href: hrefs[id] }))
      .filter(({ text, href }) => text !== '' && href !== ''),
  }
}
