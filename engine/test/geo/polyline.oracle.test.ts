// Decoding against another codec that is published.
import mapbox from '@mapbox/polyline'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { either as E } from 'fp-ts'
import { runs } from '../../../.config/property-runs.mjs'
import { decodePolyline, encodePolyline } from '../../src/geo/polyline.js'
import { listPoints } from '../../src/geo/line.js'
import { anyLine } from '../kit/geo-arbitraries.js'

const pairsOf = (line: Float64Array): [number, number][] =>
  listPoints(line).map(({ lat, lng }) => [lat, lng])

test('[T-ROUTE-11] another codec decodes the same numbers bit for bit', () => {
  fc.assert(
    fc.property(anyLine, fc.constantFrom(5 as const, 6 as const), (line, precision) => {
      const text = encodePolyline(line, precision)
      const decoded = decodePolyline(text, precision)
      if (E.isLeft(decoded)) throw new Error(JSON.stringify(decoded.left))
      expect(pairsOf(decoded.right)).toEqual(mapbox.decode(text, precision))
    }),
    { numRuns: runs(500) },
  )
})
