import * as O from '#fp-ts/Option'
import type { Option } from '../../shared/index.js'
import { labelLocation, type VisitorLocation, type VisitorRegion } from '../../site/index.js'
import { listUsLines, US_LEASE_TEXT, US_MSRP_TEXT, type UsLine, type UsPrice } from './us-price.js'

/** The control that opens the location dialog, when no location is known. @source B-PRICE-27, D-B-17 @category constants */
export const SET_LOCATION_TEXT = 'Set Location'

/** Where the visitor is, and the control that changes it. */
export interface LocationView {
  /** Empty when no location is known. */
  readonly text: string
  /** Text of the control; empty where there is nothing that opens the dialog. */
  readonly control: string
}

/** View model of a price label in the United States. */
export interface UsPriceView {
  readonly state: 'waiting' | 'price' | 'fallback' | 'absent'
  /** Skeleton texts about as long as the lines, while loading; they only reserve space. */
  readonly shapes: readonly string[]
  readonly lines: readonly UsLine[]
  readonly fallback: string
  readonly location: LocationView
}

/** What a price label of the United States is made from. */
export interface UsPriceViewInput {
  readonly modelKey: string
  readonly answer: Option<UsPrice>
  /** Whether nothing is asked on this market; where nobody answers, the label goes on waiting. */
  readonly isOff: boolean
  readonly fallback: string
  readonly location: Option<VisitorLocation>
  readonly region: Option<VisitorRegion>
  /** Whether the site can open its location dialog. */
  readonly hasDialog: boolean
  /** `Change location` in the language of the page. */
  readonly changeLocation: string
}

const SHAPES = [
  US_LEASE_TEXT.replace('{monthly}', '$000'),
  US_MSRP_TEXT.replace('{price}', '$00,000'),
] as const

const toLocation = (input: UsPriceViewInput): LocationView => {
  const text = O.getOrElse(() => '')(labelLocation(input.location, input.region))
  const control = text === '' ? SET_LOCATION_TEXT : input.changeLocation
  return { text, control: input.hasDialog ? control : '' }
}

/**
 * Builds the view model of a model's prices in the United States, with the place they apply to.
 *
 * @param input - State of the prices and of the visitor's place.
 * @returns Lines with their disclaimers, and the location with its control.
 * @source B-PRICE-22, B-PRICE-25, B-PRICE-26, B-PRICE-27, B-PRICE-36, D-B-15, D-B-17
 *
 * @example No place is known
 * ```ts
 * import { usPriceView } from '@evkit/engine/blocks'
 * import { none } from '@evkit/engine/shared'
 *
 * const known = { modelKey: 'ex30-bev', answer: none, isOff: false, fallback: '', location: none, region: none }
 * usPriceView({ ...known, hasDialog: true, changeLocation: 'Change location' }).location // => { text: '', control: 'Set Location' }
 * ```
 * @category views
 */
export const usPriceView = (input: UsPriceViewInput): UsPriceView => {
  const { answer, isOff, modelKey } = input
  const lines = O.isSome(answer) ? listUsLines(answer.value, modelKey) : []
  const fallback = input.fallback.trim()
  const location = toLocation(input)
  const known = { lines, fallback, location }
  if (lines.length > 0) return { state: 'price', shapes: [], ...known }
  if (O.isNone(answer) && !isOff) return { state: 'waiting', shapes: SHAPES, ...known }
  return { state: fallback === '' ? 'absent' : 'fallback', shapes: [], ...known }
}

/**
 * Finds the postcode prices are asked with.
 *
 * @source B-PRICE-34, B-LOC-06, D-B-17
 */
export const findZipCode = (
  location: Option<VisitorLocation>,
  region: Option<VisitorRegion>,
): string => {
  const typed = O.isSome(location) ? location.value.userInput : location
  if (O.isSome(typed)) return typed.value.zipCode ?? ''
  return O.isSome(region) ? (region.value.zipCode ?? '') : ''
}
