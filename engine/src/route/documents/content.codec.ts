import * as t from 'io-ts'
import { LatLngCodec } from '../../site/index.js'
import { ViewportCodec } from './position.codec.js'

/**
 * Codec of everything the planner's page reads from content: heading, description, the unit of distances, messages.
 *
 * @source T-DATA-30, T-ROUTE-01, D-T-13, E-T-64
 * @category codecs
 */
export const RouteContentCodec = /*#__PURE__*/ t.exact(
  t.intersection([
    t.type({
      heading: t.string,
      description: t.string,
      distance: t.keyof({ km: null, mi: null }),
      /** Where the map looks while no place is known. */
      mapCentre: LatLngCodec,
      /** False removes what the page says beyond the specification. */
      showStatusMessages: t.boolean,
      messages: t.record(t.string, t.string),
    }),
    t.partial({
      /** The part of the world the roads cover, where the site itself lies outside: the map opens on it. */
      mapArea: ViewportCodec,
    }),
  ]),
  'RouteContent',
)
/** Everything the planner's page reads from content. */
export type RouteContent = t.TypeOf<typeof RouteContentCodec>
