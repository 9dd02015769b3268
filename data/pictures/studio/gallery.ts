// Writes the finished pictures in every paint, width and kind, and the list of them.
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp, { type Sharp } from 'sharp'
import type { Colour } from '../colour.js'
import { MADE_WIDTHS, madeName, madePaints, type MadeScene, type MadeView } from '../made.js'
import { develop, type View } from './develop.js'
import { PAINTS } from './paints.js'
import type { BodyRecord } from './record.js'

/** Folder of the finished pictures. */
const GALLERY = fileURLToPath(new URL('../rendered/', import.meta.url))

interface Target {
  readonly record: BodyRecord
  readonly view: MadeView
  /** Folder of a draft, which is kept out of the gallery. */
  readonly draft?: string | undefined
}

const QUALITY = { 800: { avif: 56, webp: 80 }, 1600: { avif: 50, webp: 72 } } as const

const encode = async (pixels: Sharp, path: string, width: 800 | 1600): Promise<void> => {
  const { avif, webp } = QUALITY[width]
  const narrow = pixels.clone().resize({ width, kernel: 'lanczos3' })
  await narrow.clone().avif({ quality: avif, effort: 5 }).toFile(`${path}.${width}.avif`)
  await narrow
    .clone()
    .webp({ quality: webp, alphaQuality: 80, effort: 6 })
    .toFile(`${path}.${width}.webp`)
}

const pixelsOf = (view: View, colour: Colour): Sharp => {
  const { width, height } = view
  const data = Buffer.from(develop(view, PAINTS[colour]).buffer)
  return sharp(data, { raw: { width, height, channels: 4 } })
}

/** Writes a view in its paints. */
export const writePictures = async (view: View, target: Target): Promise<void> => {
  const name = (colour: Colour): string => madeName(target.record.body, colour, target.view)
  mkdirSync(GALLERY, { recursive: true })
  for (const colour of madePaints(target.record.body, target.view)) {
    const pixels = pixelsOf(view, colour)
    if (target.draft === undefined)
      for (const width of MADE_WIDTHS) await encode(pixels, join(GALLERY, name(colour)), width)
    else await pixels.png().toFile(join(target.draft, `${name(colour)}.png`))
  }
}

const SCENE_QUALITY = { avif: 52, webp: 74 }

/** A scene as it is seen: red, green and blue, a byte each. */
interface SceneSheet {
  readonly name: MadeScene
  readonly width: number
  readonly pixels: Uint8ClampedArray
  /** Folder for the picture in its whole size, or of a draft. */
  readonly folder: string
}

/** Writes a scene in its widths, and once as large as it was rendered, for clips. */
export const writeScene = async (
  { name, width, pixels, folder }: SceneSheet,
  isDraft: boolean,
): Promise<void> => {
  const raw = { width, height: pixels.length / 3 / width, channels: 3 as const }
  const scene = sharp(Buffer.from(pixels.buffer), { raw })
  await scene
    .clone()
    .png()
    .toFile(join(folder, `${name}.png`))
  if (isDraft) return
  for (const wanted of MADE_WIDTHS) {
    const path = join(GALLERY, `${name}.${wanted}`)
    const sized = scene.clone().resize({ width: wanted, kernel: 'lanczos3' })
    await sized.clone().avif({ quality: SCENE_QUALITY.avif, effort: 5 }).toFile(`${path}.avif`)
    await sized.clone().webp({ quality: SCENE_QUALITY.webp, effort: 6 }).toFile(`${path}.webp`)
  }
}

const LIST = 'list.json'

/** Lists every picture with its size and what it was made from. */
export const writeList = (): void => {
  const files = readdirSync(GALLERY)
    .filter((file) => file !== LIST)
    .sort()
    .map((file) => {
      const bytes = readFileSync(join(GALLERY, file))
      const sum = createHash('sha256').update(bytes).digest('hex').slice(0, 16)
      return { file, bytes: bytes.length, sum }
    })
  const list = { madeBy: 'Blender 3.4.1 and data/pictures/studio', files }
  writeFileSync(join(GALLERY, LIST), `${JSON.stringify(list, null, 2)}\n`)
}
