import { exitIntentMachine } from '@evkit/engine/forms'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useLayoutEffect, useState } from 'react'
import { createOutside } from '../outside.js'
import { hasMouse, watchMouse } from './exit-intent.dom.js'

/** What exit intent asks of the outside. */
export interface ExitIntentPorts {
  /** Ids that had their introduction before. */
  readonly readTriggered: () => readonly string[]
  readonly keepTriggered: (ids: readonly string[]) => void
  /** Whether the site's personalisation lets pages trigger anything. */
  readonly isPageTriggersEnabled: () => boolean
}

/** Whose introduction it is, and what it leads to. */
export interface ExitIntentProps {
  readonly id: string
  readonly ports: ExitIntentPorts
  readonly onAccept: () => void
}

const outside = createOutside<ExitIntentProps>()

// One mouse that leaves opens one introduction, and nothing opens over one that is shown.
const shown: { by: object | undefined } = { by: undefined }

const logic = exitIntentMachine.provide({
  actions: {
    askTriggers: ({ self, system }) => {
      const { isPageTriggersEnabled } = outside.of({ system }).ports
      self.send({ type: 'triggers.told', areOn: isPageTriggersEnabled() })
    },
    keepTriggered: ({ system }, { ids }) => {
      outside.of({ system }).ports.keepTriggered(ids)
    },
    openOverlay: ({ system }) => {
      outside.of({ system }).onAccept()
    },
  },
})

/** Runs exit intent. */
export const useExitIntent = ({ id, ports, onAccept }: ExitIntentProps) => {
  const [input] = useState(() => ({
    id,
    isDesktop: hasMouse(),
    triggered: ports.readTriggered(),
  }))
  const intent = useActorRef(logic, { input })
  useLayoutEffect(() => {
    outside.give(intent.system, { id, ports, onAccept })
  }, [intent, id, ports, onAccept])
  const isArmed = useSelector(intent, (snapshot) => snapshot.matches('armed'))
  useEffect(
    () =>
      isArmed
        ? watchMouse((mouse) => {
            if (shown.by !== undefined) return
            // Another page may have shown it since.
            if (mouse.hasLeft && ports.readTriggered().includes(id)) return
            intent.send({ type: 'mouse.left', ...mouse })
            if (intent.getSnapshot().matches('showing')) shown.by = intent
          })
        : undefined,
    [intent, isArmed, id, ports],
  )
  const isShown = useSelector(intent, (snapshot) => snapshot.matches('showing'))
  useEffect(() => {
    if (isShown) shown.by = intent
    return () => {
      if (shown.by === intent) shown.by = undefined
    }
  }, [intent, isShown])
  return { intent, isShown }
}
