import { SETTLE_DELAY } from '@evkit/engine/interaction'
import { startTransition, useEffect, useEffectEvent, useState } from 'react'

/**
 * Gives a value as it is; while a slider is held the last one of each moment, between two frames, so that no frame has
 * to move the thumb and draw all that follows from it.
 *
 * @param value - The value as it is now.
 * @param isHeld - Whether a slider is held.
 */
export const usePaced = <Value>(value: Value, isHeld: boolean): Value => {
  const [paced, setPaced] = useState(() => value)
  const isBehind = paced !== value
  if (isBehind && !isHeld) setPaced(() => value)
  const follow = useEffectEvent(() => {
    startTransition(() => {
      setPaced(() => value)
    })
  })
  useEffect(() => {
    if (!isBehind || !isHeld) return undefined
    const timer = setTimeout(follow, SETTLE_DELAY)
    return () => {
      clearTimeout(timer)
    }
  }, [isBehind, isHeld, paced])
  return isHeld ? paced : value
}
