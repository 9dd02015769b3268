import type { Option } from '../../shared/index.js'
import type { GraphCall } from '../../site/index.js'
import type { ClientConfiguration, TokenConfiguration } from '../car-configuration.js'
import {
  ClientConfigurationCodec,
  TokenCodec,
  TokenConfigurationCodec,
} from './configuration.codec.js'

/**
 * GraphQL query of a locale's client configuration: which tax policies apply to which sales model.
 *
 * @source T-API-08, T-API-09, D-T-41
 * @category endpoints
 */
export const clientConfigurationCall: GraphCall<ClientConfiguration> = {
  operation: 'getClientConfiguration',
  member: 'clientConfiguration',
  query: `query getClientConfiguration($locale: String!) {
  clientConfiguration(locale: $locale) {
    locale
    salesModelSettings { salesModel taxPolicies }
  }
}`,
  variables: ['locale'],
  reply: ClientConfigurationCodec,
}

/**
 * GraphQL query of the token of a model's configuration in a locale and sales model; the response is empty when there
 * is none.
 *
 * @source T-API-08, T-SAV-10, D-T-41
 * @category endpoints
 */
export const tokenGeneratorCall: GraphCall<Option<string>> = {
  operation: 'getTokenGenerator',
  member: 'tokenGenerator',
  query: `query getTokenGenerator($locale: String!, $salesModel: String!, $model: String!) {
  tokenGenerator(locale: $locale, salesModel: $salesModel, model: $model) { token }
}`,
  variables: ['locale', 'salesModel', 'model'],
  reply: TokenCodec,
}

/**
 * GraphQL query of the configuration a token identifies: its models with their taxes in two groups.
 *
 * @source T-API-08, T-API-09, D-T-41
 * @category endpoints
 */
export const tokenConfigurationCall: GraphCall<TokenConfiguration> = {
  operation: 'getTokenConfiguration',
  member: 'tokenConfiguration',
  query: `query getTokenConfiguration($token: String!) {
  tokenConfiguration(token: $token) {
    models {
      model
      ownership { taxId name frequency tags price { amount } }
      informational { taxId name frequency tags price { amount } }
    }
  }
}`,
  variables: ['token'],
  reply: TokenConfigurationCodec,
}
