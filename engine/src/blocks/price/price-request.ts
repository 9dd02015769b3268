import { DEFAULT_DEPLOY_ENV, type DeployEnvironment } from './price-call.js'

// The header that says who asks.
const CLIENT_NAME_HEADER = 'x-client-name'

/** Headers of a site that is no production. @source B-PRICE-31, D-B-16 @category constants */
export const TEST_HEADERS = { testwww: 'true', qawww: 'true' } as const

/**
 * Lists the headers of a price call.
 *
 * @source B-PRICE-30, B-PRICE-31, B-PRICE-37, D-B-16
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
 * @source D-B-16, E-B-19
 */
export const toCallKey = (path: string, body: object): string =>
  JSON.stringify([
    path,
    ...Object.entries(body)
      .filter(([, value]) => value !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  ])
