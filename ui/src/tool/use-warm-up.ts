import { useEffect } from 'react'
import { REACHES } from './reaches.js'

/**
 * Runs something once, when the visitor first reaches for the page: work that the first change needs and the first view
 * does not.
 */
export const useWarmUp = (warm: () => void): void => {
  useEffect(() => {
    const waiting = new AbortController()
    const reached = (): void => {
      waiting.abort()
      warm()
    }
    for (const name of REACHES) {
      document.addEventListener(name, reached, { passive: true, signal: waiting.signal })
    }
    return () => {
      waiting.abort()
    }
  }, [warm])
}
