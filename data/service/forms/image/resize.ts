// Makes a picture narrower. What it is, its first bytes tell; a drawing of somebody else is never read.
import sharp from 'sharp'
import { left, right, type Either } from '@evkit/engine/shared'

/** [px] */
const MOST_PIXELS = 25_000_000
// For a whole machine under load; how many run at a time is limited where they are asked for.
const LONGEST_SECONDS = 10
// [px] A drawing can be made in any width; none of a page is shown wider.
const WIDEST_DRAWING = 1600
// Of 6: a little larger for half the work.
const EFFORT = 2

const STARTS: readonly (readonly [start: string, at: number])[] = [
  ['ffd8ff', 0],
  ['89504e470d0a1a0a', 0],
  ['474946383761', 0],
  ['474946383961', 0],
  ['57454250', 8],
  ['6674797061766966', 4],
]

/** Whether bytes are a picture made of dots, of a kind that is read. */
export const isRaster = (bytes: Buffer): boolean =>
  STARTS.some(([start, at]) => {
    const wanted = Buffer.from(start, 'hex')
    return bytes.subarray(at, at + wanted.byteLength).equals(wanted)
  })

/** How wide, and how good from 1 to 100. */
export interface Size {
  readonly width: number
  readonly quality: number
}

/** Writes a picture as WebP, no wider than asked and than it is. */
export const resize = async (
  bytes: Buffer,
  { width, quality }: Size,
): Promise<Either<'no picture', Buffer>> => {
  try {
    const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    return right(
      await picture
        .rotate()
        .resize({
          width: isRaster(bytes) ? width : Math.min(width, WIDEST_DRAWING),
          withoutEnlargement: true,
        })
        .timeout({ seconds: LONGEST_SECONDS })
        .webp({ quality, effort: EFFORT })
        .toBuffer(),
    )
  } catch {
    return left('no picture')
  }
}

/** Writes a picture in the kind it has, no wider than asked and than it is. */
export const narrowAsItIs = async (
  bytes: Buffer,
  width: number,
): Promise<Either<'no picture', Buffer>> => {
  if (!isRaster(bytes)) return left('no picture')
  try {
    const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    return right(
      await picture
        .rotate()
        .resize({ width, withoutEnlargement: true })
        .timeout({ seconds: LONGEST_SECONDS })
        .toBuffer(),
    )
  } catch {
    return left('no picture')
  }
}
