// A message that is brought back on another page than its own is forgotten where browsers keep that it was closed.
import { writeReopenedBanner } from '@evkit/engine/internal/blocks'
import { toUndefined } from '@evkit/engine/shared'
import { attempt } from '../../blocks/parts/dismissals.js'

/** Forgets that a banner or message was closed; what is known by another key stays. */
export const forgetDismissal = (key: string): void => {
  const isSecure = window.location.protocol === 'https:'
  attempt(() => {
    const cookie = toUndefined(writeReopenedBanner({ cookies: document.cookie, isSecure }, key))
    if (cookie !== undefined) document.cookie = cookie
  })
  attempt(() => {
    window.localStorage.removeItem(key)
    window.sessionStorage.removeItem(key)
  })
}
