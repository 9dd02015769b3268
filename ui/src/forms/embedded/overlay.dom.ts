// The hash an overlay opens and closes with.
import { writeWithoutHash } from '@evkit/engine/internal/forms'

/** The address of the page, as an overlay sees it. */
export interface HashPort {
  /** With its `#`, or empty. */
  readonly read: () => string
  readonly clear: () => void
  readonly subscribe: (listen: () => void) => () => void
}

/** The hash of the address bar; path and query stay as they are. */
export const browserHash: HashPort = {
  read: () => window.location.hash,
  clear: () => {
    if (window.location.hash === '') return
    window.history.replaceState(window.history.state, '', writeWithoutHash(window.location))
  },
  subscribe: (listen) => {
    window.addEventListener('hashchange', listen)
    return () => {
      window.removeEventListener('hashchange', listen)
    }
  },
}
