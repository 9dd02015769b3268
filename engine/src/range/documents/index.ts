/**
 * Reading and checking the range data and the content of the range tools, with every fault and its path.
 *
 * @module
 */
export { openCalculator, openLightCalculator, type OpenCalculator } from './calculator.codec.js'
export {
  CalculatorContentCodec,
  LightContentCodec,
  RangeToolCarCodec,
  RangeToolContentCodec,
  requireToolCars,
  TabsContentCodec,
  type CalculatorContent,
  type LightContent,
  type RangeToolContent,
  type TabsContent,
} from './content.codec.js'
export { listRangeFaults } from './range-check.js'
export { isUsableRangeData, readRangeRows, toRangeReply } from './range-rows.js'
export { rangeDataEndpoint } from './range.api.js'
export {
  decodeCalculatorCars,
  PublishedRangesCodec,
  RangeDocumentCodec,
  RangeEntryCodec,
  RangeReplyCodec,
} from './range.codec.js'
