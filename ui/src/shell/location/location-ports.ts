// What the location dialog asks of the browser and of the service; a chosen place is told to the page, and kept as far as
// the visitor agrees.
import { either as E } from 'fp-ts'
import { decodeWith, writeAddress } from '@evkit/engine/shared'
import { LOCATION_CHANGE_EVENT, type PositionAnswer, type UserPlace } from '@evkit/engine/site'
import {
  rememberPlace,
  usPlaceEndpoint,
  writeLocationCookie,
  type PlaceReply,
} from '@evkit/engine/internal/site'
import { askPosition, isPositionSupported } from '../ports/maps/browser-position.js'
import { mayKeep } from '../ports/consent/may-keep.js'
import { watchConsent } from '../ports/consent/watch-consent.js'
import { readPlace } from '../read-place.js'

const GONE = 404

const readAnswer = async (answer: Response): Promise<PlaceReply> => {
  if (answer.status === GONE) return { kind: 'unknown' }
  const place = answer.ok ? decodeWith(usPlaceEndpoint.reply, await answer.json()) : undefined
  if (place === undefined || E.isLeft(place)) throw new Error(String(answer.status))
  return { kind: 'found', place: place.right }
}

const keep = (place: UserPlace): void => {
  if (!mayKeep()) return
  const { location } = readPlace(document.cookie)
  document.cookie = writeLocationCookie(rememberPlace(location, place), {
    isSecure: window.location.protocol === 'https:',
  })
}

// Consent that is given later keeps what was chosen before; what has been kept once is not kept again, for longer.
const keepOnceAllowed = (): ((place: UserPlace) => void) => {
  let waiting: UserPlace | undefined
  let isWatching = false
  const settle = (): void => {
    if (waiting === undefined || !mayKeep()) return
    keep(waiting)
    waiting = undefined
  }
  return (place) => {
    waiting = place
    settle()
    if (isWatching) return
    isWatching = true
    watchConsent(settle)
  }
}

const keepPlace = keepOnceAllowed()

/** What the location dialog needs from outside. */
export interface LocationPorts {
  /** Asks where a ZIP code is, or which one a position is in; rejected where nobody can be reached. */
  readonly askPlace: (
    question: { readonly zipCode: string } | Pick<UserPlace, 'latitude' | 'longitude'>,
    signal: AbortSignal,
  ) => Promise<PlaceReply>
  readonly askPosition: () => Promise<PositionAnswer>
  /** Takes a place the visitor has chosen. */
  readonly choosePlace: (place: UserPlace) => void
}

/** The ports of the location dialog in a browser. */
export const browserLocationPorts: LocationPorts = {
  askPlace: async (question, signal) => {
    const values = Object.entries(question).map(([name, value]) => [name, String(value)] as const)
    const address = writeAddress(usPlaceEndpoint, Object.fromEntries(values))
    return readAnswer(await fetch(address, { signal, credentials: 'same-origin' }))
  },
  askPosition: async () => (isPositionSupported() ? await askPosition() : { kind: 'failed' }),
  choosePlace: (place) => {
    keepPlace(place)
    const detail = { placeDetails: { location: place } }
    document.dispatchEvent(new CustomEvent(LOCATION_CHANGE_EVENT, { detail }))
  },
}
