/**
 * Widths an image is asked for in [px].
 *
 * @source B-IMG-03
 * @category constants
 */
export const IMAGE_WIDTHS = [480, 720, 1080, 1240, 1366, 1440, 1600, 1920] as const

/** Widths of galleries, which fill a screen [px]. @source D-B-49, B-GAL-21 @category constants */
export const GALLERY_IMAGE_WIDTHS = [...IMAGE_WIDTHS, 2560, 3840] as const

/** Width of the thumbnail that is shown until an image has come [px]. @source B-IMG-06 @category constants */
export const PLACEHOLDER_WIDTH = 10

/** Size of a callout's image on phones [px]. @source B-CALL-11 @category constants */
export const CALLOUT_MOBILE_IMAGE = { width: 1080, height: 720 } as const

/** Size of a callout's image in the overlay [px]. @source B-CALL-12 @category constants */
export const CALLOUT_OVERLAY_IMAGE = { width: 1024, height: 768 } as const

/**
 * Every width a page asks for an image in, from the narrowest on [px]. A service makes these and no others.
 *
 * @source B-IMG-03, B-IMG-06, B-CALL-11, B-CALL-12
 * @category constants
 */
export const ASKED_IMAGE_WIDTHS: readonly number[] = [
  PLACEHOLDER_WIDTH,
  ...GALLERY_IMAGE_WIDTHS,
  CALLOUT_OVERLAY_IMAGE.width,
].sort((one, other) => one - other)

// Pictures made ahead: their files stand beside each other, such as `/media/car.800.avif` and `/media/car.1600.avif`.
const MADE_WIDTHS = [800, 1600] as const
const MADE = /^(\/media\/[^?#]*)\.(?:800|1600)\.(avif|webp)$/i

const madeIn = (src: string, width: number): string => {
  const least = MADE_WIDTHS.find((made) => made >= width) ?? MADE_WIDTHS[1]
  return src.replace(MADE, `$1.${least}.$2`)
}

const OWN_SCHEME = /^\s*(?:data|blob):/i
const DRAWING = /\.svg$/i
const OWN_PARAMETERS = /^(?:w|imdensity)(?:=|$)/i

const cutAt = (text: string, mark: string): readonly [before: string, after: string] => {
  const at = text.indexOf(mark)
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at)]
}

// A drawing, or what is written into the page.
const isOneSize = (src: string): boolean =>
  OWN_SCHEME.test(src) || DRAWING.test(cutAt(cutAt(src, '#')[0], '?')[0])

/**
 * Builds the URL of an image resized to a width.
 *
 * @param src - URL of the image; its other parameters are unchanged.
 * @param width - Width [px], rounded to a whole number; in CSS pixels where `density` is above 1.
 * @param density - Device pixel ratio; 1 where the browser selects the file (`srcset`).
 * @returns The URL. A vector image has the same one at every width, a pre-rendered image the smallest file wide enough,
 * and an empty URL stays empty.
 * @law Asking again for the same width changes nothing.
 * @source B-IMG-01, B-IMG-02, D-B-49
 *
 * @example What it asked for before is replaced
 * ```ts
 * import { imageUrl } from '@evkit/engine/content'
 *
 * imageUrl('/a.jpg', 720) // => '/a.jpg?w=720&imdensity=1'
 * imageUrl('/a.jpg?v=2&w=99#x', 480) // => '/a.jpg?v=2&w=480&imdensity=1#x'
 * imageUrl('/a.svg', 480) // => '/a.svg'
 * imageUrl('/media/a.1600.avif', 480) // => '/media/a.800.avif'
 * ```
 * @category addresses
 */
export const imageUrl = (src: string, width: number, density = 1): string => {
  if (src.trim() === '') return ''
  if (isOneSize(src)) return src
  if (MADE.test(src)) return madeIn(src, width * density)
  const [address, fragment] = cutAt(src, '#')
  const [path, query] = cutAt(address, '?')
  const kept = query
    .slice(1)
    .split('&')
    .filter((part) => part !== '' && !OWN_PARAMETERS.test(part))
  const asked = [...kept, `w=${Math.round(width)}`, `imdensity=${density}`].join('&')
  return `${path}?${asked}${fragment}`
}

/**
 * Lists the widths of an image for the browser to choose from.
 *
 * @source B-IMG-03, D-B-49
 */
export const imageSet = (src: string, widths: readonly number[] = IMAGE_WIDTHS): string =>
  src.trim() === '' || isOneSize(src)
    ? ''
    : (MADE.test(src) ? MADE_WIDTHS : widths)
        .map((width) => `${imageUrl(src, width)} ${width}w`)
        .join(', ')
