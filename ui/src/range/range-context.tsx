import { NO_RANGE_PROVIDER, type CalculatorEvent, type CalculatorView } from '@evkit/engine/range'
import { createContext, use, type ReactNode } from 'react'
import type { RangeCalculatorProps } from './range-tool.types.js'

/** What every part of the range calculator knows. */
export interface RangeValue {
  readonly view: CalculatorView
  readonly send: (event: CalculatorEvent) => void
  readonly props: RangeCalculatorProps
}

const Range = createContext<RangeValue | undefined>(undefined)

/** Gives the parts below it the view of the calculator and the way to tell it something. */
export const RangeProvider = (props: {
  readonly value: RangeValue
  readonly children: ReactNode
}) => <Range value={props.value}>{props.children}</Range>

/** The calculator a part belongs to; throws outside of a provider. */
export const useRange = (): RangeValue => {
  const value = use(Range)
  if (value === undefined) throw new Error(NO_RANGE_PROVIDER)
  return value
}
