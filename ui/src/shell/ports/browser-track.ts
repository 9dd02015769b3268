import type { Track } from '@evkit/engine/shared'

/** Tells interactions to whoever listens on the page: an `evkit:interaction` event with the interaction as its detail. */
export const browserTrack: Track = (event) => {
  document.dispatchEvent(new CustomEvent('evkit:interaction', { detail: event }))
}
