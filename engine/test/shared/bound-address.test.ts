import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { boundAddress } from '../../src/shared/bound-address.js'
import { hostileText } from '../../src/testing/charging-arbitraries.js'

const LONG = 'a'.repeat(10_000)

describe('an address that is kept or sent', () => {
  test('[F-SUB-49] is as it is within the bound', () => {
    const address = 'https://x.example/uk/ä?utm_source=n&a=%20b#top'
    expect(boundAddress(address)).toBe(address)
    expect(boundAddress('')).toBe('')
  })

  test('[F-SUB-51] [F-TRACK-18] loses its hash and the parameters that do not fit, whole; what names the campaign stays', () => {
    expect(
      boundAddress(`https://x.example/uk/?gclid=${LONG}&utm_source=n&utm_term=%C3%A4#top`),
    ).toBe('https://x.example/uk/?utm_source=n&utm_term=%C3%A4')
    expect(boundAddress(`https://x.example/uk/?${LONG}`)).toBe('https://x.example/uk/')
    expect(boundAddress(`https://x.example/uk/#${LONG}`)).toBe('https://x.example/uk/')
  })

  test('[F-SUB-50] keeps of a path the segments that fit', () => {
    expect(boundAddress(`https://x.example/uk/${'%C3%A4'.repeat(500)}/?a=b`)).toBe(
      'https://x.example/uk/?a=b',
    )
  })

  const anyAddress = fc
    .tuple(hostileText, fc.constantFrom('', '%C3%A4', '&', '漢', '\ud800', '#'), fc.nat(3000))
    .map(([text, one, times]) => `https://x.example/${text}?${one.repeat(times)}&a=${text}`)

  test('Bounding an address twice is bounding it once.', () => {
    fc.assert(
      fc.property(anyAddress, (address) => {
        const bounded = boundAddress(address)
        expect(boundAddress(bounded)).toBe(bounded)
        expect(Buffer.byteLength(bounded)).toBeLessThanOrEqual(4096)
      }),
    )
  })
})
