import { option as O } from 'fp-ts'
import type { LatLng } from '../geo/index.js'
import { none, some, type Option } from '../shared/index.js'
import type { Place, PlaceDetails, Position } from './route.types.js'

/**
 * Turns a position of the wire into one of the engine. The axes never change places.
 *
 * @param position - [°] Latitude and longitude.
 * @returns The same position.
 * @law A position turned there and back is the position.
 * @source T-ROUTE-15, T-DATA-06
 *
 * @example Gothenburg
 * ```ts
 * import { toLatLng } from '@evkit/engine/route'
 *
 * toLatLng({ latitude: 57.70887, longitude: 11.97456 }) // => { lat: 57.70887, lng: 11.97456 }
 * ```
 * @category conversions
 */
export const toLatLng = ({ latitude, longitude }: Position): LatLng => ({
  lat: latitude,
  lng: longitude,
})

/**
 * Turns a position of the engine into one of the wire: longitude first, as requests write it.
 *
 * @param location - [°] Position inside the engine.
 * @returns The same position.
 * @law A position turned there and back is the position.
 * @source T-ROUTE-15, D-T-18
 *
 * @example Gothenburg in a request
 * ```ts
 * import { fromLatLng } from '@evkit/engine/route'
 *
 * JSON.stringify(fromLatLng({ lat: 57.70887, lng: 11.97456 })) // => '{"longitude":11.97456,"latitude":57.70887}'
 * ```
 * @category conversions
 */
export const fromLatLng = ({ lat, lng }: LatLng): Position => ({ longitude: lng, latitude: lat })

/**
 * Finds the place in what a service tells of it.
 *
 * @param details - Place as told.
 * @returns The place; `none` when location or formatted address is missing: it is then not accepted. A place without a
 * name has its address for one.
 * @source T-ROUTE-06, T-DATA-06
 *
 * @example Without a location it is no place to drive to
 * ```ts
 * import { findPlace } from '@evkit/engine/route'
 * import { option } from 'fp-ts'
 *
 * const details = { id: 'p1', name: 'Gothenburg', address: option.some('Gothenburg, Sweden'), location: option.none }
 * findPlace(details) // => option.none
 * ```
 * @category look-ups
 */
export const findPlace = ({ id, name, address, location }: PlaceDetails): Option<Place> => {
  if (O.isNone(location) || O.isNone(address) || address.value.trim() === '') {
    return none
  }
  return some({
    id,
    name: name.trim() === '' ? address.value : name,
    address: address.value,
    location: location.value,
  })
}
