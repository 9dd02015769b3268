import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { runs } from '../../../../.config/property-runs.mjs'
import {
  DEFAULT_FLEET,
  resolveContact,
  writeSetSession,
  writeSignIn,
  type SignInQuery,
} from '../../../src/blocks/fleet/fleet-links.js'
import { resolveFleetRedirect } from '../../../src/blocks/fleet/fleet-redirect.js'
import { fleetView } from '../../../src/blocks/fleet/fleet.view.js'

const HOST = 'https://www.example.com'
const settings = {
  ...DEFAULT_FLEET,
  host: HOST,
  prodOrigin: HOST,
  qaOrigin: 'https://qa.example.com',
}
const query: SignInQuery = {
  redirectUrl: '/uk/business/fleet',
  market: 'uk',
  ownDomains: ['example.com'],
  language: 'en-GB',
  scope: [],
  isMarketKnown: false,
  relayFlags: {},
}
const redirect = (redirectUrl: string) => resolveFleetRedirect({ ...query, redirectUrl })
const valuesOf = (more: Partial<SignInQuery> = {}) => [
  ...new URL(writeSignIn(settings, { ...query, ...more }), HOST).searchParams,
]

describe('signing in', () => {
  test('[B-FLEET-03] the way back names where to go from there', () => {
    expect(writeSetSession(HOST, query)).toBe(
      'https://www.example.com/api/fleet/external/uk/set-session?redirectUrl=%2Fuk%2Fbusiness%2Ffleet',
    )
    expect(writeSetSession(HOST, { ...query, market: 'a/b' })).toContain('/external/a%2Fb/')
  })

  test('[B-FLEET-01] [B-FLEET-02] [B-FLEET-04] what it is asked with, in this order; what is empty is not said', () => {
    const back = writeSetSession(HOST, query)
    expect(valuesOf()).toEqual([
      ['redirect', back],
      ['language', 'en-GB'],
    ])
    const all = valuesOf({
      scope: ['openid', 'profile'],
      isMarketKnown: true,
      relayFlags: { hideInfoLink: true, createAccountURL: 'https://www.example.com/a' },
    })
    expect(all).toEqual([
      ['redirect', back],
      ['language', 'en-GB'],
      ['scope', 'openid profile'],
      ['market', 'uk'],
      ['relayFlags', '{"createAccountURL":"https://www.example.com/a","hideInfoLink":true}'],
    ])
    const written = writeSignIn(
      { ...settings, authOrigin: 'https://auth.example.com' },
      { ...query, scope: ['a', 'b'] },
    )
    expect(written.startsWith('https://auth.example.com/auth/login?redirect=')).toBe(true)
    expect(written).toContain('scope=a%20b')
  })
})

describe('[B-FLEET-03] where a visitor is sent on to', () => {
  const AWAY = '/uk/business/fleet'

  test.each([
    '/',
    '/uk/business/fleet?x=1#y',
    '/uk//double',
    'https://www.example.com/uk/',
    'https://example.com',
    'https://shop.EXAMPLE.com:8443/a?b',
  ])('%s is kept', (target) => {
    expect(redirect(target)).toBe(target)
  })

  test.each([
    '',
    'uk/cars',
    '//evil.org',
    '///evil.org',
    '/\\evil.org',
    '\\\\evil.org',
    '/\t/evil.org',
    '/\n/evil.org',
    ' /uk/',
    '/.//evil.org',
    '/%2f/evil.org',
    '/%5cevil.org',
    'http://www.example.com/',
    'https:evil.org',
    'https:/evil.org',
    'https:///evil.org',
    'https://evil-example.com/',
    'https://example.com.evil.org/',
    'https://example.com@evil.org/',
    'https://example.com:80@evil.org/',
    'https://evil.org/https://example.com',
    'https://evil.org#@example.com',
    'https://evil.org\\.example.com/',
    'https://ехаmple.com/',
    'javascript:alert(1)',
    'data:text/html,x',
    'HTTPS://evil.org',
  ])('%j is not', (target) => {
    expect(redirect(target)).toBe(AWAY)
  })

  test('Nobody is sent to a host that is not of the product.', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '//',
      '.',
      '..',
      '@',
      ':',
      '?',
      '#',
      '%2f',
      '%5c',
      '%09',
      '\t',
      '\r\n',
      ' ',
      'https:',
      'http:',
      'javascript:',
      'HTTPS://',
      'evil.org',
      'example.com',
      'www.example.com',
      'evil-example.com',
      '443',
      'a',
      '\u3002',
      '\uff0f',
      '\u200b',
      '\u00a0',
    )
    const target = fc.oneof(
      fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join('')),
      fc.webUrl(),
      fc.string(),
    )
    fc.assert(
      fc.property(target, (redirectUrl) => {
        const { protocol, hostname, username } = new URL(redirect(redirectUrl), `${HOST}/uk/`)
        expect(protocol).toBe('https:')
        expect(username).toBe('')
        expect(hostname === 'example.com' || hostname.endsWith('.example.com')).toBe(true)
      }),
      { numRuns: runs(5000) },
    )
  })
})

describe('the contact page', () => {
  test.each([
    ['/uk/contact?x=1', 'prod', 'https://www.example.com/uk/contact?x=1'],
    ['/uk/contact?x=1', 'qa', 'https://qa.example.com/uk/contact?x=1'],
    ['/uk/contact', 'dev', 'https://qa.example.com/uk/contact'],
    ['https://other.example/uk/contact#a', 'prod', 'https://www.example.com/uk/contact#a'],
    ['//other.example/uk', 'prod', 'https://www.example.com/uk'],
    ['https://other.example', 'prod', 'https://www.example.com'],
    ['contact', 'prod', 'https://www.example.com/contact'],
    ['?a=1', 'prod', 'https://www.example.com?a=1'],
    ['mailto:a@b.c', 'prod', 'mailto:a@b.c'],
    ['tel:+461', 'qa', 'tel:+461'],
    ['https://', 'prod', 'https://'],
    ['/uk\\contact', 'prod', '/uk\\contact'],
  ])('[B-FLEET-07] %s in %s is %s', (href, deployEnv, wanted) => {
    expect(resolveContact(href, settings, deployEnv)).toBe(wanted)
  })
})

describe('the links', () => {
  const texts = {
    'sign-in': 'Sign in',
    'sign-up': 'Sign up',
    'learn-more': 'Learn more',
    contact: 'Contact us',
  }
  const view = (more: Partial<Parameters<typeof fleetView>[0]> = {}) =>
    fleetView({ settings, query, deployEnv: 'prod', texts, contactHref: '/uk/contact', ...more })
      .links

  test('[B-FLEET-05] [B-FLEET-06] [B-FLEET-08] [B-FLEET-09] all four, to everybody', () => {
    expect(view().map(({ id, href }) => [id, href])).toEqual([
      ['sign-in', writeSignIn(settings, query)],
      ['sign-up', '/uk/business/fleet/create-volvo-id'],
      ['learn-more', '/uk/business/fleet'],
      ['contact', 'https://www.example.com/uk/contact'],
    ])
  })

  test('a link without a text is not shown, nor contact without an address', () => {
    expect(
      view({ texts: { ...texts, 'sign-up': ' ' }, contactHref: ' ' }).map(({ id }) => id),
    ).toEqual(['sign-in', 'learn-more'])
  })
})
