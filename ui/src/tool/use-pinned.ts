import { panelMachine } from '@evkit/engine/interaction'
import { useMachine } from '@xstate/react'
import { useEffect, type RefObject } from 'react'
import { observePlaces } from './panel.dom.js'

/** Whether the panel of a calculator is pinned to the lower edge of the window because its own place is out of view. */
export const usePinned = (
  calculator: RefObject<HTMLElement | null>,
  slot: RefObject<HTMLElement | null>,
): boolean => {
  const [state, send] = useMachine(panelMachine)
  useEffect(() => {
    if (calculator.current === null || slot.current === null) return
    return observePlaces(calculator.current, slot.current, (place) => {
      send({ type: 'page.scrolled', place })
    })
  }, [calculator, slot, send])
  return state.matches('stuck')
}
