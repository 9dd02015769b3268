import * as O from '#fp-ts/Option'
import { type Option } from '../shared/index.js'

/** Where a site runs. @source T-API-07, D-T-51 @category constants */
export const DEPLOY_ENVIRONMENTS = ['prod', 'qa'] as const
/** Where a site runs. */
export type DeployEnvironment = (typeof DEPLOY_ENVIRONMENTS)[number]

/** Where a site runs unless it says otherwise. @source T-CONST-34, T-API-07 @category constants */
export const DEFAULT_DEPLOY_ENVIRONMENT: DeployEnvironment = 'prod'

/** Name of a graph host; which server it stands for is configuration, never part of an address. */
export type GraphName = 'graph' | 'qagraph'

/**
 * The graph host of each environment.
 *
 * @source T-API-07
 * @category constants
 */
export const GRAPH_NAMES: Readonly<Record<DeployEnvironment, GraphName>> = {
  prod: 'graph',
  qa: 'qagraph',
}

/**
 * The parameter of the address that chooses the graph host.
 *
 * @source T-API-07
 * @category constants
 */
export const ENVIRONMENT_PARAMETER = 'env'

/**
 * Resolves the environment an address asks for.
 *
 * @source T-API-07, D-T-51, T-CONST-34
 */
export const resolveEnvironment = (env: Option<string>): DeployEnvironment =>
  O.isSome(env) && env.value === GRAPH_NAMES.qa ? 'qa' : DEFAULT_DEPLOY_ENVIRONMENT
