// Each page has one address, however it is written.
import { expect, test } from 'vitest'
import { findPlainPath } from '../../server/plain-path.js'
import { createSite } from '../../server/site.js'
import { openData, PLAIN_SITE } from './open-data.js'

test.each([
  ['/%75k/', '/uk/'],
  ['/uk/%63%61rs/', '/uk/cars/'],
  ['/uk/%7Ea', '/uk/~a'],
  ['/uk/', undefined],
  ['/uk/%20x/', undefined],
  ['/uk/%2Fcars', undefined],
  ['/uk/%C3%A5', undefined],
  ['/uk/%', undefined],
  ['/uk/%7', undefined],
  // Nobody is led to another host.
  ['//%65vil.example/', undefined],
  ['/%2F%65vil.example/', '/%2Fevil.example/'],
])('[D-B-01] %s is written %s', (path, plain) => {
  expect(findPlainPath(path)).toBe(plain)
})

const app = createSite({ ...PLAIN_SITE, store: openData() })

test('[D-B-01] [B-NAV-02] a page whose address is escaped without need leads to its own, with its query, and may be kept for a while', async () => {
  const answer = await app.request('/%75k/cars/?a=%75')
  expect([answer.status, answer.headers.get('location')]).toEqual([308, '/uk/cars/?a=%75'])
  expect(answer.headers.get('cache-control')).toContain('max-age=')
  expect((await app.request('/uk/cars/')).status).toBe(200)
  // Nobody is led to another host.
  const away = (await app.request('//%65vil.example/')).headers.get('location')
  expect(away ?? '/').toMatch(/^\/(?!\/)/)
})
