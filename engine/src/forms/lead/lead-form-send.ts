import * as E from '#fp-ts/Either'
import * as O from '#fp-ts/Option'
import { left, none, some, toUndefined, type Either, type Option } from '../../shared/index.js'
import { readKvkk, startConsents } from './consent.js'
import { TRAP_NAME } from './plan/parameters.js'
import type { ConsentWay } from './sending/consent-ways.js'
import { MOBILE_KINDS } from './fields/field-groups.js'
import { checkForm, type FormFault } from './rules/form-check.js'
import { faultOfKey } from './rules/field-check.js'
import type { FormPlan, FormRequest } from './plan/form-plan.js'
import type { LeadAnalytics, LeadSubmission, MarketConfiguration } from './forms.types.js'
import { NO_LANDING, resolveUtm } from './storage/form-storage.js'
import { listAwaited, readConsents, readFill, showFaults } from './lead-form-fill.js'
import { readDial } from './lead-form.js'
import type { LeadFormEvent, LeadFormInput, LeadFormState } from './lead-form.types.js'
import type { AcceptedLead } from './submission.js'
import type { FormParameters } from './plan/parameters.js'
import { assembleLead } from './sending/payload.js'
import { resolvePhoneValidation, type PhoneOutcome, type PhoneValidation } from './fields/phone.js'
import { redirectSiteOf, resolveAfterSubmit } from './sending/redirect.js'
import type { FieldFault } from './rules/rules.js'

/** Lists everything that is wrong with a form as it stands. */
export const listFormFaults = (state: LeadFormState): readonly FormFault[] =>
  O.isSome(state.plan) ? checkForm(state.plan.value, readFill(state)) : []

/** Tells whether anything is wrong with a form as it stands. */
export const hasFormFaults = (state: LeadFormState): boolean => listFormFaults(state).length > 0

/** Notes that submit was pressed: what was said of the last try goes, what has to be answered is waited for. */
export const pressSubmit = (
  state: LeadFormState,
  { url, landing = NO_LANDING }: Extract<LeadFormEvent, { readonly type: 'form.submit' }>,
): LeadFormState => ({
  ...state,
  url,
  landing,
  isStopped: false,
  told: new Set(),
  sendFault: { tag: 'None' },
  envelope: none,
  awaited: listAwaited(state),
})

/** Stops a press on submit: everything that is wrong shows. */
export const stopSubmit = (state: LeadFormState): LeadFormState => {
  const names = [...state.faults.keys(), ...listFormFaults(state).map(({ name }) => name)]
  return { ...showFaults(state, names), isStopped: true }
}

/** What tells whether a form is sent in test mode. */
export interface TestModeInput {
  readonly request: Pick<FormRequest, 'query'>
  readonly isProduction: boolean
}

/**
 * Tells whether a form is sent in test mode, which production does not have.
 *
 * @source F-ROUTE-29, F-SUB-55, F-SUB-66, D-F-62
 */
export const isTestMode = ({ request, isProduction }: TestModeInput): boolean =>
  request.query.testing === true && !isProduction

const sendsInTestMode = ({ input: { request, surroundings } }: LeadFormState): boolean =>
  isTestMode({ request, isProduction: surroundings.isProduction })

/** Tells whether a bot check comes before sending. */
export const needsBotCheck = (state: LeadFormState): boolean =>
  !sendsInTestMode(state) &&
  !(O.isSome(state.plan) && state.plan.value.flags.includes('disableRecaptcha'))

const phoneOutcome = (state: LeadFormState): PhoneOutcome => {
  const { lookUps, values } = state
  if (typeof values['mobilePhone'] !== 'string' || values['mobilePhone'].trim() === '')
    return 'none'
  return lookUps['mobilePhone']?.field.outcome ?? 'pattern'
}

const phoneValidation = (plan: FormPlan, state: LeadFormState): Option<PhoneValidation> => {
  const kind = plan.fields.find(({ kind: one }) => MOBILE_KINDS.includes(one))?.kind
  return kind === undefined ? none : resolvePhoneValidation(kind, phoneOutcome(state))
}

// The campaign of this address replaces the one the visit began with; who is counted stays.
const joinAnalytics = (known: LeadAnalytics, query: FormParameters): LeadAnalytics => {
  const { clientId, trackId, userId, ...utm } = known
  return {
    ...resolveUtm(some(utm), query),
    ...(clientId === undefined ? {} : { clientId }),
    ...(trackId === undefined ? {} : { trackId }),
    ...(userId === undefined ? {} : { userId }),
  }
}

const NO_CODES = { b2BCampaignCode: none, b2CCampaignCode: none } as const

/**
 * Takes what a lead is sent with from the request of its form, where it runs and its market.
 *
 * @source F-SUB-01
 */
export const leadContextOf = (
  { request, surroundings }: Pick<LeadFormInput, 'request' | 'surroundings'>,
  market: MarketConfiguration,
) => ({
  app: request.app,
  purpose: request.purpose,
  isEmbedded: request.isEmbedded,
  market: request.market,
  languageId: surroundings.languageId,
  token: none,
  version: surroundings.version,
  campaignCodes: market.purposeConfigs.get(request.purpose)?.campaignCodes ?? NO_CODES,
  host: surroundings.host,
})

/** Makes the lead a form is sent as. */
export const makeLead = (state: LeadFormState): Either<string, LeadSubmission> => {
  const { plan: planned, configuration, input, values, url, landing } = state
  if (O.isNone(planned) || O.isNone(configuration)) return left('No purpose set')
  const plan = planned.value
  const { request } = input
  const market = configuration.value.marketConfiguration
  const insideSales = toUndefined(market.insideSalesRetailer)
  const kvkk = values['kvkk_optin']
  return assembleLead({
    values,
    kinds: plan.fields.map(({ kind }) => kind),
    dial: readDial(state),
    phoneValidation: phoneValidation(plan, state),
    consents: readConsents(state),
    kvkk: plan.sections.includes('kvkk') && typeof kvkk === 'string' ? readKvkk(kvkk) : none,
    query: request.query,
    context: {
      ...leadContextOf(input, market),
      isTestMode: sendsInTestMode(state),
      originalUrl: landing.originalUrl,
      referralUrl: landing.referralUrl,
      currentUrl: url,
      analytics: joinAnalytics(landing.analytics, request.query),
      vehicle: state.vehicle,
      retailer: state.retailer,
      insideSales: O.fromNullable(insideSales?.retailerId),
    },
  })
}

/** Tells how each consent that is given came about: by the master box, from the start, or by the visitor. */
export const listConsentWays = (state: LeadFormState): ReadonlyMap<string, ConsentWay> => {
  const { plan, group } = state
  const preset = O.isSome(plan) ? startConsents(plan.value.legalFields, plan.value.flags) : {}
  const start = new Map<string, boolean>(Object.entries(preset))
  return new Map(
    Object.entries(readConsents(state)).flatMap(([name, isGiven]): [string, ConsentWay][] => {
      if (!isGiven) return []
      if (group.isMasterOn && Object.hasOwn(group.items, name)) return [[name, 'master']]
      return [[name, start.get(name) === true ? 'preset' : 'visitor']]
    }),
  )
}

/** Makes the lead and keeps it: what is typed from now on does not change it. */
export const packLead = (state: LeadFormState): LeadFormState => {
  const lead = makeLead(state)
  const trap = state.values[TRAP_NAME]
  return {
    ...state,
    envelope: E.isRight(lead)
      ? some({
          body: lead.right,
          ways: listConsentWays(state),
          trap: typeof trap === 'string' ? trap : '',
        })
      : none,
  }
}

/** Puts the token of the bot check into the lead. */
export const signLead = (state: LeadFormState, token: string): LeadFormState => {
  if (O.isNone(state.envelope)) return state
  const { body, ...beside } = state.envelope.value
  return { ...state, envelope: some({ ...beside, body: { recaptchaResponse: token, ...body } }) }
}

/** Notes that a lead was accepted, the number it was given, and where its answer leads. */
export const acceptLead = (
  state: LeadFormState,
  { redirectUrl, reference }: Pick<AcceptedLead, 'redirectUrl' | 'reference'>,
): LeadFormState => {
  const { request, surroundings } = state.input
  const { redirecturl } = request.query
  const target = resolveAfterSubmit({
    isEmbedded: request.isEmbedded,
    answered: redirectUrl,
    asked: O.fromNullable(redirecturl),
    site: redirectSiteOf(state.configuration, surroundings.origin),
  })
  return { ...state, target, reference }
}

/** Takes the service's own verdict: its messages stand at the fields until they change. */
export const refuseLead = (
  state: LeadFormState,
  errors: ReadonlyMap<string, string>,
): LeadFormState => {
  const told = [...errors].map(([name, key]): readonly [string, FieldFault] => [
    name,
    faultOfKey(key),
  ])
  return {
    ...state,
    faults: new Map([...state.faults, ...told]),
    told: new Set(errors.keys()),
    isStopped: true,
  }
}
