/**
 * Widest picture that is asked for [px].
 *
 * @source F-CONST-28, F-API-40, D-F-52
 * @category constants
 */
export const PICTURE_WIDTH_LIMIT = 3840

/**
 * Quality of a resized picture where none is named, and the best there is; 1 to 100.
 *
 * @source F-CONST-29, F-API-40, D-F-52
 * @category constants
 */
export const PICTURE_QUALITY = 100

/**
 * How long a resized picture is waited for before the original is shown [ms].
 *
 * @source F-CONST-30, F-API-41, D-F-52
 * @category constants
 */
export const PICTURE_TIMEOUT = 1500

/** A picture that is wanted in a width. */
export interface PictureQuery {
  /** Market slug. */
  readonly market: string
  /** Address of the original. */
  readonly url: string
  /** [px] As it is shown, times the density of the screen. */
  readonly width: number
  /** 1 to 100. */
  readonly quality?: number
}

const between = (number: number, most: number): number =>
  Number.isNaN(number) ? most : Math.min(most, Math.max(1, Math.round(number)))

/**
 * Resolves the query of the resizing route.
 *
 * @source F-API-40, F-CONST-28, F-CONST-29, D-F-52
 */
export const resolvePictureQuery = ({
  market,
  url,
  width,
  quality = PICTURE_QUALITY,
}: PictureQuery): Readonly<Record<'market' | 'url' | 'width' | 'quality', string>> => ({
  market,
  url,
  width: String(between(width, PICTURE_WIDTH_LIMIT)),
  quality: String(between(quality, PICTURE_QUALITY)),
})
