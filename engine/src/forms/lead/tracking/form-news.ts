import * as O from '#fp-ts/Option'
import { pipe } from '#fp-ts/function'
import { none, some, type Option } from '../../../shared/index.js'
import type { DataLayerEntry } from '../../../site/index.js'
import type { LeadFormState } from '../lead-form.types.js'
import {
  APPS,
  countryCodeOf,
  isInsideSalesId,
  type AppId,
  type FormPage,
  type Purpose,
} from '../plan/purpose.js'
import type { Vehicle } from '../forms.types.js'
import { nameFormId, nameFormType, PAGE_TYPES } from './form-names.js'

/** A page of a form application that was entered. */
export interface PageNews {
  readonly kind: 'pageView'
  readonly app: AppId
  readonly page: FormPage
  /** Market slug. */
  readonly market: string
}

/** Something that happened to a form, with its state at that moment. */
export interface FormStateNews {
  readonly kind: 'formLoad' | 'formSubmit'
  readonly state: Pick<
    LeadFormState,
    'input' | 'configuration' | 'needsChoice' | 'values' | 'vehicle' | 'retailer'
  >
}

/** Analytics events of forms. */
export type FormNews = PageNews | FormStateNews

interface FormFacts {
  readonly market: string
  readonly app: AppId
  readonly purpose: Option<Purpose>
  readonly formType: string
  readonly vehicle: Option<Vehicle>
  /** None for inside sales as well. */
  readonly retailerId: Option<string>
  readonly salesChannel: 'inside_sales' | 'retailer' | 'direct'
}

const namedRetailer = ({ query }: FormStateNews['state']['input']['request']): Option<string> =>
  O.fromNullable([query.retailerid, query.customretailerid].find((id) => (id ?? '').trim() !== ''))

// Of what a form holds, only this is told: whether it is for a company, and what was chosen from lists of our own.
const factsOf = ({ state, kind }: FormStateNews): FormFacts => {
  const { request, insideSales: handed } = state.input
  const insideSales = pipe(
    state.configuration,
    O.chain(({ marketConfiguration }) => marketConfiguration.insideSalesRetailer),
    O.map(({ retailerId }) => retailerId),
  )
  // The market's own, or that of the host.
  const isInsideSales = (id: string): boolean =>
    isInsideSalesId(id, insideSales) || id === handed?.retailerId
  const chosen = pipe(
    state.retailer,
    O.map(({ dealerId }) => dealerId),
    // A form that has just loaded is still looking up whom its address names.
    O.alt(() => (kind === 'formLoad' ? namedRetailer(request) : none)),
  )
  const retailerId = pipe(
    chosen,
    O.filter((id) => !isInsideSales(id)),
  )
  const purpose = state.needsChoice ? none : some(request.purpose)
  const isByPhone = request.purpose === 'CBV_CALLBACK' || (O.isSome(chosen) && O.isNone(retailerId))
  return {
    market: request.market,
    app: request.app,
    purpose,
    formType: nameFormType({
      isBusiness: state.values['business'] === true,
      purpose,
      query: request.query,
    }),
    vehicle: state.vehicle,
    retailerId,
    salesChannel: isByPhone ? 'inside_sales' : O.isSome(retailerId) ? 'retailer' : 'direct',
  }
}

/** What a form did, and the group of events analytics count it with. @source F-TRACK-08, D-F-39 @category constants */
const GROUPS = { load: 'checkout', success: 'conversion' } as const

const toFormAction = (facts: FormFacts, result: keyof typeof GROUPS): DataLayerEntry => ({
  event: 'webform_action',
  formId: nameFormId(facts.market, facts.purpose),
  formType: facts.formType,
  result,
  gobGroup: GROUPS[result],
  salesChannel: facts.salesChannel,
})

const listGtm = ({ gtm }: Vehicle): Readonly<Record<string, string>> =>
  Object.fromEntries(
    (['powerTrain', 'carModel', 'modelId'] as const).flatMap((name) => {
      const value = gtm[name]
      return O.isSome(value) ? [[name, value.value]] : []
    }),
  )

const toInteraction = ({ app, vehicle, retailerId }: FormFacts): DataLayerEntry => {
  const told = O.isSome(vehicle) ? listGtm(vehicle.value) : {}
  return {
    event: 'interaction',
    eventCategory: 'form',
    eventAction: 'submit',
    eventLabel: APPS[app].pageName,
    ...(Object.keys(told).length === 0 ? {} : { vehicle: told }),
    ...(O.isSome(retailerId) ? { retailerId: retailerId.value } : {}),
  }
}

/**
 * Converts a form's analytics event to data layer entries.
 *
 * | news         | entries                                          |
 * | ------------ | ------------------------------------------------ |
 * | `pageView`   | the page, by the names of its app and of itself  |
 * | `formLoad`   | `webform_action` with `load`                     |
 * | `formSubmit` | `webform_action` with `success`, `interaction`   |
 *
 * @param news - The analytics event.
 * @returns The entries in order; they hold names and ids of our own lists only, never personal data.
 * @law No typed text stands in an entry, whatever was typed into a form.
 * @source F-TRACK-02, F-TRACK-03, F-TRACK-04, F-TRACK-05, F-TRACK-06, F-TRACK-07, F-TRACK-08, F-TRACK-09, F-TRACK-13, F-TRACK-15, F-TRACK-21, F-TRACK-22, D-F-39, D-F-40
 *
 * @example A page of the quote application
 * ```ts
 * import { toTrackingEntries } from '@evkit/engine/forms'
 *
 * const news = { kind: 'pageView', app: 'quote', page: 'modelSelector', market: 'uk' } as const
 * toTrackingEntries(news) // => [{ event: 'pageView', pageName: 'request a quote', pageType: 'model selector', market: 'GB' }]
 * ```
 * @category constructors
 */
export const toTrackingEntries = (news: FormNews): readonly DataLayerEntry[] => {
  if (news.kind === 'pageView') {
    const { app, page, market } = news
    return [
      {
        event: 'pageView',
        pageName: APPS[app].pageName,
        pageType: PAGE_TYPES[page],
        market: countryCodeOf(market),
      },
    ]
  }
  const facts = factsOf(news)
  return news.kind === 'formLoad'
    ? [toFormAction(facts, 'load')]
    : [toFormAction(facts, 'success'), toInteraction(facts)]
}
