// Places of earlier visits, on this device only, and only while the visitor agrees to it.
import type { Place } from '@evkit/engine/route'
import { readRecentPlaces } from '@evkit/engine/internal/route'
import type { RoutePlannerPorts } from '../../../route/index.js'
import type { TextStorage } from '../../../tool/text-storage.js'

/** Where the device keeps recent places. */
export const RECENT_PLACES = 'evkit-recent-places'

/** What recent places are kept with. */
export interface RecentPlacesMemoryInput {
  /** May throw. */
  readonly storage: () => TextStorage
  readonly mayKeep: () => boolean
  /** Calls back each time the consent may have changed. */
  readonly watch: (listen: () => void) => void
}

/** Makes the memory of recent places: those of this page are kept from when the visitor agrees until they withdraw it. */
export const createRecentPlacesMemory = (
  input: RecentPlacesMemoryInput,
): RoutePlannerPorts['recent'] => {
  const { storage, mayKeep, watch } = input
  let latest: readonly Place[] = []
  const settle = (): void => {
    try {
      if (!mayKeep() || latest.length === 0) storage().removeItem(RECENT_PLACES)
      else storage().setItem(RECENT_PLACES, JSON.stringify(latest))
    } catch {
      // Storage is switched off: the places live as long as the page.
    }
  }
  const read = (): readonly Place[] => {
    try {
      return readRecentPlaces(storage().getItem(RECENT_PLACES) ?? '')
    } catch {
      return [] // storage is switched off
    }
  }
  watch(() => {
    // What another page has kept meanwhile stays.
    if (!mayKeep() || latest.length > 0) settle()
  })
  return {
    read: () => {
      latest = mayKeep() ? read() : []
      return latest
    },
    keep: (places) => {
      latest = places
      settle()
    },
  }
}
