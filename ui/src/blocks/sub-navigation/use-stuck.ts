import { subNavigationMachine } from '@evkit/engine/blocks'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, type RefObject } from 'react'
import { observeBar } from '../../tool/bar.dom.js'

/** Whether a bar is stuck to the upper edge of the window. */
export const useStuck = (bar: RefObject<HTMLElement | null>): boolean => {
  const actor = useActorRef(subNavigationMachine)
  useEffect(() => {
    if (bar.current === null) return
    return observeBar(bar.current, (place) => {
      if (place !== undefined) actor.send({ type: 'bar.moved', place })
    })
  }, [actor, bar])
  return useSelector(actor, ({ context }) => context.isStuck)
}
