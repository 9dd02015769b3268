// Headers of every answer: nothing may run or load that is not ours, and nothing be framed but what a visitor wants.
import { createHash } from 'node:crypto'
import { YOUTUBE_EMBED_ORIGIN } from '@evkit/engine/internal/content'
import { CLOSED_SCRIPT } from '../src/shell/blocks/hide-closed.js'
import { FIRST_SCRIPT } from '../src/shell/first-script.js'
import { FIRST_STYLES } from '../src/shell/first-styles.js'

interface Guests {
  readonly scripts: string
  readonly calls: string
  readonly frames: string
}

// reCAPTCHA needs its own script and frame; nothing of it is let in where another bot check is set.
const RECAPTCHA = {
  scripts: ' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/',
  calls: ' https://www.google.com/recaptcha/',
  frames: ' https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/',
}
const NO_RECAPTCHA = { scripts: '', calls: '', frames: '' }

// The only scripts and the only styles that stand in a page.
const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const OWN_SCRIPTS = [FIRST_SCRIPT, CLOSED_SCRIPT].map(hashOf).join(' ')

const listPolicy = (
  others: string,
  { scripts, calls, frames }: Guests,
  embeds: string,
): readonly string[] => [
  "default-src 'none'",
  `script-src 'self' ${OWN_SCRIPTS}${scripts}`,
  `style-src 'self' ${hashOf(FIRST_STYLES)}`,
  `img-src 'self' data: blob:${others}`,
  "worker-src 'self'",
  "font-src 'self'",
  "media-src 'self'",
  `connect-src 'self'${others}${calls}`,
  ...(embeds + frames === '' ? [] : [`frame-src${embeds}${frames}`]),
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "object-src 'none'",
  "frame-ancestors 'self'",
]

// What browsers could give a page, and no page of ours asks for.
const CLOSED_FEATURES = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'usb',
  'xr-spatial-tracking',
]

const HEADERS = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': [
    'geolocation=(self)',
    ...CLOSED_FEATURES.map((feature) => `${feature}=()`),
  ].join(', '),
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'SAMEORIGIN',
  'X-Permitted-Cross-Domain-Policies': 'none',
}

// [s] Two years.
const AGE = 63_072_000

/** Which hosts browsers are told to reach by https alone, once they have been here: this one, those below it too, or none. */
export const TRANSPORTS = ['host', 'subdomains', 'off'] as const
/** One of them. */
export type Transport = (typeof TRANSPORTS)[number]

const bindTransport = (transport: Transport): Readonly<Record<string, string>> =>
  transport === 'off'
    ? {}
    : {
        'Strict-Transport-Security': `max-age=${AGE}${transport === 'host' ? '' : '; includeSubDomains'}`,
      }

const originOf = (address: string): string => {
  try {
    return ` ${new URL(address).origin}`
  } catch {
    return '' // no address of another host
  }
}

/** What of other hosts a site is set to. */
export interface OtherHosts {
  readonly transport: Transport
  /** Address of the map style; empty for the site's own. */
  readonly mapStyle: string
  readonly usesRecaptcha: boolean
  /** Whether a page has a video of YouTube; nothing of it is asked for before a visitor wants it. */
  readonly usesYouTube: boolean
}

/** Headers of every answer of a site reached at an origin; only what it is set to may be loaded from other hosts. */
export const listSecurityHeaders = (
  origin: string,
  {
    mapStyle = '',
    usesRecaptcha = false,
    usesYouTube = false,
    transport = 'host',
  }: Partial<OtherHosts> = {},
): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': listPolicy(
    originOf(mapStyle),
    usesRecaptcha ? RECAPTCHA : NO_RECAPTCHA,
    usesYouTube ? ` ${YOUTUBE_EMBED_ORIGIN}` : '',
  ).join('; '),
  ...HEADERS,
  ...(origin.startsWith('https:') ? bindTransport(transport) : {}),
})
