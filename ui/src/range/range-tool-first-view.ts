import { feedOf, startRangeTool, type RangeToolState } from '@evkit/engine/range'
import {
  rangeToolView,
  type RangeToolView,
  type RangeToolViewInput,
} from '@evkit/engine/range/view'
import { parseQuery } from '@evkit/engine/shared'
import { numberFormat } from '@evkit/engine/site'
import type { RangeToolProps } from './range-tool.types.js'

/** The state the address holds. */
export const startRange = ({
  search,
  cars,
  data,
}: Pick<RangeToolProps, 'search' | 'cars' | 'data'>): RangeToolState =>
  startRangeTool(parseQuery(search), { cars, feed: feedOf('', data) })

/** Makes the function that turns a state into what is shown; number formats are made once. */
export const rangeToolViewMaker = ({
  content,
  translate,
  locale,
}: Pick<RangeToolProps, 'content' | 'translate' | 'locale'>) => {
  const numbers = numberFormat(locale)
  return (state: RangeToolViewInput['state']): RangeToolView =>
    rangeToolView({ state, content, translate, numbers })
}
