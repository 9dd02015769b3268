// Wakes a page of a tool: its first script is small, so that text and picture come first on a slow line. The rest is
// asked for when everything visible has arrived, or at once when the visitor reaches for the page.
import { REACHES } from '../tool/reaches.js'
import { keepPresses } from './early-choices.js'

const PATIENCE = 500

/** The script behind the first one. */
export interface ToolClient {
  /** Wakes the page; tells when the controls answer. */
  readonly start: (onAwake: () => void) => void
}

/** Wakes the page with a script when it is time. */
export const wakeWith = (load: () => Promise<ToolClient>): void => {
  const waiting = new AbortController()
  const asleep = new AbortController()
  keepPresses(asleep.signal)
  const wake = (): void => {
    if (waiting.signal.aborted) return
    waiting.abort()
    void load().then(({ start }) => {
      start(() => {
        asleep.abort()
      })
    })
  }
  const wakeWhenIdle = (): void => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(wake, { timeout: PATIENCE })
    else setTimeout(wake, 0)
  }
  for (const name of REACHES) {
    document.addEventListener(name, wake, { passive: true, signal: waiting.signal })
  }
  if (document.readyState === 'complete') wakeWhenIdle()
  else window.addEventListener('load', wakeWhenIdle, { signal: waiting.signal })
}
