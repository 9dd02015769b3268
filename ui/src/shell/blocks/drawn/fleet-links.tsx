import { DEFAULT_FLEET, fleetView } from '@evkit/engine/blocks'
import { FleetLinks } from '../../../blocks/fleet/index.js'
import type { Draw } from '../drawn-block.types.js'

/** Draws the links of business fleets; where nobody signs visitors in, neither that nor the way to an account. */
export const draw: Draw<'fleet-links'> = ({ content, place }) => {
  const { origin = '', signIn = '', isProduction = true } = place.fleet ?? {}
  const hasSignIn = signIn !== ''
  const view = fleetView({
    settings: {
      ...DEFAULT_FLEET,
      authOrigin: signIn,
      host: origin,
      prodOrigin: origin,
      qaOrigin: origin,
    },
    query: {
      redirectUrl: content.redirectUrl,
      market: place.site,
      ownDomains: [],
      language: place.locale,
      scope: [],
      isMarketKnown: true,
      relayFlags: {},
    },
    deployEnv: isProduction ? 'prod' : 'qa',
    texts: {
      'sign-in': hasSignIn ? content.signInText : '',
      'sign-up': hasSignIn ? content.signUpText : '',
      'learn-more': content.learnMoreText,
      contact: content.contactText,
    },
    contactHref: content.contactHref,
  })
  return <FleetLinks view={view} label={content.label} />
}
