import { DEFAULT_FLEET, fleetView } from '@evkit/engine/blocks'
import { writeSignUp } from '@evkit/engine/internal/blocks'
import { FleetLinks } from '../../../blocks/fleet/index.js'
import type { Draw, FleetContext } from '../drawn-block.types.js'

const NOWHERE: FleetContext = {
  origin: '',
  ownDomains: [],
  signIn: '',
  scope: [],
  isProduction: true,
}

/** Draws the links of business fleets; where nobody signs visitors in, neither that nor the way to an account. */
export const draw: Draw<'fleet-links'> = ({ content, context }) => {
  const { origin, ownDomains, signIn, scope, isProduction } = context.fleet ?? NOWHERE
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
      market: context.site,
      ownDomains,
      language: context.locale,
      scope,
      isMarketKnown: true,
      // Who has no account yet is led to where this page leads them, and has read here what it is.
      relayFlags:
        signUpText === ''
          ? {}
          : {
              createAccountURL: `${origin}${writeSignUp(context.site, settings.signUpSegment)}`,
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
