import { listForgotten } from '@evkit/engine/internal/site'
import { hydrateTool } from '../hydrate-tool.js'
import { consoleLog } from '../ports/console-log.js'
import { readConsentCookie } from '../ports/consent/consent-cookie.js'
import { createExitIntentPorts, EXIT_INTENTS } from '../ports/forms/exit-intent-ports.js'
import type { EmbeddedPageData } from './embedded-page.js'
import { HostPage } from './host-page.js'
import { openHostSide } from './open-host-side.js'

const loadTexts =
  ({ market }: EmbeddedPageData) =>
  async (): Promise<ReadonlyMap<string, string>> => {
    const { askOverlayTexts } = await import('../ports/forms/ask-overlay-texts.js')
    return askOverlayTexts(market)
  }

// A host asks by a tool of its own, or nobody.
const mayKeep = (): boolean => {
  const kept = { localStorage: [EXIT_INTENTS] }
  const { localStorage = [] } = listForgotten(kept, readConsentCookie(), false)
  return localStorage.length === 0
}

/** Wakes the page of a host. */
export const start = hydrateTool((data, onAwake) => {
  const page = data as EmbeddedPageData
  const intent = createExitIntentPorts({
    storage: () => (mayKeep() ? window.localStorage : window.sessionStorage),
    personalisation: () => (window as { readonly personalisation?: unknown }).personalisation,
    log: consoleLog,
  })
  return (
    <HostPage
      data={page}
      side={openHostSide(page, false)}
      loadTexts={loadTexts(page)}
      intent={intent}
      log={consoleLog}
      onAwake={onAwake}
    />
  )
})
