import * as O from '#fp-ts/Option'
import { none, some, toUndefined, type Option } from '../../../shared/index.js'
import {
  type Flag,
  type FormError,
  type FormRequest,
  type FullConfiguration,
  type MarketConfiguration,
  type PurposeConfiguration,
  resolveFlags,
  type RetailerPickerSection,
} from '../../lead/index.js'

/** How a retailer is chosen: not at all, from all of the market, near an address, or that with a map beside it. */
export type RetailerPickerKind = 'none' | 'simple' | 'byAddress' | 'map'

/** What decides how a retailer is chosen. */
export interface PickerKindInput
  extends
    Pick<RetailerPickerSection, 'byAddress'>,
    Pick<PurposeConfiguration, 'retailerPicker' | 'retailerPickerType'> {
  /** The host hides the picker. */
  readonly isHidden: boolean
  readonly flags: readonly Flag[]
}

/** Resolves how a retailer is chosen; the form is more specific than the market. */
export const resolvePickerKind = (input: PickerKindInput): RetailerPickerKind => {
  if (input.isHidden || !input.retailerPicker) return 'none'
  const isByAddress = toUndefined(input.byAddress)
  const type = toUndefined(input.retailerPickerType)
  if (isByAddress === false) return 'simple'
  if (isByAddress === undefined && type === 'DropDown') return 'simple'
  return type === 'Map' && !input.flags.includes('HideRetailerMap') ? 'map' : 'byAddress'
}

/**
 * Resolves how a retailer is chosen on a form.
 *
 * @source F-RET-02, F-RET-03, F-RET-04, F-RET-05, D-F-27
 */
export const resolvePickerFor = (
  { marketConfiguration: market, flexFormConfigurations: forms }: FullConfiguration,
  { purpose, hidesRetailerPicker }: Pick<FormRequest, 'purpose' | 'hidesRetailerPicker'>,
): RetailerPickerKind => {
  const said = market.purposeConfigs.get(purpose)
  return resolvePickerKind({
    byAddress: toUndefined(forms.get(purpose)?.dealerPicker ?? none)?.byAddress ?? none,
    retailerPickerType: said?.retailerPickerType ?? none,
    retailerPicker: said?.retailerPicker !== false,
    isHidden: hidesRetailerPicker,
    flags: resolveFlags(market.features, market.dynamicFeatures).on,
  })
}

/**
 * Finds whether a map that is wanted cannot be drawn; the list works alone then.
 *
 * @source F-RET-24, F-ERR-13, F-API-45, D-F-60
 */
export const findMapFault = (
  kind: RetailerPickerKind,
  market: string,
  map: MarketConfiguration['map'],
): Option<FormError> =>
  kind === 'map' && O.isNone(map) ? some({ tag: 'MissingMap', market }) : none
