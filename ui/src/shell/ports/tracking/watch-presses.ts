// Tells what visitors press of the calls content has named: loaded once the visitor may be counted.
import { browserTrack } from './browser-track.js'

const NAMED = '[data-event]'

const hear = ({ target }: Event): void => {
  const call = target instanceof Element ? target.closest<HTMLElement>(NAMED) : null
  const label = call?.dataset['event'] ?? ''
  if (label !== '') browserTrack({ event: 'interaction', action: 'press', label })
}

/** Tells of each press on what content has named, once however often it is asked to. */
export const watchPresses = (): void => {
  document.addEventListener('click', hear)
}
