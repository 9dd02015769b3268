import * as O from '#fp-ts/Option'
import type { LatLng } from '../geo/index.js'
import { none, some, type Option } from '../shared/index.js'
import type { Place, PlaceDetails, Position } from './route.types.js'

/**
 * Turns a position of the wire into one of the engine. The axes never change places.
 *
 * @source T-ROUTE-15, T-DATA-06
 */
export const toLatLng = ({ latitude, longitude }: Position): LatLng => ({
  lat: latitude,
  lng: longitude,
})

/** Turns a position of the engine into one of the wire: longitude first, as requests write it. */
export const fromLatLng = ({ lat, lng }: LatLng): Position => ({ longitude: lng, latitude: lat })

/**
 * Finds the place in what a service tells of it.
 *
 * @source T-ROUTE-06, T-DATA-06
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
