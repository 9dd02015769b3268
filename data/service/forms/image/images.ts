// The calls about pictures: the drawn ones of our cars by their id, and any of them or of a listed host in a width.
import type { Context } from 'hono'
import { FORMS_CALLS } from '@evkit/engine/forms/documents'
import { PICTURE_QUALITY, PICTURE_WIDTH_LIMIT } from '@evkit/engine/forms/journey'
import { none, some, type Option } from '@evkit/engine/shared'
import { drawByName, findPicture } from '../../../pictures/index.js'
import { refuse } from '../answers.js'
import type { Asked, Calls } from '../calls.js'
import { fetchImage, readSource, type ImagePorts } from './fetch-image.js'
import { isRaster, resize, type Size } from './resize.js'

/** What the calls about pictures need. */
export interface ImagesPorts extends ImagePorts {
  /** Hosts pictures may be fetched from. */
  readonly hosts: readonly string[]
}

const DAY = 86_400
const MOST_KEPT = 200

const findDrawing = (imageId: string): string | undefined => {
  if (!/^[a-z0-9-]{1,80}$/.test(imageId)) return undefined
  const picture = findPicture(`/media/cars/${imageId}.svg`)
  return picture === undefined ? undefined : drawByName(picture)
}

const send = (context: Context, type: string, body: string | Buffer): Response => {
  context.header('Content-Type', type)
  context.header('Cache-Control', `public, max-age=${DAY}`)
  context.header('X-Content-Type-Options', 'nosniff')
  return context.body(typeof body === 'string' ? body : new Uint8Array(body))
}

const readNumber = (text: string, fallback: number, most: number): Option<number> => {
  if (text === '') return some(fallback)
  if (!/^\d{1,6}(\.\d{1,6})?$/.test(text)) return none
  return some(Math.min(most, Math.max(1, Math.round(Number(text)))))
}

const readSize = ({ query }: Asked): Option<Size> => {
  const width = readNumber(query('width'), PICTURE_WIDTH_LIMIT, PICTURE_WIDTH_LIMIT)
  const quality = readNumber(query('quality'), PICTURE_QUALITY, PICTURE_QUALITY)
  return width._tag === 'Some' && quality._tag === 'Some'
    ? some({ width: width.value, quality: quality.value })
    : none
}

// A picture of our own is named by the address it is shown at.
const readOwn = (url: string): string | undefined => {
  if (!url.startsWith('/') || url.startsWith('//')) return undefined
  const { pathname, searchParams } = new URL(url, 'https://own.invalid')
  const isOurs = pathname === FORMS_CALLS.vehicleImage.path
  return isOurs ? (searchParams.get('imageId') ?? undefined) : undefined
}

type Bytes = (url: string) => Promise<Buffer | undefined>

const createBytes =
  (ports: ImagesPorts): Bytes =>
  async (url) => {
    const own = readOwn(url)
    if (own !== undefined) {
      const drawing = findDrawing(own)
      return drawing === undefined ? undefined : Buffer.from(drawing)
    }
    const source = readSource(url, ports.hosts)
    if (source === undefined) return undefined
    const fetched = await fetchImage(source, ports)
    return fetched._tag === 'Right' && isRaster(fetched.right) ? fetched.right : undefined
  }

const isAllowed = (url: string, { hosts }: ImagesPorts): boolean =>
  readOwn(url) !== undefined || readSource(url, hosts) !== undefined

/** Adds the calls about pictures. */
export const addImages = (calls: Calls, ports: ImagesPorts): void => {
  const bytesOf = createBytes(ports)
  const kept = new Map<string, Buffer>()
  calls.answer('vehicleImage', 'pictures', ({ context, query }) => {
    const drawing = findDrawing(query('imageId'))
    return drawing === undefined
      ? refuse(context, 'NOT_FOUND')
      : send(context, 'image/svg+xml', drawing)
  })
  calls.answer('resizedImage', 'pictures', async (asked) => {
    const { context, query } = asked
    const size = readSize(asked)
    const url = query('url')
    if (size._tag === 'None') {
      return refuse(context, 'INVALID_QUESTION', { detail: 'width and quality as numbers' })
    }
    if (!isAllowed(url, ports)) {
      return refuse(context, 'INVALID_QUESTION', { detail: 'url: a picture of a listed host' })
    }
    const name = [size.value.width, size.value.quality, url].join(' ')
    const before = kept.get(name)
    if (before !== undefined) return send(context, 'image/webp', before)
    const bytes = await bytesOf(url)
    const picture = bytes === undefined ? undefined : await resize(bytes, size.value)
    if (picture?._tag !== 'Right') return refuse(context, 'BAD_SOURCE')
    kept.set(name, picture.right)
    const oldest = kept.size > MOST_KEPT ? kept.keys().next() : undefined
    if (oldest?.done === false) kept.delete(oldest.value)
    return send(context, 'image/webp', picture.right)
  })
}
