// What is at hand is sent before anything else is done: pages and files that are packed, with all that is said of them.
import {
  describeBytes,
  REQUEST_ID_HEADER,
  type Sending,
  type WatchPorts,
} from '@evkit/data/service'
import type { IncomingMessage, ServerResponse } from 'node:http'

/** Bytes that can be sent at once. */
export interface Ready {
  readonly sending: Sending
  readonly bytes: Buffer
  /** What the log calls it. */
  readonly route: 'page' | 'file'
}

/** What of a request's headers makes a difference. */
export interface AskedWith {
  /** `Accept-Encoding` */
  readonly accepted: string | undefined
  readonly cookies: string | undefined
  /** `Save-Data` */
  readonly saveData?: string | undefined
}

/** Finds what can be sent at once, by an address as it was sent. */
export type FindReady = (address: string, asked: AskedWith) => Ready | undefined

/** What sending at once needs. */
export interface AtHandPorts extends WatchPorts {
  readonly findReady: FindReady
  /** Whether whoever sends a request may have a page; pays for it. */
  readonly mayHavePage: (request: IncomingMessage) => boolean
  /** Headers of every answer. */
  readonly headers: Readonly<Record<string, string>>
}

/** Sends what is at hand; false where there is nothing, and nothing was done. */
export type SendAtHand = (request: IncomingMessage, response: ServerResponse) => boolean

// Any other is looked at with care, elsewhere.
const PLAIN_HOST = /^[a-z0-9._-]{1,255}(?::\d{1,5})?$/
const HUNDREDTHS = 100

/**
 * Makes what sends at once. Only plain questions are answered: an address that is written as it was kept, by GET. They are
 * counted, logged and limited as all others are.
 */
export const createSendAtHand = ({
  findReady,
  mayHavePage,
  headers,
  now,
  makeId,
  tell,
}: AtHandPorts): SendAtHand => {
  const common = Object.entries(headers).flat()
  const send = (response: ServerResponse, { sending, bytes }: Ready, known: string | undefined) => {
    const id = makeId()
    const { status, headers: own } = describeBytes(sending, known)
    const body = status === 304 ? undefined : bytes
    const length = body === undefined ? [] : ['Content-Length', String(body.byteLength)]
    response.writeHead(status, [REQUEST_ID_HEADER, id, ...own.flat(), ...length, ...common])
    response.end(body)
    return { id, status }
  }
  return (request, response) => {
    const { method, url = '', headers: asked } = request
    if (method !== 'GET' || !PLAIN_HOST.test(asked.host ?? '')) return false
    const started = now()
    const ready = findReady(url, {
      accepted: asked['accept-encoding']?.toString(),
      cookies: asked.cookie,
      saveData: asked['save-data']?.toString(),
    })
    if (ready === undefined || (ready.route === 'page' && !mayHavePage(request))) return false
    const { id, status } = send(response, ready, asked['if-none-match'])
    const milliseconds = Math.round((now() - started) * HUNDREDTHS) / HUNDREDTHS
    tell({ id, method, route: ready.route, status, milliseconds })
    return true
  }
}
