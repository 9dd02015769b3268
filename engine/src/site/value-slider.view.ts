import { resolveLimits, toNumber } from '../shared/index.js'
import { shownDecimals, toShownValue, type ShownScale } from './typed-value.js'
import type { Words } from './words.js'

/** Typing a value instead of dragging: everything in the unit that is shown. */
export interface ValueField {
  readonly value: number
  readonly min: number
  readonly max: number
  readonly step: number
  /** Decimals shown. */
  readonly decimals: number
}

/** A slider of one thumb, as it is drawn, named and read. */
export interface ValueSlider {
  readonly id: string
  readonly label: string
  /** [unit of content] */
  readonly value: number
  /** [unit of content] */
  readonly min: number
  /** [unit of content] */
  readonly max: number
  /** [unit of content] Width of a step; 0 when there is no grid. */
  readonly step: number
  /** The value with its unit, as shown and as a reader says it. */
  readonly valueText: string
  readonly minText: string
  readonly maxText: string
  readonly field: ValueField
  /** How sure the default is: `published`, `modelled`, `example`; absent when nothing is said of it. */
  readonly basis:
    { readonly kind: string; readonly label: string; readonly text: string } | undefined
}

/** What a slider is made from. */
export interface ValueSliderInput extends ShownScale {
  readonly id: string
  readonly label: string
  /** Unit as content words it. */
  readonly suffix: string
  /** [unit of content] */
  readonly value: number
  readonly basis?: { readonly kind: string; readonly text: string }
}

interface Shown {
  readonly toShown: (value: number) => number
  readonly decimals: number
  readonly toText: (value: number) => string
}

const toShownBy = (input: ValueSliderInput, words: Words): Shown => {
  const { suffix, distance } = input
  const decimals = shownDecimals(input)
  const toShown = (value: number): number => toShownValue(value, input)
  const unit =
    distance === undefined || distance.content === distance.shown
      ? suffix
      : words.translate(`suffix.${distance.shown}`)
  const toText = (value: number): string =>
    words.translate('slider.value', { value: words.numbers.decimal(value, decimals), suffix: unit })
  return { toShown, decimals, toText }
}

/**
 * Makes a slider's view: ends and value on the grid of content, texts in the unit the visitor wants to see.
 *
 * @param input - Label, unit, value and grid of content; for a distance, the unit shown.
 * @param words - Messages and number format.
 * @returns Plain data; the thumb moves in the unit of content, the field for typing is in the unit shown.
 * @source T-COST-04, T-COST-11, T-FUEL-03, E-T-06, E-T-07, E-T-40
 *
 * @example Two decimals
 * ```ts
 * import { numberFormat, toValueSlider } from '@evkit/engine/site'
 *
 * const words = {
 *   translate: (key: string, values = {}) => Object.values(values).join(' ') || key,
 *   numbers: numberFormat('en'),
 * }
 * const grid = { min: 0.1, max: 0.9, step: 0.01, decimals: 2 }
 * const input = { id: 'energyCost', label: 'Price', suffix: '£/kWh', value: 0.3, grid }
 * toValueSlider(input, words).valueText // => '0.30 £/kWh'
 * ```
 * @category views
 */
export const toValueSlider = (input: ValueSliderInput, words: Words): ValueSlider => {
  const { low, high } = resolveLimits(input.grid)
  const step = Math.max(0, toNumber(input.grid.step, 0))
  const { toShown, toText, decimals } = toShownBy(input, words)
  const text = (value: number): string => toText(toShown(value))
  const fixed = (value: number): number => Number(toShown(value).toFixed(decimals))
  return {
    id: input.id,
    label: input.label,
    value: input.value,
    min: low,
    max: high,
    step,
    valueText: text(input.value),
    minText: text(low),
    maxText: text(high),
    field: {
      value: fixed(input.value),
      min: fixed(low),
      max: fixed(high),
      step: input.distance?.content === input.distance?.shown ? step : 1,
      decimals,
    },
    basis:
      input.basis === undefined
        ? undefined
        : {
            kind: input.basis.kind,
            label: words.translate(`basis.${input.basis.kind}`),
            text: input.basis.text,
          },
  }
}
