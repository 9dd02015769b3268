import { isPanelStuck } from '@evkit/engine/internal/interaction'
import { useEffect, useState, type RefObject } from 'react'
import { observePlaces } from './panel.dom.js'

/** Whether the panel of a calculator is pinned to the lower edge of the window because its own place is out of view. */
export const usePinned = (
  calculator: RefObject<HTMLElement | null>,
  slot: RefObject<HTMLElement | null>,
): boolean => {
  const [isStuck, setStuck] = useState(false)
  useEffect(() => {
    if (calculator.current === null || slot.current === null) return
    return observePlaces(calculator.current, slot.current, (place) => {
      setStuck((wasStuck) => isPanelStuck(wasStuck, place))
    })
  }, [calculator, slot])
  return isStuck
}
