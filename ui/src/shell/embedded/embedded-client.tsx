import { none, some } from '@evkit/engine/shared'
import type { Embedding } from '../../forms/embedded/index.js'
import type { LeadFormAppPorts } from '../../forms/index.js'
import { hydrateTool } from '../hydrate-tool.js'
import { consoleLog } from '../ports/console-log.js'
import { createExitIntentPorts } from '../ports/exit-intent-ports.js'
import { browserFormsPorts, recordLanding } from '../ports/forms-ports.js'
import { formWordsMaker } from '../forms/form-words.js'
import { toHostSide, type EmbeddedPageData } from './embedded-page.js'
import { HostPage } from './host-page.js'

const portsOf =
  (page: EmbeddedPageData) =>
  ({ request, consumerApp }: Embedding): LeadFormAppPorts => ({
    ...browserFormsPorts({
      ...page,
      request,
      consumerApp: some(consumerApp),
      configuration: none,
      translate: formWordsMaker(page)(none).translate,
    }),
    // A draft belongs to the page of a form: two forms of one kind would write over each other's.
    readDraft: () => none,
    keepDraft: () => undefined,
  })

const loadTexts =
  ({ market }: EmbeddedPageData) =>
  async (): Promise<ReadonlyMap<string, string>> => {
    const { askOverlayTexts } = await import('../ports/ask-overlay-texts.js')
    return askOverlayTexts(market)
  }

/** Wakes the page of a host. */
export const start = hydrateTool((data, onAwake) => {
  const page = data as EmbeddedPageData
  const intent = createExitIntentPorts({
    storage: () => window.localStorage,
    personalisation: () => (window as { readonly personalisation?: unknown }).personalisation,
    log: consoleLog,
  })
  return (
    <HostPage
      data={page}
      side={toHostSide(page, { portsOf: portsOf(page), landing: recordLanding })}
      loadTexts={loadTexts(page)}
      intent={intent}
      log={consoleLog}
      onAwake={onAwake}
    />
  )
})
