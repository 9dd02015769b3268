import { DEFAULT_DEPLOY_ENV, type DeployEnvironment } from './price-call.js'

// The header that says who asks.
const CLIENT_NAME_HEADER = 'x-client-name'

/** Headers of a site that is no production. @source B-PRICE-31, D-B-16 @category constants */
export const TEST_HEADERS = { testwww: 'true', qawww: 'true' } as const

/**
 * Lists the headers of a price call.
 *
 * @param clientName - Who asks.
 * @param deployEnv - Where the site runs; anything but `prod` is no production.
 * @returns The headers by name.
 * @source B-PRICE-30, B-PRICE-31, B-PRICE-37, D-B-16
 *
 * @example Production sends neither of the two headers of tests
 * ```ts
 * import { listPriceHeaders } from '@evkit/engine/blocks'
 *
 * listPriceHeaders('merchandising') // => { 'Content-Type': 'application/json', 'x-client-name': 'merchandising' }
 * ```
 * @category constructors
 */
export const listPriceHeaders = (
  clientName: string,
  deployEnv: DeployEnvironment = DEFAULT_DEPLOY_ENV,
): Readonly<Record<string, string>> => ({
  'Content-Type': 'application/json',
  [CLIENT_NAME_HEADER]: clientName,
  ...(deployEnv === DEFAULT_DEPLOY_ENV ? {} : TEST_HEADERS),
})

/**
 * Writes the key of a call: calls of one key that are under way share one request.
 *
 * @param path - Path of the call.
 * @param body - Its body.
 * @returns The same text for equal bodies, whatever the order of their members.
 * @law Bodies with equal members have one key, others have another.
 * @source D-B-16, E-B-19
 *
 * @example The order of members does not count
 * ```ts
 * import { toCallKey } from '@evkit/engine/blocks'
 *
 * toCallKey('/p', { b: 1, a: 2 }) === toCallKey('/p', { a: 2, b: 1 }) // => true
 * ```
 * @category conversions
 */
export const toCallKey = (path: string, body: object): string =>
  JSON.stringify([
    path,
    ...Object.entries(body)
      .filter(([, value]) => value !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  ])
