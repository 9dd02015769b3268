import { SETTLE_DELAY } from '@evkit/engine/interaction'
import { startTransition, useEffect, useEffectEvent, useState } from 'react'

/**
 * Gives a value as it is; while a slider is held the last one of each moment, right after a frame has been drawn: what
 * follows is then made ready before the next one starts, and no frame waits for it.
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
    let frame = 0
    let timer = setTimeout(() => {
      frame = requestAnimationFrame(() => {
        timer = setTimeout(follow)
      })
    }, SETTLE_DELAY)
    return () => {
      clearTimeout(timer)
      cancelAnimationFrame(frame)
    }
  }, [isBehind, isHeld, paced])
  return isHeld ? paced : value
}
