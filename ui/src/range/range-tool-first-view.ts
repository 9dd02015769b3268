import { feedOf, rangeToolView, startRangeTool, type RangeToolState } from '@evkit/engine/range'
import { parseQuery } from '@evkit/engine/shared'
import { viewMaker } from '../tool/index.js'
import type { RangeToolProps } from './range-tool.types.js'

/** The state the address holds. */
export const startRange = ({
  search,
  cars,
  data,
}: Pick<RangeToolProps, 'search' | 'cars' | 'data'>): RangeToolState =>
  startRangeTool(parseQuery(search), { cars, feed: feedOf('', data) })

/** Makes the function that turns a state into what is shown. */
export const rangeToolViewMaker = viewMaker(rangeToolView)
