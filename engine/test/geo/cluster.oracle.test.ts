// Our clusters against supercluster's, which keeps places in 32 bits and so decides some pairs at the very edge otherwise.
import Supercluster from 'supercluster'
import { expect, test } from 'vitest'
import { CLUSTERING, toClusterIndex } from '@evkit/engine/geo'

const random = (seed: number) => {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

test.each([1, 2, 3])('[T-ROUTE-10] as many at every zoom, to 0.1 %%, for crowd %s', (seed) => {
  const next = random(seed)
  const towns = Array.from({ length: 60 }, () => [-10 + 40 * next(), 36 + 34 * next()] as const)
  const points = Array.from({ length: 20_000 }, (_, at) => {
    const [lng, lat] = towns[at % towns.length] ?? [0, 0]
    const spread = at % 4 === 0 ? 5 : 0.2
    return { lat: lat + spread * (next() - next()), lng: lng + spread * (next() - next()) }
  })
  const theirs = new Supercluster(CLUSTERING).load(
    points.map(({ lat, lng }) => ({
      type: 'Feature',
      properties: {},
      geometry: { type: 'Point', coordinates: [lng, lat] },
    })),
  )
  toClusterIndex(points).levels.forEach((level, zoom) => {
    const expected = theirs.getClusters([-180, -85, 180, 85], zoom).length
    expect(Math.abs(level.ids.length - expected)).toBeLessThanOrEqual(Math.max(1, expected * 0.001))
  })
})
