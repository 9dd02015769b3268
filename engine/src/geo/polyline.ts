import { decode, encode } from '@googlemaps/polyline-codec/dist/index.esm.js'
import { left, right, type Either } from '../shared/index.js'
import type { Line } from './geo.types.js'
import { LINE_STRIDE } from './line.js'

/** Decimals a coordinate of an encoded line has. */
export type PolylinePrecision = 5 | 6

/** Why an encoded line cannot be read. */
export interface PolylineFault {
  /**
   * `tooLong`: more characters than are read; `character`: one that encodes nothing; `truncated`: ends within a number
   * or after a latitude; `overflow`: a number of more than six characters; `offGlobe`: a point beyond a pole or beyond
   * 180 degrees.
   */
  readonly kind: 'tooLong' | 'character' | 'truncated' | 'overflow' | 'offGlobe'
  /** Character at which it was found, from 0; the length of the text if its end came too early. */
  readonly at: number
}

/** Decimals of the coordinates in the route answer [1]. @source T-ROUTE-11 @category constants */
const POLYLINE_PRECISION: PolylinePrecision = 5

/**
 * The longest encoded line that is read [1]: a million characters, some two hundred thousand points.
 *
 * @source T-ROUTE-11, E-T-22
 * @category constants
 */
export const POLYLINE_LIMIT = 1_000_000

const FACTORS: Readonly<Record<PolylinePrecision, number>> = { 5: 1e5, 6: 1e6 }

const LATITUDES = 90
const LONGITUDES = 180

// Six bits a character from '?' on, which is 63: five of the number, lowest first, and one, 32, that says that more follow.
// Six characters hold 30 bits: twice the way around the earth at precision 6, with its sign, needs no more.
// The numbers stand in the code below as they are, because it runs for every character of every route.

// The last bit is the sign.
const toDifference = (value: number): number => (value >> 1) ^ -(value & 1)

interface Axis {
  /** Where the line has come to, as a whole number. */
  sum: number
  readonly limit: number
}

// Looks at every character before the codec does, which decodes anything, also to points that are none.
const findFault = (text: string, factor: number): PolylineFault | undefined => {
  const { length } = text
  if (length > POLYLINE_LIMIT) return { kind: 'tooLong', at: POLYLINE_LIMIT }
  const lat: Axis = { sum: 0, limit: LATITUDES * factor }
  const lng: Axis = { sum: 0, limit: LONGITUDES * factor }
  let [axis, value, shift] = [lat, 0, 0]
  for (let at = 0; at < length; at += 1) {
    const chunk = text.charCodeAt(at) - 63
    if (chunk >>> 0 > 63) return { kind: 'character', at }
    value |= (chunk & 31) << shift
    shift += 5
    if (chunk >= 32 && shift === 30) return { kind: 'overflow', at }
    if (chunk >= 32) continue
    axis.sum += toDifference(value)
    if (Math.abs(axis.sum) > axis.limit) return { kind: 'offGlobe', at }
    axis = axis === lat ? lng : lat
    value = 0
    shift = 0
  }
  return axis === lng || shift > 0 ? { kind: 'truncated', at: length } : undefined
}

/**
 * Decodes an encoded polyline (Google's polyline algorithm).
 *
 * | the text                                      | answer      |
 * | --------------------------------------------- | ----------- |
 * | is longer than is read                        | `tooLong`   |
 * | has a character that is none of `?` to `~`    | `character` |
 * | has a number of more than six characters      | `overflow`  |
 * | leads to a point that is none on earth        | `offGlobe`  |
 * | ends within a number or after a latitude      | `truncated` |
 * | is empty                                      | no points   |
 *
 * @param text - The encoded polyline; untrusted input is safe.
 * @param precision - Decimals of its coordinates; 5 unless given.
 * @returns The points, all on the globe; or the first fault with its position. Decoding stops there, so there is never
 * a second.
 *
 * @formula coordinate = sum of the differences / 10^precision
 * @law Decoding an encoded line gives its points to 1e-5 of a degree.
 * @law Any text decodes to points on the globe or to a fault within the text.
 * @source T-ROUTE-11
 *
 * @example The worked value of the row
 * ```ts
 * import { decodePolyline } from '@evkit/engine/geo'
 * import { either } from 'fp-ts'
 *
 * const decoded = decodePolyline('_p~iF~ps|U_ulLnnqC_mqNvxq`@')
 * either.isRight(decoded) && [...decoded.right] // => [38.5, -120.2, 40.7, -120.95, 43.252, -126.453]
 * decodePolyline('_p~iF') // => either.left([{ kind: 'truncated', at: 5 }])
 * ```
 * @category codecs
 */
export const decodePolyline = (
  text: string,
  precision: PolylinePrecision = POLYLINE_PRECISION,
): Either<readonly PolylineFault[], Line> => {
  const fault = findFault(text, FACTORS[precision])
  if (fault !== undefined) return left([fault])
  const pairs = decode(text, precision)
  const line = new Float64Array(pairs.length * LINE_STRIDE)
  pairs.forEach(([lat, lng], at) => {
    line[at * LINE_STRIDE] = lat
    line[at * LINE_STRIDE + 1] = lng
  })
  return right(line)
}

const clamp = (degrees: number, limit: number): number =>
  Number.isNaN(degrees) ? 0 : Math.max(-limit, Math.min(limit, degrees))

/**
 * Encodes a line as a polyline string (Google's polyline algorithm).
 *
 * @param line - Its points; coordinates out of bounds are clamped, NaN becomes 0.
 * @param precision - Decimals to keep; 5 unless given.
 * @returns The text, of the characters `?` to `~`; empty for no points.
 *
 * @formula coordinate * 10^precision, rounded, less the one before
 * @law Decoding an encoded line gives its points to 1e-5 of a degree.
 * @source T-ROUTE-11
 *
 * @example The worked value of the row
 * ```ts
 * import { encodePolyline } from '@evkit/engine/geo'
 *
 * encodePolyline(Float64Array.of(38.5, -120.2, 40.7, -120.95, 43.252, -126.453)) // => '_p~iF~ps|U_ulLnnqC_mqNvxq`@'
 * ```
 * @category codecs
 */
export const encodePolyline = (
  line: Line,
  precision: PolylinePrecision = POLYLINE_PRECISION,
): string => {
  const pairs = Array.from(
    { length: Math.floor(line.length / LINE_STRIDE) },
    (_, at): [number, number] => [
      clamp(line[at * LINE_STRIDE] ?? 0, LATITUDES),
      clamp(line[at * LINE_STRIDE + 1] ?? 0, LONGITUDES),
    ],
  )
  return encode(pairs, precision)
}
