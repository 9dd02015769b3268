// The layers of the map over HTTP: named by what is in them, so that they may be kept for ever.
import type { Hono } from 'hono'
import { MAP_FILES_PATH, type MapFiles } from '../basemap/index.js'
import { sendPackedText, toPacked } from './packing.js'
import { refuse } from './reply.js'

const YEAR = 31_536_000
const KEPT = {
  type: 'application/geo+json; charset=utf-8',
  cache: `public, max-age=${YEAR}, immutable`,
}

/** Adds the files of the map to a service. Each is packed once, when it is first asked for. */
export const mountMapFiles = (app: Hono, { texts }: MapFiles): void => {
  const layers = new Map([...texts].map(([address, text]) => [address, toPacked(text)] as const))
  app.get(`${MAP_FILES_PATH}:file`, (context) => {
    const layer = layers.get(`${MAP_FILES_PATH}${context.req.param('file')}`)
    return layer === undefined
      ? refuse(context, { title: 'No such layer', status: 404 })
      : sendPackedText(context, layer, KEPT)
  })
}
