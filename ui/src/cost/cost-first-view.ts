import { costAddress, costView, type CostState } from '@evkit/engine/cost'
import { parseQuery } from '@evkit/engine/shared'
import { viewMaker } from '../tool/index.js'
import type { CostCalculatorProps } from './cost-tool.types.js'

/** The state the address holds. */
export const startCost = ({
  cars,
  search,
  contentDistance,
}: Pick<CostCalculatorProps, 'cars' | 'search' | 'contentDistance'>): CostState => ({
  cars,
  ...costAddress.read(parseQuery(search), { cars }),
  contentDistance,
  shownDistance: contentDistance,
})

/** Makes the function that turns a state into what is shown. */
export const costViewMaker = viewMaker(costView)
