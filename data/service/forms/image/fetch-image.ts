// Fetches a picture of a listed host: its address is looked up once, must be public, and is the one that is asked.
import { lookup } from 'node:dns/promises'
import { request } from 'node:https'
import { left, right, type Either } from '@evkit/engine/shared'
import { isPublicAddress } from './public-address.js'

/** An answer of a host of pictures, as far as it is looked at. */
export interface HostAnswer {
  readonly status: number
  readonly type: string
  readonly bytes: Buffer
}

/** What fetching needs of the machine. */
export interface ImagePorts {
  /** All addresses of a host. */
  readonly resolve: (host: string) => Promise<readonly string[]>
  /** Asks this address for a picture, and no other; never follows a redirection; ends at the limit [B]. */
  readonly get: (url: URL, address: string, limit: number) => Promise<HostAnswer>
}

/** [B] The largest picture that is fetched. */
const IMAGE_LIMIT = 10 * 1024 * 1024

const LONGEST_MS = 1500
const GOOD = 200

const get: ImagePorts['get'] = async (url, address, limit) =>
  new Promise((resolve, reject) => {
    const family = address.includes(':') ? 6 : 4
    const call = request(
      url,
      {
        signal: AbortSignal.timeout(LONGEST_MS),
        headers: { Accept: 'image/avif,image/webp,image/png,image/jpeg' },
        lookup: (_host, options, found) => {
          if (options.all === true) found(null, [{ address, family }])
          else found(null, address, family)
        },
      },
      (answer) => {
        const parts: Buffer[] = []
        let size = 0
        answer.on('data', (part: Buffer) => {
          size += part.byteLength
          if (size > limit) call.destroy(new Error('The picture is too large'))
          else parts.push(part)
        })
        answer.on('error', reject)
        answer.on('end', () => {
          resolve({
            status: answer.statusCode ?? 0,
            type: answer.headers['content-type'] ?? '',
            bytes: Buffer.concat(parts),
          })
        })
      },
    )
    call.on('error', reject)
    call.end()
  })

/** The machine's own network. */
export const NODE_IMAGE_PORTS: ImagePorts = {
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  get,
}

/** Reads where a picture is; nothing but https on a listed host, without a name, a port or a password. */
export const readSource = (text: string, hosts: readonly string[]): URL | undefined => {
  if (!URL.canParse(text)) return undefined
  const url = new URL(text)
  const isPlain = url.port === '' && url.username === '' && url.password === ''
  return url.protocol === 'https:' && isPlain && hosts.includes(url.hostname) ? url : undefined
}

/** Fetches a picture, or says that there is none. */
export const fetchImage = async (
  source: URL,
  { resolve, get: ask }: ImagePorts,
): Promise<Either<'no picture', Buffer>> => {
  try {
    const addresses = await resolve(source.hostname)
    const [first] = addresses
    // One address inside is enough to refuse: which one is asked would be chance.
    if (first === undefined || !addresses.every(isPublicAddress)) return left('no picture')
    const { status, type, bytes } = await ask(source, first, IMAGE_LIMIT)
    const isGood = status === GOOD && /^image\//i.test(type) && bytes.byteLength <= IMAGE_LIMIT
    return isGood ? right(bytes) : left('no picture')
  } catch {
    return left('no picture')
  }
}
