import { exitIntentMachine } from '@evkit/engine/forms'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { asking } from '../../tool/asking.js'
import { useLatest } from '../use-latest.js'
import { hasMouse, watchMouse } from './exit-intent.dom.js'

/** What exit intent asks of the outside. */
export interface ExitIntentPorts {
  /** Ids that had their introduction before. */
  readonly readTriggered: () => readonly string[]
  readonly saveTriggered: (ids: readonly string[]) => void
  /** Whether the site's personalisation lets pages trigger anything. */
  readonly isPageTriggersEnabled: () => boolean
}

/** Whose introduction it is, and what it leads to. */
export interface ExitIntentProps {
  readonly id: string
  readonly ports: ExitIntentPorts
  readonly onAccept: () => void
}

// One mouse that leaves opens one introduction, and nothing opens over one that is shown.
const shown: { by: object | undefined } = { by: undefined }

const createLogic = (latest: { readonly current: ExitIntentProps }) =>
  exitIntentMachine.provide({
    actors: {
      askTriggers: asking(() => Promise.resolve(latest.current.ports.isPageTriggersEnabled())),
    },
    actions: {
      saveTriggered: (_, { ids }) => {
        latest.current.ports.saveTriggered(ids)
      },
      openOverlay: () => {
        latest.current.onAccept()
      },
    },
  })

/** Runs exit intent. */
export const useExitIntent = (props: ExitIntentProps) => {
  const { id, ports } = props
  const latest = useLatest(props)
  const [{ logic, input }] = useState(() => ({
    logic: createLogic(latest),
    input: { id, isDesktop: hasMouse(), triggered: ports.readTriggered() },
  }))
  const intent = useActorRef(logic, { input })
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
