import { NO_CAR_PRICE_PROVIDER } from '@evkit/engine/car'
import type { CalculatorView } from '@evkit/engine/range'
import { createContext, use, type ReactNode } from 'react'

type Choices = CalculatorView['car']['selector']['choices']

const Prices = createContext<Choices | undefined>(undefined)

/** Gives the parts below it the prices of the cars that can be chosen. */
export const CarPriceProvider = (props: {
  readonly choices: Choices
  readonly children: ReactNode
}) => <Prices value={props.choices}>{props.children}</Prices>

/** Finds the price of a car, in words; a car without one has none. Throws outside of a provider. */
export const useCarPrice = (): ((model: string) => string | undefined) => {
  const choices = use(Prices)
  if (choices === undefined) throw new Error(NO_CAR_PRICE_PROVIDER)
  return (model) => choices.find(({ value }) => value === model)?.price
}
