import * as t from 'io-ts'
import type { Viewport } from '../../geo/index.js'
import { Latitude, Longitude } from '../../site/index.js'
import type { Position } from '../route.types.js'

/** Codec of a position as the wire writes it. @source T-ROUTE-15, D-T-18 */
export const PositionCodec: t.Type<Position, unknown> = /*#__PURE__*/ t.exact(
  /*#__PURE__*/ t.type({ latitude: Latitude, longitude: Longitude }),
  'Position',
)

/** Codec of a part of the world: its south-western and its north-eastern corner. */
export const ViewportCodec: t.Type<Viewport, unknown> = /*#__PURE__*/ t.exact(
  /*#__PURE__*/ t.type({ low: PositionCodec, high: PositionCodec }),
  'Viewport',
)
