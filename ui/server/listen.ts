// How the site meets the network: limits on slow callers, and an end that finishes what was begun.
import { getRequestListener } from '@hono/node-server'
import {
  createServer,
  STATUS_CODES,
  type IncomingMessage,
  type RequestListener,
  type Server,
} from 'node:http'
import type { Duplex } from 'node:stream'
import type { Socket } from 'node:net'
import type { SendAtHand } from './at-hand.js'

/** What is served, and where. */
export interface ListenOptions {
  readonly fetch: (request: Request) => Response | Promise<Response>
  /** Sends what is at hand, and answers whether it did; nothing is without it. */
  readonly sendAtHand?: SendAtHand
  readonly port: number
  /** The address; all of the machine without it. */
  readonly host?: string | undefined
  /** Headers of answers that nobody above is asked for: to what is no request. */
  readonly headers: Readonly<Record<string, string>>
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
  // Looked at by ourselves, so that the refusal has our headers.
  requireHostHeader: false,
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

// What Node has found, and what it is answered with.
const REFUSED: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
}
const BAD = 400

const writeRefusal = (status: number, headers: ListenOptions['headers']): string =>
  [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    'Connection: close',
    'Content-Length: 0',
    'Cache-Control: no-store',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    '',
    '',
  ].join('\r\n')

const refuseSocket =
  (headers: ListenOptions['headers']) =>
  (error: NodeJS.ErrnoException, socket: Duplex): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy()
      return
    }
    socket.end(writeRefusal(REFUSED[error.code ?? ''] ?? BAD, headers))
  }

// Of two, servers before us may have believed the other one.
const hasOneHost = ({ rawHeaders }: IncomingMessage): boolean => {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    if (rawHeaders[at]?.toLowerCase() === 'host') hosts += 1
  }
  return hosts === 1
}

const createListener = ({ fetch, headers, sendAtHand }: ListenOptions): RequestListener => {
  const refusal = { status: BAD, headers: { ...headers, 'Cache-Control': 'no-store' } }
  // What is thrown before there is a request is an address or a host that is none.
  const answer = getRequestListener(fetch, { errorHandler: () => new Response(null, refusal) })
  return (request, response) => {
    if (hasOneHost(request)) {
      if (sendAtHand?.(request, response) !== true) void answer(request, response)
      return
    }
    response.writeHead(refusal.status, { ...refusal.headers, Connection: 'close' }).end()
  }
}

/** Listens; refused when the port is taken. */
export const listen = (options: ListenOptions): Promise<Listening> => {
  const server = createServer(
    limitsOf(options.requestTimeout ?? REQUEST_TIMEOUT),
    createListener(options),
  )
  server.on('clientError', refuseSocket(options.headers))
  server.maxRequestsPerSocket = REQUESTS_A_CONNECTION
  const open = watchSockets(server)
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen({ port: options.port, host: options.host }, () => {
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
