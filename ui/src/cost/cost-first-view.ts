import { readCostSelection, type CostState } from '@evkit/engine/cost'
import { costView, type CostView, type CostViewInput } from '@evkit/engine/cost/view'
import { parseQuery } from '@evkit/engine/shared'
import { numberFormat } from '@evkit/engine/site'
import type { CostCalculatorProps } from './cost-tool.types.js'

/** The state the address holds. */
export const startCost = ({
  cars,
  search,
  contentDistance,
}: Pick<CostCalculatorProps, 'cars' | 'search' | 'contentDistance'>): CostState => ({
  cars,
  ...readCostSelection(parseQuery(search), cars),
  contentDistance,
  shownDistance: contentDistance,
})

/** Makes the function that turns a state into what is shown; number formats are made once. */
export const costViewMaker = ({
  content,
  translate,
  locale,
}: Pick<CostCalculatorProps, 'content' | 'translate' | 'locale'>) => {
  const numbers = numberFormat(locale)
  return (state: CostViewInput['state']): CostView =>
    costView({ state, content, translate, numbers })
}
