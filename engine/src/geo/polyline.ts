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

// Six bits a character from '?' on, which is 63: five of the number, lowest first, and one, 32, that says that more follow.
// Six characters hold 30 bits: twice the way around the earth at precision 6, with its sign, needs no more.
// The numbers stand in the code below as they are, because it runs for every character of every route.

const LATITUDES = 90
const LONGITUDES = 180

// The last bit is the sign.
const toDifference = (value: number): number => (value >> 1) ^ -(value & 1)

/** Where a text is being read, and whether something was wrong with it. Behind its end there are no characters. */
interface Reader {
  at: number
  isSpoilt: boolean
}

const readLong = (text: string, reader: Reader, start: number): number => {
  let value = start
  for (let shift = 10; shift < 30; shift += 5) {
    const chunk = text.charCodeAt(reader.at) - 63
    reader.at += 1
    if (chunk >>> 0 > 63) reader.isSpoilt = true
    value |= (chunk & 31) << shift
    if (chunk < 32) return toDifference(value)
  }
  reader.isSpoilt = true
  return 0
}

// Most numbers of a road have one or two characters.
const readDifference = (text: string, reader: Reader): number => {
  const first = text.charCodeAt(reader.at) - 63
  reader.at += 1
  if (first >>> 0 > 63) reader.isSpoilt = true
  if (first < 32) return toDifference(first)
  const second = text.charCodeAt(reader.at) - 63
  reader.at += 1
  if (second >>> 0 > 63) reader.isSpoilt = true
  const value = (first & 31) | ((second & 31) << 5)
  return second < 32 ? toDifference(value) : readLong(text, reader, value)
}

/** Where decoded numbers are written to. */
interface Target {
  readonly list: Float64Array
  readonly from: number
  readonly factor: number
}

const SPOILT = -1

// Writes the points of a text that has no fault; answers where they end, and SPOILT at the first thing that is wrong.
const writePoints = (text: string, { list, from, factor }: Target): number => {
  const { length } = text
  const limitLat = LATITUDES * factor
  const limitLng = LONGITUDES * factor
  const reader: Reader = { at: 0, isSpoilt: false }
  let lat = 0
  let lng = 0
  let to = from
  while (reader.at < length) {
    lat += readDifference(text, reader)
    lng += readDifference(text, reader)
    if (Math.abs(lat) > limitLat || Math.abs(lng) > limitLng || reader.isSpoilt) return SPOILT
    list[to] = lat / factor
    list[to + 1] = lng / factor
    to += 2
  }
  return to
}

// Reads a spoilt text once more, character by character: only now does it matter where the fault is.
const findFault = (text: string, factor: number): PolylineFault => {
  const { length } = text
  if (length > POLYLINE_LIMIT) return { kind: 'tooLong', at: POLYLINE_LIMIT }
  // The two axes take turns.
  let [own, other, limit, otherLimit] = [0, 0, LATITUDES * factor, LONGITUDES * factor]
  let [value, shift] = [0, 0]
  for (let at = 0; at < length; at += 1) {
    const chunk = text.charCodeAt(at) - 63
    if (chunk >>> 0 > 63) return { kind: 'character', at }
    value |= (chunk & 31) << shift
    shift += 5
    if (chunk >= 32 && shift === 30) return { kind: 'overflow', at }
    if (chunk >= 32) continue
    const sum = own + toDifference(value)
    if (Math.abs(sum) > limit) return { kind: 'offGlobe', at }
    ;[own, other, limit, otherLimit, value, shift] = [other, sum, otherLimit, limit, 0, 0]
  }
  return { kind: 'truncated', at: length }
}

// Lines are decoded into one list that is kept, and copied from it once they are whole: a list is made only as long as it
// has to be. A line that may not fit has a list of its own.
const KEPT = 32_768
const kept = /*#__PURE__*/ new Float64Array(KEPT)

const makeList = (length: number): Float64Array =>
  length < KEPT ? kept : new Float64Array(length + 1)

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
  const factor = FACTORS[precision]
  const { length } = text
  if (length > POLYLINE_LIMIT) return left([findFault(text, factor)])
  const list = makeList(length)
  const to = writePoints(text, { list, from: 0, factor })
  return to === SPOILT ? left([findFault(text, factor)]) : right(list.slice(0, to))
}

/** Why one of several encoded lines cannot be read. */
export interface PolylinesFault extends PolylineFault {
  /** Which line it is, from 0. */
  readonly line: number
}

/**
 * Decodes the encoded lines of all steps of a route, faster than one by one.
 *
 * @param texts - The encoded lines, in order.
 * @param precision - Decimals of their coordinates; 5 unless given.
 * @returns A line for each, all parts of one piece of memory; or the first fault of every line that has one.
 * @law Lines decoded together are the lines decoded one by one.
 * @source T-ROUTE-11, T-DATA-08
 *
 * @example Two steps, of which one is spoilt
 * ```ts
 * import { decodePolylines } from '@evkit/engine/geo'
 * import { either } from 'fp-ts'
 *
 * either.isRight(decodePolylines(['_p~iF~ps|U', '_ulLnnqC'])) // => true
 * decodePolylines(['_p~iF~ps|U', '_ulL']) // => either.left([{ line: 1, kind: 'truncated', at: 4 }])
 * ```
 * @category codecs
 */
export const decodePolylines = (
  texts: readonly string[],
  precision: PolylinePrecision = POLYLINE_PRECISION,
): Either<readonly PolylinesFault[], readonly Line[]> => {
  const factor = FACTORS[precision]
  const readable = texts.map(({ length }) => (length > POLYLINE_LIMIT ? 0 : length))
  const list = makeList(readable.reduce((sum, length) => sum + length, 0))
  const faults: PolylinesFault[] = []
  const ends: number[] = []
  let from = 0
  texts.forEach((text, line) => {
    const to = text.length > POLYLINE_LIMIT ? SPOILT : writePoints(text, { list, from, factor })
    if (to === SPOILT) faults.push({ line, ...findFault(text, factor) })
    else from = to
    ends.push(from)
  })
  if (faults.length > 0) return left(faults)
  const points = list.slice(0, from)
  return right(ends.map((end, line) => points.subarray(ends[line - 1] ?? 0, end)))
}

const writeNumber = (difference: number): string => {
  let rest = difference < 0 ? ~(difference << 1) : difference << 1
  let text = ''
  while (rest >= 32) {
    text += String.fromCharCode(((rest & 31) | 32) + 63)
    rest >>>= 5
  }
  return text + String.fromCharCode(rest + 63)
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
