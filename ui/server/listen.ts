// How the site meets the network: limits on slow callers, and an end that finishes what was begun.
import { createAdaptorServer } from '@hono/node-server'
import { createServer, type Server } from 'node:http'
import type { Socket } from 'node:net'

/** What is served, and where. */
export interface ListenOptions {
  readonly fetch: (request: Request) => Response | Promise<Response>
  readonly port: number
  /** [ms] How long a whole request may take to arrive; half of it for its headers. */
  readonly requestTimeout?: number
}

/** A server that listens. */
export interface Listening {
  /** Where it listens; the one asked for, unless that was 0. */
  readonly port: number
  /** How many connections are open. */
  readonly countOpen: () => number
  /** Takes no new connections, lets open requests finish, and ends what is left after the limit [ms]. */
  readonly stop: (limit: number) => Promise<'finished' | 'cut off'>
}

const REQUEST_TIMEOUT = 10_000
const KEEP_ALIVE = 5000
const CHECK = 1000
const HEADER_BYTES = 16_384
const REQUESTS_A_CONNECTION = 1000
const POLL = 20

const limitsOf = (requestTimeout: number) => ({
  requestTimeout,
  headersTimeout: Math.ceil(requestTimeout / 2),
  keepAliveTimeout: KEEP_ALIVE,
  connectionsCheckingInterval: Math.min(CHECK, requestTimeout),
  maxHeaderSize: HEADER_BYTES,
  requireHostHeader: true,
})

const watchSockets = (server: Server): ReadonlySet<Socket> => {
  const open = new Set<Socket>()
  server.on('connection', (socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  return open
}

const stop = (server: Server, limit: number): Promise<'finished' | 'cut off'> =>
  new Promise((resolve) => {
    let isCut = false
    // A connection is kept for a next request; when its last answer is sent it has nothing to wait for.
    const idle = setInterval(() => {
      server.closeIdleConnections()
    }, POLL)
    const end = setTimeout(() => {
      isCut = true
      server.closeAllConnections()
    }, limit)
    server.close(() => {
      clearInterval(idle)
      clearTimeout(end)
      resolve(isCut ? 'cut off' : 'finished')
    })
  })

/** Listens; refused when the port is taken. */
export const listen = (options: ListenOptions): Promise<Listening> => {
  const server = createAdaptorServer({
    fetch: options.fetch,
    createServer,
    serverOptions: limitsOf(options.requestTimeout ?? REQUEST_TIMEOUT),
  }) as Server
  server.maxRequestsPerSocket = REQUESTS_A_CONNECTION
  const open = watchSockets(server)
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(options.port, () => {
      server.off('error', reject)
      const address = server.address()
      resolve({
        port: typeof address === 'object' && address !== null ? address.port : options.port,
        countOpen: () => open.size,
        stop: (limit) => stop(server, limit),
      })
    })
  })
}
