// What is framed on pages of others, and what is said between them.
import { option as O } from 'fp-ts'
import { describe, expect, test } from 'vitest'
import { parseQuery } from '../../src/shared/index.js'
import { chooseAll } from '../../src/site/consent-choices.js'
import {
  readHostMessage,
  toFrameMessage,
  writeFramedConsent,
} from '../../src/site/frame-message.js'
import {
  findFramedPage,
  readFramedPath,
  resolveHost,
  writeFramedPath,
} from '../../src/site/framed-page.url.js'

describe('[E-T-155] addresses', () => {
  test.each([
    ['/uk/frame/charging', { site: 'uk', name: 'charging' }],
    ['/DE/frame/quote/', { site: 'de', name: 'quote' }],
    ['/uk/frame/', undefined],
    ['/uk/frame/charging/more', undefined],
    ['/uk/electrification/range/', undefined],
  ])('%s', (path, read) => {
    expect(readFramedPath(path)).toEqual(read)
  })

  test('what is written is read', () => {
    const address = { site: 'ae', name: 'range' }
    expect(readFramedPath(writeFramedPath(address))).toEqual(address)
  })

  test('tools have them, other pages and names of objects have none', () => {
    expect(findFramedPage('route-planner')).toBe('route-planner')
    for (const name of ['home', 'cars', 'compare-cars', 'configure', 'constructor', ''])
      expect(findFramedPage(name)).toBeUndefined()
  })
})

describe('[E-T-156] messages', () => {
  const HOST = 'https://www.example.org'

  test.each([
    [`host=${encodeURIComponent(HOST)}`, HOST],
    ['host=https://other.example', ''],
    [`host=${HOST}.evil.example`, ''],
    ['host=*', ''],
    ['', ''],
  ])('%s is spoken to: %j', (query, host) => {
    expect(resolveHost(parseQuery(query), [HOST])).toBe(host)
  })

  test('each says whose it is and its version', () => {
    expect(toFrameMessage({ kind: 'height', height: 640 })).toEqual({
      source: 'evkit',
      version: 1,
      kind: 'height',
      height: 640,
    })
  })

  const consent = { source: 'evkit', version: 1, kind: 'consent', groups: 'C1:1,C3:1' }

  test('consent is read, what is not named is off', () => {
    expect(readHostMessage(consent)).toEqual(O.some({ ...chooseAll(false), functional: true }))
  })

  test.each([
    undefined,
    null,
    'consent',
    { ...consent, source: 'other' },
    { ...consent, version: 2 },
    { ...consent, kind: 'height' },
    { ...consent, groups: 'C3:1; Domain=x' },
    { ...consent, groups: ['C3:1'] },
  ])('%j is nothing', (data) => {
    expect(readHostMessage(data)).toEqual(O.none)
  })

  test('it is kept for framed pages alone, and over https for the page around alone', () => {
    const choices = { ...chooseAll(false), functional: true }
    const written = (isSecure: boolean) =>
      writeFramedConsent(choices, { path: '/uk/frame', isSecure })
    expect(written(false)).toMatch(
      /^OptanonConsent=groups=C1%3A1%2C.*C3%3A1.*; Path=\/uk\/frame; SameSite=Lax$/,
    )
    expect(written(true)).toMatch(/; SameSite=None; Secure; Partitioned$/)
  })
})
