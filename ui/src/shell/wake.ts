// Wakes a page of a tool: its first script is small, so that text and picture come first on a slow line. The rest is
// fetched beside it and runs when it is needed: the page the server has written says everything until somebody uses it.
import { whenReached } from '../tool/reaches.dom.js'
import { watchConsentQuestion } from './consent/consent-start.js'
import { recordEvents, type EventRecording } from './event-replay.js'
import { hasKeptUnits } from './ports/tools/has-kept-units.js'
import { TOOL_ROOT } from './tool-root.js'

/** When a page wakes by itself: soon where it has to ask for something, late where it only keeps its figures fresh. */
const WAKE_TIMEOUT = { soon: 500, late: 10_000 } as const

/** The script behind the first one. */
export interface ToolClient {
  /** Wakes the page, which then does what was done early. */
  readonly start: (early: EventRecording) => void
}

type Wake = keyof typeof WAKE_TIMEOUT

const whenIdle = (done: () => void): void => {
  if ('requestIdleCallback' in window)
    window.requestIdleCallback(done, { timeout: WAKE_TIMEOUT.soon })
  else setTimeout(done, 0)
}

const startWhenTold = (wake: () => void, early: EventRecording, due: Wake): void => {
  const waiting = new AbortController()
  const wakeOnce = (): void => {
    if (waiting.signal.aborted) return
    waiting.abort()
    wake()
  }
  const arrive = (): void => {
    // What the browser puts back when the page has arrived is found only here.
    if (due === 'soon' || early.hasSome() || hasKeptUnits()) whenIdle(wakeOnce)
    else
      setTimeout(() => {
        whenIdle(wakeOnce)
      }, WAKE_TIMEOUT.late)
  }
  // What changes a control without a hand on it, as the browser or a helper does, is a reach as well.
  whenReached(wakeOnce, waiting.signal, ['input', 'change', 'click'])
  // Somebody waits for an answer already.
  if (early.hasSome()) wakeOnce()
  else if (document.readyState === 'complete') arrive()
  else window.addEventListener('load', arrive, { signal: waiting.signal })
}

const wakeWithin = (load: () => Promise<ToolClient>, due: Wake): void => {
  watchConsentQuestion()
  const root = document.querySelector(`#${TOOL_ROOT}`)
  if (root === null) return
  const early = recordEvents(root)
  const wake = (): void => {
    load().then(
      ({ start }) => {
        start(early)
      },
      (reason: unknown) => {
        early.giveUp()
        throw reason
      },
    )
  }
  startWhenTold(wake, early, due)
}

/** Wakes a page that has something to ask for: soon, and at once when the visitor reaches for it. */
export const wakeWith = (load: () => Promise<ToolClient>): void => {
  wakeWithin(load, 'soon')
}

/** Wakes a page that says everything as it is: when the visitor reaches for it, or late, to keep its figures fresh. */
export const wakeWhenReached = (load: () => Promise<ToolClient>): void => {
  wakeWithin(load, 'late')
}
