import { useLayoutEffect, useState } from 'react'
import type { InfoMessageBlock, InfoMessageView } from '@evkit/engine/blocks'
import type { TextStorage } from '../../tool/text-storage.js'
import { type Dismissals, useRestored } from '../parts/index.js'
import { messageMemory } from './message-memory.js'

/** What a message asks of the browser. */
export interface InfoMessagePorts {
  /** Where closed messages are kept; may throw. */
  readonly storage: () => TextStorage
  readonly dismissals: Dismissals
}

/** What a message is shown from. */
export type MessageStage = 'asleep' | 'shown' | 'late' | 'closed'

/** Holds whether a message is shown: closed before, closed now, brought back. */
export const useMessage = (
  { content }: Pick<InfoMessageBlock, 'content'>,
  { storage, dismissals }: InfoMessagePorts,
  dismissal: InfoMessageView['dismissal'],
) => {
  const [stage, setStage] = useState<MessageStage>('asleep')
  const memory = messageMemory(storage, content)
  const { key } = dismissal
  useLayoutEffect(() => {
    const isClosed = messageMemory(storage, content).isClosed()
    if (!isClosed) dismissals.drop(key)
    setStage(isClosed ? 'closed' : 'shown')
  }, [storage, content, dismissals, key])
  const ref = useRestored({ dismissals, key }, () => {
    memory.open()
    setStage('late')
  })
  return {
    stage,
    ref,
    close: (): void => {
      memory.close()
      dismissals.add(dismissal, true)
      setStage('closed')
    },
  }
}
