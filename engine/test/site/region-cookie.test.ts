import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { option as O } from 'fp-ts'
import { LOCATION_COOKIES, readRegionCookie } from '@evkit/engine/site'
import { hostileText } from '@evkit/engine/testing'

const whole = {
  latitude: 57.7,
  longitude: 11.97,
  zipCode: '411 01',
  region: 'O',
  country: 'SE',
  city: 'Göteborg',
}

describe('the region cookie', () => {
  test('[T-DATA-27] [T-LOC-02] six members; coordinates may be numeric text', () => {
    expect(LOCATION_COOKIES.region).toBe('evkit_region')
    expect(readRegionCookie(JSON.stringify(whole))).toEqual(O.some(whole))
    expect(readRegionCookie(encodeURIComponent(JSON.stringify(whole)))).toEqual(O.some(whole))
    const text = { ...whole, latitude: '57.7', longitude: '-11.97' }
    expect(readRegionCookie(JSON.stringify(text))).toEqual(O.some({ ...whole, longitude: -11.97 }))
  })

  test('null is absent, unknown members are dropped', () => {
    const text = JSON.stringify({ latitude: 1, longitude: 2, city: null, stray: 'x' })
    const found = readRegionCookie(text)
    expect(found._tag === 'Some' && [found.value.city, 'stray' in found.value]).toEqual([
      undefined,
      false,
    ])
  })

  test.each([
    'not json',
    '[]',
    '{}',
    'null',
    '',
    '%E0%A4%A',
    '{"latitude":91,"longitude":0}',
    '{"latitude":1}',
    '{"latitude":"","longitude":""}',
    '{"latitude":"1e1","longitude":"0x1"}',
    '{"latitude":1,"longitude":2,"zipCode":123}',
    '{"latitude":NaN,"longitude":2}',
    `{"latitude":1,"longitude":2,"city":"${'x'.repeat(5000)}"}`,
  ])('[T-LOC-03] %j counts as absent', (text) => {
    expect(readRegionCookie(text)).toEqual(O.none)
  })

  test('Any cookie text is a region or nothing, without an exception.', () => {
    fc.assert(
      fc.property(fc.oneof(hostileText, fc.json()), (text) => {
        const found = readRegionCookie(text)
        return found._tag === 'None' || Math.abs(found.value.latitude) <= 90
      }),
    )
  })
})
