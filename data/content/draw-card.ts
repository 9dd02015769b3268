// Draws a card, when the site is built: what shows it elsewhere reads JPEG, and no drawing.
import sharp from 'sharp'
import type { Brand } from './brand.js'
import { drawIcon } from './icon.js'
import { CARD_SIZE } from '../pictures/index.js'

const QUALITY = 84
// [px]
const MARK = { size: 72, margin: 48 } as const
const CAR = { width: 1080, top: 58 } as const

const drawGround = (colour: string) =>
  sharp({ create: { ...CARD_SIZE, channels: 3, background: colour } })

const placeCar = async (picture: Buffer) => {
  const { width, top } = CAR
  const input = await sharp(picture).resize({ width }).toBuffer()
  return { input, top, left: (CARD_SIZE.width - width) / 2 }
}

const placeMark = async (brand: Pick<Brand, 'mark' | 'colours'>) => {
  const input = await sharp(Buffer.from(drawIcon(brand)), { density: 300 })
    .resize(MARK.size)
    .png()
    .toBuffer()
  return { input, top: MARK.margin, left: MARK.margin }
}

/** Draws the card of a picture as a JPEG: a car on the ground of the brand, or a scene that fills it; the mark above. */
export const drawCard = async (
  picture: Buffer,
  {
    brand,
    isScene,
  }: { readonly brand: Pick<Brand, 'mark' | 'colours'>; readonly isScene: boolean },
): Promise<Buffer> => {
  const mark = await placeMark(brand)
  const ground = isScene
    ? sharp(picture).resize({ ...CARD_SIZE, fit: 'cover' })
    : drawGround(brand.colours.light['surface'] ?? '')
  const layers = isScene ? [mark] : [await placeCar(picture), mark]
  return ground.composite(layers).jpeg({ quality: QUALITY, mozjpeg: true }).toBuffer()
}
