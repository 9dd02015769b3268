import { savingsView } from '@evkit/engine/savings'
import { numberFormat } from '@evkit/engine/site'
import { viewMaker } from '../tool/index.js'
import type { SavingsToolProps } from './savings-tool.types.js'

/** Makes the function that turns a state into what is shown. */
export const savingsViewMaker = viewMaker(savingsView)

/** Writes an amount of the page, as it counts. */
export const moneyWriter = ({ content, locale }: Pick<SavingsToolProps, 'content' | 'locale'>) => {
  const numbers = numberFormat(locale)
  return (value: number): string => numbers.money(Math.round(value), content.currency, 0)
}
