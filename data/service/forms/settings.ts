// What whoever runs the service may set for the forms, read once when it starts.
import { either as E } from 'fp-ts'
import { left, right, type Either } from '@evkit/engine/shared'
import { readLeadSettings, type LeadSettings } from '../../leads/settings.js'
import { readOrigin } from './origin.js'
import type { RecaptchaSettings } from './bot-check/recaptcha.js'

type Environment = Readonly<Record<string, string | undefined>>

/** Which bot check is asked for. */
export type BotCheckSettings =
  | { readonly kind: 'none' }
  /** An empty key is made, and kept in the folder of the data. */
  | { readonly kind: 'proof-of-work'; readonly key: string }
  | ({ readonly kind: 'recaptcha' } & RecaptchaSettings)

/** What is set for the forms. */
export interface FormsSettings extends LeadSettings {
  readonly isProduction: boolean
  /** Origins whose pages may send leads: our own, and the others. */
  readonly origins: readonly string[]
  /** The others alone. */
  readonly guests: readonly string[]
  readonly proxies: number
  readonly botCheck: BotCheckSettings
  /** Whether limits hold; they do in production. */
  readonly areLimitsOff: boolean
  /** Leads of a market an hour that are delivered unseen, in place of the budget of the data. */
  readonly unseenLeads?: number
  /** Opens the calls of whoever runs the service; empty for none. */
  readonly maintenanceToken: string
  /** Hosts pictures may be fetched from. */
  readonly imageHosts: readonly string[]
}

const PRODUCTION = 'prod'
const SHORTEST_KEY = 32
const SCORE = 0.5

const textOf = (environment: Environment, name: string): string => environment[name] ?? ''

const listOf = (environment: Environment, name: string): readonly string[] =>
  textOf(environment, name)
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')

const isHost = (text: string): boolean => /^[a-z0-9.-]{1,253}$/.test(text)

const readScore = (environment: Environment): number => {
  const text = textOf(environment, 'EVKIT_RECAPTCHA_LOWEST_SCORE')
  return text === '' ? SCORE : Number(text)
}

const readBotCheck = (environment: Environment): BotCheckSettings => {
  const kind = textOf(environment, 'EVKIT_BOT_CHECK')
  if (kind === 'none') return { kind }
  if (kind === 'recaptcha') {
    return {
      kind,
      siteKey: textOf(environment, 'EVKIT_RECAPTCHA_SITE_KEY'),
      secret: textOf(environment, 'EVKIT_RECAPTCHA_SECRET'),
      lowestScore: readScore(environment),
    }
  }
  return { kind: 'proof-of-work', key: textOf(environment, 'EVKIT_BOT_CHECK_KEY') }
}

type Rule = readonly [isGood: boolean, text: string]

const botCheckRules = (
  environment: Environment,
  botCheck: BotCheckSettings,
  isProduction: boolean,
): readonly Rule[] => {
  const kind = textOf(environment, 'EVKIT_BOT_CHECK')
  return [
    [
      ['', 'none', 'proof-of-work', 'recaptcha'].includes(kind),
      'EVKIT_BOT_CHECK is proof-of-work, recaptcha or none',
    ],
    [
      botCheck.kind !== 'none' || !isProduction,
      'EVKIT_BOT_CHECK=none needs an EVKIT_ENVIRONMENT other than prod',
    ],
    [
      botCheck.kind !== 'recaptcha' || (botCheck.siteKey !== '' && botCheck.secret !== ''),
      'EVKIT_BOT_CHECK=recaptcha needs EVKIT_RECAPTCHA_SITE_KEY and EVKIT_RECAPTCHA_SECRET',
    ],
    [
      botCheck.kind !== 'recaptcha' || (botCheck.lowestScore >= 0 && botCheck.lowestScore <= 1),
      'EVKIT_RECAPTCHA_LOWEST_SCORE is a number from 0 to 1',
    ],
    [
      botCheck.kind !== 'proof-of-work' ||
        botCheck.key === '' ||
        botCheck.key.length >= SHORTEST_KEY,
      `EVKIT_BOT_CHECK_KEY has at least ${SHORTEST_KEY} characters`,
    ],
  ]
}

/** Reads the settings, or says what is wrong with them; the texts hold no secret. */
export const readFormsSettings = (
  environment: Environment,
  home: string,
): Either<readonly string[], FormsSettings> => {
  const leads = readLeadSettings(environment, home)
  const name = textOf(environment, 'EVKIT_ENVIRONMENT') || PRODUCTION
  const isProduction = name === PRODUCTION
  const own = listOf(environment, 'EVKIT_ORIGIN').map(readOrigin)
  const others = listOf(environment, 'EVKIT_FORMS_ORIGINS').map(readOrigin)
  const proxies = textOf(environment, 'EVKIT_PROXIES')
  const imageHosts = listOf(environment, 'EVKIT_IMAGE_HOSTS')
  const token = textOf(environment, 'EVKIT_MAINTENANCE_TOKEN')
  const botCheck = readBotCheck(environment)
  const limits = textOf(environment, 'EVKIT_FORMS_LIMITS')
  const unseen = textOf(environment, 'EVKIT_UNSEEN_LEADS')
  const rules: readonly Rule[] = [
    [/^[a-z]{2,12}$/.test(name), 'EVKIT_ENVIRONMENT is a word such as prod, qa or dev'],
    [
      !others.includes(undefined),
      'EVKIT_FORMS_ORIGINS lists origins such as https://www.example.org',
    ],
    [/^\d?$/.test(proxies), 'EVKIT_PROXIES is the number of proxies before the service, to 9'],
    [imageHosts.every(isHost), 'EVKIT_IMAGE_HOSTS lists names of hosts'],
    [
      token === '' || token.length >= SHORTEST_KEY,
      `EVKIT_MAINTENANCE_TOKEN has at least ${SHORTEST_KEY} characters`,
    ],
    [
      limits === '' || (limits === 'off' && !isProduction),
      'EVKIT_FORMS_LIMITS is off, where EVKIT_ENVIRONMENT is not prod',
    ],
    [
      /^(?:[1-9]\d{0,5})?$/.test(unseen),
      'EVKIT_UNSEEN_LEADS is a whole number of leads an hour, from 1 to 999999',
    ],
    ...botCheckRules(environment, botCheck, isProduction),
  ]
  const faults = [
    ...(E.isLeft(leads) ? leads.left : []),
    ...rules.flatMap(([isGood, text]) => (isGood ? [] : [text])),
  ]
  if (E.isLeft(leads) || faults.length > 0) return left(faults)
  return right({
    ...leads.right,
    isProduction,
    origins: [...own, ...others].filter((origin) => origin !== undefined),
    guests: others.filter((origin) => origin !== undefined),
    proxies: Number(proxies),
    botCheck,
    areLimitsOff: limits === 'off',
    ...(unseen === '' ? {} : { unseenLeads: Number(unseen) }),
    maintenanceToken: token,
    imageHosts,
  })
}
