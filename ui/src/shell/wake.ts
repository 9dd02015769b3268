// Wakes a page of a tool: its first script is small, so that text and picture come first on a slow line. The rest is
// asked for when everything visible has arrived, or at once when the visitor reaches for the page.
import { REACHES } from '../tool/reaches.js'
import { keepEarlyChoices, type EarlyChoices } from './early-choices.js'
import { TOOL_ROOT } from './tool-root.js'

const PATIENCE = 500

/** The script behind the first one. */
export interface ToolClient {
  /** Wakes the page, which then does what was done early. */
  readonly start: (early: EarlyChoices) => void
}

const startWhenTold = (wake: () => void): void => {
  const waiting = new AbortController()
  const wakeOnce = (): void => {
    if (waiting.signal.aborted) return
    waiting.abort()
    wake()
  }
  const wakeWhenIdle = (): void => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(wakeOnce, { timeout: PATIENCE })
    else setTimeout(wakeOnce, 0)
  }
  for (const name of REACHES) {
    document.addEventListener(name, wakeOnce, { passive: true, signal: waiting.signal })
  }
  if (document.readyState === 'complete') wakeWhenIdle()
  else window.addEventListener('load', wakeWhenIdle, { signal: waiting.signal })
}

/** Wakes the page with a script when it is time. */
export const wakeWith = (load: () => Promise<ToolClient>): void => {
  const root = document.querySelector(`#${TOOL_ROOT}`)
  if (root === null) return
  const early = keepEarlyChoices(root)
  startWhenTold(() => {
    load().then(
      ({ start }) => {
        start(early)
      },
      (reason: unknown) => {
        early.giveUp()
        throw reason
      },
    )
  })
}
