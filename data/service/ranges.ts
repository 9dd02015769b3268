// Parts of files: a player asks for the part of a film it is about to show, and some play nothing without.
import type { Context } from 'hono'
import { describeBytes, type Sending } from './packing.js'

/** A part of a file: its first and its last byte. */
export interface ByteRange {
  readonly first: number
  readonly last: number
}

const ONE = /^bytes=(\d{0,15})-(\d{0,15})$/

const toRange = (first: string, last: string, size: number): ByteRange =>
  first === ''
    ? { first: Math.max(0, size - Number(last)), last: size - 1 }
    : { first: Number(first), last: Math.min(last === '' ? size : Number(last), size - 1) }

/** Reads which part of a file is asked for: all of it where none is named, or several are; `beyond` where there is no such part. */
export const readRange = (
  asked: string | undefined,
  size: number,
): ByteRange | 'all' | 'beyond' => {
  const [, first = '', last = ''] = ONE.exec(asked ?? '') ?? []
  const isBackwards = first !== '' && last !== '' && Number(last) < Number(first)
  if (first + last === '' || isBackwards) return 'all'
  const range = toRange(first, last, size)
  return range.first < size && range.first <= range.last ? range : 'beyond'
}

const tagOf = (headers: readonly (readonly [string, string])[]): string =>
  headers.find(([name]) => name === 'ETag')?.[1] ?? ''

/** Sends a file, or the part of it that is asked for; who has another version of it gets all of it. */
export const sendRange = (context: Context, sending: Sending, bytes: Buffer): Response => {
  const { status, headers } = describeBytes(sending, context.req.header('If-None-Match'))
  for (const [name, value] of headers) context.header(name, value, { append: name === 'Vary' })
  context.header('Accept-Ranges', 'bytes')
  if (status !== 200) return context.body(null, status)
  const has = context.req.header('If-Range')
  // A part is asked for by GET alone (RFC 9110, 14.2).
  const isSame = context.req.method === 'GET' && (has === undefined || has === tagOf(headers))
  const range = isSame ? readRange(context.req.header('Range'), bytes.byteLength) : 'all'
  if (range === 'all') return context.body(bytes as Uint8Array<ArrayBuffer>, status)
  if (range === 'beyond') {
    context.header('Content-Range', `bytes */${bytes.byteLength}`)
    return context.body(null, 416)
  }
  const { first, last } = range
  context.header('Content-Range', `bytes ${first}-${last}/${bytes.byteLength}`)
  return context.body(bytes.subarray(first, last + 1) as Uint8Array<ArrayBuffer>, 206)
}
