import type { CalculatorCarInfo, CalculatorContent, CalculatorView } from '@evkit/engine/range'
import type { LogEntry } from '@evkit/engine/shared'
import type { RangeCalculatorProps, RangePorts } from '../../range/index.js'
import { rangeDataOf, type RangePageBase } from '../range-data.js'
import { createTranslate } from '../messages.js'

/** What the server hands to the range page in its data block: decoded there, plain data here. */
export interface RangePageData extends RangePageBase {
  readonly content: CalculatorContent
  readonly infos: readonly CalculatorCarInfo[]
  /** Why there is no calculator, to be logged. */
  readonly faults: readonly LogEntry[]
  /** What the page shows first; worked out by the server that renders it. */
  readonly firstView?: CalculatorView
}

/** Makes the props of the calculator; the same on server and client. */
export const toCalculatorProps = (
  page: RangePageData,
  ports: RangePorts,
): RangeCalculatorProps => ({
  content: page.content,
  infos: page.infos,
  data: rangeDataOf(page.data),
  translate: createTranslate(page.content.messages, page.locale),
  locale: page.locale,
  direction: page.direction,
  search: page.search,
  creditsHref: page.creditsHref,
  ...(page.firstView === undefined ? {} : { firstView: page.firstView }),
  ports,
})
