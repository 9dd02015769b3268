import { option as O } from 'fp-ts'
import { none } from '@evkit/engine/shared'
import { leadStepLater, QuoteApp, QuoteFailure } from '../../forms/quote/index.js'
import { hydrateTool } from '../hydrate-tool.js'
import { consoleLog } from '../ports/console-log.js'
import {
  browserFormsPortsWithService,
  sessionMemory,
  notifyHost,
} from '../ports/forms/forms-ports.js'
import { createJourneyPorts } from '../ports/forms/journey-ports.js'
import { createRetailerPickerPorts } from '../ports/forms/retailer-picker-ports.js'
import { browserQuoteRoute } from '../ports/forms/browser-quote-route.js'
import { browserFormTrackingPorts } from '../ports/tracking/form-tracking-ports.js'
import { formWordsMaker } from './form-words.js'
import { toQuoteProps, type QuotePageData } from './quote-page.js'
import { reportFindings } from './report-findings.js'

/** Wakes a page of the quote application. */
export const start = hydrateTool(async (data, onAwake) => {
  const page = data as QuotePageData
  // A page that is the form is woken as it was drawn.
  if (page.page === 'form') await leadStepLater.load()
  const tracking = browserFormTrackingPorts(true)
  const props = toQuoteProps(page, {
    portsOf: (known) => {
      const place = { ...page, ...known, tracking }
      const { ports, load } = browserFormsPortsWithService(place)
      return {
        ports,
        journey: createJourneyPorts({ request: known.request, memory: sessionMemory(), load }),
        retailers: createRetailerPickerPorts({ load, notifyHost }, place),
      }
    },
    route: browserQuoteRoute(),
  })
  if (!page.isProduction) {
    const { written } = page
    void reportFindings({ configuration: written, purpose: 'OFFER_REQUEST' }, consoleLog)
  }
  if (O.isSome(props)) return <QuoteApp {...props.value} onAwake={onAwake} />
  const { translate } = formWordsMaker(page)(none)
  return (
    <QuoteFailure
      translate={translate}
      onRetry={() => {
        window.location.reload()
      }}
      onAwake={onAwake}
    />
  )
})
