import { LeadFormApp } from '../../forms/index.js'
import { hydrateTool } from '../hydrate-tool.js'
import { consoleLog } from '../ports/console-log.js'
import { browserFormsPorts } from '../ports/forms/forms-ports.js'
import { browserFormTrackingPorts } from '../ports/tracking/form-tracking-ports.js'
import { purposeOf, toFormProps, type FormPageData } from './form-page.js'
import { reportFindings } from './report-findings.js'

/** Wakes a form's page. */
export const start = hydrateTool((data, onAwake) => {
  const page = data as FormPageData
  const tracking = browserFormTrackingPorts(true)
  const props = toFormProps(page, {
    ports: (known) => browserFormsPorts({ ...page, ...known, tracking }),
  })
  if (!page.isProduction) {
    const { written, app } = page
    void reportFindings({ configuration: written, purpose: purposeOf(app) }, consoleLog)
  }
  return <LeadFormApp {...props} onAwake={onAwake} />
})
