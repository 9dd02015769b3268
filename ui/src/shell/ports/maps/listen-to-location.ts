// Reads the place another part of the page tells of; asked for with the first of them.
import { option as O } from 'fp-ts'
import { readLocationChange } from '@evkit/engine/internal/site'
import type { RangeMapPorts } from '../../../range/index.js'

/** Tells the place of an event, if it has one. */
export const listenToLocation = (
  event: Event,
  tell: Parameters<RangeMapPorts['watchLocation']>[0],
): void => {
  const place = readLocationChange(event instanceof CustomEvent ? event.detail : undefined)
  if (O.isSome(place)) tell(place.value)
}
