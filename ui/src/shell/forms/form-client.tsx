import { LeadFormApp } from '../../forms/index.js'
import { hydrateTool } from '../hydrate-tool.js'
import { consoleLog } from '../ports/console-log.js'
import { browserFormsPorts } from '../ports/forms-ports.js'
import { browserFormTracking } from '../ports/track-forms.js'
import { purposeOf, toFormProps, type FormPageData } from './form-page.js'
import { tellFindings } from './tell-findings.js'

/** Wakes a form's page. */
export const start = hydrateTool((data, onAwake) => {
  const page = data as FormPageData
  const tracking = browserFormTracking(true)
  const props = toFormProps(page, {
    ports: (known) => browserFormsPorts({ ...page, ...known, tracking }),
  })
  if (!page.isProduction) {
    const { written, app } = page
    void tellFindings({ configuration: written, purpose: purposeOf(app) }, consoleLog)
  }
  return <LeadFormApp {...props} onAwake={onAwake} />
})
