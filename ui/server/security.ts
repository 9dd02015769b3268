// Headers of every answer: nothing may run, load or frame that is not ours.

const listPolicy = (others: string): readonly string[] => [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  `img-src 'self' data: blob:${others}`,
  "worker-src 'self'",
  "font-src 'self'",
  `connect-src 'self'${others}`,
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "object-src 'none'",
  "frame-ancestors 'self'",
]

const HEADERS = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'geolocation=(self), camera=(), microphone=(), interest-cohort=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'SAMEORIGIN',
}

const TRANSPORT = { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' }

const originOf = (address: string): string => {
  try {
    return ` ${new URL(address).origin}`
  } catch {
    return '' // no address of another host
  }
}

/** Headers of every answer of a site reached at an origin; a map style of another host may be loaded from there. */
export const listSecurityHeaders = (
  origin: string,
  mapStyle = '',
): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': listPolicy(originOf(mapStyle)).join('; '),
  ...HEADERS,
  ...(origin.startsWith('https:') ? TRANSPORT : {}),
})
