import type { LatLng } from '@evkit/engine/geo'
import { toUndefined } from '@evkit/engine/shared'
import {
  CONSENT_COOKIE,
  CONSENT_GROUPS,
  findCookie,
  hasConsent,
  LOCATION_COOKIES,
  readConsent,
  readLocationCookie,
  readRegionCookie,
  resolvePosition,
} from '@evkit/engine/site'
import { option as O } from 'fp-ts'
import type { RangeMapStart } from '../../range/index.js'
import type { RenderRequest } from '../render.types.js'

const rawCookie = (cookies: string, name: string): string =>
  toUndefined(findCookie(cookies, name)) ?? ''

const readCookie = (cookies: string, name: string): string => {
  const found = rawCookie(cookies, name)
  try {
    return decodeURIComponent(found)
  } catch {
    return found // a broken escape counts as written
  }
}

/** What the map of a range starts with: what the cookies of the visitor hold. */
export const toRangeMapStart = (
  { cookies, maps }: Pick<RenderRequest, 'cookies' | 'maps'>,
  centre: LatLng,
): Omit<RangeMapStart, 'words'> => ({
  // These two take the escapes out themselves: taken out twice, a percent sign of an address is lost.
  location: readLocationCookie(rawCookie(cookies, LOCATION_COOKIES.location)),
  region: readRegionCookie(rawCookie(cookies, LOCATION_COOKIES.region)),
  isFunctional: hasConsent(readConsent(readCookie(cookies, CONSENT_COOKIE)), 'functional'),
  centre,
  source: { layers: maps.layers, style: maps.style },
  credits: maps.credits,
})

/** Where the map of a range looks first. */
export const firstCentre = ({
  location,
  region,
  centre,
}: Pick<RangeMapStart, 'location' | 'region' | 'centre'>): LatLng =>
  O.match(
    () => centre,
    ({
      position,
    }: {
      readonly position: { readonly latitude: number; readonly longitude: number }
    }) => ({
      lat: position.latitude,
      lng: position.longitude,
    }),
  )(resolvePosition({ live: O.none, location, region }))

/**
 * What is left of the cookies where they tell nothing of one visitor alone: whether functional ones are allowed.
 * Nothing where they hold a place, which is the visitor's own.
 */
export const listSharedCookies = (cookies: string): string | undefined => {
  const isOwn = Object.values(LOCATION_COOKIES).some((name) => readCookie(cookies, name) !== '')
  if (isOwn) return undefined
  const consent = readCookie(cookies, CONSENT_COOKIE)
  return hasConsent(readConsent(consent), 'functional')
    ? `${CONSENT_COOKIE}=${encodeURIComponent(`groups=${CONSENT_GROUPS.functional}:1`)}`
    : ''
}
