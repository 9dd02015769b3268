// The place prices are asked for, as far as cookies hold one: loaded where prices go by place.
import { none, some, type Option } from '@evkit/engine/shared'
import { LOCATION_CHANGE_EVENT, type UserPlace } from '@evkit/engine/site'
import type { VisitorRegion } from '@evkit/engine/internal/site'
import { option as O } from 'fp-ts'
import { readPlace } from '../../read-place.js'
import { listenToLocation } from '../maps/listen-to-location.js'

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

// What the cookies of this visitor hold, if they hold a place.
const tellKeptPlace = (tell: (place: UserPlace) => void): void => {
  try {
    const place = findKeptPlace(document.cookie)
    if (O.isSome(place)) tell(place.value)
  } catch {
    // Cookies are switched off: no place is known.
  }
}

/** Where a place may come from beside the cookies. */
interface ChosenPlaces {
  /** What was chosen on the page before this was there. */
  readonly early: Event | undefined
  readonly signal: AbortSignal
}

/** Tells the place that the cookies of this visitor hold, unless they have chosen another, and each they choose on the page. */
export const watchKeptPlace = (
  tell: (place: UserPlace) => void,
  { early, signal }: ChosenPlaces,
): void => {
  const hear = (event: Event): void => {
    listenToLocation(event, tell)
  }
  document.addEventListener(LOCATION_CHANGE_EVENT, hear, { signal })
  if (early === undefined) tellKeptPlace(tell)
  else hear(early)
}
