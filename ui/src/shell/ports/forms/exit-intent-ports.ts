// What exit intent asks of the browser and of the site.
import { option as O } from 'fp-ts'
import { readStored, writeStored } from '@evkit/engine/internal/forms'
import { none, some } from '@evkit/engine/shared'
import type { Log } from '@evkit/engine/internal/shared'
import type { ExitIntentPorts } from '../../../forms/embedded/index.js'
import type { TextStorage } from '../../../tool/text-storage.js'
import { createSessionMemory } from '../session-memory.js'

/** Where it is kept which introductions were shown. */
export const EXIT_INTENTS = 'exitIntentTriggered'

/** What these ports are made from. */
export interface ExitIntentPortsInput {
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
}: ExitIntentPortsInput): ExitIntentPorts => {
  const memory = createSessionMemory(storage, log)
  const kept = new Set<string>()
  let isTold = false
  const readIds = (): readonly string[] => {
    const text = memory.readShared(EXIT_INTENTS)
    const stored = readStored(EXIT_INTENTS, text === undefined ? none : some(text))
    if (O.isSome(stored)) return stored.value
    if (text !== undefined && !isTold) {
      isTold = true
      log({
        level: 'warning',
        code: 'ExitIntentUnreadable',
        text: `${EXIT_INTENTS} counts as empty`,
      })
    }
    return []
  }
  // Other pages keep theirs in the same place: it is looked at anew each time, and nothing of it is lost.
  const listIds = (): readonly string[] => [...new Set([...readIds(), ...kept])]
  return {
    readTriggered: listIds,
    saveTriggered: (ids) => {
      for (const id of ids) kept.add(id)
      memory.write(EXIT_INTENTS, writeStored(EXIT_INTENTS, listIds()))
    },
    isPageTriggersEnabled: () => areOn(personalisation()),
  }
}
