import * as E from '#fp-ts/Either'
import * as O from '#fp-ts/Option'
import type { Either, Issue, Option } from '../shared/index.js'
import type { TaxGroups, TaxRow } from './savings.types.js'

/** The seven states a car configuration can be in: the last four are refusals. @source T-SAV-10, D-T-41 @category constants */
export const CONFIGURATION_STATUSES = [
  'LOADING',
  'OK',
  'ERROR',
  'INVALID_CONFIG',
  'POLICIES_NOT_FOUND',
  'TOKEN_NOT_FOUND',
  'MODEL_NOT_FOUND',
] as const
/** State of a car configuration. */
export type ConfigurationStatus = (typeof CONFIGURATION_STATUSES)[number]

/** The states tax savings can be in. @source T-TAX-07, T-SAV-08 @category constants */
export const TAX_STATUSES = ['LOADING', 'INSUFFICIENT_DATA', 'OK'] as const
/** State of tax savings. */
export type TaxStatus = (typeof TAX_STATUSES)[number]

/** What the client configuration says of one locale. */
export interface ClientConfiguration {
  readonly locale: string
  readonly salesModelSettings: readonly {
    readonly salesModel: string
    /** Names of the tax policies that hold; none means taxes cannot be told. */
    readonly taxPolicies: readonly string[]
  }[]
}

/** What the token configuration says of its models. */
export interface TokenConfiguration {
  readonly models: readonly ({ readonly model: string } & TaxGroups)[]
}

/** How one of the three calls stands. */
export type CallAnswer<A> =
  /** Not made yet: it needs the answer of the call before. */
  | { readonly kind: 'idle' }
  | { readonly kind: 'pending' }
  /** The transport or the graph reported a failure. */
  | { readonly kind: 'failed' }
  /** An answer came; it has the right shape or faults. */
  | { readonly kind: 'answered'; readonly value: Either<readonly Issue[], A> }

/** Request states of the three calls of a car configuration. */
export interface ConfigurationAnswers {
  readonly configuration: CallAnswer<ClientConfiguration>
  readonly token: CallAnswer<Option<string>>
  readonly tokenConfiguration: CallAnswer<TokenConfiguration>
}

/** Parameters of a car configuration request: locale, sales model and model. */
export interface ConfigurationQuestion {
  readonly locale: string
  readonly salesModel: string
  /** Model key of the car. */
  readonly model: string
}

/** Status of a car configuration, with its taxes; without any unless the status is OK. */
export interface CarConfiguration {
  readonly status: ConfigurationStatus
  readonly taxes: TaxGroups
}

const NO_TAXES: TaxGroups = { ownership: [], informational: [] }

/**
 * Initial request states, before any call was made.
 *
 * @source D-T-41
 * @category constants
 */
export const NO_ANSWERS: ConfigurationAnswers = {
  configuration: { kind: 'idle' },
  token: { kind: 'idle' },
  tokenConfiguration: { kind: 'idle' },
}

/**
 * A car configuration that is on its way.
 *
 * @source D-T-41
 * @category constants
 */
export const LOADING_CONFIGURATION: CarConfiguration = { status: 'LOADING', taxes: NO_TAXES }

const refused = (status: ConfigurationStatus): CarConfiguration => ({ status, taxes: NO_TAXES })

const fold = (text: string): string => text.toLowerCase().replaceAll('_', '-')

const hasPolicies = (
  { locale, salesModelSettings }: ClientConfiguration,
  question: ConfigurationQuestion,
): boolean =>
  fold(locale) === fold(question.locale) &&
  salesModelSettings.some(
    ({ salesModel, taxPolicies }) => salesModel === question.salesModel && taxPolicies.length > 0,
  )

const hasToken = (value: Either<readonly Issue[], Option<string>>): boolean =>
  E.isRight(value) && O.isSome(value.right) && value.right.value !== ''

/**
 * Derives the status of a car configuration from its calls; the first condition that holds decides.
 *
 * | in this order                                               | status             |
 * | ----------------------------------------------------------- | ------------------ |
 * | a call is under way                                         | LOADING            |
 * | the transport of any call failed                            | ERROR              |
 * | the client configuration has not the right shape            | INVALID_CONFIG     |
 * | it names no tax policy for locale and sales model           | POLICIES_NOT_FOUND |
 * | there is no token                                           | TOKEN_NOT_FOUND    |
 * | the token configuration has no such model                   | MODEL_NOT_FOUND    |
 * | otherwise                                                   | OK                 |
 *
 * A call that has not been made after a successful one counts as under way.
 *
 * @param answers - Request states of the three calls.
 * @param question - Locale, sales model and model.
 * @returns The status, and the taxes of the model when it is OK.
 * @source T-SAV-10, D-T-41
 *
 * @example No token
 * ```ts
 * import { NO_ANSWERS, resolveConfiguration } from '@evkit/engine/savings'
 * import { right } from '@evkit/engine/shared'
 * import { option } from 'fp-ts'
 *
 * const settings = [{ salesModel: 'retail', taxPolicies: ['road'] }]
 * const configuration = { kind: 'answered', value: right({ locale: 'en-GB', salesModelSettings: settings }) } as const
 * const token = { kind: 'answered', value: right(option.none) } as const
 * const question = { locale: 'en-GB', salesModel: 'retail', model: 'ex30' }
 * resolveConfiguration({ ...NO_ANSWERS, configuration, token }, question).status // => 'TOKEN_NOT_FOUND'
 * ```
 * @category resolution
 */
export const resolveConfiguration = (
  answers: ConfigurationAnswers,
  question: ConfigurationQuestion,
): CarConfiguration => {
  const { configuration, token, tokenConfiguration } = answers
  const all = [configuration, token, tokenConfiguration]
  if (all.some(({ kind }) => kind === 'pending')) return LOADING_CONFIGURATION
  if (all.some(({ kind }) => kind === 'failed')) return refused('ERROR')
  if (configuration.kind !== 'answered') return LOADING_CONFIGURATION
  if (E.isLeft(configuration.value)) return refused('INVALID_CONFIG')
  if (!hasPolicies(configuration.value.right, question)) return refused('POLICIES_NOT_FOUND')
  if (token.kind !== 'answered') return LOADING_CONFIGURATION
  if (!hasToken(token.value)) return refused('TOKEN_NOT_FOUND')
  if (tokenConfiguration.kind !== 'answered') return LOADING_CONFIGURATION
  return findModel(tokenConfiguration.value, question.model)
}

const findModel = (
  value: Either<readonly Issue[], TokenConfiguration>,
  model: string,
): CarConfiguration => {
  const found = E.isRight(value) ? value.right.models.find((one) => one.model === model) : undefined
  return found === undefined
    ? refused('MODEL_NOT_FOUND')
    : {
        status: 'OK',
        taxes: { ownership: found.ownership, informational: found.informational },
      }
}

/** Name of one of the three calls. */
export type ConfigurationCall = keyof ConfigurationAnswers

/**
 * Returns the next call to make.
 *
 * @param answers - Request states of the three calls.
 * @param question - Locale, sales model and model.
 * @returns The next call in the order configuration, token, token configuration; `undefined` when none is needed or one
 * is under way or failed.
 * @source T-API-08, D-T-41
 *
 * @example At the start
 * ```ts
 * import { nextConfigurationCall, NO_ANSWERS } from '@evkit/engine/savings'
 *
 * nextConfigurationCall(NO_ANSWERS, { locale: 'en-GB', salesModel: 'retail', model: 'ex30' }) // => 'configuration'
 * ```
 * @category resolution
 */
export const nextConfigurationCall = (
  answers: ConfigurationAnswers,
  question: ConfigurationQuestion,
): ConfigurationCall | undefined => {
  const isWaiting = Object.values(answers).some(({ kind }) => kind === 'pending')
  if (isWaiting || resolveConfiguration(answers, question).status !== 'LOADING') return undefined
  return (['configuration', 'token', 'tokenConfiguration'] as const).find(
    (call) => answers[call].kind === 'idle',
  )
}

/** What the state of tax savings is resolved from. */
export interface TaxStatusInput {
  readonly main: ConfigurationStatus
  readonly comparison: ConfigurationStatus
  readonly rows: readonly TaxRow[]
}

/** Resolves the state of tax savings. */
export const resolveTaxStatus = ({ main, comparison, rows }: TaxStatusInput): TaxStatus => {
  if (main === 'LOADING' || comparison === 'LOADING') return 'LOADING'
  const isKnown = main === 'OK' && comparison === 'OK'
  return isKnown && rows.some(({ savingsValue }) => O.isSome(savingsValue))
    ? 'OK'
    : 'INSUFFICIENT_DATA'
}
