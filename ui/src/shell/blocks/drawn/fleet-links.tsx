import { DEFAULT_FLEET, fleetView, writeSignUp } from '@evkit/engine/blocks'
import { FleetLinks } from '../../../blocks/fleet/index.js'
import type { Draw, FleetPlace } from '../drawn-block.types.js'

const NOWHERE: FleetPlace = {
  origin: '',
  ownDomains: [],
  signIn: '',
  scope: [],
  isProduction: true,
}

/** Draws the links of business fleets; where nobody signs visitors in, neither that nor the way to an account. */
export const draw: Draw<'fleet-links'> = ({ content, place }) => {
  const { origin, ownDomains, signIn, scope, isProduction } = place.fleet ?? NOWHERE
  const hasSignIn = signIn !== ''
  const signUpText = hasSignIn ? content.signUpText : ''
  const settings = {
    ...DEFAULT_FLEET,
    authOrigin: signIn,
    host: origin,
    // Where the site is reached from outside is its production, or what is tried before it.
    prodOrigin: origin,
    qaOrigin: origin,
  }
  const view = fleetView({
    settings,
    query: {
      redirectUrl: content.redirectUrl,
      market: place.site,
      ownDomains,
      language: place.locale,
      scope,
      isMarketKnown: true,
      // Who has no account yet is led to where this page leads them, and has read here what it is.
      relayFlags:
        signUpText === ''
          ? {}
          : {
              createAccountURL: `${origin}${writeSignUp(place.site, settings.signUpSegment)}`,
              hideInfoLink: true,
            },
    },
    deployEnv: isProduction ? 'prod' : 'qa',
    texts: {
      'sign-in': hasSignIn ? content.signInText : '',
      'sign-up': signUpText,
      'learn-more': content.learnMoreText,
      contact: content.contactText,
    },
    contactHref: content.contactHref,
  })
  return <FleetLinks view={view} label={content.label} />
}
