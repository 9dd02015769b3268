import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { writeGpxFile, type GpxPlace } from '../../src/geo/gpx.js'

const unescape = (text: string): string =>
  text.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))

const anyText = fc.string({ unit: 'binary', maxLength: 40 })
const anyPlace: fc.Arbitrary<GpxPlace> = fc.record({
  at: fc.record({
    lat: fc.double({ min: -90, max: 90, noNaN: true }),
    lng: fc.double({ min: -180, max: 180, noNaN: true }),
  }),
  name: anyText,
  text: anyText,
})

// A character a document of XML 1.0 may hold.
const WRITABLE = /^[\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]*$/u

describe('[E-T-99] a drive as GPX', () => {
  test('Whatever places are called, the file is one that can be read, and names them as far as it can.', () => {
    fc.assert(
      fc.property(anyText, fc.array(anyPlace, { maxLength: 5 }), (name, places) => {
        const gpx = writeGpxFile({ name, credit: name, places, line: Float64Array.of(1, 2, 3, 4) })
        const texts = gpx.split(/<[^<>]*>/)
        const read = [...gpx.matchAll(/<wpt [^>]*><name>([^<]*)<\/name>/g)].map(([, one = '']) =>
          unescape(one),
        )
        const writable = (text: string): string =>
          Array.from(text)
            .filter((character) => WRITABLE.test(character))
            .join('')
        return (
          WRITABLE.test(gpx) &&
          texts.every((text) => !/[<>]|&(?!#\d+;)/.test(text)) &&
          JSON.stringify(read) === JSON.stringify(places.map((place) => writable(place.name)))
        )
      }),
    )
  })

  test('Places and points stand where they are, within a metre, with a dot and without an exponent.', () => {
    fc.assert(
      fc.property(fc.array(anyPlace, { minLength: 1, maxLength: 5 }), (places) => {
        const line = Float64Array.from(places.flatMap(({ at }) => [at.lat, at.lng]))
        const gpx = writeGpxFile({ name: '', credit: '', places, line })
        for (const tag of ['wpt', 'rtept', 'trkpt']) {
          const found = [...gpx.matchAll(new RegExp(`<${tag} lat="([^"]*)" lon="([^"]*)"`, 'g'))]
          expect(found).toHaveLength(places.length)
          for (const [at, [, lat = '', lng = '']] of found.entries()) {
            expect(`${lat} ${lng}`).toMatch(/^-?\d+(?:\.\d{1,5})? -?\d+(?:\.\d{1,5})?$/)
            expect(Number(lat)).toBeCloseTo(places[at]?.at.lat ?? 0, 4)
            expect(Number(lng)).toBeCloseTo(places[at]?.at.lng ?? 0, 4)
          }
        }
      }),
    )
  })

  test('a place nothing is done at has no description', () => {
    const at = { lat: 55.7, lng: 13.2 }
    const gpx = writeGpxFile({
      name: 'a',
      credit: 'b',
      places: [
        { at, name: 'Lund', text: '' },
        { at, name: 'Depot', text: '20 min' },
      ],
      line: new Float64Array(0),
    })
    expect(gpx.match(/<desc>/g)).toHaveLength(3)
    expect(gpx).toContain('<wpt lat="55.7" lon="13.2"><name>Lund</name></wpt>')
    expect(gpx).toContain('<name>Depot</name><desc>20 min</desc>')
  })
})
