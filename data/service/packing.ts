// What is sent again and again: packed once for each way it is taken, and known by a tag.
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib'
import type { Context, MiddlewareHandler } from 'hono'
import { parseAccept } from 'hono/utils/accept'

/** How the bytes of an answer are packed. */
export type Encoding = 'plain' | 'gzip' | 'br'

const PACKED = ['br', 'gzip'] as const

/** Chooses how an answer is packed from what is accepted; a quality of 0 is a refusal. */
export const chooseEncoding = (accepted: string): Encoding => {
  const wanted = parseAccept(accepted.toLowerCase())
  const qualityOf = (name: string): number | undefined =>
    wanted.find(({ type }) => type === name)?.q
  const others = qualityOf('*') ?? 0
  const best = PACKED.map((name) => [name, qualityOf(name) ?? others] as const).reduce(
    (one, other) => (other[1] > one[1] ? other : one),
  )
  return best[1] > 0 && best[1] >= (qualityOf('identity') ?? 0) ? best[0] : 'plain'
}

// [B] A shorter text is not worth packing.
const SHORTEST = 1024

/** Chooses how so many bytes are packed for who accepts this. */
export const encodingOf = (accepted: string | undefined, size: number): Encoding =>
  size < SHORTEST ? 'plain' : chooseEncoding(accepted ?? '')

/** Chooses how the answer to a request is packed. */
export const encodingFor = ({ req }: Context, size: number): Encoding =>
  encodingOf(req.header('Accept-Encoding'), size)

// For what is packed while somebody waits.
const QUICK = 5

const UNPACK = { br: promisify(brotliDecompress), gzip: promisify(gunzip) }
const [packBr, packGzip] = [promisify(brotliCompress), promisify(gzip)]

/** Packs bytes, beside the thread that answers; `quality` is that of Brotli, to 11. */
export const pack = async (
  plain: Buffer,
  encoding: Encoding,
  quality: number = QUICK,
): Promise<Buffer> => {
  if (encoding === 'plain') return plain
  if (encoding === 'gzip') return packGzip(plain)
  return packBr(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
}

/** Undoes the packing of bytes. */
export const unpack = async (packed: Buffer, encoding: Encoding): Promise<Buffer> =>
  encoding === 'plain' ? packed : UNPACK[encoding](packed)

const TAG_LENGTH = 27

/** Makes the tag of a text; the same text has the same. It has no `-`, which what is added to it begins with. */
export const makeTag = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('base64url').replaceAll('-', '.').slice(0, TAG_LENGTH)

// Each way of packing has other bytes, so each has a tag of its own.
const writeTag = (tag: string, encoding: Encoding): string =>
  encoding === 'plain' ? `"${tag}"` : `"${tag}-${encoding}"`

const TAG = /(?:W\/)?"([^"]*)"/g
// What we and the servers before us add to a tag when they pack.
const SUFFIX = /[-;]{1,2}(?:gzip|br)$/

/** Whether a caller that says what it has, has a text of this tag, packed in whatever way. */
export const hasTag = (sent: string | undefined, tag: string): boolean => {
  if (sent === undefined) return false
  if (sent.trim() === '*') return true
  return [...sent.matchAll(TAG)].some(([, one = '']) => one.replace(SUFFIX, '') === tag)
}

/** A text that is sent again and again, with the tag it is known by. */
export interface Packed {
  readonly tag: string
  /** [B] Unpacked. */
  readonly size: number
  /** Its bytes in an encoding; each is made once, when it is first asked for. */
  readonly encoded: (encoding: Encoding) => Promise<Buffer>
  /** Its bytes in an encoding, where they are made. */
  readonly ready: (encoding: Encoding) => Buffer | undefined
}

/** Makes a text ready to be sent. */
export const toPacked = (content: string | Buffer, quality?: number): Packed => {
  const plain = typeof content === 'string' ? Buffer.from(content) : content
  const known = new Map<Encoding, Promise<Buffer>>()
  const made = new Map<Encoding, Buffer>()
  return {
    tag: makeTag(plain),
    size: plain.byteLength,
    encoded: (encoding) => {
      const packed = known.get(encoding) ?? pack(plain, encoding, quality)
      known.set(encoding, packed)
      void packed.then((bytes) => made.set(encoding, bytes))
      return packed
    },
    ready: (encoding) => made.get(encoding),
  }
}

/** What is said of bytes that are sent. */
export interface Sending {
  readonly tag: string
  readonly type: string
  readonly cache: string
  readonly encoding: Encoding
  readonly status?: 200 | 404
  /** Whether whoever saves data is answered with another file. */
  readonly fitsLine?: boolean
}

/** How bytes are answered: the status, and what is said of them. */
export interface Described {
  readonly status: 200 | 304 | 404
  readonly headers: readonly (readonly [name: string, value: string])[]
}

/** Says all that is to be said of bytes, or that whoever sends these tags has them. */
export const describeBytes = (
  { tag, type, cache, encoding, status = 200, fitsLine = false }: Sending,
  known: string | undefined,
): Described => {
  const headers: Described['headers'] = [
    ['ETag', writeTag(tag, encoding)],
    ['Cache-Control', cache],
    ['Vary', fitsLine ? 'Accept-Encoding, Save-Data, Sec-CH-UA-Mobile' : 'Accept-Encoding'],
  ]
  if (status === 200 && hasTag(known, tag)) return { status: 304, headers }
  const packed = encoding === 'plain' ? [] : [['Content-Encoding', encoding] as const]
  return { status, headers: [...headers, ['Content-Type', type], ...packed] }
}

/** Sends bytes with all that is to be said about them, or says that the caller has them. */
export const sendBytes = async (
  context: Context,
  sending: Sending,
  findBytes: () => Buffer | Promise<Buffer>,
): Promise<Response> => {
  const { status, headers } = describeBytes(sending, context.req.header('If-None-Match'))
  for (const [name, value] of headers) context.header(name, value, { append: name === 'Vary' })
  if (status === 304) return context.body(null, status)
  return context.body((await findBytes()) as Uint8Array<ArrayBuffer>, status)
}

/** Sends a text as it is taken. */
export const sendPackedText = async (
  context: Context,
  packed: Packed,
  { type, cache }: Pick<Sending, 'type' | 'cache'>,
): Promise<Response> => {
  const encoding = encodingFor(context, packed.size)
  const sending = { tag: packed.tag, type, cache, encoding }
  return sendBytes(context, sending, async () => packed.encoded(encoding))
}

const TEXT = /^(?:text\/|application\/(?:[a-z.]+\+)?json)/

/** Packs texts that are answered once: whatever was not packed before. */
export const packAnswers: MiddlewareHandler = async (context, next) => {
  await next()
  // Headers are written into the answer there is; its body is looked at last, for looking makes a stream of it.
  const { headers } = context.res
  if (!TEXT.test(headers.get('Content-Type') ?? '')) return
  if (!/accept-encoding/i.test(headers.get('Vary') ?? '')) {
    headers.append('Vary', 'Accept-Encoding')
  }
  if (headers.has('Content-Encoding') || context.res.body === null) return
  const plain = Buffer.from(await context.res.arrayBuffer())
  const encoding = encodingFor(context, plain.byteLength)
  const bytes = await pack(plain, encoding)
  context.res = new Response(bytes as Uint8Array<ArrayBuffer>, context.res)
  if (encoding !== 'plain') context.res.headers.set('Content-Encoding', encoding)
}
