// The server as it is built: pages, files and service on one port.
import { either as E } from 'fp-ts'
import { levelOf, writeLogLine } from '@evkit/data/service'
import { resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { listen, type Listening } from './listen.js'
import { openSite, tellLines, type Tell } from './open-site.js'
import { readSettings, type Settings } from './settings.js'

const FOLDERS = {
  client: resolve(import.meta.dirname, '../client'),
  pictures: resolve(import.meta.dirname, '../pictures'),
  data: new URL('../../../data/', import.meta.url),
  worker: resolve(import.meta.dirname, 'worker.js'),
}

const createTell =
  ({ areRequestsLogged }: Settings): Tell =>
  (event) => {
    const isError = levelOf(event) === 'error'
    if (event.event === 'request' && !isError && !areRequestsLogged) return
    const line = writeLogLine(event, new Date())
    if (isError) process.stderr.write(line)
    else process.stdout.write(line)
  }

const stopOnSignal = (
  server: Listening,
  { stopLimit, close }: Pick<Settings, 'stopLimit'> & { readonly close: () => Promise<void> },
  tell: Tell,
): void => {
  const stop = async (): Promise<void> => {
    tell({ event: 'stopping', open: server.countOpen() })
    const end = await server.stop(stopLimit)
    // What was asked for is answered; what was accepted is on the disk, and its delivery goes on after the next start.
    await close()
    tell({ event: 'stopped', open: server.countOpen() })
    process.exit(end === 'finished' ? 0 : 1)
  }
  process.once('SIGTERM', () => void stop())
  process.once('SIGINT', () => void stop())
}

const wordFailure = (error: unknown, port: number): string => {
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
  if (isTaken) return `Port ${port} is taken; choose another: PORT=4400 npm start`
  return error instanceof Error ? error.message : 'The server could not start'
}

type Site = NonNullable<Awaited<ReturnType<typeof openSite>>>

// The calls of whoever runs the service end with everything else.
const openAdmin = async (
  { admin, stopLimit }: Settings,
  site: Site,
): Promise<() => Promise<void>> => {
  if (admin === undefined) return site.close
  const server = await listen({ fetch: site.admin, headers: site.headers, ...admin })
  process.stdout.write(`Maintenance is at http://${admin.host}:${server.port}/\n`)
  return async () => {
    await server.stop(stopLimit)
    await site.close()
  }
}

// [ms] What was begun for a site that is not reached is ended, and not waited for any longer than this.
const GIVE_UP = 900

const start = async (): Promise<void> => {
  const read = readSettings(process.env)
  if (E.isLeft(read)) {
    tellLines(read.left)
    process.exitCode = 1
    return
  }
  const settings = read.right
  const tell = createTell(settings)
  const site = await openSite(settings, FOLDERS, tell)
  if (site === undefined) {
    process.exitCode = 1
    return
  }
  const { port, host } = settings
  try {
    const close = await openAdmin(settings, site)
    const server = await listen({ ...site, port, host })
    stopOnSignal(server, { stopLimit: settings.stopLimit, close }, tell)
    process.stdout.write(`evkit is at http://localhost:${server.port}/\n`)
  } catch (error) {
    tellLines([wordFailure(error, port)])
    await Promise.race([site.close(), wait(GIVE_UP)])
    process.exit(1)
  }
}

await start()
