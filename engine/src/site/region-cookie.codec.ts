import * as t from 'io-ts'
import { none, some, type Option } from '../shared/index.js'

/**
 * Name of the cookie an edge server writes with the visitor's region.
 *
 * @source T-DATA-27, D-T-43
 * @category constants
 */
export const REGION_COOKIE = 'evkit_region'

const NUMERIC = /^-?\d{1,3}(\.\d+)?$/

const within = (name: string, most: number): t.Type<number, number> =>
  new t.Type<number, number, unknown>(
    name,
    (value): value is number => typeof value === 'number' && Math.abs(value) <= most,
    (value, context) => {
      const read = typeof value === 'string' && NUMERIC.test(value) ? Number(value) : value
      return typeof read === 'number' && Math.abs(read) <= most
        ? t.success(read)
        : t.failure(value, context)
    },
    t.identity,
  )

const Optional = new t.Type<string | undefined, string | undefined, unknown>(
  'a text, or nothing',
  (value): value is string | undefined => value === undefined || typeof value === 'string',
  (value, context) => {
    if (value === null || value === undefined) return t.success(undefined)
    return typeof value === 'string' ? t.success(value) : t.failure(value, context)
  },
  t.identity,
)

/**
 * Codec of the region cookie's content: both coordinates as numbers or numeric text, the other members optional text.
 *
 * @source T-DATA-27, T-LOC-02, D-T-43
 * @category codecs
 */
export const RegionCookieCodec = t.exact(
  t.intersection([
    t.type({ latitude: within('latitude', 90), longitude: within('longitude', 180) }),
    t.partial({ zipCode: Optional, region: Optional, country: Optional, city: Optional }),
  ]),
  'RegionCookie',
)
/** Where an edge server takes the visitor to be: coordinates in degrees, names as it writes them. */
export type RegionCookie = t.TypeOf<typeof RegionCookieCodec>

const LONGEST = 4096

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

const unescape = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/**
 * Reads the region cookie: escaped JSON, or JSON as it is.
 *
 * @param text - Value of the cookie; longer than 4096 characters counts as absent.
 * @returns The region, or `none`: what is not valid counts as absent, nothing throws.
 * @law Any cookie text is a region or nothing, without an exception.
 * @source T-DATA-27, T-LOC-02, T-LOC-03, D-T-43
 *
 * @example Numeric text counts
 * ```ts
 * import { readRegionCookie } from '@evkit/engine/site'
 * import { option } from 'fp-ts'
 *
 * readRegionCookie('{"latitude":"57.7","longitude":"11.97","country":"SE"}') // => option.some({ latitude: 57.7, longitude: 11.97, country: 'SE' })
 * readRegionCookie('not json') // => option.none
 * ```
 * @category codecs
 */
export const readRegionCookie = (text: string): Option<RegionCookie> => {
  if (text.length > LONGEST) return none
  const document = parse(text) ?? parse(unescape(text))
  const decoded = RegionCookieCodec.decode(document)
  return decoded._tag === 'Right' ? some(decoded.right) : none
}
