import { hydrateTool } from '../hydrate-tool.js'
import { browserSavingsPorts } from '../ports/tools/savings-ports.js'
import { toCostProps, toSavingsProps, type SavingsPageData } from './savings-page.js'
import { SavingsTools } from './savings-tools.js'

/** Wakes the costs and savings page. */
export const start = hydrateTool((data, onAwake) => {
  const page = data as SavingsPageData
  const ports = browserSavingsPorts(page.maker, {
    locale: page.locale,
    salesModel: page.savings.content.salesModel,
  })
  return (
    <SavingsTools
      savings={{ ...toSavingsProps(page, ports), onAwake }}
      cost={toCostProps(page, ports)}
    />
  )
})
