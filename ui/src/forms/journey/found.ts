import { none } from '@evkit/engine/shared'
import type { Chosen, FoundEvent } from './journey.types.js'

/** Nothing is chosen. */
export const NOBODY: Chosen = { vehicle: none, dealer: none }

/** Adds what was found to what is chosen. */
export const addFound = (chosen: Chosen, event: FoundEvent): Chosen =>
  event.type === 'vehicle.settled'
    ? { ...chosen, vehicle: event.vehicle }
    : { ...chosen, dealer: event.dealer }
