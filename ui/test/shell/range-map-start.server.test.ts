// What the map of a range starts with: cookies are unescaped once.
import { expect, test } from 'vitest'
import { toUndefined } from '@evkit/engine/shared'
import { toRangeMapStart } from '../../src/shell/maps/range-map-start.js'
import type { RenderRequest } from '../../src/shell/render.types.js'

const maps = { layers: [], style: {}, credits: [] } as unknown as RenderRequest['maps']

test('[T-LOC-01] [D-T-43] a percent sign of an address is kept', () => {
  const city = 'Block %41, 5%20x'
  const place = { userInput: { latitude: 57.7, longitude: 11.97, city } }
  const cookies = `evkit_location=${encodeURIComponent(JSON.stringify(place))}`
  const { location } = toRangeMapStart({ cookies, maps }, { lat: 0, lng: 0 })
  const read = toUndefined(location)
  expect(read === undefined ? undefined : toUndefined(read.userInput)).toMatchObject({ city })
})
