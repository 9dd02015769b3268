/** Where a site runs. @source D-B-16 @category constants */
export const DEPLOY_ENVIRONMENTS = ['prod', 'qa', 'test', 'dev'] as const
/** Where a site runs. */
export type DeployEnvironment = (typeof DEPLOY_ENVIRONMENTS)[number]

/** Where a site runs when nothing is said. @source B-PRICE-37 @category constants */
export const DEFAULT_DEPLOY_ENV: DeployEnvironment = 'prod'

/** The header that says who asks. @source B-PRICE-30 @category constants */
export const CLIENT_NAME_HEADER = 'x-client-name'

/** Name of the cookie the session is read from, unless a site has another. @source D-B-16 @category constants */
export const SESSION_COOKIE = 'sessionId'

/** Headers of a site that is no production. @source B-PRICE-31, D-B-16 @category constants */
export const TEST_HEADERS = { testwww: 'true', qawww: 'true' } as const

/** How long an answer about prices is waited for [ms]. @source E-B-19 @category constants */
export const PRICE_TIMEOUT = 8000

/** How long a price is good for while the page is seen [ms]. @source E-B-18 @category constants */
export const PRICE_LIFETIME = 900_000

const RETRY_PAUSE = 400
const RETRY_SPREAD = 1200

/** What is asked for with every price call. */
export interface PriceCallOrigin {
  readonly market: string
  readonly locale: string
  readonly clientName: string
  readonly deployEnv: DeployEnvironment
}

/** The body of the call for the prices of a site. */
export interface PricesBody extends PriceCallOrigin {
  readonly isInStore: boolean
  readonly taxTerritory?: string
  readonly contentSource?: 'published' | 'preview'
  readonly sessionId?: string
}

/** The body of the call for a price in the United States. */
export interface UsPriceBody extends Pick<PriceCallOrigin, 'market' | 'locale' | 'clientName'> {
  readonly modelKey: string
  readonly zipCode?: string
}

/** What a site says of itself when it asks for prices; an empty text is not said. */
export interface PriceCallTerms extends Pick<PriceCallOrigin, 'market' | 'locale' | 'clientName'> {
  readonly deployEnv?: DeployEnvironment
  readonly isInStore?: boolean
  readonly taxTerritory?: string
  readonly contentSource?: 'published' | 'preview'
  readonly sessionId?: string
}

const given = <Name extends string>(name: Name, value: string): Partial<Record<Name, string>> =>
  value === '' ? {} : ({ [name]: value } as Record<Name, string>)

/**
 * Writes the body of the call for the prices of a site.
 *
 * @param terms - What the site says of itself; empty texts are left out.
 * @returns The body; `prod`, not in a store and published unless something else is said.
 * @source B-PRICE-28, B-PRICE-29, B-PRICE-37, D-B-16
 *
 * @example Without a session
 * ```ts
 * import { toPricesBody } from '@evkit/engine/blocks'
 *
 * const body = toPricesBody({ market: 'uk', locale: 'en-GB', clientName: 'x', sessionId: '' })
 * JSON.stringify(body) // => '{"deployEnv":"prod","market":"uk","locale":"en-GB","clientName":"x","isInStore":false,"contentSource":"published"}'
 * ```
 * @category constructors
 */
export const toPricesBody = (terms: PriceCallTerms): PricesBody => ({
  deployEnv: terms.deployEnv ?? DEFAULT_DEPLOY_ENV,
  market: terms.market,
  locale: terms.locale,
  clientName: terms.clientName,
  isInStore: terms.isInStore ?? false,
  ...given('taxTerritory', terms.taxTerritory ?? ''),
  contentSource: terms.contentSource ?? 'published',
  ...given('sessionId', terms.sessionId ?? ''),
})

/**
 * Writes the body of the call for a price in the United States.
 *
 * @param terms - What the site says of itself.
 * @param modelKey - The model.
 * @param zipCode - Of the visitor's place; empty when none is known.
 * @returns The body; without a place there is no `zipCode` in it.
 * @source B-PRICE-34
 *
 * @example No place
 * ```ts
 * import { toUsPriceBody } from '@evkit/engine/blocks'
 *
 * 'zipCode' in toUsPriceBody({ market: 'us', locale: 'en-US', clientName: 'x' }, 'ex30-bev', '') // => false
 * ```
 * @category constructors
 */
export const toUsPriceBody = (
  { market, locale, clientName }: PriceCallTerms,
  modelKey: string,
  zipCode: string,
): UsPriceBody => ({ market, locale, modelKey, clientName, ...given('zipCode', zipCode) })

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

/**
 * Tells whether a market may ask for prices.
 *
 * @param market - Market slug.
 * @param enabled - The markets that may, or `all`.
 * @returns False for a market that is not listed: its labels are invalid and nothing is asked.
 * @source B-PRICE-32, D-B-16
 *
 * @example A market that is off
 * ```ts
 * import { isPriceMarket } from '@evkit/engine/blocks'
 *
 * isPriceMarket('se', ['uk']) // => false
 * isPriceMarket('se', 'all') // => true
 * ```
 * @category predicates
 */
export const isPriceMarket = (market: string, enabled: readonly string[] | 'all'): boolean =>
  enabled === 'all' || enabled.includes(market)

/** How long to wait before a call that could not be made is made once more [ms]; chance is 0 to 1. */
export const retryPause = (chance: number): number => RETRY_PAUSE + RETRY_SPREAD * chance
