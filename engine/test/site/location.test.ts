import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { none, some } from '../../src/shared/option.js'
import { toUndefined } from '../../src/shared/result.js'
import { allowsTracking, CONSENT_GROUPS, hasConsent, readConsent } from '../../src/site/consent.js'
import {
  coarsePosition,
  GEOLOCATION_TIMEOUT,
  LOCATION_CHANGE_EVENT,
  LOCATION_COOKIES,
  LOCATION_LIFETIME,
  resolvePosition,
  writeLocationCookie,
  type UserPlace,
  type VisitorLocation,
} from '../../src/site/location.js'
import { findCookie } from '../../src/site/cookie.js'
import {
  readLocationChange,
  readLocationCookie,
  readRegionCookie,
} from '../../src/site/location.codec.js'
import { hostileText } from '../../src/testing/charging-arbitraries.js'

const gothenburg = { latitude: 57.7, longitude: 11.97 }
const full: UserPlace = {
  ...gothenburg,
  zipCode: '411 01',
  city: 'Göteborg',
  country: 'SE',
  regionName: 'Västra Götaland',
  regionCode: 'O',
  formattedAddress: 'Avenyn 1, Göteborg; "SE"',
}
const json = JSON.stringify
const located = (value: unknown) => toUndefined(readLocationCookie(json(value)))
const region = (value: unknown) => toUndefined(readRegionCookie(json(value)))

describe('the location cookie', () => {
  test('[T-LOC-01] [T-DATA-26] a position of the browser is accepted', () => {
    expect(located({ browserCoords: gothenburg })).toEqual({
      userInput: none,
      browserCoords: some(gothenburg),
    })
  })

  test('[T-DATA-26] all members of a typed place are read, unknown ones dropped, null is absent', () => {
    const read = located({ userInput: { ...full, extra: 1 }, browserCoords: null, more: [] })
    expect(read).toEqual({ userInput: some(full), browserCoords: none })
    const bare = located({ userInput: { ...gothenburg, city: null } })
    expect(bare?.userInput).toEqual(some(gothenburg))
  })

  test('D-T-43: escaped and unescaped JSON are read', () => {
    const value = json({ browserCoords: gothenburg })
    expect(readLocationCookie(encodeURIComponent(value))).toEqual(readLocationCookie(value))
  })

  test('a percent sign in unescaped JSON is text', () => {
    const value = json({ userInput: { ...gothenburg, city: '50 % town' } })
    expect(toUndefined(readLocationCookie(value))?.userInput).toEqual(
      some({ ...gothenburg, city: '50 % town' }),
    )
  })

  test.each<[string, string]>([
    ['no JSON', 'not json'],
    ['nothing', ''],
    ['a list', '[]'],
    ['an empty record', '{}'],
    ['nulls only', '{"userInput":null,"browserCoords":null}'],
    ['a latitude of 91', json({ browserCoords: { latitude: 91, longitude: 0 } })],
    ['a longitude of -181', json({ browserCoords: { latitude: 0, longitude: -181 } })],
    ['no longitude', json({ browserCoords: { latitude: 57 } })],
    ['coordinates as text', json({ browserCoords: { latitude: '57.7', longitude: '11.97' } })],
    ['a postcode as number', json({ userInput: { ...gothenburg, zipCode: 123 } })],
    [
      'one half wrong',
      json({ browserCoords: gothenburg, userInput: { latitude: 1, longitude: 'x' } }),
    ],
    [
      'too long',
      json({ browserCoords: gothenburg, userInput: { ...full, city: 'x'.repeat(5000) } }),
    ],
    ['a polluted prototype', '{"__proto__":{"browserCoords":{"latitude":1,"longitude":2}}}'],
    ['a broken escape', '%E0%A4%A'],
  ])('[T-LOC-03] %s is as no cookie', (_, value) => {
    expect(readLocationCookie(value)).toEqual(none)
  })

  const position = '"latitude":57.7,"longitude":11.97'
  test.each([
    `{"browserCoords":{${position}},"__proto__":{"userInput":{${position},"city":"x"}}}`,
    `{"browserCoords":{${position}},"constructor":1}`,
    `{"browserCoords":{${position}},"prototype":null}`,
    `{"constructor":{"prototype":{"city":"x"}},"browserCoords":{${position}}}`,
    `{"browserCoords":{${position},"__proto__":{"latitude":1}}}`,
    `{"browserCoords":{"__proto__":[],${position},"constructor":{"a":1}}}`,
  ])('D-T-43: members that are unknown are dropped, whatever their names: %s', (value) => {
    const read = toUndefined(readLocationCookie(value))
    expect(read).toEqual({ userInput: none, browserCoords: some(gothenburg) })
    expect(toUndefined(readLocationCookie(encodeURIComponent(value)))).toEqual(read)
    expect(Object.keys(Object.prototype)).toEqual([])
  })

  test.each([
    `{"__proto__":{"userInput":{${position}}}}`,
    `{"browserCoords":{"latitude":57.7,"__proto__":{"longitude":11.97}}}`,
    `{"browserCoords":{"constructor":{${position}}}}`,
    `{"browserCoords":{${position}},"userInput":{"__proto__":{${position}}}}`,
  ])('[E-F-55] [T-LOC-03] nothing is read out of such a member: %s', (value) => {
    expect(readLocationCookie(value)).toEqual(none)
  })

  test('[T-LOC-04] [B-LOC-03] [T-CONST-37] seven days, path /, lax, secure on https', () => {
    const location = { userInput: none, browserCoords: some(gothenburg) }
    const written = writeLocationCookie(location, { isSecure: false })
    expect(written).toMatch(/^evkit_location=%7B.*; Max-Age=604800; Path=\/; SameSite=Lax$/)
    expect(writeLocationCookie(location, { isSecure: true, name: 'here' })).toMatch(
      /^here=.*; SameSite=Lax; Secure$/,
    )
    const nothing = { userInput: none, browserCoords: none }
    expect(writeLocationCookie(nothing, { isSecure: false })).toMatch(/; Max-Age=0; Path=\/;/)
    expect([LOCATION_LIFETIME, LOCATION_COOKIES]).toEqual([
      604800,
      { location: 'evkit_location', region: 'evkit_region' },
    ])
  })

  const degrees = (limit: number) =>
    fc.double({ min: -limit, max: limit, noNaN: true }).map((value) => value + 0)
  const anyPlace: fc.Arbitrary<UserPlace> = fc
    .tuple(
      degrees(90),
      degrees(180),
      fc.dictionary(fc.constantFrom('city', 'zipCode'), fc.string()),
    )
    .map(([latitude, longitude, rest]) => ({ latitude, longitude, ...rest }))

  test('[B-LOC-01] Reading a written location cookie gives the location back.', () => {
    fc.assert(
      fc.property(anyPlace, fc.boolean(), (place, isTyped) => {
        const { latitude, longitude } = place
        const location: VisitorLocation = {
          userInput: isTyped ? some(place) : none,
          browserCoords: some({ latitude, longitude }),
        }
        const cookie = findCookie(
          writeLocationCookie(location, { isSecure: true }),
          LOCATION_COOKIES.location,
        )
        expect(readLocationCookie(toUndefined(cookie) ?? '')).toEqual(some(location))
      }),
    )
  })

  test('Any cookie value is read or ignored without an exception.', () => {
    fc.assert(
      fc.property(fc.oneof(hostileText, fc.json(), fc.string()), (value) => {
        readLocationCookie(value)
        readRegionCookie(value)
        return true
      }),
    )
  })
})

describe('the region cookie', () => {
  test('[T-LOC-02] [B-LOC-02] [T-DATA-27] numeric text becomes numbers', () => {
    expect(region({ latitude: '57.7', longitude: '11.97', country: 'SE' })).toEqual({
      ...gothenburg,
      country: 'SE',
    })
    const all = { ...gothenburg, zipCode: '1', region: 'VG', country: 'SE', city: 'Göteborg' }
    expect(region({ ...all, more: 1, city: 'Göteborg' })).toEqual(all)
  })

  test.each(['__proto__', 'constructor', 'prototype', 'more'])(
    'D-T-43: a member %s is dropped, and nothing is read out of it',
    (name) => {
      const value = `{"latitude":"57.7","longitude":11.97,"${name}":{"country":"SE"}}`
      expect(toUndefined(readRegionCookie(value))).toEqual(gothenburg)
      expect(readRegionCookie(`{"latitude":1,"${name}":{"longitude":1}}`)).toEqual(none)
    },
  )

  test.each([
    [{ latitude: '', longitude: 1 }],
    [{ latitude: null, longitude: 1 }],
    [{ latitude: '91', longitude: 1 }],
    [{ latitude: 1 }],
    [{ latitude: 1, longitude: 1, zipCode: 123 }],
    [[]],
    ['text'],
  ])('[T-LOC-03] %j is as no cookie', (value) => {
    expect(region(value)).toBeUndefined()
  })
})

describe('which position counts', () => {
  const at = (latitude: number) => ({ latitude, longitude: 0 })
  const location = some({ userInput: some({ ...at(2), city: 'x' }), browserCoords: some(at(3)) })
  const sources = { live: some(at(1)), location, region: some({ ...at(4), country: 'SE' }) }

  test('D-T-44: live, typed, browser, region, none', () => {
    expect(resolvePosition(sources)).toEqual(
      some({ position: at(1), origin: 'live', isApproximate: false }),
    )
    expect(toUndefined(resolvePosition({ ...sources, live: none }))).toEqual({
      position: at(2),
      origin: 'typed',
      isApproximate: false,
    })
    const untyped = some({ userInput: none, browserCoords: some(at(3)) })
    expect(
      toUndefined(resolvePosition({ ...sources, live: none, location: untyped }))?.origin,
    ).toBe('browser')
    expect(toUndefined(resolvePosition({ ...sources, live: none, location: none }))).toEqual({
      position: at(4),
      origin: 'region',
      isApproximate: true,
    })
    const empty = some({ userInput: none, browserCoords: none })
    expect(resolvePosition({ live: none, location: empty, region: none })).toEqual(none)
  })

  test('[E-T-21] a log holds at most two decimals', () => {
    expect(coarsePosition({ latitude: 57.70887, longitude: 11.97456 })).toEqual({
      latitude: 57.71,
      longitude: 11.97,
    })
  })
})

describe('the location change event', () => {
  test('[T-LOC-05] it carries placeDetails.location', () => {
    expect(LOCATION_CHANGE_EVENT).toBe('locationChangeEvent')
    expect(readLocationChange({ placeDetails: { location: full, id: 'p1' } })).toEqual(some(full))
  })

  test.each([
    [undefined],
    [null],
    [{}],
    [{ placeDetails: null }],
    [{ placeDetails: {} }],
    [{ placeDetails: { location: { latitude: 91, longitude: 0 } } }],
    [{ placeDetails: { location: { latitude: '1', longitude: 0 } } }],
  ])('%j is ignored', (detail) => {
    expect(readLocationChange(detail)).toEqual(none)
  })
})

describe('consent', () => {
  const accepted = (value: string) => [...readConsent(value)].sort().join()

  test.each([
    ['groups=C1:1,C3:0', 'C1'],
    ['groups=C1:1,C3:1', 'C1,C3'],
    ['a=b&groups=C1%3A1%2CC3%3A1&c=d', 'C1,C3'],
    ['groups%3DC3%3A1', 'C1,C3'],
    ['groups=C3:true,C2:11,C4:', 'C1'],
    ['groups=C3:1,C3:0', 'C1'],
    ['groups= C3 : 1 ,:1,', 'C1,C3'],
    ['groups=C1:0', 'C1'],
    ['', 'C1'],
    ['%E0%A4%A', 'C1'],
  ])('[E-T-20] %j accepts %s', (value, expected) => {
    expect(accepted(value)).toBe(expected)
  })

  test('the location cookie needs the functional group', () => {
    expect(CONSENT_GROUPS.functional).toBe('C3')
    expect(hasConsent(readConsent('groups=C3:1'), 'functional')).toBe(true)
    expect(hasConsent(readConsent('groups=C2:1'), 'functional')).toBe(false)
  })

  test.each([
    [some('groups=C9:1'), true],
    [some('groups=C2:1'), true],
    [some('groups=C1:1,C3:1,C4:1,C8:1'), false],
    [some('groups=C2:0,C9:0'), false],
    [some(''), false],
  ])('[E-F-33] with %j a visitor may be counted: %s', (cookie, expected) => {
    expect(allowsTracking(cookie, true)).toBe(expected)
    expect(allowsTracking(cookie, false)).toBe(expected)
  })

  test('[E-F-33] [E-B-24] before an answer nobody is counted where visitors are asked', () => {
    expect(allowsTracking(none, true)).toBe(false)
    expect(allowsTracking(none, false)).toBe(true)
  })

  test('A consent cookie that accepts neither group allows no tracking.', () => {
    fc.assert(
      fc.property(hostileText, (value) => {
        const groups = readConsent(value)
        return allowsTracking(some(value), false) === (groups.has('C2') || groups.has('C9'))
      }),
    )
  })

  test('Any consent value is read without an exception and accepts the necessary group.', () => {
    fc.assert(fc.property(hostileText, (value) => readConsent(value).has('C1')))
  })

  test('cookies by name', () => {
    expect(findCookie('ab=1; b="2"; b=3', 'b')).toEqual(some('2'))
    expect(findCookie('ab=1', 'b')).toEqual(none)
    expect(GEOLOCATION_TIMEOUT).toBe(10_000)
  })
})
