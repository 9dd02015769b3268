// The place prices are asked for, as far as cookies hold one: loaded where prices go by place.
import { none, some, type Option } from '@evkit/engine/shared'
import type { UserPlace, VisitorRegion } from '@evkit/engine/site'
import { option as O } from 'fp-ts'
import { readPlace } from '../read-place.js'

const toUserPlace = ({ region, ...place }: VisitorRegion): UserPlace => ({
  ...place,
  ...(region === undefined ? {} : { regionName: region }),
})

/** Finds the place with a postcode that cookies hold: the one the visitor typed, else the one of their connection. */
export const findKeptPlace = (cookies: string): Option<UserPlace> => {
  const { location, region } = readPlace(cookies)
  const typed = O.isSome(location) ? location.value.userInput : none
  const known = O.isSome(typed) ? typed : O.map(toUserPlace)(region)
  return O.isSome(known) && known.value.zipCode !== undefined ? some(known.value) : none
}

/** Tells the place that the cookies of this visitor hold, if they hold one. */
export const tellKeptPlace = (tell: (place: UserPlace) => void): void => {
  try {
    const place = findKeptPlace(document.cookie)
    if (O.isSome(place)) tell(place.value)
  } catch {
    // Cookies are switched off: no place is known.
  }
}
