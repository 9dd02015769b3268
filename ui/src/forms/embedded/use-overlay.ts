import { followOverlay, type Overlay, type OverlayEvent } from '@evkit/engine/forms'
import { matchesHash } from '@evkit/engine/internal/forms'
import { useEffect } from 'react'
import { useFollowed } from '../use-followed.js'
import { browserHash } from './overlay.dom.js'

const useHash = (send: (event: OverlayEvent) => void, triggers: readonly string[]): void => {
  // A list that is written where it is handed over is a new one each time.
  const names = triggers.join('\n')
  useEffect(() => {
    const list = names.split('\n')
    const look = (): void => {
      send(matchesHash(browserHash.read(), list) ? 'hash.matched' : 'hash.cleared')
    }
    if (matchesHash(browserHash.read(), list)) look()
    return browserHash.subscribe(look)
  }, [send, names])
}

/** Runs an overlay with a form in it. */
export const useOverlay = (triggers: readonly string[]) => {
  const overlay = useFollowed<Overlay, OverlayEvent>({
    start: 'closed',
    follow: followOverlay,
    tell: (next) => {
      // An address the overlay was not opened by belongs to the page.
      if (next === 'closed' && matchesHash(browserHash.read(), triggers)) browserHash.clear()
    },
  })
  useHash(overlay.send, triggers)
  return overlay
}
