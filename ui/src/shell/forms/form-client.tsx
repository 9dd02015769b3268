import { LeadFormApp } from '../../forms/index.js'
import { hydrateTool } from '../hydrate-tool.js'
import { browserFormsPorts, recordLanding } from '../ports/forms-ports.js'
import { toFormProps, type FormPageData } from './form-page.js'

/** Wakes a form's page. */
export const start = hydrateTool((data, onAwake) => {
  const page = data as FormPageData
  const props = toFormProps(page, {
    ports: (known) => browserFormsPorts({ ...page, ...known }),
    landing: recordLanding,
  })
  return <LeadFormApp {...props} onAwake={onAwake} />
})
