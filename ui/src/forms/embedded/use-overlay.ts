import { matchesHash, overlayMachine } from '@evkit/engine/forms'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useRef, useState } from 'react'
import type { ActorRefFrom } from 'xstate'
import { browserHash } from './overlay.dom.js'

type Overlay = ActorRefFrom<typeof overlayMachine>

const useHash = (overlay: Overlay, triggers: readonly string[]): void => {
  // A list that is written where it is handed over is a new one each time.
  const names = triggers.join('\n')
  useEffect(() => {
    const list = names.split('\n')
    const look = (): void => {
      const isMatched = matchesHash(browserHash.read(), list)
      overlay.send({ type: isMatched ? 'hash.matched' : 'hash.cleared' })
    }
    if (matchesHash(browserHash.read(), list)) look()
    return browserHash.subscribe(look)
  }, [overlay, names])
}

/** Runs an overlay with a form in it. */
export const useOverlay = (triggers: readonly string[]) => {
  const names = useRef(triggers)
  useEffect(() => {
    names.current = triggers
  }, [triggers])
  const [logic] = useState(() =>
    overlayMachine.provide({
      actions: {
        clearHash: () => {
          // An address the overlay was not opened by belongs to the page.
          if (matchesHash(browserHash.read(), names.current)) browserHash.clear()
        },
      },
    }),
  )
  const overlay = useActorRef(logic)
  useHash(overlay, triggers)
  const isOpen = useSelector(overlay, (snapshot) => snapshot.matches('open'))
  const isShown = useSelector(overlay, (snapshot) => snapshot.matches({ open: 'shown' }))
  return { overlay, isOpen, isShown }
}
