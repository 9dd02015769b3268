/**
 * The environment the site is taken to run in when nothing says otherwise.
 *
 * @source T-CONST-34, D-T-51
 * @category constants
 */
export const DEFAULT_DEPLOY_ENVIRONMENT = 'prod'

/** Name of a graph host; the address behind it is configuration. */
export type GraphHost = 'graph' | 'qagraph'

/**
 * Resolves which graph host the range data is asked from.
 *
 * @param environment - Value of the address parameter `env`; undefined when there is none.
 * @returns `qagraph` for exactly this word, else `graph`.
 * @source T-API-07, D-T-51
 *
 * @example Anything else is production
 * ```ts
 * import { resolveGraphHost } from '@evkit/engine/range'
 *
 * resolveGraphHost('qagraph') // => 'qagraph'
 * resolveGraphHost('QAGRAPH') // => 'graph'
 * ```
 * @category resolution
 */
export const resolveGraphHost = (environment: string | undefined): GraphHost =>
  environment === 'qagraph' ? 'qagraph' : 'graph'
