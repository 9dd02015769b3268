// The server as it is built: pages, files and service on one port.
import { openStore } from '@evkit/data/service'
import { serve } from '@hono/node-server'
import { resolve } from 'node:path'
import { renderPage } from '../src/shell/render.js'
import { SCRIPTS } from '../src/shell/scripts.js'
import { listPageAssets, readAssets } from './assets.js'
import { listSecurityHeaders } from './security.js'
import { createSite } from './site.js'

const PORT = 4300

const CLIENT = resolve(import.meta.dirname, '../client')
const PICTURES = resolve(import.meta.dirname, '../pictures')
const DATA = new URL('../../../data/', import.meta.url)

const start = (): void => {
  const store = openStore(DATA)
  if (store._tag === 'Left') {
    for (const { file, path, text } of store.left)
      process.stderr.write(`${file}  ${path}  ${text}\n`)
    process.stderr.write(`The data has ${store.left.length} faults; the site does not start.\n`)
    process.exitCode = 1
    return
  }
  const files = new Map(
    Object.entries(SCRIPTS).map(([name, entry]) => [name, listPageAssets(CLIENT, entry)]),
  )
  const port = Number(process.env['PORT'] ?? PORT)
  const origin = process.env['EVKIT_ORIGIN'] ?? `http://localhost:${port}`
  const assets = new Map([...readAssets(CLIENT), ...readAssets(PICTURES)])
  const site = createSite({
    store: store.right,
    render: renderPage,
    findAsset: (path) => assets.get(path),
    listAssets: (script) => files.get(script) ?? listPageAssets(CLIENT, SCRIPTS[script]),
    origin,
    headers: listSecurityHeaders(origin),
    isPreviewOpen: process.env['EVKIT_PREVIEW'] === 'on',
  })
  const server = serve({ fetch: site.fetch, port }, ({ port: used }) => {
    process.stdout.write(`evkit is at http://localhost:${used}/\n`)
  })
  server.on('error', (error: NodeJS.ErrnoException) => {
    const isTaken = error.code === 'EADDRINUSE'
    process.stderr.write(
      isTaken
        ? `Port ${port} is taken; choose another: PORT=4400 npm start\n`
        : `${error.message}\n`,
    )
    process.exit(1)
  })
  const stop = (): void => {
    server.close(() => {
      process.exit(0)
    })
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

start()
