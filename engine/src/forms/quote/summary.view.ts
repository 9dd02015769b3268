import { none, some, toUndefined, type Option } from '../../shared/index.js'
import {
  countryCodeOf,
  type Flag,
  type FormPage,
  type FormRequest,
  type FormWords,
  linkPhone,
  listAddressLines,
  type Retailer,
  type Vehicle,
} from '../lead/index.js'
import { writeChangeLink } from './quote-step.url.js'
import { isChosenRetailer } from './retailer-lookup.js'
import {
  toVehicleFacts,
  wordModelChange,
  type ChangeWords,
  type VehicleFacts,
} from './vehicle-facts.js'

/** The way back to where something was chosen. */
export interface ChangeView extends ChangeWords {
  readonly href: string
}

/** The vehicle a lead is about. */
export interface SummaryVehicle extends VehicleFacts {
  readonly change: Option<ChangeView>
}

/** The retailer a lead is for. */
export interface SummaryRetailer {
  readonly name: string
  /** Lines of its address, without blank ones. */
  readonly lines: readonly string[]
  /** Empty without one. */
  readonly phone: string
  /** Where a press on the phone leads; empty without one. */
  readonly phoneHref: string
  readonly change: Option<ChangeView>
}

/** View model of the summary card: chosen vehicle, retailer or both. */
export interface SummaryCard {
  readonly label: string
  readonly vehicle: Option<SummaryVehicle>
  readonly retailer: Option<SummaryRetailer>
}

/** What the card of what was chosen is made from. */
export interface SummaryInput {
  readonly request: Pick<FormRequest, 'app' | 'market' | 'query'>
  readonly page: FormPage
  /** Query of the page. */
  readonly search: string
  readonly vehicle: Option<Vehicle>
  readonly retailer: Option<Retailer>
  /** Id of the inside-sales retailer. */
  readonly insideSales: Option<string>
  readonly flags: readonly Flag[]
  readonly words: Pick<FormWords, 'translate'>
}

/**
 * Tells whether the chosen retailer shows: on the finished page, and wherever the address names it.
 *
 * @source F-ROUTE-33, F-RET-42, F-RET-43, F-THX-05
 */
export const showsRetailer = ({
  request,
  page,
  retailer,
  insideSales,
}: Pick<SummaryInput, 'page' | 'retailer' | 'insideSales'> & {
  readonly request: Pick<FormRequest, 'query'>
}): boolean =>
  (page === 'finished' || request.query.retailerid !== undefined) &&
  isChosenRetailer(retailer, insideSales)

const changeOf = (
  { request, page, search }: SummaryInput,
  choice: 'model' | 'retailer',
  words: ChangeWords,
): Option<ChangeView> => {
  if (request.app !== 'quote' || page === 'finished') return none
  return some({ ...words, href: writeChangeLink({ market: request.market, search }, choice) })
}

const toVehicle = (vehicle: Vehicle, input: SummaryInput): SummaryVehicle => {
  const { page, words } = input
  const picture = page === 'finished' ? 'ThankYou' : 'ModelSide'
  return {
    ...toVehicleFacts({ vehicle, picture, words }),
    change: changeOf(input, 'model', wordModelChange(words, vehicle.presentation.title)),
  }
}

const toRetailer = (retailer: Retailer, input: SummaryInput): SummaryRetailer => ({
  name: retailer.name,
  lines: listAddressLines(retailer.address, input.flags, countryCodeOf(input.request.market)),
  phone: retailer.phone,
  phoneHref: linkPhone(retailer.phone),
  change: changeOf(input, 'retailer', {
    text: input.words.translate('Change'),
    name: input.words.translate('ChangeRetailer', { name: retailer.name }),
  }),
})

/**
 * Builds the summary card of the choices: the vehicle with its picture, and the retailer with its address.
 *
 * @param input - The choices, and the page that shows them.
 * @returns The card, or `none` when it is empty. On pages of the quote flow each part has a change link with a
 * descriptive name; after submission there are none.
 * @law The inside-sales retailer is on no card.
 * @source F-ROUTE-32, F-ROUTE-33, F-THX-05, F-VEH-16, F-RET-22, F-RET-43, E-B-73
 *
 * @example The finished page
 * ```ts
 * import { toSummaryCard } from '@evkit/engine/forms'
 * import { none, some } from '@evkit/engine/shared'
 * import { tinyFormRequest, tinyVehicle } from '@evkit/engine/testing'
 * import { option } from 'fp-ts'
 *
 * const chosen = { vehicle: some(tinyVehicle), retailer: none, insideSales: none, flags: [] }
 * const card = toSummaryCard({ request: tinyFormRequest, page: 'finished', search: '', ...chosen, words: { translate: (key) => key } })
 * option.chain(({ vehicle }) => option.map(({ title }) => title)(vehicle))(card) // => option.some('EX30')
 * ```
 * @category view
 */
export const toSummaryCard = (input: SummaryInput): Option<SummaryCard> => {
  const vehicle = toUndefined(input.vehicle)
  const retailer = showsRetailer(input) ? toUndefined(input.retailer) : undefined
  if (vehicle === undefined && retailer === undefined) return none
  return some({
    label: input.words.translate('SummaryHeading'),
    vehicle: vehicle === undefined ? none : some(toVehicle(vehicle, input)),
    retailer: retailer === undefined ? none : some(toRetailer(retailer, input)),
  })
}
