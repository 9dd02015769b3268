import { either as E } from 'fp-ts'
import { none, some, decodeWith, writeAddress } from '@evkit/engine/shared'
import { FORMS_CALLS } from '@evkit/engine/forms'
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

const TEXTS_TIMEOUT = 5000

const loadTexts =
  ({ market }: EmbeddedPageData) =>
  async (): Promise<ReadonlyMap<string, string>> => {
    const { overlayTranslations } = FORMS_CALLS
    const answer = await fetch(writeAddress(overlayTranslations, { site: market }), {
      signal: AbortSignal.timeout(TEXTS_TIMEOUT),
    })
    const read = decodeWith(overlayTranslations.reply, (await answer.json()) as unknown)
    if (E.isRight(read)) return read.right
    throw new Error('The texts of an overlay could not be read')
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
