import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { option as O } from 'fp-ts'
import { routeAddress } from '../../src/route/route.url.js'
import { resolveTrip } from '../../src/route/trip.js'
import { none, some } from '../../src/shared/option.js'
import { parseQuery } from '../../src/shared/query.js'
import { tinyChoices } from '../../src/testing/route-samples.js'

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.constantFrom('A/B #1', 'Åre & Ängelholm', '100 % sure', 'a+b', '<script>'),
)
const anyAt = fc.oneof(
  fc
    .tuple(
      fc.double({ min: -90, max: 90, noNaN: true }),
      fc.double({ min: -180, max: 180, noNaN: true }),
    )
    .map(([lat, lng]) => `${lat.toFixed(5)},${lng.toFixed(5)}`),
  fc.constantFrom('', '91,0', '0,181', '1', 'NaN,NaN', '1e3,1', '0x10,1', '-0,-0'),
)
const anySearch = fc
  .array(
    fc.tuple(
      fc.constantFrom(...routeAddress.parameters, 'utm_source'),
      fc.oneof(
        anyText,
        anyAt,
        fc.integer().map(String),
        fc.constantFrom('true', 'EX90', 'city', 'ferry', 'motorway;ferry'),
      ),
    ),
    { maxLength: 14 },
  )
  .map((pairs) => pairs.map(([key, value]) => `${key}=${encodeURIComponent(value)}`).join('&'))

const read = (search: string) => {
  const { selection, corrections } = routeAddress.read(parseQuery(search), tinyChoices)
  return { ...selection, corrections }
}

describe('[E-T-17] the address of a route', () => {
  test('Any query gives a valid route.', () => {
    fc.assert(
      fc.property(fc.oneof(anySearch, fc.string({ unit: 'binary' })), (search) => {
        const { ends, trip } = read(search)
        expect(resolveTrip(trip, tinyChoices)).toEqual(trip)
        return [ends.origin, ends.destination].every(
          ({ text, place }) =>
            text.length <= 200 &&
            (O.isNone(place) ||
              (Math.abs(place.value.location.lat) <= 90 &&
                Math.abs(place.value.location.lng) <= 180)),
        )
      }),
    )
  })

  test('Reading a written route gives the route back.', () => {
    fc.assert(
      fc.property(anySearch, (search) => {
        const { ends, trip } = read(search)
        const again = read(routeAddress.write({ ends, trip }, []))
        expect(again).toEqual({ ends, trip, corrections: [] })
      }),
    )
  })

  test('Writing what was read from a route address changes nothing more.', () => {
    fc.assert(
      fc.property(anySearch, (search) => {
        const once = routeAddress.write(read(search), parseQuery(search))
        expect(routeAddress.write(read(once), parseQuery(once))).toBe(once)
      }),
    )
  })

  test('Settings that were resolved stay what they are.', () => {
    fc.assert(
      fc.property(fc.double(), fc.double(), fc.string(), (start, width, car) => {
        const trip = resolveTrip({ start, width, car }, tinyChoices)
        expect(resolveTrip(trip, tinyChoices)).toEqual(trip)
      }),
    )
  })

  test('each part falls back on its own and is told of', () => {
    const search =
      'from=Lund&fromAt=x&to=Malm%C3%B6&toAt=55.6,13&model=Model+9&powerTrain=XX&climate=maybe&start=abc&reserve=12'
    const { ends, trip, corrections } = read(search)
    expect(ends.origin).toEqual({ text: 'Lund', place: none })
    expect(ends.destination.place).toEqual(
      some({ id: '', name: 'Malmö', address: 'Malmö', location: { lat: 55.6, lng: 13 } }),
    )
    expect(trip).toMatchObject({ car: 'EX30', motor: 'SM', climate: true, start: 90, reserve: 10 })
    expect(corrections).toEqual(['fromAt', 'model', 'powerTrain', 'climate', 'start', 'reserve'])
  })

  test('[E-T-36] clearing leaves what is not ours', () => {
    expect(routeAddress.clear(parseQuery('from=a&toAt=1,2&start=50&utm_source=x'))).toBe(
      'utm_source=x',
    )
  })
})
