import * as t from 'io-ts'
import type { Endpoint } from '../shared/index.js'
import type { UserPlace } from './location.js'

/** Codec of a place in the United States: its ZIP code with the town and state it is of. */
const UsPlaceCodec = /*#__PURE__*/ t.exact(
  /*#__PURE__*/ t.type({
    latitude: t.number,
    longitude: t.number,
    zipCode: t.string,
    city: t.string,
    regionCode: t.string,
    country: t.string,
  }),
  'UsPlace',
)

/**
 * Where a ZIP code of the United States is, or which one a position [°] is in: our own addition, on our own origin. Asked
 * with `zipCode`, or else with `latitude` and `longitude`; 404 where there is none.
 *
 * @source B-PRICE-27, D-B-17
 */
export const usPlaceEndpoint: Endpoint<
  Required<Omit<UserPlace, 'regionName' | 'formattedAddress'>>
> = {
  method: 'GET',
  path: '/api/places/us',
  parameters: ['zipCode', 'latitude', 'longitude'],
  reply: UsPlaceCodec,
}
