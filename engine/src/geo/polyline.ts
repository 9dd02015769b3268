import { left, right, type Either } from '../shared/index.js'
import type { Line } from './geo.types.js'

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

/**
 * Decimals of the coordinates in the route answer [1].
 *
 * @source T-ROUTE-11
 * @category constants
 */
export const POLYLINE_PRECISION: PolylinePrecision = 5

/**
 * The longest encoded line that is read [1]: a million characters, some two hundred thousand points.
 *
 * @source T-ROUTE-11, E-T-22
 * @category constants
 */
export const POLYLINE_LIMIT = 1_000_000

const FACTORS: Readonly<Record<PolylinePrecision, number>> = { 5: 1e5, 6: 1e6 }

// Six bits a character from '?' on: five of the number, lowest first, and one that says that more follow.
const FIRST = 63
const BITS = 5
const PAYLOAD = 31
const MORE = 32
const ALPHABET = 63
// Six characters hold 30 bits: twice the way around the earth at precision 6, with its sign, needs no more.
const ALL_BITS = 30

const LATITUDES = 90
const LONGITUDES = 180

const fail = (kind: PolylineFault['kind'], at: number): Either<readonly PolylineFault[], never> =>
  left([{ kind, at }])

/**
 * Decodes an encoded line.
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
 * @param text - The encoded line, of any source.
 * @param precision - Decimals of its coordinates; 5 unless given.
 * @returns The points, all on the globe; or the first fault with its place. What comes after a fault means nothing, so
 * there is never a second.
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
  const { length } = text
  if (length > POLYLINE_LIMIT) return fail('tooLong', POLYLINE_LIMIT)
  const factor = FACTORS[precision]
  const line = new Float64Array(length)
  let to = 0
  // The two axes take turns: what was this one becomes the other one.
  let [own, other, limit, otherLimit] = [0, 0, LATITUDES * factor, LONGITUDES * factor]
  let [value, shift] = [0, 0]
  for (let at = 0; at < length; at += 1) {
    const chunk = text.charCodeAt(at) - FIRST
    if (chunk >>> 0 > ALPHABET) return fail('character', at)
    value |= (chunk & PAYLOAD) << shift
    if (chunk >= MORE) {
      shift += BITS
      if (shift === ALL_BITS) return fail('overflow', at)
      continue
    }
    const sum = own + ((value >> 1) ^ -(value & 1))
    if (sum > limit || sum < -limit) return fail('offGlobe', at)
    line[to] = sum / factor
    to += 1
    own = other
    other = sum
    const swapped = limit
    limit = otherLimit
    otherLimit = swapped
    value = 0
    shift = 0
  }
  return shift > 0 || (to & 1) === 1 ? fail('truncated', length) : right(line.slice(0, to))
}

const writeNumber = (difference: number): string => {
  let rest = difference < 0 ? ~(difference << 1) : difference << 1
  let text = ''
  while (rest >= MORE) {
    text += String.fromCharCode(((rest & PAYLOAD) | MORE) + FIRST)
    rest >>>= BITS
  }
  return text + String.fromCharCode(rest + FIRST)
}

const toWhole = (degrees: number, limit: number, factor: number): number =>
  Math.round(Math.max(-limit, Math.min(limit, Number.isNaN(degrees) ? 0 : degrees)) * factor)

/**
 * Encodes a line.
 *
 * @param line - Its points; a coordinate off the globe is taken as the last on it, one that is not a number as 0.
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
  const factor = FACTORS[precision]
  let text = ''
  let [lat, lng] = [0, 0]
  for (let at = 0; at + 1 < line.length; at += 2) {
    const nextLat = toWhole(line[at] ?? 0, LATITUDES, factor)
    const nextLng = toWhole(line[at + 1] ?? 0, LONGITUDES, factor)
    text += writeNumber(nextLat - lat) + writeNumber(nextLng - lng)
    lat = nextLat
    lng = nextLng
  }
  return text
}
