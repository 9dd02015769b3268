import { useEffect } from 'react'
import { whenReached } from './reaches.dom.js'

/**
 * Runs something once, when the visitor first reaches for the page: work that the first change needs and the first view
 * does not.
 */
export const useWarmUp = (warm: () => void): void => {
  useEffect(() => {
    const waiting = new AbortController()
    const warmOnce = (): void => {
      waiting.abort()
      warm()
    }
    whenReached(warmOnce, waiting.signal)
    return () => {
      waiting.abort()
    }
  }, [warm])
}
