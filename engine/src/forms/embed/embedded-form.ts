import * as O from '#fp-ts/Option'
import { none, some, toUndefined, type Option } from '../../shared/index.js'
import {
  APP_IDS,
  type AppId,
  APPS,
  type ChosenPurpose,
  findHostFault,
  type FormParameters,
  type FormRequest,
  type FullConfiguration,
  hasModel,
  type InsideSales,
  type Purpose,
  wordFormError,
} from '../lead/index.js'
import { findRetailerQuestion } from '../quote/index.js'

/** What a host says of the form it embeds. */
export interface EmbedQuery {
  /** Name of the form, such as `ContactRequest`. */
  readonly formType: string
  /** Name of the host's program. */
  readonly consumerApp: string
  /** Market slug. */
  readonly market: string
  /** Of a quote form; none: the visitor chooses. */
  readonly purpose: Option<ChosenPurpose>
  readonly isInOverlay: boolean
  readonly hidesRetailerPicker: boolean
  readonly hidesRequired: boolean
  /** What the address of the host's page tells. */
  readonly query: FormParameters
  /** Who the host wants its leads handled by. */
  readonly insideSales?: InsideSales | undefined
}

/** A resolved embedded form: its request, and whether the visitor chooses the purpose. */
export interface EmbeddedForm {
  readonly request: FormRequest
  /** The visitor chooses the purpose first; the request's purpose is a placeholder until then. */
  readonly choosesPurpose: boolean
}

/**
 * The two purposes an embedded quote form can have; the first stands in until one is chosen.
 *
 * @source F-EMB-05, F-ROUTE-41
 * @category constants
 */
export const CHOSEN_PURPOSES = [
  'OFFER_REQUEST',
  'CBV_CALLBACK',
] as const satisfies readonly ChosenPurpose[]

/** Finds the app a host embeds by the name of its form. */
const findFormType = (formType: string): Option<AppId> =>
  O.fromNullable(APP_IDS.find((app) => APPS[app].formType === formType))

/**
 * Finds what a host has forgotten or misspelt.
 *
 * @source F-EMB-02, F-ERR-05
 */
export const findEmbedFault = ({
  formType,
  consumerApp,
}: Pick<EmbedQuery, 'formType' | 'consumerApp'>): Option<string> => {
  const fault = findHostFault(consumerApp)
  if (O.isSome(fault)) return some(wordFormError(fault.value))
  return O.isNone(findFormType(formType)) ? some(`There is no form ${formType}`) : none
}

// Who is not made of its own record is looked for, as if the address named it; what the address names itself comes first.
const askFor = ({ query, insideSales }: EmbedQuery): FormParameters =>
  insideSales === undefined ||
  insideSales.useInsideSalesTransform ||
  O.isSome(findRetailerQuestion(query))
    ? query
    : { ...query, retailerid: insideSales.retailerId }

/**
 * Resolves the form a host page embeds.
 *
 * @param asked - Form name and options set by the host.
 * @returns The form, or `none` for an unknown name.
 * @law Only a quote form without a purpose lets the visitor choose one.
 * @source F-EMB-01, F-EMB-05, F-EMB-16, F-EMB-18, F-ROUTE-41, D-F-43, D-B-59
 *
 * @example A quote form of which nothing is chosen
 * ```ts
 * import { resolveEmbeddedForm } from '@evkit/engine/forms'
 * import { none, some } from '@evkit/engine/shared'
 * import { option } from 'fp-ts'
 *
 * const asked = { formType: 'QuoteRequest', consumerApp: 'x', market: 'uk', isInOverlay: false, hidesRetailerPicker: false, hidesRequired: false, query: {} }
 * const chooses = option.map(({ choosesPurpose }) => choosesPurpose)
 * chooses(resolveEmbeddedForm({ ...asked, purpose: none })) // => option.some(true)
 * chooses(resolveEmbeddedForm({ ...asked, purpose: some('CBV_CALLBACK') })) // => option.some(false)
 * ```
 * @category resolution
 */
export const resolveEmbeddedForm = (asked: EmbedQuery): Option<EmbeddedForm> => {
  const found = findFormType(asked.formType)
  if (O.isNone(found)) return none
  const query = askFor(asked)
  const { market, isInOverlay, hidesRetailerPicker, hidesRequired } = asked
  const app = found.value
  // The one an app always has; of a quote form the chosen one.
  const purpose: Purpose | undefined = toUndefined(
    app === 'quote' ? asked.purpose : APPS[app].purpose,
  )
  return some({
    choosesPurpose: purpose === undefined,
    request: {
      app,
      market,
      purpose: purpose ?? CHOSEN_PURPOSES[0],
      query,
      isEmbedded: true,
      isInOverlay,
      hidesRetailerPicker,
      hidesRequired,
      isModelChosen: hasModel(query),
    },
  })
}

/**
 * Joins the configurations of two purposes of one market: a form whose purpose is chosen on it needs both.
 *
 * @source F-EMB-05, F-EMB-06, F-CFG-26
 */
export const joinConfigurations = (
  first: FullConfiguration,
  second: FullConfiguration,
): FullConfiguration => ({
  ...first,
  flexFormConfigurations: new Map([
    ...first.flexFormConfigurations,
    ...second.flexFormConfigurations,
  ]),
  vehicleConfigurations: new Map([...first.vehicleConfigurations, ...second.vehicleConfigurations]),
})
