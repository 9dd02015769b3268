import { QuoteApp } from '../../forms/quote/index.js'
import { hydrateTool } from '../hydrate-tool.js'
import { consoleLog } from '../ports/console-log.js'
import { browserFormsPortsWith, recordLanding, sessionMemory } from '../ports/forms-ports.js'
import { createJourneyPorts } from '../ports/journey-ports.js'
import { browserQuoteRoute } from '../ports/quote-route.js'
import { toQuoteProps, type QuotePageData } from './quote-page.js'
import { tellFindings } from './tell-findings.js'

/** Wakes a page of the quote application. */
export const start = hydrateTool((data, onAwake) => {
  const page = data as QuotePageData
  const props = toQuoteProps(page, {
    portsOf: (known) => {
      const { ports, load } = browserFormsPortsWith({ ...page, ...known })
      const memory = sessionMemory()
      return { ports, journey: createJourneyPorts({ request: known.request, memory, load }) }
    },
    landing: recordLanding,
    route: browserQuoteRoute(),
  })
  if (!page.isProduction) {
    const { configuration } = page
    void tellFindings({ configuration, purpose: 'OFFER_REQUEST' }, consoleLog)
  }
  return props._tag === 'None' ? null : <QuoteApp {...props.value} onAwake={onAwake} />
})
