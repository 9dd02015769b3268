// npm run dev: the site from its sources; a change in engine, ui or data shows in the browser when it is saved.
import { createServer as createHttpServer } from 'node:http'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureInstalled } from './ensure.mjs'
import { ROOT } from './process.mjs'

ensureInstalled()
const { createServer } = await import('vite')
const { getRequestListener } = await import('@hono/node-server')

const port = Number(process.env.PORT ?? 4300)
const data = pathToFileURL(join(ROOT, 'data/'))
const http = createHttpServer()
const vite = await createServer({
  configFile: join(ROOT, 'ui/vite.config.ts'),
  appType: 'custom',
  server: { middlewareMode: true, hmr: { server: http } },
})

// What the server reads is no module of the browser: the page is loaded anew.
const reload = (path) => {
  if (/\/data\/(content|tables|sources)\/.*\.json$/.test(path))
    vite.ws.send({ type: 'full-reload' })
}
vite.watcher.add(join(ROOT, 'data'))
for (const change of ['add', 'change', 'unlink']) vite.watcher.on(change, reload)

const transform = (path, html) => vite.transformIndexHtml(path, html)
const site = getRequestListener(async (request) => {
  try {
    const { answer } = await vite.ssrLoadModule('/server/dev.ts')
    return await answer(request, transform, data)
  } catch (error) {
    vite.ssrFixStacktrace(error)
    console.error(error)
    return new Response(error.stack, { status: 500, headers: { Refresh: '2' } })
  }
})
http.on('request', (request, response) => {
  vite.middlewares(request, response, () => site(request, response))
})
http.on('error', (error) => {
  const isTaken = error.code === 'EADDRINUSE'
  console.error(isTaken ? `Port ${port} is taken; choose another: PORT=4400 npm run dev` : error)
  process.exit(1)
})
http.listen(port, () => console.log(`evkit, reloading on change, is at http://localhost:${port}/`))

const stop = async () => {
  await vite.close()
  http.close(() => process.exit(0))
  http.closeAllConnections()
}
process.on('SIGTERM', stop)
process.on('SIGINT', stop)
