import { reading } from './finding.js'
import { findAt, type Lenient } from './lenient.codec.js'

/** Ratios of width to height a picture or a video may have. @source B-VID-22, D-B-38 @category constants */
export const RATIOS = ['1:1', '2:3', '4:5', '9:16', '3:2', '4:3', '16:9', '21:9', '4:2'] as const

/** A ratio of width to height. */
export type Ratio = (typeof RATIOS)[number]

/** What a ratio that is not allowed becomes. @source B-VID-23, D-B-38 @category constants */
export const FALLBACK_RATIO: Ratio = '16:9'

/** What is said of it. @source B-VID-23, B-ERR-06 @category constants */
const RATIO_TEXT = 'Ratio not supported, using 16:9'

const SPACES = /\s*:\s*/

/** A ratio as it is written: the block's own where nothing is said, 16:9 where it is not allowed. */
export const ratio =
  (fallback: Ratio): Lenient<Ratio> =>
  (value, at) => {
    const isText = typeof value === 'string'
    const written = isText ? value.trim().replace(SPACES, ':') : ''
    if (value === undefined || value === null || (isText && written === '')) {
      return reading(fallback)
    }
    const known = RATIOS.find((one) => one === written)
    return known === undefined
      ? reading(FALLBACK_RATIO, findAt('RATIO', at, RATIO_TEXT))
      : reading(known)
  }
