// Who asks: the address limits are counted by. It is held in memory only, and never logged.
import type { IncomingMessage } from 'node:http'
import { isIP, isIPv4 } from 'node:net'
import type { Context } from 'hono'

const GROUPS_OF_A_NETWORK = 4
const GROUPS = 8

// Whoever has one address of version 6 has a whole network of them.
const networkOf = (address: string): string => {
  const [head = '', tail] = address.split('::')
  const first = head === '' ? [] : head.split(':')
  const last = tail === undefined || tail === '' ? [] : tail.split(':')
  const gap = Array.from({ length: Math.max(0, GROUPS - first.length - last.length) }, () => '0')
  return [...first, ...(tail === undefined ? [] : gap), ...last]
    .slice(0, GROUPS_OF_A_NETWORK)
    .join(':')
    .toLowerCase()
}

const MAPPED = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/
const PORT = /^(?:\[(?<inside>[^\]]*)\](?::\d+)?|(?<before>[^:]*):\d+)$/
const QUOTES = /^"(.*)"$/
const BYTE = 256

const withoutPort = (text: string): string => {
  const bare = text.replace(QUOTES, '$1')
  const { inside, before } = PORT.exec(bare)?.groups ?? {}
  return inside ?? before ?? bare
}

// An address of version 6 has many ways of writing; that of addresses of pages is one.
const oneWay = (address: string): string => new URL(`http://[${address}]`).hostname.slice(1, -1)

const fourOf = (high: string, low: string): string =>
  [high, low]
    .map((part) => Number.parseInt(part, 16))
    .flatMap((part) => [Math.floor(part / BYTE), part % BYTE])
    .join('.')

/**
 * The name limits are counted under: an address of version 4, or a network of version 6, however it is written, with its
 * port or without; empty for neither.
 */
export const nameCaller = (address: string): string => {
  const plain = withoutPort(address).replace(/%.*$/, '')
  if (isIPv4(plain)) return plain
  if (isIP(plain) === 0) return ''
  const written = oneWay(plain)
  const [, high, low] = MAPPED.exec(written) ?? []
  return high === undefined || low === undefined ? networkOf(written) : fourOf(high, low)
}

// What no proxy of ours should write, and some do: whoever is called so is counted as such, never as the proxy.
const LONGEST_NAME = 64
const nameUnknown = (hop: string): string => hop.slice(0, LONGEST_NAME).toLowerCase()

/** What tells who asks. */
interface Origin {
  readonly socket: string | undefined
  /** `X-Forwarded-For`, all of them. */
  readonly forwarded: string | undefined
}

// Nobody when the request comes from this process. Of proxies, what is further to the left anybody may have written.
const nameOrigin = ({ socket, forwarded = '' }: Origin, proxies: number): string | undefined => {
  if (socket === undefined) return undefined
  if (proxies === 0) return nameCaller(socket)
  const hops = forwarded.split(',').map((hop) => hop.trim())
  const hop = hops.at(-proxies) ?? ''
  return nameCaller(hop) || nameUnknown(hop) || nameCaller(socket)
}

/** Finds who sends a request behind so many proxies of our own. */
export const findSender = (
  { socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>,
  proxies: number,
): string | undefined => {
  const forwarded = headers['x-forwarded-for']
  return nameOrigin({ socket: socket.remoteAddress, forwarded: forwarded?.toString() }, proxies)
}

/** Finds who asks behind so many proxies of our own. Nobody when the request comes from this process. */
export const findCaller = ({ env, req }: Context, proxies: number): string | undefined => {
  const { incoming } = (env ?? {}) as { readonly incoming?: IncomingMessage }
  const socket = incoming?.socket.remoteAddress
  return nameOrigin({ socket, forwarded: req.header('X-Forwarded-For') }, proxies)
}

/** The networks a caller is one of: neighbours, and whom the same provider serves. */
export interface Networks {
  readonly network: string
  readonly provider: string
}

/** Finds the networks of a caller: the upper three and two parts of an address, of either version. */
export const listNetworks = (caller: string): Networks => {
  const mark = isIPv4(caller) ? '.' : ':'
  const parts = caller.split(mark)
  return { network: parts.slice(0, 3).join(mark), provider: parts.slice(0, 2).join(mark) }
}
