import { option as O } from 'fp-ts'
import { listPending, type FormParameters } from '@evkit/engine/forms'
import { none } from '@evkit/engine/shared'
import type { Chosen, FoundEvent } from './journey.types.js'

/** Nothing is chosen. */
export const NOBODY: Chosen = { vehicle: none, retailer: none }

/** Adds what was found to what is chosen. */
export const addFound = (chosen: Chosen, event: FoundEvent): Chosen =>
  event.type === 'vehicle.answered'
    ? { ...chosen, vehicle: event.vehicle }
    : { ...chosen, retailer: event.retailer }

/** Whether the retailer the address names is still looked for: until then nobody is asked to choose one. */
export const isRetailerPending = (query: FormParameters, found: readonly FoundEvent[]): boolean =>
  listPending(query).includes('retailer') && found.every(({ type }) => type !== 'retailer.answered')

/** What nobody has named and nobody has chosen is no news: it would undo what was chosen since. */
export const isNews = (query: FormParameters, event: FoundEvent): boolean =>
  event.type === 'vehicle.answered'
    ? O.isSome(event.vehicle) || listPending(query).includes('vehicle')
    : O.isSome(event.retailer) || listPending(query).includes('retailer')
