import { useLayoutEffect, useState } from 'react'
import { whenLifted } from './when-lifted.dom.js'

/**
 * Whether a block answers to the visitor: not on the server, not while it wakes, and not before what was pressed in the
 * meantime is let go.
 *
 * @param onWake - Called once, just before the block is drawn awake.
 */
export const useAwake = (onWake?: () => void): boolean => {
  const [isAwake, setAwake] = useState(false)
  useLayoutEffect(
    () =>
      whenLifted(() => {
        onWake?.()
        setAwake(true)
      }),
    [],
  )
  return isAwake
}
