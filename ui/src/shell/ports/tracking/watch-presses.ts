// Tells what visitors press of the calls content has named, and which rows they swipe: loaded once the visitor may be counted.
import { SWIPE_EVENT } from '../../../tool/swipe-event.js'
import { browserTrack } from './browser-track.js'

const NAMED = '[data-event]'

const hear = ({ target }: Event): void => {
  const call = target instanceof Element ? target.closest<HTMLElement>(NAMED) : null
  const label = call?.dataset['event'] ?? ''
  if (label !== '') browserTrack({ event: 'interaction', action: 'press', label })
}

const hearSwipe = (event: Event): void => {
  const row = event.target instanceof Element ? event.target.closest('[id]') : null
  const { detail } = event as CustomEvent<string>
  browserTrack({ event: 'interaction', action: `swipe_${detail}`, label: row?.id ?? '' })
}

/** Tells of each press on what content has named and of each swipe, once however often it is asked to. */
export const watchPresses = (): void => {
  document.addEventListener('click', hear)
  document.addEventListener(SWIPE_EVENT, hearSwipe)
}
