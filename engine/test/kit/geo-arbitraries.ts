import fc from 'fast-check'
import { toLine, type LatLng, type Line, type Viewport } from '../../src/geo/index.js'

const ENDS = { lat: 85, lng: 180 } as const
const STEP = 0.2

const anyDouble = (limit: number): fc.Arbitrary<number> =>
  fc.double({ min: -limit, max: limit, noNaN: true }).map((value) => value + 0)

/** Any point between 85 degrees south and north. */
export const anyLatLng: fc.Arbitrary<LatLng> = fc.record({
  lat: anyDouble(ENDS.lat),
  lng: anyDouble(ENDS.lng),
})

/** Any line of points between 85 degrees south and north, however far apart. */
export const anyLine: fc.Arbitrary<Line> = fc.array(anyLatLng, { maxLength: 40 }).map(toLine)

const clampLat = (lat: number): number => Math.max(-ENDS.lat, Math.min(ENDS.lat, lat))
const wrap = (lng: number): number => ((lng + 540) % 360) - 180

/** A line like a road: steps of up to 0.2 degrees, from any point on. */
export const anyRoadUpTo = (latitude: number): fc.Arbitrary<Line> =>
  fc
    .tuple(
      fc.record({ lat: anyDouble(latitude), lng: anyDouble(ENDS.lng) }),
      fc.array(fc.tuple(anyDouble(STEP), anyDouble(STEP)), { maxLength: 29 }),
    )
    .map(([start, steps]) => {
      const points = [start]
      for (const [up, across] of steps) {
        const { lat, lng } = points.at(-1) ?? start
        points.push({ lat: clampLat(lat + up), lng: wrap(lng + across) })
      }
      return toLine(points)
    })

/** Points crowded in a few places, some of them equal, some not on the globe. */
export const anyCrowd: fc.Arbitrary<readonly LatLng[]> = fc
  .tuple(
    fc.array(anyLatLng, { minLength: 1, maxLength: 4 }),
    fc.array(
      fc.tuple(fc.nat(), fc.constantFrom(0, 1e-5, 1e-3, 0.1, 10), anyDouble(1), anyDouble(1)),
      { maxLength: 120 },
    ),
    fc.array(
      fc.constantFrom(
        { lat: 91, lng: 0 },
        { lat: 0, lng: -181 },
        { lat: Number.NaN, lng: 0 },
        { lat: 90, lng: 180 },
        { lat: -90, lng: -180 },
      ),
      { maxLength: 3 },
    ),
  )
  .map(([places, members, odd]) => [
    ...members.flatMap(([which, spread, up, across]) => {
      const place = places[which % places.length]
      return place === undefined
        ? []
        : [{ lat: clampLat(place.lat + up * spread), lng: wrap(place.lng + across * spread) }]
    }),
    ...odd,
  ])

/** Any viewport, also of no size, across the date line, and up to the poles. */
export const anyViewport: fc.Arbitrary<Viewport> = fc
  .tuple(anyDouble(90), anyDouble(90), anyDouble(180), anyDouble(180), fc.boolean())
  .map(([a, b, west, east, isPoint]) => {
    const low = { latitude: Math.min(a, b), longitude: west }
    return isPoint
      ? { low, high: low }
      : { low, high: { latitude: Math.max(a, b), longitude: east } }
  })

/** Texts an encoded line may be mistaken for: of its characters, of any characters, and encoded lines cut or spoilt. */
export const hostilePolyline: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc
    .array(fc.integer({ min: 63, max: 126 }), { maxLength: 60 })
    .map((codes) => String.fromCharCode(...codes)),
  fc
    .tuple(fc.constantFrom('_p~iF~ps|U_ulLnnqC_mqNvxq`@', '~~~~~~~~', '_gjaR_gjaR'), fc.nat(30))
    .map(([text, length]) => text.slice(0, length)),
)
