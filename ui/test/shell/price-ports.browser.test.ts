import { afterEach, describe, expect, test, vi } from 'vitest'
import type { UserPlace } from '@evkit/engine/site'
import { LOCATION_COOKIES } from '@evkit/engine/internal/site'
import { findKeptPlace } from '../../src/shell/ports/prices/watch-kept-place.js'
import { browserPricePorts } from '../../src/shell/ports/prices/price-ports.js'

const write = (name: string, value: object): string =>
  `${name}=${encodeURIComponent(JSON.stringify(value))}`
const HILLS = { latitude: 34.1, longitude: -118.4, zipCode: '90210', city: 'Beverly Hills' }
const REGION = { latitude: 37.8, longitude: -122.4, zipCode: '94105', region: 'CA', country: 'US' }

const stop: (() => void)[] = []
afterEach(() => {
  for (const end of stop.splice(0)) end()
  for (const name of Object.values(LOCATION_COOKIES)) document.cookie = `${name}=; Max-Age=0`
  vi.unstubAllGlobals()
})

const watch = (): UserPlace[] => {
  const told: UserPlace[] = []
  stop.push(
    browserPricePorts().watchLocation((place) => {
      told.push(place)
    }),
  )
  return told
}
const choose = (location: object): void => {
  const detail = { placeDetails: { location } }
  document.dispatchEvent(new CustomEvent('locationChangeEvent', { detail }))
}

describe('the place prices go by', () => {
  test('[B-LOC-06] [B-PRICE-34] is the one the visitor typed, else the one of their connection, with a postcode', () => {
    const region = write(LOCATION_COOKIES.region, REGION)
    const typed = write(LOCATION_COOKIES.location, { userInput: HILLS })
    expect(findKeptPlace(`${region}; ${typed}`)).toMatchObject({ value: { zipCode: '90210' } })
    expect(findKeptPlace(region)).toMatchObject({ value: { zipCode: '94105', regionName: 'CA' } })
    const { zipCode: _, ...without } = HILLS
    for (const cookies of [
      '',
      'evkit_location=broken',
      write(LOCATION_COOKIES.location, { userInput: without }),
      write(LOCATION_COOKIES.location, { browserCoords: { latitude: 1, longitude: 2 } }),
    ])
      expect([cookies, findKeptPlace(cookies)]).toMatchObject([cookies, { _tag: 'None' }])
  })

  test('[B-LOC-04] is told at once where a cookie holds it, and again when another is chosen', async () => {
    document.cookie = write(LOCATION_COOKIES.location, { userInput: HILLS })
    const told = watch()
    await expect.poll(() => told.map(({ zipCode }) => zipCode)).toEqual(['90210'])
    choose({ ...HILLS, zipCode: '10001' })
    await expect.poll(() => told.map(({ zipCode }) => zipCode)).toEqual(['90210', '10001'])
  })

  test('[B-PRICE-35] a place that is chosen while the cookie is read is the last word', async () => {
    document.cookie = write(LOCATION_COOKIES.location, { userInput: HILLS })
    const told = watch()
    choose({ ...HILLS, zipCode: '10001' })
    await expect.poll(() => told.at(-1)?.zipCode).toBe('10001')
    await new Promise((done) => setTimeout(done, 50))
    expect(told.at(-1)?.zipCode).toBe('10001')
  })
})

describe('what is asked', () => {
  const question = { market: 'us', locale: 'en-US', clientName: 'x', modelKey: 'k' }
  const never = new AbortController().signal
  const listen = () => {
    const sent: RequestInit[] = []
    vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
      sent.push(init)
      return Promise.resolve(Response.json({}))
    })
    return sent
  }

  test('[B-PRICE-31] says that it is no production where it is none', async () => {
    const sent = listen()
    await browserPricePorts('qa').askUsPrice(question, never)
    await browserPricePorts().askUsPrice(question, never)
    expect(sent[0]?.headers).toMatchObject({ testwww: 'true', qawww: 'true' })
    expect(sent[1]?.headers).not.toHaveProperty('qawww')
    expect(browserPricePorts('qa')).toBe(browserPricePorts('qa'))
  })

  test('[B-PRICE-29] names the session of its cookie, and none without one', async () => {
    const sent = listen()
    const body = { ...question, deployEnv: 'prod', isInStore: false } as const
    await browserPricePorts().askPrices(body, never)
    document.cookie = 'sessionId=abc'
    await browserPricePorts().askPrices(body, never)
    document.cookie = 'sessionId=; Max-Age=0'
    const bodies = sent.map(({ body: text }) => JSON.parse(text as string) as object)
    expect(bodies[0]).not.toHaveProperty('sessionId')
    expect(bodies[1]).toHaveProperty('sessionId', 'abc')
  })
})
