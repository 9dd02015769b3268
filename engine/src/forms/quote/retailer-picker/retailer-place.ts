import { some, none, type Option } from '../../../shared/index.js'
import {
  countryCodeOf,
  type GeoPoint,
  type Prediction,
  type PredictionType,
} from '../../lead/index.js'

/**
 * Shortest text places are asked for, in code points without blanks around it.
 *
 * @source F-CONST-04, F-RET-11, D-F-28
 * @category constants
 */
export const SEARCH_FROM = 4

/** Tells whether a text is long enough for a search of places. */
export const startsSearch = (text: string): boolean => Array.from(text.trim()).length >= SEARCH_FROM

/** Where places are looked for. */
export interface PredictionScope {
  /** Country code, upper case. */
  readonly country: string
  /** Kinds of places; none where the market does not say. */
  readonly types: Option<readonly PredictionType[]>
}

/**
 * Resolves where places are looked for: inside the market's country, and of the kinds it has configured.
 *
 * @source F-RET-25, F-CONST-43, F-API-42, D-F-28
 */
export const resolvePredictionScope = (
  market: string,
  types: readonly PredictionType[],
): PredictionScope => ({
  country: countryCodeOf(market),
  types: types.length === 0 ? none : some(types),
})

/** A place retailers are looked for near. */
export type RetailerPlace =
  | { readonly by: 'address'; readonly address: string }
  | { readonly by: 'zipCode'; readonly zipCode: string }
  | { readonly by: 'coordinates'; readonly position: GeoPoint }

/** Makes the place that was chosen from the predictions. */
export const toRetailerPlace = ({ text, type }: Prediction): RetailerPlace =>
  type === 'postal_code' ? { by: 'zipCode', zipCode: text } : { by: 'address', address: text }
