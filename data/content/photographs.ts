// Photographs of a brand: a file in `brand/pictures` takes the place of the drawn or rendered picture of its name.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const FOLDER = 'brand/pictures/'
const KINDS = ['avif', 'jpeg', 'jpg', 'png', 'webp']
const FILE = new RegExp(`^(.+)\\.(?:${KINDS.join('|')})$`)
const ADDRESS = /^\/media\/([a-z]+\/[a-z0-9-]+)(?:\.\d+)?\.[a-z]+$/

// [px] A photograph in the place of a drawing: drawings are shown small.
const IN_DRAWING = 960
const QUALITY = 82

// [px]
interface PictureSize {
  readonly width: number
  readonly height: number
}

/** The photographs below a data folder. */
export interface Photographs {
  /** Names such as `cars/small-suv-moss-side`, each of a file. */
  readonly names: readonly string[]
  /** The drawing at an address as a drawing that holds its photograph; nothing where there is none. */
  readonly wrap: (address: string, drawing: string) => Promise<string | undefined>
  /** The photograph at the address of a rendered picture, cut to its size; nothing where there is none. */
  readonly cut: (address: string, rendered: Buffer) => Promise<Buffer | undefined>
}

const listFiles = (folder: URL): ReadonlyMap<string, URL> => {
  const root = new URL(FOLDER, folder)
  if (!existsSync(root)) return new Map()
  const files = readdirSync(fileURLToPath(root), { recursive: true, encoding: 'utf8' })
  return new Map(
    files.flatMap((file) => {
      const [, name] = FILE.exec(file) ?? []
      return name === undefined ? [] : [[name.replaceAll('\\', '/'), new URL(file, root)] as const]
    }),
  )
}

const sizeOf = (drawing: string): PictureSize => {
  const [, width = '3', height = '2'] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(drawing) ?? []
  const ratio = Number(height) / Number(width)
  return { width: IN_DRAWING, height: Math.round(IN_DRAWING * ratio) }
}

/** Finds the photographs below a data folder. */
export const openPhotographs = (folder: URL): Photographs => {
  const files = listFiles(folder)
  const find = (address: string): URL | undefined => {
    const [, name = ''] = ADDRESS.exec(address) ?? []
    return files.get(name)
  }
  const wrapped = new Map<string, Promise<string>>()
  const cutTo = (file: URL, { width, height }: PictureSize) =>
    sharp(readFileSync(file)).rotate().resize({ width, height, fit: 'cover' })
  const wrap = async (file: URL, size: PictureSize): Promise<string> => {
    const { hasAlpha } = await sharp(readFileSync(file)).metadata()
    const cut = cutTo(file, size)
    // Kinds every reader of drawings knows; the narrower pictures of forms are made by one.
    const kind = hasAlpha ? 'png' : 'jpeg'
    const bytes = await cut.toFormat(kind, { quality: QUALITY }).toBuffer()
    const box = `width="${size.width}" height="${size.height}"`
    return [
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}" ${box}>`,
      `<image ${box} href="data:image/${kind};base64,${bytes.toString('base64')}"/></svg>`,
    ].join('')
  }
  return {
    names: [...files.keys()],
    wrap: async (address, drawing) => {
      const file = find(address)
      if (file === undefined) return undefined
      const known = wrapped.get(address) ?? wrap(file, sizeOf(drawing))
      wrapped.set(address, known)
      return known
    },
    cut: async (address, rendered) => {
      const file = find(address)
      if (file === undefined) return undefined
      const size = await sharp(rendered).metadata()
      const picture = cutTo(file, size)
      return (
        address.endsWith('.avif') ? picture.avif() : picture.webp({ quality: QUALITY })
      ).toBuffer()
    },
  }
}
