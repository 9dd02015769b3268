// The first script of the charging page: small, so that text and picture come first on a slow line. It wakes the page
// when everything visible has arrived, or at once when the visitor reaches for it.
import '../tokens/base.css'
import './frame.module.css'
import { keepPresses } from './early-choices.js'

const REACHES = ['pointerover', 'touchstart', 'focusin', 'keydown'] as const

const waiting = new AbortController()
const asleep = new AbortController()
keepPresses(asleep.signal)

const wake = (): void => {
  if (waiting.signal.aborted) return
  waiting.abort()
  void import('./charging-client.js').then(({ start }) => {
    start(() => {
      asleep.abort()
    })
  })
}

const wakeWhenIdle = (): void => {
  if ('requestIdleCallback' in window) window.requestIdleCallback(wake, { timeout: 500 })
  else setTimeout(wake, 0)
}

for (const name of REACHES) {
  document.addEventListener(name, wake, { passive: true, signal: waiting.signal })
}
if (document.readyState === 'complete') wakeWhenIdle()
else window.addEventListener('load', wakeWhenIdle, { signal: waiting.signal })
