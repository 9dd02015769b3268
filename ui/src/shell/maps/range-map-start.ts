import type { LatLng } from '@evkit/engine/geo'
import { toUndefined } from '@evkit/engine/shared'
import {
  CONSENT_COOKIE,
  CONSENT_GROUPS,
  findCookie,
  LOCATION_COOKIES,
  readLocationCookie,
  readRegionCookie,
  resolvePosition,
} from '@evkit/engine/site'
import { option as O } from 'fp-ts'
import type { RangeMapStart } from '../../range/index.js'
import { allowsFunctional, readCookie } from '../functional-consent.js'
import type { RenderRequest } from '../render.types.js'

const rawCookie = (cookies: string, name: string): string =>
  toUndefined(findCookie(cookies, name)) ?? ''

/** Where the cookies of a visitor say they are. */
export const readPlace = (cookies: string): Pick<RangeMapStart, 'location' | 'region'> => ({
  // These two take the escapes out themselves: taken out twice, a percent sign of an address is lost.
  location: readLocationCookie(rawCookie(cookies, LOCATION_COOKIES.location)),
  region: readRegionCookie(rawCookie(cookies, LOCATION_COOKIES.region)),
})

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
