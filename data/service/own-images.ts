// Pictures of the site in the widths its pages ask for: `/photo.jpg?w=720&imdensity=1`. Made once, and kept.
import { ASKED_IMAGE_WIDTHS } from '@evkit/engine/internal/content'
import { none, some, type Option } from '@evkit/engine/shared'
import { either as E, option as O } from 'fp-ts'
import type { Context } from 'hono'
import type { Admission } from './admission.js'
import { sendBusy } from './failures.js'
import { narrowAsItIs } from './forms/image/resize.js'
import { createMemory } from './memory.js'
import { makeTag, sendBytes } from './packing.js'
import { refuse } from './reply.js'

/** A picture of the site as it lies there. */
export interface OwnImage {
  readonly tag: string
  /** Such as `image/jpeg`. */
  readonly type: string
  readonly cache: string
  readonly bytes: () => Promise<Buffer>
}

// [B] Of narrower pictures.
const MOST_BYTES = 64 * 1024 * 1024
const DENSITIES = [1, 2]
// [px] No wider for whoever saves data, by what they hold in their hands.
const FRUGAL_WIDTHS = { phone: 480, other: 720 } as const
const RASTER = /^image\/(?:jpeg|png|webp|avif)$/
const NARROWER = /[?&]w=/

/** Whether an address asks for a picture of this type in a width of its own. */
export const asksForWidth = (type: string, address: string): boolean =>
  RASTER.test(type) && NARROWER.test(address)

const readOne = (written: readonly string[], listed: readonly number[]): Option<number> => {
  const [text = ''] = written
  if (written.length !== 1 || !/^\d{1,4}$/.test(text)) return none
  return listed.includes(Number(text)) ? some(Number(text)) : none
}

/** Whether fewer data are asked for, by what the header `Save-Data` says. */
export const savesData = (header: string | undefined): boolean => header?.toLowerCase() === 'on'

const mostOf = ({ req }: Context): number => {
  if (!savesData(req.header('Save-Data'))) return Number.POSITIVE_INFINITY
  return FRUGAL_WIDTHS[req.header('Sec-CH-UA-Mobile') === '?1' ? 'phone' : 'other']
}

const readWidth = (context: Context): Option<number> => {
  const most = mostOf(context)
  if (context.req.query('w') === undefined && Number.isFinite(most)) return some(most)
  const width = readOne(context.req.queries('w') ?? [], ASKED_IMAGE_WIDTHS)
  const density = readOne(context.req.queries('imdensity') ?? ['1'], DENSITIES)
  return O.isSome(width) && O.isSome(density)
    ? some(Math.min(width.value * density.value, most))
    : none
}

/** Answers with a picture of the site in a width; other widths than those of pages are refused. */
export const createOwnImages = ({ inTurn }: Pick<Admission, 'inTurn'>) => {
  const kept = createMemory<Buffer>({
    capacity: MOST_BYTES,
    weigh: (name, { byteLength }) => name.length + byteLength,
  })
  return async (context: Context, image: OwnImage): Promise<Response> => {
    const width = readWidth(context)
    if (O.isNone(width)) {
      const detail = `w: one of ${ASKED_IMAGE_WIDTHS.join(', ')}; imdensity: 1 or 2`
      return refuse(context, { status: 400, title: 'No such width', detail })
    }
    const name = `${image.tag} ${width.value}`
    const send = async (bytes: Buffer): Promise<Response> => {
      const { type, cache } = image
      return sendBytes(
        context,
        { tag: makeTag(name), type, cache, encoding: 'plain', fitsLine: true },
        () => bytes,
      )
    }
    const before = kept.find(name)
    if (before !== undefined) return send(before)
    const done = await inTurn('pictures', context, async () =>
      narrowAsItIs(await image.bytes(), width.value),
    )
    if (E.isLeft(done)) return sendBusy(context)
    if (E.isLeft(done.right)) return refuse(context, { status: 404, title: 'No such picture' })
    kept.keep(name, done.right.right)
    return send(done.right.right)
  }
}
