// What documents hold that is drawn as a link: an address of the web, or nothing.
import { either as E } from 'fp-ts'
import { describe, expect, test } from 'vitest'
import { RouteAnswerCodec } from '../../src/route/documents/route.codec.js'
import { ProvenanceCodec } from '../../src/site/provenance.codec.js'
import { CreditsContentCodec } from '../../src/site/site.codec.js'
import { decodeWith } from '../../src/shared/decode.js'
import { isWebAddress } from '../../src/shared/web-address.js'
import { tinyRoute } from '../../src/testing/route-samples.js'

const HOSTILE = [
  'javascript:alert(1)',
  'data:text/html,x',
  ' javascript:alert(1)',
  'JaVaScRiPt:x',
  'vbscript:x',
  '//evil.example',
  '/\\evil.example',
  'file:///etc/passwd',
]

const provenance = (url: string) => ({
  id: 'fuel',
  value: 1,
  unit: 'GBP/l',
  period: '2026',
  source: 'A table',
  url,
  retrieved: '2026-11-20',
  basis: 'published',
})

const source = (url: string) => ({
  id: 'a',
  title: 'A',
  what: 'times',
  url,
  licence: 'CC0',
  attribution: '',
  retrieved: '',
})

const credits = (url: string) => ({ sources: [source(url)], batteries: [], coverage: [] })

describe('[E-B-25] an address in a document', () => {
  test.each(HOSTILE)('%j is none', (url) => {
    expect(isWebAddress(url)).toBe(false)
    expect(E.isLeft(decodeWith(ProvenanceCodec, provenance(url)))).toBe(true)
    expect(E.isLeft(decodeWith(CreditsContentCodec, credits(url)))).toBe(true)
    // A road of another service is driven all the same, and its source named without a link.
    const credit = { text: 'A map', url, licence: '', asOf: '' }
    const road = decodeWith(RouteAnswerCodec, {
      ...(RouteAnswerCodec.encode(tinyRoute) as object),
      credits: [credit],
    })
    expect(E.isRight(road) && road.right.credits).toEqual([{ ...credit, url: '' }])
  })

  test.each(['', 'https://www.example.com/a', 'HTTP://example.com', '/uk/cars/'])(
    '%j may be drawn',
    (url) => {
      expect(isWebAddress(url)).toBe(true)
      expect(E.isRight(decodeWith(ProvenanceCodec, provenance(url)))).toBe(true)
      expect(E.isRight(decodeWith(CreditsContentCodec, credits(url)))).toBe(true)
    },
  )
})
