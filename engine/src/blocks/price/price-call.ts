/** Where a site runs. @source D-B-16 @category constants */
export const DEPLOY_ENVIRONMENTS = ['prod', 'qa', 'test', 'dev'] as const
/** Where a site runs. */
export type DeployEnvironment = (typeof DEPLOY_ENVIRONMENTS)[number]

/** Where a site runs when nothing is said. @source B-PRICE-37 @category constants */
export const DEFAULT_DEPLOY_ENV: DeployEnvironment = 'prod'

/** Name of the cookie the session is read from, unless a site has another. @source D-B-16 @category constants */
export const SESSION_COOKIE = 'sessionId'

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

/** Request body of the prices of a site. */
export interface PricesBody extends PriceCallOrigin {
  readonly isInStore: boolean
  readonly taxTerritory?: string
  readonly contentSource?: 'published' | 'preview'
  readonly sessionId?: string
}

/** Request body of a price in the United States. */
export interface UsPriceBody extends Pick<PriceCallOrigin, 'market' | 'locale' | 'clientName'> {
  readonly modelKey: string
  readonly zipCode?: string
}

/** Parameters a site sends with price requests; empty texts are omitted. */
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
 * Builds the request body for the prices of a site.
 *
 * @param terms - The site's parameters; empty texts are omitted.
 * @returns The body; defaults are `prod`, not in a store, and published.
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
 * Builds the request body for a price in the United States.
 *
 * @param terms - The site's parameters.
 * @param modelKey - Key of the model.
 * @param zipCode - Postal code of the visitor's place; empty when unknown.
 * @returns The body; without a postal code it has no `zipCode`.
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
 * Tells whether a market may ask for prices.
 *
 * @source B-PRICE-32, D-B-16
 */
export const isPriceMarket = (market: string, enabled: readonly string[] | 'all'): boolean =>
  enabled === 'all' || enabled.includes(market)

/** How long to wait before a call that could not be made is made once more [ms]; chance is 0 to 1. */
export const retryPause = (chance: number): number => RETRY_PAUSE + RETRY_SPREAD * chance
