// Our circle against @turf/circle.
import circle from '@turf/circle'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toCoordinates, toRing } from '@evkit/engine/geo'
import { anyLatLng } from '@evkit/engine/testing'

test('[T-RANGE-22] the circle has the corners of @turf/circle', () => {
  fc.assert(
    fc.property(
      anyLatLng,
      fc.double({ min: 1, max: 2_000_000, noNaN: true }),
      fc.integer({ min: 3, max: 96 }),
      (centre, metres, steps) => {
        const theirs = circle([centre.lng, centre.lat], metres, { steps, units: 'meters' })
        const expected = theirs.geometry.coordinates[0] ?? []
        const ring = toRing(centre, metres, steps)
        expect(ring).toHaveLength(expected.length * 2)
        expected.forEach(([lng = 0, lat = 0], at) => {
          expect(Math.abs((ring[at * 2] ?? 0) - lat)).toBeLessThan(1e-7)
          const turn = ((ring[at * 2 + 1] ?? 0) - lng) / 360
          expect(Math.abs(turn - Math.round(turn))).toBeLessThan(1e-8)
        })
        expect(toCoordinates(ring)).toHaveLength(steps + 1)
      },
    ),
  )
})
