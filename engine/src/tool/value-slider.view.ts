import { resolveLimits, toNumber } from '../shared/index.js'
import { priceDecimals, wordPrice, type PriceForm } from './price-form.view.js'
import { toTypedNumber, type TypedNumber } from './typed-number.js'
import { shownDecimals, toShownValue, type ShownScale } from './typed-value.js'
import type { Words } from '../site/index.js'

/** Typing a value instead of dragging: everything in the unit that is shown. */
export interface ValueField extends TypedNumber {
  readonly step: number
  /** Decimals shown. */
  readonly decimals: number
  /** [1] How many of the number typed make one of the unit shown: 100 for pence of a pound, else 1. */
  readonly scale: number
}

/** View model of a slider with one thumb. */
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
  /** Formatted value with its unit (`aria-valuetext`). */
  readonly valueText: string
  readonly minText: string
  readonly maxText: string
  readonly field: ValueField
  /**
   * Basis of the value: `published`, `modelled`, `example`, or `own` after the visitor changed it; absent when unknown.
   */
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
  /** For a price: how people of the market write one. */
  readonly price?: PriceForm
  /** Where the slider starts, how sure that value is, and who says so. */
  readonly origin?: { readonly start: number; readonly kind: string; readonly text: string }
}

const MOST_DECIMALS = 6

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
  const { price } = input
  const toText = (value: number): string =>
    price === undefined
      ? words.translate('slider.value', {
          value: words.numbers.decimal(value, decimals),
          suffix: unit,
        })
      : words.translate('slider.price', {
          value: wordPrice(value, decimals, { ...price, numbers: words.numbers }),
          suffix: unit,
        })
  return { toShown, decimals, toText }
}

// A source vouches for its own value and for no other: what a visitor sets is theirs.
const wordBasis = (
  { value, origin }: ValueSliderInput,
  toText: (value: number) => string,
  { translate }: Words,
): ValueSlider['basis'] => {
  if (origin === undefined) return undefined
  const { start, kind, text } = origin
  return value === start
    ? { kind, label: translate(`basis.${kind}`), text }
    : {
        kind: 'own',
        label: translate('basis.own'),
        text: translate('basis.start', { value: toText(start), text }),
      }
}

/** Makes a slider's view: ends and value on the grid of content, texts in the unit the visitor wants to see. */
export const toValueSlider = (input: ValueSliderInput, words: Words): ValueSlider => {
  const { low, high } = resolveLimits(input.grid)
  const step = Math.max(0, toNumber(input.grid.step, 0))
  const { toShown, toText, decimals } = toShownBy(input, words)
  const text = (value: number): string => toText(toShown(value))
  const scale = input.price?.minorUnit?.perMajor ?? 1
  const typed = input.price === undefined ? decimals : priceDecimals(decimals, input.price)
  const fixed = (value: number): number => Number((toShown(value) * scale).toFixed(typed))
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
      ...toTypedNumber(
        {
          value: fixed(input.value),
          min: fixed(low),
          max: fixed(high),
          minText: text(low),
          maxText: text(high),
        },
        words,
      ),
      step:
        input.distance?.content === input.distance?.shown
          ? Number((step * scale).toFixed(MOST_DECIMALS))
          : 1,
      decimals: typed,
      scale,
    },
    basis: wordBasis(input, text, words),
  }
}
