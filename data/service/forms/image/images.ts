// The calls about pictures: the drawn ones of our cars by their id, and any of them or of a listed host in a width.
import type { Context } from 'hono'
import { either as E, option as O } from 'fp-ts'
import { FORMS_CALLS } from '@evkit/engine/forms'
import { PICTURE_QUALITY, PICTURE_WIDTH_LIMIT } from '@evkit/engine/internal/forms'
import { left, none, right, some, type Either, type Option } from '@evkit/engine/shared'
import { drawByName, findPicture } from '../../../pictures/index.js'
import type { Photographs } from '../../../content/photographs.js'
import { BUSY_SECONDS, type Admission } from '../../admission.js'
import { createMemory } from '../../memory.js'
import { refuse } from '../answers.js'
import type { Asked, Calls } from '../calls.js'
import { fetchImage, readSource, type ImagePorts } from './fetch-image.js'
import { isRaster, resize, type Size } from './resize.js'

/** What the calls about pictures need. */
export interface ImagesPorts extends ImagePorts {
  /** Hosts pictures may be fetched from. */
  readonly hosts: readonly string[]
  readonly inTurn: Admission['inTurn']
  /** Photographs in the place of drawn cars. */
  readonly photographs: Pick<Photographs, 'wrap'>
  /** [ms] Time that only moves forward. */
  readonly elapsed: () => number
}

const DAY = 86_400
// [B] Of narrower pictures.
const MOST_BYTES = 32 * 1024 * 1024
// [ms] How long a source that gave no picture is not asked again, and of how many that is remembered.
const FAILURE_MS = 60_000
const MOST_FAILURES = 500

// Few sizes, so that nobody makes work with sizes of their own: what is asked for is moved up to the next.
const WIDTHS = [100, 200, 320, 480, 640, 800, 960, 1280, 1600, 1920, 2560, PICTURE_WIDTH_LIMIT]
const QUALITIES = [40, 60, 75, 85, PICTURE_QUALITY]

const findDrawing = async (
  imageId: string,
  { photographs }: Pick<ImagesPorts, 'photographs'>,
): Promise<string | undefined> => {
  if (!/^[a-z0-9-]{1,80}$/.test(imageId)) return undefined
  const address = `/media/cars/${imageId}.svg`
  const picture = findPicture(address)
  if (picture === undefined) return undefined
  const drawing = drawByName(picture)
  return (await photographs.wrap(address, drawing)) ?? drawing
}

const send = (context: Context, type: string, body: string | Buffer): Response => {
  context.header('Content-Type', type)
  context.header('Cache-Control', `public, max-age=${DAY}`)
  context.header('X-Content-Type-Options', 'nosniff')
  return context.body(typeof body === 'string' ? body : new Uint8Array(body))
}

const readNumber = (text: string, listed: readonly number[]): Option<number> => {
  const most = Math.max(...listed)
  if (text === '') return some(most)
  if (!/^\d{1,6}(\.\d{1,6})?$/.test(text) || Number(text) === 0) return none
  return some(listed.find((one) => one >= Number(text)) ?? most)
}

const readSize = ({ query }: Asked): Option<Size> => {
  const width = readNumber(query('width'), WIDTHS)
  const quality = readNumber(query('quality'), QUALITIES)
  return O.isSome(width) && O.isSome(quality)
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
      const drawing = await findDrawing(own, ports)
      return drawing === undefined ? undefined : Buffer.from(drawing)
    }
    const source = readSource(url, ports.hosts)
    if (source === undefined) return undefined
    const fetched = await fetchImage(source, ports)
    return E.isRight(fetched) && isRaster(fetched.right) ? fetched.right : undefined
  }

const isAllowed = (url: string, { hosts }: ImagesPorts): boolean =>
  readOwn(url) !== undefined || readSource(url, hosts) !== undefined

interface Narrowed {
  readonly picture: Buffer | undefined
}

/** Makes pictures narrower in turn; what was made is kept, and for a while that there was none. */
const createNarrow = (ports: ImagesPorts) => {
  const bytesOf = createBytes(ports)
  const kept = createMemory<Buffer>({
    capacity: MOST_BYTES,
    weigh: (name, { byteLength }) => name.length + byteLength,
  })
  const failed = createMemory<number>({ capacity: MOST_FAILURES, weigh: () => 1 })
  const narrow = async (url: string, size: Size): Promise<Narrowed> => {
    const until = failed.find(url)
    if (until !== undefined && ports.elapsed() < until) return { picture: undefined }
    const bytes = await bytesOf(url)
    const picture = bytes === undefined ? undefined : await resize(bytes, size)
    if (picture !== undefined && E.isRight(picture)) return { picture: picture.right }
    failed.keep(url, ports.elapsed() + FAILURE_MS)
    return { picture: undefined }
  }
  return async (
    context: Context,
    url: string,
    size: Size,
  ): Promise<Either<'busy' | 'no picture', Buffer>> => {
    const name = [size.width, size.quality, url].join(' ')
    const before = kept.find(name)
    if (before !== undefined) return right(before)
    const done = await ports.inTurn('pictures', context, async () => narrow(url, size))
    if (E.isLeft(done)) return done
    const { picture } = done.right
    if (picture === undefined) return left('no picture')
    kept.keep(name, picture)
    return right(picture)
  }
}

/** Adds the calls about pictures. */
export const addImages = (calls: Calls, ports: ImagesPorts): void => {
  const narrow = createNarrow(ports)
  calls.answer('vehicleImage', 'pictures', async ({ context, query }) => {
    const drawing = await findDrawing(query('imageId'), ports)
    return drawing === undefined
      ? refuse(context, 'NOT_FOUND')
      : send(context, 'image/svg+xml', drawing)
  })
  calls.answer('resizedImage', 'pictures', async (asked) => {
    const { context, query } = asked
    const size = readSize(asked)
    const url = query('url')
    if (O.isNone(size)) {
      return refuse(context, 'INVALID_QUESTION', { detail: 'width and quality as numbers' })
    }
    if (!isAllowed(url, ports)) {
      return refuse(context, 'INVALID_QUESTION', { detail: 'url: a picture of a listed host' })
    }
    const picture = await narrow(context, url, size.value)
    if (E.isRight(picture)) return send(context, 'image/webp', picture.right)
    return picture.left === 'busy'
      ? refuse(context, 'UNAVAILABLE', { retryAfter: BUSY_SECONDS })
      : refuse(context, 'BAD_SOURCE')
  })
}
