import type { LatLng } from '@evkit/engine/geo'
import { CONSENT_COOKIE, CONSENT_GROUPS } from '@evkit/engine/site'
import { LOCATION_COOKIES, resolvePosition } from '@evkit/engine/internal/site'
import { option as O } from 'fp-ts'
import type { RangeMapStart } from '../../range/index.js'
import { allowsFunctional, readCookie } from '../functional-consent.js'
import { readPlace } from '../read-place.js'
import type { RenderRequest } from '../render.types.js'

/** What the map of a range starts with: what the cookies of the visitor hold. */
export const toRangeMapStart = (
  { cookies, maps }: Pick<RenderRequest, 'cookies' | 'maps'>,
  centre: LatLng,
): Omit<RangeMapStart, 'words'> => ({
  ...readPlace(cookies),
  isFunctional: allowsFunctional(cookies),
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
  return allowsFunctional(cookies)
    ? `${CONSENT_COOKIE}=${encodeURIComponent(`groups=${CONSENT_GROUPS.functional}:1`)}`
    : ''
}
