// Judges a lead by the rules of the form it was made with.
import { option as O } from 'fp-ts'
import {
  APPS,
  checkSubmission,
  parseFormPath,
  planForm,
  type AppId,
  type FormPlan,
  type LeadSubmission,
} from '@evkit/engine/forms'
import { toFaultRecord } from '@evkit/engine/internal/forms'
import { none, right, type Option } from '@evkit/engine/shared'
import type { FormsMarket } from '../../content/forms-assemble.js'
import { no, type Step } from './lead-steps.js'

const APP_OF: Readonly<Record<LeadSubmission['purpose'], AppId>> = {
  OFFER_REQUEST: 'quote',
  CBV_CALLBACK: 'callback',
  CONTACT_REQUEST: 'contact',
  ACCESSORY_REQUEST: 'accessory',
  KEEP_ME_UPDATED: 'kmu',
}

const isOfApp = (app: AppId, purpose: LeadSubmission['purpose']): boolean => {
  const fixed = APPS[app].purpose
  return O.isSome(fixed)
    ? fixed.value === purpose
    : purpose === 'OFFER_REQUEST' || purpose === 'CBV_CALLBACK'
}

// A callback may come from two forms: the address of its page tells which.
const findApp = ({ purpose, currentUrl = '' }: LeadSubmission): AppId => {
  const path = URL.canParse(currentUrl) ? parseFormPath(new URL(currentUrl).pathname) : none
  return O.isSome(path) && isOfApp(path.value.app, purpose) ? path.value.app : APP_OF[purpose]
}

const EMBEDDED = 'embeddable-forms'

const plan = (market: FormsMarket, app: AppId, lead: LeadSubmission): Option<FormPlan> => {
  const form = market.forms.get(lead.purpose)
  if (form === undefined) return none
  return planForm(
    {
      app,
      market: market.entry.market,
      purpose: lead.purpose,
      // Business may have been preset by the address: its rules hold all the same.
      query: lead.business ? { b2b: true } : {},
      isEmbedded: lead.originVersion === EMBEDDED,
      isInOverlay: false,
      hidesRetailerPicker: false,
      hidesRequired: false,
      isModelChosen: (lead.productsOfInterest ?? []).length > 0,
    },
    {
      translations: market.dictionary,
      marketConfiguration: market.configuration,
      flexFormConfigurations: new Map([[lead.purpose, form.value]]),
      vehicleConfigurations: new Map(),
    },
  )
}

const plans = new WeakMap<FormsMarket, Map<string, Option<FormPlan>>>()

// A plan depends on five words of a lead: there are only so many for a market.
const makePlan = (market: FormsMarket, app: AppId, lead: LeadSubmission): Option<FormPlan> => {
  const known = plans.get(market) ?? new Map<string, Option<FormPlan>>()
  plans.set(market, known)
  const hasProduct = (lead.productsOfInterest ?? []).length > 0
  const isEmbedded = lead.originVersion === EMBEDDED
  const name = [app, lead.purpose, lead.business, isEmbedded, hasProduct].join(' ')
  const found = known.get(name) ?? plan(market, app, lead)
  known.set(name, found)
  return found
}

/** What is not sure of a stored lead, and refuses nothing. */
export type Marks = Readonly<Record<string, string>>

/** A lead that is as good as its page would have let through. */
export interface Judged {
  readonly plan: FormPlan
  readonly app: AppId
  readonly marks: Marks
}

const isKnownRetailer = ({ retailers, configuration }: FormsMarket, id: string): boolean => {
  const { insideSalesRetailer: inside } = configuration
  return (
    retailers.some(({ dealerId }) => dealerId === id) ||
    (O.isSome(inside) && inside.value.retailerId === id)
  )
}

const areKnownProducts = ({ vehicles }: FormsMarket, products: readonly string[]): boolean =>
  products.every((product) => vehicles.some(({ pno34 }) => pno34 === product))

/** Judges a lead; what is not sure of it is marked, and refuses nothing. */
export const judgeLead = (market: FormsMarket, lead: LeadSubmission): Step<Judged> => {
  const app = findApp(lead)
  const plan = makePlan(market, app, lead)
  if (O.isNone(plan)) return no('UNKNOWN_PURPOSE')
  const faults = checkSubmission(plan.value, lead)
  if (faults.length > 0) return no('VALIDATION', { errors: toFaultRecord(faults) })
  const { retailerId, productsOfInterest = [] } = lead
  const isRetailerKnown = retailerId === undefined || isKnownRetailer(market, retailerId)
  const needsRetailer = market.configuration.purposeConfigs.get(lead.purpose)?.retailer !== false
  if (!isRetailerKnown && needsRetailer) {
    return no('VALIDATION', { errors: { retailerid: 'RetailerRequired' } })
  }
  return right({
    plan: plan.value,
    app,
    marks: {
      ...(isRetailerKnown ? {} : { retailerId: 'unknown' }),
      ...(areKnownProducts(market, productsOfInterest) ? {} : { productsOfInterest: 'unknown' }),
    },
  })
}
