// Headers of every answer: nothing may run, load or frame that is not ours.

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "object-src 'none'",
  "frame-ancestors 'self'",
]

const HEADERS = {
  'Content-Security-Policy': POLICY.join('; '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'geolocation=(self), camera=(), microphone=(), interest-cohort=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'SAMEORIGIN',
}

const TRANSPORT = { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' }

/** Headers of every answer of a site reached at an origin. */
export const listSecurityHeaders = (origin: string): Readonly<Record<string, string>> =>
  origin.startsWith('https:') ? { ...HEADERS, ...TRANSPORT } : HEADERS
