// What exit intent asks of the browser and of the site.
import { readStored, writeStored } from '@evkit/engine/forms/documents'
import { none, some, type Log } from '@evkit/engine/shared'
import type { ExitIntentPorts } from '../../forms/embedded/index.js'
import { createSessionMemory, type TextStorage } from './session-memory.js'

const KEY = 'exitIntentTriggered'

/** What these ports are made from. */
export interface ExitIntentSide {
  readonly storage: () => TextStorage
  /** What the site's personalisation script has left behind. */
  readonly personalisation: () => unknown
  readonly log: Log
}

const areOn = (personalisation: unknown): boolean =>
  typeof personalisation === 'object' &&
  personalisation !== null &&
  'pageTriggersEnabled' in personalisation &&
  personalisation.pageTriggersEnabled === true

/** Makes the ports of exit intent; what is stored and cannot be read is told, and counts as nothing. */
export const createExitIntentPorts = ({
  storage,
  personalisation,
  log,
}: ExitIntentSide): ExitIntentPorts => {
  const memory = createSessionMemory(storage, log)
  return {
    readTriggered: () => {
      const text = memory.read(KEY)
      const stored = readStored(KEY, text === undefined ? none : some(text))
      if (stored._tag === 'Some') return stored.value
      if (text !== undefined)
        log({ level: 'warning', code: 'ExitIntentUnreadable', text: `${KEY} counts as empty` })
      return []
    },
    keepTriggered: (ids) => {
      memory.write(KEY, writeStored(KEY, ids))
    },
    isPageTriggersEnabled: () => areOn(personalisation()),
  }
}
