import { RangeCalculator } from '../../range/index.js'
import { hydrateTool } from '../hydrate-tool.js'
import { consoleLog } from '../ports/console-log.js'
import { browserRangePorts } from '../ports/tools/range-ports.js'
import { toCalculatorProps, type RangePageData } from './range-page.js'

/** Wakes the range page. */
export const start = hydrateTool((data, onAwake) => {
  const page = data as RangePageData
  page.faults.forEach(consoleLog)
  if (page.faults.length > 0) return null
  return (
    <RangeCalculator
      {...toCalculatorProps(page, browserRangePorts(page.maker))}
      onAwake={onAwake}
    />
  )
})
