// Settings of where links lead: domains of the same product, the sign-in of business fleets, pages of models.
import { readOrigin } from '@evkit/data/service'
import { LINK_ENVIRONMENTS, type LinkEnvironment } from '@evkit/engine/internal/content'

/** Where links lead. */
export interface LinkSettings {
  /** Domains of the same product: links to them and everything below stay in the tab. */
  readonly ownDomains: readonly string[]
  /** Origin of what signs drivers of business fleets in; empty where nothing does. */
  readonly fleetSignIn: string
  /** What they allow the site by signing in. */
  readonly fleetScope: readonly string[]
  /** Where the site runs, as far as cards lead to their models. */
  readonly linkEnvironment: LinkEnvironment
}

/** What was read, and what is wrong with it. */
export interface ReadLinkSettings {
  readonly settings: LinkSettings
  readonly faults: readonly string[]
}

const DOMAIN = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z\d-]{2,63}$/
// RFC 6749, 3.3.
const SCOPE = /^[\x21\x23-\x5b\x5d-\x7e]+$/

const listWords = (text: string): readonly string[] =>
  text.split(/[\s,]+/).filter((word) => word !== '')

/** Reads where links lead. */
export const readLinkSettings = (textOf: (name: string) => string): ReadLinkSettings => {
  const ownDomains = listWords(textOf('EVKIT_OWN_DOMAINS').toLowerCase())
  const signIn = textOf('EVKIT_FLEET_SIGN_IN')
  const fleetSignIn = signIn === '' ? '' : readOrigin(signIn)
  const fleetScope = listWords(textOf('EVKIT_FLEET_SCOPE'))
  const written = textOf('EVKIT_LINK_ENV') || LINK_ENVIRONMENTS[0]
  const linkEnvironment = LINK_ENVIRONMENTS.find((one) => one === written)
  const rules = [
    [
      ownDomains.every((domain) => DOMAIN.test(domain)),
      'EVKIT_OWN_DOMAINS is a list of domains such as example.org, shop.example.com',
    ],
    [
      fleetSignIn !== undefined,
      'EVKIT_FLEET_SIGN_IN is an origin such as https://login.example.org, without a path',
    ],
    [
      fleetScope.every((scope) => SCOPE.test(scope)),
      'EVKIT_FLEET_SCOPE is a list of scopes such as openid profile',
    ],
    [linkEnvironment !== undefined, `EVKIT_LINK_ENV is one of ${LINK_ENVIRONMENTS.join(', ')}`],
  ] as const
  return {
    settings: {
      ownDomains,
      fleetSignIn: fleetSignIn ?? '',
      fleetScope,
      linkEnvironment: linkEnvironment ?? LINK_ENVIRONMENTS[0],
    },
    faults: rules.flatMap(([isGood, text]) => (isGood ? [] : [text])),
  }
}
