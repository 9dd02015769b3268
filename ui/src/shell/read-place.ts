import { toUndefined, type Option } from '@evkit/engine/shared'
import {
  findCookie,
  LOCATION_COOKIES,
  readLocationCookie,
  readRegionCookie,
  type VisitorLocation,
  type VisitorRegion,
} from '@evkit/engine/internal/site'

/** Where a visitor is, as far as their cookies say. */
export interface KnownPlace {
  readonly location: Option<VisitorLocation>
  readonly region: Option<VisitorRegion>
}

const rawCookie = (cookies: string, name: string): string =>
  toUndefined(findCookie(cookies, name)) ?? ''

/** Where the cookies of a visitor say they are. */
export const readPlace = (cookies: string): KnownPlace => ({
  // These two take the escapes out themselves: taken out twice, a percent sign of an address is lost.
  location: readLocationCookie(rawCookie(cookies, LOCATION_COOKIES.location)),
  region: readRegionCookie(rawCookie(cookies, LOCATION_COOKIES.region)),
})
