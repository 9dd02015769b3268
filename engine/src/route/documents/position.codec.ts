import * as t from 'io-ts'
import type { Viewport } from '../../geo/index.js'
import type { Position } from '../route.types.js'

const LATITUDE_MAX = 90
const LONGITUDE_MAX = 180

const degrees = (limit: number, name: string): t.Type<number, number> => {
  const is = (value: unknown): value is number =>
    typeof value === 'number' && Number.isFinite(value) && Math.abs(value) <= limit
  return new t.Type(
    name,
    is,
    (value, context) => (is(value) ? t.success(value) : t.failure(value, context)),
    t.identity,
  )
}

/** Codec of a latitude in degrees: −90 to 90. */
export const Latitude = /*#__PURE__*/ degrees(LATITUDE_MAX, 'a latitude from -90 to 90')

/** Codec of a longitude in degrees: −180 to 180. */
export const Longitude = /*#__PURE__*/ degrees(LONGITUDE_MAX, 'a longitude from -180 to 180')

/** Codec of a position as the wire writes it. */
export const PositionCodec: t.Type<Position, unknown> = t.exact(
  t.type({ latitude: Latitude, longitude: Longitude }),
  'Position',
)

/** Codec of a part of the world: its south-western and its north-eastern corner. */
export const ViewportCodec: t.Type<Viewport, unknown> = /*#__PURE__*/ t.exact(
  t.type({ low: PositionCodec, high: PositionCodec }),
  'Viewport',
)
