import { closedOverlay, followOverlay, toggleOverlay } from '@evkit/engine/interaction'
import { browserOverlays, type OverlayHistory } from './overlay-history.dom.js'

/** An overlay that is held to the address of its page. */
export interface HeldOverlay {
  readonly set: (isOpen: boolean) => void
  readonly stop: () => void
}

/** Holds an overlay of one layer to the address of its page: it is open where the address says so. */
export const holdOverlay = (
  name: string,
  tell: (isOpen: boolean) => void,
  history: OverlayHistory = browserOverlays,
): HeldOverlay => {
  let overlay = closedOverlay(name)
  const move = (next: typeof overlay): void => {
    const { isOpen } = overlay
    overlay = next
    history.move(next.steps)
    if (next.isOpen !== isOpen) tell(next.isOpen)
  }
  const follow = (isFirst: boolean): void => {
    move(followOverlay(overlay, history.read(isFirst)))
  }
  follow(true)
  return {
    set: (isOpen) => {
      move(toggleOverlay(overlay, isOpen))
    },
    stop: history.subscribe(() => {
      follow(false)
    }),
  }
}
