// The layers of the map over HTTP: named by what is in them, so that they may be kept for ever.
import { gzipSync } from 'node:zlib'
import type { Hono } from 'hono'
import { MAP_FILES_PATH, type MapFiles } from '../basemap/map-files.js'
import { refuse } from './reply.js'

const YEAR = 31_536_000

/** Adds the files of the map to a service. Each is packed once, when it is first asked for. */
export const mountMapFiles = (app: Hono, { texts }: MapFiles): void => {
  const packed = new Map<string, Uint8Array<ArrayBuffer>>()
  const pack = (address: string, text: string): Uint8Array<ArrayBuffer> => {
    const known = packed.get(address) ?? new Uint8Array(gzipSync(text))
    packed.set(address, known)
    return known
  }
  app.get(`${MAP_FILES_PATH}:file`, (context) => {
    const address = `${MAP_FILES_PATH}${context.req.param('file')}`
    const text = texts.get(address)
    if (text === undefined) return refuse(context, { title: 'No such layer', status: 404 })
    context.header('Content-Type', 'application/geo+json; charset=utf-8')
    context.header('Cache-Control', `public, max-age=${YEAR}, immutable`)
    context.header('Vary', 'Accept-Encoding')
    if (!/\bgzip\b/.test(context.req.header('Accept-Encoding') ?? '')) return context.body(text)
    context.header('Content-Encoding', 'gzip')
    return context.body(pack(address, text))
  })
}
