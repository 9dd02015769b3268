import {
  LOADING_CONFIGURATION,
  savingsAddress,
  savingsView,
  type SavingsState,
} from '@evkit/engine/savings'
import { parseQuery } from '@evkit/engine/shared'
import { distanceOf, numberFormat } from '@evkit/engine/site'
import { viewMaker } from '../tool/index.js'
import type { SavingsToolProps } from './savings-tool.types.js'

/** The state the address holds, with what is known of the taxes. */
export const startSavings = ({
  setup,
  search,
  configurations,
}: Pick<SavingsToolProps, 'setup' | 'search' | 'configurations'>): SavingsState => {
  const read = savingsAddress.read(parseQuery(search), { setup })
  return {
    setup,
    ...read,
    shownDistance: distanceOf(setup.system),
    main: configurations[read.selection.car.model] ?? LOADING_CONFIGURATION,
    comparison: configurations[read.selection.car.comparison.model] ?? LOADING_CONFIGURATION,
    registry: new Map(),
  }
}

/** Makes the function that turns a state into what is shown. */
export const savingsViewMaker = viewMaker(savingsView)

/** Writes an amount of the page, as it counts. */
export const moneyWriter = ({ content, locale }: Pick<SavingsToolProps, 'content' | 'locale'>) => {
  const numbers = numberFormat(locale)
  return (value: number): string => numbers.money(Math.round(value), content.currency, 0)
}
