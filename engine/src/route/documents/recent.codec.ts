import * as t from 'io-ts'
import { LatLngCodec } from '../../site/index.js'
import { isPlace } from '../route-ends.js'
import { MOST_RECENT } from '../recent-places.js'
import type { Place } from '../route.types.js'

const RecentPlacesCodec: t.Type<readonly Place[], unknown> = /*#__PURE__*/ t.readonlyArray(
  /*#__PURE__*/ t.exact(
    /*#__PURE__*/ t.type({
      id: t.string,
      name: t.string,
      address: t.string,
      location: LatLngCodec,
    }),
  ),
)

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

/**
 * Reads the places of earlier visits from what the device has kept.
 *
 * @param text - What was kept; anything.
 * @returns At most five places that can be driven to; none for a text that is not such a list.
 * @law Arbitrary texts are read without an exception.
 * @source E-T-34, E-T-27
 *
 * @example Nothing was kept
 * ```ts
 * import { readRecentPlaces } from '@evkit/engine/route/documents'
 *
 * readRecentPlaces('') // => []
 * ```
 * @category codecs
 */
export const readRecentPlaces = (text: string): readonly Place[] => {
  const read = RecentPlacesCodec.decode(parseJson(text))
  return read._tag === 'Right' ? read.right.filter(isPlace).slice(0, MOST_RECENT) : []
}
