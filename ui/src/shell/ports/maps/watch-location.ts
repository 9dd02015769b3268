import { LOCATION_CHANGE_EVENT, type UserPlace } from '@evkit/engine/site'
import { consoleLog } from '../console-log.js'

/**
 * Tells of each place the visitor chooses on another part of the page; answers how to stop. Few visitors do, so what
 * reads it comes with the first change.
 */
export const watchLocation = (tell: (place: UserPlace) => void): (() => void) => {
  const told: { isOver: boolean; latest?: Event } = { isOver: false }
  const read = async (event: Event): Promise<void> => {
    const { listenToLocation } = await import('./listen-to-location.js')
    // Only the latest counts, and nothing once nobody listens.
    if (!told.isOver && told.latest === event) listenToLocation(event, tell)
  }
  const heard = (event: Event): void => {
    told.latest = event
    read(event).catch(() => {
      consoleLog({
        level: 'warning',
        code: 'PlaceUnread',
        text: 'The page could not load what reads a place',
      })
    })
  }
  document.addEventListener(LOCATION_CHANGE_EVENT, heard)
  return () => {
    told.isOver = true
    document.removeEventListener(LOCATION_CHANGE_EVENT, heard)
  }
}
